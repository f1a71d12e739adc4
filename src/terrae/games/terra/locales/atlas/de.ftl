### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Jede Krise und jede Bewältigungskarte: wie oft es sie im Spiel gibt, und wofür sie in der Welt steht.
terra-atlas-search = Ein Name, eine Zahl, eine Region
terra-atlas-measures = Bewältigungskarten
    .line = 90 Karten: in jeder Farbe je sechs Einsen und Zweien, je fünf Dreien und Vieren, je vier Fünfen und Sechsen
terra-atlas-crises = Krisen
    .line = 18 Karten, eine für jede Farbe und Region
terra-atlas-measure = Bewältigungskarte
terra-atlas-crisis = Krise
terra-atlas-region = Region
terra-atlas-value = Wert
terra-atlas-threat = Gefahrenstufe
terra-atlas-copies = { $count } von { $all }
terra-atlas-copies-measure = { $count } der { $all } Bewältigungskarten
terra-atlas-copies-crisis = einmal; jede Krise gibt es nur einmal
terra-atlas-against = Hilft gegen
terra-atlas-helped-by = Was hilft

## In the game

terra-atlas-game-low = Als erste gespielt, bringt sie 3 Punkte, wenn die Krise abgewendet wird, so viel wie jede andere Karte. Und bei einer ausgebrochenen Krise erlaubt schon eine kleine, eine Kombination abzulegen.
terra-atlas-game-middle = Selten die höchste, oft die, die gerade fehlt: Wer die letzte Karte zu einer ausgebrochenen Krise legt, bekommt 5 Punkte, egal welchen Wert sie hat.
terra-atlas-game-high = Oft die höchste Karte und damit 3 Punkte wert, wenn eine Krise abgewendet wird. Zu einer ausgebrochenen Krise legst du sie am besten dann, wenn sie die Krise löst.
terra-atlas-game-crisis = Wird sie aufgedeckt, dürfen alle je eine Karte ihrer Farbe spielen. Erreichen sie zusammen { $threat }, ist die Krise abgewendet; sonst bricht sie aus, und mit dreien in einer Region, vieren in einer Farbe oder sieben insgesamt ist die Welt verloren.

## In the world: the measures

terra-atlas-G1 = Aus Glas, Papier, Metall und Küchenabfällen kann Neues werden, wenn man sie getrennt hält. Was zusammen in der Tonne landet, wird meist vergraben oder verbrannt.
terra-atlas-G2 = Was niemand verbraucht, muss nicht gefällt, gepumpt oder ausgegraben werden. Flicken, Teilen und ein wenig Verzicht lassen mehr für alle, die nach uns kommen.
terra-atlas-G3 = Junge Bäume halten Boden und Wasser fest, kühlen das Land und nehmen beim Wachsen Kohlenstoff auf. Am besten gelingt es mit den richtigen Bäumen am richtigen Ort, und wenn die Menschen dort etwas davon haben.
terra-atlas-G4 = Ein Brunnen, ein Kanal oder ein Tropfschlauch lässt Felder auch in trockenen Jahren tragen und erspart lange Wege nach Wasser. Es hält, solange man nicht mehr entnimmt, als Regen und Schnee bringen.
terra-atlas-G5 = Filter, geschlossene Kreisläufe und bessere Verfahren halten Gift auf, bevor es in Luft und Flüsse gelangt. Besser, als Schmutz zu beseitigen, ist es, ihn gar nicht erst zu machen.
terra-atlas-G6 = Sonne, Wind, Wasser und Erdwärme gehen nicht zur Neige und lassen wenig zurück. Was oft fehlt, sind Leitungen und Speicher.
terra-atlas-B1 = Hunger kommt selten daher, dass es auf der Welt zu wenig Nahrung gäbe: Es fehlt an Frieden, Geld oder einer Straße zum Markt. Mit sauberem Wasser und einem vollen Teller beginnt jede andere Hilfe.
terra-atlas-B2 = Eine Impfung, eine Hebamme, ein Medikament, das man bezahlen kann: Vieles, was Leben rettet, ist einfach. Es muss nur da sein, nah und rechtzeitig.
terra-atlas-B3 = Wie man einen Hang in Terrassen legt, Saatgut bewahrt oder gegen die Hitze baut, wurde über Generationen gelernt. Wo es weitergegeben wird, behalten Menschen ihre Arbeit und ihre Eigenart.
terra-atlas-B4 = Mit einer Adresse findet man leichter Arbeit, Schule und Arzt. Ein Zuhause ist oft der erste Schritt zurück unter Menschen, nicht die Belohnung am Ende.
terra-atlas-B5 = Niemand kommt mit Verachtung für andere zur Welt: Sie wird gelernt und lässt sich verlernen. Dazu braucht es gerechte Gesetze und Menschen, die widersprechen, wenn jemand herabgesetzt wird.
terra-atlas-B6 = Wer lesen, rechnen und nachfragen kann, kann auf Gesundheit, Arbeit und Rechte achten. Lernen Mädchen so viel wie Jungen, geht es ganzen Familien besser.
terra-atlas-R1 = Regeln werden befolgt, Steuern gezahlt und Nachbarn geachtet, weil die meisten es von sich aus tun. Aus solchen kleinen Dingen besteht das Zusammenleben, jeden Tag.
terra-atlas-R2 = Wer mehr hat, hilft denen, die weniger haben: nach einem Erdbeben, in einer Dürre, über eine Grenze hinweg. Am besten hilft, was mit den Betroffenen abgesprochen ist.
terra-atlas-R3 = Minen lauern noch lange nach dem Friedensschluss, in Feldern und auf Schulwegen. Sie zu räumen ist langsame Handarbeit und gibt das Land Meter für Meter zurück.
terra-atlas-R4 = Vermittler hören beide Seiten an, bevor die Waffen sprechen. Ein Gespräch zur rechten Zeit kommt selten in die Nachrichten, denn was es verhindert, geschieht nicht.
terra-atlas-R5 = Flüsse, Krankheiten und Schiffe überqueren Grenzen, also müssen Abkommen das auch. Internationale Organisationen sind nur so stark, wie ihre Mitglieder sie machen.
terra-atlas-R6 = Wer seine Regierung wählen, kritisieren und abwählen darf, kann Fehler ohne Gewalt berichtigen. Demokratie lebt von freien Medien, unabhängigen Gerichten und Menschen, die mitmachen.

