### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlas hry { $game }
web-atlas-games = Hra
web-atlas-where = Kde jsi
web-atlas-search = Hledat v kartách
web-atlas-filters = Filtry
web-atlas-all = Všechny
web-atlas-found = { $found } z celkem { $all } karet
web-atlas-whole = { $all } různých karet
web-atlas-none = Tomu neodpovídá žádná karta.
web-atlas-show-all = Ukázat všechny
web-atlas-missing = Taková karta tu není
web-atlas-often = Jak často
web-atlas-in-game = Ve hře
web-atlas-in-world = Ve světě
web-atlas-source = Zdroj
web-atlas-previous = Předchozí karta: { $card }
web-atlas-next = Další karta: { $card }
web-atlas-pictures = Obrázky: game-icons.net, CC BY 3.0
web-why-of = Proč tato hra: { $game }
