### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Jeder Ort in einem Gebiet: was er bewirkt, wie viele dasselbe tun, und wofür er in der Welt steht.
terra-futura-atlas-search = Ein Name, oder was sie herstellt
terra-futura-atlas-start = Start-Karten
    .line = 5 Karten, die alle dasselbe tun; alle haben je eine
terra-futura-atlas-level-I = Stufe I
    .line = 23 Karten, jede einmal; die meisten bringen etwas ein
terra-futura-atlas-level-II = Stufe II
    .line = 24 Karten, jede einmal; die meisten machen aus einem etwas anderes
terra-futura-atlas-scoring = Wertungs-Karten
    .line = 16 Karten, jede einmal; alle haben je zwei, verdeckt
terra-futura-atlas-makes-food = Macht Nahrung
terra-futura-atlas-makes-construction = Macht Bauwerke
terra-futura-atlas-makes-goods = Macht Waren
terra-futura-atlas-moves = Verlegt Verschmutzung
terra-futura-atlas-clean = Verschmutzt nie
terra-futura-atlas-same =
    { $count ->
        [one] { $count } von { $all } tut das
       *[other] { $count } von { $all } tun das
    }
terra-futura-atlas-often = einmal; { $count } der { $all } Karten ihrer Art tun dasselbe
terra-futura-atlas-often-alone = einmal; keine andere Karte tut dasselbe
terra-futura-atlas-spaces = Felder für Verschmutzung
terra-futura-atlas-spaces-count =
    { $count ->
        [0] keines: Schon der erste Würfel blockiert sie
       *[other] { $count }; ein Würfel mehr kommt in die Mitte und blockiert sie
    }
terra-futura-atlas-like = Tut dasselbe
terra-futura-atlas-set = Satz
terra-futura-atlas-signs = Was die Zeichen bedeuten
terra-futura-atlas-worth =
    { $points ->
        [0] am Ende nichts wert
       *[other] am Ende { $points } wert
    }
terra-futura-atlas-worth-pollution = −1 für jede Karte, auf der sie liegt

## In the game

terra-futura-atlas-game-assist = Kopierst du die Karte eines anderen, gehören Kosten, Verschmutzung und Ertrag dir. Wem die Karte gehört, der bekommt dafür einen Dank.
terra-futura-atlas-game-gain = Sie bringt jedes Mal etwas, wenn ihre Reihe oder Spalte aktiviert wird: Lege sie dorthin, wo noch Karten dazukommen.
terra-futura-atlas-game-money = Geld ist am Ende nichts wert: Es ist zum Ausgeben da.
terra-futura-atlas-game-clean = Diese Arbeit hinterlässt keine Verschmutzung.
terra-futura-atlas-game-choice = Der eine Weg ist sauber, der andere hinterlässt Verschmutzung: Du hast jedes Mal die Wahl.
terra-futura-atlas-game-dirty = Sie hinterlässt jedes Mal Verschmutzung: Halte dafür ein Feld frei, bevor du sie aktivierst.
terra-futura-atlas-game-transfer = Eine Karte, die ihren überzähligen Würfel los ist, arbeitet sofort wieder; liegt sie in der aktivierten Reihe oder Spalte und wurde noch nicht genutzt, darfst du sie noch im selben Zug nutzen.
terra-futura-atlas-game-scoring = Am Ende darfst du die vier Aktivierungen einer deiner beiden Karten ausführen; und der bessere ihrer Sätze zählt, so oft du ihn auf aktiven Karten hast.

## In the world: Starting cards

terra-futura-atlas-village = Im Dorf weiß man, wer ein Dach flicken kann und wer Hilfe braucht. Vieles, was man füreinander tut, geschieht ohne Lohn.
terra-futura-atlas-cabin = Brennholz, Pilze, Beeren und Stille: Im Wald lebt man von dem, was nachwächst. Das tut es, solange niemand mehr nimmt.
terra-futura-atlas-harbour = Boote bringen Fisch, Neuigkeiten und Fremde. Ein Hafen lebt davon, nach zwei Seiten offen zu sein, zum Land und zum Meer.
terra-futura-atlas-hut = Alles hier oben muss heraufgebracht oder aus Sonne und Regen gewonnen werden, darum wird wenig verschwendet. Die meisten Hütten stehen allen offen, und im Winter bleibt ein Raum unverschlossen.
terra-futura-atlas-homestead = Felder, Tiere und Küche gehören hier zusammen: Mist nährt den Boden, Reste nähren die Hühner. Familienhöfe erzeugen einen guten Teil dessen, was die Welt isst.

