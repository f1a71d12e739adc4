### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlas of { $game }
web-atlas-games = Game
web-atlas-where = Where you are
web-atlas-search = Search the cards
web-atlas-filters = Filters
web-atlas-all = All
web-atlas-found = { $found } of { $all } cards
web-atlas-whole = { $all } different cards
web-atlas-none = No card matches that.
web-atlas-show-all = Show all
web-atlas-missing = There is no such card
web-atlas-often = How often
web-atlas-in-game = In the game
web-atlas-in-world = In the world
web-atlas-source = Source
web-atlas-previous = Previous card: { $card }
web-atlas-next = Next card: { $card }
web-atlas-pictures = Pictures: game-icons.net, CC BY 3.0
web-why-of = Why this game: { $game }
