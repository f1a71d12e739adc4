### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Chaque crise et chaque Résolution : combien de fois elle est dans le jeu, et ce qu’elle représente dans le monde.
terra-atlas-search = Un nom, un nombre, une région
terra-atlas-measures = Résolutions
    .line = 90 cartes : dans chaque couleur six 1 et six 2, cinq 3 et cinq 4, quatre 5 et quatre 6
terra-atlas-crises = Crises
    .line = 18 cartes, une pour chaque couleur et chaque région
terra-atlas-measure = Résolution
terra-atlas-crisis = Crise
terra-atlas-region = Région
terra-atlas-value = Valeur
terra-atlas-threat = Valeur
terra-atlas-copies = { $count } sur { $all }
terra-atlas-copies-measure = { $count } des { $all } Résolutions
terra-atlas-copies-crisis = une fois ; chaque crise est unique
terra-atlas-against = Aide contre
terra-atlas-helped-by = Ce qui aide

## In the game

terra-atlas-game-low = Jouée en premier, elle rapporte 3 points si la crise est résolue à temps, autant que n’importe quelle carte. Et sur une crise déclarée, même une petite permet de mettre une série de côté.
terra-atlas-game-middle = Rarement la plus haute, souvent celle qui manquait : qui pose la dernière carte sur une crise déclarée marque 5 points, quelle que soit sa valeur.
terra-atlas-game-high = Souvent la carte la plus haute, qui vaut 3 points quand une crise est résolue à temps. Sur une crise déclarée, mieux vaut la garder pour celle qu’elle résout.
terra-atlas-game-crisis = Quand elle apparaît, chacun peut jouer une carte de sa couleur. Si l’ensemble atteint { $threat }, elle est résolue à temps ; sinon elle se déclare, et avec trois dans une région, quatre d’une couleur ou sept en tout, le monde est perdu.

## In the world: the measures

terra-atlas-G1 = Le verre, le papier, le métal et les épluchures, gardés à part, peuvent devenir autre chose. Ce qui est jeté pêle-mêle finit le plus souvent enfoui ou brûlé.
terra-atlas-G2 = Ce que personne ne consomme n’a pas besoin d’être abattu, pompé ou extrait. Réparer, partager, se contenter d’un peu moins : il en reste plus pour ceux qui viendront.
terra-atlas-G3 = Les jeunes arbres retiennent la terre et l’eau, rafraîchissent les alentours et captent du carbone en grandissant. Cela réussit surtout avec les bons arbres au bon endroit, et si les gens du lieu y gagnent.
terra-atlas-G4 = Un puits, un canal ou un goutte-à-goutte font produire les champs même les années sèches et épargnent de longues marches. Cela dure si l’on ne puise pas plus que la pluie et la neige n’apportent.
terra-atlas-G5 = Des filtres, des circuits fermés et de meilleurs procédés arrêtent le poison avant qu’il n’atteigne l’air et les rivières. Mieux vaut ne pas salir que nettoyer.
terra-atlas-G6 = Le soleil, le vent, l’eau et la chaleur de la terre ne s’épuisent pas et laissent peu de traces. Ce qui manque souvent : des lignes et du stockage.
terra-atlas-B1 = La faim vient rarement d’un manque de nourriture dans le monde : il manque la paix, l’argent ou une route jusqu’au marché. Toute autre aide commence par de l’eau propre et une assiette pleine.
terra-atlas-B2 = Un vaccin, une sage-femme, un médicament abordable : beaucoup de ce qui sauve des vies est simple. Il faut seulement que ce soit là, tout près et à temps.
terra-atlas-B3 = Aménager une pente en terrasses, garder les semences, bâtir contre la chaleur : cela s’est appris au fil des générations. Là où on le transmet, les gens gardent leur travail et leurs usages.
terra-atlas-B4 = Avec une adresse, on trouve plus facilement du travail, une école et un médecin. Un logement est souvent le premier pas pour retrouver les autres, pas la récompense à la fin.
terra-atlas-B5 = Personne ne naît avec le mépris des autres : il s’apprend, et peut se désapprendre. Il y faut des lois justes, et des gens qui prennent la parole quand quelqu’un est rabaissé.
terra-atlas-B6 = Savoir lire, compter et poser des questions, c’est pouvoir veiller sur sa santé, son travail et ses droits. Quand les filles apprennent autant que les garçons, des familles entières vivent mieux.
terra-atlas-R1 = Si les règles sont suivies, les impôts payés et les voisins respectés, c’est que la plupart le font d’eux-mêmes. La vie commune est faite de ces petites choses, chaque jour.
terra-atlas-R2 = Qui a plus donne un coup de main à qui a moins : après un séisme, pendant une sécheresse, par-delà une frontière. La meilleure aide est celle où ceux qui la reçoivent ont leur mot à dire.
terra-atlas-R3 = Les mines guettent longtemps après la paix signée, dans les champs et sur le chemin de l’école. Le déminage est un lent travail à la main, qui rend la terre mètre par mètre.
terra-atlas-R4 = Les médiateurs écoutent les deux camps avant que les armes ne parlent. Une discussion à temps fait rarement la une, car ce qu’elle évite n’arrive pas.
terra-atlas-R5 = Les fleuves, les maladies et les navires passent les frontières ; les accords doivent donc les passer aussi. Les organismes internationaux n’ont que la force que leurs membres leur donnent.
terra-atlas-R6 = Qui peut choisir son gouvernement, le critiquer et le remplacer peut corriger les erreurs sans violence. La démocratie vit d’une presse libre, de tribunaux justes et de gens qui participent.

