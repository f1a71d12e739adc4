terra-puzzle-last-card = Ostatnia karta
    .line = Ktoś jeszcze ma to, czego brakuje.
terra-puzzle-who-goes-first = Kto zacznie
    .line = Dać wcześnie, żeby inni się odważyli.
terra-puzzle-work-off = Rozwiązać stare
    .line = Stary kryzys decyduje o nowym.
terra-puzzle-hoard-or-hold = Odłożyć czy trzymać
    .line = Zestaw, który kosztuje świat, albo nie.
terra-puzzle-too-late = Za późno
    .line = Tu nikt już nie mógł pomóc. A może?
terra-puzzle-turn = Tura między kryzysami
terra-puzzle-needed = Potrzeba { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] Żaden kryzys nie wybuchł.
        [one] Otwarty: { $names }.
        [few] Otwarte: { $names }.
        [many] Otwarte: { $names }.
       *[other] Otwarte: { $names }.
    }
terra-puzzle-card = Karta { $card } z { $cards }.
terra-puzzle-fatal = potrzebne ({ $colour }), inaczej stracicie kontrolę.
terra-puzzle-plays = zagrywa { $value }
terra-puzzle-passes = pasuje
terra-puzzle-tap = Wybierz po jednej karcie na miejsce albo pas.
terra-puzzle-sum = { $sum } z { $threat }
terra-puzzle-lost = Nie da się uratować
terra-puzzle-holds = Tak przetrwa
terra-puzzle-only = Widać tylko karty koloru ({ $colour }): inne tu nie pomogą. Policzono wszystkie sposoby zagrania tej tury, a odpowiedź może brzmieć nie.
terra-coach-ticks = Kreski to kryzysy; wysokie wybuchły na dobre.
