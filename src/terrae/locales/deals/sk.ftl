web-daily-remind = Pripomeň mi ju každý deň
web-daily-remind-line = Aj so zatvorenou stránkou, ak ju už nemáš rozohranú.
web-daily-remind-at = O
web-daily-play = Hrať dnešnú partiu
web-daily-play-late = Zahrať dodatočne
web-daily-note = Jeden pokus. Môžeš prestať a pokračovať do polnoci; stôl počká.
web-daily-note-late = Tento deň je preč. Partia sa dá ešte zahrať; je potom oneskorená a nikomu sa nepočíta.
web-daily-given-up = Tento pokus sa skončil predčasne. Partiu môžeš hrať znova, ale nepočíta sa.
web-daily-earlier = Skoršie dni
web-daily-none = Pre tento deň žiadna partia nie je
web-daily-month-before = Predchádzajúci mesiac
web-daily-month-after = Nasledujúci mesiac
web-daily-month-count = uhájené: { $held }, stratené: { $lost }, vynechané: { $missed }
web-daily-fate-playing = rozohrané
web-daily-fate-missed = nehrané
web-daily-fate-today = dnes, ešte nehrané
web-daily-late = oneskorene
web-daily-missed-line = Vynechaný deň sa dá ešte zahrať; je potom označený „oneskorene“ a nepočíta sa s ostatnými.
web-daily-others = Ako dopadli ostatní
web-daily-others-line = Započítaných hráčov: { $count }. Jeden bod je { $dot }.
web-daily-others-count = uhájené: { $held }, stratené: { $lost }
web-daily-others-none = Zatiaľ nie je nikto započítaný.
web-daily-others-failed = Počty teraz nie sú dostupné.
web-daily-axis-lost = stratené
web-daily-better = Ty: viac bodov než { $count } z { $held }, čo svet uhájili.
web-daily-counts-at = Stav o { $time }.
web-daily-count-me = Započítať ma
web-daily-count-line = pošle rad a body, žiadne meno
web-daily-counted = Táto partia je započítaná.
web-daily-count-late = Čo sa hrá oneskorene, nepočíta sa.
web-daily-your-seat = ty, miesto { $seat }
web-daily-no-points = žiadne
web-daily-points = { $count ->
        [one] bod
        [few] body
       *[other] bodov
    }
web-daily-won = Víťazstvo je tvoje; { $name } má { $points }.
web-daily-shared = O víťazstvo sa delíš: { $name }.
web-daily-behind = Víťazstvo: { $name }, { $points }.
web-daily-share = Zdieľať rad
web-daily-copy = Kopírovať
web-daily-no-spoilers = Nič sa neprezradí: žiadne farby, miesta ani karty.
web-daily-seat-today = Tvoje miesto dnes
web-daily-seat = Tvoje miesto
web-daily-again = Znova, bez započítania
web-daily-shared-title = Terrae, partia dňa { $date }
web-duplicate = Duplikát
web-duplicate-send = Poslať duplikát
web-duplicate-or = Alebo s priateľmi
web-duplicate-make = Vytvoriť duplikát
web-duplicate-seat = Duplikát, miesto { $seat }
web-duplicate-title = { $count ->
        [one] Jedna partia, zatiaľ ty
        [few] { $count } priatelia, jedna partia
       *[other] { $count } priateľov, jedna partia
    }
web-duplicate-compared = Každý sedel na rovnakom mieste, s rovnakými kartami a rovnakými botmi. Čo sa líši, je vaše dielo.
web-duplicate-copy = Kopírovať odkaz
web-duplicate-new = Nový duplikát
web-duplicate-parted = Kde ste sa rozišli
web-duplicate-alone = Nikto ďalší ešte nedohral. Pošli odkaz.
web-duplicate-waiting = Čaká sa na
web-duplicate-begun = Začali a ešte nedohrali: { $names }.
web-duplicate-nobody = Práve ju nikto nehrá.
web-duplicate-nobody-sees = Výsledok nikto neuvidí, kým sám nedohrá.
web-duplicate-play = Hrať túto partiu
web-duplicate-bring = Už mám odohrané: porovnať
web-duplicate-mean = priemer
web-duplicate-points = body
web-duplicate-shared-title = Terrae, duplikát
web-duplicate-remind = Pripomenúť
web-duplicate-remind-text = { $names }: táto partia ešte čaká. My ju máme odohranú a potom porovnáme.
web-duplicate-beside = Partie vedľa seba
web-duplicate-beside-line = Krok za krokom, z toho istého miesta: tvoja partia a partia niekoho iného.
web-duplicate-beside-with = Porovnať s
web-duplicate-beside-back = Späť k partii
web-site-no-friends = Pošli odkaz: kto ho otvorí, hrá s rovnakými kartami. Na porovnanie treba herný server, ktorý táto kópia nemá.
