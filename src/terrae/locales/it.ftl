### Le frasi della casa: quelle del gioco nel terminale e dell'app web che non appartengono a un gioco in particolare.

language-name = Italiano

terminal-new = Una nuova partita di { $game } per { $players } giocatori. Scrivi ? per le regole del momento, help per il resto.
terminal-resumed = Di nuovo alla tua partita di { $game }, dopo { $moves ->
        [one] 1 decisione
       *[other] { $moves } decisioni
    }.
terminal-resume = Hai una partita di { $game } in sospeso ({ $players } giocatori, { $moves ->
        [one] 1 decisione presa
       *[other] { $moves } decisioni prese
    }). Invio la riprende, «new» ne comincia un’altra e conserva questa, «q» esce.
terminal-resume-choose = Premi Invio, oppure scrivi «new» o «q».
terminal-resume-options = (Le opzioni indicate valgono per una nuova partita.)
terminal-kept = La tua partita in sospeso è conservata in { $file }.
terminal-damaged = Non è stato possibile leggere la partita salvata ({ $why }). È stata spostata in { $file }.
terminal-since = Nel frattempo
terminal-story = La storia finora
terminal-prompt = La tua risposta
terminal-prompt-only = La tua risposta (Invio per l’unica)
terminal-choose =
    { $count ->
        [one] Scrivi 1, oppure help.
       *[other] Scrivi un numero da 1 a { $count }, oppure help.
    }
terminal-refused = Non si può: { $why }.
text-format = Una riga è un oggetto JSON, come { $answer } o { $ask }, e nient’altro.
text-too-long = Una riga ha al massimo { $bytes } byte.
text-late = Questo risponde alla domanda { $given }; questa è la { $number }.
text-requests = Troppe richieste prima di una sola risposta.
text-time = Nessuna risposta entro { $seconds } s.
text-illegal = «{ $answer }» qui non è possibile. { $title } ({ $rule }): { $text }
terminal-help = Rispondi con un numero o con la sua sigla. ? oppure rules: le regole del momento. log: la storia finora. table: rivedi il tavolo. back: ritira la tua ultima risposta, se non ha svelato nulla. q: salva ed esci.
terminal-help-talk = say e una frase con i suoi valori: parlare agli altri, numerati da 1. say da solo: tutto ciò che si può dire. talk: che cosa è stato detto e chi ha mantenuto la parola.
terminal-talk = Detto al tavolo
terminal-ledger = { $name }: promesse mantenute { $kept }, infrante { $broken }
terminal-no-way-back = Non si torna indietro: la tua ultima risposta ha svelato qualcosa, o nel frattempo ha deciso qualcun altro.
terminal-rules-read-on = Tutte le regole: docs/rules nel progetto.
terminal-saved = Salvata. «terrae play { $game }» riprende da qui.
terminal-over = La partita è finita.
terminal-recorded = La sua registrazione è stata aggiunta a { $file }.

## L'app web

