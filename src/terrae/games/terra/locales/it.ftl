### Le frasi di Terra.
### $you è "yes" quando si parla di chi legge, altrimenti "no"; $name è il nome di un giocatore. $card è una carta Soluzione
### come "♣G4", $crisis il messaggio terra-crisis-*.

## T1: colori. L'attributo segue "di colore": "una carta di colore rosso".

terra-colour-G = Ambiente
    .adjective = verde
terra-colour-B = Società
    .adjective = blu
terra-colour-R = Diplomazia
    .adjective = rosso

## T2: regioni

terra-region-NA = Nord America
    .short = N. America
    .tiny = N. Am.
terra-region-SA = Sud America
    .short = S. America
    .tiny = S. Am.
terra-region-EU = Europa
    .short = Europa
    .tiny = Eur.
terra-region-AF = Africa
    .short = Africa
    .tiny = Afr.
terra-region-AS = Asia & Medio Oriente
    .short = Asia
    .tiny = Asia
terra-region-OC = Oceania & Sudest Asiatico
    .short = Oceania
    .tiny = Oce.

## T2: crisi. I nomi sono di Terrae.

terra-crisis-G-NA = Incendi boschivi in Nord America
    .short = Incendi boschivi
terra-crisis-G-SA = Foresta abbattuta in Sud America
    .short = Foresta abbattuta
terra-crisis-G-EU = Fiumi avvelenati in Europa
    .short = Fiumi avvelenati
terra-crisis-G-AF = Desertificazione in Africa
    .short = Desertificazione
terra-crisis-G-AS = Smog soffocante in Asia
    .short = Smog soffocante
terra-crisis-G-OC = Coralli morenti in Oceania
    .short = Coralli morenti
terra-crisis-B-NA = Tendopoli in Nord America
    .short = Tendopoli
terra-crisis-B-SA = Disuguaglianza estrema in Sud America
    .short = Disuguaglianza
terra-crisis-B-EU = Senzatetto in Europa
    .short = Senzatetto
terra-crisis-B-AF = Epidemia in Africa
    .short = Epidemia
terra-crisis-B-AS = Lavoro minorile in Asia
    .short = Lavoro minorile
terra-crisis-B-OC = Case sommerse in Oceania
    .short = Case sommerse
terra-crisis-R-NA = Violenza armata in Nord America
    .short = Violenza armata
terra-crisis-R-SA = Bande al potere in Sud America
    .short = Bande al potere
terra-crisis-R-EU = Guerra di confine in Europa
    .short = Guerra di confine
terra-crisis-R-AF = Guerra civile in Africa
    .short = Guerra civile
terra-crisis-R-AS = Crisi dei missili in Asia
    .short = Crisi dei missili
terra-crisis-R-OC = Pirateria in Oceania
    .short = Pirateria

## T3: misure

terra-measure-G1 = raccolta differenziata
terra-measure-G2 = risparmio delle risorse naturali
terra-measure-G3 = rimboschimento
terra-measure-G4 = irrigazione e accesso all’acqua
terra-measure-G5 = produzione più pulita
terra-measure-G6 = energia rinnovabile
terra-measure-B1 = acqua e cibo per tutti
terra-measure-B2 = assistenza sanitaria
terra-measure-B3 = saperi tradizionali
terra-measure-B4 = lotta all’esclusione, casa per tutti
terra-measure-B5 = lotta al razzismo
terra-measure-B6 = istruzione per tutti
terra-measure-R1 = senso civico
terra-measure-R2 = solidarietà
terra-measure-R3 = rimozione delle mine
terra-measure-R4 = disinnesco dei conflitti
terra-measure-R5 = sostegno alle organizzazioni internazionali
terra-measure-R6 = democrazia

## Che cosa è successo

terra-event-draw =
    { $you ->
        [yes] Peschi una carta.
       *[no] { $name } pesca una carta.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $name } pesca { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Riveli una crisi: { $crisis }.
       *[no] { $name } rivela una crisi: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Passi.
       *[no] { $name } passa.
    }
terra-event-play =
    { $you ->
        [yes] Giochi { $card }.
       *[no] { $name } gioca { $card }.
    }
