### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Every place on a territory: what it does, how many do the same, and what it stands for in the world.
terra-futura-atlas-search = A name, or what it makes
terra-futura-atlas-start = Starting cards
    .line = 5 cards that all do the same; each player has one
terra-futura-atlas-level-I = Level I
    .line = 23 cards, each there once; most bring something
terra-futura-atlas-level-II = Level II
    .line = 24 cards, each there once; most turn one thing into another
terra-futura-atlas-scoring = Scoring cards
    .line = 16 cards, each there once; two for each player, in secret
terra-futura-atlas-makes-food = Makes food
terra-futura-atlas-makes-construction = Makes construction
terra-futura-atlas-makes-goods = Makes goods
terra-futura-atlas-moves = Moves pollution
terra-futura-atlas-clean = Never pollutes
terra-futura-atlas-same =
    { $count ->
        [one] { $count } of { $all } does this
       *[other] { $count } of { $all } do this
    }
terra-futura-atlas-often = once; { $count } of the { $all } cards of its kind do the same
terra-futura-atlas-often-alone = once; no other card does the same
terra-futura-atlas-spaces = Spaces for pollution
terra-futura-atlas-spaces-count =
    { $count ->
        [0] none: the first cube blocks it
       *[other] { $count }; one cube more goes in the centre and blocks it
    }
terra-futura-atlas-like = Does the same
terra-futura-atlas-set = Scoring set
terra-futura-atlas-signs = What the symbols mean
terra-futura-atlas-worth =
    { $points ->
        [0] worth nothing at the end
       *[other] worth { $points } at the end
    }
terra-futura-atlas-worth-pollution = −1 for each card it lies on

## In the game

terra-futura-atlas-game-assist = Copying another player’s card makes its cost, its pollution and its reward yours. Whoever owns that card is thanked for it.
terra-futura-atlas-game-gain = It gains each time its row or column is set off: lay it where cards are still to come.
terra-futura-atlas-game-money = Money is worth nothing at the end: it is there to be spent.
terra-futura-atlas-game-clean = This work leaves no pollution behind.
terra-futura-atlas-game-choice = One way is clean, the other leaves pollution: each time you choose.
terra-futura-atlas-game-dirty = Each time it leaves pollution: keep a space for it before you set it off.
terra-futura-atlas-game-transfer = A card freed from its surplus cube works again at once; if it lies in the row or column just activated and was not used yet, it may be used in the same turn.
terra-futura-atlas-game-scoring = At the end you may make the four activations of one of your two cards; and the better of their sets scores as often as you own it on active cards.

## In the world: Starting cards

terra-futura-atlas-village = In a village people know who can mend a roof and who needs a hand. Much of what they do for each other is done without pay.
terra-futura-atlas-cabin = Firewood, mushrooms, berries and quiet: life in the forest is a life on what grows again. It does, as long as nobody takes more than that.
terra-futura-atlas-harbour = Boats bring fish, news and strangers. A harbour lives on being open to two sides, the land and the sea.
terra-futura-atlas-hut = Everything up here has to be brought up, or caught from sun and rain, so little is wasted. Most huts are open to everybody, and in winter one room stays unlocked.
terra-futura-atlas-homestead = Fields, animals and kitchen belong together here: dung feeds the soil, scraps feed the hens. Family farms grow a good part of what the world eats.

## In the world: Level I