## In the world: the crises

terra-atlas-G-NA = Les forêts ont toujours brûlé ; avec des sécheresses plus longues et plus de chaleur, les feux échappent à tout contrôle. De petits feux, allumés et surveillés par des forestiers par temps frais, leur ôtent le combustible.
terra-atlas-G-SA = En Amazonie, la forêt qui disparaît cède surtout la place à des pâturages et à des champs. Avec elle s’en vont des pluies qui tombent loin dans les terres, le foyer de peuples et d’espèces, et une réserve de carbone.
terra-atlas-G-EU = Une rivière emporte par-delà les frontières ce que les usines, les mines et les champs y laissent couler. Plusieurs des plus sales ont repris vie depuis que leurs riverains se sont donné des règles.
terra-atlas-G-AF = Là où l’on coupe les arbres, où les troupeaux sont trop grands et où la pluie manque, le vent emporte la terre. Au Sahel, des paysans regagnent du terrain avec des rangées de pierres, de petits trous et des arbres qu’ils laissent pousser.
terra-atlas-G-AS = Les gaz d’échappement, la fumée du charbon et les chaumes qui brûlent s’accumulent dans l’air immobile de l’hiver sur les grandes villes. Ils abîment les poumons et le cœur ; là où combustibles et filtres se sont améliorés, le ciel s’est éclairci.
terra-atlas-G-OC = Quand la mer devient trop chaude, les coraux perdent les algues qui les nourrissent, blanchissent et peuvent mourir de faim. Les récifs abritent les jeunes poissons et brisent les vagues devant la côte ; les années plus fraîches, ils peuvent se remettre.
terra-atlas-B-NA = Là où les loyers montent plus vite que les salaires, même des gens qui travaillent finissent sous une tente ou dans une voiture. Des logements abordables et une aide avant l’expulsion gardent ouvertes des portes difficiles à rouvrir.
terra-atlas-B-SA = Des villas entourées de murs voisinent avec des quartiers sans égouts : l’endroit où l’on naît décide de trop de choses. Des écoles, des terres, des impôts justes et des emplois sûrs réduisent l’écart, lentement.
terra-atlas-B-EU = Perdre son travail, sa santé ou son conjoint peut suffire à perdre son logement, même dans une ville riche. Certaines donnent d’abord un appartement, et règlent le reste à partir de là.
terra-atlas-B-AF = Un virus voyage aussi vite que les gens et frappe le plus fort là où les hôpitaux sont rares. Des alertes précoces, des vaccins et des soignants en qui les villages ont confiance l’arrêtent.
terra-atlas-B-AS = Un enfant qui noue des tapis ou casse des pierres gagne un peu aujourd’hui et manque l’école. Quand les parents gagnent assez et que l’école est gratuite et proche, c’est là qu’ils l’envoient.
terra-atlas-B-OC = Sur les îles basses et dans les deltas, la mer qui monte entre dans les maisons, et les tempêtes la poussent plus loin. Digues, mangroves et maisons sur pilotis font gagner du temps ; certains doivent partir.
terra-atlas-R-NA = Là où une arme est toujours à portée de main, une dispute ou une heure sombre finit plus facilement par une mort. Des armes bien rangées, de bonnes lois et des gens qui s’interposent sauvent des vies.
terra-atlas-R-SA = Là où l’État est faible, les gangs rackettent, enrôlent des garçons et font taire les gens. Des écoles, du travail et une police digne de confiance leur ôtent le terrain sous les pieds.
terra-atlas-R-EU = Quand des chars passent une frontière, ils détruisent des maisons, des champs et la confiance de plusieurs générations. Que des voisins se parlent plutôt que de tirer, on l’a appris ici à un prix terrible.
terra-atlas-R-AF = Quand un pays se bat contre lui-même, les voisins deviennent ennemis, les champs restent en friche et la faim suit. La paix tient quand tous ont part au pouvoir, à la justice et aux richesses du pays.
terra-atlas-R-AS = Des missiles qui atteignent le voisin en quelques minutes ne laissent pas le temps de réfléchir. Des traités, des inspections et une ligne directe entre capitales ont aidé à éviter le pire.
terra-atlas-R-OC = Dans les détroits entre les îles, des voleurs montent à bord la nuit. Les patrouilles que les pays voisins mènent ensemble aident, et aussi un revenu correct pour ceux qui vivent de la pêche.