web-home-link = Terrae, pagina iniziale
web-nowhere = Qui non c’è nulla
web-nowhere-line = Forse è stato rimosso, o il link non era completo.
web-close = Chiudi
web-menu = Menu
web-language = Lingua
web-theme-device = Come il dispositivo
web-theme-light = Tema chiaro
web-theme-dark = Tema scuro
web-notices = Avvisami quando tocca a me
web-notices-blocked = Questo browser non permette alla pagina di inviare avvisi.
web-push-table = Avvisami quando tocca a me qui, anche a pagina chiusa
web-push-all = Avvisami a tutti i miei tavoli, anche a pagina chiusa
web-push-line = Lo trasmette, cifrato, il produttore del tuo browser. Nomina il tavolo, e nessuna carta.
web-push-by-all = È attivo per tutti i tuoi tavoli; si disattiva nelle impostazioni.
web-push-insecure = Serve un indirizzo con https, oppure Terrae su questo stesso dispositivo.
web-push-unsupported = Questo browser non può farlo. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
web-push-failed = Il browser non è riuscito ad attivarlo. Forse non raggiunge il servizio del suo produttore.
web-sounds = Suoni
web-single-keys = Scorciatoie a un tasto
web-rules = Regole
web-all-rules = Tutte le regole
web-leave-table = Alla pagina iniziale
web-watch-line = Chi ha questo link vede ciò che vede tutto il tavolo, ma nessuna mano.
web-leave = Lascia la partita
web-leave-line = Un bot continua a giocare per te. Puoi riprendere il posto finché dura la partita.
web-leave-guest-line = Il bot continua a giocare al suo posto. Non potrai riprenderlo.
web-end-table = Termina la partita per tutti
web-end-table-line = Nessuno vince, tutte le carte vengono mostrate e non si torna indietro.
web-sure = Sì, davvero
web-bot-for-you = Un bot gioca per te.
web-come-back = Riprendi il mio posto
web-seat-elsewhere = Il tuo posto è su un altro dispositivo.
web-gone = { $name } è via da { $time }.
web-gone-soon = { $name } non c’è. Tra { $time } potrà giocare un bot.
web-gone-clock = { $name } non c’è. Un bot decide tra { $time }.
web-wait = Aspetta
web-replace = Fai giocare un bot
web-guest = { $name } ha preso il posto di { $bot }.
web-guest-undo = Restituiscilo al bot
web-guest-fine = Va bene
web-guests = Ospiti
web-guests-left = Posti di bot che si possono ancora prendere con l’invito: { $left }.
web-guests-more = Fai entrare un’altra persona
web-guest-undo-seat = Restituisci al bot il posto di { $name }
web-abandoned = Questa partita è stata interrotta prima della fine.
web-abandoned-by = { $name } ha interrotto questa partita prima della fine.
web-abandoned-host = Chi ospita ha interrotto questa partita prima della fine.
web-abandoned-agreed = Tutti hanno accettato di interrompere questa partita prima della fine, come voleva { $name }.
web-too-long = Questa partita è finita: un tavolo conserva al massimo { $moves } mosse.
web-watching = Stai guardando.
web-time-left = Tempo di { $name }: { $time }
web-connection-connecting = Connessione in corso
web-table-coming = Il tavolo sta arrivando …
web-skip-link = Vai alla decisione
web-connection-open = In linea
web-connection-lost = Connessione persa, nuovo tentativo
web-connection-since = Nessuna connessione dalle { $time }. Nuovo tentativo; fino ad allora i pulsanti attendono.
web-connection-gone = Questo link non vale più
web-players = Giocatori
web-bot = bot
web-story = Storia
web-talk = Chat
web-talk-empty = Nessuno ha ancora detto nulla. Ciò che si dice qui non vincola.
web-talk-say = Di’ qualcosa al tavolo
web-talk-send = Invia
web-talk-can-help = Posso aiutare
web-talk-cannot = Non posso aiutare
web-talk-please = Aiutate, per favore
web-talk-thanks = Grazie
web-talk-promises = Promesse
web-talk-choose = Che cosa vuoi dire?
web-talk-other = Scegli un altro tipo di frase
web-talk-say-it = Dillo
web-talk-unchecked = Nulla ti vincola, ma tutti vedono se le promesse sono mantenute.
web-talk-own-words = O con parole tue
web-talk-untranslated = testo libero, non tradotto
web-talk-said-in = detto in
web-talk-silence = Questo tavolo gioca in silenzio.
web-talk-silence-line = Quello che fanno gli altri è tutto ciò che dicono.
web-talk-offline = Nessuna connessione. Puoi preparare una frase; si potrà dire quando torna. Nulla viene tenuto per dopo.
web-talk-fast = Lascia leggere gli altri. Puoi parlare di nuovo tra { $time }.
web-talk-watching = Stai guardando: senti tutto e non dici nulla.
web-talk-not-now = Ora non si può dire. La situazione è cambiata; rivedi la frase.
web-talk-hide-words = Nascondi il testo libero, solo per me
web-talk-hidden = testo libero, nascosto
web-talk-settings = Chi vuoi sentire
web-talk-settings-line = Le frasi tra cui scegliere fanno parte del gioco e arrivano sempre. Il testo libero si può nascondere; lo noti solo tu.
web-talk-block = Nascondi il testo libero di { $name }
web-talk-report = Segnala { $name }
web-talk-report-short = Segnala
web-talk-reported = Segnalato. Chi gestisce questo servizio potrà guardarlo.
web-talk-close = Chiudi la chat
web-talk-all = Tutto
web-lobby-talk = Parlare al tavolo
web-lobby-talk-words = anche testo libero
web-lobby-talk-sentences = frasi tra cui scegliere
web-lobby-talk-silence = silenzio
web-lobby-keep-words = La registrazione della partita conserva anche il testo libero.
web-ledger-title = Chi ha mantenuto la parola
web-ledger-line = Delle promesse messe alla prova, mantenute { $kept } su { $tested }.
web-ledger-halves = Nella prima metà finora { $first } su { $before }, poi { $second } su { $after }.
web-ledger-untested = Nessuna promessa è ancora stata messa alla prova.
web-ledger-none = Nessuno ha promesso nulla.
web-ledger-over = La fiducia nel tempo
web-ledger-over-line = Sopra la linea: mantenuto. Sotto: infranto. Sulla linea: in sospeso o mai verificato.
web-ledger-given = Promesso, dato
web-ledger-of = { $part } su { $whole }
web-ledger-words = Parola per parola
web-ledger-filter-all = Tutto
web-ledger-filter-broken = Infranto
web-ledger-filter-me = A me
web-ledger-moment = turno { $number }
web-ledger-hands = Detto sulle carte in mano
web-ledger-hands-said = Detto finora: { $count }
web-ledger-hands-untrue = Falso: { $count }
web-ledger-hands-clear = detto nel turno { $said }, smentito nel turno { $clear }
web-ledger-counts = Che cosa conta come promessa
web-ledger-out-open = ancora da venire
web-ledger-out-gave = dato: { $given }
web-ledger-out-nothing = nulla dato
web-ledger-out-untested = non c’è stata l’occasione
web-ledger-out-unmet = la condizione non si è avverata
web-ledger-out-replaced = una promessa successiva l’ha sostituita
talk-verdict-open = in sospeso
talk-verdict-kept = mantenuto
talk-verdict-broken = infranto
talk-verdict-untested = non verificato
talk-verdict-replaced = sostituito
web-refused-silence = A questo tavolo si gioca in silenzio.
web-refused-no-acts = Questo gioco non ha frasi tra cui scegliere.
web-refused-late = La partita è andata avanti: ripetilo se vale ancora.
web-refused-enough = L’hai detto abbastanza volte: prima deve decidersi nel gioco.
web-decision = Decisione
web-decides-now =
    { $you ->
        [yes] Ora decidi tu.
       *[no] Ora decide { $name }.
    }
