### Le frasi di Terra Futura.
### $you è "yes" quando si parla di chi legge, altrimenti "no"; $name è il nome di un giocatore, $card quello di una carta.

## F1: risorse

terra-futura-resource-green = verde
terra-futura-resource-red = rosso
terra-futura-resource-yellow = giallo
terra-futura-resource-food = cibo
terra-futura-resource-construction = costruzione
terra-futura-resource-goods = merci
terra-futura-resource-money = denaro
terra-futura-resource-raw = materia a scelta
terra-futura-resource-product = prodotto a scelta
terra-futura-amount =
    { $count ->
        [one] { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 a F21: che cosa fanno le carte

terra-futura-gain = dà { $what }
terra-futura-gain-any = dà a scelta: { $what }
terra-futura-transfer =
    { $count ->
        [one] sposta qui 1 cubo d’inquinamento
       *[other] sposta qui fino a { $count } cubi d’inquinamento
    }
terra-futura-assist = assistenza
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ inquinamento
       *[other] {" "}+ { $count }× inquinamento
    }
terra-futura-or = o
terra-futura-set = { $points } per { $what }

## F2: carte. I nomi sono di Terrae.

terra-futura-card-village = Villaggio
terra-futura-card-cabin = Casa nel bosco
terra-futura-card-harbour = Porto
terra-futura-card-hut = Rifugio alpino
terra-futura-card-homestead = Cascina
terra-futura-card-corner-shop = Bottega
terra-futura-card-savings-bank = Cassa rurale
terra-futura-card-market-stall = Bancarella
terra-futura-card-toll-bridge = Ponte a pedaggio
terra-futura-card-orchard = Frutteto
terra-futura-card-woodland = Bosco
terra-futura-card-bamboo-grove = Bosco di bambù
terra-futura-card-herb-garden = Orto aromatico
terra-futura-card-algae-pond = Stagno di alghe
terra-futura-card-berry-patch = Frutti di bosco
terra-futura-card-clay-pit = Cava d’argilla
terra-futura-card-brick-yard = Fornace
terra-futura-card-quarry = Cava di pietra
terra-futura-card-ore-vein = Vena mineraria
terra-futura-card-mine-railway = Treno minerario
terra-futura-card-open-pit = Miniera a giorno
terra-futura-card-wheat-field = Campo di grano
terra-futura-card-sunflower-field = Girasoli
terra-futura-card-beehives = Arnie
terra-futura-card-maize-field = Campo di mais
terra-futura-card-hay-meadow = Prato da fieno
terra-futura-card-water-mill = Mulino ad acqua
terra-futura-card-repair-shop = Riparazioni
terra-futura-card-food-truck = Cucina di strada
terra-futura-card-canteen = Mensa
terra-futura-card-building-site = Cantiere
terra-futura-card-concrete-plant = Betonificio
terra-futura-card-freight-port = Porto mercantile
terra-futura-card-haulage = Autotrasporti
terra-futura-card-cannery = Conservificio
terra-futura-card-steelworks = Acciaieria
terra-futura-card-assembly-line = Montaggio
terra-futura-card-wetland = Zona umida
terra-futura-card-sewage-works = Depuratore
terra-futura-card-reed-bed = Canneto
terra-futura-card-workshop = Laboratorio
terra-futura-card-smithy = Fucina
terra-futura-card-greenhouse = Serra
terra-futura-card-allotments = Orti urbani
terra-futura-card-masons = Muratori
terra-futura-card-walling = Muri a secco
terra-futura-card-spinning-mill = Filanda
terra-futura-card-sewing-room = Sartoria
terra-futura-card-tree-nursery = Vivaio
terra-futura-card-mine-transport = Carri da miniera
terra-futura-card-granary = Granaio
terra-futura-card-trading-post = Emporio

## F4: carte Punteggio. I nomi sono di Terrae.

terra-futura-scoring-home-and-table = Casa e tavola
terra-futura-scoring-brick-and-bread = Pane e mattoni
terra-futura-scoring-garden-city = Città giardino
terra-futura-scoring-trading-house = Casa mercantile
terra-futura-scoring-full-larder = Dispensa piena
terra-futura-scoring-new-quarter = Nuovo quartiere
terra-futura-scoring-straw-bale-houses = Case di paglia
terra-futura-scoring-farm-shop = Spaccio agricolo
terra-futura-scoring-food-fair = Fiera del gusto
terra-futura-scoring-building-trade = Mestieri edili
terra-futura-scoring-self-sufficiency = Autosufficienza
terra-futura-scoring-green-kitchen = Cucina dell’orto
terra-futura-scoring-stone-town = Città di pietra
terra-futura-scoring-harvest-homes = Case del raccolto
terra-futura-scoring-all-round-economy = Economia completa
terra-futura-scoring-golden-workshops = Officine d’oro

## Che cosa è successo

terra-futura-event-turn =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Scarti «{ $card }» dall’offerta.
       *[no] { $name } scarta «{ $card }» dall’offerta.
    }
