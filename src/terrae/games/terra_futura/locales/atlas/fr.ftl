### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Chaque lieu d’un territoire : ce qu’il fait, combien font de même, et ce qu’il représente dans le monde.
terra-futura-atlas-search = Un nom, ou ce qu’elle fabrique
terra-futura-atlas-start = Cartes de Départ
    .line = 5 cartes qui font toutes la même chose ; chacun en a une
terra-futura-atlas-level-I = Niveau I
    .line = 23 cartes, une de chaque ; la plupart rapportent quelque chose
terra-futura-atlas-level-II = Niveau II
    .line = 24 cartes, une de chaque ; la plupart changent une chose en une autre
terra-futura-atlas-scoring = Cartes de Décompte
    .line = 16 cartes, une de chaque ; chacun en a deux, en secret
terra-futura-atlas-makes-food = Fait de la nourriture
terra-futura-atlas-makes-construction = Fait des constructions
terra-futura-atlas-makes-goods = Fait des marchandises
terra-futura-atlas-moves = Déplace la pollution
terra-futura-atlas-clean = Ne pollue jamais
terra-futura-atlas-same =
    { $count ->
        [one] { $count } sur { $all } fait cela
       *[other] { $count } sur { $all } font cela
    }
terra-futura-atlas-often = une fois ; { $count } des { $all } cartes de sa sorte font la même chose
terra-futura-atlas-often-alone = une fois ; aucune autre carte ne fait la même chose
terra-futura-atlas-spaces = Cases pollution
terra-futura-atlas-spaces-count =
    { $count ->
        [0] aucune : le premier cube la bloque
       *[other] { $count } ; un cube de plus va au centre et la bloque
    }
terra-futura-atlas-like = Fait de même
terra-futura-atlas-set = Ensemble
terra-futura-atlas-signs = Le sens des symboles
terra-futura-atlas-worth =
    { $points ->
        [0] ne vaut rien à la fin
       *[other] vaut { $points } à la fin
    }
terra-futura-atlas-worth-pollution = −1 pour chaque carte qui en porte

## In the game

terra-futura-atlas-game-assist = En copiant la carte de quelqu’un, tu prends son coût, sa pollution et sa récompense. La personne à qui est la carte en est remerciée.
terra-futura-atlas-game-gain = Elle rapporte chaque fois que sa rangée ou sa colonne est activée : pose-la là où d’autres cartes viendront.
terra-futura-atlas-game-money = L’argent ne vaut rien à la fin : il est là pour être dépensé.
terra-futura-atlas-game-clean = Ce travail ne laisse pas de pollution.
terra-futura-atlas-game-choice = Une voie est propre, l’autre laisse de la pollution : à toi de choisir, chaque fois.
terra-futura-atlas-game-dirty = Elle laisse de la pollution chaque fois : garde-lui une case avant de l’activer.
terra-futura-atlas-game-transfer = Une carte libérée de son cube de trop retravaille aussitôt ; si elle est dans la rangée ou la colonne activée et n’a pas encore servi, elle peut servir au même tour.
terra-futura-atlas-game-scoring = À la fin, tu peux faire les quatre activations d’une de tes deux cartes ; et le meilleur de leurs ensembles compte autant de fois que tu l’as sur des cartes actives.

## In the world: Starting cards

terra-futura-atlas-village = Au village, on sait qui peut réparer un toit et qui a besoin d’un coup de main. Beaucoup de ce qu’on y fait les uns pour les autres se fait sans salaire.
terra-futura-atlas-cabin = Du bois de chauffage, des champignons, des baies et du calme : en forêt, on vit de ce qui repousse. Et cela repousse, tant que personne n’en prend davantage.
terra-futura-atlas-harbour = Les bateaux apportent du poisson, des nouvelles et des inconnus. Un port vit d’être ouvert des deux côtés, vers la terre et vers la mer.
terra-futura-atlas-hut = Ici, il faut tout monter ou le tirer du soleil et de la pluie ; on gaspille donc peu. La plupart des refuges sont ouverts à tous, et l’hiver une pièce reste ouverte.
terra-futura-atlas-homestead = Champs, bêtes et cuisine vont ensemble : le fumier nourrit la terre, les restes nourrissent les poules. Les fermes familiales produisent une bonne part de ce que mange le monde.

## In the world: Level I