web-waits-for = { $name } sta decidendo.
web-what-now = Che cosa posso fare ora?
web-take-back = Annulla
web-what-now-not = Adesso non ti si chiede nulla.
web-take-back-not = Non c’è nulla da annullare: si è visto qualcosa di nuovo, o ha deciso qualcun altro.
web-advice = Consiglio di un bot
web-advice-ask = Che cosa farebbe un bot?
web-advice-by = { $bot }, da quello che vedi. Può sbagliare.
web-advice-thinks = Il bot pensa …
web-advice-none = Il bot non ha consigli in questo momento. Chiedi di nuovo tra poco.
web-advice-later = Non porta niente subito, ma le partite che il bot ha immaginato andavano meglio così.
web-advice-gains =
    { $points ->
        [one] Ti porta 1 punto.
       *[other] Ti porta { $points } punti.
    }
web-advice-worth =
    { $points ->
        [one] Può portarti 1 punto entro la fine del turno.
       *[other] Può portarti { $points } punti entro la fine del turno.
    }
web-signs = Segni
web-sign-good = Bene
web-sign-well_done = Ben fatto
web-sign-thanks = Grazie
web-sign-ha = Ah ah
web-sign-oh_no = Oh no
web-sign-thinking = Fammi pensare
web-vote-ask = Chiedere a tutti
web-vote-line = Si fa quando è d’accordo chiunque gioca. I bot non votano.
web-vote-ask-take-back = Annullare la mia ultima decisione
web-vote-ask-end = Finire la partita
web-vote-take_back = { $name } vuole annullare la sua ultima decisione.
web-vote-end = { $name } vuole finire la partita.
web-vote-take_back-waits = Si annulla se { $names } è d’accordo.
web-vote-end-waits = La partita finisce se { $names } è d’accordo.
web-vote-yes = D’accordo
web-vote-no = No
web-vote-withdraw = Ritirare
web-settings = Impostazioni
web-settings-name = Il tuo nome al tavolo
web-settings-name-line = Vale al prossimo tavolo a cui ti siedi, e quando giochi di nuovo.
web-settings-theme = Tema
web-story-jump = Mostrare questo momento nel replay
web-replay-save = Salvare la partita
web-lobby-rename-seat = Cambiare il mio nome
web-lobby-up = Sposta { $name } un posto più su
web-keys = Tasti
web-keys-off = Lettere e cifre singole sono disattivate su questo dispositivo.
web-key-list = Questo elenco
web-key-help = Che cosa posso fare adesso?
web-key-back = Annullare
web-key-tab = Alla cosa seguente; con Maiusc e Tab a quella prima
web-key-escape = Chiudere, o non scegliere niente
web-row-team-won = La tua squadra ha vinto { $points } : { $others }.
web-row-team-lost = La tua squadra ha perso { $points } : { $others }.
web-pace = Ritmo
web-pace-slow = Lento
web-pace-normal = Normale
web-pace-instant = Immediato
web-pace-stop = Fermati dopo ogni esito
web-continue = Continua
web-skip = Vai al mio turno
web-skip-not = Adesso non c’è nulla da saltare.
web-worth-after =
    { $bound ->
        [most] Vale { $before } ora, fino a { $after } dopo
       *[exact] Vale { $before } ora, { $after } dopo
    }
