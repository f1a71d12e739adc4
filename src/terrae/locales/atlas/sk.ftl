### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlas hry { $game }
web-atlas-games = Hra
web-atlas-where = Kde si
web-atlas-search = Hľadať v kartách
web-atlas-filters = Filtre
web-atlas-all = Všetky
web-atlas-found = { $found } z celkovo { $all } kariet
web-atlas-whole = { $all } rôznych kariet
web-atlas-none = Tomu nezodpovedá žiadna karta.
web-atlas-show-all = Ukázať všetky
web-atlas-missing = Taká karta tu nie je
web-atlas-often = Ako často
web-atlas-in-game = V hre
web-atlas-in-world = Vo svete
web-atlas-source = Zdroj
web-atlas-previous = Predchádzajúca karta: { $card }
web-atlas-next = Ďalšia karta: { $card }
web-atlas-pictures = Obrázky: game-icons.net, CC BY 3.0
web-why-of = Prečo táto hra: { $game }
