web-debrief-comes = Il bilancio è in preparazione…
web-debrief-none = Non c’è ancora un bilancio.
web-debrief-slides = Diapositive
web-debrief-previous = Diapositiva precedente
web-debrief-next = Diapositiva seguente
web-debrief-projector = Sul proiettore
web-debrief-print = Stampa una pagina
web-debrief-data = Porta via i dati
web-debrief-names-hidden = I nomi sono nascosti
web-debrief-names-shown = I nomi si vedono
web-debrief-reveal = Mostra i soprannomi
web-debrief-reveal-line = Tutti vedranno chi sedeva dove. Alla diapositiva seguente sono di nuovo nascosti.
web-debrief-slide-rounds = I round
web-debrief-slide-moments = L’ultimo momento
web-debrief-slide-rich = Ricchi e poveri
web-debrief-slide-said = Detto e fatto
web-debrief-slide-twins = Lo stesso posto
web-debrief-slide-laws = Un’altra legge
web-debrief-slide-now = E adesso?
web-debrief-table = Tavolo { $number }
web-debrief-tables = Tavoli
web-debrief-table-round = Tavolo { $table }, round { $round }
web-debrief-seat = Posto { $letter }
web-debrief-in-silence = in silenzio
web-debrief-with-talk = parlando
web-debrief-held = ha retto
web-debrief-lost = perso
web-debrief-stopped = fermato
web-debrief-held-of = { $held } su { $of } hanno retto
web-debrief-came-second = Il round 2 è anche venuto dopo. Qui non si può distinguere l’effetto della legge da quello della pratica.
web-debrief-without-bots = Senza i tavoli che hanno avuto un bot: { $counts }.
web-debrief-few-tables = Sono pochi tavoli: qualcosa può essere caso.
web-debrief-signed = { $signed } su { $of } hanno firmato
web-debrief-guessed = { $count ->
        [one] Una risposta, in media { $mean }.
       *[other] { $count } risposte, in media { $mean }.
    }
web-debrief-model = un modello, non voi
web-debrief-laws-title = La vostra classe con un’altra legge
web-debrief-laws-line = I tavoli dell’ultimo round ({ $tables }), ridistribuiti e giocati { $replays } volte da bot che decidono come voi nel round 1.
web-debrief-laws-come = Il modello sta ancora giocando. Ci vuole fino a un minuto.
web-debrief-no-law = Nessuna nuova legge
web-debrief-as-played = come si è giocato
web-debrief-worlds-that-hold = mondi che reggono
web-debrief-on-average = in media
web-debrief-eight-of-ten = 8 partite su 10 stanno tra
web-debrief-between = { $low } e { $high }
web-debrief-it-was = erano { $held }
web-debrief-trust = Quanto fidarsi
web-debrief-trust-own = Per quello che avete giocato dice da { $low } a { $high }. Erano { $held }. Un caso prova poco.
web-debrief-trust-alike = { $law } non si distingue da { $others }: le barre si sovrappongono.
web-debrief-not-counted = Non contato
web-debrief-not-counted-line = { $laws }: il modello non parla, quindi non può sapere che cosa avreste detto.
web-debrief-in-nearly-all = regge in quasi tutte le partite
web-debrief-in-some = in alcune
web-debrief-in-hardly-any = in quasi nessuna
web-debrief-laws-question = Una domanda per voi: vi sareste ancora comportati come nel round 1?
web-debrief-to-talk = Per parlarne
web-debrief-ask-law = Avete scelto voi stessi «{ $law }». Che cosa ha cambiato, e che cosa no?
web-debrief-ask-fines = { $count ->
        [one] La multa è stata pagata una volta. Ha funzionato perché si pagava o perché c’era?
       *[other] La multa è stata pagata { $count } volte. Ha funzionato perché si pagava o perché c’era?
    }
web-debrief-ask-lost = Guardate un mondo perso. Che cosa avranno pensato quelli che hanno passato?
web-debrief-ask-unsigned = { $count ->
        [one] Uno di voi non ha firmato. Quale sarebbe stata una legge per tutti?
       *[other] { $count } di voi non hanno firmato. Quale sarebbe stata una legge per tutti?
    }
web-debrief-ask-rule = Quale regola dareste alla prossima classe, e perché?
web-debrief-ask-life = Dove, nella vostra vita, qualcuno aspetta che prima diano gli altri? C’è una legge per questo?
web-debrief-game-knows = Quello che il gioco sa
web-debrief-released = Scritto da voi
web-debrief-report = I nostri mondi
web-debrief-lines = Quello che vogliamo ricordare
