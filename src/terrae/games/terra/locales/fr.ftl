### Terra's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name. $card is a Solution as
### "♣G4", $crisis the message terra-crisis-*.
### The adjectives of the colours are feminine here: une carte verte, une crise verte, de couleur verte.

## T1: colours

terra-colour-G = Environnement
    .adjective = verte
terra-colour-B = Société
    .adjective = bleue
terra-colour-R = Diplomatie
    .adjective = rouge

## T2: regions

terra-region-NA = Amérique du Nord
    .short = Am. Nord
    .tiny = Am. N.
terra-region-SA = Amérique du Sud
    .short = Am. Sud
    .tiny = Am. S.
terra-region-EU = Europe
    .short = Europe
    .tiny = Eur.
terra-region-AF = Afrique
    .short = Afrique
    .tiny = Afr.
terra-region-AS = Asie et Moyen-Orient
    .short = Asie
    .tiny = Asie
terra-region-OC = Océanie et Asie du Sud
    .short = Océanie
    .tiny = Océ.

## T2: crises. The names are Terrae's own.

terra-crisis-G-NA = Feux de forêt en Amérique du Nord
    .short = Feux de forêt
terra-crisis-G-SA = Forêt tropicale rasée en Amérique du Sud
    .short = Forêt rasée
terra-crisis-G-EU = Rivières empoisonnées en Europe
    .short = Rivières empoisonnées
terra-crisis-G-AF = Désertification en Afrique
    .short = Désertification
terra-crisis-G-AS = Smog étouffant en Asie
    .short = Smog étouffant
terra-crisis-G-OC = Récifs mourants en Océanie
    .short = Récifs mourants
terra-crisis-B-NA = Villages de tentes en Amérique du Nord
    .short = Villages de tentes
terra-crisis-B-SA = Inégalités criantes en Amérique du Sud
    .short = Inégalités
terra-crisis-B-EU = Vies sans abri en Europe
    .short = Vies sans abri
terra-crisis-B-AF = Épidémie en Afrique
    .short = Épidémie
terra-crisis-B-AS = Travail des enfants en Asie
    .short = Travail des enfants
terra-crisis-B-OC = Maisons inondées en Océanie
    .short = Maisons inondées
terra-crisis-R-NA = Violence armée en Amérique du Nord
    .short = Violence armée
terra-crisis-R-SA = Loi des gangs en Amérique du Sud
    .short = Loi des gangs
terra-crisis-R-EU = Guerre de frontière en Europe
    .short = Guerre de frontière
terra-crisis-R-AF = Guerre civile en Afrique
    .short = Guerre civile
terra-crisis-R-AS = Crise des missiles en Asie
    .short = Crise des missiles
terra-crisis-R-OC = Piraterie en Océanie
    .short = Piraterie

## T3: measures

terra-measure-G1 = tri des déchets
terra-measure-G2 = économie des ressources naturelles
terra-measure-G3 = reboisement
terra-measure-G4 = irrigation et accès à l’eau
terra-measure-G5 = production plus propre
terra-measure-G6 = énergies renouvelables
terra-measure-B1 = eau et nourriture pour tous
terra-measure-B2 = accès à la santé
terra-measure-B3 = savoir-faire traditionnels
terra-measure-B4 = lutte contre l’exclusion, un toit pour chacun
terra-measure-B5 = lutte contre le racisme
terra-measure-B6 = éducation pour tous
terra-measure-R1 = citoyenneté
terra-measure-R2 = solidarité
terra-measure-R3 = déminage
terra-measure-R4 = prévention des conflits
terra-measure-R5 = soutien aux organismes internationaux
terra-measure-R6 = démocratie

## What happened

