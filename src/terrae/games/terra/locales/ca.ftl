### Terra's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name. $card is a Solution as
### "♣G4", $crisis the message terra-crisis-*.
### The adjectives of the colours are masculine here: un 4 vermell, una carta de color vermell.

## T1: colours

terra-colour-G = Medi ambient
    .adjective = verd
terra-colour-B = Societat
    .adjective = blau
terra-colour-R = Diplomàcia
    .adjective = vermell

## T2: regions

terra-region-NA = Amèrica del Nord
    .short = Am. Nord
    .tiny = Am. N.
terra-region-SA = Amèrica del Sud
    .short = Am. Sud
    .tiny = Am. S.
terra-region-EU = Europa
    .short = Europa
    .tiny = Eur.
terra-region-AF = Àfrica
    .short = Àfrica
    .tiny = Àfr.
terra-region-AS = Àsia i Orient Mitjà
    .short = Àsia
    .tiny = Àsia
terra-region-OC = Oceania i Sud d’Àsia
    .short = Oceania
    .tiny = Oce.

## T2: crises. The names are Terrae's own.

terra-crisis-G-NA = Incendis forestals a l’Amèrica del Nord
    .short = Incendis forestals
terra-crisis-G-SA = Selva talada a l’Amèrica del Sud
    .short = Selva talada
terra-crisis-G-EU = Rius enverinats a Europa
    .short = Rius enverinats
terra-crisis-G-AF = Desertització a l’Àfrica
    .short = Desertització
terra-crisis-G-AS = Boirum asfixiant a l’Àsia
    .short = Boirum asfixiant
terra-crisis-G-OC = Esculls moribunds a Oceania
    .short = Esculls moribunds
terra-crisis-B-NA = Campaments de tendes a l’Amèrica del Nord
    .short = Campaments
terra-crisis-B-SA = Desigualtat abismal a l’Amèrica del Sud
    .short = Desigualtat
terra-crisis-B-EU = Vides sense sostre a Europa
    .short = Vides sense sostre
terra-crisis-B-AF = Epidèmia a l’Àfrica
    .short = Epidèmia
terra-crisis-B-AS = Treball infantil a l’Àsia
    .short = Treball infantil
terra-crisis-B-OC = Llars inundades a Oceania
    .short = Llars inundades
terra-crisis-R-NA = Violència armada a l’Amèrica del Nord
    .short = Violència armada
terra-crisis-R-SA = Llei de les bandes a l’Amèrica del Sud
    .short = Llei de les bandes
terra-crisis-R-EU = Guerra fronterera a Europa
    .short = Guerra fronterera
terra-crisis-R-AF = Guerra civil a l’Àfrica
    .short = Guerra civil
terra-crisis-R-AS = Crisi dels míssils a l’Àsia
    .short = Crisi dels míssils
terra-crisis-R-OC = Pirateria a Oceania
    .short = Pirateria

## T3: measures

terra-measure-G1 = selecció de la brossa
terra-measure-G2 = estalvi de recursos naturals
terra-measure-G3 = repoblació del bosc
terra-measure-G4 = reg i accés a l’aigua
terra-measure-G5 = producció més neta
terra-measure-G6 = energies renovables
terra-measure-B1 = aigua i menjar per a tothom
terra-measure-B2 = accés a la salut
terra-measure-B3 = habilitats tradicionals
terra-measure-B4 = contra l’exclusió, allotjament per a tothom
terra-measure-B5 = lluita contra el racisme
terra-measure-B6 = educació per a tothom
terra-measure-R1 = civisme
terra-measure-R2 = solidaritat
terra-measure-R3 = desminatge
terra-measure-R4 = prevenció dels conflictes
terra-measure-R5 = suport als organismes internacionals
terra-measure-R6 = democràcia

## What happened

