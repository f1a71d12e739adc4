terra-puzzle-last-card = Posledná karta
    .line = Niekto ešte má, čo chýba.
terra-puzzle-who-goes-first = Kto začne
    .line = Dať skoro, aby sa odvážili aj ostatní.
terra-puzzle-work-off = Vyriešiť staré
    .line = Stará kríza rozhoduje o novej.
terra-puzzle-hoard-or-hold = Schovať, alebo držať
    .line = Sada, ktorá stojí svet, alebo ani nie.
terra-puzzle-too-late = Priveľmi neskoro
    .line = Tu už nikto nemohol pomôcť. Alebo áno?
terra-puzzle-turn = Ťah medzi krízami
terra-puzzle-needed = Treba { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] Žiadna kríza neprepukla.
        [one] Prepuknutá: { $names }.
        [few] Prepuknuté: { $names }.
        [many] Prepuknuté: { $names }.
       *[other] Prepuknuté: { $names }.
    }
terra-puzzle-card = Karta { $card } / { $cards }.
terra-puzzle-fatal = treba ({ $colour }), inak sa stratí kontrola.
terra-puzzle-plays = hrá { $value }
terra-puzzle-passes = pasuje
terra-puzzle-tap = Vyber na každom mieste jednu kartu, alebo pas.
terra-puzzle-sum = { $sum } / { $threat }
terra-puzzle-lost = Nedá sa zachrániť
terra-puzzle-holds = Takto sa udrží
terra-puzzle-only = Ukazujú sa len karty farby ({ $colour }): iné tu nepomôžu. Počítajú sa všetky spôsoby, ako tento ťah zahrať, a odpoveď môže byť nie.
terra-coach-ticks = Čiarky sú krízy; vysoké naplno prepukli.