terra-event-averted = Risolta in tempo!
terra-event-averted-points =
    { $you ->
        [yes] Ottieni { $points } punti.
       *[no] { $name } ottiene { $points } punti.
    }
terra-event-full-blown = Diventa una crisi a tutti gli effetti.
terra-event-full-blown-fined =
    { $you ->
        [yes] Paghi una multa di un punto.
       *[no] { $name } paga una multa di un punto.
    }
terra-event-contribute =
    { $you ->
        [yes] Giochi { $card } su «{ $crisis }».
       *[no] { $name } gioca { $card } su «{ $crisis }».
    }
terra-event-solved =
    { $you ->
        [yes] La crisi è risolta, e ottieni { $points } punti.
       *[no] La crisi è risolta, e { $name } ottiene { $points } punti.
    }
terra-event-hoard =
    { $you ->
        [yes] Immagazzini una combinazione di tre carte.
       *[no] { $name } immagazzina tre carte a faccia in giù.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Immagazzini { $cards }.
       *[no] { $name } immagazzina { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Scarti { $card }.
       *[no] { $name } scarta { $card }.
    }
terra-event-over-success = Il mazzo è finito, e il mondo è ancora in piedi.
terra-event-over-loss = Il controllo è perso: il mondo è perduto, e tutti con lui.

## Il tavolo

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] mazzo finito
        [one] 1 carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
terra-turn =
    { $you ->
        [yes] tocca a te
       *[no] tocca a { $name }
    }
terra-head-region = regione
terra-head-region-danger = fine con { $limit }
terra-foot-colour = fine con { $limit }
terra-head-player = giocatore
terra-head-hand = mano
terra-head-sets = comb.
terra-head-answer = risposta
terra-head-points = punti sul segnapunti
terra-head-points-short = punti
terra-name-own =
    { $name ->
        [You] Tu
       *[other] { $name } (tu)
    }
terra-solved = risolta
terra-partner = compagno
terra-not-asked = in attesa
terra-asked = tocca ora
terra-passed = passa
terra-impending = Imminente: { $crisis }
terra-impending-sum = { $sum } su { $threat }, ancora { $missing }
terra-impending-reached = { $sum } su { $threat }, raggiunto
terra-hand = La tua mano
terra-hand-empty = vuota
terra-hoard =
    { $sets ->
        [0] ancora niente immagazzinato
        [one] 1 combinazione immagazzinata, vale { $value }
       *[other] { $sets } combinazioni immagazzinate, valgono { $value }
    }

## T12: il pericolo, il più vicino per primo

terra-total = crisi a tutti gli effetti
terra-total-of = { $total } su { $limit }
terra-danger-region = { $region }: un’altra crisi a tutti gli effetti e il mondo è perduto.
terra-danger-colour = Un’altra crisi a tutti gli effetti di colore { $colour } e il mondo è perduto.
terra-danger-total = Un’altra crisi a tutti gli effetti e il mondo è perduto.
terra-danger-now = Se questa crisi non viene risolta, il mondo è perduto!

## Domande e risposte

terra-question-impending = { $crisis }: giochi una carta di colore { $colour }, o passi?
terra-question-common-good = Giochi una carta su una crisi a tutti gli effetti?
terra-question-hoard = Hai aiutato: puoi immagazzinare una combinazione di tre carte.
terra-none-hoard = Non hai nessuna combinazione di tre carte.
terra-none-common-good = Non hai carte del colore di una crisi in cui potresti ancora aiutare.
terra-none-impending = Non hai carte di colore { $colour }: puoi solo passare.
terra-question-discard = Più di 8 carte in mano: scartane una.
terra-answer-pass = tieni le tue carte
terra-answer-pass-fine = tieni le tue carte; −{ $fine } se diventa effettiva
terra-answer-play = { $measure }: { $sum } su { $threat }
terra-answer-play-enough = { $measure }: { $sum } su { $threat }, basta
terra-answer-done-common-good = nessun’altra carta in questo turno
terra-answer-done-hoard = non immagazzinare nulla
terra-answer-contribute = { $crisis }: { $sum } su { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } su { $threat }, risolta: 5 punti
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] scala in un colore, vale { $value }
               *[no] tris in un colore, vale { $value }
            }
       *[other] { $run ->
                [yes] scala in tre colori, vale { $value }
               *[no] tris in tre colori, vale { $value }
            }
    }
