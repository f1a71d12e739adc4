### Věty hry Terra.
### $you je "yes", když se mluví o čtenáři, jinak "no"; $name je jméno hráče. $card je Řešení jako "♣G4", $crisis zpráva
### terra-crisis-*. Přídavná jména barev se vkládají v prvním pádě a ženském rodě (karta, krize, barva).

## T1: barvy

terra-colour-G = Životní prostředí
    .adjective = zelená
terra-colour-B = Společnost
    .adjective = modrá
terra-colour-R = Diplomacie
    .adjective = červená

## T2: oblasti

terra-region-NA = Severní Amerika
    .short = S. Amerika
    .tiny = S. Am.
terra-region-SA = Jižní Amerika
    .short = J. Amerika
    .tiny = J. Am.
terra-region-EU = Evropa
    .short = Evropa
    .tiny = Evr.
terra-region-AF = Afrika
    .short = Afrika
    .tiny = Afr.
terra-region-AS = Asie a Blízký východ
    .short = Asie
    .tiny = Asie
terra-region-OC = Oceánie a jihovýchodní Asie
    .short = Oceánie
    .tiny = Oce.

## T2: krize. Názvy jsou z Terrae.

terra-crisis-G-NA = Lesní požáry v Severní Americe
    .short = Lesní požáry
terra-crisis-G-SA = Vykácený prales v Jižní Americe
    .short = Vykácený prales
terra-crisis-G-EU = Otrávené řeky v Evropě
    .short = Otrávené řeky
terra-crisis-G-AF = Šíření pouští v Africe
    .short = Šíření pouští
terra-crisis-G-AS = Dusivý smog v Asii
    .short = Dusivý smog
terra-crisis-G-OC = Umírající útesy v Oceánii
    .short = Umírající útesy
terra-crisis-B-NA = Stanová městečka v Severní Americe
    .short = Stanová městečka
terra-crisis-B-SA = Propastná nerovnost v Jižní Americe
    .short = Nerovnost
terra-crisis-B-EU = Bezdomovectví v Evropě
    .short = Bezdomovectví
terra-crisis-B-AF = Epidemie v Africe
    .short = Epidemie
terra-crisis-B-AS = Dětská práce v Asii
    .short = Dětská práce
terra-crisis-B-OC = Zaplavené domovy v Oceánii
    .short = Zaplavené domovy
terra-crisis-R-NA = Ozbrojené násilí v Severní Americe
    .short = Ozbrojené násilí
terra-crisis-R-SA = Vláda gangů v Jižní Americe
    .short = Vláda gangů
terra-crisis-R-EU = Pohraniční válka v Evropě
    .short = Pohraniční válka
terra-crisis-R-AF = Občanská válka v Africe
    .short = Občanská válka
terra-crisis-R-AS = Raketová krize v Asii
    .short = Raketová krize
terra-crisis-R-OC = Pirátství v Oceánii
    .short = Pirátství

## T3: opatření

terra-measure-G1 = třídění odpadu
terra-measure-G2 = šetření přírodními zdroji
terra-measure-G3 = zalesňování
terra-measure-G4 = zavlažování a přístup k vodě
terra-measure-G5 = čistší výroba
terra-measure-G6 = obnovitelná energie
terra-measure-B1 = voda a jídlo pro všechny
terra-measure-B2 = zdravotní péče
terra-measure-B3 = tradiční dovednosti
terra-measure-B4 = boj proti vyloučení, bydlení pro všechny
terra-measure-B5 = boj proti rasismu
terra-measure-B6 = vzdělání pro všechny
terra-measure-R1 = dobré občanství
terra-measure-R2 = solidarita
terra-measure-R3 = odstraňování min
terra-measure-R4 = urovnávání konfliktů
terra-measure-R5 = podpora mezinárodních organizací
terra-measure-R6 = demokracie

## Co se stalo

terra-event-draw =
    { $you ->
        [yes] Dobíráš kartu.
       *[no] { $name } dobírá kartu.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Dobíráš { $card }.
       *[no] { $name } dobírá { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Odkrýváš krizi: { $crisis }.
       *[no] { $name } odkrývá krizi: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name } pasuje.
    }
terra-event-play =
    { $you ->
        [yes] Hraješ { $card }.
       *[no] { $name } hraje { $card }.
    }