terra-event-draw =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $name } pioche une carte.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $name } pioche { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Tu révèles une crise : { $crisis }.
       *[no] { $name } révèle une crise : { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Tu passes.
       *[no] { $name } passe.
    }
terra-event-play =
    { $you ->
        [yes] Tu joues { $card }.
       *[no] { $name } joue { $card }.
    }
terra-event-averted = Résolue à temps !
terra-event-averted-points =
    { $you ->
        [yes] Tu marques { $points } points.
       *[no] { $name } marque { $points } points.
    }
terra-event-full-blown = La crise se déclare.
terra-event-full-blown-fined =
    { $you ->
        [yes] Tu paies une amende d’un point.
       *[no] { $name } paie une amende d’un point.
    }
terra-event-contribute =
    { $you ->
        [yes] Tu joues { $card } sur { $crisis }.
       *[no] { $name } joue { $card } sur { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] La crise est résolue, et tu marques { $points } points.
       *[no] La crise est résolue, et { $name } marque { $points } points.
    }
terra-event-hoard =
    { $you ->
        [yes] Tu mets de côté une série de trois.
       *[no] { $name } met de côté une série de trois, face cachée.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Tu mets de côté { $cards }.
       *[no] { $name } met de côté { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Tu défausses { $card }.
       *[no] { $name } défausse { $card }.
    }
terra-event-over-success = La pioche est vide, et le monde tient toujours debout.
terra-event-over-loss = Le contrôle est perdu : le monde est perdu, et tous avec lui.

## The table

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
terra-turn =
    { $you ->
        [yes] à toi de jouer
       *[no] à { $name } de jouer
    }
terra-head-region = région
terra-head-region-danger = fin à { $limit }
terra-foot-colour = fin à { $limit }
terra-head-player = joueur
terra-head-hand = main
terra-head-sets = séries
terra-head-answer = réponse
terra-head-points = points sur le plateau
terra-head-points-short = points
terra-name-own =
    { $name ->
        [You] Toi
       *[other] { $name } (toi)
    }
terra-solved = résolue
terra-partner = partenaire
terra-not-asked = à venir
terra-asked = en cours
terra-passed = passe
terra-impending = Crise imminente : { $crisis }
terra-impending-sum = { $sum } sur { $threat }, il manque { $missing }
terra-impending-reached = { $sum } sur { $threat }, c’est assez
terra-hand = Ta main
terra-hand-empty = vide
terra-hoard =
    { $sets ->
        [0] encore rien de côté
        [one] { $sets } série de côté, valeur { $value }
       *[other] { $sets } séries de côté, valeur { $value }
    }

## T12: danger, nearest first

terra-total = crises déclarées
terra-total-of = { $total } sur { $limit }
terra-danger-region = { $region } : encore une crise déclarée et le monde est perdu.
terra-danger-colour = Encore une crise { $colour } déclarée et le monde est perdu.
terra-danger-total = Encore une crise déclarée et le monde est perdu.
terra-danger-now = Si cette crise se déclare, le monde est perdu !

## Questions and answers

terra-question-impending = { $crisis } : joues-tu une carte { $colour }, ou passes-tu ?
terra-question-common-good = Joues-tu une carte sur une crise déclarée ?
terra-question-hoard = Tu as aidé : tu peux mettre de côté une série de trois.
terra-none-hoard = Tu n’as aucune série de trois.
terra-none-common-good = Tu n’as aucune carte de la couleur d’une crise où tu pourrais encore aider.
terra-none-impending = Tu n’as pas de carte { $colour } : tu ne peux que passer.
terra-question-discard = Plus de 8 cartes en main : défausses-en une.
terra-answer-pass = garder tes cartes
terra-answer-pass-fine = garder tes cartes; −{ $fine } si elle se déclare
terra-answer-play = { $measure } : { $sum } sur { $threat }
terra-answer-play-enough = { $measure } : { $sum } sur { $threat }, c’est assez
terra-answer-done-common-good = ne plus jouer de carte ce tour-ci
terra-answer-done-hoard = ne rien mettre de côté
terra-answer-contribute = { $crisis } : { $sum } sur { $threat }
terra-answer-contribute-solves = { $crisis } : { $sum } sur { $threat }, résolue : 5 points
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] une suite d’une couleur, valeur { $value }
               *[no] trois cartes pareilles, valeur { $value }
            }
       *[other] { $run ->
                [yes] une suite en trois couleurs, valeur { $value }
               *[no] la même valeur en trois couleurs, valeur { $value }
            }
    }