## In the world: the crises

terra-atlas-G-NA = Wälder haben schon immer gebrannt; bei längerer Dürre und größerer Hitze geraten Brände außer Kontrolle. Kleine Feuer, die Fachleute bei kühlem Wetter legen und bewachen, nehmen ihnen die Nahrung.
terra-atlas-G-SA = Der meiste Wald, der am Amazonas verschwindet, weicht Weiden und Äckern. Mit ihm gehen Regen, der weit im Land fällt, die Heimat von Völkern und Arten und ein Speicher für Kohlenstoff.
terra-atlas-G-EU = Ein Fluss trägt, was Fabriken, Gruben und Felder einleiten, stromabwärts über jede Grenze. Einige der schmutzigsten sind wieder lebendig, seit ihre Anrainer sich auf Regeln geeinigt haben.
terra-atlas-G-AF = Wo Bäume fallen, Herden zu groß werden und der Regen ausbleibt, trägt der Wind den Boden fort. Im Sahel gewinnen Bauern Land zurück: mit Steinreihen, kleinen Pflanzgruben und Bäumen, die sie wachsen lassen.
terra-atlas-G-AS = Abgase, Kohlerauch und brennende Stoppelfelder sammeln sich in stiller Winterluft über großen Städten. Sie schaden Lunge und Herz; wo Brennstoffe und Filter besser wurden, ist der Himmel klarer geworden.
terra-atlas-G-OC = Wird das Meer zu warm, verlieren Korallen die Algen, die sie ernähren, werden weiß und können verhungern. Riffe sind Kinderstuben der Fische und brechen die Wellen vor der Küste; in kühleren Jahren können sie sich erholen.
terra-atlas-B-NA = Wo Mieten schneller steigen als Löhne, landen selbst Menschen mit Arbeit in Zelten und Autos. Bezahlbare Wohnungen und Hilfe vor der Räumung halten Türen offen, die sich sonst schwer wieder öffnen.
terra-atlas-B-SA = Neben ummauerten Villen liegen Viertel ohne Kanalisation: Wo jemand geboren wird, entscheidet zu viel. Schulen, Land, gerechte Steuern und sichere Arbeit schließen die Kluft, langsam.
terra-atlas-B-EU = Wer Arbeit, Gesundheit oder Partner verliert, verliert leicht auch die Wohnung, selbst in reichen Städten. Manche Städte geben Menschen zuerst eine Wohnung und klären von dort aus alles andere.
terra-atlas-B-AF = Ein Virus reist so schnell wie die Menschen und trifft am härtesten, wo Krankenhäuser selten sind. Frühe Meldungen, Impfungen und Helfer, denen die Dörfer vertrauen, halten es auf.
terra-atlas-B-AS = Ein Kind, das Teppiche knüpft oder Steine klopft, verdient heute ein wenig und versäumt die Schule. Verdienen die Eltern genug und ist die Schule kostenlos und nah, schicken sie es zum Lernen.
terra-atlas-B-OC = Auf flachen Inseln und in Flussdeltas dringt das steigende Meer in die Häuser, und Stürme drücken es weiter. Deiche, Mangroven und Pfahlbauten gewinnen Zeit; manche müssen umziehen.
terra-atlas-R-NA = Wo stets eine Waffe zur Hand ist, endet ein Streit oder eine dunkle Stunde leichter mit dem Tod. Sichere Aufbewahrung, gute Gesetze und Menschen, die zwischen Rivalen treten, retten Leben.
terra-atlas-R-SA = Wo der Staat schwach ist, treiben Banden Schutzgeld ein, werben Jungen an und bringen Menschen zum Schweigen. Schulen, Arbeit und eine Polizei, der man vertrauen kann, entziehen ihnen den Boden.
terra-atlas-R-EU = Rollen Panzer über eine Grenze, werden Häuser, Felder und das Vertrauen von Generationen zerstört. Dass Nachbarn besser reden als schießen, wurde hier zu einem furchtbaren Preis gelernt.
terra-atlas-R-AF = Kämpft ein Land gegen sich selbst, werden Nachbarn zu Feinden, Felder liegen brach, und Hunger folgt. Frieden hält, wenn alle Seiten an Macht, Recht und Reichtum des Landes teilhaben.
terra-atlas-R-AS = Raketen, die den Nachbarn in Minuten erreichen, lassen keine Zeit zum Nachdenken. Verträge, Kontrollen und ein direkter Draht zwischen den Hauptstädten haben geholfen, das Schlimmste zu verhindern.
terra-atlas-R-OC = In engen Meeresstraßen zwischen den Inseln kommen nachts Räuber an Bord. Patrouillen, die Nachbarstaaten gemeinsam fahren, helfen, und ebenso ein gutes Auskommen für die Fischer.