terra-event-averted = Zažehnáno!
terra-event-averted-points =
    { $you ->
        [yes] Body pro tebe: { $points }.
       *[no] { $name } získává body: { $points }.
    }
terra-event-full-blown = Krize naplno propuká.
terra-event-full-blown-fined =
    { $you ->
        [yes] Platíš pokutu jeden bod.
       *[no] { $name } platí pokutu jeden bod.
    }
terra-event-contribute =
    { $you ->
        [yes] Přikládáš { $card } ke krizi: { $crisis }.
       *[no] { $name } přikládá { $card } ke krizi: { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] Tím je vyřešena. Body pro tebe: { $points }.
       *[no] Tím je vyřešena. { $name } získává body: { $points }.
    }
terra-event-hoard =
    { $you ->
        [yes] Schováváš si sadu tří karet.
       *[no] { $name } si schovává sadu tří karet, lícem dolů.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Schováváš si { $cards }.
       *[no] { $name } si schovává { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Odhazuješ { $card }.
       *[no] { $name } odhazuje { $card }.
    }
terra-event-over-success = Dobírací balíček je prázdný a svět stále stojí.
terra-event-over-loss = Kontrola je ztracena: svět je ztracen a všichni s ním.

## Stůl

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] dobírací balíček je prázdný
        [one] v balíčku 1 karta
        [few] v balíčku { $cards } karty
       *[other] v balíčku { $cards } karet
    }
terra-turn =
    { $you ->
        [yes] jsi na tahu
       *[no] na tahu: { $name }
    }
terra-head-region = oblast
terra-head-region-danger = konec při { $limit }
terra-foot-colour = konec při { $limit }
terra-head-player = hráč
terra-head-hand = v ruce
terra-head-sets = sady
terra-head-answer = odpověď
terra-head-points = body na stupnici
terra-head-points-short = body
terra-name-own =
    { $name ->
        [You] Ty
       *[other] { $name } (ty)
    }
terra-solved = vyřešeno
terra-partner = spojenec
terra-not-asked = čeká
terra-asked = teď na řadě
terra-passed = pas
terra-impending = Hrozí: { $crisis }
terra-impending-sum = { $sum } / { $threat }, chybí { $missing }
terra-impending-reached = { $sum } / { $threat }, dosaženo
terra-hand = Tvé karty
terra-hand-empty = žádné
terra-hoard =
    { $sets ->
        [0] zatím nic schovaného
        [one] 1 schovaná sada, hodnota { $value }
        [few] { $sets } schované sady, hodnota { $value }
       *[other] { $sets } schovaných sad, hodnota { $value }
    }

## T12: nebezpečí, nejbližší první

terra-total = propuklé krize
terra-total-of = { $total } / { $limit }
terra-danger-region = { $region }: propukne-li ještě jedna krize, svět je ztracen.
terra-danger-colour = Propukne-li ještě jedna { $colour } krize, svět je ztracen.
terra-danger-total = Propukne-li ještě jedna krize, svět je ztracen.
terra-danger-now = Propukne-li tato krize, svět je ztracen!

## Otázky a odpovědi

terra-question-impending = { $crisis }: pomůže tvá { $colour } karta, nebo pasuješ?
terra-question-common-good = Přiložíš kartu k propuklé krizi?
terra-question-hoard = Za pomoc si smíš schovat jednu sadu tří karet.
terra-none-hoard = Nemáš žádnou sadu tří karet.
terra-none-common-good = Nemáš kartu v barvě krize, u které se ještě dá pomoci.
terra-none-impending = Nemáš žádnou kartu této barvy ({ $colour }): můžeš jen pasovat.
terra-question-discard = V ruce máš víc než 8 karet: jednu odhoď.
terra-answer-pass = nech si karty
terra-answer-pass-fine = nech si karty; −{ $fine }, když propukne
terra-answer-play = { $measure }: { $sum } / { $threat }
terra-answer-play-enough = { $measure }: { $sum } / { $threat }, stačí
terra-answer-done-common-good = v tomto tahu už žádná karta
terra-answer-done-hoard = nic neschovat
terra-answer-contribute = { $crisis }: { $sum } / { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } / { $threat }, vyřešeno: 5 bodů
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] postupka v jedné barvě, hodnota { $value }
               *[no] tři stejné karty, hodnota { $value }
            }
       *[other] { $run ->
                [yes] postupka ve třech barvách, hodnota { $value }
               *[no] stejné číslo ve třech barvách, hodnota { $value }
            }
    }
