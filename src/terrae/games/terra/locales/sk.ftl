### Vety hry Terra.
### $you je "yes", keď sa hovorí o čitateľovi, inak "no"; $name je meno hráča. $card je Riešenie ako "♣G4", $crisis správa
### terra-crisis-*. Prídavné mená farieb sa vkladajú v prvom páde a ženskom rode (karta, kríza, farba).

## T1: farby

terra-colour-G = Životné prostredie
    .adjective = zelená
terra-colour-B = Spoločnosť
    .adjective = modrá
terra-colour-R = Diplomacia
    .adjective = červená

## T2: oblasti

terra-region-NA = Severná Amerika
    .short = S. Amerika
    .tiny = S. Am.
terra-region-SA = Južná Amerika
    .short = J. Amerika
    .tiny = J. Am.
terra-region-EU = Európa
    .short = Európa
    .tiny = Eur.
terra-region-AF = Afrika
    .short = Afrika
    .tiny = Afr.
terra-region-AS = Ázia a Blízky východ
    .short = Ázia
    .tiny = Ázia
terra-region-OC = Oceánia a juhovýchodná Ázia
    .short = Oceánia
    .tiny = Oce.

## T2: krízy. Názvy sú z Terrae.

terra-crisis-G-NA = Lesné požiare v Severnej Amerike
    .short = Lesné požiare
terra-crisis-G-SA = Vyrúbaný prales v Južnej Amerike
    .short = Vyrúbaný prales
terra-crisis-G-EU = Otrávené rieky v Európe
    .short = Otrávené rieky
terra-crisis-G-AF = Šírenie púští v Afrike
    .short = Šírenie púští
terra-crisis-G-AS = Dusivý smog v Ázii
    .short = Dusivý smog
terra-crisis-G-OC = Umierajúce útesy v Oceánii
    .short = Umierajúce útesy
terra-crisis-B-NA = Stanové mestečká v Severnej Amerike
    .short = Stanové mestečká
terra-crisis-B-SA = Priepastná nerovnosť v Južnej Amerike
    .short = Nerovnosť
terra-crisis-B-EU = Bezdomovectvo v Európe
    .short = Bezdomovectvo
terra-crisis-B-AF = Epidémia v Afrike
    .short = Epidémia
terra-crisis-B-AS = Detská práca v Ázii
    .short = Detská práca
terra-crisis-B-OC = Zaplavené domovy v Oceánii
    .short = Zaplavené domovy
terra-crisis-R-NA = Ozbrojené násilie v Severnej Amerike
    .short = Ozbrojené násilie
terra-crisis-R-SA = Vláda gangov v Južnej Amerike
    .short = Vláda gangov
terra-crisis-R-EU = Pohraničná vojna v Európe
    .short = Pohraničná vojna
terra-crisis-R-AF = Občianska vojna v Afrike
    .short = Občianska vojna
terra-crisis-R-AS = Raketová kríza v Ázii
    .short = Raketová kríza
terra-crisis-R-OC = Pirátstvo v Oceánii
    .short = Pirátstvo

## T3: opatrenia

terra-measure-G1 = triedenie odpadu
terra-measure-G2 = šetrenie prírodnými zdrojmi
terra-measure-G3 = zalesňovanie
terra-measure-G4 = zavlažovanie a prístup k vode
terra-measure-G5 = čistejšia výroba
terra-measure-G6 = obnoviteľná energia
terra-measure-B1 = voda a jedlo pre všetkých
terra-measure-B2 = zdravotná starostlivosť
terra-measure-B3 = tradičné zručnosti
terra-measure-B4 = boj proti vylúčeniu, bývanie pre všetkých
terra-measure-B5 = boj proti rasizmu
terra-measure-B6 = vzdelanie pre všetkých
terra-measure-R1 = dobré občianstvo
terra-measure-R2 = solidarita
terra-measure-R3 = odstraňovanie mín
terra-measure-R4 = urovnávanie konfliktov
terra-measure-R5 = podpora medzinárodných organizácií
terra-measure-R6 = demokracia

## Čo sa stalo

terra-event-draw =
    { $you ->
        [yes] Doberáš kartu.
       *[no] { $name } doberá kartu.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Doberáš { $card }.
       *[no] { $name } doberá { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Odkrývaš krízu: { $crisis }.
       *[no] { $name } odkrýva krízu: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name } pasuje.
    }
terra-event-play =
    { $you ->
        [yes] Hráš { $card }.
       *[no] { $name } hrá { $card }.
    }