terra-hoard-yours = (di cui { $yours } per te)
terra-answer-discard = { $measure }

## La fine

terra-end-success = Il mondo è in piedi.
terra-end-loss-region = Il mondo è perduto: tre crisi a tutti gli effetti in una regione (T12).
terra-end-loss-colour = Il mondo è perduto: quattro crisi a tutti gli effetti di un colore (T12).
terra-end-loss-total = Il mondo è perduto: sette crisi a tutti gli effetti (T12).
terra-end-loss-nobody = Nessuno vince, e nessun punteggio conta.
terra-end-head-track = segnapunti
terra-end-head-hoard = comb.
terra-end-head-score = totale
terra-end-head-team = squadra
terra-end-winner = vince
terra-end-won =
    { $you ->
        [yes] Hai vinto!
        [shared] Condividi la vittoria con { $names }.
       *[no]
            { $count ->
                [one] Vince { $names }.
               *[other] { $names } condividono la vittoria.
            }
    }

## Le regole del momento, in una, due o tre frasi

terra-rule-T8 = Prendi la prima carta del mazzo. Una Soluzione va nella tua mano senza che gli altri la vedano. Una Crisi si scopre davanti a tutti ed è imminente.
    .title = Pescare
terra-rule-T9 = Un solo giro in senso orario, da chi ha pescato: ognuno gioca esattamente una carta del colore della crisi, o passa. Si chiede a tutti, anche se il valore di rischio è già raggiunto.
    .title = Crisi imminente
terra-rule-T10 = Se i valori sommati raggiungono il rischio, la crisi è risolta in tempo. Chi ha giocato la prima carta ottiene 3 punti, e così chiunque abbia la carta più alta; prima e più alta fanno 6. Il turno di chi ha pescato finisce subito.
    .title = Risolta in tempo
terra-rule-T11 = Se la somma resta sotto il rischio, le carte sono perse e la crisi diventa una crisi a tutti gli effetti, senza nulla sopra.
    .title = Non risolta
terra-rule-T12 = Il mondo è perduto con tre crisi a tutti gli effetti in una regione, quattro di un colore o sette in tutto. Allora perdono tutti.
    .title = Perdita di controllo
terra-rule-T13 = Se il controllo tiene, chi ha pescato pesca una carta sostitutiva; a mazzo finito il turno prosegue.
    .title = Carta sostitutiva
terra-rule-T14 = Nel tuo turno puoi giocare carte sulle crisi a tutti gli effetti del loro colore: al massimo una per crisi in un turno, su quante crisi vuoi.
    .title = Lavorare per il bene comune
terra-rule-T15 = Appena le carte su una crisi a tutti gli effetti ne raggiungono il rischio, la crisi è risolta, e chi ha giocato l’ultima carta ottiene 5 punti. Fino ad allora le carte restano lì.
    .title = Risolvere una crisi a tutti gli effetti
terra-rule-T16 = Se in questo turno hai giocato una carta su una crisi a tutti gli effetti, puoi mettere da parte tre carte a faccia in giù: stesso valore in un colore o in tre, oppure una scala in un colore o in tre.
    .title = Immagazzinare
terra-rule-T17 = Alla fine del tuo turno scarti a faccia in su finché non ti restano 8 carte.
    .title = Limite della mano
terra-rule-T18 = Il gioco finisce con successo quando il mazzo è finito e chi ha pescato l’ultima carta ha concluso il turno.
    .title = Successo
terra-rule-T19 = Punteggio finale: i punti sul segnapunti e i valori di tutte le carte immagazzinate. Vince il più alto; a parità la vittoria è condivisa.
    .title = Punteggio finale
terra-rule-T20 = I compagni siedono uno di fronte all’altro e sommano i punteggi; non si mostrano le carte in mano.
    .title = Squadre
terra-rule-T23 = Si parla liberamente in ogni momento, e nulla di ciò che si dice vincola: puoi promettere, chiedere e bluffare. Mostrare le carte non è permesso.
    .title = Parlare al tavolo