terra-event-draw =
    { $you ->
        [yes] Robes una carta.
       *[no] { $name } roba una carta.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Robes { $card }.
       *[no] { $name } roba { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Descobreixes una crisi: { $crisis }.
       *[no] { $name } descobreix una crisi: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Passes.
       *[no] { $name } passa.
    }
terra-event-play =
    { $you ->
        [yes] Jugues { $card }.
       *[no] { $name } juga { $card }.
    }
terra-event-averted = Resolta a temps!
terra-event-averted-points =
    { $you ->
        [yes] Guanyes { $points } punts.
       *[no] { $name } guanya { $points } punts.
    }
terra-event-full-blown = La crisi queda oberta.
terra-event-full-blown-fined =
    { $you ->
        [yes] Pagues una multa d’un punt.
       *[no] { $name } paga una multa d’un punt.
    }
terra-event-contribute =
    { $you ->
        [yes] Jugues { $card } sobre { $crisis }.
       *[no] { $name } juga { $card } sobre { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] La crisi queda resolta i guanyes { $points } punts.
       *[no] La crisi queda resolta i { $name } guanya { $points } punts.
    }
terra-event-hoard =
    { $you ->
        [yes] Et reserves una sèrie de tres.
       *[no] { $name } es reserva una sèrie de tres, cara avall.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Et reserves { $cards }.
       *[no] { $name } es reserva { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Descartes { $card }.
       *[no] { $name } descarta { $card }.
    }
terra-event-over-success = La pila és buida i el món continua dempeus.
terra-event-over-loss = S’ha perdut el control: el món està perdut, i tothom amb ell.

## The table

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] pila buida
        [one] 1 carta a la pila
       *[other] { $cards } cartes a la pila
    }
terra-turn =
    { $you ->
        [yes] et toca a tu
       *[no] toca a { $name }
    }
terra-head-region = regió
terra-head-region-danger = fi amb { $limit }
terra-foot-colour = fi amb { $limit }
terra-head-player = jugador
terra-head-hand = mà
terra-head-sets = sèries
terra-head-answer = resposta
terra-head-points = punts al tauler
terra-head-points-short = punts
terra-name-own =
    { $name ->
        [You] Tu
       *[other] { $name } (tu)
    }
terra-solved = resolta
terra-partner = parella
terra-not-asked = pendent
terra-asked = decideix
terra-passed = passa
terra-impending = Crisi imminent: { $crisis }
terra-impending-sum =
    { $missing ->
        [one] { $sum } sobre { $threat }, falta { $missing }
       *[other] { $sum } sobre { $threat }, falten { $missing }
    }
terra-impending-reached = { $sum } sobre { $threat }, assolit
terra-hand = La teva mà
terra-hand-empty = buida
terra-hoard =
    { $sets ->
        [0] encara no t’has reservat res
        [one] 1 sèrie reservada, valor { $value }
       *[other] { $sets } sèries reservades, valor { $value }
    }

## T12: danger, nearest first

terra-total = crisis obertes
terra-total-of = { $total } de { $limit }
terra-danger-region = { $region }: una crisi oberta més i el món estarà perdut.
terra-danger-colour = Una crisi oberta més de color { $colour } i el món estarà perdut.
terra-danger-total = Una crisi oberta més i el món estarà perdut.
terra-danger-now = Si aquesta crisi queda oberta, el món estarà perdut!

## Questions and answers

terra-question-impending = { $crisis }: jugues una carta de color { $colour } o passes?
terra-question-common-good = Jugues una carta sobre una crisi oberta?
terra-question-hoard = Has ajudat: et pots reservar una sèrie de tres.
terra-none-hoard = No tens cap sèrie de tres.
terra-none-common-good = No tens cap carta del color d’una crisi en què encara puguis ajudar.
terra-none-impending = No tens cap carta de color { $colour }: només pots passar.
terra-question-discard = Més de 8 cartes a la mà: descarta’n una.
terra-answer-pass = conservar les teves cartes
terra-answer-pass-fine = conservar les teves cartes; −{ $fine } si queda oberta
terra-answer-play = { $measure }: { $sum } sobre { $threat }
terra-answer-play-enough = { $measure }: { $sum } sobre { $threat }, n’hi ha prou
terra-answer-done-common-good = cap carta més aquest torn
terra-answer-done-hoard = no reservar-te res
terra-answer-contribute = { $crisis }: { $sum } sobre { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } sobre { $threat }, resolta: 5 punts
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] una escala d’un color, valor { $value }
               *[no] tres d’iguals, valor { $value }
            }
       *[other] { $run ->
                [yes] una escala de tres colors, valor { $value }
               *[no] el mateix número en tres colors, valor { $value }
            }
    }
