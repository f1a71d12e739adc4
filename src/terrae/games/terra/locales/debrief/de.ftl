terra-debrief-same-deals = Dieselben Karten an allen Tischen
terra-debrief-held = { $count ->
        [one] Eine Welt hat gehalten.
       *[other] { $count } Welten haben gehalten.
    }
terra-debrief-held-then = { $first ->
        [one] Eine Welt hat gehalten. Dann { $last }.
       *[other] { $first } Welten haben gehalten. Dann { $last }.
    }
terra-debrief-rounds-line = Jede Zeile ist ein Tisch, jedes Zeichen eine Krise, in der Reihenfolge, in der sie kamen. Farben und Orte hießen an jedem Tisch anders; hier heißen sie wie an Tisch 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = sofort abgewendet
terra-debrief-sign-later = ausgebrochen, später gelöst
terra-debrief-sign-open = ausgebrochen bis zum Ende
terra-debrief-sign-lost = die, mit der es endete
terra-debrief-by-the-bell = durch die Glocke, Karte { $card }
terra-debrief-lost-by = Karte { $card }: { $reason ->
        [total] { $number } insgesamt
       *[other] { $number } × { $which }
    }
terra-debrief-card = Karte { $card }
terra-debrief-moment-of = Der letzte Augenblick war der Zug von { $seat }
terra-debrief-moment-line = { $crisis }, Bedrohung { $threat }. Mit allen Karten auf dem Tisch sehen wir den letzten Augenblick, in dem es zu retten war.
terra-debrief-still-open = Noch ausgebrochen: { $crises }.
terra-debrief-which-table = Welcher Tisch?
terra-debrief-plays = spielt
terra-debrief-in-hand = noch auf der Hand
terra-debrief-no-more = nichts mehr in dieser Farbe
terra-debrief-reach = Was sie höchstens noch erreichen konnten
terra-debrief-at-first = zu Beginn
terra-debrief-threat = Bedrohung { $threat }
terra-debrief-before-after = Vor diesem Zug waren { $before } erreichbar, danach { $after }. Die Bedrohung ist { $threat }: { $seat } hätte diese Welt noch retten können.
terra-debrief-earlier = { $count ->
        [one] In dieser Krise war nichts mehr zu retten. Eine Entscheidung davor hätte { $seat } das Ende noch ändern können.
       *[other] In dieser Krise war nichts mehr zu retten. { $count } Entscheidungen davor hätte { $seat } das Ende noch ändern können.
    }
terra-debrief-nothing-saved = Keine einzelne Entscheidung hätte dieses Ende geändert.
terra-debrief-nobody-could = Am Tisch konnte das niemand sehen: Die Karten sind verdeckt. Es geht um den Zug, nicht um die Person.
terra-debrief-round-against-round = Runde gegen Runde
terra-debrief-given-line = Punkte auf je zehn gezogene Karten, damit kurze und lange Spiele vergleichbar sind. Ringe: die erste Runde; gefüllt: die letzte.
terra-debrief-given = gegeben
terra-debrief-hoarded = abgelegt
terra-debrief-points = { $points } Punkte
terra-debrief-same-pupils = Dieselben Schülerinnen und Schüler, einzeln
terra-debrief-same-pupils-line = { $count } von euch haben beide Runden gespielt. Ein Quadrat ist jemand von euch.
terra-debrief-gave-more = gaben mehr
terra-debrief-gave-same = etwa gleich viel
terra-debrief-gave-less = gaben weniger
terra-debrief-about-the-same = »Etwa gleich viel«: höchstens 1 Punkt mehr oder weniger. Wer eine Runde verpasst oder verlassen hat, ist nicht gezählt.
terra-debrief-worlds-that-held = Die Welten, die gehalten haben
terra-debrief-rich-title = Wer hat wie viel?
terra-debrief-rich-line = Schneidet alle Punkte eines Tischs in 100 Stücke, wie einen Kuchen. Dann seht, wer vor wie vielen sitzt.
terra-debrief-far-from-even = Wie weit von gleich?
terra-debrief-far-line = 0: Alle haben gleich viel. 100: Eine Person hat alles. Ein Tisch mit einem Bot ist weggelassen.
terra-debrief-said-title = Ihr konntet helfen: Habt ihr?
terra-debrief-passed-able = Runde { $round }: { $passed } von { $able } Mal gepasst, obwohl es ging.
terra-debrief-fines = { $count ->
        [one] Die Strafe wurde einmal gezahlt.
       *[other] Die Strafe wurde { $count }-mal gezahlt.
    }
terra-debrief-promises = Zusagen gehalten: { $kept }, gebrochen: { $broken }.
terra-debrief-you-said = Ihr habt gesagt: Wie viele Welten halten?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Ihr konntet helfen: Habt ihr?
terra-debrief-could-help-line = Gefüllt: geholfen. Durchgestrichen: gepasst, obwohl es ging.
terra-debrief-said-care = Eine Regel kann wirken, indem es sie gibt. Aber eine Verteilung und so wenige Tische können auch Zufall sein.
terra-debrief-twins-of = Derselbe Platz anderswo: Platz { $letter }, Runde { $round }
terra-debrief-twins-title = { $count ->
        [one] Eine Person bekam diese Karten
       *[other] { $count } von euch bekamen diese Karten
    }
terra-debrief-twins-line = Dieselben Karten, dieselben Krisen, in derselben Reihenfolge. Verschieden ist, wer um euch saß und was ihr getan habt.
terra-debrief-which-seat = Welcher Platz?
terra-debrief-seat-option = Runde { $round }, Tische zu { $seats }: Platz { $letter }
terra-debrief-hand = Die Karten zu Beginn
terra-debrief-twins-care = Nur Tische mit gleich vielen Plätzen werden verglichen. Karten, Krisen und Reihenfolge des Stapels sind gleich; wer später welche Karte zieht, hängt davon ab, wie ihr gespielt habt.
terra-debrief-given-in-all = insgesamt gegeben
terra-debrief-then-a-bot = dann ein Bot
terra-debrief-did-passed = gepasst, obwohl es ging
terra-debrief-did-none = hatte keine
terra-debrief-did-never = kam nie
terra-debrief-did-bot = ein Bot: weggelassen
terra-debrief-slide-given = Gegeben und abgelegt
terra-debrief-given-short = gegeben { $points }
terra-debrief-hoarded-short = abgelegt { $points }
terra-debrief-thought = Was allen gehört, bleibt nur erhalten, wenn alle geben, bevor sie der anderen sicher sind.
    .more = Eine Regel, die ihr selbst gewählt habt, kann das leichter machen. Das ist das ganze Spiel. Es ist nicht nur ein Spiel.
