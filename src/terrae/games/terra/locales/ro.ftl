### Propozițiile jocului Terra.
### $you este "yes" când este vorba despre cititor, altfel "no"; $name este numele unui jucător. $card este o Soluție ca
### "♣G4", $crisis mesajul terra-crisis-*. Adjectivele culorilor sunt la feminin singular (carte, criză, culoare).

## T1: culori

terra-colour-G = Mediu
    .adjective = verde
terra-colour-B = Societate
    .adjective = albastră
terra-colour-R = Diplomație
    .adjective = roșie

## T2: regiuni

terra-region-NA = America de Nord
    .short = Am. de Nord
    .tiny = Am. N.
terra-region-SA = America de Sud
    .short = Am. de Sud
    .tiny = Am. S.
terra-region-EU = Europa
    .short = Europa
    .tiny = Eur.
terra-region-AF = Africa
    .short = Africa
    .tiny = Afr.
terra-region-AS = Asia și Orientul Mijlociu
    .short = Asia
    .tiny = Asia
terra-region-OC = Oceania și Asia de Sud-Est
    .short = Oceania
    .tiny = Oce.

## T2: crize. Numele sunt ale Terrae.

terra-crisis-G-NA = Incendii de pădure în America de Nord
    .short = Păduri în flăcări
terra-crisis-G-SA = Junglă defrișată în America de Sud
    .short = Junglă defrișată
terra-crisis-G-EU = Râuri otrăvite în Europa
    .short = Râuri otrăvite
terra-crisis-G-AF = Deșertificare în Africa
    .short = Deșertificare
terra-crisis-G-AS = Smog sufocant în Asia
    .short = Smog sufocant
terra-crisis-G-OC = Recife muribunde în Oceania
    .short = Recife muribunde
terra-crisis-B-NA = Orașe de corturi în America de Nord
    .short = Orașe de corturi
terra-crisis-B-SA = Inegalitate profundă în America de Sud
    .short = Inegalitate
terra-crisis-B-EU = Oameni fără adăpost în Europa
    .short = Fără adăpost
terra-crisis-B-AF = Epidemie în Africa
    .short = Epidemie
terra-crisis-B-AS = Munca copiilor în Asia
    .short = Munca copiilor
terra-crisis-B-OC = Case inundate în Oceania
    .short = Case inundate
terra-crisis-R-NA = Violență armată în America de Nord
    .short = Violență armată
terra-crisis-R-SA = Legea bandelor în America de Sud
    .short = Legea bandelor
terra-crisis-R-EU = Război de graniță în Europa
    .short = Război de graniță
terra-crisis-R-AF = Război civil în Africa
    .short = Război civil
terra-crisis-R-AS = Criza rachetelor în Asia
    .short = Criza rachetelor
terra-crisis-R-OC = Piraterie în Oceania
    .short = Piraterie

## T3: măsuri

terra-measure-G1 = sortarea deșeurilor
terra-measure-G2 = cruțarea resurselor naturale
terra-measure-G3 = reîmpădurire
terra-measure-G4 = irigații și acces la apă
terra-measure-G5 = producție mai curată
terra-measure-G6 = energie regenerabilă
terra-measure-B1 = apă și hrană pentru toți
terra-measure-B2 = îngrijirea sănătății
terra-measure-B3 = meșteșuguri tradiționale
terra-measure-B4 = lupta împotriva excluderii, locuințe pentru toți
terra-measure-B5 = lupta împotriva rasismului
terra-measure-B6 = educație pentru toți
terra-measure-R1 = spirit civic
terra-measure-R2 = solidaritate
terra-measure-R3 = îndepărtarea minelor
terra-measure-R4 = dezamorsarea conflictelor
terra-measure-R5 = sprijinirea organizațiilor internaționale
terra-measure-R6 = democrație

## Ce s-a întâmplat