terra-event-averted = Zažehnané!
terra-event-averted-points =
    { $you ->
        [yes] Body pre teba: { $points }.
       *[no] { $name } získava body: { $points }.
    }
terra-event-full-blown = Kríza naplno prepuká.
terra-event-full-blown-fined =
    { $you ->
        [yes] Platíš pokutu jeden bod.
       *[no] { $name } platí pokutu jeden bod.
    }
terra-event-contribute =
    { $you ->
        [yes] Prikladáš { $card } ku kríze: { $crisis }.
       *[no] { $name } prikladá { $card } ku kríze: { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] Tým je vyriešená. Body pre teba: { $points }.
       *[no] Tým je vyriešená. { $name } získava body: { $points }.
    }
terra-event-hoard =
    { $you ->
        [yes] Schovávaš si sadu troch kariet.
       *[no] { $name } si schováva sadu troch kariet, lícom nadol.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Schovávaš si { $cards }.
       *[no] { $name } si schováva { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Odhadzuješ { $card }.
       *[no] { $name } odhadzuje { $card }.
    }
terra-event-over-success = Doberací balíček je prázdny a svet stále stojí.
terra-event-over-loss = Kontrola je stratená: svet je stratený a všetci s ním.

## Stôl

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] doberací balíček je prázdny
        [one] v balíčku 1 karta
        [few] v balíčku { $cards } karty
       *[other] v balíčku { $cards } kariet
    }
terra-turn =
    { $you ->
        [yes] si na ťahu
       *[no] na ťahu: { $name }
    }
terra-head-region = oblasť
terra-head-region-danger = koniec pri { $limit }
terra-foot-colour = koniec pri { $limit }
terra-head-player = hráč
terra-head-hand = v ruke
terra-head-sets = sady
terra-head-answer = odpoveď
terra-head-points = body na stupnici
terra-head-points-short = body
terra-name-own =
    { $name ->
        [You] Ty
       *[other] { $name } (ty)
    }
terra-solved = vyriešené
terra-partner = spojenec
terra-not-asked = čaká
terra-asked = teraz na rade
terra-passed = pas
terra-impending = Hrozí: { $crisis }
terra-impending-sum = { $sum } / { $threat }, chýba { $missing }
terra-impending-reached = { $sum } / { $threat }, dosiahnuté
terra-hand = Tvoje karty
terra-hand-empty = žiadne
terra-hoard =
    { $sets ->
        [0] zatiaľ nič schované
        [one] 1 schovaná sada, hodnota { $value }
        [few] { $sets } schované sady, hodnota { $value }
       *[other] { $sets } schovaných sád, hodnota { $value }
    }

## T12: nebezpečenstvo, najbližšie prvé

terra-total = prepuknuté krízy
terra-total-of = { $total } / { $limit }
terra-danger-region = { $region }: ak prepukne ešte jedna kríza, svet je stratený.
terra-danger-colour = Ak prepukne ešte jedna { $colour } kríza, svet je stratený.
terra-danger-total = Ak prepukne ešte jedna kríza, svet je stratený.
terra-danger-now = Ak táto kríza prepukne, svet je stratený!

## Otázky a odpovede

terra-question-impending = { $crisis }: pomôže tvoja { $colour } karta, alebo pasuješ?
terra-question-common-good = Priložíš kartu k prepuknutej kríze?
terra-question-hoard = Za pomoc si smieš schovať jednu sadu troch kariet.
terra-none-hoard = Nemáš žiadnu sadu troch kariet.
terra-none-common-good = Nemáš kartu vo farbe krízy, pri ktorej sa ešte dá pomôcť.
terra-none-impending = Nemáš žiadnu kartu tejto farby ({ $colour }): môžeš len pasovať.
terra-question-discard = V ruke máš viac ako 8 kariet: jednu odhoď.
terra-answer-pass = nechaj si karty
terra-answer-pass-fine = nechaj si karty; −{ $fine }, keď prepukne
terra-answer-play = { $measure }: { $sum } / { $threat }
terra-answer-play-enough = { $measure }: { $sum } / { $threat }, stačí
terra-answer-done-common-good = v tomto ťahu už žiadna karta
terra-answer-done-hoard = nič neschovať
terra-answer-contribute = { $crisis }: { $sum } / { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } / { $threat }, vyriešené: 5 bodov
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] postupka v jednej farbe, hodnota { $value }
               *[no] tri rovnaké karty, hodnota { $value }
            }
       *[other] { $run ->
                [yes] postupka v troch farbách, hodnota { $value }
               *[no] rovnaké číslo v troch farbách, hodnota { $value }
            }
    }