terra-rule-L1 = Partita breve: il mondo è perduto con 2 crisi a tutti gli effetti di un colore o 3 in tutto; con nove crisi, 2 in una regione, 3 di un colore o 5 in tutto. Allora perdono tutti.
    .title = Partita breve
terra-rule-L2 = Quando una crisi diventa effettiva, chi ha passato con in mano una carta del suo colore perde un punto.
    .title = Una multa
terra-rule-L3 = Alla fine metà di ciò che ciascuno ha immagazzinato va in una cassa divisa in parti uguali; il punto dispari resta a chi lo ha.
    .title = La cassa comune
terra-rule-L5 = Tutte le mani sono scoperte; ciò che è immagazzinato resta coperto.
    .title = Mani scoperte
terra-rule-L6 = Ogni minaccia conta uno in più di quanto è stampato.
    .title = Tempi più duri

## Il tavolo nel browser

terra-name = Terra
terra-web-tagline = In tutto il mondo nascono crisi. Date abbastanza, insieme, o perdete tutti. Da’ troppo, e vince qualcun altro.
terra-web-minutes = 40 minuti
terra-bot-tips = aiutante prudente
    .line = Aiuta quando una crisi è pericolosa e immagazzina tardi.
terra-bot-greedy = scroccone
    .line = Aiuta solo dove conviene e immagazzina tutto ciò che può.
terra-bot-altruist = generoso
    .line = Dà per il pianeta, chiunque vinca.
terra-bot-fair-sharer = spartitore equo
    .line = Dà finché gli altri danno più o meno altrettanto.
terra-bot-late-saver = salvatore tardivo
    .line = Tiene le sue carte finché il pianeta è quasi perduto, poi dà.
terra-bot-tit-for-tat = specchio
    .line = Dà finché tutti danno, smette quando qualcuno preferisce immagazzinare e presto perdona.
terra-bot-punisher = castigatore
    .line = Dà, ma non accanto a chi ha dato troppo poco.
terra-bot-selfish = egoista
    .line = Dà quanto basta perché il pianeta sopravviva, e vuole vincere.
terra-bot-helper = alleato
    .line = Dice quanto darà, chiede il resto e mantiene la parola.
terra-bot-bluffer = bluffatore
    .line = Un amico all’inizio. Verso la fine pensa a sé.
terra-bot-search = calcolatore
    .line = Immagina molte volte come può andare avanti la partita prima di rispondere.
terra-bot-learned-selfish = rivale allenato
    .line = Ha imparato a vincere accanto a giocatori prudenti.
terra-bot-learned-balanced = compagno allenato
    .line = Ha imparato a vincere e a tenere in vita il pianeta.
terra-bot-learned-cooperative = amico allenato
    .line = Ha imparato tra i suoi simili a tenere in vita il pianeta.
terra-bot-learned-alone = autodidatta
    .line = Ha imparato solo da partite contro sé stesso.
terra-strength-easy = Lascia al caso una decisione su quattro.
terra-strength-normal = Lascia al caso una decisione su dodici.
terra-strength-hard = Non lascia nulla al caso.
terra-strength-search-easy = Immagina 32 partite prima di rispondere.
terra-strength-search-normal = Immagina 240 partite prima di rispondere.
terra-strength-search-hard = Immagina 1500 partite prima di rispondere.
terra-web-option-teams = Squadre: i compagni siedono uno di fronte all’altro e sommano i punteggi. Per 4 o 6 giocatori.
terra-web-option-crises = Partita breve: meno crisi, tirate a sorte
terra-web-option-crises-off = La partita intera
terra-web-option-crises-number = { $value } crisi
terra-web-option-fine = Una multa: chi passa con in mano una carta del colore perde un punto se la crisi diventa effettiva.
terra-web-option-pot = La cassa comune: alla fine metà di tutto ciò che è immagazzinato si divide in parti uguali.
terra-web-option-open = Mani scoperte: tutti vedono tutte le mani.
terra-web-option-harder = Tempi più duri: ogni minaccia conta uno in più.
terra-web-open-hand = Mano scoperta
terra-pot = Nella cassa comune c’erano { $total } punti; a ciascuno ne vanno { $share }.
terra-web-pass-price = −{ $fine } se diventa effettiva
terra-web-set-yours = { $value } punti, { $yours } per te
terra-web-source-pot = dalla cassa
terra-web-laws = Regole della casa
terra-web-verdict-fined =
    { $you ->
        [yes] Paghi la multa
       *[no] { $name } paga la multa
    }