terra-event-draw =
    { $you ->
        [yes] Tragi o carte.
       *[no] { $name } trage o carte.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Tragi { $card }.
       *[no] { $name } trage { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Descoperi o criză: { $crisis }.
       *[no] { $name } descoperă o criză: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Pasezi.
       *[no] { $name } pasează.
    }
terra-event-play =
    { $you ->
        [yes] Joci { $card }.
       *[no] { $name } joacă { $card }.
    }
terra-event-averted = Criză evitată!
terra-event-averted-points =
    { $you ->
        [yes] Puncte pentru tine: { $points }.
       *[no] { $name } câștigă puncte: { $points }.
    }
terra-event-full-blown = Criza se declanșează.
terra-event-full-blown-fined =
    { $you ->
        [yes] Plătești o amendă de un punct.
       *[no] { $name } plătește o amendă de un punct.
    }
terra-event-contribute =
    { $you ->
        [yes] Pui { $card } la criza { $crisis }.
       *[no] { $name } pune { $card } la criza { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] Asta o rezolvă. Puncte pentru tine: { $points }.
       *[no] Asta o rezolvă. { $name } câștigă puncte: { $points }.
    }
terra-event-hoard =
    { $you ->
        [yes] Pui deoparte un set de trei.
       *[no] { $name } pune deoparte un set de trei, cu fața în jos.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Pui deoparte { $cards }.
       *[no] { $name } pune deoparte { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Decartezi { $card }.
       *[no] { $name } decartează { $card }.
    }
terra-event-over-success = Pachetul s-a golit, iar lumea e încă în picioare.
terra-event-over-loss = S-a pierdut controlul: lumea e pierdută și toți odată cu ea.

## Masa

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] pachetul e gol
        [one] 1 carte în pachet
        [few] { $cards } cărți în pachet
       *[other] { $cards } de cărți în pachet
    }
terra-turn =
    { $you ->
        [yes] e rândul tău
       *[no] la rând: { $name }
    }
terra-head-region = regiune
terra-head-region-danger = sfârșit la { $limit }
terra-foot-colour = sfârșit la { $limit }
terra-head-player = jucător
terra-head-hand = mână
terra-head-sets = seturi
terra-head-answer = răspuns
terra-head-points = puncte pe pistă
terra-head-points-short = puncte
terra-name-own =
    { $name ->
        [You] Tu
       *[other] { $name } (tu)
    }
terra-solved = rezolvată
terra-partner = coechipier
terra-not-asked = urmează
terra-asked = acum
terra-passed = pas
terra-impending = Criză iminentă: { $crisis }
terra-impending-sum =
    { $missing ->
        [one] { $sum } din { $threat }, lipsește { $missing }
        [few] { $sum } din { $threat }, lipsesc { $missing }
       *[other] { $sum } din { $threat }, lipsesc { $missing }
    }
terra-impending-reached = { $sum } din { $threat }, e destul
terra-hand = Mâna ta
terra-hand-empty = goală
terra-hoard =
    { $sets ->
        [0] încă nimic pus deoparte
        [one] 1 set pus deoparte, valoare { $value }
        [few] { $sets } seturi puse deoparte, valoare { $value }
       *[other] { $sets } de seturi puse deoparte, valoare { $value }
    }

## T12: pericol, cel mai apropiat întâi

terra-total = crize declanșate
terra-total-of = { $total } din { $limit }
terra-danger-region = { $region }: încă o criză declanșată și lumea e pierdută.
terra-danger-colour = Încă o criză { $colour } declanșată și lumea e pierdută.
terra-danger-total = Încă o criză declanșată și lumea e pierdută.
terra-danger-now = Dacă această criză se declanșează, lumea e pierdută!

## Întrebări și răspunsuri

terra-question-impending = { $crisis }: joci o carte { $colour } sau pasezi?
terra-question-common-good = Pui o carte la o criză declanșată?
terra-question-hoard = Ai ajutat: poți pune deoparte un set de trei.
terra-none-hoard = Nu ai niciun set de trei.
terra-none-common-good = Nu ai nicio carte de culoarea unei crize la care ai mai putea ajuta.
terra-none-impending = Nu ai nicio carte de această culoare ({ $colour }): poți doar să pasezi.
terra-question-discard = Ai peste 8 cărți în mână: decartează una.
terra-answer-pass = păstrează-ți cărțile
terra-answer-pass-fine = păstrează-ți cărțile; −{ $fine } dacă se declanșează
terra-answer-play = { $measure }: { $sum } din { $threat }
terra-answer-play-enough = { $measure }: { $sum } din { $threat }, e destul
terra-answer-done-common-good = nicio carte în plus în tura asta
terra-answer-done-hoard = nu pune nimic deoparte
terra-answer-contribute = { $crisis }: { $sum } din { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } din { $threat }, rezolvată: 5 puncte
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] o suită într-o culoare, valoare { $value }
               *[no] trei la fel, valoare { $value }
            }
       *[other] { $run ->
                [yes] o suită în trei culori, valoare { $value }
               *[no] același număr în trei culori, valoare { $value }
            }
    }