## Why this game

terra-why = Alle können gewinnen, und alle können verlieren
    .lead = Bruno Faidutti hat Terra für das Universelle Forum der Kulturen gemacht, das 2004 in Barcelona stattfand: ein Treffen, bei dem es ums Zuhören statt ums Streiten ging. Das Spiel stellt immer wieder dieselbe Frage: Wie viel gebe ich?
terra-why-1 = Eine Krise fragt nicht, wem sie gehört
    .text = Sie bricht in einer Region aus und zählt für alle. Wer weit weg wohnt, kann einmal passen, oder zweimal. Doch drei in einer Region, vier in einer Farbe oder sieben insgesamt beenden das Spiel für alle.
terra-why-2 = Geben wird belohnt, ein wenig
    .text = Wer zuerst und wer am großzügigsten hilft, bekommt Punkte. Trotzdem ist eine Hand voller Sechsen am meisten wert, wenn die anderen ihre hergeben. Ökonomen nennen das Trittbrettfahren; am Tisch spürt man es.
terra-why-3 = Worte kosten nichts, und sie zählen
    .text = Versprich, bitte, bluffe: Nichts Gesagtes bindet jemanden. Gerade deshalb ist Vertrauen hier so viel wert. Dasselbe erhoffte sich das Forum zwischen den Völkern: erst zuhören, denn Streit ist der teurere Weg.
terra-why-4 = Achtzehn Bewältigungskarten, keine davon Zauberei
    .text = Vom Trennen des Abfalls bis zur Demokratie steht jede für Arbeit, die Menschen wirklich tun. Kleine Zahlen sind kleine Schritte, keine nutzlosen: Eine Eins zum Schluss kann eine Region retten.
terra-why-omits = Was das Spiel weglässt: Echte Krisen warten nicht, bis sie an der Reihe sind, und wer am wenigsten zu ihnen beigetragen hat, den treffen sie oft zuerst.
