### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlasul jocului { $game }
web-atlas-games = Joc
web-atlas-where = Unde ești
web-atlas-search = Caută în cărți
web-atlas-filters = Filtre
web-atlas-all = Toate
web-atlas-found = { $found } din { $all } de cărți
web-atlas-whole = { $all } de cărți diferite
web-atlas-none = Nicio carte nu se potrivește.
web-atlas-show-all = Arată toate
web-atlas-missing = Cartea aceasta nu există
web-atlas-often = Cât de des
web-atlas-in-game = În joc
web-atlas-in-world = În lume
web-atlas-source = Sursa
web-atlas-previous = Cartea anterioară: { $card }
web-atlas-next = Cartea următoare: { $card }
web-atlas-pictures = Imagini: game-icons.net, CC BY 3.0
web-why-of = De ce acest joc: { $game }