terra-web-card = { $measure }, { $colour } { $value }
terra-web-advice-pass = Passa.
terra-web-advice-averts =
    { $points ->
        [0] Così la crisi è risolta in tempo.
        [one] Così la crisi è risolta in tempo, e ricevi 1 punto.
       *[other] Così la crisi è risolta in tempo, e ricevi { $points } punti.
    }
terra-web-advice-play = Gioca { $card }.
terra-web-advice-lay = Metti { $card } su { $crisis }.
terra-web-advice-hoard = Immagazzina { $cards }.
terra-web-advice-discard = Scarta { $card }.
terra-web-advice-done-common-good = Non mettere altre carte.
terra-web-advice-done-hoard = Non immagazzinare niente ora.
terra-web-advice-towards = Fa { $sum } su { $threat }, e altri possono ancora aggiungere il resto.
terra-web-team-points = punti della squadra
terra-web-key-card = Scegliere una carta della mano
terra-web-key-play = Giocare la carta scelta
terra-web-key-pass = Passare
terra-web-key-look = Guardare che cosa deve venire
terra-web-key-story = Alla storia
terra-web-key-talk = Alla conversazione
terra-web-key-law = Leggere le regole della casa
terra-web-crisis-card = { $crisis }, rischio { $threat }
terra-web-map = Mappa del mondo in sei regioni, con il segnapunti tutt’intorno
terra-web-region-crises = { $count } crisi su { $limit }
terra-web-pin = { $crisis }: { $sum } su { $threat }
terra-web-pin-play = Gioca su «{ $crisis }»: { $sum } su { $threat }
terra-web-danger = Perdita di controllo
terra-web-near = A un passo dalla sconfitta
terra-web-near-none = Nessuna crisi da sola può ancora chiudere la partita
terra-web-near-now = questa crisi, se non viene risolta
terra-web-near-region = una crisi: { $region }
terra-web-near-colour = una crisi di colore { $colour } in qualsiasi regione
terra-web-near-total = qualsiasi crisi
terra-web-near-fails = { $what }, se questa non viene risolta
terra-web-come-count = { $count } in arrivo
terra-web-look-up = Consulta
terra-web-look-all = Tutti i pericoli, e consulta
terra-web-tab-discards = Scarti
terra-web-tab-come = In arrivo
terra-web-tab-hoard = Le tue combina­zioni
terra-web-tab-open = Irrisolte
terra-web-by-colour = per colore
terra-web-discards-head = { $count } scartate, per colore e valore
terra-web-discards-of = { $count } scartate
terra-web-hidden = { $count } nascoste
terra-web-hidden-line = Nascoste: nel mazzo, in altre mani o in altre combinazioni. Non conta ciò che hai in mano o immagazzinato né ciò che è sul tavolo.
terra-web-state-averted = risolta
terra-web-state-open = irrisolta
terra-web-state-now = ora
terra-web-state-come = in arrivo
terra-web-state-ends = chiude la partita
terra-web-hoard-none = Non hai ancora immagazzinato nulla.
terra-web-hoard-line = Contano alla fine se il mondo regge. Gli altri vedono solo quante combinazioni hai.
terra-web-open-none = Nessuna crisi a tutti gli effetti.
terra-web-laid = { $sum } su { $threat }
terra-web-legend = Simboli
terra-web-box-first = prima
terra-web-box-highest = più alta
terra-web-box-averted = somma
terra-web-box-closes = la risolve
terra-web-box-of = su { $threat }
terra-web-your-points = I tuoi punti
terra-web-points-after = { $before } punti ora, { $after } dopo
terra-web-lay = Posa il { $value }
terra-web-averted-with = Risolta in tempo con il tuo { $value }
terra-web-solved-with = Risolta con il tuo { $value }
terra-web-choose-crisis = Scegli una crisi
terra-web-set-none = Queste tre non sono una combinazione: stesso valore in uno o tre colori, o tre di fila in uno o tre colori.
terra-web-card-idle =
    { $kind ->
        [impending] Contro questa crisi aiuta solo il colore { $colour }.
        [hoard] Questa carta non fa parte di nessuna combinazione da immagazzinare ora.
       *[other] Questa carta ora non aiuta contro nessuna crisi a tutti gli effetti.
    }
