web-debrief-comes = Le bilan est en cours de calcul…
web-debrief-none = Il n’y a pas encore de bilan.
web-debrief-slides = Diapositives
web-debrief-previous = Diapositive précédente
web-debrief-next = Diapositive suivante
web-debrief-projector = Au vidéoprojecteur
web-debrief-print = Imprimer une page
web-debrief-data = Emporter les données
web-debrief-names-hidden = Les noms sont cachés
web-debrief-names-shown = Les noms sont visibles
web-debrief-reveal = Montrer les noms d’emprunt
web-debrief-reveal-line = Tout le monde verra qui était assis où. Ils sont de nouveau cachés à la diapositive suivante.
web-debrief-slide-rounds = Les manches
web-debrief-slide-moments = Le dernier moment
web-debrief-slide-rich = Riches et pauvres
web-debrief-slide-said = Dit et fait
web-debrief-slide-twins = La même place
web-debrief-slide-laws = Une autre loi
web-debrief-slide-now = Et maintenant ?
web-debrief-table = Table { $number }
web-debrief-tables = Tables
web-debrief-table-round = Table { $table }, manche { $round }
web-debrief-seat = Place { $letter }
web-debrief-in-silence = en silence
web-debrief-with-talk = en parlant
web-debrief-held = tenu
web-debrief-lost = perdu
web-debrief-stopped = arrêté
web-debrief-held-of = { $held } sur { $of } ont tenu
web-debrief-came-second = La manche 2 est aussi venue en second. On ne peut pas distinguer ici l’effet de la loi de celui de l’habitude.
web-debrief-without-bots = Sans les tables qui ont eu un bot : { $counts }.
web-debrief-few-tables = Ce sont peu de tables : une part peut être due au hasard.
web-debrief-signed = { $signed } sur { $of } ont signé
web-debrief-guessed = { $count ->
        [one] Une réponse, en moyenne { $mean }.
       *[other] { $count } réponses, en moyenne { $mean }.
    }
web-debrief-model = un modèle, pas vous
web-debrief-laws-title = La classe sous une autre loi
web-debrief-laws-line = Les tables de la dernière manche ({ $tables }), redistribuées et jouées { $replays } fois par des bots qui décident comme vous à la manche 1.
web-debrief-laws-come = Le modèle joue encore. Cela peut prendre une minute.
web-debrief-no-law = Pas de nouvelle loi
web-debrief-as-played = telle que jouée
web-debrief-worlds-that-hold = mondes qui tiennent
web-debrief-on-average = en moyenne
web-debrief-eight-of-ten = 8 parties sur 10 sont entre
web-debrief-between = { $low } et { $high }
web-debrief-it-was = c’était { $held }
web-debrief-trust = Jusqu’où s’y fier
web-debrief-trust-own = Pour ce qui a été joué, il dit { $low } à { $high }. C’était { $held }. Un seul cas prouve peu.
web-debrief-trust-alike = { $law } ne se distingue pas de { $others } : leurs barres se chevauchent.
web-debrief-not-counted = Non compté
web-debrief-not-counted-line = { $laws } : le modèle ne parle pas, il ne peut donc pas savoir ce que vous auriez dit.
web-debrief-in-nearly-all = tient dans presque toutes les parties
web-debrief-in-some = dans certaines
web-debrief-in-hardly-any = dans presque aucune
web-debrief-laws-question = Une question pour vous : auriez-vous encore agi comme à la manche 1 ?
web-debrief-to-talk = Pour en parler
web-debrief-ask-law = La classe a choisi elle-même « { $law } ». Qu’est-ce que cela a changé, et quoi non ?
web-debrief-ask-fines = { $count ->
        [one] L’amende a été payée une fois. A-t-elle agi parce qu’on la payait, ou parce qu’elle existait ?
       *[other] L’amende a été payée { $count } fois. A-t-elle agi parce qu’on la payait, ou parce qu’elle existait ?
    }
web-debrief-ask-lost = Regardez un monde perdu. À quoi pensaient peut-être ceux qui ont passé ?
web-debrief-ask-unsigned = { $count ->
        [one] L’un de vous n’a pas signé. Quelle aurait été une loi pour tous ?
       *[other] { $count } d’entre vous n’ont pas signé. Quelle aurait été une loi pour tous ?
    }
web-debrief-ask-rule = Quelle règle donneriez-vous à la classe suivante, et pourquoi ?
web-debrief-ask-life = Où, dans la vie de chacun, quelqu’un attend-il que les autres donnent d’abord ? Y a-t-il une loi pour cela ?
web-debrief-game-knows = Ce que sait le jeu
web-debrief-released = Écrit par vous
web-debrief-report = Nos mondes
web-debrief-lines = Ce que nous voulons retenir