terra-futura-event-take =
    { $you ->
        [yes] Prendi «{ $card }».
       *[no] { $name } prende «{ $card }».
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Prendi la prima carta del mazzo { $deck }.
       *[no] { $name } prende la prima carta del mazzo { $deck } senza mostrarla.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Prendi la prima carta del mazzo { $deck }: { $card }.
       *[no] { $name } prende la prima carta del mazzo { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Gli scarti del mazzo { $deck } vengono rimescolati.
terra-futura-event-refill = Nuova nell’offerta: { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Piazzi «{ $card }».
       *[no] { $name } piazza «{ $card }».
    }
terra-futura-event-use =
    { $you ->
        [yes] Usi «{ $card }»: { $effect }.
       *[no] { $name } usa «{ $card }»: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Copi «{ $card }» di { $owner }: { $effect }.
       *[no] { $name } copia «{ $card }» di { $owner }: { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Paghi { $resource } da «{ $card }».
       *[no] { $name } paga { $resource } da «{ $card }».
    }
terra-futura-event-gain =
    { $you ->
        [yes] Scegli { $resource }.
       *[no] { $name } sceglie { $resource }.
    }
terra-futura-event-receive = «{ $card }» riceve { $what }.
terra-futura-event-pollute = Inquinamento su «{ $card }».
terra-futura-event-move = Un cubo lascia «{ $card }».
terra-futura-event-reward =
    { $you ->
        [yes] Per il tuo aiuto ricevi { $resource } su «{ $card }».
       *[no] Per il suo aiuto { $name } riceve { $resource } su «{ $card }».
    }
terra-futura-event-clean =
    { $you ->
        [yes] Ripulisci «{ $card }».
       *[no] { $name } ripulisce «{ $card }».
    }
terra-futura-event-inactive = La carta «{ $card }» è bloccata e inattiva.
terra-futura-event-active = La carta «{ $card }» è di nuovo attiva.
terra-futura-event-pattern =
    { $you ->
        [yes] Attivi lo schema di «{ $scoring }».
       *[no] { $name } attiva lo schema di «{ $scoring }».
    }
terra-futura-event-over = Tutti i territori sono completi e contati.

## Il tavolo

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] tocca a te
       *[no] tocca a { $name }
    }
terra-futura-turn-number = turno { $number } di { $rounds }
terra-futura-final = attivazione finale
terra-futura-deck = { $count } nel mazzo, scarti: { $discards }
terra-futura-newest = la più nuova
terra-futura-oldest = la più vecchia
terra-futura-place-here = posto { $number }
terra-futura-inactive = bloccata
terra-futura-name-own =
    { $name ->
        [You] Tu
       *[other] { $name } (tu)
    }
terra-futura-head-player = giocatore
terra-futura-head-cards = carte
terra-futura-head-stock = risorse su carte attive
terra-futura-head-cubes = cubi inq.
terra-futura-head-points = punti visibili
terra-futura-set-now =
    { $times ->
        [0] ancora incompleto
        [one] completo una volta: { $points } punti
       *[other] completo { $times } volte: { $points } punti
    }
terra-futura-score-now = Il tuo territorio ora vale { $score }.

## Domande e risposte

terra-futura-question-drop = Scarti la carta più vecchia di una fila prima di prenderne una?
terra-futura-question-take = Quale carta prendi?
terra-futura-question-place = Dove piazzi «{ $card }»?
terra-futura-question-use = Quale carta attivi?
terra-futura-question-pay = Con che cosa paghi? Da pagare ancora: { $what }.
terra-futura-question-gain = Quale risorsa ottieni?
terra-futura-question-pollute =
    { $count ->
        [one] Quale carta prende l’inquinamento?
       *[other] Quale carta prende l’inquinamento? Cubi da piazzare: { $count }.
    }
terra-futura-question-move = Da quale carta sposti un cubo?
terra-futura-question-copy = Di chi copi l’effetto?
terra-futura-question-reward = La tua carta è stata copiata: quale delle risorse pagate prendi?
terra-futura-question-clean = La tua carta è stata copiata: quale carta ripulisci?
terra-futura-question-pattern = Attivazione finale: quale schema usi?
terra-futura-answer-keep = non scartare nulla
terra-futura-answer-drop = scarta «{ $card }»
terra-futura-answer-take-unseen = la prima carta del mazzo { $deck }, coperta
terra-futura-answer-place =
    { $count ->
        [0] attiva solo se stessa
       *[other] attiva { $cards } e se stessa
    }
terra-futura-answer-end = non attivare altro
terra-futura-answer-done = basta così
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = prendi { $card }
terra-futura-web-advice-place = mettila in { $place }: { $what }
terra-futura-web-advice-pattern = scegli { $scoring }
terra-futura-web-advice-gain = prendi { $what }
terra-futura-web-advice-use = usa { $what }
terra-futura-web-advice-from = scegli { $card }
terra-futura-web-key-drop = Scartare la carta più vecchia
terra-futura-web-key-goals = Obiettivi
terra-futura-web-key-zoom = Guardare una carta da vicino
terra-futura-web-key-arrows = Alla carta seguente in quella direzione

## La fine

terra-futura-end-resources = risorse
terra-futura-end-set = set
terra-futura-end-polluted = inquinate
terra-futura-end-score = totale
terra-futura-end-cubes = cubi
terra-futura-end-won =
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

terra-futura-rule-F3 = Una carta ha un effetto superiore (un guadagno), uno inferiore (uno scambio, un trasferimento d’inquinamento o l’assistenza), o entrambi, e fino a tre spazi per l’inquinamento.
    .title = Una carta territorio
terra-futura-rule-F9 = Una volta per turno, prima di prendere una carta, puoi mandare agli scarti la carta più vecchia di una fila (posto 4); la fila scorre e si riempie.
    .title = Scartare
terra-futura-rule-F10 = Prendi una carta qualsiasi dell’offerta, o la prima carta di un mazzo senza guardarla. Ciò che prendi devi piazzarlo.
    .title = Prendere
terra-futura-rule-F11 = La fila scorre e si riempie. Un mazzo finito si rifà con i suoi scarti.
    .title = Riempire
terra-futura-rule-F12 = Tutte le tue carte devono stare in un quadrato di 3 per 3. Con l’opzione di adiacenza una nuova carta deve toccarne un’altra lato contro lato.
    .title = Piazzare
    .on = Tutte le tue carte devono stare in un quadrato di 3 per 3, e a questo tavolo una nuova carta deve toccarne un’altra lato contro lato.
    .off = Tutte le tue carte devono stare in un quadrato di 3 per 3. A questo tavolo non è necessario che una nuova carta ne tocchi un’altra.
terra-futura-rule-F13 = La nuova carta e ogni carta della sua riga e della sua colonna si possono attivare una volta ciascuna, nell’ordine che vuoi. Puoi tralasciarne quante vuoi. Un effetto che non si può compiere per intero non si può scegliere.
    .title = Attivare
terra-futura-rule-F14 = Un’attivazione usa un solo effetto della carta.
    .title = Un effetto per attivazione
terra-futura-rule-F15 = Un guadagno mette le risorse indicate sulla carta stessa; dove dice «a scelta», scegli tu.
    .title = Guadagno
terra-futura-rule-F16 = Uno scambio si paga da qualsiasi tua carta attiva; ciò che ottieni va sulla carta che ha fatto lo scambio.
    .title = Scambio
terra-futura-rule-F17 = L’inquinamento di uno scambio è obbligatorio: ogni cubo va su una delle tue carte attive.
    .title = Inquinamento in una ricompensa
terra-futura-rule-F18 = Un trasferimento sposta cubi dalle tue altre carte su questa, almeno uno, finché può prenderne.
    .title = Trasferimento d’inquinamento
terra-futura-rule-F19 = Una carta prende tanti cubi quanti sono i suoi spazi, e uno in più al centro.
    .title = Posto per l’inquinamento
terra-futura-rule-F20 = Una carta con un cubo al centro è inattiva: non si può usare, con le sue risorse non si può pagare, e non contano. Torna attiva appena le viene tolto un cubo.
    .title = Carte inattive
terra-futura-rule-F21 = L’assistenza copia un effetto inferiore di una carta attiva di un altro giocatore. Costo, inquinamento e ricompensa sono tuoi; la ricompensa va sulla tua carta Iniziale.
    .title = Assistenza
terra-futura-rule-F22 = Chi possiede la carta copiata prende una delle risorse che hai pagato per lo scambio.
    .title = Grazie per uno scambio
terra-futura-rule-F23 = Un trasferimento copiato sposta un cubo sulla tua carta Iniziale, che si blocca; chi possiede la carta copiata può togliere un cubo da una delle proprie carte.
    .title = Grazie per un trasferimento
terra-futura-rule-F24 = Una carta Iniziale fa guadagnare una materia prima a scelta o 1 denaro.
    .title = L’effetto superiore della carta Iniziale
terra-futura-rule-F26 = Quando tutti hanno nove carte, ogni giocatore a turno può compiere le quattro attivazioni di uno dei suoi due schemi.
    .title = Attivazione finale
terra-futura-rule-F27 = Conta il migliore dei tuoi due set, tante volte quante lo possiedi per intero su carte attive.
    .title = Set
terra-futura-rule-F28 = Una materia prima su una carta attiva vale 1, cibo e costruzione 5, merci 6, denaro nulla. Ogni carta con inquinamento costa 1 punto.
    .title = Risorse e inquinamento

## Il tavolo nel browser

terra-futura-name = Terra Futura
terra-futura-web-tagline = Nove carte fanno il tuo territorio. Metti in moto catene di raccolti e mestieri, e non lasciare che l’inquinamento le blocchi.
terra-futura-web-minutes = 30 minuti
terra-futura-bot-greedy = cacciatore di punti
    .line = Prende ciò che rende di più adesso.
terra-futura-bot-planner = stratega lungimirante
    .line = Prova migliaia di modi di finire il turno. Difficile da battere.
terra-futura-bot-learned = giocatore istruito
    .line = Ha imparato dalle proprie partite quanto varrà un territorio.
terra-futura-bot-search = gran calcolatore
    .line = Prosegue a mente i turni migliori e sceglie quello che gli dà più vantaggio.
terra-futura-web-option-adjacent = Una nuova carta deve toccarne una già piazzata, lato contro lato.
terra-futura-web-title = { $table }, giro { $round } di { $rounds }
terra-futura-web-pollution = inquinamento
terra-futura-web-assist = copia un altro giocatore
terra-futura-web-copy = copia un altro giocatore
terra-futura-web-cubes = Inquinamento: { $cubes } (spazi: { $spaces })
terra-futura-web-pattern = Schema di attivazione: { $cells }
terra-futura-web-per-set = per set
terra-futura-web-display = Offerta
terra-futura-web-lands = Territori e offerta
terra-futura-web-open-display = Apri l’offerta
terra-futura-web-level = Livello { $level }
terra-futura-web-in-deck = nel mazzo
terra-futura-web-oldest = la più vecchia, si può scartare
terra-futura-web-discard-oldest = Scarta
terra-futura-web-discard-card = Scarta: { $card }
terra-futura-web-discard-ask = Scartare questa carta? { $card }
terra-futura-web-discard-line = Va agli scarti. La fila scorre, e dal mazzo { $deck } arriva una carta nuova. Una volta per turno, e non si può annullare: tutti vedono la carta nuova.
terra-futura-web-discard-not = Lasciala
terra-futura-web-once = Una volta per turno
terra-futura-web-take-this = Prendi questa carta
terra-futura-web-signs = Simboli e atlante
terra-futura-web-zoom = Carta
terra-futura-web-deck-look = La prima carta del mazzo { $deck }
terra-futura-web-deck-line = La prendi senza vederla e tieni quello che peschi.
terra-futura-web-spaces = spazi per l’inquinamento: { $count }
terra-futura-web-start-card = Carta Iniziale
terra-futura-web-same = Carte del gioco che fanno questo: { $count }
terra-futura-web-territory = Territorio
terra-futura-web-card = { $card }, riga { $row }, colonna { $column }
terra-futura-web-ready = pronta
terra-futura-web-used = usata
terra-futura-say-receive = ricevere { $what }
terra-futura-say-pay = pagare { $pay }, ricevere { $get }
terra-futura-say-holds = sopra: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Piazza in colonna { $column }, riga { $row }
       *[other] Piazza in colonna { $column }, riga { $row }; attiva { $cards }
    }
