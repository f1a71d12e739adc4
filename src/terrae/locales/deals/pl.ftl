web-daily-remind = Przypominaj mi codziennie
web-daily-remind-line = Także przy zamkniętej stronie, chyba że gra jest już rozpoczęta.
web-daily-remind-at = O godzinie
web-daily-play = Zagraj dzisiejsze rozdanie
web-daily-play-late = Zagraj po czasie
web-daily-note = Jedna próba. Można przerwać i grać dalej do północy; stół poczeka.
web-daily-note-late = Ten dzień już minął. Rozdanie można jeszcze zagrać; jest wtedy spóźnione i nie liczy się nikomu.
web-daily-given-up = Ta próba zakończyła się przed czasem. Rozdanie można zagrać ponownie, ale bez liczenia.
web-daily-earlier = Wcześniejsze dni
web-daily-none = Na ten dzień nie ma rozdania
web-daily-month-before = Poprzedni miesiąc
web-daily-month-after = Następny miesiąc
web-daily-month-count = ocalone: { $held }, przepadły: { $lost }, opuszczone: { $missed }
web-daily-fate-playing = w toku
web-daily-fate-missed = nie zagrane
web-daily-fate-today = dziś, jeszcze nie zagrane
web-daily-late = po czasie
web-daily-missed-line = Opuszczony dzień można jeszcze zagrać; jest wtedy oznaczony „po czasie” i nie liczy się z innymi.
web-daily-others = Jak poszło innym
web-daily-others-line = Policzono graczy: { $count }. Jedna kropka to { $dot }.
web-daily-others-count = ocalone: { $held }, przepadły: { $lost }
web-daily-others-none = Na razie nikogo nie policzono.
web-daily-others-failed = Wyniki są teraz niedostępne.
web-daily-axis-lost = przepadły
web-daily-better = Ty: więcej punktów niż { $count } z { $held }, którzy ocalili świat.
web-daily-counts-at = Stan z godziny { $time }.
web-daily-count-me = Policz mnie też
web-daily-count-line = wysyła rząd znaków i punkty, bez imienia
web-daily-counted = To rozdanie jest policzone.
web-daily-count-late = Rozdania po czasie się nie liczą.
web-daily-your-seat = ty, miejsce { $seat }
web-daily-no-points = brak
web-daily-points = { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
web-daily-won = Wygrywasz; { $name } ma { $points }.
web-daily-shared = Dzielisz zwycięstwo: { $name }.
web-daily-behind = Zwycięstwo: { $name }, { $points }.
web-daily-share = Udostępnij rząd
web-daily-copy = Kopiuj
web-daily-no-spoilers = Nic nie zdradza: żadnych kolorów, miejsc ani kart.
web-daily-seat-today = Twoje miejsce dziś
web-daily-seat = Twoje miejsce
web-daily-again = Jeszcze raz, bez liczenia
web-daily-shared-title = Terrae, rozdanie z { $date }
web-duplicate = Duplikat
web-duplicate-send = Wyślij duplikat
web-duplicate-or = Albo ze znajomymi
web-duplicate-make = Utwórz duplikat
web-duplicate-seat = Duplikat, miejsce { $seat }
web-duplicate-title = { $count ->
        [one] Jedno rozdanie, na razie ty
        [few] { $count } osoby, jedno rozdanie
       *[other] { $count } osób, jedno rozdanie
    }
web-duplicate-compared = Każdy siedział na tym samym miejscu, z tymi samymi kartami i botami. Różnice są wasze.
web-duplicate-copy = Kopiuj link
web-duplicate-new = Nowy duplikat
web-duplicate-parted = Gdzie się rozeszliście
web-duplicate-alone = Nikt inny jeszcze nie skończył. Wyślij link.
web-duplicate-waiting = Czekamy na
web-duplicate-begun = W trakcie gry: { $names }.
web-duplicate-nobody = Teraz nikt go nie gra.
web-duplicate-nobody-sees = Nikt nie widzi wyniku, zanim sam nie zagra.
web-duplicate-play = Zagraj to rozdanie
web-duplicate-bring = Już grane: porównaj
web-duplicate-mean = średnia
web-duplicate-points = punkty
web-duplicate-shared-title = Terrae, duplikat
web-duplicate-remind = Przypomnij
web-duplicate-remind-text = { $names }: to rozdanie wciąż czeka. My już je rozegraliśmy, potem porównamy.
web-duplicate-beside = Gry obok siebie
web-duplicate-beside-line = Krok po kroku, z tego samego miejsca: twoja gra i gra kogoś innego.
web-duplicate-beside-with = Porównaj z
web-duplicate-beside-back = Wróć do rozdania
web-site-no-friends = Wyślij link: kto go otworzy, gra tymi samymi kartami. Do porównania potrzebny jest serwer gry, którego ta kopia nie ma.