terra-futura-atlas-corner-shop = Du pain, des timbres et quelques mots au coin de la rue : voilà qui fait vivre un quartier. Ce qui est en rayon vient souvent de loin.
terra-futura-atlas-savings-bank = Les premières caisses d’épargne furent fondées pour que les gens modestes puissent mettre un peu de côté pour les temps difficiles. Prêtées, beaucoup de petites sommes font un toit, une charrue ou un atelier.
terra-futura-atlas-market-stall = On y vend le matin ce qu’on a cueilli la veille. Plus le chemin est court, plus grande est la part du prix pour ceux qui ont fait le travail.
terra-futura-atlas-toll-bridge = Un pont raccourcit la route de tous, et le péage paie son entretien. Pour une fois, on voit ce que coûte une route.
terra-futura-atlas-orchard = De vieux arbres fruitiers dans un pré nourrissent des gens, des abeilles et des oiseaux pendant des décennies. Qui les plante pense à ses petits-enfants.
terra-futura-atlas-woodland = Un bois aux essences mêlées donne du bois et des champignons, retient l’eau et rafraîchit l’air. Il reste un bois si l’on n’y coupe pas plus qu’il ne pousse.
terra-futura-atlas-bamboo-grove = Le bambou est une herbe : il jaillit en quelques semaines et repousse de ses racines après la coupe. On en fait des paniers, des échafaudages et des maisons entières.
terra-futura-atlas-herb-garden = Le thym, la menthe et la sauge demandent peu de place, plaisent aux abeilles et soulagent les petits maux. Ce qu’on en sait est plus vieux que tous les livres.
terra-futura-atlas-algae-pond = Les algues changent la lumière, l’eau et ce que d’autres rejettent en nourriture et en matière première. Il ne leur faut pas de champ, juste quelqu’un qui surveille l’eau.
terra-futura-atlas-berry-patch = Les baies mûrissent pour les gens, les oiseaux et les ours. Qui cueille avec soin les retrouve au même endroit l’été suivant.
terra-futura-atlas-clay-pit = On bâtit avec l’argile depuis les premières villes, car elle se trouve juste sous la surface. Une glaisière laissée à elle-même se remplit d’eau, de roseaux et de grenouilles.
terra-futura-atlas-brick-yard = Au feu, l’argile devient pierre : une bonne brique dure des siècles et peut resservir. Ce qui brûle dans le four décide de la fumée qu’elle coûte.
terra-futura-atlas-quarry = La pierre d’à côté ne fait pas de long voyage et sert à des générations. La carrière laisse dans la colline une plaie où nicheront peut-être plus tard des grands-ducs.
terra-futura-atlas-ore-vein = Les métaux se cachent en veines minces dans une roche dont personne ne veut. Une fois extraits, on peut les fondre et les employer encore et encore.
terra-futura-atlas-mine-railway = Des roues d’acier sur des rails d’acier déplacent de lourdes charges avec peu d’effort. La roche sans minerai reste en tas, pour longtemps.
terra-futura-atlas-open-pit = Pour atteindre le charbon et le minerai, on déplace des paysages entiers, et parfois des villages. Il faut des décennies pour qu’une forêt ou un lac prenne leur place.
terra-futura-atlas-wheat-field = Le blé est le pain quotidien d’une grande partie du monde. Son champ reste fertile si d’autres cultures alternent avec lui et si la terre n’est jamais nue.
terra-futura-atlas-sunflower-field = Jeunes, les tournesols suivent le soleil ; mûrs, ils donnent de l’huile, des graines et du fourrage. En pleine fleur, c’est un festin pour les abeilles.
terra-futura-atlas-beehives = De fleur en fleur, les abeilles aident les pommiers, les cerisiers et les courges à porter des fruits. Il leur faut des fleurs tout l’été, et des champs sans poison.
terra-futura-atlas-maize-field = Le maïs, tiré autrefois d’une herbe sauvage du Mexique, donne nourriture, fourrage et carburant. Il est gourmand : sur les pentes nues, la pluie emporte terre et engrais.
terra-futura-atlas-hay-meadow = Un pré fauché tard et rarement est plein de fleurs, de grillons et de papillons. Son foin fait passer l’hiver aux bêtes.
terra-futura-atlas-water-mill = L’eau courante faisait tourner meules, scies et marteaux bien avant les moteurs. Aujourd’hui elle peut donner du courant ; aux poissons, il faut un passage.
terra-futura-atlas-repair-shop = Une fermeture neuve, un fil ressoudé, et l’objet revit. Chaque réparation épargne du minerai et de l’énergie, évite des déchets et garde un métier vivant.

## In the world: Level II