terra-hoard-yours = (z toho { $yours } tobě)
terra-answer-discard = { $measure }

## Konec

terra-end-success = Svět stojí.
terra-end-loss-region = Svět je ztracen: tři propuklé krize v jedné oblasti (T12).
terra-end-loss-colour = Svět je ztracen: čtyři propuklé krize jedné barvy (T12).
terra-end-loss-total = Svět je ztracen: sedm propuklých krizí (T12).
terra-end-loss-nobody = Nikdo nevyhrává a žádné body se nepočítají.
terra-end-head-track = stupnice
terra-end-head-hoard = sady
terra-end-head-score = celkem
terra-end-head-team = tým
terra-end-winner = vítězství
terra-end-won =
    { $you ->
        [yes] Vyhráváš!
        [shared] Sdílíš vítězství. Spolu s tebou vyhrává: { $names }.
       *[no]
            { $count ->
                [one] Vyhrává { $names }.
                [few] O vítězství se dělí { $names }.
               *[other] O vítězství se dělí { $names }.
            }
    }

## Pravidla této chvíle, každé v jedné až třech větách

terra-rule-T8 = Vezmi vrchní kartu balíčku. Řešení si vezmeš do ruky, aniž ho kdo uvidí. Krize se odkryje všem a hrozí.
    .title = Dobrání
terra-rule-T9 = Jednou dokola po směru hodinových ručiček, od toho, kdo krizi odkryl: každý zahraje právě jednu kartu v barvě krize, nebo pasuje. Na řadu přijdou všichni, i když už je hrozby dosaženo.
    .title = Hrozící krize
terra-rule-T10 = Dosáhne-li součet hodnot hrozby, krize je zažehnána. Kdo zahrál první kartu, získá 3 body, a 3 body má i každý s nejvyšší kartou; první a zároveň nejvyšší dává 6. Tah toho, kdo krizi odkryl, hned končí.
    .title = Zažehnaná krize
terra-rule-T11 = Nedosáhne-li součet hrozby, karty jsou ztraceny a krize propukne; nic na ní neleží.
    .title = Nezažehnaná krize
terra-rule-T12 = Svět je ztracen, když jsou propuklé tři krize v jedné oblasti, čtyři jedné barvy, nebo sedm celkem. Pak prohrávají všichni.
    .title = Ztráta kontroly
terra-rule-T13 = Když kontrola vydrží, dobere si ten, kdo krizi odkryl, náhradní kartu; je-li balíček prázdný, tah pokračuje.
    .title = Náhradní karta
terra-rule-T14 = Ve svém tahu smíš přikládat karty k propuklým krizím jejich barvy: ke každé nejvýš jednu kartu za tah, ke kolika krizím chceš.
    .title = Práce pro společné dobro
terra-rule-T15 = Jakmile karty na propuklé krizi dosáhnou její hrozby, je vyřešena a 5 bodů má ten, kdo přiložil poslední kartu. Do té doby na ní karty zůstávají.
    .title = Vyřešení propuklé krize
terra-rule-T16 = Přiložíš-li v tomto tahu kartu k propuklé krizi, smíš pak vyložit lícem dolů jednu sadu tří karet: stejné číslo v jedné barvě nebo ve třech, nebo tři čísla po sobě v jedné barvě nebo ve třech.
    .title = Schovávání sad
terra-rule-T17 = Na konci tahu odhazuješ karty lícem nahoru, dokud ti jich v ruce nezbude 8.
    .title = Limit karet v ruce
terra-rule-T18 = Hra končí úspěchem, když je balíček prázdný a ten, kdo dobral poslední kartu, dohrál svůj tah.
    .title = Úspěch
terra-rule-T19 = Konečné skóre: body na stupnici a hodnoty všech schovaných karet. Vyhrává nejvyšší; při shodě se o vítězství dělí.
    .title = Konečné skóre
terra-rule-T20 = Spojenci sedí naproti sobě a sčítají svá skóre; do karet si navzájem nevidí.
    .title = Týmy
terra-rule-T23 = Mluvit se smí kdykoli a nic z toho, co zazní, nikoho nezavazuje: smíš slibovat, prosit i blafovat. Ukazovat karty dovoleno není.
    .title = Hovor u stolu