terra-hoard-yours = (din care { $yours } ale tale)
terra-answer-discard = { $measure }

## Sfârșitul

terra-end-success = Lumea rezistă.
terra-end-loss-region = Lumea e pierdută: trei crize declanșate într-o regiune (T12).
terra-end-loss-colour = Lumea e pierdută: patru crize declanșate de o culoare (T12).
terra-end-loss-total = Lumea e pierdută: șapte crize declanșate (T12).
terra-end-loss-nobody = Nu câștigă nimeni și niciun punct nu contează.
terra-end-head-track = pistă
terra-end-head-hoard = seturi
terra-end-head-score = scor
terra-end-head-team = echipă
terra-end-winner = victorie
terra-end-won =
    { $you ->
        [yes] Ai câștigat!
        [shared] Împarți victoria cu { $names }.
       *[no]
            { $count ->
                [one] { $names } câștigă.
                [few] { $names } împart victoria.
               *[other] { $names } împart victoria.
            }
    }

## Regulile momentului, fiecare în una până la trei propoziții

terra-rule-T8 = Ia prima carte din pachet. O Soluție intră în mâna ta fără ca alții s-o vadă. O Criză se descoperă pentru toți și este iminentă.
    .title = Tragerea
terra-rule-T9 = O dată de jur împrejur, în sensul acelor de ceasornic, începând cu cine a tras criza: fiecare joacă exact o carte de culoarea crizei sau pasează. Toți își au rândul, chiar dacă amenințarea a fost deja atinsă.
    .title = Criză iminentă
terra-rule-T10 = Dacă suma valorilor atinge amenințarea, criza este evitată. Cine a jucat prima carte câștigă 3 puncte, la fel și fiecare cu cea mai mare carte; prima și cea mai mare înseamnă 6. Tura în care a venit criza se încheie pe loc.
    .title = Criză evitată
terra-rule-T11 = Dacă suma rămâne sub amenințare, cărțile se pierd, iar criza se declanșează, fără nimic pe ea.
    .title = Criză neevitată
terra-rule-T12 = Lumea e pierdută la trei crize declanșate într-o regiune, patru de o culoare sau șapte în total. Atunci pierd toți.
    .title = Pierderea controlului
terra-rule-T13 = Dacă se păstrează controlul, cine a tras criza mai trage o carte în loc; cu pachetul gol tura merge mai departe.
    .title = Carte de înlocuire
terra-rule-T14 = În tura ta poți pune cărți la crizele declanșate de culoarea lor: cel mult o carte la fiecare criză pe tură, la oricâte crize vrei.
    .title = Munca pentru binele comun
terra-rule-T15 = De îndată ce cărțile de pe o criză declanșată ating amenințarea ei, criza e rezolvată, iar cine a pus ultima carte câștigă 5 puncte. Până atunci cărțile rămân pe ea.
    .title = Rezolvarea unei crize declanșate
terra-rule-T16 = Dacă ai pus în tura asta o carte la o criză declanșată, poți pune deoparte, cu fața în jos, un set de trei: același număr într-o culoare sau în trei ori trei numere la rând într-o culoare sau în trei.
    .title = Seturi puse deoparte
terra-rule-T17 = La sfârșitul turei decartezi, cu fața în sus, până rămâi cu 8 cărți.
    .title = Limita mâinii
terra-rule-T18 = Jocul reușește când pachetul s-a golit, iar cine a tras ultima carte și-a încheiat tura.
    .title = Reușita
terra-rule-T19 = Scorul final: punctele de pe pistă și valorile tuturor cărților puse deoparte. Câștigă cel mai mare; la egalitate victoria se împarte.
    .title = Scorul final
terra-rule-T20 = Coechipierii stau față în față și își adună scorurile; nu își văd unul altuia cărțile.
    .title = Echipe
terra-rule-T23 = Se poate vorbi liber oricând, iar ce se spune nu obligă pe nimeni: poți promite, cere și blufa. Să arăți cărți nu e voie.
    .title = Discuția la masă
