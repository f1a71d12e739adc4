terra-puzzle-last-card = Die letzte Karte
    .line = Jemand hat noch, was fehlt.
terra-puzzle-who-goes-first = Wer macht den Anfang
    .line = Früh geben, damit andere sich trauen.
terra-puzzle-work-off = Alte Krisen lösen
    .line = Eine alte Krise entscheidet über eine neue.
terra-puzzle-hoard-or-hold = Ablegen oder behalten
    .line = Eine Kombination, die eine Welt kostet, oder nicht.
terra-puzzle-too-late = Zu spät
    .line = Hier konnte niemand mehr helfen. Oder doch?
terra-puzzle-turn = Ein Zug zwischen Krisen
terra-puzzle-needed = Benötigt: { $threat }, { $colour }.
terra-puzzle-open =
    { $count ->
        [0] Keine Krise ist ausgebrochen.
        [one] Ausgebrochen: { $names }.
       *[other] Ausgebrochen: { $names }.
    }
terra-puzzle-card = Karte { $card } von { $cards }.
terra-puzzle-fatal = nötig, { $colour }: sonst geht die Kontrolle verloren.
terra-puzzle-plays = spielt { $value }
terra-puzzle-passes = passt
terra-puzzle-tap = Wähle je Platz eine Karte oder passe.
terra-puzzle-sum = { $sum } von { $threat }
terra-puzzle-lost = Nicht mehr zu retten
terra-puzzle-holds = So hält sie
terra-puzzle-only = Gezeigt wird nur, was hier hilft: Karten der Farbe ({ $colour }). Ob sie zu retten ist, ist über alle Spielweisen dieses Zuges gezählt, und die Antwort kann nein sein.
terra-coach-ticks = Striche sind Krisen; lange sind ausgebrochen.