terra-futura-atlas-corner-shop = Bread, stamps and a chat round the corner keep a street alive. What lies on the shelves has often come a long way.
terra-futura-atlas-savings-bank = The first savings banks were founded so that people of small means could put a little aside for hard times. Lent on, many small sums become a roof, a plough or a workshop.
terra-futura-atlas-market-stall = Growers sell in the morning what they picked the day before. The shorter the way, the more of the price stays with those who did the work.
terra-futura-atlas-toll-bridge = A bridge shortens the way for all, and the toll pays for its upkeep. Here, for once, one sees what a road costs.
terra-futura-atlas-orchard = Old fruit trees in a meadow feed people, bees and birds for decades. Whoever plants them is thinking of grandchildren.
terra-futura-atlas-woodland = A mixed wood gives timber and mushrooms, holds water and cools the air. It stays a wood if no more is felled than grows again.
terra-futura-atlas-bamboo-grove = Bamboo is a grass: it shoots up within weeks and grows again from its roots after the cut. Baskets, scaffolding and whole houses are made of it.
terra-futura-atlas-herb-garden = Thyme, mint and sage need little room, please the bees and ease small ills. What people know of them is older than any book.
terra-futura-atlas-algae-pond = Algae turn light, water and what others flush away into food and raw material. They need no field, only somebody who keeps an eye on the water.
terra-futura-atlas-berry-patch = Berries ripen for people, birds and bears alike. Those who pick with care find them in the same place next summer.
terra-futura-atlas-clay-pit = People have built with clay since the first towns, for it lies close to the surface. A pit that is left to itself fills with water, reeds and frogs.
terra-futura-atlas-brick-yard = In the fire, clay becomes stone: a good brick lasts for centuries and can be used again. What burns in the kiln decides how much smoke it costs.
terra-futura-atlas-quarry = Stone from nearby needs no long journey and serves for generations. The quarry leaves a wound in the hill, where eagle owls may nest later.
terra-futura-atlas-ore-vein = Metals lie in thin veins among rock that nobody wants. What has once been won can be melted and used again and again.
terra-futura-atlas-mine-railway = Steel wheels on steel rails need little force to move heavy loads of ore. The rock without ore stays behind in heaps, for a long time.
terra-futura-atlas-open-pit = To get at coal and ore, whole landscapes are moved, and sometimes villages. It takes decades until a forest or a lake lies there.
terra-futura-atlas-wheat-field = Wheat is daily bread for much of the world. Its field stays fertile if other crops take turns with it and the soil does not lie bare.
terra-futura-atlas-sunflower-field = While they are young, sunflowers turn with the sun; ripe, they give oil, seeds and fodder. In full bloom they are a feast for bees.
terra-futura-atlas-beehives = On their way from flower to flower bees help apples, cherries and pumpkins to set fruit. They need blossoms all summer, and fields without poison.
terra-futura-atlas-maize-field = Maize, once bred in Mexico from a wild grass, gives food, fodder and fuel. It is hungry: on bare slopes rain washes soil and fertiliser away.
terra-futura-atlas-hay-meadow = A meadow that is mown late and seldom is full of flowers, crickets and butterflies. Its hay takes the animals through the winter.
terra-futura-atlas-water-mill = Running water turned millstones, saws and hammers long before there were engines. Today it can make electricity; fish need a way round it.
terra-futura-atlas-repair-shop = A new zip, a soldered wire, and a thing lives on. Every repair saves ore, energy and rubbish, and keeps a craft alive.

## In the world: Level II