terra-rule-L1 = Joc scurt: lumea e pierdută la 2 crize declanșate de o culoare sau 3 în total; cu nouă crize, la 2 într-o regiune, 3 de o culoare sau 5 în total. Atunci pierd toți.
    .title = Joc scurt
terra-rule-L2 = Când o criză se declanșează, cine a pasat având în mână o carte de culoarea ei pierde un punct.
    .title = O amendă
terra-rule-L3 = La sfârșit, jumătate din ce a pus fiecare deoparte merge într-un fond împărțit în mod egal; punctul impar rămâne la proprietar.
    .title = Fondul comun
terra-rule-L5 = Toate mâinile sunt la vedere; ce s-a pus deoparte rămâne cu fața în jos.
    .title = Mâini la vedere
terra-rule-L6 = Fiecare amenințare contează cu unu mai mult decât scrie pe carte.
    .title = Vremuri mai grele

## Masa în browser

terra-name = Terra
terra-web-tagline = În toată lumea se declanșează crize. Dați destul, împreună, sau pierd toți. Dă prea mult și câștigă altcineva.
terra-web-minutes = 40 de minute
terra-bot-tips = ajutor prudent
    .line = Ajută când o criză e periculoasă și pune deoparte târziu.
terra-bot-greedy = profitor
    .line = Ajută doar unde îi iese ceva și pune deoparte tot ce poate.
terra-bot-altruist = darnic
    .line = Dă pentru planetă, oricine ar câștiga.
terra-bot-fair-sharer = împărțitor drept
    .line = Dă atât timp cât ceilalți dau cam la fel de mult.
terra-bot-late-saver = salvator întârziat
    .line = Își păstrează cărțile până când planeta e aproape pierdută, apoi dă.
terra-bot-tit-for-tat = oglindă
    .line = Dă cât timp dau toți, se oprește când cineva preferă să pună deoparte și iartă repede.
terra-bot-punisher = pedepsitor
    .line = Dă, dar nu alături de cineva care a dat prea puțin.
terra-bot-selfish = egoist
    .line = Dă doar cât să supraviețuiască planeta și vrea să câștige.
terra-bot-helper = aliat
    .line = Spune cât va da, cere restul și se ține de cuvânt.
terra-bot-bluffer = cacealma
    .line = La început un prieten. Spre sfârșit se gândește la sine.
terra-bot-search = calculat
    .line = Își închipuie de multe ori cum poate continua jocul înainte de a răspunde.
terra-bot-learned-selfish = rival antrenat
    .line = A învățat să câștige alături de jucători prudenți.
terra-bot-learned-balanced = partener antrenat
    .line = A învățat să câștige și să țină planeta în viață.
terra-bot-learned-cooperative = prieten antrenat
    .line = A învățat printre ai săi să țină planeta în viață.
terra-bot-learned-alone = autodidact
    .line = A învățat doar din partide împotriva sa.
terra-strength-easy = Lasă la întâmplare una din patru decizii.
terra-strength-normal = Lasă la întâmplare una din douăsprezece decizii.
terra-strength-hard = Nu lasă nimic la întâmplare.
terra-strength-search-easy = Își închipuie 32 de jocuri înainte să răspundă.
terra-strength-search-normal = Își închipuie 240 de jocuri înainte să răspundă.
terra-strength-search-hard = Își închipuie 1500 de jocuri înainte să răspundă.
terra-web-option-teams = Echipe: coechipierii stau față în față și își adună scorurile. Pentru 4 sau 6 jucători.
terra-web-option-crises = Joc scurt: mai puține crize, trase la sorți
terra-web-option-crises-off = Jocul întreg
terra-web-option-crises-number = { $value } crize
terra-web-option-fine = O amendă: cine pasează având în mână o carte de culoarea aceea pierde un punct dacă criza se declanșează.
terra-web-option-pot = Fondul comun: la sfârșit, jumătate din tot ce s-a pus deoparte se împarte în mod egal.
terra-web-option-open = Mâini la vedere: toți văd toate cărțile.
terra-web-option-harder = Vremuri mai grele: fiecare amenințare contează cu unu mai mult.
terra-web-open-hand = Mână la vedere
terra-pot = În fondul comun au fost { $total }; fiecare primește { $share }.
terra-web-pass-price = −{ $fine } dacă se declanșează
terra-web-set-yours = { $value } puncte, { $yours } ale tale
terra-web-source-pot = din fondul comun
terra-web-laws = Reguli ale casei
terra-web-verdict-fined =
    { $you ->
        [yes] Plătești amenda
       *[no] { $name } plătește amenda
    }