terra-hoard-yours = (dont { $yours } pour toi)
terra-answer-discard = { $measure }

## The end

terra-end-success = Le monde tient debout.
terra-end-loss-region = Le monde est perdu : trois crises déclarées dans une région (T12).
terra-end-loss-colour = Le monde est perdu : quatre crises déclarées d’une couleur (T12).
terra-end-loss-total = Le monde est perdu : sept crises déclarées (T12).
terra-end-loss-nobody = Personne ne gagne, et aucun score ne compte.
terra-end-head-track = plateau
terra-end-head-hoard = séries
terra-end-head-score = score
terra-end-head-team = équipe
terra-end-winner = gagne
terra-end-won =
    { $you ->
        [yes] Tu gagnes !
        [shared] Tu partages la victoire avec { $names }.
       *[no]
            { $count ->
                [one] { $names } gagne.
               *[other] { $names } partagent la victoire.
            }
    }

## Rules of the moment, in a sentence or three each

terra-rule-T8 = Prends la carte du dessus de la pioche. Une Résolution va dans ta main sans être montrée. Une Crise est retournée devant tout le monde : elle est imminente.
    .title = Piocher
terra-rule-T9 = Un seul tour de table dans le sens des aiguilles d’une montre, en partant de qui a pioché : chacun joue exactement une carte de la couleur de la crise, ou passe. Tout le monde répond, même une fois la valeur atteinte.
    .title = Crise imminente
terra-rule-T10 = Si le total atteint la valeur de la crise, elle est résolue à temps. La première personne à jouer une carte marque 3, et quiconque a joué la plus haute aussi ; première et plus haute, cela fait 6. Le tour de qui a pioché s’arrête là.
    .title = Résolue à temps
terra-rule-T11 = Si le total reste sous la valeur de la crise, les cartes sont perdues et la crise se déclare, sans aucune carte dessus.
    .title = Non résolue
terra-rule-T12 = Le monde est perdu avec trois crises déclarées dans une région, quatre d’une couleur, ou sept en tout. Alors tout le monde perd.
    .title = Perte de contrôle
terra-rule-T13 = Si le contrôle n’est pas perdu, qui a pioché la crise pioche une autre carte ; si la pioche est vide, le tour continue.
    .title = Remplacement
terra-rule-T14 = À ton tour, tu peux jouer des cartes sur les crises déclarées de leur couleur : une carte au plus par crise et par tour, sur autant de crises que tu veux.
    .title = Agir pour le bien commun
terra-rule-T15 = Dès que les cartes d’une crise déclarée atteignent sa valeur, elle est résolue, et la dernière carte rapporte 5 à qui l’a jouée. D’ici là, les cartes y restent.
    .title = Résoudre une crise déclarée
terra-rule-T16 = Si tu as joué ce tour-ci une carte sur une crise déclarée, tu peux poser une série de trois face cachée : la même valeur en une ou trois couleurs, ou trois valeurs qui se suivent en une ou trois couleurs.
    .title = Mettre de côté
terra-rule-T17 = À la fin de ton tour, tu défausses face visible jusqu’à n’avoir que 8 cartes.
    .title = Limite de la main
terra-rule-T18 = La partie est réussie quand la pioche est vide et que le tour de la dernière carte piochée est terminé.
    .title = Fin heureuse
terra-rule-T19 = Score final : les points du plateau et les valeurs de toutes les cartes mises de côté. Le plus haut gagne ; à égalité, la victoire est partagée.
    .title = Décompte final
terra-rule-T20 = Les partenaires se font face et additionnent leurs scores ; ils ne voient pas la main l’un de l’autre.
    .title = Équipes
terra-rule-T23 = On parle librement à tout moment, et rien de ce qui se dit n’engage : tu peux promettre, demander et bluffer. Montrer des cartes n’est pas permis.
    .title = Discussion
terra-rule-L1 = Partie courte : le monde est perdu avec 2 crises déclarées d’une couleur ou 3 en tout ; avec neuf crises, 2 dans une région, 3 d’une couleur ou 5 en tout. Alors tout le monde perd.
    .title = Partie courte