## Why this game

terra-why = Tout le monde peut gagner, et tout le monde peut perdre
    .lead = Bruno Faidutti a créé Terra pour le Forum universel des cultures, tenu à Barcelone en 2004 : une rencontre pour écouter au lieu de se battre. Le jeu pose sans cesse la même question : combien est-ce que je donne ?
terra-why-1 = Une crise ne demande pas à qui elle appartient
    .text = Elle éclate dans une région et compte pour tous. Qui habite loin peut passer une fois, ou deux. Mais trois dans une région, quatre d’une couleur ou sept en tout, et la partie est finie pour tout le monde.
terra-why-2 = Donner est récompensé, un peu
    .text = Qui aide en premier et qui aide le plus marque des points. Pourtant, une main pleine de six vaut surtout si les autres dépensent les leurs. Les économistes parlent de passager clandestin ; à table, on le sent.
terra-why-3 = Les mots sont gratuits, et ils comptent
    .text = Promets, demande, bluffe : rien de ce qui est dit n’engage personne. C’est pourquoi la confiance vaut tant ici. Le Forum espérait la même chose entre les peuples : écouter d’abord, car le conflit est le chemin le plus cher.
terra-why-4 = Dix-huit Résolutions, aucune n’est magique
    .text = Du tri des déchets à la démocratie, chacune représente un travail que des gens font vraiment. Les petits nombres sont de petits pas, pas des pas inutiles : un 1, à la fin, peut sauver une région.
terra-why-omits = Ce que le jeu laisse de côté : les vraies crises n’attendent pas leur tour, et ceux qui y ont le moins contribué sont souvent les premiers touchés.