## In the world: Level I

terra-futura-atlas-corner-shop = Brot, Briefmarken und ein Schwatz um die Ecke halten eine Straße lebendig. Was in den Regalen liegt, kommt oft von weit her.
terra-futura-atlas-savings-bank = Die ersten Sparkassen wurden gegründet, damit Leute mit wenig Geld etwas für schwere Zeiten zurücklegen konnten. Verliehen werden viele kleine Beträge zu einem Dach, einem Pflug oder einer Werkstatt.
terra-futura-atlas-market-stall = Wer anbaut, verkauft am Morgen, was am Tag zuvor gepflückt wurde. Je kürzer der Weg, desto mehr vom Preis bleibt bei denen, die die Arbeit hatten.
terra-futura-atlas-toll-bridge = Eine Brücke verkürzt allen den Weg, und der Brückenzoll bezahlt ihren Unterhalt. Hier sieht man einmal, was eine Straße kostet.
terra-futura-atlas-orchard = Alte Obstbäume auf einer Wiese ernähren jahrzehntelang Menschen, Bienen und Vögel. Wer sie pflanzt, denkt an die Enkel.
terra-futura-atlas-woodland = Ein Mischwald gibt Holz und Pilze, hält Wasser fest und kühlt die Luft. Er bleibt Wald, wenn nicht mehr gefällt wird, als nachwächst.
terra-futura-atlas-bamboo-grove = Bambus ist ein Gras: Er schießt in wenigen Wochen in die Höhe und wächst nach dem Schnitt aus den Wurzeln nach. Aus ihm macht man Körbe, Gerüste und ganze Häuser.
terra-futura-atlas-herb-garden = Thymian, Minze und Salbei brauchen wenig Platz, freuen die Bienen und lindern kleine Leiden. Was man über sie weiß, ist älter als jedes Buch.
terra-futura-atlas-algae-pond = Algen machen aus Licht, Wasser und dem, was andere wegspülen, Nahrung und Rohstoff. Sie brauchen kein Feld, nur jemanden, der das Wasser im Auge behält.
terra-futura-atlas-berry-patch = Beeren reifen für Menschen, Vögel und Bären. Wer achtsam pflückt, findet sie im nächsten Sommer am selben Ort.
terra-futura-atlas-clay-pit = Mit Lehm baut man seit den ersten Städten, denn er liegt dicht unter der Oberfläche. Eine Grube, die man sich selbst überlässt, füllt sich mit Wasser, Schilf und Fröschen.
terra-futura-atlas-brick-yard = Im Feuer wird aus Lehm Stein: Ein guter Ziegel hält Jahrhunderte und lässt sich wiederverwenden. Womit der Ofen geheizt wird, entscheidet, wie viel Rauch das kostet.
terra-futura-atlas-quarry = Stein aus der Nähe braucht keine lange Reise und dient Generationen. Der Steinbruch hinterlässt eine Wunde im Berg, in der später vielleicht Uhus brüten.
terra-futura-atlas-ore-vein = Metalle liegen in dünnen Adern zwischen Gestein, das niemand will. Was einmal gewonnen ist, lässt sich immer wieder einschmelzen.
terra-futura-atlas-mine-railway = Stahlräder auf Stahlschienen bewegen schwere Lasten Erz mit wenig Kraft. Das Gestein ohne Erz bleibt als Halde zurück, für lange Zeit.
terra-futura-atlas-open-pit = Um an Kohle und Erz zu kommen, werden ganze Landschaften abgetragen, manchmal auch Dörfer. Bis dort ein Wald steht oder ein See liegt, vergehen Jahrzehnte.
terra-futura-atlas-wheat-field = Weizen ist für einen großen Teil der Welt das tägliche Brot. Sein Feld bleibt fruchtbar, wenn er sich mit anderen Pflanzen abwechselt und der Boden nie nackt liegt.
terra-futura-atlas-sunflower-field = Junge Sonnenblumen drehen sich mit der Sonne; reif geben sie Öl, Kerne und Futter. In voller Blüte sind sie ein Fest für die Bienen.
terra-futura-atlas-beehives = Auf ihrem Weg von Blüte zu Blüte sorgen Bienen dafür, dass Apfelbäume, Kirschbäume und Kürbisse Früchte tragen. Sie brauchen den ganzen Sommer Blumen, und Felder ohne Gift.
terra-futura-atlas-maize-field = Mais, einst in Mexiko aus einem wilden Gras gezüchtet, gibt Nahrung, Futter und Brennstoff. Er ist hungrig: An kahlen Hängen spült der Regen Boden und Dünger fort.
terra-futura-atlas-hay-meadow = Eine Wiese, die spät und selten gemäht wird, ist voller Blumen, Grillen und Schmetterlinge. Ihr Heu bringt die Tiere durch den Winter.
terra-futura-atlas-water-mill = Fließendes Wasser drehte Mühlsteine, Sägen und Hämmer, lange bevor es Motoren gab. Heute kann es Strom machen; Fische brauchen einen Weg daran vorbei.
terra-futura-atlas-repair-shop = Ein neuer Reißverschluss, ein gelöteter Draht, und ein Ding lebt weiter. Jede Reparatur spart Erz, Energie und Müll und hält ein Handwerk am Leben.