terra-futura-web-place-look = { $card }: riga { $row }, colonna { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Attiva solo sé stessa.
       *[other] Attiva { $cards }.
    }
terra-futura-web-choked = Bloccata: { $cards }.
terra-futura-web-place-here = Piazza qui
terra-futura-web-place-choose = Scegli una casella
terra-futura-web-worth = Vale ora
terra-futura-web-raw =
    { $count ->
        [0] Nessuna materia prima
        [one] 1 materia prima
       *[other] { $count } materie prime
    }
terra-futura-web-set =
    { $times ->
        [0] Nessun set completo
        [one] 1 set completo
       *[other] { $times } set completi
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 carta inquinata
       *[other] { $count } carte inquinate
    }
terra-futura-web-pay-from = Paga, da
terra-futura-web-pay-with = Pezzo { $number } del pagamento
terra-futura-web-pollute-with = Cubo { $number } di inquinamento
terra-futura-web-pollution-on = Inquinamento, su
terra-futura-web-would-choke = Questo blocca: { $cards }
terra-futura-web-exchange-of = paga { $pay }, ottieni { $get }
terra-futura-web-get-on = Ottieni, su
terra-futura-web-hint-pay = La proposta si può cambiare: le liste offrono con che altro pagare e dove altro può andare l’inquinamento.
terra-futura-web-hint-drop = Prendi una carta dall’offerta o da un mazzo. Prima puoi scartare la carta più vecchia di una fila.
terra-futura-web-hint-take = Prendi una carta dall’offerta, o la prima carta di un mazzo senza guardarla.
terra-futura-web-hint-place = Guarda una casella per vedere quali carte attiverebbe.
terra-futura-web-hint-use = Scegli le carte illuminate, nell’ordine che vuoi.
terra-futura-web-hint-pollute = Scegli la carta che prende il cubo.
terra-futura-web-hint-move = Scegli una carta per spostare qui uno dei suoi cubi.
terra-futura-web-hint-gain = Va sulla carta che la fa guadagnare.
terra-futura-web-hint-copy = Costo, inquinamento e ricompensa diventano tuoi.
terra-futura-web-hint-reward = Va sulla carta che è stata copiata.
terra-futura-web-hint-pattern = Scegli lo schema di una delle tue due carte Punteggio; può comunque contare l’uno o l’altro set.
terra-futura-web-hint-clean = Scegli una carta per toglierle un cubo.
terra-futura-web-not-now = Non ora
terra-futura-web-exchange = Scambia
terra-futura-web-pollute = Piazza i cubi
terra-futura-web-done = Fatto
terra-futura-web-end = Fine turno
terra-futura-web-use-this = Attiva
terra-futura-web-use-choose = Scegli una carta
terra-futura-web-use-gains = Tutti i { $count } guadagni
terra-futura-web-end-ask = Non usate: { $cards }. Finire comunque?
terra-futura-web-end-not = Continua
terra-futura-web-end-anyway = Finisci comunque
terra-futura-web-nothing-left = Non resta nulla da attivare
terra-futura-web-copy-this = Copia questo effetto
terra-futura-web-pattern-this = Attiva questo schema
terra-futura-web-move-this =
    { $card ->
        [none] Scegli una carta
       *[other] Sposta un cubo: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Scegli una carta
       *[other] Pulisci: { $card }
    }
