### Die Sätze von Terra Futura.
### $you ist "yes", wenn vom Leser selbst die Rede ist, sonst "no"; $name ist der Name eines Spielers, $card der einer Karte.

## F1: Ressourcen

terra-futura-resource-green = Grün
terra-futura-resource-red = Rot
terra-futura-resource-yellow = Gelb
terra-futura-resource-food = Nahrung
terra-futura-resource-construction = Bauwerk
terra-futura-resource-goods = Waren
terra-futura-resource-money = Geld
terra-futura-resource-raw = Rohstoff nach Wahl
terra-futura-resource-product = Produkt nach Wahl
terra-futura-amount =
    { $count ->
        [one] { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 bis F21: was die Karten tun

terra-futura-gain = bringt { $what }
terra-futura-gain-any = bringt nach Wahl: { $what }
terra-futura-transfer =
    { $count ->
        [one] 1 Verschmutzung hierher
       *[other] bis zu { $count }× Verschmutzung hierher
    }
terra-futura-assist = Unterstützung
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ Verschmutzung
       *[other] {" "}+ { $count }× Verschmutzung
    }
terra-futura-or = oder
terra-futura-set = { $points } für { $what }

## F2: Karten. Die Namen sind Terraes eigene.

terra-futura-card-village = Dorf
terra-futura-card-cabin = Waldhütte
terra-futura-card-harbour = Hafen
terra-futura-card-hut = Berghütte
terra-futura-card-homestead = Gehöft
terra-futura-card-corner-shop = Eckladen
terra-futura-card-savings-bank = Sparkasse
terra-futura-card-market-stall = Marktstand
terra-futura-card-toll-bridge = Zollbrücke
terra-futura-card-orchard = Obstgarten
terra-futura-card-woodland = Wald
terra-futura-card-bamboo-grove = Bambushain
terra-futura-card-herb-garden = Kräutergarten
terra-futura-card-algae-pond = Algenteich
terra-futura-card-berry-patch = Beerengarten
terra-futura-card-clay-pit = Lehmgrube
terra-futura-card-brick-yard = Ziegelei
terra-futura-card-quarry = Steinbruch
terra-futura-card-ore-vein = Erzader
terra-futura-card-mine-railway = Grubenbahn
terra-futura-card-open-pit = Tagebau
terra-futura-card-wheat-field = Weizenfeld
terra-futura-card-sunflower-field = Sonnenblumen
terra-futura-card-beehives = Bienenstöcke
terra-futura-card-maize-field = Maisfeld
terra-futura-card-hay-meadow = Heuwiese
terra-futura-card-water-mill = Wassermühle
terra-futura-card-repair-shop = Reparaturladen
terra-futura-card-food-truck = Straßenküche
terra-futura-card-canteen = Kantine
terra-futura-card-building-site = Baustelle
terra-futura-card-concrete-plant = Betonwerk
terra-futura-card-freight-port = Frachthafen
terra-futura-card-haulage = Spedition
terra-futura-card-cannery = Konservenfabrik
terra-futura-card-steelworks = Stahlwerk
terra-futura-card-assembly-line = Fließband
terra-futura-card-wetland = Feuchtgebiet
terra-futura-card-sewage-works = Kläranlage
terra-futura-card-reed-bed = Schilfgürtel
terra-futura-card-workshop = Werkstatt
terra-futura-card-smithy = Schmiede
terra-futura-card-greenhouse = Gewächshaus
terra-futura-card-allotments = Schrebergärten
terra-futura-card-masons = Bauhütte
terra-futura-card-walling = Mauerbau
terra-futura-card-spinning-mill = Spinnerei
terra-futura-card-sewing-room = Nähstube
terra-futura-card-tree-nursery = Baumschule
terra-futura-card-mine-transport = Grubenfuhrwerk
terra-futura-card-granary = Kornspeicher
terra-futura-card-trading-post = Handelsposten

## F4: Wertungs-Karten. Die Namen sind Terraes eigene.

terra-futura-scoring-home-and-table = Haus und Tafel
terra-futura-scoring-brick-and-bread = Ziegel und Brot
terra-futura-scoring-garden-city = Gartenstadt
terra-futura-scoring-trading-house = Handelshaus
terra-futura-scoring-full-larder = Volle Speisekammer
terra-futura-scoring-new-quarter = Neues Viertel
terra-futura-scoring-straw-bale-houses = Strohballenhäuser
terra-futura-scoring-farm-shop = Hofladen
terra-futura-scoring-food-fair = Schlemmermarkt
terra-futura-scoring-building-trade = Baugewerbe
terra-futura-scoring-self-sufficiency = Selbstversorgung
terra-futura-scoring-green-kitchen = Gartenküche
terra-futura-scoring-stone-town = Steinerne Stadt
terra-futura-scoring-harvest-homes = Erntehäuser
terra-futura-scoring-all-round-economy = Vielseitige Wirtschaft
terra-futura-scoring-golden-workshops = Goldene Werkstätten

## Was geschehen ist

terra-futura-event-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Du wirfst »{ $card }« aus der Auslage ab.
       *[no] { $name } wirft »{ $card }« aus der Auslage ab.
    }