## In the world: Level II

terra-futura-atlas-food-truck = Ein Topf, eine Flamme und ein gutes Rezept machen eine ganze Straße satt. Der Schmutz steckt im Becher, der weggeworfen wird, und in dem, was von weit her kam.
terra-futura-atlas-canteen = Für viele zu kochen spart Energie und vermeidet Reste, wenn es gut geplant ist. Jeder Speiseplan entscheidet ein wenig mit, was auf den Feldern ringsum wächst.
terra-futura-atlas-building-site = Kräne und Lastwagen stellen in wenigen Monaten ein Haus hin. Vieles von dem, was es die Erde kostet, steht fest, bevor jemand einzieht: durch das, woraus es gebaut ist.
terra-futura-atlas-concrete-plant = Beton nimmt jede Form an und trägt Brücken und Türme. Der Kalkstein, der für seinen Zement gebrannt wird, setzt Kohlendioxid frei, selbst wenn das Feuer sauber ist.
terra-futura-atlas-freight-port = Vieles um uns herum ist einmal im Container gereist. Ein Schiff trägt viel mit wenig Treibstoff, aber Ruß und fremde Arten reisen mit.
terra-futura-atlas-haulage = Lastwagen bringen alles bis vor die Tür, auch nachts. Lärm und Ruß bleiben bei denen, die an der Straße wohnen, nicht bei denen, die bestellt haben.
terra-futura-atlas-cannery = In Gläsern und Dosen hält sich die Ernte des Sommers den Winter über, und weniger verdirbt. Das braucht Metall, Hitze und sauberes Wasser und hinterlässt Lake und Schalen.
terra-futura-atlas-steelworks = Seit Jahrhunderten wird Eisenerz mit Kohle verhüttet. Stahl aus Schrott braucht viel weniger Energie, und mit sauberem Strom erzeugter Wasserstoff kann die Kohle ersetzen.
terra-futura-atlas-assembly-line = In kleine Schritte zerlegt, geht Arbeit schnell, und Dinge werden billig. Wie lange sie halten und ob man sie reparieren kann, entscheidet sich am Zeichenbrett.
terra-futura-atlas-wetland = Sümpfe, Moore und Flussauen halten Hochwasser zurück und reinigen das Wasser, das durch sie fließt. Auch sie kann man überlasten; dann geben sie den Schmutz zurück.
terra-futura-atlas-sewage-works = Rechen, Becken und hungrige Mikroben machen aus Abwasser wieder Flusswasser. Was sie nicht verdauen, von Farbe bis Medizin, gehört nicht in den Abfluss.
terra-futura-atlas-reed-bed = Schilf leitet Luft zu seinen Wurzeln, wo Bakterien das Wasser reinigen. Manche Dörfer klären so ihr Abwasser, und darüber nisten Vögel.
terra-futura-atlas-workshop = Mit Können, Werkzeug und Zeit wird aus einfachem Material etwas Gutes. Es dauert länger als in der Fabrik, und das Können wird weitergegeben.
terra-futura-atlas-smithy = Eisen lässt sich immer wieder erhitzen und formen: Aus einer alten Achse wird ein Tor. Am Amboss war Recycling üblich, lange bevor es so hieß.
terra-futura-atlas-greenhouse = Unter Glas reifen Tomaten, wo es ihnen draußen zu kalt ist. Mit Sonne, Kompost und Regenwasser ist das sauber; mit Gas geheizt kostet es mehr, als man sieht.
terra-futura-atlas-allotments = In kleinen Gärten am Stadtrand wachsen Gemüse, Freundschaften und Geduld. Zwischen Beet und Teller braucht es keinen Lastwagen.
terra-futura-atlas-masons = Was gut gebaut ist, steht Jahrhunderte, und später kann man die Steine noch einmal verwenden. Ein altes Haus zu erhalten spart ein neues.
terra-futura-atlas-walling = Eine Trockenmauer hält einen Hang ohne Mörtel, nur durch den richtigen Stein am richtigen Platz. In ihren Fugen leben Eidechsen und wilde Blumen.
terra-futura-atlas-spinning-mill = Aus Wolle, Flachs und Baumwolle wird hier Garn, und Stoff, der jahrelang hält. Billiges Garn wird oft anderswo bezahlt: mit Wasser, Farben und harter Arbeit.
terra-futura-atlas-sewing-room = Einen Mantel nach Maß trägt man lange und flickt ihn. Wer für die schnelle Mode näht, verdient oft wenig, und das Etikett sagt nichts davon.
terra-futura-atlas-tree-nursery = Hier werden Samen kräftiger Bäume gesät und gegossen, bis die Setzlinge allein stehen können. Ein Wald für das Wetter von morgen beginnt mit der Wahl der Samen heute.
terra-futura-atlas-mine-transport = Vieles von dem, was aus einer Grube gefahren wird, ist Gestein ohne Erz. Je öfter Metall wiederverwendet wird, desto weniger Fuhren braucht es.
terra-futura-atlas-granary = Korn, das trocken und vor Mäusen sicher liegt, bringt Menschen durch ein schlechtes Jahr. Auf der Welt verdirbt viel Nahrung, weil gute Speicher fehlen.
terra-futura-atlas-trading-post = Wo sich Waren aus vielen Ländern treffen, findet man, was zu Hause nicht wächst. Das Preisschild sagt selten, wer sie gemacht hat und was dort zurückblieb.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Ein Dach und eine Mahlzeit: die zwei ältesten Bedürfnisse, und noch immer die erste Hilfe nach einer Katastrophe.
terra-futura-atlas-brick-and-bread = Beide brauchen Kneten, Wasser und Feuer. Brot ist älter als die Felder: Es wurde Tausende Jahre vor dem Ackerbau in Feuerstellen aus Stein gebacken.
terra-futura-atlas-garden-city = Häuser mit Gärten, Arbeit in Gehweite, Felder in der Nähe: ein alter Traum der Stadtplanung, und ein guter in heißen Sommern.
terra-futura-atlas-trading-house = Kaufleute bringen Waren dorthin, wo sie fehlen. Ein gutes Haus kennt seine Hersteller mit Namen und zahlt so, dass sie davon leben können.
terra-futura-atlas-full-larder = Gläser im Regal und Korn in der Truhe: Wer Vorräte für zehn Tage hat, kann einen Sturm oder einen Stromausfall abwarten und anderen helfen.
terra-futura-atlas-new-quarter = Ein neues Viertel plant man am besten so, dass Wohnungen, Arbeit und Läden nah beieinander liegen, für Arm und Reich. Dann lassen sich viele Wege zu Fuß gehen.
terra-futura-atlas-straw-bale-houses = Stroh bleibt von jeder Ernte übrig und hält ein Haus warm. Wände aus gepresstem Stroh wurden bei Starkregen, Frost und großer Hitze erprobt.
terra-futura-atlas-farm-shop = Eier, Käse und Mehl direkt vom Hof: Man sieht, wie sie entstehen, und mehr vom Preis bleibt auf dem Hof.
terra-futura-atlas-food-fair = Wo Menschen die Gerichte der anderen kosten, werden aus Fremden bald Nachbarn. Und alte Apfel- und Getreidesorten überleben, weil jemand nach ihnen fragt.
terra-futura-atlas-building-trade = Zimmerleute, Klempner und Elektrikerinnen machen aus Plänen für eine saubere Welt warme Zimmer. Ohne ihre Hände bleibt der beste Plan Papier.
terra-futura-atlas-self-sufficiency = Ein Ort, der anbaut und baut, was er braucht, steht fest, wenn der Handel stockt. Kaum ein Ort kann alles, darum gehören gute Nachbarn dazu.
terra-futura-atlas-green-kitchen = Gemüse, Bohnen und Getreide brauchen viel weniger Land als Fleisch. Gut gekocht und in ihrer Jahreszeit lassen sie nichts zu wünschen übrig.
terra-futura-atlas-stone-town = Enge Gassen und schattige Höfe halten alte Städte im Sommer kühl, ganz ohne Strom. Bäume und Wasser helfen mit.
terra-futura-atlas-harvest-homes = Stroh, Hanf und Schilf wachsen jedes Jahr nach und geben gute Wände und Dächer. Solange das Haus steht, kommt ihr Kohlenstoff nicht in die Luft.
terra-futura-atlas-all-round-economy = Wo eine Grube oder eine Fabrik alle ernährt, trifft ihr Ende alle. Eine Gegend mit vielen Gewerben biegt sich im Sturm und bricht nicht.
terra-futura-atlas-golden-workshops = Gutes Handwerk arbeitet mit Stroh, Wachs und Leinen so gern wie mit Gold. Was sorgfältig gemacht ist, wird behalten, geflickt und weitergegeben.