web-bound-most = fino a
web-zoom-atlas = Apri nell’atlante
web-zoom-back = Torna al tavolo
web-away-tag = assente
web-refused = Non si può: { $why } ({ $rule }).
web-refused-malformed = La pagina e il server di gioco non si capiscono. Ricarica la pagina.
web-refused-state = Non è compatibile con la situazione di questo tavolo.
web-refused-illegal = Le regole non lo permettono.
web-refused-not-your-turn = Adesso decide qualcun altro.
web-refused-stale = Nel frattempo al tavolo è successo altro.
web-refused-bad-record = Questa registrazione non è valida.
web-refused-too-large = È troppo grande per il server di gioco.
web-refused-unreadable = Il server di gioco non riesce a leggere questo tavolo al momento. Tutti gli altri tavoli vanno avanti.
web-refused-seat-taken = Quel posto è già occupato.
web-refused-wrong-code = Nessuna lezione ha questo codice, o le immagini sono cambiate. Guarda di nuovo e riprova.
web-refused-pictures = Questa porta chiede anche le immagini.
web-refused-door-locked = L’insegnante ha chiuso la porta.
web-refused-no-guests = Con questo invito non può più sedersi nessuno. Puoi guardare.
web-refused-name-taken = Qualcuno a questo tavolo ha già questo nome.
web-refused-colour-taken = Qualcuno a questo tavolo ha già questo colore.
web-refused-bad-text = Questo testo è troppo corto o troppo lungo, o contiene caratteri che non si possono mostrare.
web-refused-chat-off = La chat è disattivata a questo tavolo.
web-refused-too-many-tables = Da qui sono aperti troppi tavoli. Finisci o chiudi prima qualche partita.
web-refused-hints-off = I suggerimenti sono disattivati a questo tavolo.
web-story-and-talk =
    { $count ->
        [0] Storia e chat
        [one] Storia e chat, 1 novità
       *[other] Storia e chat, { $count } novità
    }
web-nav = Pagine
web-nav-more = Altre pagine
web-nav-play = Gioca
web-nav-learn = Impara
web-nav-replays = Replay
web-nav-about = Info
web-hero = Giochi che parlano di un solo pianeta
web-ladder = Chi gioca come
web-ladder-lead = { $games } partite di { $game } fra bot. Tutti i tavoli hanno giocato le stesse distribuzioni.
web-ladder-mixed = Ai tavoli misti
    .line = Su 100 partite; le barre sono intervalli di confidenza al 95 %. Punteggiato: una quota equa di vittorie, { $share }.