terra-futura-web-copy-of = { $card } di { $name }: { $effect }
terra-futura-web-waiting-drop = Si sceglie una carta.
terra-futura-web-waiting-take = Si sceglie una carta.
terra-futura-web-waiting-place = Si piazza una carta.
terra-futura-web-waiting-use = Si attivano carte.
terra-futura-web-waiting-pay = Si attivano carte.
terra-futura-web-waiting-gain = Si attivano carte.
terra-futura-web-waiting-pollute = Si piazza l’inquinamento.
terra-futura-web-waiting-move = Si sposta l’inquinamento.
terra-futura-web-waiting-copy = Si copia un altro giocatore.
terra-futura-web-waiting-reward = Si sceglie il ringraziamento per l’aiuto.
terra-futura-web-waiting-clean = Si sceglie il ringraziamento per l’aiuto.
terra-futura-web-waiting-pattern = Si sceglie l’attivazione finale.
terra-futura-web-step-drop = Prendi una carta
terra-futura-web-step-take = Prendi una carta
terra-futura-web-step-place = Piazza la tua carta
terra-futura-web-step-use = Attiva riga e colonna
terra-futura-web-step-pay = Paga lo scambio
terra-futura-web-step-gain = Scegli che cosa ottieni
terra-futura-web-step-pollute = Piazza l’inquinamento
terra-futura-web-step-move = Sposta qui l’inquinamento
terra-futura-web-step-copy = Copia un altro giocatore
terra-futura-web-step-reward = Grazie per il tuo aiuto
terra-futura-web-step-clean = Grazie per il tuo aiuto
terra-futura-web-step-pattern = L’attivazione finale
terra-futura-web-your-land = Il tuo territorio
terra-futura-web-land-of = Territorio di { $name }
terra-futura-web-back-home = Al mio territorio
terra-futura-web-cards =
    { $count ->
        [one] 1 carta su 9
       *[other] { $count } carte su 9
    }
