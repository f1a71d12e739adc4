terra-deal-line = Noch { $count } Krisen kommen, und der Welt geht es schon schlecht. Etwa acht Minuten, ein Versuch, für alle gleich.
terra-deal-your-held = Deine Welt hat gehalten
terra-deal-your-lost = Deine Welt ist verloren
terra-deal-lost-line = Punkte zählen nicht.
terra-deal-held = { $points ->
        [one] Welt gehalten, { $points } Punkt
       *[other] Welt gehalten, { $points } Punkte
    }
terra-deal-lost = die Welt ist verloren
terra-deal-sign-done = abgewendet
terra-deal-sign-later = später gelöst
terra-deal-sign-open = ausgebrochen
terra-deal-sign-lost = die letzte
terra-deal-count-done = abgewendet: { $count }
terra-deal-count-later = später gelöst: { $count }
terra-deal-count-open = am Ende ausgebrochen: { $count }
terra-deal-count-lost = eine zu viel: { $count }
terra-deal-count-never = nicht mehr gekommen: { $count }
terra-deal-parted = Krise { $place }: Du hast { $own } gegeben, { $name } { $other }. { $ended ->
        [held] Jene Welt hat gehalten.
       *[lost] Jene Welt ging verloren.
    }
terra-deal-passed = gepasst
terra-deal-the-world = die Welt
terra-deal-was-held = gehalten
terra-deal-was-lost = verloren
terra-deal-friends-line = Sende einen Deal als Link. Alle spielen denselben Platz mit denselben Bots, und ihr vergleicht Krise für Krise.
terra-deal-friends-same = Bei jeder Krise habt ihr alle dasselbe gegeben.