terra-rule-L1 = Krátká hra: svět je ztracen, když jsou propuklé 2 krize jedné barvy nebo 3 celkem; s devíti krizemi 2 v jedné oblasti, 3 jedné barvy nebo 5 celkem. Pak prohrávají všichni.
    .title = Krátká hra
terra-rule-L2 = Když krize propukne, ztrácí bod ten, kdo pasoval s kartou její barvy v ruce.
    .title = Pokuta
terra-rule-L3 = Na konci jde polovina toho, co kdo schoval, do banku, který se rozdělí rovným dílem; lichý bod zůstává majiteli.
    .title = Společný bank
terra-rule-L5 = Všichni mají karty odkryté; co je schované, zůstává zakryté.
    .title = Odkryté karty
terra-rule-L6 = Každá hrozba platí o jednu víc, než je vytištěno.
    .title = Těžší časy

## Stůl v prohlížeči

terra-name = Terra
terra-web-tagline = Po celém světě propukají krize. Dejte společně dost, nebo prohrají všichni. Dej příliš, a vyhraje někdo jiný.
terra-web-minutes = 40 minut
terra-bot-tips = opatrný pomocník
    .line = Pomáhá, když je krize nebezpečná, a sady si schovává až pozdě.
terra-bot-greedy = černý pasažér
    .line = Pomáhá jen tam, kde se to vyplatí, a schovává si, co může.
terra-bot-altruist = dárce
    .line = Dává pro planetu, ať vyhraje kdokoli.
terra-bot-fair-sharer = spravedlivý
    .line = Dává, dokud ostatní dávají zhruba stejně.
terra-bot-late-saver = zachránce na poslední chvíli
    .line = Nechává si karty, dokud není planeta skoro ztracená, pak dává.
terra-bot-tit-for-tat = zrcadlo
    .line = Dává, dokud dávají všichni, přestane, když někdo raději schovává, a brzy odpustí.
terra-bot-punisher = trestající
    .line = Dává, ale ne vedle někoho, kdo dal příliš málo.
terra-bot-selfish = sobec
    .line = Dává jen tolik, aby planeta přežila, a chce vyhrát.
terra-bot-helper = spojenec
    .line = Řekne, co dá, o zbytek požádá a dodrží slovo.
terra-bot-bluffer = blafér
    .line = Zpočátku přítel. Ke konci myslí na sebe.
terra-bot-search = počtář
    .line = Než odpoví, mnohokrát si představí, jak může hra pokračovat.
terra-bot-learned-selfish = vycvičený soupeř
    .line = Naučil se vyhrávat vedle opatrných hráčů.
terra-bot-learned-balanced = vycvičený partner
    .line = Naučil se vyhrávat a udržet planetu naživu.
terra-bot-learned-cooperative = vycvičený přítel
    .line = Mezi svými se naučil udržet planetu naživu.
terra-bot-learned-alone = samouk
    .line = Učil se jen z partií proti sobě samému.
terra-strength-easy = Každé čtvrté rozhodnutí nechá náhodě.
terra-strength-normal = Každé dvanácté rozhodnutí nechá náhodě.
terra-strength-hard = Nenechá nic náhodě.
terra-strength-search-easy = Než odpoví, představí si 32 her.
terra-strength-search-normal = Než odpoví, představí si 240 her.
terra-strength-search-hard = Než odpoví, představí si 1 500 her.
terra-web-option-teams = Týmy: spojenci sedí naproti sobě a sčítají svá skóre. Pro 4 nebo 6 hráčů.
terra-web-option-crises = Krátká hra: méně krizí, určených losem
terra-web-option-crises-off = Celá hra
terra-web-option-crises-number = { $value } krizí
terra-web-option-fine = Pokuta: kdo pasuje s kartou té barvy v ruce, ztrácí bod, když krize propukne.
terra-web-option-pot = Společný bank: na konci se polovina všeho schovaného rozdělí rovným dílem.
terra-web-option-open = Odkryté karty: všichni vidí všem do karet.
terra-web-option-harder = Těžší časy: každá hrozba platí o jednu víc.
terra-web-open-hand = Odkryté karty
terra-pot = Ve společném banku bylo { $total }; každému připadá { $share }.
terra-web-pass-price = −{ $fine }, když propukne
terra-web-set-yours = { $value }, z toho { $yours } tobě
terra-web-source-pot = z banku
terra-web-laws = Domácí pravidla
terra-web-verdict-fined =
    { $you ->
        [yes] Platíš pokutu ty
       *[no] { $name } platí pokutu
    }