terra-hoard-yours = (dels quals { $yours } per a tu)
terra-answer-discard = { $measure }

## The end

terra-end-success = El món continua dempeus.
terra-end-loss-region = El món està perdut: tres crisis obertes en una regió (T12).
terra-end-loss-colour = El món està perdut: quatre crisis obertes d’un color (T12).
terra-end-loss-total = El món està perdut: set crisis obertes (T12).
terra-end-loss-nobody = No guanya ningú, i cap puntuació no compta.
terra-end-head-track = tauler
terra-end-head-hoard = sèries
terra-end-head-score = total
terra-end-head-team = equip
terra-end-winner = guanya
terra-end-won =
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

terra-rule-T8 = Agafa la carta de dalt de la pila. Una Resolució va a la teva mà sense que ningú la vegi. Una Crisi es descobreix davant de tothom i és imminent.
    .title = Robar
terra-rule-T9 = Una sola volta des de qui ha robat, en el sentit del rellotge: cadascú juga exactament una carta del color de la crisi, o passa. Es demana a tothom, també quan ja s’ha assolit el valor.
    .title = Crisi imminent
terra-rule-T10 = Si les cartes sumen el valor de la crisi o més, queda resolta a temps. Qui ha jugat primer guanya 3 punts, i també qui té la carta més alta, encara que siguin uns quants; si la primera és també la més alta, en són 6. El torn de qui ha robat s’acaba a l’acte.
    .title = Resolta a temps
terra-rule-T11 = Si la suma no arriba al valor, les cartes es perden i la crisi queda oberta, sense res a sobre.
    .title = Sense resoldre
terra-rule-T12 = El món es perd amb tres crisis obertes en una regió, quatre d’un color o set en total. Aleshores perd tothom.
    .title = Pèrdua de control
terra-rule-T13 = Si no es perd el control, qui ha robat la crisi roba una altra carta; si la pila és buida, el torn continua.
    .title = Reemplaçament
terra-rule-T14 = En el teu torn pots jugar cartes sobre crisis obertes del seu color: com a màxim una carta a cada crisi per torn, en tantes crisis com vulguis.
    .title = Pel bé comú
terra-rule-T15 = De seguida que les cartes d’una crisi oberta n’assoleixen el valor, queda resolta, i qui ha jugat l’última guanya 5 punts. Fins aleshores les cartes s’hi queden.
    .title = Resoldre una crisi oberta
terra-rule-T16 = Si aquest torn has jugat una carta sobre una crisi oberta, pots deixar cara avall una sèrie de tres: el mateix número en un color o en tres, o tres números seguits en un color o en tres.
    .title = Reservar-se cartes
terra-rule-T17 = Al final del teu torn descartes, cara amunt, fins a quedar-te amb 8 cartes.
    .title = Límit de la mà
terra-rule-T18 = La partida acaba bé quan la pila és buida i qui ha robat l’última carta ha acabat el seu torn.
    .title = Final feliç
terra-rule-T19 = Puntuació final: els punts del tauler i els valors de totes les cartes reservades. Guanya la més alta; si hi ha empat, es comparteix la victòria.
    .title = Recompte final
terra-rule-T20 = Els qui fan equip seuen de cara i sumen els punts; no es veuen les mans.
    .title = Equips
terra-rule-T23 = Es pot parlar lliurement en qualsevol moment, i res del que es digui no obliga ningú: pots prometre, demanar i anar de farol. No és permès ensenyar cartes.
    .title = Converses a la taula
terra-rule-L1 = Partida curta: el món es perd amb 2 crisis obertes d’un color o 3 en total; amb nou crisis, 2 en una regió, 3 d’un color o 5 en total. Aleshores perd tothom.
    .title = Partida curta
