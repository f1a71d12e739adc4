web-debrief-comes = Die Auswertung wird berechnet …
web-debrief-none = Es gibt noch keine Auswertung.
web-debrief-slides = Folien
web-debrief-previous = Vorige Folie
web-debrief-next = Nächste Folie
web-debrief-projector = An die Wand
web-debrief-print = Eine Seite drucken
web-debrief-data = Daten mitnehmen
web-debrief-names-hidden = Namen sind verdeckt
web-debrief-names-shown = Namen sind zu sehen
web-debrief-reveal = Decknamen zeigen
web-debrief-reveal-line = Alle sehen dann, wer wo saß. Mit der nächsten Folie sind sie wieder verdeckt.
web-debrief-slide-rounds = Die Runden
web-debrief-slide-moments = Der letzte Augenblick
web-debrief-slide-rich = Reich und arm
web-debrief-slide-said = Gesagt und getan
web-debrief-slide-twins = Derselbe Platz
web-debrief-slide-laws = Ein anderes Gesetz
web-debrief-slide-now = Und jetzt?
web-debrief-table = Tisch { $number }
web-debrief-tables = Tische
web-debrief-table-round = Tisch { $table }, Runde { $round }
web-debrief-seat = Platz { $letter }
web-debrief-in-silence = schweigend
web-debrief-with-talk = mit Reden
web-debrief-held = gehalten
web-debrief-lost = verloren
web-debrief-stopped = angehalten
web-debrief-held-of = { $held } von { $of } gehalten
web-debrief-came-second = Runde 2 kam auch als zweite. Was das Gesetz und was die Übung bewirkt hat, lässt sich hier nicht trennen.
web-debrief-without-bots = Ohne Tische mit einem Bot: { $counts }.
web-debrief-few-tables = Das sind wenige Tische: Manches kann Zufall sein.
web-debrief-signed = { $signed } von { $of } haben unterschrieben
web-debrief-guessed = { $count ->
        [one] Eine Antwort, im Mittel { $mean }.
       *[other] { $count } Antworten, im Mittel { $mean }.
    }
web-debrief-model = ein Modell, nicht ihr
web-debrief-laws-title = Eure Klasse unter einem anderen Gesetz
web-debrief-laws-line = Die Tische der letzten Runde ({ $tables }), neu ausgeteilt und { $replays }-mal von Bots gespielt, die entscheiden wie ihr in Runde 1.
web-debrief-laws-come = Das Modell spielt noch. Das dauert bis zu einer Minute.
web-debrief-no-law = Kein neues Gesetz
web-debrief-as-played = so wurde gespielt
web-debrief-worlds-that-hold = Welten, die halten
web-debrief-on-average = im Mittel
web-debrief-eight-of-ten = 8 von 10 Spielen liegen zwischen
web-debrief-between = { $low } und { $high }
web-debrief-it-was = es waren { $held }
web-debrief-trust = Wie weit man dem trauen kann
web-debrief-trust-own = Für das, was ihr gespielt habt, sagt es { $low } bis { $high }. Es waren { $held }. Ein Fall beweist wenig.
web-debrief-trust-alike = { $law } ist nicht zu unterscheiden von { $others }: Die Balken überlappen.
web-debrief-not-counted = Nicht gezählt
web-debrief-not-counted-line = { $laws }: Das Modell spricht nicht, also kann es nicht wissen, was ihr gesagt hättet.
web-debrief-in-nearly-all = hält in fast allen Spielen
web-debrief-in-some = in manchen
web-debrief-in-hardly-any = in fast keinem
web-debrief-laws-question = Eine Frage an euch: Hättet ihr euch dann noch verhalten wie in Runde 1?
web-debrief-to-talk = Zum Reden
web-debrief-ask-law = Ihr habt »{ $law }« selbst gewählt. Was hat es verändert, und was nicht?
web-debrief-ask-fines = { $count ->
        [one] Die Strafe wurde einmal gezahlt. Hat sie gewirkt, weil sie gezahlt wurde, oder weil es sie gab?
       *[other] Die Strafe wurde { $count }-mal gezahlt. Hat sie gewirkt, weil sie gezahlt wurde, oder weil es sie gab?
    }
web-debrief-ask-lost = Seht eine verlorene Welt an. Was mögen die gedacht haben, die gepasst haben?
web-debrief-ask-unsigned = { $count ->
        [one] Jemand von euch hat nicht unterschrieben. Was wäre ein Gesetz für alle gewesen?
       *[other] { $count } von euch haben nicht unterschrieben. Was wäre ein Gesetz für alle gewesen?
    }
web-debrief-ask-rule = Welche Regel würdet ihr der nächsten Klasse geben, und warum?
web-debrief-ask-life = Wo wartet in eurem eigenen Leben jemand darauf, dass erst die anderen geben? Gibt es dafür ein Gesetz?
web-debrief-game-knows = Was das Spiel weiß
web-debrief-released = Von euch geschrieben
web-debrief-report = Unsere Welten
web-debrief-lines = Was wir uns merken wollen