terra-hoard-yours = (z toho { $yours } tebe)
terra-answer-discard = { $measure }

## Koniec

terra-end-success = Svet stojí.
terra-end-loss-region = Svet je stratený: tri prepuknuté krízy v jednej oblasti (T12).
terra-end-loss-colour = Svet je stratený: štyri prepuknuté krízy jednej farby (T12).
terra-end-loss-total = Svet je stratený: sedem prepuknutých kríz (T12).
terra-end-loss-nobody = Nikto nevyhráva a žiadne body sa nepočítajú.
terra-end-head-track = stupnica
terra-end-head-hoard = sady
terra-end-head-score = spolu
terra-end-head-team = tím
terra-end-winner = víťazstvo
terra-end-won =
    { $you ->
        [yes] Vyhrávaš!
        [shared] Delíš sa o víťazstvo. Spolu s tebou vyhráva: { $names }.
       *[no]
            { $count ->
                [one] Vyhráva { $names }.
                [few] O víťazstvo sa delia { $names }.
               *[other] O víťazstvo sa delia { $names }.
            }
    }

## Pravidlá tejto chvíle, každé v jednej až troch vetách

terra-rule-T8 = Vezmi vrchnú kartu balíčka. Riešenie si vezmeš do ruky tak, že ho nikto neuvidí. Kríza sa odkryje všetkým a hrozí.
    .title = Dobratie
terra-rule-T9 = Raz dookola v smere hodinových ručičiek, od toho, kto krízu odkryl: každý zahrá práve jednu kartu vo farbe krízy alebo pasuje. Na rad prídu všetci, aj keď je už hrozba dosiahnutá.
    .title = Hroziaca kríza
terra-rule-T10 = Ak súčet hodnôt dosiahne hrozbu, kríza je zažehnaná. Kto zahral prvú kartu, získa 3 body a 3 body má aj každý s najvyššou kartou; prvá a zároveň najvyššia dáva 6. Ťah toho, kto krízu odkryl, sa hneď končí.
    .title = Zažehnaná kríza
terra-rule-T11 = Ak súčet hrozbu nedosiahne, karty sú stratené a kríza prepukne; nič na nej neleží.
    .title = Nezažehnaná kríza
terra-rule-T12 = Svet je stratený, keď sú prepuknuté tri krízy v jednej oblasti, štyri jednej farby alebo sedem spolu. Vtedy prehrávajú všetci.
    .title = Strata kontroly
terra-rule-T13 = Ak kontrola vydrží, ten, kto krízu odkryl, si doberie náhradnú kartu; ak je balíček prázdny, ťah pokračuje.
    .title = Náhradná karta
terra-rule-T14 = Vo svojom ťahu smieš prikladať karty k prepuknutým krízam ich farby: ku každej najviac jednu kartu za ťah, ku koľkým krízam chceš.
    .title = Práca pre spoločné dobro
terra-rule-T15 = Len čo karty na prepuknutej kríze dosiahnu jej hrozbu, je vyriešená a 5 bodov má ten, kto priložil poslednú kartu. Dovtedy na nej karty ostávajú.
    .title = Vyriešenie prepuknutej krízy
terra-rule-T16 = Ak v tomto ťahu priložíš kartu k prepuknutej kríze, smieš potom vyložiť lícom nadol jednu sadu troch kariet: rovnaké číslo v jednej farbe alebo v troch, alebo tri čísla po sebe v jednej farbe alebo v troch.
    .title = Schovávanie sád
terra-rule-T17 = Na konci ťahu odhadzuješ karty lícom nahor, kým ti ich v ruke nezostane 8.
    .title = Limit kariet v ruke
terra-rule-T18 = Hra sa končí úspechom, keď je balíček prázdny a ten, kto dobral poslednú kartu, dohral svoj ťah.
    .title = Úspech
terra-rule-T19 = Konečné skóre: body na stupnici a hodnoty všetkých schovaných kariet. Vyhráva najvyššie; pri zhode sa o víťazstvo delia.
    .title = Konečné skóre
terra-rule-T20 = Spojenci sedia oproti sebe a sčítavajú svoje skóre; do kariet si navzájom nevidia.
    .title = Tímy
terra-rule-T23 = Hovoriť sa smie kedykoľvek a nič z toho, čo zaznie, nikoho nezaväzuje: smieš sľubovať, prosiť aj blafovať. Ukazovať karty dovolené nie je.
    .title = Rozhovor pri stole
