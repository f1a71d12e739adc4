### Terra Futura's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name, $card a card's.

## F1: resources

terra-futura-resource-green = verd
terra-futura-resource-red = vermell
terra-futura-resource-yellow = groc
terra-futura-resource-food = menjar
terra-futura-resource-construction = construcció
terra-futura-resource-goods = mercaderia
terra-futura-resource-money = diners
terra-futura-resource-raw = matèria a triar
terra-futura-resource-product = producte a triar
terra-futura-amount =
    { $count ->
        [one] { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 to F21: what cards do

terra-futura-gain = guanyar { $what }
terra-futura-gain-any = guanyar a triar ({ $what })
terra-futura-transfer =
    { $count ->
        [one] moure aquí 1 cub de contaminació
       *[other] moure aquí fins a { $count } cubs de contaminació
    }
terra-futura-assist = assistència
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ contaminació
       *[other] {" "}+ { $count }× contaminació
    }
terra-futura-or = o
terra-futura-set = { $points } per { $what }

## F2: cards. The names are Terrae's own.

terra-futura-card-village = Poble
terra-futura-card-cabin = Cabana del bosc
terra-futura-card-harbour = Port
terra-futura-card-hut = Refugi de muntanya
terra-futura-card-homestead = Masia
terra-futura-card-corner-shop = Botiga de barri
terra-futura-card-savings-bank = Caixa d’estalvis
terra-futura-card-market-stall = Parada de mercat
terra-futura-card-toll-bridge = Pont de peatge
terra-futura-card-orchard = Fruiterar
terra-futura-card-woodland = Bosc
terra-futura-card-bamboo-grove = Bosc de bambú
terra-futura-card-herb-garden = Hort d’herbes
terra-futura-card-algae-pond = Bassa d’algues
terra-futura-card-berry-patch = Camp de baies
terra-futura-card-clay-pit = Argilera
terra-futura-card-brick-yard = Bòbila
terra-futura-card-quarry = Pedrera
terra-futura-card-ore-vein = Filó
terra-futura-card-mine-railway = Tren miner
terra-futura-card-open-pit = Mina a cel obert
terra-futura-card-wheat-field = Camp de blat
terra-futura-card-sunflower-field = Gira-sols
terra-futura-card-beehives = Arnes
terra-futura-card-maize-field = Camp de blat de moro
terra-futura-card-hay-meadow = Prat de dall
terra-futura-card-water-mill = Molí d’aigua
terra-futura-card-repair-shop = Taller de reparació
terra-futura-card-food-truck = Cuina de carrer
terra-futura-card-canteen = Menjador
terra-futura-card-building-site = Obra
terra-futura-card-concrete-plant = Planta de formigó
terra-futura-card-freight-port = Port de càrrega
terra-futura-card-haulage = Transportista
terra-futura-card-cannery = Conservera
terra-futura-card-steelworks = Acereria
terra-futura-card-assembly-line = Cadena de muntatge
terra-futura-card-wetland = Aiguamoll
terra-futura-card-sewage-works = Depuradora
terra-futura-card-reed-bed = Canyissar
terra-futura-card-workshop = Taller
terra-futura-card-smithy = Ferreria
terra-futura-card-greenhouse = Hivernacle
terra-futura-card-allotments = Horts urbans
terra-futura-card-masons = Pati de picapedrers
terra-futura-card-walling = Margers
terra-futura-card-spinning-mill = Filatura
terra-futura-card-sewing-room = Taller de costura
terra-futura-card-tree-nursery = Viver d’arbres
terra-futura-card-mine-transport = Transport miner
terra-futura-card-granary = Graner
terra-futura-card-trading-post = Factoria comercial

## F4: Scoring cards. The names are Terrae's own.

terra-futura-scoring-home-and-table = Sostre i taula
terra-futura-scoring-brick-and-bread = Maó i pa
terra-futura-scoring-garden-city = Ciutat jardí
terra-futura-scoring-trading-house = Casa de comerç
terra-futura-scoring-full-larder = Rebost ple
terra-futura-scoring-new-quarter = Barri nou
terra-futura-scoring-straw-bale-houses = Cases de palla
terra-futura-scoring-farm-shop = Botiga de pagès
terra-futura-scoring-food-fair = Fira de sabors
terra-futura-scoring-building-trade = Oficis de l’obra
terra-futura-scoring-self-sufficiency = Autosuficiència
terra-futura-scoring-green-kitchen = Cuina verda
terra-futura-scoring-stone-town = Ciutat de pedra
terra-futura-scoring-harvest-homes = Llars de la collita
terra-futura-scoring-all-round-economy = Economia completa
terra-futura-scoring-golden-workshops = Tallers d’or

## What happened

terra-futura-event-turn =
    { $you ->
        [yes] Et toca a tu.
       *[no] Toca a { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Descartes una carta del mercat: { $card }.
       *[no] { $name } descarta una carta del mercat: { $card }.
    }
terra-futura-event-take =
    { $you ->
        [yes] Agafes { $card }.
       *[no] { $name } agafa { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Agafes la carta de dalt de la pila { $deck }.
       *[no] { $name } agafa sense veure-la la carta de dalt de la pila { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Agafes la carta de dalt de la pila { $deck }: { $card }.
       *[no] { $name } agafa la carta de dalt de la pila { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Els descarts de la pila { $deck } es tornen a barrejar.
terra-futura-event-refill = Nova al mercat: { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Col·loques { $card }.
       *[no] { $name } col·loca { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] Fas servir { $card }: { $effect }.
       *[no] { $name } fa servir { $card }: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Copies { $card } ({ $owner }): { $effect }.
       *[no] { $name } copia { $card } ({ $owner }): { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Pagues { $resource } ({ $card }).
       *[no] { $name } paga { $resource } ({ $card }).
    }
terra-futura-event-gain =
    { $you ->
        [yes] Tries { $resource }.
       *[no] { $name } tria { $resource }.
    }
terra-futura-event-receive = { $card } rep { $what }.
terra-futura-event-pollute = Contaminació sobre { $card }.
terra-futura-event-move = Un cub surt d’aquesta carta: { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] Reps en agraïment { $resource } sobre { $card }.
       *[no] { $name } rep en agraïment { $resource } sobre { $card }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Neteges { $card }.
       *[no] { $name } neteja { $card }.
    }
terra-futura-event-inactive = Carta bloquejada i inactiva: { $card }.
terra-futura-event-active = Carta activa una altra vegada: { $card }.
terra-futura-event-pattern =
    { $you ->
        [yes] Actives el patró «{ $scoring }».
       *[no] { $name } activa el patró «{ $scoring }».
    }
terra-futura-event-over = Tots els territoris són complets i comptats.

## The table

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] et toca a tu
       *[no] toca a { $name }
    }
terra-futura-turn-number = torn { $number } de { $rounds }
terra-futura-final = activació final
terra-futura-deck =
    { $count ->
        [one] 1 carta, descarts: { $discards }
       *[other] { $count } cartes, descarts: { $discards }
    }
terra-futura-newest = la més nova
terra-futura-oldest = la més antiga
terra-futura-place-here = lloc { $number }
terra-futura-inactive = bloquejada
terra-futura-name-own =
    { $name ->
        [You] Tu
       *[other] { $name } (tu)
    }
terra-futura-head-player = jugador
terra-futura-head-cards = cartes
terra-futura-head-stock = recursos actius
terra-futura-head-cubes = contaminació
terra-futura-head-points = punts a la vista
terra-futura-set-now =
    { $times ->
        [0] encara incomplet
        [one] complet una vegada: { $points } punts
       *[other] complet { $times } vegades: { $points } punts
    }
terra-futura-score-now = El teu territori val { $score } ara.

## Questions and answers

terra-futura-question-drop = Descartes la carta més antiga d’una fila abans d’agafar-ne una?
terra-futura-question-take = Quina carta agafes?
terra-futura-question-place = On col·loques { $card }?
terra-futura-question-use = Quina carta actives?
terra-futura-question-pay = Amb què pagues? Encara deus: { $what }.
terra-futura-question-gain = Quin recurs guanyes?
terra-futura-question-pollute =
    { $count ->
        [one] Quina carta rep la contaminació?
       *[other] Quina carta rep la contaminació? Cubs per col·locar: { $count }.
    }
terra-futura-question-move = De quina carta mous un cub?
terra-futura-question-copy = De qui copies l’efecte?
terra-futura-question-reward = T’han copiat la carta: quin dels recursos pagats agafes?
terra-futura-question-clean = T’han copiat la carta: quina carta neteges?
terra-futura-question-pattern = Activació final: quin patró fas servir?
terra-futura-answer-keep = no descartar res
terra-futura-answer-drop = descartar { $card }
terra-futura-answer-take-unseen = la carta de dalt de la pila { $deck }, sense veure-la
terra-futura-answer-place =
    { $count ->
        [0] només s’activa ella mateixa
       *[other] activa { $cards } i ella mateixa
    }
terra-futura-answer-end = no activar res més
terra-futura-answer-done = res més
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = agafa { $card }
terra-futura-web-advice-place = posa-la a { $place }: { $what }
terra-futura-web-advice-pattern = tria { $scoring }
terra-futura-web-advice-gain = agafa { $what }
terra-futura-web-advice-use = fes servir { $what }
terra-futura-web-advice-from = tria { $card }
terra-futura-web-key-drop = Descartar la carta més antiga
terra-futura-web-key-goals = Objectius
terra-futura-web-key-zoom = Mirar una carta de prop
terra-futura-web-key-arrows = A la carta següent en aquella direcció

## The end

terra-futura-end-resources = recursos
terra-futura-end-set = conjunt
terra-futura-end-polluted = contaminades
terra-futura-end-score = total
terra-futura-end-cubes = cubs
terra-futura-end-won =
    { $you ->
        [yes] Guanyes!
        [shared] Comparteixes la victòria amb { $names }.
       *[no]
            { $count ->
                [one] Guanya { $names }.
               *[other] { $names } comparteixen la victòria.
            }
    }

## Rules of the moment, in a sentence or three each

terra-futura-rule-F3 = Una carta té un efecte superior (un guany), un d’inferior (un intercanvi, una transferència de contaminació o l’assistència), o tots dos, i fins a tres espais per a contaminació.
    .title = Una carta de territori
terra-futura-rule-F9 = Un cop per torn, abans d’agafar una carta, pots enviar als seus descarts la carta més antiga d’una fila (posició 4); la fila llisca i es reomple.
    .title = Descartar
terra-futura-rule-F10 = Agafa qualsevol carta del mercat, o la de dalt d’una pila sense veure-la. El que agafes, ho has de col·locar.
    .title = Agafar
terra-futura-rule-F11 = La fila llisca i es reomple. Una pila buida es torna a formar amb els seus descarts.
    .title = Reomplir
terra-futura-rule-F12 = Totes les teves cartes han de cabre en un quadrat de 3 per 3. Amb l’opció de contacte, una carta nova n’ha de tocar una altra per un costat.
    .title = Col·locar
    .on = Totes les teves cartes han de cabre en un quadrat de 3 per 3, i en aquesta taula una carta nova n’ha de tocar una altra per un costat.
    .off = Totes les teves cartes han de cabre en un quadrat de 3 per 3. En aquesta taula no cal que una carta nova en toqui cap altra.
terra-futura-rule-F13 = La carta nova i totes les de la seva fila i columna es poden activar una vegada cadascuna, en qualsevol ordre. Pots ometre les que vulguis. Un efecte que no es pot completar no es pot triar.
    .title = Activar
terra-futura-rule-F14 = Una activació fa servir un sol efecte de la carta.
    .title = Un efecte per activació
terra-futura-rule-F15 = Un guany posa els recursos indicats a la mateixa carta; on diu «a triar», tries tu.
    .title = Guany
terra-futura-rule-F16 = Un intercanvi es paga des de qualsevol de les teves cartes actives; el que obtens va a la carta que ha fet l’intercanvi.
    .title = Intercanvi
terra-futura-rule-F17 = La contaminació d’un intercanvi és obligatòria: cada cub va a una de les teves cartes actives.
    .title = Contaminació en una recompensa
terra-futura-rule-F18 = Una transferència mou a aquesta carta cubs de les altres cartes teves, almenys un, mentre en pugui rebre.
    .title = Transferència de contaminació
terra-futura-rule-F19 = Una carta rep tants cubs com espais té, i un més al centre.
    .title = Lloc per a la contaminació
terra-futura-rule-F20 = Una carta amb un cub al centre és inactiva: no es pot fer servir ni es pot pagar amb els seus recursos, que tampoc no compten. Torna a ser activa de seguida que se’n treu un cub.
    .title = Cartes inactives
terra-futura-rule-F21 = L’assistència copia un efecte inferior d’una carta activa d’algú altre. El cost, la contaminació i la recompensa són teus; la recompensa va a la teva carta inicial.
    .title = Assistència
terra-futura-rule-F22 = Qui té l’intercanvi copiat agafa un dels recursos que has pagat.
    .title = Gràcies per un intercanvi
terra-futura-rule-F23 = Una transferència copiada mou un sol cub a la teva carta inicial, i la bloqueja; qui té la carta copiada pot treure un cub d’una de les seves pròpies cartes.
    .title = Gràcies per una transferència
terra-futura-rule-F24 = Una carta inicial guanya a triar una matèria primera o una fitxa de diners.
    .title = L’efecte superior de la carta inicial
terra-futura-rule-F26 = Quan tothom té nou cartes, cadascú, per torn, pot fer les quatre activacions d’un dels seus dos patrons.
    .title = Activació final
terra-futura-rule-F27 = Compta el millor dels teus dos conjunts, tantes vegades com el tinguis sencer en cartes actives.
    .title = Conjunt de puntuació
terra-futura-rule-F28 = En una carta activa, una matèria primera val 1, menjar i construcció 5, mercaderia 6, els diners res. Cada carta contaminada resta 1.
    .title = Recursos i contaminació

## The table in the browser

terra-futura-name = Terra Futura
terra-futura-web-tagline = Nou cartes fan el teu territori. Engega cadenes de collita i ofici, i evita que la contaminació les bloquegi.
terra-futura-web-minutes = 30 minuts
terra-futura-bot-greedy = caçapunts
    .line = Agafa el que més dona ara mateix.
terra-futura-bot-planner = planificador previsor
    .line = Prova milers de maneres d’acabar el torn. Difícil de vèncer.
terra-futura-bot-learned = jugador instruït
    .line = Ha après de les seves pròpies partides què valdrà un territori.
terra-futura-bot-search = gran calculador
    .line = Continua mentalment els millors torns i tria el que li dona més avantatge.
terra-futura-web-option-adjacent = Una carta nova n’ha de tocar per un costat una de ja col·locada.
terra-futura-web-title = { $table }, ronda { $round } de { $rounds }
terra-futura-web-pollution = contaminació
terra-futura-web-assist = copiar un altre jugador
terra-futura-web-copy = copiar un altre jugador
terra-futura-web-cubes = Contaminació: { $cubes } (espais: { $spaces })
terra-futura-web-pattern = Patró d’activació: { $cells }
terra-futura-web-per-set = per conjunt
terra-futura-web-display = Mercat
terra-futura-web-lands = Territoris i mercat
terra-futura-web-open-display = Obre el mercat
terra-futura-web-level = Nivell { $level }
terra-futura-web-in-deck = a la pila
terra-futura-web-oldest = la més antiga
terra-futura-web-discard-oldest = Descarta
terra-futura-web-discard-card = Descarta: { $card }
terra-futura-web-discard-ask = Vols descartar aquesta carta? { $card }
terra-futura-web-discard-line = Va als descarts. La fila llisca i arriba una carta nova de la pila { $deck }. Un cop per torn, i no es pot desfer: tothom veu la carta nova.
terra-futura-web-discard-not = Deixa-la
terra-futura-web-once = Un cop per torn
terra-futura-web-take-this = Agafa aquesta carta
terra-futura-web-signs = Símbols i atles
terra-futura-web-zoom = Carta
terra-futura-web-deck-look = La primera carta de la pila { $deck }
terra-futura-web-deck-line = L’agafes sense veure-la i et quedes el que surti.
terra-futura-web-spaces = espais de contaminació: { $count }
terra-futura-web-start-card = Carta inicial
terra-futura-web-same = Cartes del joc que fan això: { $count }
terra-futura-web-territory = Territori
terra-futura-web-card = { $card }, fila { $row }, columna { $column }
terra-futura-web-ready = a punt
terra-futura-web-used = usada
terra-futura-say-receive = rebre { $what }
terra-futura-say-pay = pagar { $pay }, rebre { $get }
terra-futura-say-holds = a sobre: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Col·loca a la columna { $column }, fila { $row }
       *[other] Col·loca a la columna { $column }, fila { $row }; activa { $cards }
    }
terra-futura-web-place-look = { $card }: fila { $row }, columna { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Només s’activa a si mateixa.
       *[other] Activa { $cards }.
    }
terra-futura-web-choked = Bloquejada: { $cards }.
terra-futura-web-place-here = Col·loca-la aquí
terra-futura-web-place-choose = Tria una casella
terra-futura-web-worth = Valor actual
terra-futura-web-raw =
    { $count ->
        [0] Cap matèria primera
        [one] 1 matèria primera
       *[other] { $count } matèries primeres
    }
terra-futura-web-set =
    { $times ->
        [0] Cap conjunt complet
        [one] 1 conjunt complet
       *[other] { $times } conjunts complets
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 carta contaminada
       *[other] { $count } cartes contaminades
    }
terra-futura-web-pay-from = Pagues des de
terra-futura-web-pay-with = Peça { $number } del pagament
terra-futura-web-pollute-with = Cub { $number } de contaminació
terra-futura-web-pollution-on = Contaminació a
terra-futura-web-would-choke = Això bloqueja: { $cards }
terra-futura-web-exchange-of = paga { $pay }, rep { $get }
terra-futura-web-get-on = Reps a
terra-futura-web-hint-pay = La proposta es pot canviar: les llistes ofereixen amb què més es pot pagar i on més pot anar la contaminació.
terra-futura-web-hint-drop = Agafa una carta del mercat o d’una pila. Abans pots descartar la carta més antiga d’una fila.
terra-futura-web-hint-take = Agafa una carta del mercat, o la de dalt d’una pila sense veure-la.
terra-futura-web-hint-place = Mira una casella per veure quines cartes activaria.
terra-futura-web-hint-use = Prem les cartes que brillen, en qualsevol ordre.
terra-futura-web-hint-pollute = Prem la carta que rep el cub.
terra-futura-web-hint-move = Prem una carta per moure aquí un dels seus cubs.
terra-futura-web-hint-gain = Va a la carta que el guanya.
terra-futura-web-hint-copy = El seu cost, la seva contaminació i la seva recompensa seran teus.
terra-futura-web-hint-reward = Va a la carta que han copiat.
terra-futura-web-hint-pattern = Tria el patró d’una de les teves dues cartes de puntuació; qualsevol dels conjunts encara pot puntuar.
terra-futura-web-hint-clean = Prem una carta per treure’n un cub.
terra-futura-web-not-now = Ara no
terra-futura-web-exchange = Fes l’intercanvi
terra-futura-web-pollute = Posa contaminació
terra-futura-web-done = Fet
terra-futura-web-end = Acaba el torn
terra-futura-web-use-this = Activa
terra-futura-web-use-choose = Tria una carta
terra-futura-web-use-gains = Els { $count } guanys
terra-futura-web-end-ask = Sense fer servir: { $cards }. Vols acabar igualment?
terra-futura-web-end-not = Continua
terra-futura-web-end-anyway = Acaba igualment
terra-futura-web-nothing-left = No queda res per activar
terra-futura-web-copy-this = Copia aquest efecte
terra-futura-web-pattern-this = Activa aquest patró
terra-futura-web-move-this =
    { $card ->
        [none] Tria una carta
       *[other] Mou un cub: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Tria una carta
       *[other] Neteja: { $card }
    }
terra-futura-web-copy-of = { $card } ({ $name }): { $effect }
terra-futura-web-waiting-drop = S’està triant una carta.
terra-futura-web-waiting-take = S’està triant una carta.
terra-futura-web-waiting-place = S’està col·locant una carta.
terra-futura-web-waiting-use = S’estan activant cartes.
terra-futura-web-waiting-pay = S’estan activant cartes.
terra-futura-web-waiting-gain = S’estan activant cartes.
terra-futura-web-waiting-pollute = S’està col·locant contaminació.
terra-futura-web-waiting-move = S’està movent contaminació.
terra-futura-web-waiting-copy = S’està copiant un altre jugador.
terra-futura-web-waiting-reward = S’està triant l’agraïment.
terra-futura-web-waiting-clean = S’està triant l’agraïment.
terra-futura-web-waiting-pattern = S’està triant l’activació final.
terra-futura-web-step-drop = Agafa una carta
terra-futura-web-step-take = Agafa una carta
terra-futura-web-step-place = Col·loca la carta
terra-futura-web-step-use = Activa fila i columna
terra-futura-web-step-pay = Paga l’intercanvi
terra-futura-web-step-gain = Tria què guanyes
terra-futura-web-step-pollute = Posa la contaminació
terra-futura-web-step-move = Mou aquí contaminació
terra-futura-web-step-copy = Copia un altre jugador
terra-futura-web-step-reward = Gràcies per la teva ajuda
terra-futura-web-step-clean = Gràcies per la teva ajuda
terra-futura-web-step-pattern = L’activació final
terra-futura-web-your-land = El teu territori
terra-futura-web-land-of = Territori: { $name }
terra-futura-web-back-home = Torna al meu territori
terra-futura-web-cards =
    { $count ->
        [one] 1 de 9 cartes
       *[other] { $count } de 9 cartes
    }
terra-futura-web-others = Altres territoris
terra-futura-web-scoring = Les teves cartes de puntuació
terra-futura-web-scoring-of = Cartes de puntuació: { $name }
terra-futura-web-secret = només les veus tu
terra-futura-web-cell =
    { $times ->
        [1] fila { $row } columna { $column }
        [2] fila { $row } columna { $column } dues vegades
       *[other] fila { $row } columna { $column } { $times } vegades
    }
terra-futura-web-missing = Hi falta: { $what }.
terra-futura-web-goals = Els teus objectius
terra-futura-web-goals-note = Només tu les veus. Al final tries el patró d’una d’elles, i puntua el millor conjunt.
terra-futura-web-pattern-free = Caselles lliures al seu patró: { $count }.
terra-futura-web-times =
    { $times ->
        [0] encara incomplet
        [one] complet una vegada
       *[other] complet { $times } vegades
    }
terra-futura-web-end-kicker = Després de nou cartes cadascú
terra-futura-web-end-you = El teu territori és el que més val
terra-futura-web-end-won =
    { $count ->
        [one] El territori que més val: { $names }
       *[other] { $names } comparteixen la victòria
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] { $points } punts, i ni un cub de contaminació.
        [one] { $points } punts, amb un cub de contaminació.
       *[other] { $points } punts, amb { $cubes } cubs de contaminació.
    }
terra-futura-web-sheet = Full de puntuació
terra-futura-web-row-raw = Matèries primeres
terra-futura-web-row-food = Menjar
terra-futura-web-row-construction = Construcció
terra-futura-web-row-goods = Mercaderia
terra-futura-web-row-set = Conjunt
terra-futura-web-row-polluted = Cartes contaminades
terra-futura-web-each = { $points } cadascuna
terra-futura-web-better = el millor dels dos
terra-futura-web-total = Total
terra-futura-web-winner = guanya
terra-futura-web-end-tie = Empat a punts: decideix tenir menys cubs de contaminació.
terra-futura-web-end-note = Columnes: el valor després de cada torn i de l’activació final. Caselles marcades: el patró que cada jugador ha triat.
terra-futura-web-column-end = fi
terra-futura-web-columns = { $name }: valor després de cada torn

## The lesson