## Why this game

terra-futura-why = Wachstum hat eine Adresse
    .lead = Petr Vojtěchs Spiel von 2021 ist aus Game On entstanden, einem Projekt für das Klima, das die Europäische Union unterstützt hat. Alles, was du herstellst, kommt irgendwoher, und etwas bleibt zurück.
terra-futura-why-1 = Geld kommt von weit her
    .text = Mit Geld bekommst du Dinge, ohne anzubauen oder zu graben: Jemand anders hat es getan, oft für wenig Lohn und an einem Ort, den du nie siehst. Darum ist Geld am Ende nichts wert, und vieles, was es kauft, verschmutzt.
terra-futura-why-2 = Jede Last wird getragen
    .text = Schiffe und Lastwagen verbinden Felder, Gruben, Werkstätten und Tische; ohne sie würde uns vieles fehlen. Sie bringen auch Ruß, Lärm und ein wärmeres Klima, und das meist denen, die nichts bestellt haben.
terra-futura-why-3 = Verschmutzung versteckt sich
    .text = Ein Würfel auf einer Karte kostet einen Punkt, fast nichts. Dann ist es einer zu viel, und alles auf ihr steht still. So sind Abwasser, Pflanzengift und Dünger: lange unsichtbar in Fluss und Boden, dann auf einmal da.
terra-futura-why-4 = Weniger aus der Erde holen
    .text = Einen Stoff in einen anderen verwandeln, flicken und wiederverwenden macht mehr aus dem, was schon da ist. Jedes Stück Metall, das noch einmal die Runde macht, schont ein Stück Berg.
terra-futura-why-5 = Es gibt saubere Wege
    .text = Manche Arbeit hinterlässt hier keinen Würfel: Sie steht für Sonne, Wind und Wasser und für Felder, die fruchtbar bleiben. Sie braucht ein wenig mehr. Gerecht ist der Wandel, wenn nicht die am meisten zahlen, die am wenigsten haben.
terra-futura-why-6 = Aufräumen ist Arbeit
    .text = Feuchtgebiete, Schilfgürtel und Kläranlagen nehmen den Schmutz anderer auf sich, soweit sie können. Was rechtzeitig getrennt und wieder benutzt wird, muss gar nicht erst weggeräumt werden.
terra-futura-why-omits = Was das Spiel weglässt: Dein Schmutz bleibt auf deinen eigenen neun Karten. In der Welt reist er.