terra-rule-L1 = Krátka hra: svet je stratený, keď sú prepuknuté 2 krízy jednej farby alebo 3 spolu; s deviatimi krízami 2 v jednej oblasti, 3 jednej farby alebo 5 spolu. Vtedy prehrávajú všetci.
    .title = Krátka hra
terra-rule-L2 = Keď kríza prepukne, stráca bod ten, kto pasoval s kartou jej farby v ruke.
    .title = Pokuta
terra-rule-L3 = Na konci ide polovica toho, čo kto schoval, do banku, ktorý sa rozdelí rovným dielom; nepárny bod zostáva majiteľovi.
    .title = Spoločný bank
terra-rule-L5 = Všetci majú karty odkryté; čo je schované, zostáva zakryté.
    .title = Odkryté karty
terra-rule-L6 = Každá hrozba platí o jednu viac, než je vytlačené.
    .title = Ťažšie časy

## Stôl v prehliadači

terra-name = Terra
terra-web-tagline = Po celom svete prepukajú krízy. Dajte spoločne dosť, alebo prehrajú všetci. Daj priveľa a vyhrá niekto iný.
terra-web-minutes = 40 minút
terra-bot-tips = opatrný pomocník
    .line = Pomáha, keď je kríza nebezpečná, a sady si schováva až neskoro.
terra-bot-greedy = čierny pasažier
    .line = Pomáha len tam, kde sa to oplatí, a schováva si, čo môže.
terra-bot-altruist = darca
    .line = Dáva pre planétu, nech vyhrá ktokoľvek.
terra-bot-fair-sharer = spravodlivý
    .line = Dáva, kým ostatní dávajú zhruba rovnako.
terra-bot-late-saver = záchranca na poslednú chvíľu
    .line = Necháva si karty, kým nie je planéta skoro stratená, potom dáva.
terra-bot-tit-for-tat = zrkadlo
    .line = Dáva, kým dávajú všetci, prestane, keď niekto radšej schováva, a čoskoro odpustí.
terra-bot-punisher = trestajúci
    .line = Dáva, ale nie vedľa niekoho, kto dal príliš málo.
terra-bot-selfish = sebec
    .line = Dáva len toľko, aby planéta prežila, a chce vyhrať.
terra-bot-helper = spojenec
    .line = Povie, čo dá, o zvyšok požiada a dodrží slovo.
terra-bot-bluffer = blafér
    .line = Spočiatku priateľ. Ku koncu myslí na seba.
terra-bot-search = počtár
    .line = Kým odpovie, mnohokrát si predstaví, ako môže hra pokračovať.
terra-bot-learned-selfish = vycvičený súper
    .line = Naučil sa vyhrávať vedľa opatrných hráčov.
terra-bot-learned-balanced = vycvičený partner
    .line = Naučil sa vyhrávať a udržať planétu nažive.
terra-bot-learned-cooperative = vycvičený priateľ
    .line = Medzi svojimi sa naučil udržať planétu nažive.
terra-bot-learned-alone = samouk
    .line = Učil sa len z partií proti sebe samému.
terra-strength-easy = Každé štvrté rozhodnutie nechá na náhodu.
terra-strength-normal = Každé dvanáste rozhodnutie nechá na náhodu.
terra-strength-hard = Nenechá nič na náhodu.
terra-strength-search-easy = Kým odpovie, predstaví si 32 hier.
terra-strength-search-normal = Kým odpovie, predstaví si 240 hier.
terra-strength-search-hard = Kým odpovie, predstaví si 1 500 hier.
terra-web-option-teams = Tímy: spojenci sedia oproti sebe a sčítavajú svoje skóre. Pre 4 alebo 6 hráčov.
terra-web-option-crises = Krátka hra: menej kríz, určených žrebom
terra-web-option-crises-off = Celá hra
terra-web-option-crises-number = { $value } kríz
terra-web-option-fine = Pokuta: kto pasuje s kartou tej farby v ruke, stráca bod, keď kríza prepukne.
terra-web-option-pot = Spoločný bank: na konci sa polovica všetkého schovaného rozdelí rovným dielom.
terra-web-option-open = Odkryté karty: všetci vidia všetkým do kariet.
terra-web-option-harder = Ťažšie časy: každá hrozba platí o jednu viac.
terra-web-open-hand = Odkryté karty
terra-pot = V spoločnom banku bolo { $total }; každému pripadá { $share }.
terra-web-pass-price = −{ $fine }, keď prepukne
terra-web-set-yours = { $value }, z toho { $yours } tebe
terra-web-source-pot = z banku
terra-web-laws = Domáce pravidlá
terra-web-verdict-fined =
    { $you ->
        [yes] Platíš pokutu ty
       *[no] { $name } platí pokutu
    }