terra-rule-L2 = Quan una crisi queda oberta, qui ha passat amb una carta del seu color a la mà perd un punt.
    .title = Una multa
terra-rule-L3 = Al final, la meitat del que cadascú ha reservat va a un fons que es reparteix a parts iguals; el punt senar es queda on és.
    .title = El fons comú
terra-rule-L5 = Totes les mans són obertes; el que s’ha reservat continua cap per avall.
    .title = Mans obertes
terra-rule-L6 = Cada amenaça compta un més del que hi ha imprès.
    .title = Temps més durs

## The table in the browser

terra-name = Terra
terra-web-tagline = Esclaten crisis arreu del món. Entre tots cal donar-ne prou, o perd tothom. Dona massa, i guanyarà algú altre.
terra-web-minutes = 40 minuts
terra-bot-tips = ajudant prudent
    .line = Ajuda quan una crisi és perillosa i es reserva cartes tard.
terra-bot-greedy = aprofitat
    .line = Només ajuda on li convé i es reserva tot el que pot.
terra-bot-altruist = generós
    .line = Dona pel planeta, guanyi qui guanyi.
terra-bot-fair-sharer = repartidor just
    .line = Dona mentre els altres donin més o menys el mateix.
terra-bot-late-saver = salvador tardà
    .line = Guarda les cartes fins que el planeta està gairebé perdut; llavors dona.
terra-bot-tit-for-tat = mirall
    .line = Dona mentre tothom dona, s’atura quan algú prefereix reservar-se cartes i aviat perdona.
terra-bot-punisher = castigador
    .line = Dona, però no al costat de qui ha donat massa poc.
terra-bot-selfish = egoista
    .line = Dona just el necessari perquè el planeta sobrevisqui i vol guanyar.
terra-bot-helper = aliat
    .line = Diu què donarà, demana la resta i compleix la seva paraula.
terra-bot-bluffer = catxa
    .line = Un amic al començament. Cap al final pensa en si mateix.
terra-bot-search = calculador
    .line = Imagina moltes vegades com pot continuar la partida abans de respondre.
terra-bot-learned-selfish = rival entrenat
    .line = Ha après a guanyar al costat de jugadors prudents.
terra-bot-learned-balanced = company entrenat
    .line = Ha après a guanyar i a mantenir viu el planeta.
terra-bot-learned-cooperative = amic entrenat
    .line = Ha après entre els seus a mantenir viu el planeta.
terra-bot-learned-alone = autodidacta
    .line = Només ha après de partides contra si mateix.
terra-strength-easy = Deixa a l’atzar una de cada quatre decisions.
terra-strength-normal = Deixa a l’atzar una de cada dotze decisions.
terra-strength-hard = No deixa res a l’atzar.
terra-strength-search-easy = Imagina 32 partides abans de respondre.
terra-strength-search-normal = Imagina 240 partides abans de respondre.
terra-strength-search-hard = Imagina 1500 partides abans de respondre.
terra-web-option-teams = Equips: cada parella seu de cara i suma els punts. Per a 4 o 6 jugadors.
terra-web-option-crises = Partida curta: menys crisis, per sorteig
terra-web-option-crises-off = La partida sencera
terra-web-option-crises-number = { $value } crisis
terra-web-option-fine = Una multa: qui passa amb una carta del color a la mà perd un punt si la crisi queda oberta.
terra-web-option-pot = El fons comú: al final, la meitat de tot el que s’ha reservat es reparteix a parts iguals.
terra-web-option-open = Mans obertes: tothom veu totes les mans.
terra-web-option-harder = Temps més durs: cada amenaça compta un més.
terra-web-open-hand = Mà oberta
terra-pot = Al fons comú hi havia { $total }; a cadascú n’hi toquen { $share }.
terra-web-pass-price = −{ $fine } si queda oberta
terra-web-set-yours = { $value } punts, { $yours } per a tu
terra-web-source-pot = del fons comú
terra-web-laws = Regles de la casa
terra-web-verdict-fined =
    { $you ->
        [yes] Pagues la multa
       *[no] { $name } paga la multa
    }
