### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlas von { $game }
web-atlas-games = Spiel
web-atlas-where = Wo du bist
web-atlas-search = Karten durchsuchen
web-atlas-filters = Filter
web-atlas-all = Alle
web-atlas-found = { $found } von { $all } Karten
web-atlas-whole = { $all } verschiedene Karten
web-atlas-none = Dazu findet sich keine Karte.
web-atlas-show-all = Alle zeigen
web-atlas-missing = Diese Karte gibt es nicht
web-atlas-often = Wie oft
web-atlas-in-game = Im Spiel
web-atlas-in-world = In der Welt
web-atlas-source = Quelle
web-atlas-previous = Vorige Karte: { $card }
web-atlas-next = Nächste Karte: { $card }
web-atlas-pictures = Bilder: game-icons.net, CC BY 3.0
web-why-of = Warum dieses Spiel: { $game }