terra-web-card = { $measure }, { $colour } { $value }
terra-web-advice-pass = Pasuj.
terra-web-advice-averts =
    { $points ->
        [0] Kríza je tým zažehnaná.
        [one] Kríza je tým zažehnaná a dostaneš 1 bod.
        [few] Kríza je tým zažehnaná a dostaneš { $points } body.
       *[other] Kríza je tým zažehnaná a dostaneš { $points } bodov.
    }
terra-web-advice-play = Zahraj { $card }.
terra-web-advice-lay = Prilož { $card } na { $crisis }.
terra-web-advice-hoard = Hromaď { $cards }.
terra-web-advice-discard = Odhoď { $card }.
terra-web-advice-done-common-good = Neprikladaj ďalšie karty.
terra-web-advice-done-hoard = Teraz nehromaď nič.
terra-web-advice-towards = Je to { $sum } z { $threat } a zvyšok môžu pridať ostatní.
terra-web-team-points = body tímu
terra-web-key-card = Vybrať kartu z ruky
terra-web-key-play = Zahrať vybranú kartu
terra-web-key-pass = Pasovať
terra-web-key-look = Pozrieť sa, čo príde
terra-web-key-story = K príbehu
terra-web-key-talk = K rozhovoru
terra-web-key-law = Prečítať domáce pravidlá
terra-web-crisis-card = { $crisis }, hrozba { $threat }
terra-web-map = Mapa sveta v šiestich oblastiach s bodovou stupnicou dookola
terra-web-region-crises = krízy: { $count } / { $limit }
terra-web-pin = { $crisis }: { $sum } / { $threat }
terra-web-pin-play = Priložiť ku kríze { $crisis }: { $sum } / { $threat }
terra-web-danger = Strata kontroly
terra-web-near = Krok od prehry
terra-web-near-none = Žiadna jediná kríza zatiaľ nemôže hru ukončiť
terra-web-near-now = táto kríza, ak prepukne
terra-web-near-region = kríza: { $region }
terra-web-near-colour = { $colour } kríza kdekoľvek
terra-web-near-total = ktorákoľvek kríza
terra-web-near-fails = { $what }, ak táto prepukne
terra-web-come-count = ešte { $count }
terra-web-look-up = Nazrieť
terra-web-look-all = Všetky nebezpečenstvá a prehľady
terra-web-tab-discards = Odhodené
terra-web-tab-come = Príde
terra-web-tab-hoard = Schované sady
terra-web-tab-open = Prepuknuté
terra-web-by-colour = podľa farieb
terra-web-discards-head = Odhodených { $count }, podľa farby a hodnoty
terra-web-discards-of = odhodených { $count }
terra-web-hidden = skrytých { $count }
terra-web-hidden-line = Skryté: v balíčku, v iných rukách alebo v cudzích schovaných sadách. Čo držíš, čo máš schované a čo leží na stole, sa nepočíta.
terra-web-state-averted = zažehnaná
terra-web-state-open = prepuknutá
terra-web-state-now = teraz
terra-web-state-come = príde
terra-web-state-ends = ukončí hru
terra-web-hoard-none = Zatiaľ nemáš schovanú žiadnu sadu.
terra-web-hoard-line = Platia na konci, ak svet vydrží. Ostatní vidia len, koľko máš sád.
terra-web-open-none = Žiadna kríza neprepukla.
terra-web-laid = leží na nej { $sum } / { $threat }
terra-web-legend = Značky
terra-web-box-first = prvá
terra-web-box-highest = najvyššia
terra-web-box-averted = súčet
terra-web-box-closes = vyrieši ju
terra-web-box-of = / { $threat }
terra-web-your-points = Tvoje body
terra-web-points-after = teraz { $before }, potom { $after } bodov
terra-web-lay = Položiť { $value }
terra-web-averted-with = S tvojou { $value } zažehnané
terra-web-solved-with = S tvojou { $value } vyriešené
terra-web-choose-crisis = Vyber krízu
terra-web-set-none = Tieto tri karty nie sú sada: rovnaká hodnota v jednej alebo troch farbách, alebo tri za sebou v jednej alebo troch farbách.
terra-web-card-idle =
    { $kind ->
        [impending] Proti tejto kríze pomáha len farba: { $colour }.
        [hoard] Táto karta nepatrí do žiadnej sady, ktorú teraz môžeš schovať.
       *[other] Táto karta teraz nepomôže proti žiadnej prepuknutej kríze.
    }
