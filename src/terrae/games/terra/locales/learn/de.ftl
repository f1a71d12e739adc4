terra-lesson-intro = Vom Stapel kommen Krisen; die Karten auf deiner Hand helfen dagegen. Wer die meisten Punkte hat, gewinnt, aber nur, wenn die Welt hält: Brechen zu viele Krisen aus, verlieren alle.
    .title = Die Welt gehört euch allen
terra-lesson-first = Alle werden einmal gefragt, du zuerst, ob sie eine Karte in der Farbe der Krise geben; zusammen müsst ihr die Gefahrenstufe erreichen. Gelingt es, bringt die erste Karte 3 Punkte. Wähle eine Karte mit Sonnenrand.
    .title = Nur ihre Farbe hilft
terra-lesson-first-hint = Passen ist erlaubt, aber hier willst du zuerst helfen: Wähle eine Karte mit Sonnenrand und spiele sie.
terra-lesson-first-good = Die anderen haben genug dazugegeben. Du warst zuerst und bekommst 3 Punkte, ebenso die höchste Karte. Wäre es misslungen, wären die Karten verloren und die Krise ausgebrochen.
terra-lesson-first-other = Die anderen haben nicht genug dazugegeben: Die Karten sind verloren, und die Krise ist ausgebrochen. Abgewendet hätte sie dir 3 Punkte für die erste Karte gebracht. Versuche eine andere Karte, oder geh weiter.
terra-lesson-last = Reden, zusagen und bluffen ist erlaubt, nur Karten zeigen nicht. Sieh jetzt nach, was noch fehlt, und gib eine Karte, mit der die Gefahrenstufe erreicht wird.
    .title = Gerade genug
terra-lesson-last-hint = Damit wird die Gefahrenstufe nicht erreicht. Der Balken über den Plätzen zeigt, wie weit jede Karte reicht.
terra-lesson-last-good = Abgewendet: Die erste und die höchste Karte bringen je 3 Punkte. So wenig wie möglich geben, und die Welt hält trotzdem: Das ist die ganze Kunst. Mit einer abgewendeten Krise endet der Zug; bricht sie aus, geht er weiter.
terra-lesson-close = In deinem eigenen Zug darfst du auch helfen, ausgebrochene Krisen zu lösen: zu jeder eine Karte. Wer die Karte legt, mit der die Gefahrenstufe erreicht ist, bekommt 5 Punkte. Wähle eine Karte, dann die Krise auf der Weltkarte.
    .title = Ausgebrochen, aber lösbar
terra-lesson-close-hint = Wähle die Karte, mit der eine Krise auf der Weltkarte ihre Gefahrenstufe erreicht.
terra-lesson-close-good = Gelöst, und 5 Punkte. Drei ausgebrochene Krisen in einer Region, vier in einer Farbe oder sieben insgesamt, und die Welt ist für alle verloren.
terra-lesson-hoard = Weil du geholfen hast, darfst du eine Dreierkombination verdeckt vor dir ablegen. Am Ende zählen ihre Werte für dich, wenn die Welt hält. Wähle eine Kombination und lege sie ab.
    .title = Etwas für dich selbst
terra-lesson-hoard-hint = Wähle die Kombination, die am meisten wert ist, und lege sie dann ab.
terra-lesson-hoard-good = Diese Punkte zählen für dich, wenn die Welt hält; die Karten aber fehlen, wenn die nächste Krise kommt. Und am Ende eines Zugs behält niemand mehr als acht Karten auf der Hand.
terra-lesson-fatal = Bricht auch diese aus, ist alles verloren: drei ausgebrochene Krisen in einer Region, vier in einer Farbe oder sieben insgesamt, und alle verlieren, wie viele Punkte sie auch haben. Nach dir antwortet niemand mehr. Rette die Welt.
    .title = Rette die Welt
terra-lesson-fatal-hint = Damit wird die Gefahrenstufe nicht erreicht. Der Balken über den Plätzen zeigt, wie weit jede Karte reicht.
terra-lesson-fatal-good = Die Welt hält. Wer nichts gibt, behält seine Karten und kann alles verlieren; wer zu viel gibt, lässt andere gewinnen. Das ist Terra.
terra-lesson-out = Der Stapel ist fast zu Ende. Sieh dir die letzten Züge an; dann werden die Punkte gezählt.
    .title = So geht es aus
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. Den Ausschlag gab:
    { $source ->
        [first] zuerst geholfen
        [highest] höchste Karten
        [solved] gelöste Krisen
       *[hoard] abgelegte Kombinationen
    }, { $more } zu { $less }.
