terra-puzzle-last-card = Poslední karta
    .line = Někdo ještě má, co chybí.
terra-puzzle-who-goes-first = Kdo začne
    .line = Dát brzy, aby se odvážili i ostatní.
terra-puzzle-work-off = Vyřešit staré
    .line = Stará krize rozhoduje o nové.
terra-puzzle-hoard-or-hold = Schovat, nebo držet
    .line = Sada, která stojí svět, nebo taky ne.
terra-puzzle-too-late = Příliš pozdě
    .line = Tady už nikdo nemohl pomoct. Nebo ano?
terra-puzzle-turn = Tah mezi krizemi
terra-puzzle-needed = Je potřeba { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] Žádná krize nepropukla.
        [one] Propuklá: { $names }.
        [few] Propuklé: { $names }.
        [many] Propuklé: { $names }.
       *[other] Propuklé: { $names }.
    }
terra-puzzle-card = Karta { $card } / { $cards }.
terra-puzzle-fatal = je potřeba ({ $colour }), jinak se ztratí kontrola.
terra-puzzle-plays = hraje { $value }
terra-puzzle-passes = pasuje
terra-puzzle-tap = Vyber na každém místě jednu kartu, nebo pas.
terra-puzzle-sum = { $sum } / { $threat }
terra-puzzle-lost = Nedá se zachránit
terra-puzzle-holds = Takhle se udrží
terra-puzzle-only = Ukazují se jen karty barvy ({ $colour }): jiné tu nepomůžou. Počítají se všechny způsoby, jak tento tah zahrát, a odpověď může být ne.
terra-coach-ticks = Čárky jsou krize; vysoké naplno propukly.