terra-rule-L2 = Quand une crise se déclare, qui a passé avec une carte de sa couleur en main perd un point.
    .title = Une amende
terra-rule-L3 = À la fin, la moitié de ce que chacun a mis de côté va dans un pot partagé à parts égales ; le point impair reste à qui il est.
    .title = Le pot commun
terra-rule-L5 = Toutes les mains sont visibles ; ce qui est mis de côté reste face cachée.
    .title = Mains visibles
terra-rule-L6 = Chaque menace compte un de plus que ce qui est imprimé.
    .title = Temps plus durs

## The table in the browser

terra-name = Terra
terra-web-tagline = Des crises éclatent partout dans le monde. Ensemble, il faut donner assez, sinon tout le monde perd. Donne trop, et un autre gagne.
terra-web-minutes = 40 minutes
terra-bot-tips = aide prudente
    .line = Aide quand une crise est dangereuse, et met de côté sur le tard.
terra-bot-greedy = profiteur
    .line = N’aide que si cela rapporte, et met de côté tout ce qu’il peut.
terra-bot-altruist = généreux
    .line = Donne pour la planète, quel que soit le vainqueur.
terra-bot-fair-sharer = partageur équitable
    .line = Donne tant que les autres donnent à peu près autant.
terra-bot-late-saver = sauveur tardif
    .line = Garde ses cartes jusqu’à ce que la planète soit presque perdue, puis donne.
terra-bot-tit-for-tat = miroir
    .line = Donne tant que tous donnent, s’arrête quand quelqu’un préfère mettre de côté, et pardonne vite.
terra-bot-punisher = justicier
    .line = Donne, mais pas à côté de quelqu’un qui a trop peu donné.
terra-bot-selfish = égoïste
    .line = Donne juste assez pour que la planète survive, et veut gagner.
terra-bot-helper = allié
    .line = Dit ce qu’il donnera, demande le reste et tient parole.
terra-bot-bluffer = bluffeur
    .line = Un ami au début. Vers la fin, il pense à lui.
terra-bot-search = calculateur
    .line = Imagine maintes fois la suite de la partie avant de répondre.
terra-bot-learned-selfish = rival entraîné
    .line = A appris à gagner à côté de joueurs prudents.
terra-bot-learned-balanced = partenaire entraîné
    .line = A appris à gagner tout en gardant la planète en vie.
terra-bot-learned-cooperative = ami entraîné
    .line = A appris parmi les siens à garder la planète en vie.
terra-bot-learned-alone = autodidacte
    .line = N’a appris que de parties contre lui-même.
terra-strength-easy = Laisse une décision sur quatre au hasard.
terra-strength-normal = Laisse une décision sur douze au hasard.
terra-strength-hard = Ne laisse rien au hasard.
terra-strength-search-easy = Imagine 32 parties avant de répondre.
terra-strength-search-normal = Imagine 240 parties avant de répondre.
terra-strength-search-hard = Imagine 1 500 parties avant de répondre.
terra-web-option-teams = Équipes : les partenaires se font face et additionnent leurs scores. À 4 ou 6 joueurs.
terra-web-option-crises = Partie courte : moins de crises, tirées au sort
terra-web-option-crises-off = La partie entière
terra-web-option-crises-number = { $value } crises
terra-web-option-fine = Une amende : qui passe avec une carte de la couleur en main perd un point si la crise se déclare.
terra-web-option-pot = Le pot commun : à la fin, la moitié de tout ce qui est mis de côté est partagée à parts égales.
terra-web-option-open = Mains visibles : tout le monde voit toutes les mains.
terra-web-option-harder = Temps plus durs : chaque menace compte un de plus.
terra-web-open-hand = Main visible
terra-pot = Le pot commun contenait { $total } ; chacun en reçoit { $share }.
terra-web-pass-price = −{ $fine } si elle se déclare
terra-web-set-yours = { $value } points, { $yours } pour toi
terra-web-source-pot = du pot commun
terra-web-laws = Règles maison
terra-web-verdict-fined =
    { $you ->
        [yes] Tu paies l’amende
       *[no] { $name } paie l’amende
    }