terra-futura-atlas-food-truck = Une marmite, une flamme et une bonne recette nourrissent toute une rue. La saleté se cache dans le gobelet qu’on jette et dans ce qui vient de loin.
terra-futura-atlas-canteen = Cuisiner pour beaucoup économise l’énergie et évite les restes, si c’est bien prévu. Chaque menu décide un peu de ce qui poussera dans les champs alentour.
terra-futura-atlas-building-site = Grues et camions dressent une maison en quelques mois. Une grande part de ce qu’elle coûte à la Terre est fixée avant qu’on y habite : par ce dont elle est faite.
terra-futura-atlas-concrete-plant = Le béton prend toutes les formes et porte ponts et tours. Le calcaire cuit pour son ciment libère du gaz carbonique, même quand le feu est propre.
terra-futura-atlas-freight-port = Une bonne part de ce qui nous entoure a voyagé en conteneur. Un navire porte beaucoup avec peu de carburant, mais la suie et des espèces étrangères sont du voyage.
terra-futura-atlas-haulage = Les camions apportent tout à la porte, même la nuit. Le bruit et la suie restent chez ceux qui habitent le long de la route, pas chez ceux qui ont commandé.
terra-futura-atlas-cannery = En bocaux et en boîtes, la récolte de l’été dure tout l’hiver, et il s’en perd moins. Il y faut du métal, de la chaleur et de l’eau propre ; il reste saumure et épluchures.
terra-futura-atlas-steelworks = Depuis des siècles, on fond le minerai de fer au charbon. L’acier de récupération demande bien moins d’énergie, et l’hydrogène issu d’un courant propre peut remplacer le charbon.
terra-futura-atlas-assembly-line = Découpé en petits gestes, le travail va vite et les objets deviennent bon marché. Combien de temps ils dureront et si l’on pourra les réparer, cela se décide sur la planche à dessin.
terra-futura-atlas-wetland = Marais, tourbières et prairies inondables retiennent les crues et nettoient l’eau qui les traverse. On peut aussi les surcharger ; alors ils rendent la saleté.
terra-futura-atlas-sewage-works = Grilles, bassins et microbes affamés refont de l’eau de rivière avec les eaux usées. Ce qu’ils ne digèrent pas, de la peinture aux médicaments, n’a rien à faire dans l’évier.
terra-futura-atlas-reed-bed = Les roseaux conduisent l’air jusqu’à leurs racines, où des bactéries nettoient l’eau. Des villages épurent ainsi leurs eaux usées, et des oiseaux nichent au-dessus.
terra-futura-atlas-workshop = Avec du métier, des outils et du temps, une matière simple devient quelque chose de bon. C’est plus long qu’à l’usine, et le savoir-faire se transmet.
terra-futura-atlas-smithy = Le fer se chauffe et se façonne encore et encore : un vieil essieu devient une grille. À l’enclume, on recyclait bien avant que le mot existe.
terra-futura-atlas-greenhouse = Sous verre, les tomates mûrissent là où dehors il fait trop froid. Avec du soleil, du compost et de l’eau de pluie, c’est propre ; chauffé au gaz, cela coûte plus qu’on ne voit.
terra-futura-atlas-allotments = Dans ces petits jardins au bord de la ville poussent des légumes, des amitiés et de la patience. De la planche à l’assiette, pas besoin de camion.
terra-futura-atlas-masons = Ce qui est bien bâti tient des siècles, et plus tard ses pierres peuvent resservir. Entretenir une vieille maison en épargne une neuve.
terra-futura-atlas-walling = Un mur de pierres sèches retient une pente sans mortier, rien que par la bonne pierre au bon endroit. Des lézards et des fleurs sauvages vivent dans ses fentes.
terra-futura-atlas-spinning-mill = La laine, le lin et le coton deviennent ici du fil, puis une étoffe qui dure des années. Le fil bon marché se paie souvent ailleurs, en eau, en teintures et en peine.
terra-futura-atlas-sewing-room = Un manteau fait sur mesure se porte longtemps et se raccommode. Qui coud pour la mode rapide gagne souvent peu, et l’étiquette n’en dit rien.
terra-futura-atlas-tree-nursery = On y sème les graines d’arbres vigoureux et on les arrose jusqu’à ce que les plants tiennent seuls. Une forêt pour le temps de demain commence par le choix des graines d’aujourd’hui.
terra-futura-atlas-mine-transport = Une grande part de ce qu’on sort d’une mine est de la roche sans minerai. Plus le métal est réemployé, moins il faut de chargements.
terra-futura-atlas-granary = Du grain au sec et à l’abri des souris fait passer une mauvaise année. Dans le monde, beaucoup de nourriture se gâte faute de bonnes réserves.
terra-futura-atlas-trading-post = Là où se croisent des marchandises de bien des pays, on trouve ce qui ne pousse pas chez soi. L’étiquette dit rarement qui les a faites, et ce qui est resté là-bas.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Un toit et un repas : les deux plus vieux besoins, et toujours la première aide après une catastrophe.
terra-futura-atlas-brick-and-bread = L’un comme l’autre demandent qu’on pétrisse, de l’eau et du feu. Le pain est plus vieux que les champs : on le cuisait dans des foyers de pierre des milliers d’années avant l’agriculture.
terra-futura-atlas-garden-city = Des maisons avec jardin, le travail à deux pas, des champs tout près : un vieux rêve d’urbaniste, et un bon rêve quand l’été est chaud.
terra-futura-atlas-trading-house = Le commerce porte les marchandises là où elles manquent. Une bonne maison connaît le nom de ceux qui fabriquent, et les paie assez pour en vivre.
terra-futura-atlas-full-larder = Des bocaux sur l’étagère et du grain dans le coffre : qui a des réserves pour dix jours peut attendre la fin d’une tempête ou d’une panne de courant, et aider les autres.
terra-futura-atlas-new-quarter = Un nouveau quartier se dessine au mieux avec logements, travail et boutiques côte à côte, pour riches et pauvres. Alors bien des trajets se font à pied.
terra-futura-atlas-straw-bale-houses = Il reste de la paille à chaque moisson, et elle garde bien la chaleur. Des murs de paille pressée ont été éprouvés sous de fortes pluies, au gel et par grande chaleur.
terra-futura-atlas-farm-shop = Des œufs, du fromage et de la farine pris à la ferme : on voit comment ils sont faits, et une plus grande part du prix y reste.
terra-futura-atlas-food-fair = Là où l’on goûte les plats des autres, les inconnus deviennent vite des voisins. Et les vieilles variétés de pommes et de céréales survivent, parce que quelqu’un les demande.
terra-futura-atlas-building-trade = Charpentiers, plombières et électriciens changent les plans d’un monde plus propre en pièces bien chaudes. Sans leurs mains, le meilleur plan reste du papier.
terra-futura-atlas-self-sufficiency = Un lieu qui cultive et bâtit ce qu’il lui faut tient bon quand le commerce vacille. Presque aucun ne sait tout faire : de bons voisins en font donc partie.
terra-futura-atlas-green-kitchen = Les légumes, les haricots et les céréales demandent bien moins de terre que la viande. Bien cuisinés et en saison, ils ne laissent rien à désirer.
terra-futura-atlas-stone-town = Des ruelles étroites et des cours ombragées gardent les vieilles villes fraîches l’été, sans courant. Les arbres et l’eau y aident aussi.
terra-futura-atlas-harvest-homes = La paille, le chanvre et le roseau repoussent chaque année et font de bons murs et de bons toits. Tant que la maison tient, leur carbone reste hors de l’air.
terra-futura-atlas-all-round-economy = Là où une seule mine ou une seule usine nourrit tout le monde, sa fin touche tout le monde. Une région aux nombreux métiers plie sous l’orage et ne rompt pas.
terra-futura-atlas-golden-workshops = Le bel ouvrage naît de la paille, de la cire et du lin autant que de l’or. Ce qui est fait avec soin se garde, se répare et se transmet.