web-ladder-players = Giocatori
web-ladder-order = Ordine
web-ladder-by-wins = per vittorie
web-ladder-by-survival = per sopravvivenza
web-ladder-by-score = per punti
web-ladder-survival = il mondo sopravvive
web-ladder-score = punti
web-ladder-wins = vittorie
web-ladder-between = fra { $low } e { $high }
web-ladder-one = Uno fra { $others }
web-ladder-one-survival = Il mondo sopravvive, su 100 partite
web-ladder-one-wins = Quel bot vince, su 100 partite
web-ladder-row = uno di questi, fra
web-ladder-best = Sottolineato: nessuno fa meglio fra questi.
web-ladder-counted = { $games } partite per tavolo, distribuzioni { $seed }/0 e seguenti, versione { $version }. terrae tournament le riconta.
web-hero-line = Tieni insieme il mondo, o costruisci una terra che duri. Niente da installare, nessun account.
web-seats = Da { $least } a { $most } giocatori
web-players-choose = Quanti giocano
web-play-now = Gioca ora
web-play-with = { $seats } giocatori, bot: { $bots }, { $kind }
web-play-with-ask = Chi gioca con te?
web-bots-mixed = misti
web-bots-mixed-line = Caratteri diversi, come si addice al gioco.
web-bots-lot = un altro a sorte
web-character-of = { $name }, { $character }: che cosa aspettarsi
web-strength-choose = Livello
web-strength-easy = facile
web-strength-normal = normale
web-strength-hard = difficile
web-done = Fatto
web-name-ask = Come ti chiami?
web-name-line = Gli altri al tavolo vedono questo nome. Resta su questo dispositivo.
web-name-go = Gioca
web-invite = Invita amici
web-one-device = Un dispositivo
web-learn-short = Impara in tre minuti
web-watch-replay = Guarda un replay
web-offline = Il server di gioco non risponde. Riprova fra un momento.

# Without a service: the app as a folder of files.
web-site-line = Tutto su questa pagina funziona su questo dispositivo, anche senza connessione.
web-site-line-http = Tutto su questa pagina funziona su questo dispositivo. Aperta da un indirizzo https, funziona anche senza connessione.
web-site-needs = Richiede un server di gioco, che questa copia non ha:
    .what = amici su altri dispositivi, tavoli aperti, lezioni dal vivo, numeri degli altri.
web-site-connect = Collegati a uno
web-site-ready-in = pronto tra circa { $seconds } s
web-site-loading = Il motore si sta caricando
web-site-loaded = { $loaded } di { $total } MB. Intanto puoi imparare e leggere.
web-site-starts = Parte da solo
    .line = Tocca di nuovo per restare qui.
web-site-too-old = Questo browser non può eseguire il motore.
    .line = Regole e atlante funzionano. Per giocare, usa un browser più recente.
web-site-kept = Tutto è conservato per quando non c’è connessione.
web-site-new = C’è una nuova versione.
web-site-change = Cambia ora
web-site-later = Al prossimo avvio
web-site-waits = Una nuova versione aspetta la fine di questa partita.
web-site-full = Su questo dispositivo non c’è più spazio: la tua ultima risposta non è stata conservata, tutto ciò che precede sì. Fai spazio e riprova.
web-site-needs-service = Questo richiede un server di gioco, che questa copia non ha.
    .line = Su questo dispositivo puoi giocare con i bot, passarlo di mano in mano, imparare e leggere.
web-site-as-file = I browser eseguono questa pagina solo da un server web. Scrivi python3 -m http.server in questa cartella e apri http://localhost:8000.
web-no-script = Terrae ha bisogno di JavaScript. Attivalo per questa pagina, poi ricaricala.
web-too-many = Un po’ troppo in fretta. Riprova fra un momento.
web-not-yours = Questo dispositivo qui non può farlo.
web-you = Tu
web-your-tables = I tuoi tavoli
web-your-tables-none = Qui troverai i tavoli a cui siedi.
web-wait-for-you =
    { $count ->
        [one] uno ti aspetta
       *[other] { $count } ti aspettano
    }
web-finished = Finite
web-all-finished = Tutte le partite finite
web-open-tables = Tavoli aperti
web-open-tables-none = Ora nessun tavolo è aperto. Aprine uno con «Invita amici».
web-more-tables = Altri tavoli
web-home-teach = Per insegnanti: una lezione per tutta la classe
web-home-join = Entra in una lezione con un codice
web-row-open = Posti occupati: { $taken } su { $seats }
web-row-over = La partita è finita
web-row-won-you =
    { $points ->
        [one] Hai vinto con 1 punto.
       *[other] Hai vinto con { $points } punti.
    }
web-row-won =
    { $count ->
        [one] Ha vinto { $names }.
       *[other] Hanno vinto { $names }.
    }