terra-web-card = { $measure }, { $colour } { $value }
terra-web-advice-pass = Pasează.
terra-web-advice-averts =
    { $points ->
        [0] Criza este astfel evitată.
        [one] Criza este astfel evitată, iar tu primești 1 punct.
        [few] Criza este astfel evitată, iar tu primești { $points } puncte.
       *[other] Criza este astfel evitată, iar tu primești { $points } de puncte.
    }
terra-web-advice-play = Joacă { $card }.
terra-web-advice-lay = Pune { $card } pe { $crisis }.
terra-web-advice-hoard = Adună { $cards }.
terra-web-advice-discard = Decartează { $card }.
terra-web-advice-done-common-good = Nu mai pune cărți.
terra-web-advice-done-hoard = Nu aduna nimic acum.
terra-web-advice-towards = Face { $sum } din { $threat }, iar alții pot adăuga restul.
terra-web-team-points = punctele echipei
terra-web-key-card = Alege o carte din mână
terra-web-key-play = Joacă cartea aleasă
terra-web-key-pass = Pasează
terra-web-key-look = Vezi ce mai vine
terra-web-key-story = La poveste
terra-web-key-talk = La discuție
terra-web-key-law = Citește regulile casei
terra-web-crisis-card = { $crisis }, amenințare { $threat }
terra-web-map = Harta lumii în șase regiuni, cu pista de punctaj în jur
terra-web-region-crises = crize: { $count } din { $limit }
terra-web-pin = { $crisis }: { $sum } din { $threat }
terra-web-pin-play = Pune la criza { $crisis }: { $sum } din { $threat }
terra-web-danger = Pierderea controlului
terra-web-near = La un pas de înfrângere
terra-web-near-none = Nicio criză singură nu poate încă încheia jocul
terra-web-near-now = această criză, dacă se declanșează
terra-web-near-region = o criză în { $region }
terra-web-near-colour = o criză { $colour } oriunde
terra-web-near-total = orice criză
terra-web-near-fails = { $what }, dacă aceasta se declanșează
terra-web-come-count = încă { $count }
terra-web-look-up = Consultă
terra-web-look-all = Toate pericolele și consultare
terra-web-tab-discards = Decartate
terra-web-tab-come = Vor veni
terra-web-tab-hoard = Seturile tale
terra-web-tab-open = Declanșate
terra-web-by-colour = pe culori
terra-web-discards-head = { $count } decartate, pe culori și valori
terra-web-discards-of = { $count } decartate
terra-web-hidden = { $count } ascunse
terra-web-hidden-line = Ascunse: în pachet, în alte mâini sau în alte seturi. Ce ai în mână sau ai pus deoparte și ce se află pe masă nu se numără.
terra-web-state-averted = evitată
terra-web-state-open = declanșată
terra-web-state-now = acum
terra-web-state-come = va veni
terra-web-state-ends = încheie jocul
terra-web-hoard-none = Nu ai pus încă nimic deoparte.
terra-web-hoard-line = Contează la sfârșit dacă lumea rezistă. Ceilalți văd doar câte seturi ai.
terra-web-open-none = Nicio criză nu e declanșată.
terra-web-laid = { $sum } din { $threat } pe ea
terra-web-legend = Simboluri
terra-web-box-first = prima
terra-web-box-highest = cea mai mare
terra-web-box-averted = suma
terra-web-box-closes = o rezolvă
terra-web-box-of = din { $threat }
terra-web-your-points = Punctele tale
terra-web-points-after = { $before } puncte acum, { $after } după
terra-web-lay = Pune { $value }
terra-web-averted-with = Evitată cu cartea ta { $value }
terra-web-solved-with = Rezolvată cu cartea ta { $value }
terra-web-choose-crisis = Alege o criză
terra-web-set-none = Aceste trei nu sunt un set: aceeași valoare într-o culoare sau în trei, ori trei la rând într-o culoare sau în trei.
terra-web-card-idle =
    { $kind ->
        [impending] Împotriva acestei crize ajută doar culoarea: { $colour }.
        [hoard] Cartea aceasta nu face parte din niciun set pe care îl poți pune deoparte.
       *[other] Cartea aceasta nu ajută acum la nicio criză declanșată.
    }
