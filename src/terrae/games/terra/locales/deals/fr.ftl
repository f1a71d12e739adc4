terra-deal-line = Encore { $count } crises à venir, et le monde va déjà mal. Environ huit minutes, un seul essai, les mêmes cartes pour tout le monde.
terra-deal-your-held = Ton monde a tenu
terra-deal-your-lost = Ton monde est perdu
terra-deal-lost-line = Aucun point ne compte.
terra-deal-held = { $points ->
        [one] monde tenu, { $points } point
       *[other] monde tenu, { $points } points
    }
terra-deal-lost = le monde est perdu
terra-deal-sign-done = résolue à temps
terra-deal-sign-later = résolue plus tard
terra-deal-sign-open = déclarée
terra-deal-sign-lost = la dernière
terra-deal-count-done = résolues à temps : { $count }
terra-deal-count-later = résolues plus tard : { $count }
terra-deal-count-open = déclarées à la fin : { $count }
terra-deal-count-lost = une de trop : { $count }
terra-deal-count-never = jamais venues : { $count }
terra-deal-parted = Crise { $place } : tu as donné { $own }, { $name } { $other }. { $ended ->
        [held] Ce monde a tenu.
       *[lost] Ce monde a été perdu.
    }
terra-deal-passed = a passé
terra-deal-the-world = le monde
terra-deal-was-held = tenu
terra-deal-was-lost = perdu
terra-deal-friends-line = Envoie une donne par un lien. Chacun joue à la même place avec les mêmes bots, et l’on compare crise par crise.
terra-deal-friends-same = À chaque crise, tout le monde a donné la même chose.
