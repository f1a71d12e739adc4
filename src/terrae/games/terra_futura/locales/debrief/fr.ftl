terra-futura-debrief-slide-points = D’où venaient les points
terra-futura-debrief-slide-dirt = Propre et sale
terra-futura-debrief-slide-search = Les mêmes cartes
terra-futura-debrief-same-deal = Les mêmes cartes à toutes les tables du même nombre de places
terra-futura-debrief-points-title = D’où venaient les points ?
terra-futura-debrief-points-line = Une colonne par tour, de gauche à droite. Au-dessus de la ligne : ce qui est sur les cartes actives, et le meilleur ensemble. Au-dessous : ce que coûte la pollution.
terra-futura-debrief-on-average = { $count ->
        [one] Un territoire : { $points } points.
       *[other] { $count } territoires, en moyenne { $points } points.
    }
terra-futura-debrief-turn = Tour { $turn }
terra-futura-debrief-end = À la fin
terra-futura-debrief-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Aucune carte n’a fini bloquée.
        [one] Une carte sur { $cards } a fini bloquée.
       *[other] { $blocked } cartes sur { $cards } ont fini bloquées.
    }
terra-futura-debrief-dirt-line = Un carré est une carte à la fin. Une carte bloquée ne s’utilise pas, et ce qu’elle porte ne compte pas.
terra-futura-debrief-clean = propre
terra-futura-debrief-dirty = avec pollution
terra-futura-debrief-blocked = bloquée
terra-futura-debrief-territory = propres { $clean }, avec pollution { $dirty }, dont bloquées { $blocked }
terra-futura-debrief-blockings = Cartes bloquées en chemin : { $blocked }. Redevenues actives : { $again }.
terra-futura-debrief-search-title = Ce qu’un bot a fait des mêmes cartes
terra-futura-debrief-search-line = Des bots qui prévoient (« { $bot } ») ont joué votre donne une fois, un à chaque place. Anneaux : vous. Pleins : le bot à la même place.
terra-futura-debrief-search-care = Une partie d’un bot. Elle montre ce que ces cartes pouvaient devenir, non ce que vous auriez dû faire.
terra-futura-debrief-seats = Tables de { $seats }
terra-futura-debrief-by-bot = bot : { $points }
terra-futura-debrief-by-you = vous : { $points }
terra-futura-debrief-thought = Tant qu’il y a de la place, la pollution semble ne rien coûter.
    .more = Quand la place est épuisée, toute une carte est bloquée. Qui garde un peu de place peut encore choisir.
terra-futura-debrief-score-short = { $points } points
terra-futura-debrief-blocked-short = bloquées { $points }