terra-web-card = { $measure }, { $value } { $colour }
terra-web-advice-pass = Passa.
terra-web-advice-averts =
    { $points ->
        [0] Amb això la crisi es resol a temps.
        [one] Amb això la crisi es resol a temps, i reps 1 punt.
       *[other] Amb això la crisi es resol a temps, i reps { $points } punts.
    }
terra-web-advice-play = Juga { $card }.
terra-web-advice-lay = Posa { $card } a { $crisis }.
terra-web-advice-hoard = Reserva’t { $cards }.
terra-web-advice-discard = Descarta { $card }.
terra-web-advice-done-common-good = No posis més cartes.
terra-web-advice-done-hoard = No et reservis res ara.
terra-web-advice-towards = Fa { $sum } de { $threat }, i altres encara poden afegir la resta.
terra-web-team-points = punts de l’equip
terra-web-key-card = Triar una carta de la mà
terra-web-key-play = Jugar la carta triada
terra-web-key-pass = Passar
terra-web-key-look = Mirar què ha de venir
terra-web-key-story = A la història
terra-web-key-talk = A la conversa
terra-web-key-law = Llegir les regles de la casa
terra-web-crisis-card = { $crisis }, valor { $threat }
terra-web-map = Mapa del món en sis regions, amb el tauler de puntuació al voltant
terra-web-region-crises = { $count } de { $limit } crisis
terra-web-pin = { $crisis }: { $sum } sobre { $threat }
terra-web-pin-play = Juga sobre { $crisis }: { $sum } sobre { $threat }
terra-web-danger = Pèrdua de control
terra-web-near = A un pas de perdre
terra-web-near-none = Cap crisi sola no pot fer acabar encara la partida
terra-web-near-now = aquesta crisi, si queda oberta
terra-web-near-region = una crisi: { $region }
terra-web-near-colour = una crisi de color { $colour } a qualsevol lloc
terra-web-near-total = qualsevol crisi
terra-web-near-fails = { $what }, si aquesta queda oberta
terra-web-come-count = { $count } per venir
terra-web-look-up = Consulta
terra-web-look-all = Tots els perills, i consulta
terra-web-tab-discards = Descarts
terra-web-tab-come = Per venir
terra-web-tab-hoard = Les teves sèries
terra-web-tab-open = Obertes
terra-web-by-colour = per color
terra-web-discards-head = { $count } descartades, per color i valor
terra-web-discards-of = { $count } descartades
terra-web-hidden = { $count } ocultes
terra-web-hidden-line = Ocultes: a la pila, en altres mans o en altres sèries. No es compta el que tens a la mà o t’has reservat ni el que hi ha a la taula.
terra-web-state-averted = resolta
terra-web-state-open = oberta
terra-web-state-now = ara
terra-web-state-come = per venir
terra-web-state-ends = fa acabar la partida
terra-web-hoard-none = Encara no t’has reservat res.
terra-web-hoard-line = Compten al final si el món aguanta. Els altres només veuen quantes sèries tens.
terra-web-open-none = No hi ha cap crisi oberta.
terra-web-laid = { $sum } de { $threat } al damunt
terra-web-legend = Símbols
terra-web-box-first = primera
terra-web-box-highest = més alta
terra-web-box-averted = suma
terra-web-box-closes = la resol
terra-web-box-of = de { $threat }
terra-web-your-points = Els teus punts
terra-web-points-after = { $before } punts ara, { $after } després
terra-web-lay = Posa el { $value }
terra-web-averted-with = Resolta a temps amb el teu { $value }
terra-web-solved-with = Resolta amb el teu { $value }
terra-web-choose-crisis = Tria una crisi
terra-web-set-none = Aquestes tres no són una sèrie: el mateix valor en un o tres colors, o tres de seguides en un o tres colors.
terra-web-card-idle =
    { $kind ->
        [impending] Contra aquesta crisi només ajuda el color { $colour }.
        [hoard] Aquesta carta no forma part de cap sèrie que puguis reservar.
       *[other] Aquesta carta no ajuda ara contra cap crisi oberta.
    }