terra-web-card = { $measure }, { $colour } { $value }
terra-web-advice-pass = Pasuj.
terra-web-advice-averts =
    { $points ->
        [0] Krize je tím zažehnána.
        [one] Krize je tím zažehnána a dostaneš 1 bod.
        [few] Krize je tím zažehnána a dostaneš { $points } body.
       *[other] Krize je tím zažehnána a dostaneš { $points } bodů.
    }
terra-web-advice-play = Zahraj { $card }.
terra-web-advice-lay = Přilož { $card } na { $crisis }.
terra-web-advice-hoard = Nahromaď { $cards }.
terra-web-advice-discard = Odhoď { $card }.
terra-web-advice-done-common-good = Nepřikládej další karty.
terra-web-advice-done-hoard = Teď nehromaď nic.
terra-web-advice-towards = Je to { $sum } z { $threat } a zbytek mohou přidat ostatní.
terra-web-team-points = body týmu
terra-web-key-card = Vybrat kartu z ruky
terra-web-key-play = Zahrát vybranou kartu
terra-web-key-pass = Pasovat
terra-web-key-look = Podívat se, co přijde
terra-web-key-story = K příběhu
terra-web-key-talk = K hovoru
terra-web-key-law = Přečíst domácí pravidla
terra-web-crisis-card = { $crisis }, hrozba { $threat }
terra-web-map = Mapa světa v šesti oblastech s bodovou stupnicí kolem
terra-web-region-crises = krize: { $count } / { $limit }
terra-web-pin = { $crisis }: { $sum } / { $threat }
terra-web-pin-play = Přiložit ke krizi { $crisis }: { $sum } / { $threat }
terra-web-danger = Ztráta kontroly
terra-web-near = Krok od prohry
terra-web-near-none = Žádná jediná krize zatím nemůže hru ukončit
terra-web-near-now = tato krize, pokud propukne
terra-web-near-region = krize: { $region }
terra-web-near-colour = { $colour } krize kdekoli
terra-web-near-total = kterákoli krize
terra-web-near-fails = { $what }, pokud tato propukne
terra-web-come-count = ještě { $count }
terra-web-look-up = Nahlédnout
terra-web-look-all = Všechna nebezpečí a přehledy
terra-web-tab-discards = Odhozené
terra-web-tab-come = Přijde
terra-web-tab-hoard = Schované sady
terra-web-tab-open = Propuklé
terra-web-by-colour = podle barev
terra-web-discards-head = Odhozeno { $count }, podle barvy a hodnoty
terra-web-discards-of = odhozeno { $count }
terra-web-hidden = skryto { $count }
terra-web-hidden-line = Skryté: v balíčku, v jiných rukou nebo v cizích schovaných sadách. Co držíš, co máš schované a co leží na stole, se nepočítá.
terra-web-state-averted = zažehnána
terra-web-state-open = propuklá
terra-web-state-now = teď
terra-web-state-come = přijde
terra-web-state-ends = ukončí hru
terra-web-hoard-none = Zatím nemáš schovanou žádnou sadu.
terra-web-hoard-line = Platí na konci, pokud svět vydrží. Ostatní vidí jen, kolik máš sad.
terra-web-open-none = Žádná krize nepropukla.
terra-web-laid = leží na ní { $sum } / { $threat }
terra-web-legend = Značky
terra-web-box-first = první
terra-web-box-highest = nejvyšší
terra-web-box-averted = součet
terra-web-box-closes = vyřeší ji
terra-web-box-of = / { $threat }
terra-web-your-points = Tvé body
terra-web-points-after = teď { $before }, potom { $after } bodů
terra-web-lay = Položit { $value }
terra-web-averted-with = S tvou { $value } zažehnáno
terra-web-solved-with = S tvou { $value } vyřešeno
terra-web-choose-crisis = Vyber krizi
terra-web-set-none = Tyto tři karty nejsou sada: stejná hodnota v jedné nebo třech barvách, nebo tři po sobě v jedné nebo třech barvách.
terra-web-card-idle =
    { $kind ->
        [impending] Proti této krizi pomáhá jen barva: { $colour }.
        [hoard] Tato karta nepatří do žádné sady, kterou teď můžeš schovat.
       *[other] Tato karta teď nepomůže proti žádné propuklé krizi.
    }
