### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Ogni luogo di un territorio: che cosa fa, quanti fanno lo stesso, e che cosa rappresenta nel mondo.
terra-futura-atlas-search = Un nome, o ciò che produce
terra-futura-atlas-start = Carte Iniziali
    .line = 5 carte che fanno tutte lo stesso; ognuno ne ha una
terra-futura-atlas-level-I = Livello I
    .line = 23 carte, una per tipo; quasi tutte portano qualcosa
terra-futura-atlas-level-II = Livello II
    .line = 24 carte, una per tipo; quasi tutte cambiano una cosa in un’altra
terra-futura-atlas-scoring = Carte Punteggio
    .line = 16 carte, una per tipo; ognuno ne ha due, in segreto
terra-futura-atlas-makes-food = Produce cibo
terra-futura-atlas-makes-construction = Produce costruzioni
terra-futura-atlas-makes-goods = Produce merci
terra-futura-atlas-moves = Sposta inquinamento
terra-futura-atlas-clean = Non inquina mai
terra-futura-atlas-same =
    { $count ->
        [one] { $count } su { $all } fa questo
       *[other] { $count } su { $all } fanno questo
    }
terra-futura-atlas-often = una volta; { $count } delle { $all } carte del suo tipo fanno lo stesso
terra-futura-atlas-often-alone = una volta; nessun’altra carta fa lo stesso
terra-futura-atlas-spaces = Spazi per l’inquinamento
terra-futura-atlas-spaces-count =
    { $count ->
        [0] nessuno: il primo cubo la blocca
       *[other] { $count }; un cubo in più va al centro e la blocca
    }
terra-futura-atlas-like = Fa lo stesso
terra-futura-atlas-set = Set
terra-futura-atlas-signs = Che cosa significano i simboli
terra-futura-atlas-worth =
    { $points ->
        [0] alla fine non vale nulla
       *[other] alla fine vale { $points }
    }
terra-futura-atlas-worth-pollution = −1 per ogni carta su cui si trova

## In the game

terra-futura-atlas-game-assist = Se copi la carta di un altro giocatore, costo, inquinamento e ricompensa sono tuoi. Chi possiede quella carta viene ringraziato.
terra-futura-atlas-game-gain = Rende ogni volta che la sua riga o colonna si attiva: mettila dove devono ancora arrivare carte.
terra-futura-atlas-game-money = Il denaro alla fine non vale nulla: è fatto per essere speso.
terra-futura-atlas-game-clean = Questo lavoro non lascia inquinamento.
terra-futura-atlas-game-choice = Una via è pulita, l’altra lascia inquinamento: scegli ogni volta.
terra-futura-atlas-game-dirty = Ogni volta lascia inquinamento: tienigli uno spazio prima di attivarla.
terra-futura-atlas-game-transfer = Una carta liberata dal cubo di troppo riprende subito a lavorare; se sta nella riga o nella colonna attivata e non è ancora stata usata, si può usare nello stesso turno.
terra-futura-atlas-game-scoring = Alla fine puoi compiere le quattro attivazioni di una delle tue due carte; e il migliore dei loro set conta tante volte quante lo possiedi su carte attive.

## In the world: Starting cards

terra-futura-atlas-village = In un villaggio si sa chi può aggiustare un tetto e chi ha bisogno di una mano. Molto di ciò che si fa l’uno per l’altro si fa senza paga.
terra-futura-atlas-cabin = Legna, funghi, bacche e quiete: nel bosco si vive di ciò che ricresce. E ricresce, finché nessuno prende di più.
terra-futura-atlas-harbour = Le barche portano pesce, notizie e forestieri. Un porto vive dell’essere aperto da due lati, verso la terra e verso il mare.
terra-futura-atlas-hut = Quassù bisogna portare su tutto o prenderlo dal sole e dalla pioggia, perciò si spreca poco. Quasi tutti i rifugi sono aperti a chiunque, e d’inverno una stanza resta aperta.
terra-futura-atlas-homestead = Campi, animali e cucina stanno insieme: il letame nutre la terra, gli avanzi le galline. Le aziende di famiglia producono buona parte di ciò che il mondo mangia.

## In the world: Level I

