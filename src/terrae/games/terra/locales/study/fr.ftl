terra-puzzle-last-card = La dernière carte
    .line = Quelqu’un a encore ce qui manque.
terra-puzzle-who-goes-first = Qui commence
    .line = Donner tôt, pour que les autres osent.
terra-puzzle-work-off = Résoudre les anciennes
    .line = Une ancienne crise décide d’une nouvelle.
terra-puzzle-hoard-or-hold = Mettre de côté ou garder
    .line = Une série qui coûte un monde, ou pas.
terra-puzzle-too-late = Trop tard
    .line = Ici plus personne ne pouvait aider. Vraiment ?
terra-puzzle-turn = Un tour entre deux crises
terra-puzzle-needed = Il faut { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] Aucune crise n’est déclarée.
        [one] Déclarée : { $names }.
       *[other] Déclarées : { $names }.
    }
terra-puzzle-card = Carte { $card } sur { $cards }.
terra-puzzle-fatal = nécessaires ({ $colour }), sinon le contrôle est perdu.
terra-puzzle-plays = joue { $value }
terra-puzzle-passes = passe
terra-puzzle-tap = Choisis une carte par place, ou passe.
terra-puzzle-sum = { $sum } sur { $threat }
terra-puzzle-lost = On ne peut plus le sauver
terra-puzzle-holds = Ainsi il tient
terra-puzzle-only = Seules les cartes de la couleur ({ $colour }) sont montrées : les autres n’aident pas ici. Toutes les façons de jouer ce tour ont été comptées, et la réponse peut être non.
terra-coach-ticks = Les traits sont des crises ; les grands, celles qui se sont déclarées.