terra-web-card = { $measure }, carte { $colour } { $value }
terra-web-advice-pass = Passe.
terra-web-advice-averts =
    { $points ->
        [0] La crise est ainsi résolue à temps.
        [one] La crise est ainsi résolue à temps, et tu reçois 1 point.
       *[other] La crise est ainsi résolue à temps, et tu reçois { $points } points.
    }
terra-web-advice-play = Joue { $card }.
terra-web-advice-lay = Pose { $card } sur { $crisis }.
terra-web-advice-hoard = Mets de côté { $cards }.
terra-web-advice-discard = Défausse { $card }.
terra-web-advice-done-common-good = Ne pose plus de carte.
terra-web-advice-done-hoard = Ne mets rien de côté.
terra-web-advice-towards = Cela fait { $sum } sur { $threat }, et d’autres peuvent ajouter le reste.
terra-web-team-points = points de l’équipe
terra-web-key-card = Choisir une carte de la main
terra-web-key-play = Jouer la carte choisie
terra-web-key-pass = Passer
terra-web-key-look = Voir ce qui reste à venir
terra-web-key-story = Vers l’histoire
terra-web-key-talk = Vers la discussion
terra-web-key-law = Lire les règles maison
terra-web-crisis-card = { $crisis }, valeur { $threat }
terra-web-map = Planisphère en six régions, entouré du plateau de score
terra-web-region-crises = { $count } sur { $limit } crises
terra-web-pin = { $crisis } : { $sum } sur { $threat }
terra-web-pin-play = Jouer sur { $crisis } : { $sum } sur { $threat }
terra-web-danger = Perte de contrôle
terra-web-near = À un pas de la défaite
terra-web-near-none = Aucune crise seule ne peut encore mettre fin à la partie
terra-web-near-now = cette crise, si elle se déclare
terra-web-near-region = une crise : { $region }
terra-web-near-colour = une crise { $colour } n’importe où
terra-web-near-total = n’importe quelle crise
terra-web-near-fails = { $what }, si celle-ci se déclare
terra-web-come-count = { $count } à venir
terra-web-look-up = Consulter
terra-web-look-all = Tous les dangers, et consulter
terra-web-tab-discards = Défausse
terra-web-tab-come = À venir
terra-web-tab-hoard = Tes séries
terra-web-tab-open = Déclarées
terra-web-by-colour = par couleur
terra-web-discards-head = { $count } défaussées, par couleur et valeur
terra-web-discards-of = { $count } défaussées
terra-web-hidden = { $count } cachées
terra-web-hidden-line = Cachées : dans la pioche, en d’autres mains ou dans d’autres séries. Ce que tu as en main ou mis de côté et ce qui est sur la table n’est pas compté.
terra-web-state-averted = résolue
terra-web-state-open = déclarée
terra-web-state-now = maintenant
terra-web-state-come = à venir
terra-web-state-ends = met fin à la partie
terra-web-hoard-none = Tu n’as encore rien mis de côté.
terra-web-hoard-line = Elles comptent à la fin si le monde tient. Les autres voient seulement combien de séries tu as.
terra-web-open-none = Aucune crise n’est déclarée.
terra-web-laid = { $sum } sur { $threat } dessus
terra-web-legend = Symboles
terra-web-box-first = première
terra-web-box-highest = plus haute
terra-web-box-averted = somme
terra-web-box-closes = la résout
terra-web-box-of = sur { $threat }
terra-web-your-points = Tes points
terra-web-points-after = { $before } points maintenant, { $after } après
terra-web-lay = Poser le { $value }
terra-web-averted-with = Résolue à temps avec ton { $value }
terra-web-solved-with = Résolue avec ton { $value }
terra-web-choose-crisis = Choisis une crise
terra-web-set-none = Ces trois cartes ne forment pas une série : même valeur en une ou trois couleurs, ou trois qui se suivent en une ou trois couleurs.
terra-web-card-idle =
    { $kind ->
        [impending] Contre cette crise, seule la couleur { $colour } aide.
        [hoard] Cette carte n’entre dans aucune série que tu peux mettre de côté.
       *[other] Cette carte n’aide maintenant contre aucune crise déclarée.
    }