web-row-points = I tuoi punti: { $points }.
web-row-asked = Tocca a te
web-row-waits = { $name } sta decidendo
web-row-replay = Replay
web-row-continue = Continua
web-row-go = Apri
web-row-join = Unisciti
web-row-watch = Guarda
web-since = da { $time }
web-bot-random = testa fra le nuvole
    .line = Risponde a caso. Buono per fare pratica.
web-away = via, gioca un bot
web-lobby-seats = Posti
web-lobby-shuffle = Mescola i posti
web-lobby-more = Un posto in più
web-lobby-fewer = Un posto libero in meno
web-lobby-fill-bots = Bot nei posti liberi
web-lobby-character = Carattere di { $name }
web-lobby-title = Nome del tavolo
web-lobby-rename = Rinomina
web-lobby-name = Il tuo nome
web-lobby-colour = Il tuo colore
web-colour-plum = prugna
web-colour-teal = ottanio
web-colour-amber = ambra
web-colour-rose = rosa
web-colour-slate = ardesia
web-colour-olive = oliva
web-lobby-name-taken = Qualcuno a questo tavolo si chiama già { $name }.
web-lobby-sit = Siediti
web-lobby-sit-here = Siediti qui
web-lobby-free = posto libero
web-lobby-kept = riservato a { $name }, ancora { $time }
web-lobby-bot = Aggiungi un bot
web-chooser = Un bot per il posto { $seat }
web-chooser-character = Carattere
web-chooser-talks = Parla al tavolo
web-chooser-silent = Non dice nulla
web-chooser-thinks = Riflette fino a un secondo
web-chooser-quick = Decide subito
web-chooser-expect = Che cosa aspettarsi, in { $seats }
web-chooser-survival = Il mondo sopravvive ai suoi tavoli
web-chooser-wins = Vince, la parte equa è { $share }
web-chooser-score = I suoi punti in media
web-chooser-counted = Su 100 partite, contate in { $games }; le barre sono intervalli di confidenza al 95 %.
web-chooser-uncounted = Non è ancora stato contato.
web-chooser-ladder = Tutti i bot a confronto
web-chooser-surprise = Sorprendimi
web-chooser-seat = Fai sedere: { $bot }
web-lobby-you = su questo dispositivo
web-lobby-there = è qui
web-lobby-away = non in linea
web-lobby-stand-up = Libera il posto di { $name }
web-lobby-invite = Invita amici
web-lobby-qr = Codice QR dell’invito
web-lobby-copy = Copia il link
web-lobby-copied = Copiato
web-lobby-share = Condividi il link
web-lobby-watch = Copia un link per guardare
web-lobby-new-link = Crea un invito
web-invite-play = Gioca
web-invite-watch = Guarda
web-invite-seat = Il mio posto
web-invite-local = Solo questo computer può aprire il tavolo
web-invite-local-line = Terrae è servito su { $address }, che gli altri dispositivi non raggiungono. Per invitare altri, fermalo e riavvialo così:
web-invite-local-after = I tuoi tavoli restano. Fallo solo in una rete di cui ti fidi.
web-invite-copy-command = Copia
web-invite-address = Indirizzo che gli altri possono aprire
web-invite-address-here = Indirizzo su questo computer
web-invite-camera = Inquadra con una fotocamera
web-invite-network = Rete
web-invite-line = Chi ha il link può sedersi finché c’è un posto libero. Dopo l’inizio offre di guardare o di prendere il posto di un bot.
web-invite-one-device = Per amici a questo computer: giocare su un solo dispositivo
web-take-line = Continua a giocare su un altro dispositivo. Qui guarderai soltanto, finché non riprendi il posto.
web-take-seat = Porta con te il posto di { $name }
web-take-how = Scansiona con l’altro dispositivo. Le tue carte e i tuoi segreti compaiono lì.
web-take-open = Apri questo indirizzo sull’altro dispositivo. Le tue carte e i tuoi segreti compaiono lì.
web-take-until = vale { $time }, una volta
web-take-over = Questo codice non vale più: vale una sola volta, per dieci minuti. Creane uno nuovo.
web-take-new = Nuovo codice
web-take-secret = Non darlo a nessuno: è il tuo posto, non un invito.
web-lobby-options = Opzioni
web-lobby-clock = Tempo per decidere
web-lobby-clock-none = senza limiti
web-lobby-clock-total = { $time } per tutte le decisioni, { $plus } in più a risposta
web-lobby-clock-line = Scaduto il tempo, un bot decide per quel giocatore, finché non riprende il suo posto.
web-lobby-starts = Chi comincia
web-lobby-starts-chance = decide il caso
web-lobby-hints = I giocatori vedono quanto varrebbero le loro scelte.
web-you-tag = tu
web-lobby-private = Solo chi ha il link trova questo tavolo.
web-lobby-public = Chiunque può trovare questo tavolo, unirsi e guardare.
web-lobby-start = Inizia la partita
web-lobby-fill =
    { $free ->
        [one] Un posto è ancora libero. All’inizio lo occupa un bot; un amico può subentrare dopo.
       *[other] { $free } posti sono ancora liberi. All’inizio li occupano i bot; gli amici possono subentrare dopo.
    }