terra-web-say-equal = Se arriva un altro { $value }, entrambi valgono come carta più alta: 3 punti a testa.
terra-web-say-higher = Può ancora arrivare una carta più alta.
terra-web-verdict-averted = Risolta in tempo, { $sum } su { $threat }
terra-web-verdict-failed = Non risolta, { $sum } su { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 è una crisi
       *[other] { $count } sono crisi
    }
terra-web-points =
    { $points ->
        [one] punto
       *[other] punti
    }
terra-web-come-head =
    { $count ->
        [0] Non arriverà più nessuna crisi.
        [one] Deve ancora arrivare 1 crisi.
       *[other] Devono ancora arrivare { $count } crisi.
    }
terra-web-come-fatal =
    { $count ->
        [0] Nessuna chiuderebbe la partita.
        [one] 1 chiuderebbe la partita.
       *[other] { $count } chiuderebbero la partita.
    }
terra-web-set-more =
    { $count ->
        [one] Scegli ancora una carta dalla mano.
       *[other] Scegli ancora { $count } carte dalla mano.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Hai aiutato prima di tutti
       *[no] { $name } ha aiutato prima di tutti
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Hai dato la più alta
       *[no] { $name } ha dato la più alta
    }
terra-web-gauge = { $count } su { $limit }
terra-web-of = { " " }su{ " " }
terra-web-in-all = In tutto
terra-web-hand-size = carte in mano
terra-web-hand-of = Mano di { $name }
terra-web-sets = Combinazioni
terra-web-deciding = sta decidendo
terra-web-next = subito dopo
terra-web-helped = ha aiutato
terra-web-passed = ha passato
terra-web-scored = +{ $points }
terra-web-impending = Crisi imminente
terra-web-fails-lost = Se non viene risolta, il mondo è perduto
terra-web-missing = da aggiungere in
terra-web-enough = basta così
terra-web-meter =
    { $adds ->
        [0] { $sum } su { $threat }
       *[other] { $sum } su { $threat }; con la tua carta { $with }
    }
terra-web-threat = rischio { $threat }
terra-web-turn = Il turno
terra-web-turn-of =
    { $you ->
        [yes] Tocca a te
       *[no] Tocca a { $name }
    }
terra-web-doing-common-good = Lavora per il bene comune
terra-web-doing-hoard = Può immagazzinare tre carte
terra-web-doing-discard = Scarta fino ad averne otto
terra-web-doing-impending = Una crisi è imminente
terra-web-doing-you-common-good = Lavori per il bene comune?
terra-web-doing-you-hoard = Hai aiutato: immagazzini tre carte?
terra-web-doing-you-discard = Troppe carte: scartane una
terra-web-doing-you-impending = Una crisi è imminente
terra-web-to-draw = nel mazzo
terra-web-discarded = scarti
terra-web-pass = Passa
terra-web-play = Gioca { $value }
terra-web-choose-card = Scegli una carta
terra-web-done = Fatto
terra-web-keep = Tieni tutto
terra-web-hoard = Immagazzina
terra-web-hoard-for = Immagazzina per { $value }
terra-web-hoard-when = Conta alla fine, se il mondo regge
terra-web-discard = Scarta { $value }
terra-web-say-play = Con il tuo { $value } si arriva a { $sum } su { $threat }.
terra-web-say-enough = Basta così.
terra-web-say-fails = Non resta nessuno che aggiunga il resto.
terra-web-say-rest =
    { $count ->
        [one] { $names } dovrebbe aggiungere { $missing }.
       *[other] { $names } dovrebbero aggiungere insieme { $missing }.
    }
terra-web-say-short =
    { $count ->
        [one] Mancano ancora { $missing }, e { $names } può dare al massimo { $most }.
       *[other] Mancano ancora { $missing }, e { $names } possono dare insieme al massimo { $most }.
    }