terra-web-say-equal = Si un autre { $value } vient, les deux comptent comme la plus haute : 3 points chacun.
terra-web-say-higher = Une carte plus haute peut encore venir.
terra-web-verdict-averted = Résolue à temps, { $sum } sur { $threat }
terra-web-verdict-failed = Non résolue, { $sum } sur { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 est une crise
       *[other] { $count } sont des crises
    }
terra-web-points =
    { $points ->
        [one] point
       *[other] points
    }
terra-web-come-head =
    { $count ->
        [0] Aucune crise n’est à venir.
        [one] 1 crise est encore à venir.
       *[other] { $count } crises sont encore à venir.
    }
terra-web-come-fatal =
    { $count ->
        [0] Aucune ne mettrait fin à la partie.
        [one] 1 mettrait fin à la partie.
       *[other] { $count } mettraient fin à la partie.
    }
terra-web-set-more =
    { $count ->
        [one] Choisis encore une carte dans ta main.
       *[other] Choisis encore { $count } cartes dans ta main.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Tu as aidé en premier
       *[no] { $name } a aidé en premier
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Tu as donné la plus haute
       *[no] { $name } a donné la plus haute
    }
terra-web-gauge = { $count } sur { $limit }
terra-web-of = { " " }sur{ " " }
terra-web-in-all = En tout
terra-web-hand-size = cartes en main
terra-web-hand-of = Main : { $name }
terra-web-sets = Séries de côté
terra-web-deciding = décide
terra-web-next = juste après
terra-web-helped = a aidé
terra-web-passed = a passé
terra-web-scored = +{ $points }
terra-web-impending = Crise imminente
terra-web-fails-lost = Si elle se déclare, le monde est perdu
terra-web-missing = à réunir, couleur
terra-web-enough = c’est assez
terra-web-meter =
    { $adds ->
        [0] { $sum } sur { $threat }
       *[other] { $sum } sur { $threat } ; avec ta carte { $with }
    }
terra-web-threat = valeur { $threat }
terra-web-turn = Le tour
terra-web-turn-of =
    { $you ->
        [yes] À toi de jouer
       *[no] À { $name } de jouer
    }
terra-web-doing-common-good = Agit pour le bien commun
terra-web-doing-hoard = Peut mettre de côté une série
terra-web-doing-discard = Défausse pour n’en garder que huit
terra-web-doing-impending = Une crise est imminente
terra-web-doing-you-common-good = Agir pour le bien commun ?
terra-web-doing-you-hoard = Tu as aidé : une série de côté ?
terra-web-doing-you-discard = Trop de cartes : défausses-en une
terra-web-doing-you-impending = Une crise est imminente
terra-web-to-draw = à piocher
terra-web-discarded = en défausse
terra-web-pass = Passer
terra-web-play = Jouer { $value }
terra-web-choose-card = Choisis une carte
terra-web-done = Terminé
terra-web-keep = Tout garder
terra-web-hoard = Mettre de côté
terra-web-hoard-for = Mettre de côté : { $value }
terra-web-hoard-when = Compte à la fin, si le monde tient
terra-web-discard = Défausser { $value }
terra-web-say-play = Avec ton { $value }, cela fait { $sum } sur { $threat }.
terra-web-say-enough = C’est assez.
terra-web-say-fails = Il ne reste personne pour ajouter le reste.
terra-web-say-rest =
    { $count ->
        [one] { $names } devrait ajouter { $missing }.
       *[other] { $names } devraient ajouter { $missing } ensemble.
    }
terra-web-say-short =
    { $count ->
        [one] Il manque encore { $missing }, et { $names } peut donner au plus { $most }.
       *[other] Il manque encore { $missing }, et { $names } peuvent donner ensemble au plus { $most }.
    }