## Why this game

terra-futura-why = La croissance a une adresse
    .lead = Le jeu de Petr Vojtěch, paru en 2021, est né de Game On, un projet pour le climat soutenu par l’Union européenne. Tout ce que tu fabriques vient de quelque part, et quelque chose reste derrière.
terra-futura-why-1 = L’argent vient de loin
    .text = Avec de l’argent, tu obtiens des choses sans cultiver ni creuser : quelqu’un d’autre l’a fait, souvent mal payé et dans un lieu que tu ne vois jamais. L’argent ne vaut donc rien à la fin, et une bonne part de ce qu’il achète pollue.
terra-futura-why-2 = Quelqu’un porte chaque charge
    .text = Navires et camions relient champs, mines, ateliers et tables ; sans eux, il nous manquerait bien des choses. Ils apportent aussi la suie, le bruit et un climat plus chaud, surtout à ceux qui n’ont rien commandé.
terra-futura-why-3 = La pollution se cache
    .text = Un cube sur une carte coûte un point, presque rien. Puis il y en a un de trop, et tout s’y arrête. Les eaux usées, les pesticides et les engrais sont ainsi : longtemps invisibles dans l’eau et la terre, puis là d’un coup.
terra-futura-why-4 = Prendre moins à la terre
    .text = Changer une matière en une autre, réparer et réemployer tire davantage de ce qui est déjà là. Chaque morceau de métal qui fait un tour de plus épargne un bout de montagne.
terra-futura-why-5 = Il y a des voies propres
    .text = Ici, certains travaux ne laissent aucun cube : ils représentent le soleil, le vent et l’eau, et des champs qui restent fertiles. Ils demandent un peu plus. Le changement est juste si ceux qui ont le moins ne paient pas le plus.
terra-futura-why-6 = Nettoyer est un travail
    .text = Zones humides, roselières et stations d’épuration prennent sur elles la saleté des autres, autant qu’elles le peuvent. Ce qui est trié et réemployé à temps n’a pas besoin d’être nettoyé.
terra-futura-why-omits = Ce que le jeu laisse de côté : ta pollution reste sur tes neuf cartes. Dans le monde, elle voyage.