web-lobby-start-bots = Inizia con i bot
web-lobby-sit-first = Prima di iniziare, qualcuno deve sedersi.
web-lobby-waits = La partita comincia quando la avvia chi ospita.
web-lobby-shuffling = Si mescolano le carte…
web-lobby-full = Tutti i posti sono occupati.
web-table-none = Questo tavolo non esiste, o non è per te
web-late = La partita è iniziata
web-late-kicker = Invito a { $table }
web-late-line = { $game }, { $seats } al tavolo, di cui bot: { $bots }.
web-late-seat = Prendi il posto di { $name }
web-late-seat-line = Finora ha giocato un bot. Tu continui da lì.
web-late-watch-line = Vedi ciò che vedono tutti. Le carte in mano restano nascoste.
web-curtain = Tocca a { $name }
web-curtain-line = Passa il dispositivo. Fino ad allora si vede solo ciò che tutti possono vedere.
web-curtain-here = Eccomi
web-tab-your-turn = ● Tocca a te · { $table }
web-play-again = Gioca ancora
web-wants-again = { $name } vuole giocare ancora.
web-next-game = Alla nuova partita
web-the-replay = Guarda il replay
web-code-show = Mostra come immagine
web-look-back = Guarda il tabellone
web-back-to-count = Torna al conteggio
web-end-place = Arrivi al posto numero { $rank }, punti: { $points }.
web-fair-check = Verifica il mazzo
web-replays = Replay
web-replays-lead = Ogni partita finita si può rivedere passo per passo, come l’ha vista un giocatore qualsiasi o a carte scoperte.
web-replays-mine = Le tue partite finite
web-replays-none = Ancora nessuna. Le troverai qui.
web-replay-open = Apri un file di partita
web-collect = Raccogli partite dalle immagini
web-replay-sample = { $game }: una partita d’esempio
web-replay-unreadable = Questo file non contiene una registrazione.
web-replay-none = Non c’è una partita così da guardare
web-replay-title = { $game }, replay
web-replay-controls = Replay
web-replay-back = Un passo indietro
web-replay-next = Un passo avanti
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-moment = Momento
web-replay-turn = Turno
web-replay-turn-of = { $number } · { $name }
web-replay-which = Quale partita del file
web-replay-game = Partita { $number } di { $count }
web-replay-file-gone = Il file non è più aperto. Aprilo di nuovo.
web-replay-eyes = Vista di
web-replay-all = Tutto scoperto
web-replay-watch = Chi guarda
web-replay-link = Copia il link a questo momento
web-replay-link-private = Copia il link a questo momento; privato: può aprirlo solo chi era a questo tavolo
web-replay-from-start = Dall’inizio
web-learn = Impara
web-learn-lead = Gioca qualche mossa di persona, o cerca in tutte le regole.
web-lesson-start = Prova
web-rules-search = Cerca nelle regole
web-rules-nothing = Nessuna regola lo dice. Prova un’altra parola.
web-rules-contents = Indice
web-atlas = Atlante delle carte
web-why = Perché questo gioco
web-about = Che cos’è Terrae
web-about-lead = Un posto per giocare, studiare e insegnare giochi da tavolo che parlano di un solo pianeta. Le regole sono raccontate con parole nostre; le immagini sono composte da capo con raccolte di icone libere. Nessuna illustrazione e nessun testo dei giochi stampati è usato qui.
web-fair = Il mazzo è mescolato onestamente
web-fair-line = Prima di una partita il servizio si impegna su un segreto, e ogni giocatore può aggiungere una casualità tutta sua. A partita finita il segreto viene mostrato, e chiunque può ricalcolare l’intera mescolata. Inserisci il tavolo di una partita finita per verificarla.
web-fair-table = Tavolo
web-fair-none = A quel tavolo non c’è una partita finita, o non è per te.
web-fair-holds = Torna: queste carte derivano dal segreto fissato prima della partita.
web-fair-broken = Non torna: { $why }
web-shuffle-holds = { $own ->
        [in] Mescolata onesta, verificata su questo dispositivo: il servizio ha mantenuto il segreto su cui si era impegnato, il tuo contributo c’è e quelli di tutti combaciano.
        [late] Mescolata onesta, verificata su questo dispositivo: il servizio ha mantenuto il suo segreto e i contributi di tutti combaciano. Il tuo è arrivato tardi e ha contato la sua impronta (hash).
       *[none] Mescolata onesta: segreto, contributi e seme combaciano. Questo dispositivo non ha conservato nulla di prima dell’inizio con cui confrontarli.
    }