terra-web-say-equal = Ak príde ďalšia { $value }, ako najvyššie platia obe: po 3 body.
terra-web-say-higher = Ešte môže prísť vyššia karta.
terra-web-verdict-averted = Zažehnané, { $sum } / { $threat }
terra-web-verdict-failed = Nezažehnané, { $sum } / { $threat }
terra-web-are-crises =
    { $count ->
        [one] z toho 1 kríza
        [few] z toho { $count } krízy
       *[other] z toho { $count } kríz
    }
terra-web-points =
    { $points ->
        [one] bod
        [few] body
       *[other] bodov
    }
terra-web-come-head =
    { $count ->
        [0] Už nepríde žiadna kríza.
        [one] Príde ešte 1 kríza.
        [few] Prídu ešte { $count } krízy.
       *[other] Príde ešte { $count } kríz.
    }
terra-web-come-fatal =
    { $count ->
        [0] Žiadna by neukončila hru.
        [one] 1 by ukončila hru.
        [few] { $count } by ukončili hru.
       *[other] { $count } by ukončilo hru.
    }
terra-web-set-more =
    { $count ->
        [one] Vyber v ruke ešte jednu kartu.
        [few] Vyber v ruke ešte { $count } karty.
       *[other] Vyber v ruke ešte { $count } kariet.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Prvú kartu dávaš ty
       *[no] Prvú kartu dáva { $name }
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Najvyššiu dávaš ty
       *[no] Najvyššiu dáva { $name }
    }
terra-web-gauge = { $count } / { $limit }
terra-web-of = { " " }/{ " " }
terra-web-in-all = Spolu
terra-web-hand-size = karty v ruke
terra-web-hand-of = Karty v ruke: { $name }
terra-web-sets = Schované sady
terra-web-deciding = rozhoduje
terra-web-next = hneď potom
terra-web-helped = pomáha
terra-web-passed = pas
terra-web-scored = +{ $points }
terra-web-impending = Hroziaca kríza
terra-web-fails-lost = Ak prepukne, svet je stratený
terra-web-missing = ešte chýba, farba
terra-web-enough = stačí
terra-web-meter =
    { $adds ->
        [0] { $sum } / { $threat }
       *[other] { $sum } / { $threat }; s tvojou kartou { $with }
    }
terra-web-threat = hrozba { $threat }
terra-web-turn = Ťah
terra-web-turn-of =
    { $you ->
        [yes] Si na ťahu
       *[no] Na ťahu: { $name }
    }
terra-web-doing-common-good = Práca pre spoločné dobro
terra-web-doing-hoard = Smie si schovať sadu
terra-web-doing-discard = Odhadzuje, kým nezostane osem kariet
terra-web-doing-impending = Hrozí kríza
terra-web-doing-you-common-good = Pomôžeš spoločnému dobru?
terra-web-doing-you-hoard = Za pomoc: schováš si sadu?
terra-web-doing-you-discard = Priveľa kariet: jednu odhoď
terra-web-doing-you-impending = Hrozí kríza
terra-web-to-draw = na dobratie
terra-web-discarded = odhodené
terra-web-pass = Pasovať
terra-web-play = Zahrať { $value }
terra-web-choose-card = Vyber kartu
terra-web-done = Hotovo
terra-web-keep = Nechať si všetko
terra-web-hoard = Schovať
terra-web-hoard-for = Schovať za { $value }
terra-web-hoard-when = Platí na konci, ak svet vydrží
terra-web-discard = Odhodiť { $value }
terra-web-say-play = S tvojou kartou { $value } je súčet { $sum } / { $threat }.
terra-web-say-enough = To stačí.
terra-web-say-fails = Zvyšok už nemá kto pridať.
terra-web-say-rest =
    { $count ->
        [one] Zvyšok ({ $missing }) môže pridať len { $names }.
        [few] Zvyšok ({ $missing }) môžu pridať spoločne { $names }.
       *[other] Zvyšok ({ $missing }) môžu pridať spoločne { $names }.
    }
terra-web-say-short =
    { $count ->
        [one] Chýba ešte { $missing } a { $names } môže dať najviac { $most }.
        [few] Chýba ešte { $missing } a { $names } môžu dať spolu najviac { $most }.
       *[other] Chýba ešte { $missing } a { $names } môžu dať spolu najviac { $most }.
    }
