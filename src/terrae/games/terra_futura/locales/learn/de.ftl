terra-futura-lesson-intro = Du baust ein Gebiet aus drei mal drei Karten. In jedem Zug nimmst du eine und legst sie; sie setzt ihre Reihe und Spalte in Gang. Produkte bringen Punkte, Verschmutzung kostet welche. Das beste Gebiet gewinnt.
    .title = Neun Karten, ein Gebiet
terra-futura-lesson-drop = Bevor du eine Karte nimmst, darfst du einmal die älteste Karte einer Reihe abwerfen. Wirf eine ab, die du nicht brauchst: Du verlierst nichts, und an ihre Stelle kommt eine neue.
    .title = Weg mit der ältesten
terra-futura-lesson-drop-hint = Wirf lieber die älteste Karte einer Reihe ab, in der sie dir nichts nützt: Dafür kommt eine neue.
terra-futura-lesson-drop-good = Das lässt sich nicht zurücknehmen, denn eine neue Karte ist zu sehen. Es nimmt auch dem eine Karte weg, der auf sie gewartet hat.
terra-futura-lesson-take = In jedem Zug nimmst du eine Karte: eine der Auslage oder ungesehen die oberste eines Stapels. Sieh sie dir an: Jede sagt, bis zu wie viel dein Gebiet wert wäre. Nimm die, die am meisten bringt.
    .title = Nimm eine Karte
terra-futura-lesson-take-hint = Mit einer anderen Karte bringt dieser Zug mehr: Sieh dir die Karten an und vergleiche die Zahlen.
terra-futura-lesson-take-good = Was du nimmst, musst du legen. Die meisten Karten der Stufe I bringen Ressourcen, die meisten der Stufe II machen Produkte daraus. Mit Geld kann man zahlen, am Ende ist es nichts wert.
terra-futura-lesson-place = Legst du eine Karte, aktiviert sie ihre ganze Reihe und Spalte. Die Felder sagen, was jedes in diesem Zug brächte, mit deinen eigenen Karten in der besten Reihenfolge. Lege sie dorthin, wo es am meisten ist.
    .title = Ihre Reihe, ihre Spalte
terra-futura-lesson-place-hint = Auf einem anderen Feld bringt dieser Zug mehr: Vergleiche die Zahlen auf den Feldern.
terra-futura-lesson-place-good = Jede Karte in dieser Reihe und Spalte darfst du jetzt einmal nutzen, in der Reihenfolge, die dir gefällt.
terra-futura-lesson-use = Leuchtende Karten kannst du je einmal nutzen, in beliebiger Folge. Ein Gewinn legt eine Ressource auf die Karte; ein Austausch wird mit dem bezahlt, was auf deinen aktiven Karten liegt. Fang so an, dass nichts verloren geht.
    .title = Nutze, was leuchtet
terra-futura-lesson-use-hint = Danach ist in diesem Zug weniger zu erreichen. Such einen Anfang, der alles offen lässt: meist einen Gewinn.
terra-futura-lesson-use-good = Die Reihenfolge ist wichtig: zuerst Gewinne, dann Austausche, die das Gewonnene brauchen.
terra-futura-lesson-pollute = Der Würfel muss auf eine deiner Karten. Eine Karte mit einem Würfel mehr, als sie Felder hat, ist blockiert: Sie lässt sich nicht nutzen, und nichts auf ihr zählt. Lege ihn dorthin, wo er dich am wenigsten kostet.
    .title = Verschmutzung muss irgendwohin
terra-futura-lesson-pollute-hint = Dort kostet er dich mehr. Sieh nach, was jede Karte verlieren würde.
terra-futura-lesson-pollute-good = Jede Karte mit Verschmutzung kostet am Ende einen Punkt; eine blockierte kostet alles, was auf ihr liegt.
terra-futura-lesson-clean = Eine deiner Karten ist blockiert. Ein Transfer nimmt einen Würfel von einer anderen deiner Karten, und eine blockierte Karte ist sofort wieder aktiv. Nimm den Würfel dort, wo es am meisten hilft.
    .title = Wieder aktiv
terra-futura-lesson-clean-hint = Nimm ihn besser von der blockierten Karte: Mit einem Würfel weniger ist sie wieder aktiv.
terra-futura-lesson-clean-good = Sie ist wieder aktiv, und alles, was auf ihr liegt, zählt wieder.
terra-futura-lesson-copy = Unterstützung kopiert einen unteren Effekt einer aktiven Karte von anderen. Du zahlst und verschmutzt, als wäre sie deine; der Besitzer bekommt eine bezahlte Ressource oder säubert eine Karte. Wähle den besten Effekt.
    .title = Von anderen borgen
terra-futura-lesson-copy-hint = Ein anderer Effekt bringt dir mehr: Vergleiche deinen Wert vorher und nachher.
terra-futura-lesson-copy-good = Sieh dir die Gebiete der anderen an, bevor du baust: Was sie können, kannst du dir ausleihen.
terra-futura-lesson-pattern = Alle haben neun Karten. Eines deiner beiden Muster bringt jetzt eine letzte Runde von Aktivierungen; der bessere Satz zählt, so oft du ihn vollständig hast. Wähle das Muster, das am meisten bringt.
    .title = Die letzte Aktivierung
terra-futura-lesson-pattern-hint = Das andere Muster kann dir mehr bringen.
terra-futura-lesson-pattern-good = Produkte sind fünf oder sechs Punkte wert, eine Karte mit Verschmutzung kostet einen. Das ist Terra Futura.
terra-futura-lesson-goals = Sie sind dein Geheimnis. Jede hat ein Muster für eine letzte Aktivierung am Ende und einen Satz: Der bessere zählt, so oft du ihn vollständig hast. Denk beim Nehmen daran.
    .title = Deine beiden Wertungs-Karten
terra-futura-lesson-out = Die letzten Karten werden genutzt. Dann werden alle Gebiete gewertet.
    .title = So geht es aus
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Den Ausschlag gab:
    { $source ->
        [food] Nahrung
        [construction] Bauwerke
        [goods] Waren
        [raw] Rohstoffe
        [set] der Satz
       *[polluted] verschmutzte Karten
    }, { $more } zu { $less }.