terra-web-say-equal = Dacă mai vine un { $value }, amândouă contează drept cea mai mare: câte 3 puncte.
terra-web-say-higher = Mai poate veni o carte mai mare.
terra-web-verdict-averted = Evitată, { $sum } din { $threat }
terra-web-verdict-failed = Neevitată, { $sum } din { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 este o criză
        [few] { $count } sunt crize
       *[other] { $count } sunt crize
    }
terra-web-points =
    { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
terra-web-come-head =
    { $count ->
        [0] Nu mai vine nicio criză.
        [one] Mai vine 1 criză.
        [few] Mai vin { $count } crize.
       *[other] Mai vin { $count } de crize.
    }
terra-web-come-fatal =
    { $count ->
        [0] Niciuna nu ar încheia jocul.
        [one] 1 ar încheia jocul.
        [few] { $count } ar încheia jocul.
       *[other] { $count } ar încheia jocul.
    }
terra-web-set-more =
    { $count ->
        [one] Mai alege o carte din mână.
        [few] Mai alege { $count } cărți din mână.
       *[other] Mai alege { $count } de cărți din mână.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Prima carte e a ta
       *[no] Prima carte: { $name }
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Ai dat-o pe cea mai mare
       *[no] { $name } a dat-o pe cea mai mare
    }
terra-web-gauge = { $count } din { $limit }
terra-web-of = { " " }din{ " " }
terra-web-in-all = În total
terra-web-hand-size = cărți în mână
terra-web-hand-of = Mâna: { $name }
terra-web-sets = Seturi puse deoparte
terra-web-deciding = decide
terra-web-next = imediat după
terra-web-helped = a ajutat
terra-web-passed = pas
terra-web-scored = +{ $points }
terra-web-impending = Criză iminentă
terra-web-fails-lost = Dacă se declanșează, lumea e pierdută
terra-web-missing = de adăugat, culoarea
terra-web-enough = destul
terra-web-meter =
    { $adds ->
        [0] { $sum } din { $threat }
       *[other] { $sum } din { $threat }; cu cartea ta { $with }
    }
terra-web-threat = amenințare { $threat }
terra-web-turn = Tura
terra-web-turn-of =
    { $you ->
        [yes] E rândul tău
       *[no] La rând: { $name }
    }
terra-web-doing-common-good = Muncește pentru binele comun
terra-web-doing-hoard = Poate pune deoparte un set
terra-web-doing-discard = Decartează până rămân opt cărți
terra-web-doing-impending = O criză e iminentă
terra-web-doing-you-common-good = Ajuți binele comun?
terra-web-doing-you-hoard = Ai ajutat: pui deoparte un set?
terra-web-doing-you-discard = Prea multe cărți: decartează una
terra-web-doing-you-impending = O criză e iminentă
terra-web-to-draw = de tras
terra-web-discarded = decartate
terra-web-pass = Pasează
terra-web-play = Joacă { $value }
terra-web-choose-card = Alege o carte
terra-web-done = Gata
terra-web-keep = Păstrează tot
terra-web-hoard = Pune deoparte
terra-web-hoard-for = Pune deoparte: { $value }
terra-web-hoard-when = Contează la sfârșit, dacă lumea rezistă
terra-web-discard = Decartează { $value }
terra-web-say-play = Cu cartea ta { $value } suma e { $sum } din { $threat }.
terra-web-say-enough = E destul.
terra-web-say-fails = Nu mai are cine să adauge restul.
terra-web-say-rest =
    { $count ->
        [one] { $names } ar trebui să adauge { $missing }.
        [few] { $names } ar trebui să adauge împreună { $missing }.
       *[other] { $names } ar trebui să adauge împreună { $missing }.
    }
terra-web-say-short =
    { $count ->
        [one] Mai lipsesc { $missing }, iar { $names } poate da cel mult { $most }.
        [few] Mai lipsesc { $missing }, iar { $names } pot da împreună cel mult { $most }.
       *[other] Mai lipsesc { $missing }, iar { $names } pot da împreună cel mult { $most }.
    }
terra-web-say-choose-crisis = Unde merge cartea ta { $value }? Alege o criză de pe hartă sau aici.
terra-web-lost-kicker = S-a pierdut controlul
terra-web-lost-title = Lumea ne-a scăpat din mâini
terra-web-lost-region = { $region }: s-a declanșat a treia criză cât timp două erau încă nerezolvate.
terra-web-lost-colour = S-a declanșat a patra criză { $colour } cât timp trei erau încă nerezolvate.
terra-web-lost-total = S-a declanșat a șaptea criză cât timp șase erau încă nerezolvate.
terra-web-lost-missing =
    { $missing ->
        [one] A lipsit 1
        [few] Au lipsit { $missing }
       *[other] Au lipsit { $missing }
    }
terra-web-lost-gave = Au dat: { $given }.
terra-web-lost-passed = Au pasat: { $names }.
terra-web-lost-held = În mâini mai erau { $sum }
terra-web-lost-held-of = Cărți nejucate, culoarea { $colour }
terra-web-given = Dat și păstrat
terra-web-given-line = Ce a dat fiecare pentru binele comun și ce și-a păstrat în mână sau deoparte.
terra-web-given-of = { $name }: a dat { $given }, a păstrat { $kept }
terra-web-gave = dat
terra-web-kept = păstrat
terra-web-won-kicker = Lumea a rezistat
terra-web-won-you =
    { $points ->
        [one] Câștigi cu 1 punct
        [few] Câștigi cu { $points } puncte
       *[other] Câștigi cu { $points } de puncte
    }
terra-web-won =
    { $count ->
        [one] { $names } câștigă, puncte: { $points }
        [few] { $names } câștigă, puncte: { $points }
       *[other] { $names } câștigă, puncte: { $points }
    }
terra-web-won-shared = { $names } împart victoria, puncte: { $points }
terra-web-won-team-you = Echipa ta câștigă, { $points } la { $next }
terra-web-won-team = Câștigă { $names }, { $points } la { $next }
terra-web-won-teams-shared = Echipele împart victoria, puncte: { $points }
terra-web-won-together = { $names } împreună: o echipă contează ca unul.
terra-web-your-team = echipa ta
terra-web-gave-most = Tu ai dat cel mai mult lumii.
terra-web-source-first = primul ajutor, câte { $points }
terra-web-source-highest = cartea cea mai mare, câte { $points }
terra-web-source-solved = rezolvată mai târziu, câte { $points }
terra-web-source-hoard = pus deoparte
terra-web-crises = Optsprezece crize
terra-web-crises-averted = evitate pe loc
terra-web-crises-solved = rezolvate mai târziu
terra-web-crises-open = încă nerezolvate
terra-web-won-crises =
    { $open ->
        [0] Toate crizele au fost rezolvate: { $solved }.
        [one] Crize rezolvate: { $solved }. Una e încă nerezolvată, dar lumea o duce.
        [few] Crize rezolvate: { $solved }. { $open } sunt încă nerezolvate, dar lumea le duce.
       *[other] Crize rezolvate: { $solved }. { $open } sunt încă nerezolvate, dar lumea le duce.
    }
terra-web-count = Numărătoarea finală
terra-web-on-track = Pe pistă
terra-web-no-sets = niciunul
terra-web-total = Total

## T23: ce se spune la masă. $who este un nume, $colour adjectivul, $crisis numele scurt

terra-talk-ask = Poate cineva să dea o carte { $colour } de cel puțin { $value }?
terra-talk-ask-who =
    { $you ->
        [yes] Poți să dai o carte { $colour } de cel puțin { $value }?
       *[no] Poate { $who } să dea o carte { $colour } de cel puțin { $value }?
    }
terra-talk-offer = Pot da cel mult { $value }.
terra-talk-promise = Când îmi vine rândul, dau cel puțin { $value } împotriva crizei „{ $crisis }”.
terra-talk-if =
    { $you ->
        [yes] Dacă dai mai întâi cel puțin { $value }, eu dau cel puțin { $own }.
       *[no] Dacă { $who } dă mai întâi cel puțin { $value }, eu dau cel puțin { $own }.
    }
terra-talk-warn-colour = Nu am nicio carte { $colour }.
terra-talk-warn-region = În pericol: { $region }.
terra-talk-thank =
    { $you ->
        [yes] Mulțumesc!
       *[no] Mulțumesc, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Ai putea da mai mult.
       *[no] { $who } ar putea da mai mult.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Ai promis { $promised } și ai dat { $gave }.
       *[no] { $who } a promis { $promised } și a dat { $gave }.
    }
terra-talk-refuse = Pentru această criză nu dau nimic.
terra-talk-someone = cineva
terra-talk-name-ask = Cere
terra-talk-name-offer = Oferă
terra-talk-name-promise = Promite
terra-talk-name-if = Dacă
terra-talk-name-warn = Avertizează
terra-talk-name-thank = Mulțumește
terra-talk-name-accuse = Acuză
terra-talk-name-refuse = Refuză
terra-talk-slot-who = Cine
terra-talk-slot-value = Cât
terra-talk-slot-own = Cât din partea ta
terra-talk-slot-colour = Ce culoare
terra-talk-slot-crisis = Ce criză
terra-talk-slot-about = Despre ce
terra-talk-what = { $value }, { $colour }
terra-talk-ticket-if =
    { $you ->
        [yes] cu condiția să dai mai întâi cel puțin { $value }
       *[no] cu condiția ca { $who } să dea mai întâi cel puțin { $value }
    }
terra-talk-seat-promised = promis: { $value }
terra-talk-seat-if =
    { $you ->
        [yes] dacă dai { $value }
       *[no] dacă { $who } dă { $value }
    }
terra-talk-seat-gave = a dat { $given } din { $value }
terra-talk-meter-promised = { $sum } promise
terra-talk-say-promised = Promis: { $promises }.
terra-talk-after-you = după tine
terra-talk-decided = a decis deja
terra-talk-broken-of = promis: { $promised }, dat: { $gave }
terra-talk-more-of = ar putea da mai mult
terra-talk-if-note = Contează doar dacă { $who } dă mai întâi cel puțin { $value }.
terra-talk-promise-note = Toți vor vedea dacă o respecți.
terra-talk-none-promise = Nu este nicio criză pe masă.
terra-talk-none-if = Nimeni nu decide despre o criză înaintea ta.
terra-talk-counts = „Dau cel puțin 4” este respectat de orice carte de cel puțin 4 la acea criză, când cine a spus-o decide din nou despre ea. Un „dacă” contează doar când cealaltă parte a dat mai întâi. Ofertele, avertizările și textul liber nu se judecă niciodată. Nimic nu este impus.
terra-talk-hands = „Nu am nicio carte roșie” nu se poate verifica cât timp mâinile sunt ascunse. Se numește neadevăr doar când jocul la vedere o dovedește.

terra-card-G1 = Sortarea deșeurilor
terra-card-G2 = Resurse cruțate
terra-card-G3 = Reîmpădurire
terra-card-G4 = Apă pentru pământ
terra-card-G5 = Producție mai curată
terra-card-G6 = Energie regenerabilă
terra-card-B1 = Apă și hrană pentru toți
terra-card-B2 = Îngrijirea sănătății
terra-card-B3 = Meșteșuguri vechi
terra-card-B4 = Un cămin pentru toți
terra-card-B5 = Împotriva rasismului
terra-card-B6 = Educație pentru toți
terra-card-R1 = Spirit civic
terra-card-R2 = Solidaritate
terra-card-R3 = Deminare
terra-card-R4 = Conflicte dezamorsate
terra-card-R5 = Națiuni împreună
terra-card-R6 = Democrație
terra-web-say-none = Nu ai nicio carte { $colour } de dat.
terra-web-how-impending = Alege o carte ridicată și joac-o, sau spune pas și păstrează-ți cărțile. Valoarea ei ajută la atingerea amenințării; întrebarea ți se pune o singură dată.
terra-web-how-common-good = Alege o carte ridicată, apoi o criză de culoarea ei pe hartă. La fiecare câte una pe tură. „Gata” încheie acest pas; dacă ai pus o carte, poți apoi pune deoparte un set.
terra-web-how-hoard = Alege un set și pune-l deoparte: contează doar pentru tine și doar dacă lumea rezistă. Sau păstrează toate cărțile în mână.
terra-web-how-discard = Alege cartea de care te poți lipsi cel mai ușor și decarteaz-o.

## Lecția

terra-deal-sign-never = n-a venit

## Puzzles

terra-you-aside = Pus deoparte pe partidă: { $mine }, ceilalți { $others }.
terra-choice-impending = răspunsul la o criză iminentă
terra-choice-common-good = rezolvarea unei crize declanșate
terra-choice-hoard = pusul deoparte
terra-choice-discard = decartarea