terra-web-say-choose-crisis = Où va ton { $value } ? Choisis une crise sur le planisphère, ou ici.
terra-web-lost-kicker = Le contrôle est perdu
terra-web-lost-title = Le monde vous a échappé
terra-web-lost-region = { $region } : une troisième crise s’est déclarée alors que deux n’étaient pas résolues.
terra-web-lost-colour = Une quatrième crise { $colour } s’est déclarée alors que trois n’étaient pas résolues.
terra-web-lost-total = Une septième crise s’est déclarée alors que six n’étaient pas résolues.
terra-web-lost-missing =
    { $missing ->
        [one] Il manquait { $missing }
       *[other] Il manquait { $missing }
    }
terra-web-lost-gave = Cartes données : { $given }.
terra-web-lost-passed = Sans rien donner : { $names }.
terra-web-lost-held = Encore en main : { $sum }
terra-web-lost-held-of = Les cartes de couleur { $colour } que personne n’a jouées
terra-web-given = Donné et gardé
terra-web-given-line = Ce que chacun a donné au bien commun, et ce qu’il a gardé en main ou mis de côté.
terra-web-given-of = { $name } : { $given } donnés, { $kept } gardés
terra-web-gave = donné
terra-web-kept = gardé
terra-web-won-kicker = Le monde a tenu
terra-web-won-you =
    { $points ->
        [one] Tu gagnes avec { $points } point
       *[other] Tu gagnes avec { $points } points
    }
terra-web-won =
    { $count ->
        [one] { $names } gagne avec { $points } points
       *[other] { $names } gagnent avec { $points } points
    }
terra-web-won-shared = { $names } se partagent la victoire, points : { $points }
terra-web-won-team-you = Ton équipe gagne, { $points } à { $next }
terra-web-won-team = { $names } gagnent, { $points } à { $next }
terra-web-won-teams-shared = Des équipes se partagent la victoire, points : { $points }
terra-web-won-together = { $names } ensemble : une équipe compte pour un.
terra-web-your-team = ton équipe
terra-web-gave-most = Tu as donné le plus au monde.
terra-web-source-first = première aide, { $points } à chaque fois
terra-web-source-highest = carte la plus forte, { $points } à chaque fois
terra-web-source-solved = crise déclarée résolue, { $points } à chaque fois
terra-web-source-hoard = mis de côté
terra-web-crises = Dix-huit crises
terra-web-crises-averted = résolues à temps
terra-web-crises-solved = résolues plus tard
terra-web-crises-open = encore déclarées
terra-web-won-crises =
    { $open ->
        [0] Crises survenues : { $solved }, toutes résolues.
        [one] Crises résolues : { $solved } ; une reste déclarée, et le monde la supporte.
       *[other] Crises résolues : { $solved } ; { $open } restent déclarées, et le monde les supporte.
    }
terra-web-count = Décompte final
terra-web-on-track = Sur le plateau
terra-web-no-sets = aucune
terra-web-total = Total

## T23 : ce qui se dit à la table. $who est un nom, $colour l’adjectif, $crisis le nom court

terra-talk-ask = Quelqu’un peut donner une carte { $colour } d’au moins { $value } ?
terra-talk-ask-who =
    { $you ->
        [yes] Peux-tu donner une carte { $colour } d’au moins { $value } ?
       *[no] { $who } peut donner une carte { $colour } d’au moins { $value } ?
    }
terra-talk-offer = Je peux donner jusqu’à { $value }.
terra-talk-promise = À mon tour, je donne au moins { $value } contre « { $crisis } ».
terra-talk-if =
    { $you ->
        [yes] Si tu donnes d’abord au moins { $value }, je donne au moins { $own }.
       *[no] Si { $who } donne d’abord au moins { $value }, je donne au moins { $own }.
    }
terra-talk-warn-colour = Je n’ai aucune carte { $colour }.
terra-talk-warn-region = En danger : { $region }.
terra-talk-thank =
    { $you ->
        [yes] Merci à toi !
       *[no] Merci, { $who } !
    }
terra-talk-accuse =
    { $you ->
        [yes] Tu pourrais donner plus.
       *[no] { $who } pourrait donner plus.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Tu avais promis { $promised } et tu as donné { $gave }.
       *[no] { $who } avait promis { $promised } et a donné { $gave }.
    }