terra-futura-atlas-food-truck = A pot, a flame and a good recipe feed a whole street. The dirt hides in the cup that is thrown away and in what came from far off.
terra-futura-atlas-canteen = Cooking for many saves energy and leftovers if it is well planned. Every menu decides a little what the fields around will grow.
terra-futura-atlas-building-site = Cranes and lorries put up a house within months. Much of what it costs the earth is settled before anybody moves in: by what it is built of.
terra-futura-atlas-concrete-plant = Concrete takes any shape and carries bridges and towers. The limestone that is burnt for its cement gives off carbon dioxide, even where the fire is clean.
terra-futura-atlas-freight-port = Much of what surrounds us has travelled in a container. A ship carries a great deal for little fuel, but soot and foreign species come along.
terra-futura-atlas-haulage = Lorries bring everything to the door, at night, too. Noise and soot stay with those who live along the road, not with those who ordered.
terra-futura-atlas-cannery = In jars and tins the summer’s harvest lasts through the winter, and less of it spoils. That takes metal, heat and clean water, and leaves brine and peel.
terra-futura-atlas-steelworks = For centuries iron ore has been smelted with coal. Steel from scrap takes far less energy, and hydrogen made with clean power can replace the coal.
terra-futura-atlas-assembly-line = Divided into small steps, work goes fast and things become cheap. How long they last, and whether they can be mended, is decided on the drawing board.
terra-futura-atlas-wetland = Marshes, bogs and river meadows hold back floods and clean the water that runs through them. They can be overloaded, too; then they give the dirt back.
terra-futura-atlas-sewage-works = Screens, basins and hungry microbes turn waste water back into river water. What they cannot digest, from paint to medicine, is best kept out of the drain.
terra-futura-atlas-reed-bed = Reeds carry air down to their roots, where bacteria clean the water. Some villages treat their waste water this way, and birds nest above it.
terra-futura-atlas-workshop = With skill, tools and time, plain material becomes something good. It takes longer than in a factory, and the skill is handed on from one to the next.
terra-futura-atlas-smithy = Iron can be heated and shaped again and again: an old axle becomes a gate. At the anvil recycling was common long before it had a name.
terra-futura-atlas-greenhouse = Under glass, tomatoes ripen where it is too cold for them outside. With sun, compost and rainwater that is clean; heated with gas it costs more than one sees.
terra-futura-atlas-allotments = Small gardens on the edge of town grow vegetables, friendships and patience. Between the bed and the plate no lorry is needed.
terra-futura-atlas-masons = What is well built stands for centuries, and later its stones can be used again. To mend an old house spares the making of a new one.
terra-futura-atlas-walling = A dry stone wall holds a slope without mortar, just by the right stone in the right place. Lizards and wild flowers live in its gaps.
terra-futura-atlas-spinning-mill = Wool, flax and cotton become yarn here, and cloth that lasts for years. Cheap yarn is often paid for elsewhere, in water, dyes and hard work.
terra-futura-atlas-sewing-room = A coat that is made to measure is worn for long, and mended. Those who sew for fast fashion often earn little, and the label does not say so.
terra-futura-atlas-tree-nursery = Here seeds of strong trees are sown and watered until the seedlings can stand alone. A forest for tomorrow’s weather begins with today’s choice of seed.
terra-futura-atlas-mine-transport = Much of what is carried out of a mine is rock without ore. The more often metal is used again, the fewer loads are needed.
terra-futura-atlas-granary = Grain that is kept dry and safe from mice carries people through a bad year. Much food in the world spoils because good stores are lacking.
terra-futura-atlas-trading-post = Where goods from many lands meet, one finds what does not grow at home. The price tag seldom says who made them, and what was left behind there.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = A roof and a meal: the two oldest needs, and still the first help that arrives after a disaster.
terra-futura-atlas-brick-and-bread = Both need kneading, water and fire. Bread is older than the fields: people baked it in hearths of stone thousands of years before they farmed.
terra-futura-atlas-garden-city = Houses with gardens, work within walking distance, fields close by: an old dream of town planners, and a good one in hot summers.
terra-futura-atlas-trading-house = Merchants bring goods to where they are missing. A good house knows its makers by name, and pays them so that they can live on it.
terra-futura-atlas-full-larder = Jars on the shelf and grain in the bin: whoever has a store for ten days can sit out a storm or a power cut, and help others.
terra-futura-atlas-new-quarter = A new quarter is best planned with homes, work and shops close together, for rich and poor alike. Then many ways can be walked.
terra-futura-atlas-straw-bale-houses = Straw is left over from every harvest and keeps a house warm. Walls of pressed straw have been tested in heavy rain, frost and great heat.
terra-futura-atlas-farm-shop = Eggs, cheese and flour straight from the farm: buyers see how they are made, and more of the price stays on the farm.
terra-futura-atlas-food-fair = Where people taste each other’s dishes, strangers soon become neighbours. And old kinds of apples and grain survive because somebody asks for them.
terra-futura-atlas-building-trade = Carpenters, plumbers and electricians turn plans for a cleaner world into warm rooms. Without their hands the best plan stays on paper.
terra-futura-atlas-self-sufficiency = A place that grows and builds what it needs stands firm when trade falters. Hardly any place can do everything, so good neighbours are part of it.
terra-futura-atlas-green-kitchen = Vegetables, beans and grain need much less land than meat does. Cooked well and in season, they leave nothing to be desired.
terra-futura-atlas-stone-town = Narrow lanes and shady courtyards keep old towns cool in summer, without any power. Trees and water help, too.
terra-futura-atlas-harvest-homes = Straw, hemp and reed grow back every year and make good walls and roofs. As long as the house stands, their carbon stays out of the air.
terra-futura-atlas-all-round-economy = Where one mine or one mill feeds everybody, its end hits everybody. A region with many trades bends in a storm and does not break.
terra-futura-atlas-golden-workshops = Good craft works with straw, wax and linen as well as with gold. What is made with care is kept, mended and handed down.

## Why this game

terra-futura-why = Growth has an address
    .lead = Petr Vojtěch’s game of 2021 grew out of Game On, a project for the climate that the European Union supported. Everything you make comes from somewhere, and something stays behind.
terra-futura-why-1 = Money comes from far away
    .text = With money you get things without growing or digging for them: somebody else did, often for little pay and in a place you never see. So money is worth nothing at the end, and much of what it buys pollutes.
terra-futura-why-2 = Every load is carried
    .text = Ships and lorries link fields, mines, workshops and tables; without them we would lack a great deal. They also make soot, noise and a warmer climate, and mostly for people who ordered nothing.
terra-futura-why-3 = Pollution hides
    .text = A cube on a card costs one point, almost nothing. Then there is one too many, and everything on it stands still. Waste water, pesticides and fertiliser are like that: long unseen in rivers and soil, then there all at once.
terra-futura-why-4 = Take less out of the ground
    .text = Turning one material into another, mending and using again makes more of what is already there. Every piece of metal that goes round once more spares a bit of mountain.
terra-futura-why-5 = There are clean ways
    .text = Some work here leaves no cube: it stands for sun, wind and water, and for fields that stay fertile. It takes a little more. The change is fair if those who have least do not pay most for it.
terra-futura-why-6 = Cleaning up is work
    .text = Wetlands, reed beds and sewage works take the dirt of others upon themselves, as far as they can. What is sorted and used again in time need not be cleaned up at all.
terra-futura-why-omits = What the game leaves out: your dirt stays on your own nine cards. In the world it travels.
