web-daily-remind = Amintește-mi zilnic
web-daily-remind-line = Și cu pagina închisă, dacă nu ai început-o deja.
web-daily-remind-at = La ora
web-daily-play = Joacă partida de azi
web-daily-play-late = Joac-o cu întârziere
web-daily-note = O singură încercare. Poți face pauză și continua până la miezul nopții; masa așteaptă.
web-daily-note-late = Ziua aceasta a trecut. Partida se mai poate juca; e atunci întârziată și nu intră în nicio numărătoare.
web-daily-given-up = Încercarea s-a încheiat înainte de vreme. Poți rejuca partida, dar nu se numără.
web-daily-earlier = Zile anterioare
web-daily-none = Nu există partidă pentru ziua aceasta
web-daily-month-before = Luna anterioară
web-daily-month-after = Luna următoare
web-daily-month-count = salvate: { $held }, pierdute: { $lost }, sărite: { $missed }
web-daily-fate-playing = în curs
web-daily-fate-missed = nejucată
web-daily-fate-today = azi, încă nejucată
web-daily-late = cu întârziere
web-daily-missed-line = O zi sărită se mai poate juca; apare „cu întârziere” și nu se numără cu celelalte.
web-daily-others = Cum s-au descurcat ceilalți
web-daily-others-line = Jucători numărați: { $count }. Un punct înseamnă { $dot }.
web-daily-others-count = salvate: { $held }, pierdute: { $lost }
web-daily-others-none = Încă nu e numărat nimeni.
web-daily-others-failed = Numărătoarea nu e accesibilă acum.
web-daily-axis-lost = pierdute
web-daily-better = Tu: mai multe puncte decât { $count } din cei { $held } care au salvat lumea.
web-daily-counts-at = Numărătoare la { $time }.
web-daily-count-me = Numără-mă și pe mine
web-daily-count-line = trimite rândul și punctele, fără nume
web-daily-counted = Partida aceasta e numărată.
web-daily-count-late = Ce se joacă târziu nu se numără.
web-daily-your-seat = tu, locul { $seat }
web-daily-no-points = niciunul
web-daily-points = { $count ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
web-daily-won = Ai câștigat, înaintea lui { $name } cu { $points }.
web-daily-shared = Împarți victoria cu { $name }.
web-daily-behind = { $name } a câștigat cu { $points }.
web-daily-share = Distribuie rândul
web-daily-copy = Copiază
web-daily-no-spoilers = Nu se dezvăluie nimic: nici culori, nici locuri, nici cărți.
web-daily-seat-today = Locul tău azi
web-daily-seat = Locul tău
web-daily-again = Încă o dată, fără numărare
web-daily-shared-title = Terrae, partida din { $date }
web-duplicate = Duplicat
web-duplicate-send = Trimite un duplicat
web-duplicate-or = Sau cu prietenii
web-duplicate-make = Creează un duplicat
web-duplicate-seat = Duplicat, locul { $seat }
web-duplicate-title = { $count ->
        [one] O partidă, tu întâi
        [few] { $count } prieteni, o partidă
       *[other] { $count } de prieteni, o partidă
    }
web-duplicate-compared = Fiecare a stat pe același loc, cu aceleași cărți și aceiași boți. Ce diferă vine de la voi.
web-duplicate-copy = Copiază linkul
web-duplicate-new = Duplicat nou
web-duplicate-parted = Unde v-ați despărțit
web-duplicate-alone = Nimeni altcineva n-a terminat încă. Trimite linkul.
web-duplicate-waiting = Se așteaptă
web-duplicate-begun = Au început și n-au terminat: { $names }.
web-duplicate-nobody = Acum n-o joacă nimeni.
web-duplicate-nobody-sees = Nimeni nu vede un rezultat înainte să fi jucat.
web-duplicate-play = Joacă partida aceasta
web-duplicate-bring = Am jucat-o deja: compară
web-duplicate-mean = medie
web-duplicate-points = puncte
web-duplicate-shared-title = Terrae, un duplicat
web-duplicate-remind = Amintește
web-duplicate-remind-text = { $names }: această partidă încă așteaptă. Noi am jucat-o, apoi comparăm.
web-duplicate-beside = Partide alăturate
web-duplicate-beside-line = Pas cu pas, din același loc: ce ai făcut tu și ce a făcut altcineva.
web-duplicate-beside-with = Compară cu
web-duplicate-beside-back = Înapoi la partidă
web-site-no-friends = Trimite linkul: cine îl deschide joacă aceleași cărți. Pentru comparație este nevoie de un server de joc, pe care această copie nu îl are.
