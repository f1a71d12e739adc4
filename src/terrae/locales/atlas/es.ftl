### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlas de { $game }
web-atlas-games = Juego
web-atlas-where = Dónde estás
web-atlas-search = Buscar en las cartas
web-atlas-filters = Filtros
web-atlas-all = Todas
web-atlas-found = { $found } de { $all } cartas
web-atlas-whole = { $all } cartas distintas
web-atlas-none = Ninguna carta responde a eso.
web-atlas-show-all = Mostrar todas
web-atlas-missing = Esa carta no existe
web-atlas-often = Cuántas veces
web-atlas-in-game = En el juego
web-atlas-in-world = En el mundo
web-atlas-source = Fuente
web-atlas-previous = Carta anterior: { $card }
web-atlas-next = Carta siguiente: { $card }
web-atlas-pictures = Imágenes: game-icons.net, CC BY 3.0
web-why-of = Por qué este juego: { $game }