terra-web-say-choose-crisis = Dove va il tuo { $value }? Scegli una crisi sulla mappa, o qui.
terra-web-lost-kicker = Il controllo è perso
terra-web-lost-title = Il mondo vi è sfuggito di mano
terra-web-lost-region = { $region }: si è aggiunta una terza crisi a tutti gli effetti mentre due erano ancora irrisolte.
terra-web-lost-colour = Si è aggiunta una quarta crisi a tutti gli effetti di colore { $colour } mentre tre erano ancora irrisolte.
terra-web-lost-total = Si è aggiunta una settima crisi a tutti gli effetti mentre sei erano ancora irrisolte.
terra-web-lost-missing =
    { $missing ->
        [one] Mancava solo 1
       *[other] Mancavano { $missing }
    }
terra-web-lost-gave = Carte date: { $given }.
terra-web-lost-passed = Chi ha passato: { $names }.
terra-web-lost-held = { $sum } ancora in mano
terra-web-lost-held-of = Le carte di colore { $colour } che nessuno ha giocato
terra-web-given = Dato e tenuto
terra-web-given-line = Ciò che ognuno ha dato al bene comune e ciò che ha tenuto in mano o immagazzinato.
terra-web-given-of = { $name }: { $given } dati, { $kept } tenuti
terra-web-gave = dato
terra-web-kept = tenuto
terra-web-won-kicker = Il mondo ha retto
terra-web-won-you =
    { $points ->
        [one] Vinci con 1 punto
       *[other] Vinci con { $points } punti
    }
terra-web-won =
    { $count ->
        [one] Vince { $names } con { $points } punti
       *[other] Vincono { $names } con { $points } punti
    }
terra-web-won-shared = { $names } vincono insieme, punti: { $points }
terra-web-won-team-you = Vince la tua squadra, { $points } a { $next }
terra-web-won-team = Vincono { $names }, { $points } a { $next }
terra-web-won-teams-shared = Più squadre vincono insieme, punti: { $points }
terra-web-won-together = { $names } insieme: una squadra conta come uno.
terra-web-your-team = la tua squadra
terra-web-gave-most = Hai dato più di tutti al mondo.
terra-web-source-first = primo aiuto, { $points } ogni volta
terra-web-source-highest = carta più alta, { $points } ogni volta
terra-web-source-solved = crisi a tutti gli effetti risolta, { $points } ogni volta
terra-web-source-hoard = immagazzinate
terra-web-crises = Diciotto crisi
terra-web-crises-averted = risolte in tempo
terra-web-crises-solved = risolte più tardi
terra-web-crises-open = ancora irrisolte
terra-web-won-crises =
    { $open ->
        [0] Sono arrivate { $solved } crisi, e tutte sono state risolte.
        [one] Crisi risolte: { $solved }. Una è ancora irrisolta, e il mondo la regge.
       *[other] Crisi risolte: { $solved }. Altre { $open } sono ancora irrisolte, e il mondo le regge.
    }
terra-web-count = Conteggio finale
terra-web-on-track = Segnapunti
terra-web-no-sets = nessuna
terra-web-total = Totale

## T23: quello che si dice al tavolo. $who è un nome, $colour l’aggettivo, $crisis il nome breve

terra-talk-ask = Qualcuno può dare almeno un { $value } { $colour }?
terra-talk-ask-who =
    { $you ->
        [yes] Puoi dare almeno un { $value } { $colour }?
       *[no] { $who } può dare almeno un { $value } { $colour }?
    }
terra-talk-offer = Posso dare fino a { $value }.
terra-talk-promise = Appena tocca a me, do almeno { $value } contro «{ $crisis }».
terra-talk-if =
    { $you ->
        [yes] Se prima dai almeno { $value }, io do almeno { $own }.
       *[no] Se prima { $who } dà almeno { $value }, io do almeno { $own }.
    }
terra-talk-warn-colour = Non ho niente di colore { $colour }.
terra-talk-warn-region = In pericolo: { $region }.
terra-talk-thank =
    { $you ->
        [yes] Grazie!
       *[no] Grazie, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Potresti dare di più.
       *[no] { $who } potrebbe dare di più.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Avevi promesso { $promised } e hai dato { $gave }.
       *[no] { $who } aveva promesso { $promised } e ha dato { $gave }.
    }