terra-futura-web-others = Altri territori
terra-futura-web-scoring = Le tue carte Punteggio
terra-futura-web-scoring-of = Carte Punteggio di { $name }
terra-futura-web-secret = le vedi solo tu
terra-futura-web-cell =
    { $times ->
        [1] riga { $row } colonna { $column }
        [2] riga { $row } colonna { $column } due volte
       *[other] riga { $row } colonna { $column } { $times } volte
    }
terra-futura-web-missing = Manca: { $what }.
terra-futura-web-goals = I tuoi obiettivi
terra-futura-web-goals-note = Le vedi solo tu. Alla fine scegli lo schema di una delle due, e conta il set migliore.
terra-futura-web-pattern-free = Caselle libere nel suo schema: { $count }.
terra-futura-web-times =
    { $times ->
        [0] ancora incompleto
        [one] completo una volta
       *[other] completo { $times } volte
    }
terra-futura-web-end-kicker = Dopo nove carte a testa
terra-futura-web-end-you = Il tuo territorio vale più di tutti
terra-futura-web-end-won =
    { $count ->
        [one] Il territorio di { $names } vale più di tutti
       *[other] { $names } condividono la vittoria
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] { $points } punti, e nemmeno un cubo d’inquinamento.
        [one] { $points } punti, con un cubo d’inquinamento.
       *[other] { $points } punti, con { $cubes } cubi d’inquinamento.
    }
terra-futura-web-sheet = Foglio punti
terra-futura-web-row-raw = Materie prime
terra-futura-web-row-food = Cibo
terra-futura-web-row-construction = Costruzioni
terra-futura-web-row-goods = Merci
terra-futura-web-row-set = Set
terra-futura-web-row-polluted = Carte inquinate
terra-futura-web-each = { $points } cad.
terra-futura-web-better = il migliore dei due
terra-futura-web-total = Totale
terra-futura-web-winner = vince
terra-futura-web-end-tie = Parità di punti: decide chi ha meno cubi d’inquinamento.
terra-futura-web-end-note = Colonne: il valore dopo ogni turno e dopo l’attivazione finale. Caselle bordate: lo schema che ogni giocatore ha scelto.
terra-futura-web-column-end = fine
terra-futura-web-columns = { $name }: valore dopo ogni turno

## La lezione

