### Terra Futura's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name, $card a card's.

## F1: resources

terra-futura-resource-green = vert
terra-futura-resource-red = rouge
terra-futura-resource-yellow = jaune
terra-futura-resource-food = nourriture
terra-futura-resource-construction = construction
terra-futura-resource-goods = marchandise
terra-futura-resource-money = argent
terra-futura-resource-raw = matière au choix
terra-futura-resource-product = produit au choix
terra-futura-amount =
    { $count ->
        [one] { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 to F21: what cards do

terra-futura-gain = gain : { $what }
terra-futura-gain-any = gain au choix : { $what }
terra-futura-transfer =
    { $count ->
        [one] déplacer ici 1 cube de pollution
       *[other] déplacer ici jusqu’à { $count } cubes de pollution
    }
terra-futura-assist = assistance
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ pollution
       *[other] {" "}+ { $count }× pollution
    }
terra-futura-or = ou
terra-futura-set = { $points } pour { $what }

## F2: cards. The names are Terrae's own.

terra-futura-card-village = Village
terra-futura-card-cabin = Cabane forestière
terra-futura-card-harbour = Port
terra-futura-card-hut = Refuge de montagne
terra-futura-card-homestead = Ferme familiale
terra-futura-card-corner-shop = Épicerie du coin
terra-futura-card-savings-bank = Caisse d’épargne
terra-futura-card-market-stall = Étal de marché
terra-futura-card-toll-bridge = Pont à péage
terra-futura-card-orchard = Verger
terra-futura-card-woodland = Bois
terra-futura-card-bamboo-grove = Bambouseraie
terra-futura-card-herb-garden = Jardin d’herbes
terra-futura-card-algae-pond = Bassin d’algues
terra-futura-card-berry-patch = Carré de baies
terra-futura-card-clay-pit = Glaisière
terra-futura-card-brick-yard = Briqueterie
terra-futura-card-quarry = Carrière
terra-futura-card-ore-vein = Filon de minerai
terra-futura-card-mine-railway = Train minier
terra-futura-card-open-pit = Fosse minière
terra-futura-card-wheat-field = Champ de blé
terra-futura-card-sunflower-field = Tournesols
terra-futura-card-beehives = Ruches
terra-futura-card-maize-field = Champ de maïs
terra-futura-card-hay-meadow = Pré de fauche
terra-futura-card-water-mill = Moulin à eau
terra-futura-card-repair-shop = Atelier de réparation
terra-futura-card-food-truck = Cuisine de rue
terra-futura-card-canteen = Cantine
terra-futura-card-building-site = Chantier
terra-futura-card-concrete-plant = Usine de béton
terra-futura-card-freight-port = Port de fret
terra-futura-card-haulage = Transporteur routier
terra-futura-card-cannery = Conserverie
terra-futura-card-steelworks = Aciérie
terra-futura-card-assembly-line = Chaîne de montage
terra-futura-card-wetland = Zone humide
terra-futura-card-sewage-works = Station d’épuration
terra-futura-card-reed-bed = Roselière
terra-futura-card-workshop = Atelier
terra-futura-card-smithy = Forge
terra-futura-card-greenhouse = Serre
terra-futura-card-allotments = Jardins ouvriers
terra-futura-card-masons = Cour des maçons
terra-futura-card-walling = Bâtisseurs de murs
terra-futura-card-spinning-mill = Filature
terra-futura-card-sewing-room = Atelier de couture
terra-futura-card-tree-nursery = Pépinière
terra-futura-card-mine-transport = Transport minier
terra-futura-card-granary = Grenier à blé
terra-futura-card-trading-post = Comptoir

## F4: Scoring cards. The names are Terrae's own.

terra-futura-scoring-home-and-table = Le toit et la table
terra-futura-scoring-brick-and-bread = La brique et le pain
terra-futura-scoring-garden-city = Cité-jardin
terra-futura-scoring-trading-house = Maison de commerce
terra-futura-scoring-full-larder = Garde-manger plein
terra-futura-scoring-new-quarter = Nouveau quartier
terra-futura-scoring-straw-bale-houses = Maisons de paille
terra-futura-scoring-farm-shop = Vente à la ferme
terra-futura-scoring-food-fair = Foire aux saveurs
terra-futura-scoring-building-trade = Métiers du bâtiment
terra-futura-scoring-self-sufficiency = Autosuffisance
terra-futura-scoring-green-kitchen = Cuisine verte
terra-futura-scoring-stone-town = Ville de pierre
terra-futura-scoring-harvest-homes = Foyers de la moisson
terra-futura-scoring-all-round-economy = Économie complète
terra-futura-scoring-golden-workshops = Ateliers d’or

## What happened

terra-futura-event-turn =
    { $you ->
        [yes] À toi de jouer.
       *[no] À { $name } de jouer.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Tu défausses une carte du Marché : { $card }.
       *[no] { $name } défausse une carte du Marché : { $card }.
    }
terra-futura-event-take =
    { $you ->
        [yes] Tu prends { $card }.
       *[no] { $name } prend { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Tu prends la carte du dessus de la pioche { $deck }.
       *[no] { $name } prend sans la voir la carte du dessus de la pioche { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Tu prends la carte du dessus de la pioche { $deck } : { $card }.
       *[no] { $name } prend la carte du dessus de la pioche { $deck } : { $card }.
    }
terra-futura-event-reshuffle = La défausse { $deck } est mélangée et redevient la pioche.
terra-futura-event-refill = Nouvelle au Marché : { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Tu places { $card }.
       *[no] { $name } place { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] Tu utilises { $card } : { $effect }.
       *[no] { $name } utilise { $card } : { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Tu copies { $card } chez { $owner } : { $effect }.
       *[no] { $name } copie { $card } chez { $owner } : { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Tu paies { $resource } depuis { $card }.
       *[no] { $name } paie { $resource } depuis { $card }.
    }
terra-futura-event-gain =
    { $you ->
        [yes] Tu choisis { $resource }.
       *[no] { $name } choisit { $resource }.
    }
terra-futura-event-receive = { $card } reçoit { $what }.
terra-futura-event-pollute = Pollution sur { $card }.
terra-futura-event-move = Un cube quitte { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] Tu reçois en remerciement { $resource } sur { $card }.
       *[no] { $name } reçoit en remerciement { $resource } sur { $card }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Tu nettoies { $card }.
       *[no] { $name } nettoie { $card }.
    }
terra-futura-event-inactive = Carte bloquée, donc inactive : { $card }.
terra-futura-event-active = Carte de nouveau active : { $card }.
terra-futura-event-pattern =
    { $you ->
        [yes] Tu actives le modèle « { $scoring } ».
       *[no] { $name } active le modèle « { $scoring } ».
    }
terra-futura-event-over = Tous les territoires sont complets et comptés.

## The table

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] à toi de jouer
       *[no] à { $name } de jouer
    }
terra-futura-turn-number = tour { $number } sur { $rounds }
terra-futura-final = activation finale
terra-futura-deck =
    { $count ->
        [one] { $count } carte, défausse : { $discards }
       *[other] { $count } cartes, défausse : { $discards }
    }
terra-futura-newest = la plus récente
terra-futura-oldest = la plus ancienne
terra-futura-place-here = place { $number }
terra-futura-inactive = bloquée
terra-futura-name-own =
    { $name ->
        [You] Toi
       *[other] { $name } (toi)
    }
terra-futura-head-player = joueur
terra-futura-head-cards = cartes
terra-futura-head-stock = ressources actives
terra-futura-head-cubes = pollution
terra-futura-head-points = points visibles
terra-futura-set-now =
    { $times ->
        [0] pas encore complet
        [one] complet une fois : { $points } points
       *[other] complet { $times } fois : { $points } points
    }
terra-futura-score-now = Ton territoire vaut { $score } à présent.

## Questions and answers

terra-futura-question-drop = Défausser la plus ancienne carte d’une rangée avant d’en prendre une ?
terra-futura-question-take = Quelle carte prends-tu ?
terra-futura-question-place = Où places-tu { $card } ?
terra-futura-question-use = Quelle carte actives-tu ?
terra-futura-question-pay = Avec quoi paies-tu ? Reste dû : { $what }.
terra-futura-question-gain = Quelle ressource gagnes-tu ?
terra-futura-question-pollute =
    { $count ->
        [one] Quelle carte prend la pollution ?
       *[other] Quelle carte prend la pollution ? Cubes à placer : { $count }.
    }
terra-futura-question-move = De quelle carte déplaces-tu un cube ?
terra-futura-question-copy = Quel effet copies-tu, et chez qui ?
terra-futura-question-reward = Ta carte a été copiée : laquelle des ressources payées prends-tu ?
terra-futura-question-clean = Ta carte a été copiée : quelle carte nettoies-tu ?
terra-futura-question-pattern = Activation finale : quel modèle utilises-tu ?
terra-futura-answer-keep = ne rien défausser
terra-futura-answer-drop = défausser { $card }
terra-futura-answer-take-unseen = la carte du dessus de la pioche { $deck }, sans la voir
terra-futura-answer-place =
    { $count ->
        [0] n’active qu’elle-même
       *[other] active { $cards } et elle-même
    }
terra-futura-answer-end = ne plus rien activer
terra-futura-answer-done = c’est tout
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = prendre { $card }
terra-futura-web-advice-place = la placer en { $place } : { $what }
terra-futura-web-advice-pattern = choisir { $scoring }
terra-futura-web-advice-gain = prendre { $what }
terra-futura-web-advice-use = utiliser { $what }
terra-futura-web-advice-from = choisir { $card }
terra-futura-web-key-drop = Défausser la plus vieille carte de l’étalage
terra-futura-web-key-goals = Objectifs
terra-futura-web-key-zoom = Regarder une carte de près
terra-futura-web-key-arrows = Vers la carte suivante dans cette direction

## The end

terra-futura-end-resources = ressources
terra-futura-end-set = ensemble
terra-futura-end-polluted = polluées
terra-futura-end-score = score
terra-futura-end-cubes = cubes
terra-futura-end-won =
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

terra-futura-rule-F3 = Une carte a un effet en haut (un gain), un effet en bas (un échange, un transfert de pollution ou l’assistance), ou les deux, et jusqu’à trois cases pollution.
    .title = Une carte de territoire
terra-futura-rule-F9 = Une fois par tour, avant de prendre une carte, tu peux envoyer à la défausse la plus ancienne carte d’une rangée (emplacement 4) ; la rangée glisse et se complète.
    .title = Défausser
terra-futura-rule-F10 = Prends n’importe quelle carte du Marché, ou celle du dessus d’une pioche sans la voir. Ce que tu prends, tu dois le placer.
    .title = Prendre
terra-futura-rule-F11 = La rangée glisse et se complète. Une pioche épuisée se reforme à partir de sa défausse.
    .title = Compléter
terra-futura-rule-F12 = Toutes tes cartes doivent tenir dans un carré de 3 sur 3. Avec l’option de contact, une nouvelle carte doit en toucher une autre par un côté.
    .title = Placer
    .on = Toutes tes cartes doivent tenir dans un carré de 3 sur 3, et à cette table une nouvelle carte doit en toucher une autre par un côté.
    .off = Toutes tes cartes doivent tenir dans un carré de 3 sur 3. À cette table, une nouvelle carte n’a pas à en toucher une autre.
terra-futura-rule-F13 = La nouvelle carte et toutes celles de sa rangée et de sa colonne peuvent être activées une fois chacune, dans l’ordre que tu veux. Tu peux en laisser de côté. Un effet qui ne peut pas aller jusqu’au bout ne peut pas être choisi.
    .title = Activer
terra-futura-rule-F14 = Une activation utilise un seul effet de la carte.
    .title = Un seul effet par activation
terra-futura-rule-F15 = Un gain pose les ressources indiquées sur la carte elle-même ; où c’est « au choix », tu choisis.
    .title = Gain
terra-futura-rule-F16 = Un échange se paie depuis n’importe lesquelles de tes cartes actives ; ce que tu obtiens va sur la carte qui a fait l’échange.
    .title = Échange
terra-futura-rule-F17 = La pollution d’un échange est obligatoire : chaque cube va sur une de tes cartes actives.
    .title = La pollution d’une récompense
terra-futura-rule-F18 = Un transfert déplace sur cette carte des cubes de tes autres cartes, un au moins, tant qu’elle peut en prendre.
    .title = Transfert de pollution
terra-futura-rule-F19 = Une carte prend autant de cubes qu’elle a de cases, et un de plus en son centre.
    .title = Place pour la pollution
terra-futura-rule-F20 = Une carte avec un cube en son centre est inactive : on ne peut ni l’utiliser ni payer avec ses ressources, et elles ne comptent pas. Elle redevient active dès qu’un cube lui est enlevé.
    .title = Cartes inactives
terra-futura-rule-F21 = L’assistance copie l’effet du bas d’une carte active chez quelqu’un d’autre. Coût, pollution et récompense sont pour toi ; la récompense va sur ta carte de Départ.
    .title = Assistance
terra-futura-rule-F22 = Qui possède l’échange copié prend une des ressources que tu as payées.
    .title = Merci pour l’échange
terra-futura-rule-F23 = Un transfert copié déplace un seul cube sur ta carte de Départ, ce qui la bloque ; qui possède la carte copiée peut retirer un cube d’une de ses propres cartes.
    .title = Merci pour le transfert
terra-futura-rule-F24 = La carte de Départ gagne au choix une matière première ou un jeton d’argent.
    .title = L’effet du haut de la carte de Départ
terra-futura-rule-F26 = Quand tout le monde a neuf cartes, chacun à son tour peut faire les quatre activations d’un de ses deux modèles.
    .title = Activation finale
terra-futura-rule-F27 = Le meilleur de tes deux ensembles compte, autant de fois que tu le possèdes en entier sur des cartes actives.
    .title = Ensemble de décompte
terra-futura-rule-F28 = Sur une carte active, une matière première vaut 1, nourriture et construction 5, marchandise 6, l’argent rien. Chaque carte polluée coûte 1 point.
    .title = Ressources et pollution

## The table in the browser

terra-futura-name = Terra Futura
terra-futura-web-tagline = Neuf cartes font ton territoire. Lance des chaînes de récolte et de fabrication, sans que la pollution les bloque.
terra-futura-web-minutes = 30 minutes
terra-futura-bot-greedy = chasseur de points
    .line = Prend ce qui rapporte le plus tout de suite.
terra-futura-bot-planner = stratège prévoyant
    .line = Essaie des milliers de façons de finir son tour. Difficile à battre.
terra-futura-bot-learned = joueur instruit
    .line = A appris de ses propres parties ce que vaudra un territoire.
terra-futura-bot-search = fin calculateur
    .line = Poursuit en pensée les meilleurs tours et choisit celui qui lui donne la plus grande avance.
terra-futura-web-option-adjacent = Une nouvelle carte doit en toucher une déjà posée, par un côté.
terra-futura-web-title = { $table }, manche { $round } sur { $rounds }
terra-futura-web-pollution = pollution
terra-futura-web-assist = copier un autre joueur
terra-futura-web-copy = copier un autre joueur
terra-futura-web-cubes = Pollution : { $cubes } (cases : { $spaces })
terra-futura-web-pattern = Modèle d’activation : { $cells }
terra-futura-web-per-set = par ensemble
terra-futura-web-display = Marché
terra-futura-web-lands = Territoires et Marché
terra-futura-web-open-display = Ouvrir le Marché
terra-futura-web-level = Niveau { $level }
terra-futura-web-in-deck = à piocher
terra-futura-web-oldest = la plus ancienne
terra-futura-web-discard-oldest = Défausser
terra-futura-web-discard-card = Défausser : { $card }
terra-futura-web-discard-ask = Défausser cette carte ? { $card }
terra-futura-web-discard-line = Elle va à la défausse. La rangée glisse, et une nouvelle carte vient de la pioche { $deck }. Une fois par tour, et cela ne peut pas être annulé : tout le monde voit la nouvelle carte.
terra-futura-web-discard-not = La laisser
terra-futura-web-once = Une fois par tour
terra-futura-web-take-this = Prendre cette carte
terra-futura-web-signs = Symboles et atlas
terra-futura-web-zoom = Carte
terra-futura-web-deck-look = La première carte de la pioche { $deck }
terra-futura-web-deck-line = Tu la prends sans la voir et gardes ce que tu pioches.
terra-futura-web-spaces = cases pollution : { $count }
terra-futura-web-start-card = Carte de Départ
terra-futura-web-same = Cartes du jeu qui font cela : { $count }
terra-futura-web-territory = Territoire
terra-futura-web-card = { $card }, rangée { $row }, colonne { $column }
terra-futura-web-ready = prête
terra-futura-web-used = utilisée
terra-futura-say-receive = recevoir { $what }
terra-futura-say-pay = payer { $pay }, recevoir { $get }
terra-futura-say-holds = sur elle : { $what }
terra-futura-web-place =
    { $cards ->
        [none] Placer en colonne { $column }, rangée { $row }
       *[other] Placer en colonne { $column }, rangée { $row } ; active { $cards }
    }
terra-futura-web-place-look = { $card } : rangée { $row }, colonne { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] N’active qu’elle-même.
       *[other] Active { $cards }.
    }
terra-futura-web-choked = Bloquée : { $cards }.
terra-futura-web-place-here = Placer ici
terra-futura-web-place-choose = Choisis une case
terra-futura-web-worth = Valeur actuelle
terra-futura-web-raw =
    { $count ->
        [0] Aucune matière première
        [one] { $count } matière première
       *[other] { $count } matières premières
    }
terra-futura-web-set =
    { $times ->
        [0] Aucun ensemble complet
        [one] { $times } ensemble complet
       *[other] { $times } ensembles complets
    }
terra-futura-web-polluted =
    { $count ->
        [one] { $count } carte polluée
       *[other] { $count } cartes polluées
    }
terra-futura-web-pay-from = Tu paies depuis
terra-futura-web-pay-with = Élément { $number } du paiement
terra-futura-web-pollute-with = Cube de pollution { $number }
terra-futura-web-pollution-on = Pollution sur
terra-futura-web-would-choke = Cela bloque : { $cards }
terra-futura-web-exchange-of = paie { $pay }, reçois { $get }
terra-futura-web-get-on = Tu reçois sur
terra-futura-web-hint-pay = La proposition peut être changée : les listes offrent ce qui peut payer d’autre, et où la pollution peut aller.
terra-futura-web-hint-drop = Prends une carte du Marché ou d’une pioche. Avant cela, tu peux défausser la plus ancienne carte d’une rangée.
terra-futura-web-hint-take = Prends une carte du Marché, ou celle du dessus d’une pioche sans la voir.
terra-futura-web-hint-place = Regarde une case pour voir quelles cartes elle activerait.
terra-futura-web-hint-use = Choisis les cartes qui brillent, dans l’ordre que tu veux.
terra-futura-web-hint-pollute = Choisis la carte qui prend le cube.
terra-futura-web-hint-move = Choisis une carte pour déplacer ici un de ses cubes.
terra-futura-web-hint-gain = Elle va sur la carte qui la gagne.
terra-futura-web-hint-copy = Son coût, sa pollution et sa récompense seront pour toi.
terra-futura-web-hint-reward = Elle va sur la carte qui a été copiée.
terra-futura-web-hint-pattern = Choisis le modèle d’une de tes deux cartes de Décompte ; les deux ensembles peuvent encore compter.
terra-futura-web-hint-clean = Choisis une carte pour lui enlever un cube.
terra-futura-web-not-now = Pas maintenant
terra-futura-web-exchange = Faire l’échange
terra-futura-web-pollute = Placer la pollution
terra-futura-web-done = Terminé
terra-futura-web-end = Finir le tour
terra-futura-web-use-this = Activer
terra-futura-web-use-choose = Choisis une carte
terra-futura-web-use-gains = Les { $count } gains
terra-futura-web-end-ask = Inutilisées : { $cards }. Finir quand même ?
terra-futura-web-end-not = Continuer
terra-futura-web-end-anyway = Finir quand même
terra-futura-web-nothing-left = Il ne reste rien à activer
terra-futura-web-copy-this = Copier cet effet
terra-futura-web-pattern-this = Activer ce modèle
terra-futura-web-move-this =
    { $card ->
        [none] Choisis une carte
       *[other] Déplacer un cube : { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Choisis une carte
       *[other] Nettoyer : { $card }
    }
terra-futura-web-copy-of = { $card }, { $name } : { $effect }
terra-futura-web-waiting-drop = Choix d’une carte en cours.
terra-futura-web-waiting-take = Choix d’une carte en cours.
terra-futura-web-waiting-place = Placement d’une carte en cours.
terra-futura-web-waiting-use = Activation des cartes en cours.
terra-futura-web-waiting-pay = Activation des cartes en cours.
terra-futura-web-waiting-gain = Activation des cartes en cours.
terra-futura-web-waiting-pollute = Placement de pollution en cours.
terra-futura-web-waiting-move = Transfert de pollution en cours.
terra-futura-web-waiting-copy = Copie d’une carte adverse en cours.
terra-futura-web-waiting-reward = Choix d’un remerciement en cours.
terra-futura-web-waiting-clean = Choix d’un remerciement en cours.
terra-futura-web-waiting-pattern = Choix de l’activation finale en cours.
terra-futura-web-step-drop = Prends une carte
terra-futura-web-step-take = Prends une carte
terra-futura-web-step-place = Place ta carte
terra-futura-web-step-use = Active rangée et colonne
terra-futura-web-step-pay = Paie l’échange
terra-futura-web-step-gain = Choisis ton gain
terra-futura-web-step-pollute = Place la pollution
terra-futura-web-step-move = Déplace ici la pollution
terra-futura-web-step-copy = Copie une carte adverse
terra-futura-web-step-reward = Merci pour ton aide
terra-futura-web-step-clean = Merci pour ton aide
terra-futura-web-step-pattern = L’activation finale
terra-futura-web-your-land = Ton territoire
terra-futura-web-land-of = Territoire : { $name }
terra-futura-web-back-home = Retour à mon territoire
terra-futura-web-cards =
    { $count ->
        [one] { $count } carte sur 9
       *[other] { $count } cartes sur 9
    }
terra-futura-web-others = Autres territoires
terra-futura-web-scoring = Tes cartes de Décompte
terra-futura-web-scoring-of = Cartes de Décompte : { $name }
terra-futura-web-secret = secrètes
terra-futura-web-cell =
    { $times ->
        [1] rangée { $row } colonne { $column }
        [2] rangée { $row } colonne { $column } deux fois
       *[other] rangée { $row } colonne { $column } { $times } fois
    }
terra-futura-web-missing = Il manque : { $what }.
terra-futura-web-goals = Tes objectifs
terra-futura-web-goals-note = Personne d’autre ne les voit. À la fin, tu choisis le modèle de l’une d’elles, et le meilleur ensemble compte.
terra-futura-web-pattern-free = Cases libres dans son modèle : { $count }.
terra-futura-web-times =
    { $times ->
        [0] pas encore complet
        [one] complet une fois
       *[other] complet { $times } fois
    }
terra-futura-web-end-kicker = Après neuf cartes chacun
terra-futura-web-end-you = Ton territoire vaut le plus
terra-futura-web-end-won =
    { $count ->
        [one] Le territoire qui vaut le plus : { $names }
       *[other] { $names } partagent la victoire
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] { $points } points, et pas un cube de pollution.
        [one] { $points } points, avec un cube de pollution.
       *[other] { $points } points, avec { $cubes } cubes de pollution.
    }
terra-futura-web-sheet = Fiche de décompte
terra-futura-web-row-raw = Matières premières
terra-futura-web-row-food = Nourriture
terra-futura-web-row-construction = Construction
terra-futura-web-row-goods = Marchandise
terra-futura-web-row-set = Ensemble
terra-futura-web-row-polluted = Cartes polluées
terra-futura-web-each = { $points } chacune
terra-futura-web-better = le meilleur des deux
terra-futura-web-total = Total
terra-futura-web-winner = gagne
terra-futura-web-end-tie = Égalité de points : le moins de cubes de pollution l’emporte.
terra-futura-web-end-note = Colonnes : la valeur après chaque tour, puis après l’activation finale. Cases entourées : le modèle choisi par chaque joueur.
terra-futura-web-column-end = fin
terra-futura-web-columns = { $name } : valeur après chaque tour

## The lesson