web-shuffle-wrong = La mescolata non torna: { $what ->
        [secret] il segreto non è quello su cui il servizio si era impegnato prima dell’inizio
        [seats] gli impegni dei giocatori non sono quelli di prima dell’inizio
        [own] manca il tuo contributo, anche se il servizio l’aveva accettato
        [parts] il contributo di un giocatore non corrisponde al suo impegno
       *[seed] il seme della partita non deriva dal segreto e dai contributi
    }.
web-shuffle-cards = Verifica ogni carta
web-shuffle-cards-checking = Ogni carta viene verificata con le regole stesse. La prima volta si caricano 7 MB…
web-shuffle-cards-hold = Ogni carta è stata verificata: tutte derivano dalla mescolata.
web-shuffle-cards-wrong = Non tutte le carte derivano dalla mescolata: { $why }
web-shuffle-cards-failed = Non è stato possibile caricare le regole; le carte non sono state verificate.
web-rulings = Dove i regolamenti tacciono
web-rulings-line = Alcune cose i regolamenti le lasciano aperte. Che cosa abbiamo deciso sta nella pagina delle regole di ogni gioco, accanto alla regola a cui appartiene.
web-credits = Riconoscimenti
web-credit-game = Il gioco, di
web-credit-icons = Immagini, ricolorate, di
web-credit-interface = Icone dell’interfaccia,
web-credit-fonts = Caratteri,
web-credit-map = La mappa, di pubblico dominio, disegnata con
web-credit-python = Python nel browser, che verifica le carte,
web-licences = Tutte le licenze, e chi ha disegnato ogni immagine
web-lesson = Lezione
web-lesson-begin = Inizia
web-lesson-next = Avanti
web-lesson-skip = Salta
web-lesson-again = Di nuovo
web-lesson-look = Guarda il tavolo, poi vai avanti.
web-lesson-end = È tutto. Il resto si impara giocando.
web-daily = La partita del giorno
web-daily-line = Le stesse carte, lo stesso posto, gli stessi tre bot per tutti. Una volta al giorno, circa otto minuti.
web-daily-short = Oggi tutti giocano con le stesse carte
web-daily-go-on = Continua
web-daily-fate-held = salvo
web-daily-fate-lost = perso
web-daily-you = tu
web-daily-known = Una partita deriva solo dal suo nome: chi vuole può calcolare prima ogni carta. Qui non c’è una mescolata equa: serve a confrontarsi, non a scommettere.
web-daily-result = Il tuo risultato
web-daily-at-table = Una partita per molti
web-duplicate-begin = Una partita tra amici
web-duplicate-beside-same = uguale nelle due partite

## What a link shows before it is opened

preview-invitation = Vieni a giocare a { $game }
preview-invitation-line = Apri il link, siediti e gioca nel browser, senza account.
preview-replay = Una partita di { $game }, mossa per mossa
preview-replay-line = Guardala con gli occhi di ogni giocatore.
web-coach = Allenatore
web-coach-playing-on = continua dalla decisione { $number }; le carte nascoste sono state ridistribuite

## Puzzles, and one’s own page

web-puzzles = Salva questo mondo
web-you-page = Tu, su questo dispositivo