terra-futura-atlas-corner-shop = Pane, francobolli e due chiacchiere all’angolo tengono viva una strada. Ciò che sta sugli scaffali viene spesso da lontano.
terra-futura-atlas-savings-bank = Le prime casse di risparmio nacquero perché la gente modesta potesse mettere da parte qualcosa per i tempi difficili. Prestate, tante piccole somme diventano un tetto, un aratro o un’officina.
terra-futura-atlas-market-stall = Al mattino si vende ciò che si è colto il giorno prima. Più la strada è corta, maggiore è la parte del prezzo che resta a chi ha fatto il lavoro.
terra-futura-atlas-toll-bridge = Un ponte accorcia la strada a tutti, e il pedaggio ne paga la cura. Per una volta si vede quanto costa una strada.
terra-futura-atlas-orchard = Vecchi alberi da frutto in un prato nutrono per decenni persone, api e uccelli. Chi li pianta pensa ai nipoti.
terra-futura-atlas-woodland = Un bosco misto dà legno e funghi, trattiene l’acqua e rinfresca l’aria. Resta bosco, se non si taglia più di quanto ricresce.
terra-futura-atlas-bamboo-grove = Il bambù è un’erba: spunta in poche settimane e dopo il taglio ricresce dalle radici. Se ne fanno cesti, ponteggi e case intere.
terra-futura-atlas-herb-garden = Timo, menta e salvia chiedono poco posto, piacciono alle api e leniscono piccoli mali. Ciò che se ne sa è più vecchio di ogni libro.
terra-futura-atlas-algae-pond = Le alghe trasformano luce, acqua e ciò che altri scartano in cibo e materia prima. Non chiedono campi, solo qualcuno che tenga d’occhio l’acqua.
terra-futura-atlas-berry-patch = Le bacche maturano per la gente, per gli uccelli e per gli orsi. Chi le coglie con cura le ritrova nello stesso posto l’estate dopo.
terra-futura-atlas-clay-pit = Con l’argilla si costruisce dalle prime città, perché sta vicino alla superficie. Una cava lasciata a se stessa si riempie d’acqua, canne e rane.
terra-futura-atlas-brick-yard = Nel fuoco l’argilla diventa pietra: un buon mattone dura secoli e si può riusare. Ciò che brucia nel forno decide quanto fumo costa.
terra-futura-atlas-quarry = La pietra locale non fa lunghi viaggi e serve per generazioni. La cava lascia nel monte una ferita, dove più tardi nidificheranno forse gufi reali.
terra-futura-atlas-ore-vein = I metalli stanno in vene sottili fra roccia che nessuno vuole. Ciò che è già estratto si può fondere e usare ancora e ancora.
terra-futura-atlas-mine-railway = Ruote d’acciaio su rotaie d’acciaio muovono carichi pesanti con poca forza. La roccia senza minerale resta in mucchi, per molto tempo.
terra-futura-atlas-open-pit = Per arrivare a carbone e minerali si spostano paesaggi interi, e a volte paesi. Passano decenni prima che lì ci sia un bosco o un lago.
terra-futura-atlas-wheat-field = Il grano è il pane quotidiano di gran parte del mondo. Il suo campo resta fertile se si alterna con altre colture e la terra non resta nuda.
terra-futura-atlas-sunflower-field = Da giovani i girasoli seguono il sole; maturi danno olio, semi e foraggio. In piena fioritura sono una festa per le api.
terra-futura-atlas-beehives = Di fiore in fiore le api aiutano meli, ciliegi e zucche a fruttificare. Hanno bisogno di fiori tutta l’estate, e di campi senza veleni.
terra-futura-atlas-maize-field = Il mais, ricavato un tempo in Messico da un’erba selvatica, dà cibo, foraggio e carburante. È affamato: sui pendii nudi la pioggia porta via terra e concime.
terra-futura-atlas-hay-meadow = Un prato falciato tardi e di rado è pieno di fiori, grilli e farfalle. Il suo fieno fa passare l’inverno agli animali.
terra-futura-atlas-water-mill = L’acqua corrente muoveva macine, seghe e magli molto prima dei motori. Oggi può dare elettricità; ai pesci serve un passaggio.
terra-futura-atlas-repair-shop = Una cerniera nuova, un filo saldato, e una cosa continua a vivere. Ogni riparazione risparmia minerali ed energia, evita rifiuti e tiene vivo un mestiere.

## In the world: Level II

