### The pages of the atlas and of "why this game", for every game. Loaded when somebody looks.

web-atlas-of = Atlante di { $game }
web-atlas-games = Gioco
web-atlas-where = Dove sei
web-atlas-search = Cerca fra le carte
web-atlas-filters = Filtri
web-atlas-all = Tutte
web-atlas-found =
    { $found ->
        [one] { $found } carta su { $all }
       *[other] { $found } carte su { $all }
    }
web-atlas-whole = { $all } carte diverse
web-atlas-none = Nessuna carta corrisponde.
web-atlas-show-all = Mostra tutte
web-atlas-missing = Questa carta non c’è
web-atlas-often = Quante volte
web-atlas-in-game = Nel gioco
web-atlas-in-world = Nel mondo
web-atlas-source = Fonte
web-atlas-previous = Carta precedente: { $card }
web-atlas-next = Carta successiva: { $card }
web-atlas-pictures = Immagini: game-icons.net, CC BY 3.0
web-why-of = Perché questo gioco: { $game }