terra-web-say-equal = Si arriba un altre { $value }, tots dos compten com la més alta: 3 punts cadascun.
terra-web-say-higher = Encara pot arribar una carta més alta.
terra-web-verdict-averted = Resolta a temps, { $sum } de { $threat }
terra-web-verdict-failed = Sense resoldre, { $sum } de { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 és una crisi
       *[other] { $count } són crisis
    }
terra-web-points =
    { $points ->
        [one] punt
       *[other] punts
    }
terra-web-come-head =
    { $count ->
        [0] No queda cap crisi per venir.
        [one] Queda 1 crisi per venir.
       *[other] Queden { $count } crisis per venir.
    }
terra-web-come-fatal =
    { $count ->
        [0] Cap no faria acabar la partida.
        [one] 1 faria acabar la partida.
       *[other] { $count } farien acabar la partida.
    }
terra-web-set-more =
    { $count ->
        [one] Tria una carta més de la mà.
       *[other] Tria { $count } cartes més de la mà.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Has ajudat abans que ningú
       *[no] { $name } ha ajudat abans que ningú
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Has donat la més alta
       *[no] { $name } ha donat la més alta
    }
terra-web-gauge = { $count } de { $limit }
terra-web-of = { " " }de{ " " }
terra-web-in-all = En total
terra-web-hand-size = cartes a la mà
terra-web-hand-of = Mà: { $name }
terra-web-sets = Sèries reservades
terra-web-deciding = decideix
terra-web-next = va després
terra-web-helped = ha ajudat
terra-web-passed = ha passat
terra-web-scored = +{ $points }
terra-web-impending = Crisi imminent
terra-web-fails-lost = Si queda oberta, el món estarà perdut
terra-web-missing = per reunir en
terra-web-enough = n’hi ha prou
terra-web-meter =
    { $adds ->
        [0] { $sum } sobre { $threat }
       *[other] { $sum } sobre { $threat }; amb la teva carta { $with }
    }
terra-web-threat = valor { $threat }
terra-web-turn = El torn
terra-web-turn-of =
    { $you ->
        [yes] Et toca a tu
       *[no] Toca a { $name }
    }
terra-web-doing-common-good = Treballa pel bé comú
terra-web-doing-hoard = Es pot reservar una sèrie
terra-web-doing-discard = Descarta fins a quedar-se amb vuit cartes
terra-web-doing-impending = Una crisi és imminent
terra-web-doing-you-common-good = Alguna cosa pel bé comú?
terra-web-doing-you-hoard = Has ajudat: et reserves una sèrie?
terra-web-doing-you-discard = Massa cartes: descarta’n una
terra-web-doing-you-impending = Una crisi és imminent
terra-web-to-draw = per robar
terra-web-discarded = descartades
terra-web-pass = Passa
terra-web-play = Juga { $value }
terra-web-choose-card = Tria una carta
terra-web-done = Fet
terra-web-keep = Cap sèrie
terra-web-hoard = Reserva
terra-web-hoard-for = Reserva per { $value }
terra-web-hoard-when = Compta al final, si el món aguanta
terra-web-discard = Descarta { $value }
terra-web-say-play = Amb el teu { $value } fan { $sum } sobre { $threat }.
terra-web-say-enough = N’hi ha prou.
terra-web-say-fails = No queda ningú que hi afegeixi la resta.
terra-web-say-rest =
    { $count ->
        [one] { $names } hi hauria d’afegir { $missing }.
       *[other] { $names } hi haurien d’afegir { $missing } entre tots.
    }
terra-web-say-short =
    { $count ->
        [one] Encara en falten { $missing }, i { $names } en pot donar com a molt { $most }.
       *[other] Encara en falten { $missing }, i { $names } en poden donar entre tots com a molt { $most }.
    }