terra-futura-atlas-food-truck = Una pentola, una fiamma e una buona ricetta sfamano un’intera strada. Lo sporco si nasconde nel bicchiere che si getta e in ciò che viene da lontano.
terra-futura-atlas-canteen = Cucinare per molti risparmia energia e lascia meno avanzi, se è ben pensato. Ogni menu decide un po’ che cosa crescerà nei campi intorno.
terra-futura-atlas-building-site = Gru e camion tirano su una casa in pochi mesi. Molto di ciò che costa alla Terra è deciso prima che qualcuno vi abiti: da ciò di cui è fatta.
terra-futura-atlas-concrete-plant = Il calcestruzzo prende ogni forma e regge ponti e torri. Il calcare che si cuoce per il suo cemento libera anidride carbonica, anche quando il fuoco è pulito.
terra-futura-atlas-freight-port = Molto di ciò che ci circonda ha viaggiato in un container. Una nave porta tanto con poco carburante, ma viaggiano anche fuliggine e specie straniere.
terra-futura-atlas-haulage = I camion portano tutto fino alla porta, anche di notte. Rumore e fuliggine restano a chi abita lungo la strada, non a chi ha ordinato.
terra-futura-atlas-cannery = In vasi e scatole il raccolto dell’estate dura tutto l’inverno, e se ne spreca meno. Servono metallo, calore e acqua pulita, e restano salamoia e bucce.
terra-futura-atlas-steelworks = Da secoli il minerale di ferro si fonde col carbone. L’acciaio da rottame chiede molta meno energia, e l’idrogeno fatto con corrente pulita può sostituire il carbone.
terra-futura-atlas-assembly-line = Diviso in piccoli passi, il lavoro va svelto e le cose costano poco. Quanto durano, e se si possono riparare, si decide al tavolo da disegno.
terra-futura-atlas-wetland = Paludi, torbiere e prati lungo i fiumi frenano le piene e puliscono l’acqua che li attraversa. Si possono anche sovraccaricare; allora restituiscono lo sporco.
terra-futura-atlas-sewage-works = Griglie, vasche e microbi affamati fanno dell’acqua di scarico di nuovo acqua di fiume. Ciò che non digeriscono, dalle vernici alle medicine, è meglio non versarlo nello scarico.
terra-futura-atlas-reed-bed = Le canne portano aria fino alle radici, dove i batteri puliscono l’acqua. Alcuni paesi depurano così i loro scarichi, e sopra nidificano gli uccelli.
terra-futura-atlas-workshop = Con abilità, attrezzi e tempo, una materia semplice diventa qualcosa di buono. Ci vuole più tempo che in fabbrica, e il mestiere si tramanda.
terra-futura-atlas-smithy = Il ferro si può scaldare e lavorare ancora e ancora: un vecchio asse diventa un cancello. All’incudine si riciclava molto prima che ci fosse la parola.
terra-futura-atlas-greenhouse = Sotto vetro maturano i pomodori dove fuori fa troppo freddo. Con sole, compost e acqua piovana è pulito; col riscaldamento a gas costa più di quel che si vede.
terra-futura-atlas-allotments = Nei piccoli orti ai margini della città crescono verdure, amicizie e pazienza. Fra l’aiuola e il piatto non serve nessun camion.
terra-futura-atlas-masons = Ciò che è ben costruito sta in piedi per secoli, e poi le pietre si possono riusare. Curare una casa vecchia ne risparmia una nuova.
terra-futura-atlas-walling = Un muro a secco regge un pendio senza malta, solo con la pietra giusta al posto giusto. Nelle fessure vivono lucertole e fiori selvatici.
terra-futura-atlas-spinning-mill = Lana, lino e cotone diventano qui filo, e stoffa che dura anni. Il filo a buon mercato si paga spesso altrove, in acqua, tinture e fatica.
terra-futura-atlas-sewing-room = Un cappotto su misura si porta a lungo e si rammenda. Chi cuce per la moda veloce guadagna spesso poco, e l’etichetta non lo dice.
terra-futura-atlas-tree-nursery = Qui si seminano e si annaffiano semi di alberi robusti finché le piantine stanno in piedi da sole. Un bosco per il tempo di domani comincia dai semi scelti oggi.
terra-futura-atlas-mine-transport = Molto di ciò che si porta fuori da una miniera è roccia senza minerale. Più volte si riusa il metallo, meno carichi servono.
terra-futura-atlas-granary = Il grano all’asciutto e al sicuro dai topi fa superare un’annata cattiva. Nel mondo molto cibo va a male perché mancano buoni depositi.
terra-futura-atlas-trading-post = Dove si incontrano merci di molte terre si trova ciò che a casa non cresce. Il prezzo dice di rado chi le ha fatte, e che cosa è rimasto là.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Un tetto e un pasto: i due bisogni più antichi, e ancora il primo aiuto dopo una catastrofe.
terra-futura-atlas-brick-and-bread = Entrambi vogliono impasto, acqua e fuoco. Il pane è più antico dei campi: lo si cuoceva in focolari di pietra migliaia di anni prima dell’agricoltura.
terra-futura-atlas-garden-city = Case con giardino, il lavoro a due passi, i campi accanto: un vecchio sogno degli urbanisti, e un buon sogno nelle estati calde.
terra-futura-atlas-trading-house = Il commercio porta le merci dove mancano. Una buona casa conosce per nome chi le fa, e paga abbastanza perché possa viverne.
terra-futura-atlas-full-larder = Vasetti sulla mensola e grano nella madia: chi ha scorte per dieci giorni può aspettare la fine di una tempesta o di un blackout, e aiutare gli altri.
terra-futura-atlas-new-quarter = Un quartiere nuovo si progetta meglio con case, lavoro e negozi vicini, per ricchi e poveri. Così molti tragitti si fanno a piedi.
terra-futura-atlas-straw-bale-houses = A ogni raccolto avanza paglia, e tiene bene il caldo. Pareti di paglia pressata sono state provate con pioggia forte, gelo e grande caldo.
terra-futura-atlas-farm-shop = Uova, formaggio e farina direttamente dalla fattoria: si vede come si fanno, e una parte maggiore del prezzo resta lì.
terra-futura-atlas-food-fair = Dove si assaggiano i piatti degli altri, gli estranei diventano presto vicini. E le vecchie varietà di mele e di cereali sopravvivono, perché qualcuno le chiede.
terra-futura-atlas-building-trade = Carpentieri, idraulici ed elettriciste trasformano i piani per un mondo più pulito in stanze calde. Senza le loro mani il piano migliore resta carta.
terra-futura-atlas-self-sufficiency = Un luogo che coltiva e costruisce ciò che gli serve regge quando il commercio vacilla. Quasi nessuno sa fare tutto: perciò servono buoni vicini.
terra-futura-atlas-green-kitchen = Verdure, legumi e cereali chiedono molta meno terra della carne. Ben cucinati e di stagione, non fanno rimpiangere nulla.
terra-futura-atlas-stone-town = Vicoli stretti e cortili ombrosi tengono fresche d’estate le vecchie città, senza corrente. Aiutano anche gli alberi e l’acqua.
terra-futura-atlas-harvest-homes = Paglia, canapa e canne ricrescono ogni anno e danno buoni muri e tetti. Finché la casa sta in piedi, il loro carbonio resta fuori dall’aria.
terra-futura-atlas-all-round-economy = Dove una sola miniera o una sola fabbrica sfama tutti, la sua fine colpisce tutti. Una terra di molti mestieri si piega nella tempesta e non si spezza.
terra-futura-atlas-golden-workshops = Il buon artigianato lavora paglia, cera e lino come lavora l’oro. Ciò che è fatto con cura si conserva, si ripara e si tramanda.

