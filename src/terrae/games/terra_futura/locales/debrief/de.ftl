terra-futura-debrief-slide-points = Woher Punkte kamen
terra-futura-debrief-slide-dirt = Sauber und schmutzig
terra-futura-debrief-slide-search = Dieselben Karten
terra-futura-debrief-same-deal = Dieselben Karten an allen Tischen mit gleich vielen Plätzen
terra-futura-debrief-points-title = Woher kamen die Punkte?
terra-futura-debrief-points-line = Eine Säule für jeden Zug, von links nach rechts. Über der Linie: was auf aktiven Karten liegt, und der bessere Satz. Darunter: was die Verschmutzung kostet.
terra-futura-debrief-on-average = { $count ->
        [one] Ein Gebiet: { $points } Punkte.
       *[other] { $count } Gebiete, im Mittel { $points } Punkte.
    }
terra-futura-debrief-turn = Zug { $turn }
terra-futura-debrief-end = Am Ende
terra-futura-debrief-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Keine Karte war am Ende blockiert.
        [one] Eine von { $cards } Karten war am Ende blockiert.
       *[other] { $blocked } von { $cards } Karten waren am Ende blockiert.
    }
terra-futura-debrief-dirt-line = Ein Kästchen ist eine Karte am Ende. Eine blockierte Karte wirkt nicht, und was auf ihr liegt, zählt nicht.
terra-futura-debrief-clean = sauber
terra-futura-debrief-dirty = mit Verschmutzung
terra-futura-debrief-blocked = blockiert
terra-futura-debrief-territory = sauber { $clean }, mit Verschmutzung { $dirty }, davon blockiert { $blocked }
terra-futura-debrief-blockings = Unterwegs blockierte Karten: { $blocked }. Wieder aktiv: { $again }.
terra-futura-debrief-search-title = Was ein Bot aus denselben Karten machte
terra-futura-debrief-search-line = Bots, die vorausdenken (»{ $bot }«), haben eure Karten einmal gespielt, einer auf jedem Platz. Ringe: ihr. Gefüllt: der Bot auf demselben Platz.
terra-futura-debrief-search-care = Ein Spiel eines Bots. Es zeigt, was aus diesen Karten werden konnte, nicht, was ihr hättet tun sollen.
terra-futura-debrief-seats = Tische zu { $seats }
terra-futura-debrief-by-bot = Bot: { $points }
terra-futura-debrief-by-you = ihr: { $points }
terra-futura-debrief-thought = Solange Platz für Dreck ist, scheint er nichts zu kosten.
    .more = Ist der Platz verbraucht, ist eine ganze Karte blockiert. Wer etwas Platz frei hält, kann noch wählen.
terra-futura-debrief-score-short = { $points } Punkte
terra-futura-debrief-blocked-short = blockiert { $points }