terra-web-say-choose-crisis = On va el teu { $value }? Tria una crisi del mapa, o aquí.
terra-web-lost-kicker = S’ha perdut el control
terra-web-lost-title = El món se’ns ha escapat
terra-web-lost-region = { $region }: s’hi ha obert una tercera crisi amb dues encara per resoldre.
terra-web-lost-colour = S’ha obert una quarta crisi de color { $colour } amb tres encara per resoldre.
terra-web-lost-total = S’ha obert una setena crisi amb sis encara per resoldre.
terra-web-lost-missing =
    { $missing ->
        [one] En faltava 1
       *[other] En faltaven { $missing }
    }
terra-web-lost-gave = Cartes donades: { $given }.
terra-web-lost-passed = Sense donar res: { $names }.
terra-web-lost-held = Encara a les mans: { $sum }
terra-web-lost-held-of = Les cartes de color { $colour } que ningú no ha jugat
terra-web-given = Donat i guardat
terra-web-given-line = El que cadascú va donar al bé comú i el que es va guardar, a la mà o a part.
terra-web-given-of = { $name }: { $given } donats, { $kept } guardats
terra-web-gave = donat
terra-web-kept = guardat
terra-web-won-kicker = El món ha resistit
terra-web-won-you =
    { $points ->
        [one] Guanyes amb 1 punt
       *[other] Guanyes amb { $points } punts
    }
terra-web-won =
    { $count ->
        [one] { $names } guanya amb { $points } punts
       *[other] { $names } guanyen amb { $points } punts
    }
terra-web-won-shared = { $names } comparteixen la victòria, punts: { $points }
terra-web-won-team-you = Guanya el teu equip, { $points } a { $next }
terra-web-won-team = Guanyen { $names }, { $points } a { $next }
terra-web-won-teams-shared = Hi ha equips que comparteixen la victòria, punts: { $points }
terra-web-won-together = { $names } plegats: un equip compta com un.
terra-web-your-team = el teu equip
terra-web-gave-most = Ets qui més ha donat al món.
terra-web-source-first = primera ajuda, { $points } cada vegada
terra-web-source-highest = carta més alta, { $points } cada vegada
terra-web-source-solved = crisi oberta resolta, { $points } cada vegada
terra-web-source-hoard = reservat
terra-web-crises = Divuit crisis
terra-web-crises-averted = resoltes a temps
terra-web-crises-solved = resoltes més tard
terra-web-crises-open = encara obertes
terra-web-won-crises =
    { $open ->
        [0] Han arribat { $solved } crisis, i totes s’han resolt.
        [one] Crisis resoltes: { $solved }; una continua oberta, i el món la suporta.
       *[other] Crisis resoltes: { $solved }; { $open } continuen obertes, i el món les suporta.
    }
terra-web-count = Recompte final
terra-web-on-track = Al tauler
terra-web-no-sets = cap
terra-web-total = Total

## T23: el que es diu a la taula. $who és un nom, $colour l’adjectiu, $crisis el nom curt

terra-talk-ask = Algú pot donar almenys un { $value } { $colour }?
terra-talk-ask-who =
    { $you ->
        [yes] Pots donar almenys un { $value } { $colour }?
       *[no] { $who } pot donar almenys un { $value } { $colour }?
    }
terra-talk-offer = Puc donar fins a { $value }.
terra-talk-promise = Quan em toqui, donaré almenys { $value } contra «{ $crisis }».
terra-talk-if =
    { $you ->
        [yes] Si abans dones almenys { $value }, jo dono almenys { $own }.
       *[no] Si abans { $who } dona almenys { $value }, jo dono almenys { $own }.
    }
terra-talk-warn-colour = No tinc res de color { $colour }.
terra-talk-warn-region = En perill: { $region }.
terra-talk-thank =
    { $you ->
        [yes] Gràcies!
       *[no] Gràcies, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Podries donar més.
       *[no] { $who } podria donar més.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Vas prometre { $promised } i vas donar { $gave }.
       *[no] { $who } va prometre { $promised } i va donar { $gave }.
    }
