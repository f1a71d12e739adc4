### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atles de { $game }
web-atlas-games = Joc
web-atlas-where = On ets
web-atlas-search = Cerca en les cartes
web-atlas-filters = Filtres
web-atlas-all = Totes
web-atlas-found = { $found } de { $all } cartes
web-atlas-whole = { $all } cartes diferents
web-atlas-none = Cap carta no hi respon.
web-atlas-show-all = Mostra-les totes
web-atlas-missing = Aquesta carta no existeix
web-atlas-often = Quantes vegades
web-atlas-in-game = Al joc
web-atlas-in-world = Al món
web-atlas-source = Font
web-atlas-previous = Carta anterior: { $card }
web-atlas-next = Carta següent: { $card }
web-atlas-pictures = Imatges: game-icons.net, CC BY 3.0
web-why-of = Per què aquest joc: { $game }
