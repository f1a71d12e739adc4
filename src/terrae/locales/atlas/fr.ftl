### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlas de { $game }
web-atlas-games = Jeu
web-atlas-where = Où tu es
web-atlas-search = Chercher dans les cartes
web-atlas-filters = Filtres
web-atlas-all = Toutes
web-atlas-found =
    { $found ->
        [one] { $found } carte sur { $all }
       *[other] { $found } cartes sur { $all }
    }
web-atlas-whole = { $all } cartes différentes
web-atlas-none = Aucune carte ne répond à cela.
web-atlas-show-all = Tout montrer
web-atlas-missing = Cette carte n’existe pas
web-atlas-often = Combien de fois
web-atlas-in-game = Dans le jeu
web-atlas-in-world = Dans le monde
web-atlas-source = Source
web-atlas-previous = Carte précédente : { $card }
web-atlas-next = Carte suivante : { $card }
web-atlas-pictures = Images : game-icons.net, CC BY 3.0
web-why-of = Pourquoi ce jeu : { $game }