terra-web-say-choose-crisis = Kam pôjde tvoja karta { $value }? Vyber krízu na mape alebo tu.
terra-web-lost-kicker = Kontrola je stratená
terra-web-lost-title = Svet sa nám vymkol z rúk
terra-web-lost-region = { $region }: prepukla tretia kríza, kým dve boli ešte nevyriešené.
terra-web-lost-colour = Prepukla štvrtá { $colour } kríza, kým tri boli ešte nevyriešené.
terra-web-lost-total = Prepukla siedma kríza, kým šesť ich bolo ešte nevyriešených.
terra-web-lost-missing =
    { $missing ->
        [one] Chýbala jednotka
        [few] Chýbali { $missing }
       *[other] Chýbalo { $missing }
    }
terra-web-lost-gave = Dané: { $given }.
terra-web-lost-passed = Pas: { $names }.
terra-web-lost-held = V rukách zostávalo { $sum }
terra-web-lost-held-of = Nezahrané karty, farba { $colour }
terra-web-given = Dané a ponechané
terra-web-given-line = Čo kto dal pre spoločné dobro a čo si nechal v ruke a v schovaných sadách.
terra-web-given-of = { $name }: dané { $given }, ponechané { $kept }
terra-web-gave = dané
terra-web-kept = ponechané
terra-web-won-kicker = Svet vydržal
terra-web-won-you =
    { $points ->
        [one] Vyhrávaš, máš 1 bod
        [few] Vyhrávaš, máš { $points } body
       *[other] Vyhrávaš, máš { $points } bodov
    }
terra-web-won =
    { $count ->
        [one] Vyhráva { $names }, body: { $points }
        [few] Vyhrávajú { $names }, body: { $points }
       *[other] Vyhrávajú { $names }, body: { $points }
    }
terra-web-won-shared = O víťazstvo sa delia { $names }, body: { $points }
terra-web-won-team-you = Tvoj tím vyhráva { $points } : { $next }
terra-web-won-team = Vyhrávajú { $names }, { $points } : { $next }
terra-web-won-teams-shared = O víťazstvo sa delia tímy, body: { $points }
terra-web-won-together = { $names } spolu: tím sa počíta ako jeden.
terra-web-your-team = tvoj tím
terra-web-gave-most = Svetu dávaš najviac zo všetkých.
terra-web-source-first = prvá pomoc, po { $points }
terra-web-source-highest = najvyššia karta, po { $points }
terra-web-source-solved = dodatočne vyriešené, po { $points }
terra-web-source-hoard = schované
terra-web-crises = Osemnásť kríz
terra-web-crises-averted = zažehnané hneď
terra-web-crises-solved = vyriešené neskôr
terra-web-crises-open = stále nevyriešené
terra-web-won-crises =
    { $open ->
        [0] Všetky krízy sú vyriešené: { $solved }.
        [one] Vyriešené krízy: { $solved }. Jedna je stále nevyriešená a svet ju unesie.
        [few] Vyriešené krízy: { $solved }. { $open } sú stále nevyriešené a svet ich unesie.
       *[other] Vyriešené krízy: { $solved }. { $open } je stále nevyriešených a svet ich unesie.
    }
terra-web-count = Záverečný súčet
terra-web-on-track = Na stupnici
terra-web-no-sets = žiadne
terra-web-total = Spolu

## T23: čo sa hovorí pri stole. $who je meno, $colour prídavné meno, $crisis krátky názov

terra-talk-ask = Môže niekto dať aspoň { $value }? Farba: { $colour }.
terra-talk-ask-who =
    { $you ->
        [yes] Môžeš dať aspoň { $value }? Farba: { $colour }.
       *[no] Môže { $who } dať aspoň { $value }? Farba: { $colour }.
    }
terra-talk-offer = Môžem dať najviac { $value }.
terra-talk-promise = Keď prídem na rad, dám proti kríze „{ $crisis }“ aspoň { $value }.
terra-talk-if =
    { $you ->
        [yes] Ak najprv dáš aspoň { $value }, dám aspoň { $own }.
       *[no] Ak najprv { $who } dá aspoň { $value }, dám aspoň { $own }.
    }
terra-talk-warn-colour = Nemám žiadnu kartu tejto farby ({ $colour }).
terra-talk-warn-region = V nebezpečenstve: { $region }.
terra-talk-thank =
    { $you ->
        [yes] Vďaka!
       *[no] Vďaka, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Môžeš dať viac.
       *[no] { $who } môže dať viac.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Tvoj sľub bol { $promised }, dané { $gave }.
       *[no] { $who }: sľúbené { $promised }, dané { $gave }.
    }
