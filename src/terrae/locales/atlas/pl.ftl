### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlas gry { $game }
web-atlas-games = Gra
web-atlas-where = Gdzie jesteś
web-atlas-search = Szukaj w kartach
web-atlas-filters = Filtry
web-atlas-all = Wszystkie
web-atlas-found = { $found } z { $all } kart
web-atlas-whole = Różnych kart: { $all }
web-atlas-none = Żadna karta temu nie odpowiada.
web-atlas-show-all = Pokaż wszystkie
web-atlas-missing = Takiej karty tu nie ma
web-atlas-often = Jak często
web-atlas-in-game = W grze
web-atlas-in-world = W świecie
web-atlas-source = Źródło
web-atlas-previous = Poprzednia karta: { $card }
web-atlas-next = Następna karta: { $card }
web-atlas-pictures = Obrazki: game-icons.net, CC BY 3.0
web-why-of = Dlaczego ta gra: { $game }