terra-futura-event-take =
    { $you ->
        [yes] Du nimmst »{ $card }«.
       *[no] { $name } nimmt »{ $card }«.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Du nimmst die oberste Karte von Stapel { $deck }.
       *[no] { $name } nimmt ungesehen die oberste Karte von Stapel { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Du nimmst die oberste Karte von Stapel { $deck }: { $card }.
       *[no] { $name } nimmt die oberste Karte von Stapel { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Die abgeworfenen Karten von Stapel { $deck } werden neu gemischt.
terra-futura-event-refill = Neu in der Auslage: { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Du legst »{ $card }«.
       *[no] { $name } legt »{ $card }«.
    }
terra-futura-event-use =
    { $you ->
        [yes] Du nutzt »{ $card }«: { $effect }.
       *[no] { $name } nutzt »{ $card }«: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Du kopierst »{ $card }« von { $owner }: { $effect }.
       *[no] { $name } kopiert »{ $card }« von { $owner }: { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Du zahlst { $resource } von »{ $card }«.
       *[no] { $name } zahlt { $resource } von »{ $card }«.
    }
terra-futura-event-gain =
    { $you ->
        [yes] Du wählst { $resource }.
       *[no] { $name } wählt { $resource }.
    }
terra-futura-event-receive = »{ $card }« erhält { $what }.
terra-futura-event-pollute = Verschmutzung auf »{ $card }«.
terra-futura-event-move = Ein Würfel verlässt »{ $card }«.
terra-futura-event-reward =
    { $you ->
        [yes] Zum Dank erhältst du { $resource } auf »{ $card }«.
       *[no] Zum Dank erhält { $name } { $resource } auf »{ $card }«.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Du säuberst »{ $card }«.
       *[no] { $name } säubert »{ $card }«.
    }
terra-futura-event-inactive = »{ $card }« ist blockiert und inaktiv.
terra-futura-event-active = »{ $card }« ist wieder aktiv.
terra-futura-event-pattern =
    { $you ->
        [yes] Du aktivierst das Muster von »{ $scoring }«.
       *[no] { $name } aktiviert das Muster von »{ $scoring }«.
    }
terra-futura-event-over = Alle Gebiete sind fertig und gewertet.

## Der Tisch

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] du bist am Zug
       *[no] { $name } ist am Zug
    }
terra-futura-turn-number = Zug { $number } von { $rounds }
terra-futura-final = Endaktivierung
terra-futura-deck = { $count } im Stapel, Ablage { $discards }
terra-futura-newest = neueste
terra-futura-oldest = älteste
terra-futura-place-here = Platz { $number }
terra-futura-inactive = blockiert
terra-futura-name-own =
    { $name ->
        [You] Du
       *[other] { $name } (du)
    }
terra-futura-head-player = Spieler
terra-futura-head-cards = Karten
terra-futura-head-stock = Ressourcen auf aktiven Karten
terra-futura-head-cubes = Verschm.
terra-futura-head-points = sichtbare Punkte
terra-futura-set-now =
    { $times ->
        [0] noch nicht erfüllt
        [one] einmal erfüllt: { $points } Punkte
       *[other] { $times }-mal erfüllt: { $points } Punkte
    }
terra-futura-score-now = Dein Gebiet ist jetzt { $score } wert.

## Fragen und Antworten

terra-futura-question-drop = Willst du die älteste Karte einer Reihe abwerfen, bevor du eine nimmst?
terra-futura-question-take = Welche Karte nimmst du?
terra-futura-question-place = Wohin legst du »{ $card }«?
terra-futura-question-use = Welche Karte aktivierst du?
terra-futura-question-pay = Womit zahlst du? Noch offen: { $what }.
terra-futura-question-gain = Welche Ressource erhältst du?
terra-futura-question-pollute =
    { $count ->
        [one] Welche Karte nimmt die Verschmutzung auf?
       *[other] Welche Karte nimmt die Verschmutzung auf? Noch { $count } Würfel.
    }
terra-futura-question-move = Von welcher Karte verschiebst du einen Würfel?
terra-futura-question-copy = Wessen Effekt kopierst du?
terra-futura-question-reward = Deine Karte wurde kopiert: Welche der bezahlten Ressourcen nimmst du?
terra-futura-question-clean = Deine Karte wurde kopiert: Welche Karte säuberst du?
terra-futura-question-pattern = Endaktivierung: Welches Muster nimmst du?
terra-futura-answer-keep = nichts abwerfen
terra-futura-answer-drop = »{ $card }« abwerfen
terra-futura-answer-take-unseen = die oberste Karte von Stapel { $deck }, ungesehen
terra-futura-answer-place =
    { $count ->
        [0] aktiviert nur sich selbst
       *[other] aktiviert { $cards } und sich selbst
    }
terra-futura-answer-end = nichts mehr aktivieren
terra-futura-answer-done = nicht mehr
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = nimm { $card }
terra-futura-web-advice-place = leg sie auf { $place }: { $what }
terra-futura-web-advice-pattern = wähl { $scoring }
terra-futura-web-advice-gain = nimm { $what }
terra-futura-web-advice-use = nutze { $what }
terra-futura-web-advice-from = wähl { $card }
terra-futura-web-key-drop = Eine älteste Karte der Auslage abwerfen
terra-futura-web-key-goals = Ziele
terra-futura-web-key-zoom = Eine Karte genau ansehen
terra-futura-web-key-arrows = Zur nächsten Karte in dieser Richtung

## Das Ende

terra-futura-end-resources = Ressourcen
terra-futura-end-set = Satz
terra-futura-end-polluted = verschmutzt
terra-futura-end-score = Summe
terra-futura-end-cubes = Würfel
terra-futura-end-won =
    { $you ->
        [yes] Du gewinnst!
        [shared] Du teilst dir den Sieg mit { $names }.
       *[no]
            { $count ->
                [one] { $names } gewinnt.
               *[other] { $names } teilen sich den Sieg.
            }
    }

## Die Regeln, die gerade gelten, in ein bis drei Sätzen

terra-futura-rule-F3 = Eine Karte hat einen oberen Effekt (Gewinn), einen unteren (Austausch, Verschmutzungs-Transfer oder Unterstützung) oder beides, dazu bis zu drei Felder für Umweltverschmutzung.
    .title = Eine Gebietskarte
terra-futura-rule-F9 = Einmal im Zug, bevor du eine Karte nimmst, darfst du die älteste Karte einer Reihe (Platz 4) auf ihren Ablagestapel abwerfen; die Reihe rückt nach und wird aufgefüllt.
    .title = Abwerfen
terra-futura-rule-F10 = Nimm eine beliebige Karte der Auslage oder ungesehen die oberste eines Stapels. Was du nimmst, musst du legen.
    .title = Nehmen
terra-futura-rule-F11 = Die Reihe rückt nach und wird aufgefüllt. Ist ein Stapel leer, wird er aus seinem Ablagestapel neu gebildet.
    .title = Auffüllen
terra-futura-rule-F12 = Alle deine Karten müssen in ein Quadrat von 3 mal 3 passen. Mit der Option zum Angrenzen muss eine neue Karte eine andere an einer Seite berühren.
    .title = Legen
    .on = Alle deine Karten müssen in ein Quadrat von 3 mal 3 passen, und an diesem Tisch muss eine neue Karte eine andere an einer Seite berühren.
    .off = Alle deine Karten müssen in ein Quadrat von 3 mal 3 passen. An diesem Tisch muss eine neue Karte keine andere berühren.
terra-futura-rule-F13 = Die neue Karte und jede Karte in ihrer Reihe und Spalte dürfen je einmal aktiviert werden, in beliebiger Reihenfolge. Du darfst jede davon auslassen. Ein Effekt, der sich nicht ganz ausführen lässt, ist nicht wählbar.
    .title = Aktivieren
terra-futura-rule-F14 = Eine Aktivierung nutzt genau einen Effekt der Karte.
    .title = Ein Effekt pro Aktivierung
terra-futura-rule-F15 = Ein Gewinn legt die gezeigten Ressourcen auf die Karte selbst; wo »nach Wahl« steht, suchst du aus.
    .title = Gewinn
terra-futura-rule-F16 = Einen Austausch zahlst du von beliebigen deiner aktiven Karten; was du dafür bekommst, kommt auf die Karte, die den Austausch macht.
    .title = Austausch
terra-futura-rule-F17 = Die Verschmutzung bei einem Austausch ist Pflicht: Jeder Würfel kommt auf eine deiner aktiven Karten.
    .title = Umweltverschmutzung im Ertrag
terra-futura-rule-F18 = Ein Transfer verschiebt Würfel von deinen anderen Karten auf diese, mindestens einen, solange sie Platz hat.
    .title = Verschmutzungs-Transfer
terra-futura-rule-F19 = Eine Karte fasst so viele Würfel, wie sie Felder hat, und noch einen in der Kartenmitte.
    .title = Platz für Verschmutzung
terra-futura-rule-F20 = Eine Karte mit einem Würfel in der Mitte ist inaktiv: Sie lässt sich nicht nutzen, und mit ihren Ressourcen kannst du weder zahlen noch punkten. Sobald ein Würfel weggenommen wird, ist sie wieder aktiv.
    .title = Inaktive Karten
terra-futura-rule-F21 = Unterstützung kopiert einen unteren Effekt einer aktiven Karte eines anderen Spielers. Kosten, Verschmutzung und Ertrag gehören dir; der Ertrag kommt auf deine Start-Karte.
    .title = Unterstützung
terra-futura-rule-F22 = Wem die kopierte Karte gehört, der bekommt eine der Ressourcen, die du für den Austausch bezahlt hast.
    .title = Dank für einen Austausch
terra-futura-rule-F23 = Ein kopierter Transfer bringt einen Würfel auf deine Start-Karte und blockiert sie; wem die kopierte Karte gehört, der darf einen Würfel von einer eigenen Karte entfernen.
    .title = Dank für einen Transfer
terra-futura-rule-F24 = Eine Start-Karte bringt einen Rohstoff nach Wahl oder 1 Geld.
    .title = Der obere Effekt der Start-Karte
terra-futura-rule-F26 = Haben alle neun Karten, darf jeder Spieler reihum die vier Aktivierungen eines seiner beiden Muster machen.
    .title = Endaktivierung
terra-futura-rule-F27 = Der bessere deiner beiden Sätze zählt, so oft du ihn vollständig auf aktiven Karten hast.
    .title = Sätze werten
terra-futura-rule-F28 = Ein Rohstoff auf einer aktiven Karte zählt 1, Nahrung und Bauwerk je 5, Waren 6, Geld nichts. Jede Karte mit Verschmutzung kostet 1 Punkt.
    .title = Ressourcen und Verschmutzung

## Der Tisch im Browser

terra-futura-name = Terra Futura
terra-futura-web-tagline = Neun Karten sind dein Gebiet. Löse Ketten aus Ernte und Handwerk aus, und lass sie nicht von Verschmutzung blockieren.
terra-futura-web-minutes = 30 Minuten
terra-futura-bot-greedy = Punktejäger
    .line = Nimmt, was jetzt am meisten bringt.
terra-futura-bot-planner = weitsichtiger Planer
    .line = Probiert Tausende Wege, den Zug zu beenden. Schwer zu schlagen.
terra-futura-bot-learned = Gelehriger
    .line = Hat aus eigenen Partien gelernt, was ein Gebiet wert sein wird.
terra-futura-bot-search = Tiefdenker
    .line = Spielt die besten Züge in Gedanken weiter und nimmt den, der den größten Vorsprung lässt.
terra-futura-web-option-adjacent = Eine neue Karte muss an einer Seite an eine schon gelegte grenzen.
terra-futura-web-title = { $table }, Runde { $round } von { $rounds }
terra-futura-web-pollution = Verschmutzung
terra-futura-web-assist = Mitspieler kopieren
terra-futura-web-copy = Mitspieler kopieren
terra-futura-web-cubes = Verschmutzung: { $cubes } (Felder: { $spaces })
terra-futura-web-pattern = Aktivierungsmuster: { $cells }
terra-futura-web-per-set = pro Satz
terra-futura-web-display = Auslage
terra-futura-web-lands = Gebiete und Auslage
terra-futura-web-open-display = Auslage öffnen
terra-futura-web-level = Stufe { $level }
terra-futura-web-in-deck = im Stapel
terra-futura-web-oldest = älteste, darf abgeworfen werden
terra-futura-web-discard-oldest = Älteste abwerfen
terra-futura-web-discard-card = { $card } abwerfen
terra-futura-web-discard-ask = { $card } abwerfen?
terra-futura-web-discard-line = Sie kommt auf den Ablagestapel. Die Reihe rückt nach, und vom Stapel { $deck } kommt eine neue Karte. Einmal im Zug, und nicht zurückzunehmen: Alle sehen die neue Karte.
terra-futura-web-discard-not = Liegen lassen
terra-futura-web-once = Einmal im Zug
terra-futura-web-take-this = Diese Karte nehmen
terra-futura-web-signs = Zeichen und Atlas
terra-futura-web-zoom = Karte
terra-futura-web-deck-look = Die oberste Karte von Stapel { $deck }
terra-futura-web-deck-line = Du nimmst sie ungesehen und behältst, was du ziehst.
terra-futura-web-spaces = Felder für Verschmutzung: { $count }
terra-futura-web-start-card = Start-Karte
terra-futura-web-same = Karten im Spiel, die das tun: { $count }
terra-futura-web-territory = Gebiet
terra-futura-web-card = { $card }, Reihe { $row }, Spalte { $column }
terra-futura-web-ready = bereit
terra-futura-web-used = genutzt
terra-futura-say-receive = { $what } erhalten
terra-futura-say-pay = { $pay } zahlen, { $get } erhalten
terra-futura-say-holds = darauf: { $what }
terra-futura-web-place =
    { $cards ->
        [none] In Spalte { $column }, Reihe { $row } legen
       *[other] In Spalte { $column }, Reihe { $row } legen; aktiviert { $cards }
    }
terra-futura-web-place-look = { $card }: Reihe { $row }, Spalte { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Aktiviert nur sich selbst.
       *[other] Aktiviert { $cards }.
    }
terra-futura-web-choked = Blockiert: { $cards }.
terra-futura-web-place-here = Hier legen
terra-futura-web-place-choose = Wähle ein Feld
terra-futura-web-worth = Jetziger Wert
terra-futura-web-raw =
    { $count ->
        [0] Keine Rohstoffe
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
    }
terra-futura-web-set =
    { $times ->
        [0] Noch kein voller Satz
        [one] 1 voller Satz
       *[other] { $times } volle Sätze
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 verschmutzte Karte
       *[other] { $count } verschmutzte Karten
    }
terra-futura-web-pay-from = Zahle, von
terra-futura-web-pay-with = Stück { $number } der Zahlung
terra-futura-web-pollute-with = Würfel { $number } der Verschmutzung
terra-futura-web-pollution-on = Verschmutzung, auf
terra-futura-web-would-choke = Das blockiert: { $cards }
terra-futura-web-exchange-of = zahle { $pay }, erhalte { $get }
terra-futura-web-get-on = Erhalte, auf
terra-futura-web-hint-pay = Der Vorschlag lässt sich ändern: Die Listen bieten, was sonst zahlen und wohin die Verschmutzung sonst kommen kann.
terra-futura-web-hint-drop = Nimm eine Karte aus der Auslage oder von einem Stapel. Vorher darfst du die älteste Karte einer Reihe abwerfen.
terra-futura-web-hint-take = Nimm eine Karte aus der Auslage oder ungesehen die oberste eines Stapels.
terra-futura-web-hint-place = Sieh dir ein Feld an: Es zeigt, welche Karten es aktivieren würde.
terra-futura-web-hint-use = Wähle die leuchtenden Karten, in beliebiger Reihenfolge.
terra-futura-web-hint-pollute = Wähle die Karte, die den Würfel aufnimmt.
terra-futura-web-hint-move = Wähle eine Karte, um einen ihrer Würfel hierher zu verschieben.
terra-futura-web-hint-gain = Sie kommt auf die Karte, die den Gewinn bringt.
terra-futura-web-hint-copy = Kosten, Verschmutzung und Ertrag werden deine.
terra-futura-web-hint-reward = Sie kommt auf die kopierte Karte.
terra-futura-web-hint-pattern = Wähle das Muster einer deiner beiden Wertungs-Karten; welcher Satz am Ende zählt, hängt davon nicht ab.
terra-futura-web-hint-clean = Wähle eine Karte, um einen ihrer Würfel zu entfernen.
terra-futura-web-not-now = Jetzt nicht
terra-futura-web-exchange = Austauschen
terra-futura-web-pollute = Würfel legen
terra-futura-web-done = Fertig
terra-futura-web-end = Zug beenden
terra-futura-web-use-this = Aktivieren
terra-futura-web-use-choose = Wähle eine Karte
terra-futura-web-use-gains = Alle { $count } Gewinne
terra-futura-web-end-ask = Ungenutzt: { $cards }. Trotzdem beenden?
terra-futura-web-end-not = Weiterspielen
terra-futura-web-end-anyway = Trotzdem beenden
terra-futura-web-nothing-left = Nichts mehr zu aktivieren
terra-futura-web-copy-this = Diesen Effekt kopieren
terra-futura-web-pattern-this = Dieses Muster aktivieren
terra-futura-web-move-this =
    { $card ->
        [none] Wähle eine Karte
       *[other] Würfel verschieben: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Wähle eine Karte
       *[other] Reinigen: { $card }
    }
terra-futura-web-copy-of = { $card } von { $name }: { $effect }
terra-futura-web-waiting-drop = Eine Karte wird ausgesucht.
terra-futura-web-waiting-take = Eine Karte wird ausgesucht.
terra-futura-web-waiting-place = Eine Karte wird gelegt.
terra-futura-web-waiting-use = Karten werden aktiviert.
terra-futura-web-waiting-pay = Karten werden aktiviert.
terra-futura-web-waiting-gain = Karten werden aktiviert.
terra-futura-web-waiting-pollute = Verschmutzung wird gelegt.
terra-futura-web-waiting-move = Verschmutzung wird verschoben.
terra-futura-web-waiting-copy = Bei einem Mitspieler wird kopiert.
terra-futura-web-waiting-reward = Der Dank für die Hilfe wird ausgesucht.
terra-futura-web-waiting-clean = Der Dank für die Hilfe wird ausgesucht.
terra-futura-web-waiting-pattern = Die Endaktivierung wird gewählt.
terra-futura-web-step-drop = Nimm eine Karte
terra-futura-web-step-take = Nimm eine Karte
terra-futura-web-step-place = Lege deine Karte
terra-futura-web-step-use = Aktiviere Reihe und Spalte
terra-futura-web-step-pay = Zahle den Austausch
terra-futura-web-step-gain = Wähle deinen Gewinn
terra-futura-web-step-pollute = Lege die Verschmutzung
terra-futura-web-step-move = Verschmutzung hierher
terra-futura-web-step-copy = Kopiere einen Mitspieler
terra-futura-web-step-reward = Dank für deine Hilfe
terra-futura-web-step-clean = Dank für deine Hilfe
terra-futura-web-step-pattern = Die Endaktivierung
terra-futura-web-your-land = Dein Gebiet
terra-futura-web-land-of = Gebiet von { $name }
terra-futura-web-back-home = Zu meinem Gebiet
terra-futura-web-cards =
    { $count ->
        [one] 1 von 9 Karten
       *[other] { $count } von 9 Karten
    }
terra-futura-web-others = Andere Gebiete
terra-futura-web-scoring = Deine Wertungs-Karten
terra-futura-web-scoring-of = Wertungs-Karten von { $name }
terra-futura-web-secret = nur für dich sichtbar
terra-futura-web-cell =
    { $times ->
        [1] Reihe { $row } Spalte { $column }
        [2] Reihe { $row } Spalte { $column } zweimal
       *[other] Reihe { $row } Spalte { $column } { $times }-mal
    }
terra-futura-web-missing = Es fehlt: { $what }.
terra-futura-web-goals = Deine Ziele
terra-futura-web-goals-note = Nur du siehst sie. Am Ende wählst du das Muster einer der beiden, und der bessere Satz zählt.
terra-futura-web-pattern-free = Freie Felder in ihrem Muster: { $count }.
terra-futura-web-times =
    { $times ->
        [0] noch nicht erfüllt
        [one] einmal erfüllt
       *[other] { $times }-mal erfüllt
    }
terra-futura-web-end-kicker = Nach je neun Karten
terra-futura-web-end-you = Dein Gebiet ist am meisten wert
terra-futura-web-end-won =
    { $count ->
        [one] Das Gebiet von { $names } ist am meisten wert
       *[other] { $names } teilen sich den Sieg
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] { $points } Punkte, und kein einziger Würfel Verschmutzung.
        [one] { $points } Punkte, mit einem Würfel Verschmutzung.
       *[other] { $points } Punkte, mit { $cubes } Würfeln Verschmutzung.
    }
terra-futura-web-sheet = Wertungs-Blatt
terra-futura-web-row-raw = Rohstoffe
terra-futura-web-row-food = Nahrung
terra-futura-web-row-construction = Bauwerke
terra-futura-web-row-goods = Waren
terra-futura-web-row-set = Satz
terra-futura-web-row-polluted = Verschmutzte Karten
terra-futura-web-each = je { $points }
terra-futura-web-better = der bessere von zweien
terra-futura-web-total = Summe
terra-futura-web-winner = Sieg
terra-futura-web-end-tie = Gleich viele Punkte: Weniger Verschmutzung entscheidet.
terra-futura-web-end-note = Säulen: der Wert nach jedem Zug und nach der Endaktivierung. Umrandete Felder: das Muster, das jeder Spieler gewählt hat.
terra-futura-web-column-end = Ende
terra-futura-web-columns = { $name }: Wert nach jedem Zug

## Die Lektion