terra-talk-refuse = Na túto krízu nič nedám.
terra-talk-someone = niekto
terra-talk-name-ask = Prosba
terra-talk-name-offer = Ponuka
terra-talk-name-promise = Sľub
terra-talk-name-if = Ak
terra-talk-name-warn = Varovanie
terra-talk-name-thank = Vďaka
terra-talk-name-accuse = Výčitka
terra-talk-name-refuse = Odmietnutie
terra-talk-slot-who = Kto
terra-talk-slot-value = Koľko
terra-talk-slot-own = Koľko od teba
terra-talk-slot-colour = Ktorá farba
terra-talk-slot-crisis = Ktorá kríza
terra-talk-slot-about = Pred čím
terra-talk-what = { $colour } { $value }
terra-talk-ticket-if =
    { $you ->
        [yes] pod podmienkou, že najprv dáš aspoň { $value }
       *[no] pod podmienkou, že { $who } najprv dá aspoň { $value }
    }
terra-talk-seat-promised = sľúbené { $value }
terra-talk-seat-if =
    { $you ->
        [yes] ak dáš { $value }
       *[no] ak { $who } dá { $value }
    }
terra-talk-seat-gave = dané { $given } / { $value }
terra-talk-meter-promised = sľúbené { $sum }
terra-talk-say-promised = Sľúbené: { $promises }.
terra-talk-after-you = až po tebe
terra-talk-decided = už má rozhodnuté
terra-talk-broken-of = sľúbené { $promised }, dané { $gave }
terra-talk-more-of = môže dať viac
terra-talk-if-note = Platí len vtedy, ak { $who } najprv dá aspoň { $value }.
terra-talk-promise-note = Všetci uvidia, či to splníš.
terra-talk-none-promise = Na stole nie je žiadna kríza.
terra-talk-none-if = Nikto nerozhoduje o kríze pred tebou.
terra-talk-counts = „Dám aspoň 4“ splní každá karta s hodnotou 4 a viac pri tejto kríze, keď o nej hovoriaca strana nabudúce rozhoduje. „Ak“ platí len vtedy, keď druhá strana dala najprv. Ponuky, varovania a voľný text sa nikdy neposudzujú. Nič sa nevynucuje.
terra-talk-hands = „Nemám žiadnu kartu tejto farby“ sa nedá overiť, kým sú karty v ruke skryté. Za nepravdu sa to označí, len keď to dokáže hra, ktorú vidia všetci.

terra-card-G1 = Triedenie odpadu
terra-card-G2 = Šetrenie zdrojmi
terra-card-G3 = Zalesňovanie
terra-card-G4 = Voda pre krajinu
terra-card-G5 = Čistejšia výroba
terra-card-G6 = Obnoviteľná energia
terra-card-B1 = Voda a jedlo všetkým
terra-card-B2 = Zdravotná starostlivosť
terra-card-B3 = Tradičné zručnosti
terra-card-B4 = Domov pre každého
terra-card-B5 = Proti rasizmu
terra-card-B6 = Vzdelanie pre všetkých
terra-card-R1 = Dobré občianstvo
terra-card-R2 = Solidarita
terra-card-R3 = Odmínovanie
terra-card-R4 = Urovnanie konfliktov
terra-card-R5 = Národy spoločne
terra-card-R6 = Demokracia
terra-web-say-none = V ruke nie je žiadna { $colour } karta, ktorá by sa dala pridať.
terra-web-how-impending = Vyber vysunutú kartu a zahraj ju, alebo pasuj a karty si nechaj. Jej hodnota pomáha dosiahnuť hrozbu; pýtame sa ťa len raz.
terra-web-how-common-good = Vyber vysunutú kartu a potom na mape krízu jej farby. Ku každej jednu za ťah. „Hotovo“ ukončí tento krok; za priloženú kartu si potom smieš schovať sadu.
terra-web-how-hoard = Vyber sadu a schovaj si ju: počíta sa len tebe, a len ak svet vydrží. Alebo si nechaj všetky karty v ruke.
terra-web-how-discard = Vyber kartu, ktorú najmenej potrebuješ, a odhoď ju.

## Lekcia

terra-deal-sign-never = neprišla

## Puzzles

terra-you-aside = Schované na hru: { $mine }, ostatní { $others }.
terra-choice-impending = odpoveď na hroziacu krízu
terra-choice-common-good = odpracovanie prepuknutej krízy
terra-choice-hoard = schovávanie
terra-choice-discard = odhadzovanie