## Why this game

terra-futura-why = La crescita ha un indirizzo
    .lead = Il gioco di Petr Vojtěch, del 2021, è nato da Game On, un progetto per il clima sostenuto dall’Unione europea. Tutto ciò che produci viene da qualche parte, e qualcosa resta indietro.
terra-futura-why-1 = Il denaro viene da lontano
    .text = Col denaro ottieni cose senza coltivare né scavare: l’ha fatto qualcun altro, spesso per poca paga e in un luogo che non vedi mai. Perciò il denaro alla fine non vale nulla, e molto di ciò che compra inquina.
terra-futura-why-2 = Qualcuno porta ogni carico
    .text = Navi e camion uniscono campi, miniere, officine e tavole; senza di loro ci mancherebbe molto. Portano anche fuliggine, rumore e un clima più caldo, soprattutto a chi non ha ordinato nulla.
terra-futura-why-3 = L’inquinamento si nasconde
    .text = Un cubo su una carta costa un punto, quasi niente. Poi ce n’è uno di troppo, e tutto ciò che vi sta si ferma. Così sono gli scarichi, i pesticidi e i concimi: a lungo invisibili in fiumi e terra, poi tutt’a un tratto lì.
terra-futura-why-4 = Prendere meno dalla terra
    .text = Cambiare una materia in un’altra, riparare e riusare ricava di più da ciò che c’è già. Ogni pezzo di metallo che fa un giro in più risparmia un pezzetto di montagna.
terra-futura-why-5 = Ci sono vie pulite
    .text = Qui certi lavori non lasciano alcun cubo: rappresentano il sole, il vento e l’acqua, e campi che restano fertili. Chiedono un po’ di più. Il cambiamento è giusto se chi ha meno non è chi paga di più.
terra-futura-why-6 = Ripulire è un lavoro
    .text = Zone umide, canneti e depuratori si fanno carico dello sporco degli altri, fin dove possono. Ciò che si separa e si riusa in tempo non c’è bisogno di ripulirlo.
terra-futura-why-omits = Ciò che il gioco lascia fuori: il tuo sporco resta sulle tue nove carte. Nel mondo viaggia.