terra-talk-refuse = Je ne donne rien pour cette crise.
terra-talk-someone = quelqu’un
terra-talk-name-ask = Demander
terra-talk-name-offer = Proposer
terra-talk-name-promise = Promettre
terra-talk-name-if = Si
terra-talk-name-warn = Avertir
terra-talk-name-thank = Remercier
terra-talk-name-accuse = Accuser
terra-talk-name-refuse = Refuser
terra-talk-slot-who = Qui
terra-talk-slot-value = Combien
terra-talk-slot-own = Combien de ta part
terra-talk-slot-colour = Quelle couleur
terra-talk-slot-crisis = Quelle crise
terra-talk-slot-about = De quoi
terra-talk-what = { $value }, { $colour }
terra-talk-ticket-if =
    { $you ->
        [yes] à condition que tu donnes d’abord au moins { $value }
       *[no] à condition que { $who } donne d’abord au moins { $value }
    }
terra-talk-seat-promised = promis : { $value }
terra-talk-seat-if =
    { $you ->
        [yes] si tu donnes { $value }
       *[no] si { $who } donne { $value }
    }
terra-talk-seat-gave = a donné { $given } sur { $value }
terra-talk-meter-promised = { $sum } promis
terra-talk-say-promised = Promis : { $promises }.
terra-talk-after-you = après toi
terra-talk-decided = a déjà choisi
terra-talk-broken-of = promis : { $promised }, donné : { $gave }
terra-talk-more-of = pourrait donner plus
terra-talk-if-note = Cela ne compte que si { $who } donne d’abord au moins { $value }.
terra-talk-promise-note = Tout le monde verra si tu la tiens.
terra-talk-none-promise = Il n’y a pas de crise sur la table.
terra-talk-none-if = Personne ne décide d’une crise avant toi.
terra-talk-counts = « Je donne au moins 4 » est tenu par toute carte de 4 ou plus sur cette crise, quand vient le tour de qui l’a dit. Un « si » ne compte que si l’autre a donné d’abord. Propositions, avertissements et mots libres ne sont jamais jugés. Rien n’est imposé.
terra-talk-hands = « Je n’ai aucune carte rouge » ne peut pas se vérifier tant que les mains sont cachées. On ne le dit faux que si le jeu visible le prouve.

terra-card-G1 = Tri des déchets
terra-card-G2 = Ressources économisées
terra-card-G3 = Reboisement
terra-card-G4 = De l’eau pour la terre
terra-card-G5 = Production plus propre
terra-card-G6 = Énergies renouvelables
terra-card-B1 = Eau et nourriture pour tous
terra-card-B2 = Accès à la santé
terra-card-B3 = Savoir-faire traditionnels
terra-card-B4 = Un toit pour chacun
terra-card-B5 = Contre le racisme
terra-card-B6 = Éducation pour tous
terra-card-R1 = Citoyenneté
terra-card-R2 = Solidarité
terra-card-R3 = Déminage
terra-card-R4 = Prévention des conflits
terra-card-R5 = Nations ensemble
terra-card-R6 = Démocratie
terra-web-say-none = Tu n’as aucune carte { $colour } à donner.
terra-web-how-impending = Choisis une carte relevée et joue-la, ou passe et garde tes cartes. Sa valeur s’ajoute à celles des autres pour atteindre la valeur de la crise ; on ne te demande qu’une fois.
terra-web-how-common-good = Choisis une carte relevée, puis une crise de sa couleur sur le planisphère. Une par tour sur chacune. « Terminé » clôt cette étape ; si tu as joué une carte, tu peux ensuite mettre une série de côté.
terra-web-how-hoard = Choisis une série et mets-la de côté : elle ne compte que pour toi, et seulement si le monde tient. Ou garde toutes tes cartes en main.
terra-web-how-discard = Choisis la carte dont tu te passes le mieux, et défausse-la.

## The lesson

terra-deal-sign-never = jamais venue

## Puzzles

terra-you-aside = Mis de côté par partie : { $mine }, les autres { $others }.
terra-choice-impending = répondre à une crise imminente
terra-choice-common-good = résorber une crise déclarée
terra-choice-hoard = mettre de côté
terra-choice-discard = se défausser