terra-web-say-equal = Přijde-li další { $value }, platí jako nejvyšší obě: po 3 bodech.
terra-web-say-higher = Ještě může přijít vyšší karta.
terra-web-verdict-averted = Zažehnáno, { $sum } / { $threat }
terra-web-verdict-failed = Nezažehnáno, { $sum } / { $threat }
terra-web-are-crises =
    { $count ->
        [one] z toho 1 krize
        [few] z toho { $count } krize
       *[other] z toho { $count } krizí
    }
terra-web-points =
    { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
terra-web-come-head =
    { $count ->
        [0] Už nepřijde žádná krize.
        [one] Přijde ještě 1 krize.
        [few] Přijdou ještě { $count } krize.
       *[other] Přijde ještě { $count } krizí.
    }
terra-web-come-fatal =
    { $count ->
        [0] Žádná by neukončila hru.
        [one] 1 by ukončila hru.
        [few] { $count } by ukončily hru.
       *[other] { $count } by ukončilo hru.
    }
terra-web-set-more =
    { $count ->
        [one] Vyber v ruce ještě jednu kartu.
        [few] Vyber v ruce ještě { $count } karty.
       *[other] Vyber v ruce ještě { $count } karet.
    }
terra-web-verdict-first =
    { $you ->
        [yes] První pomáháš ty
       *[no] První pomáhá { $name }
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Nejvyšší dáváš ty
       *[no] Nejvyšší dává { $name }
    }
terra-web-gauge = { $count } / { $limit }
terra-web-of = { " " }/{ " " }
terra-web-in-all = Celkem
terra-web-hand-size = karty v ruce
terra-web-hand-of = Karty v ruce: { $name }
terra-web-sets = Schované sady
terra-web-deciding = rozhoduje
terra-web-next = hned potom
terra-web-helped = pomáhá
terra-web-passed = pas
terra-web-scored = +{ $points }
terra-web-impending = Hrozící krize
terra-web-fails-lost = Propukne-li, svět je ztracen
terra-web-missing = ještě chybí, barva
terra-web-enough = stačí
terra-web-meter =
    { $adds ->
        [0] { $sum } / { $threat }
       *[other] { $sum } / { $threat }; s tvou kartou { $with }
    }
terra-web-threat = hrozba { $threat }
terra-web-turn = Tah
terra-web-turn-of =
    { $you ->
        [yes] Jsi na tahu
       *[no] Na tahu: { $name }
    }
terra-web-doing-common-good = Práce pro společné dobro
terra-web-doing-hoard = Smí si schovat sadu
terra-web-doing-discard = Odhazuje, dokud nezbude osm karet
terra-web-doing-impending = Hrozí krize
terra-web-doing-you-common-good = Pomůžeš společnému dobru?
terra-web-doing-you-hoard = Za pomoc: schováš si sadu?
terra-web-doing-you-discard = Příliš mnoho karet: jednu odhoď
terra-web-doing-you-impending = Hrozí krize
terra-web-to-draw = k dobrání
terra-web-discarded = odhozeno
terra-web-pass = Pasovat
terra-web-play = Zahrát { $value }
terra-web-choose-card = Vyber kartu
terra-web-done = Hotovo
terra-web-keep = Nechat si vše
terra-web-hoard = Schovat
terra-web-hoard-for = Schovat za { $value }
terra-web-hoard-when = Platí na konci, pokud svět vydrží
terra-web-discard = Odhodit { $value }
terra-web-say-play = S tvou kartou { $value } je součet { $sum } / { $threat }.
terra-web-say-enough = To stačí.
terra-web-say-fails = Zbytek už nemá kdo přidat.
terra-web-say-rest =
    { $count ->
        [one] Zbytek ({ $missing }) může přidat jen { $names }.
        [few] Zbytek ({ $missing }) mohou přidat společně { $names }.
       *[other] Zbytek ({ $missing }) mohou přidat společně { $names }.
    }
terra-web-say-short =
    { $count ->
        [one] Chybí ještě { $missing } a { $names } může dát nejvýš { $most }.
        [few] Chybí ještě { $missing } a { $names } mohou dát společně nejvýš { $most }.
       *[other] Chybí ještě { $missing } a { $names } mohou dát společně nejvýš { $most }.
    }
terra-web-say-choose-crisis = Kam půjde tvá karta { $value }? Vyber krizi na mapě, nebo tady.
terra-web-lost-kicker = Kontrola je ztracena
terra-web-lost-title = Svět se nám vymkl z rukou
terra-web-lost-region = { $region }: propukla třetí krize, zatímco dvě byly ještě nevyřešené.
terra-web-lost-colour = Propukla čtvrtá { $colour } krize, zatímco tři byly ještě nevyřešené.
terra-web-lost-total = Propukla sedmá krize, zatímco šest jich bylo ještě nevyřešených.
terra-web-lost-missing =
    { $missing ->
        [one] Chyběla jednička
        [few] Chyběly { $missing }
       *[other] Chybělo { $missing }
    }
terra-web-lost-gave = Dáno: { $given }.
terra-web-lost-passed = Pas: { $names }.
terra-web-lost-held = V rukou zbývalo { $sum }
terra-web-lost-held-of = Nezahrané karty, barva { $colour }
terra-web-given = Dáno a ponecháno
terra-web-given-line = Co kdo dal pro společné dobro a co si nechal v ruce a ve schovaných sadách.
terra-web-given-of = { $name }: dáno { $given }, ponecháno { $kept }
terra-web-gave = dáno
terra-web-kept = ponecháno
terra-web-won-kicker = Svět vydržel
terra-web-won-you =
    { $points ->
        [one] Vyhráváš, máš 1 bod
        [few] Vyhráváš, máš { $points } body
       *[other] Vyhráváš, máš { $points } bodů
    }
terra-web-won =
    { $count ->
        [one] Vyhrává { $names }, body: { $points }
        [few] Vyhrávají { $names }, body: { $points }
       *[other] Vyhrávají { $names }, body: { $points }
    }
terra-web-won-shared = O vítězství se dělí { $names }, body: { $points }
terra-web-won-team-you = Tvůj tým vyhrává { $points } : { $next }
terra-web-won-team = Vyhrávají { $names }, { $points } : { $next }
terra-web-won-teams-shared = O vítězství se dělí týmy, body: { $points }
terra-web-won-together = { $names } dohromady: tým se počítá jako jeden.
terra-web-your-team = tvůj tým
terra-web-gave-most = Světu dáváš nejvíc ze všech.
terra-web-source-first = první pomoc, po { $points }
terra-web-source-highest = nejvyšší karta, po { $points }
terra-web-source-solved = dodatečně vyřešeno, po { $points }
terra-web-source-hoard = schováno
terra-web-crises = Osmnáct krizí
terra-web-crises-averted = zažehnáno hned
terra-web-crises-solved = vyřešeno později
terra-web-crises-open = stále nevyřešeno
terra-web-won-crises =
    { $open ->
        [0] Všechny krize jsou vyřešené: { $solved }.
        [one] Vyřešené krize: { $solved }. Jedna je stále nevyřešená a svět ji unese.
        [few] Vyřešené krize: { $solved }. { $open } jsou stále nevyřešené a svět je unese.
       *[other] Vyřešené krize: { $solved }. { $open } je stále nevyřešených a svět je unese.
    }
terra-web-count = Závěrečný součet
terra-web-on-track = Na stupnici
terra-web-no-sets = žádné
terra-web-total = Celkem

## T23: co se říká u stolu. $who je jméno, $colour přídavné jméno, $crisis krátký název

terra-talk-ask = Může někdo dát aspoň { $value }? Barva: { $colour }.
terra-talk-ask-who =
    { $you ->
        [yes] Můžeš dát aspoň { $value }? Barva: { $colour }.
       *[no] Může { $who } dát aspoň { $value }? Barva: { $colour }.
    }
terra-talk-offer = Můžu dát nejvýš { $value }.
terra-talk-promise = Až na mě přijde řada, dám proti krizi „{ $crisis }“ aspoň { $value }.
terra-talk-if =
    { $you ->
        [yes] Když nejdřív dáš aspoň { $value }, dám aspoň { $own }.
       *[no] Když nejdřív { $who } dá aspoň { $value }, dám aspoň { $own }.
    }
terra-talk-warn-colour = Nemám žádnou kartu této barvy ({ $colour }).
terra-talk-warn-region = V nebezpečí: { $region }.
terra-talk-thank =
    { $you ->
        [yes] Díky!
       *[no] Díky, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Můžeš dát víc.
       *[no] { $who } může dát víc.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Tvůj slib byl { $promised }, dáno { $gave }.
       *[no] { $who }: slíbeno { $promised }, dáno { $gave }.
    }
terra-talk-refuse = Na tuto krizi nic nedám.
terra-talk-someone = někdo
terra-talk-name-ask = Prosba
terra-talk-name-offer = Nabídka
terra-talk-name-promise = Slib
terra-talk-name-if = Když
terra-talk-name-warn = Varování
terra-talk-name-thank = Dík
terra-talk-name-accuse = Výtka
terra-talk-name-refuse = Odmítnutí
terra-talk-slot-who = Kdo
terra-talk-slot-value = Kolik
terra-talk-slot-own = Kolik od tebe
terra-talk-slot-colour = Která barva
terra-talk-slot-crisis = Která krize
terra-talk-slot-about = Před čím
terra-talk-what = { $colour } { $value }
terra-talk-ticket-if =
    { $you ->
        [yes] pod podmínkou, že nejdřív dáš aspoň { $value }
       *[no] pod podmínkou, že { $who } nejdřív dá aspoň { $value }
    }
terra-talk-seat-promised = slíbeno { $value }
terra-talk-seat-if =
    { $you ->
        [yes] když dáš { $value }
       *[no] když { $who } dá { $value }
    }
terra-talk-seat-gave = dáno { $given } / { $value }
terra-talk-meter-promised = slíbeno { $sum }
terra-talk-say-promised = Slíbeno: { $promises }.
terra-talk-after-you = až po tobě
terra-talk-decided = už má rozhodnuto
terra-talk-broken-of = slíbeno { $promised }, dáno { $gave }
terra-talk-more-of = může dát víc
terra-talk-if-note = Platí jen tehdy, když { $who } nejdřív dá aspoň { $value }.
terra-talk-promise-note = Všichni uvidí, zda to splníš.
terra-talk-none-promise = Na stole není žádná krize.
terra-talk-none-if = Nikdo nerozhoduje o krizi před tebou.
terra-talk-counts = „Dám aspoň 4“ splní každá karta s hodnotou 4 a víc u této krize, až o ní mluvčí příště rozhoduje. „Když“ platí jen tehdy, dá-li nejdřív druhá strana. Nabídky, varování a volný text se nikdy neposuzují. Nic se nevynucuje.
terra-talk-hands = „Nemám žádnou kartu této barvy“ se nedá ověřit, dokud jsou karty v ruce skryté. Za nepravdu se to označí, jen když to dokáže hra, kterou vidí všichni.

terra-card-G1 = Třídění odpadu
terra-card-G2 = Šetření zdroji
terra-card-G3 = Zalesňování
terra-card-G4 = Voda pro krajinu
terra-card-G5 = Čistší výroba
terra-card-G6 = Obnovitelná energie
terra-card-B1 = Voda a jídlo všem
terra-card-B2 = Zdravotní péče
terra-card-B3 = Tradiční dovednosti
terra-card-B4 = Domov pro každého
terra-card-B5 = Proti rasismu
terra-card-B6 = Vzdělání pro všechny
terra-card-R1 = Dobré občanství
terra-card-R2 = Solidarita
terra-card-R3 = Odminování
terra-card-R4 = Urovnání konfliktů
terra-card-R5 = Národy společně
terra-card-R6 = Demokracie
terra-web-say-none = V ruce není žádná { $colour } karta, kterou by šlo přidat.
terra-web-how-impending = Vyber vysunutou kartu a zahraj ji, nebo pasuj a karty si nech. Její hodnota pomáhá dosáhnout hrozby; ptáme se tě jen jednou.
terra-web-how-common-good = Vyber vysunutou kartu a potom na mapě krizi její barvy. Ke každé jednu za tah. „Hotovo“ ukončí tento krok; za přiloženou kartu si pak smíš schovat sadu.
terra-web-how-hoard = Vyber sadu a schovej si ji: počítá se jen tobě, a jen když svět vydrží. Nebo si nech všechny karty v ruce.
terra-web-how-discard = Vyber kartu, kterou nejméně potřebuješ, a odhoď ji.

## Lekce

terra-deal-sign-never = nepřišla

## Puzzles

terra-you-aside = Schováno na hru: { $mine }, ostatní { $others }.
terra-choice-impending = odpověď na hrozící krizi
terra-choice-common-good = odpracování propuklé krize
terra-choice-hoard = schovávání
terra-choice-discard = odhazování