terra-talk-refuse = Per questa crisi non do nulla.
terra-talk-someone = qualcuno
terra-talk-name-ask = Chiedere
terra-talk-name-offer = Offrire
terra-talk-name-promise = Promettere
terra-talk-name-if = Se
terra-talk-name-warn = Avvisare
terra-talk-name-thank = Ringraziare
terra-talk-name-accuse = Accusare
terra-talk-name-refuse = Rifiutare
terra-talk-slot-who = Chi
terra-talk-slot-value = Quanto
terra-talk-slot-own = Quanto da parte tua
terra-talk-slot-colour = Quale colore
terra-talk-slot-crisis = Quale crisi
terra-talk-slot-about = Di che cosa
terra-talk-what = { $value } di colore { $colour }
terra-talk-ticket-if =
    { $you ->
        [yes] a condizione che tu dia prima almeno { $value }
       *[no] a condizione che { $who } dia prima almeno { $value }
    }
terra-talk-seat-promised = promesso: { $value }
terra-talk-seat-if =
    { $you ->
        [yes] se dai { $value }
       *[no] se { $who } dà { $value }
    }
terra-talk-seat-gave = ha dato { $given } su { $value }
terra-talk-meter-promised = { $sum } promessi
terra-talk-say-promised = Promesso: { $promises }.
terra-talk-after-you = dopo di te
terra-talk-decided = ha già deciso
terra-talk-broken-of = promesso: { $promised }, dato: { $gave }
terra-talk-more-of = potrebbe dare di più
terra-talk-if-note = Vale solo se prima { $who } dà almeno { $value }.
terra-talk-promise-note = Tutti vedranno se la mantieni.
terra-talk-none-promise = Non c’è nessuna crisi sul tavolo.
terra-talk-none-if = Nessuno decide su una crisi prima di te.
terra-talk-counts = «Do almeno 4» è mantenuto da qualsiasi carta di almeno 4 su quella crisi, quando tocca decidere a chi l’ha detto. Un «se» conta solo quando l’altra parte ha dato prima. Offerte, avvisi e testo libero non vengono mai giudicati. Nulla è imposto.
terra-talk-hands = «Non ho niente di colore rosso» non si può verificare finché le mani sono nascoste. Si dice falso solo quando il gioco visibile lo dimostra.

terra-card-G1 = Raccolta differenziata
terra-card-G2 = Risparmio di risorse
terra-card-G3 = Rimboschimento
terra-card-G4 = Acqua per la terra
terra-card-G5 = Produzione pulita
terra-card-G6 = Energia rinnovabile
terra-card-B1 = Acqua e cibo per tutti
terra-card-B2 = Cure per tutti
terra-card-B3 = Saperi tradizionali
terra-card-B4 = Una casa per tutti
terra-card-B5 = Contro il razzismo
terra-card-B6 = Istruzione per tutti
terra-card-R1 = Senso civico
terra-card-R2 = Solidarietà
terra-card-R3 = Via le mine
terra-card-R4 = Disinnescare i conflitti
terra-card-R5 = Nazioni insieme
terra-card-R6 = Democrazia
terra-web-say-none = Non hai carte di colore { $colour } da dare.
terra-web-how-impending = Scegli una carta sollevata e giocala, oppure passa e tieni le carte. Il suo valore si somma per raggiungere il rischio; te lo si chiede una volta sola.
terra-web-how-common-good = Scegli una carta sollevata, poi una crisi del suo colore sulla mappa. Una per crisi, in ogni turno. «Fatto» chiude questa fase; se hai giocato una carta, poi puoi immagazzinare una combinazione.
terra-web-how-hoard = Scegli una combinazione e immagazzinala: conta solo per te, e solo se il mondo regge. Oppure tieni tutte le carte in mano.
terra-web-how-discard = Scegli la carta di cui puoi fare più a meno e scartala.

## La lezione

terra-deal-sign-never = mai arrivata

## Puzzles

terra-you-aside = Immagazzinato a partita: { $mine }, gli altri { $others }.
terra-choice-impending = la risposta a una crisi imminente
terra-choice-common-good = il lavoro su una crisi a tutti gli effetti
terra-choice-hoard = l’immagazzinare
terra-choice-discard = lo scartare