terra-talk-refuse = Per a aquesta crisi no dono res.
terra-talk-someone = algú
terra-talk-name-ask = Demanar
terra-talk-name-offer = Oferir
terra-talk-name-promise = Prometre
terra-talk-name-if = Si
terra-talk-name-warn = Avisar
terra-talk-name-thank = Agrair
terra-talk-name-accuse = Acusar
terra-talk-name-refuse = Refusar
terra-talk-slot-who = Qui
terra-talk-slot-value = Quant
terra-talk-slot-own = Quant de part teva
terra-talk-slot-colour = Quin color
terra-talk-slot-crisis = Quina crisi
terra-talk-slot-about = De què
terra-talk-what = { $value } de color { $colour }
terra-talk-ticket-if =
    { $you ->
        [yes] amb la condició que abans donis almenys { $value }
       *[no] amb la condició que abans { $who } doni almenys { $value }
    }
terra-talk-seat-promised = promès: { $value }
terra-talk-seat-if =
    { $you ->
        [yes] si dones { $value }
       *[no] si { $who } dona { $value }
    }
terra-talk-seat-gave = ha donat { $given } de { $value }
terra-talk-meter-promised = { $sum } en promeses
terra-talk-say-promised = Promès: { $promises }.
terra-talk-after-you = després de tu
terra-talk-decided = ja ha decidit
terra-talk-broken-of = promès: { $promised }, donat: { $gave }
terra-talk-more-of = podria donar més
terra-talk-if-note = Només compta si abans { $who } dona almenys { $value }.
terra-talk-promise-note = Tothom veurà si la compleixes.
terra-talk-none-promise = No hi ha cap crisi a la taula.
terra-talk-none-if = Ningú no decideix sobre una crisi abans que tu.
terra-talk-counts = «Donaré almenys 4» es compleix amb qualsevol carta de 4 o més en aquella crisi, quan toca decidir-hi a qui ho ha dit. Un «si» només compta quan l’altra part ha donat abans. Les ofertes, els avisos i el text lliure mai no es jutgen. Res no s’imposa.
terra-talk-hands = «No tinc res de color vermell» no es pot comprovar mentre les mans estan amagades. Només es diu fals quan el joc a la vista ho demostra.

terra-card-G1 = Selecció de la brossa
terra-card-G2 = Estalvi de recursos
terra-card-G3 = Repoblar el bosc
terra-card-G4 = Aigua per a la terra
terra-card-G5 = Producció més neta
terra-card-G6 = Energies renovables
terra-card-B1 = Aigua i menjar per a tothom
terra-card-B2 = Accés a la salut
terra-card-B3 = Habilitats tradicionals
terra-card-B4 = Una llar per a tothom
terra-card-B5 = Contra el racisme
terra-card-B6 = Educació per a tothom
terra-card-R1 = Civisme
terra-card-R2 = Solidaritat
terra-card-R3 = Desminatge
terra-card-R4 = Prevenir els conflictes
terra-card-R5 = Nacions juntes
terra-card-R6 = Democràcia
terra-web-say-none = No tens cap carta de color { $colour } per donar.
terra-web-how-impending = Tria una carta aixecada i juga-la, o passa i guarda’t les cartes. El seu valor se suma per arribar al de la crisi; només se’t pregunta un cop.
terra-web-how-common-good = Tria una carta aixecada i després una crisi del seu color al mapa. Una per torn a cadascuna. «Fet» tanca aquest pas; si has jugat una carta, després et pots reservar una sèrie.
terra-web-how-hoard = Tria una sèrie i reserva-te-la: només compta per a tu, i només si el món aguanta. O queda’t totes les cartes a la mà.
terra-web-how-discard = Tria la carta de la qual puguis prescindir millor i descarta-la.

## The lesson

terra-deal-sign-never = no va arribar

## Puzzles

terra-you-aside = Reservat per partida: { $mine }, els altres { $others }.
terra-choice-impending = respondre a una crisi imminent
terra-choice-common-good = resoldre una crisi oberta
terra-choice-hoard = reservar-te cartes
terra-choice-discard = descartar
