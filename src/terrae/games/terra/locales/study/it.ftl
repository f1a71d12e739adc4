terra-puzzle-last-card = L’ultima carta
    .line = Qualcuno ha ancora quello che manca.
terra-puzzle-who-goes-first = Chi comincia
    .line = Dare presto, perché gli altri osino.
terra-puzzle-work-off = Risolvere le vecchie
    .line = Una vecchia crisi decide di una nuova.
terra-puzzle-hoard-or-hold = Immagazzinare o tenere
    .line = Una combinazione che costa un mondo, o no.
terra-puzzle-too-late = Troppo tardi
    .line = Qui nessuno poteva più aiutare. O forse sì?
terra-puzzle-turn = Un turno fra due crisi
terra-puzzle-needed = Servono { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] Nessuna crisi a tutti gli effetti.
        [one] Crisi a tutti gli effetti: { $names }.
       *[other] Crisi a tutti gli effetti: { $names }.
    }
terra-puzzle-card = Carta { $card } su { $cards }.
terra-puzzle-fatal = necessari ({ $colour }), altrimenti si perde il controllo.
terra-puzzle-plays = gioca { $value }
terra-puzzle-passes = passa
terra-puzzle-tap = Scegli una carta per posto, o passa.
terra-puzzle-sum = { $sum } su { $threat }
terra-puzzle-lost = Non si può salvare
terra-puzzle-holds = Così regge
terra-puzzle-only = Si mostrano solo le carte del colore ({ $colour }): le altre qui non aiutano. Si contano tutti i modi di giocare questo turno, e la risposta può essere no.
terra-coach-ticks = I trattini sono le crisi; quelli alti, le crisi a tutti gli effetti.
