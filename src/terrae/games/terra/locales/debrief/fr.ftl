terra-debrief-same-deals = Les mêmes cartes à toutes les tables
terra-debrief-held = { $count ->
        [one] { $count } monde a tenu.
       *[other] { $count } mondes ont tenu.
    }
terra-debrief-held-then = { $first ->
        [one] { $first } monde a tenu. Puis { $last }.
       *[other] { $first } mondes ont tenu. Puis { $last }.
    }
terra-debrief-rounds-line = Chaque ligne est une table, chaque signe une crise, dans l’ordre où elles sont venues. Couleurs et lieux portaient d’autres noms à chaque table ; ici ce sont ceux de la table 1.
terra-debrief-sign = { $crisis } : { $sign }
terra-debrief-sign-done = résolue à temps
terra-debrief-sign-later = déclarée, puis résolue
terra-debrief-sign-open = déclarée jusqu’à la fin
terra-debrief-sign-lost = celle qui a tout fini
terra-debrief-by-the-bell = par la cloche, carte { $card }
terra-debrief-lost-by = carte { $card } : { $reason ->
        [total] { $number } en tout
       *[other] { $number } × { $which }
    }
terra-debrief-card = carte { $card }
terra-debrief-moment-of = Le dernier moment était le tour de : { $seat }
terra-debrief-moment-line = { $crisis }, menace { $threat }. Avec toutes les mains sur la table, on voit le dernier moment où on pouvait le sauver.
terra-debrief-still-open = Encore déclarées : { $crises }.
terra-debrief-which-table = Quelle table ?
terra-debrief-plays = joue
terra-debrief-in-hand = encore en main
terra-debrief-no-more = plus rien de cette couleur
terra-debrief-reach = Le plus qu’ils pouvaient encore atteindre
terra-debrief-at-first = au début
terra-debrief-threat = menace { $threat }
terra-debrief-before-after = Avant ce tour, { $before } restait possible, après { $after }. La menace est de { $threat } : { $seat } pouvait encore sauver ce monde.
terra-debrief-earlier = { $count ->
        [one] Dans cette crise, plus rien ne pouvait être sauvé. Une décision plus tôt, { $seat } pouvait encore changer la fin.
       *[other] Dans cette crise, plus rien ne pouvait être sauvé. { $count } décisions plus tôt, { $seat } pouvait encore changer la fin.
    }
terra-debrief-nothing-saved = Aucune décision à elle seule n’aurait changé cette fin.
terra-debrief-nobody-could = À la table, personne ne pouvait le voir : les mains sont cachées. Il s’agit du tour, pas de la personne.
terra-debrief-round-against-round = Manche contre manche
terra-debrief-given-line = Points pour dix cartes piochées, afin de comparer parties courtes et longues. Anneaux : la première manche ; pleins : la dernière.
terra-debrief-given = donné
terra-debrief-hoarded = mis de côté
terra-debrief-points = { $points } points
terra-debrief-same-pupils = Les mêmes élèves, un par un
terra-debrief-same-pupils-line = { $count } d’entre vous ont joué les deux manches. Un carré, c’est l’un de vous.
terra-debrief-gave-more = ont donné plus
terra-debrief-gave-same = à peu près autant
terra-debrief-gave-less = ont donné moins
terra-debrief-about-the-same = « À peu près autant » : pas plus de 1 point d’écart. Qui a manqué ou quitté une manche n’est pas compté.
terra-debrief-worlds-that-held = Les mondes qui ont tenu
terra-debrief-rich-title = Qui a combien ?
terra-debrief-rich-line = Coupez tous les points d’une table en 100 parts, comme un gâteau. Puis regardez qui est assis devant combien.
terra-debrief-far-from-even = À quelle distance de l’égalité ?
terra-debrief-far-line = 0 : tous ont autant. 100 : un seul a tout. Une table avec un bot n’y est pas.
terra-debrief-said-title = Vous pouviez aider : l’avez-vous fait ?
terra-debrief-passed-able = Manche { $round } : passé { $passed } fois sur { $able } alors qu’on pouvait aider.
terra-debrief-fines = { $count ->
        [one] L’amende a été payée une fois.
       *[other] L’amende a été payée { $count } fois.
    }
terra-debrief-promises = Promesses tenues : { $kept }, rompues : { $broken }.
terra-debrief-you-said = Vous avez dit : combien de mondes tiendront ?
terra-debrief-guess = { $worlds } : { $count }
terra-debrief-could-help = Vous pouviez aider : l’avez-vous fait ?
terra-debrief-could-help-line = Plein : aidé. Barré : passé alors qu’on pouvait.
terra-debrief-said-care = Une règle peut agir du seul fait d’exister. Mais une seule donne et si peu de tables, cela peut aussi être le hasard.
terra-debrief-twins-of = La même place ailleurs : place { $letter }, manche { $round }
terra-debrief-twins-title = { $count ->
        [one] L’un de vous a reçu cette main
       *[other] { $count } d’entre vous ont reçu cette main
    }
terra-debrief-twins-line = Les mêmes cartes, les mêmes crises, dans le même ordre. Ce qui diffère : qui était autour de vous, et ce que vous avez fait.
terra-debrief-which-seat = Quelle place ?
terra-debrief-seat-option = Manche { $round }, tables de { $seats } : place { $letter }
terra-debrief-hand = La main au départ
terra-debrief-twins-care = On ne compare que des tables d’autant de places. La main, les crises et l’ordre de la pioche sont les mêmes ; qui pioche quoi ensuite dépend de votre jeu.
terra-debrief-given-in-all = donné en tout
terra-debrief-then-a-bot = puis un bot
terra-debrief-did-passed = a passé, pouvant aider
terra-debrief-did-none = n’en avait pas
terra-debrief-did-never = jamais venue
terra-debrief-did-bot = un bot : non compté
terra-debrief-slide-given = Donné et mis de côté
terra-debrief-given-short = donné { $points }
terra-debrief-hoarded-short = mis de côté { $points }
terra-debrief-thought = Ce qui est à tous ne dure que si chacun donne avant d’être sûr des autres.
    .more = Une règle que vous avez choisie vous-mêmes peut rendre cela plus facile. C’est tout le jeu. Ce n’est pas qu’un jeu.
