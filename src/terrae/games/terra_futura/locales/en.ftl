### Terra Futura's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name, $card a card's.

## F1: resources

terra-futura-resource-green = green
terra-futura-resource-red = red
terra-futura-resource-yellow = yellow
terra-futura-resource-food = food
terra-futura-resource-construction = construction
terra-futura-resource-goods = goods
terra-futura-resource-money = money
terra-futura-resource-raw = any raw material
terra-futura-resource-product = any product
terra-futura-amount =
    { $count ->
        [one] { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 to F21: what cards do

terra-futura-gain = gain { $what }
terra-futura-gain-any = gain one: { $what }
terra-futura-transfer =
    { $count ->
        [one] move 1 cube here
       *[other] move up to { $count } cubes here
    }
terra-futura-assist = assistance
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ pollution
       *[other] {" "}+ { $count }× pollution
    }
terra-futura-or = or
terra-futura-set = { $points } for { $what }

## F2: cards. The names are Terrae's own.

terra-futura-card-village = Village
terra-futura-card-cabin = Forest cabin
terra-futura-card-harbour = Harbour
terra-futura-card-hut = Mountain hut
terra-futura-card-homestead = Homestead
terra-futura-card-corner-shop = Corner shop
terra-futura-card-savings-bank = Savings bank
terra-futura-card-market-stall = Market stall
terra-futura-card-toll-bridge = Toll bridge
terra-futura-card-orchard = Orchard
terra-futura-card-woodland = Woodland
terra-futura-card-bamboo-grove = Bamboo grove
terra-futura-card-herb-garden = Herb garden
terra-futura-card-algae-pond = Algae pond
terra-futura-card-berry-patch = Berry patch
terra-futura-card-clay-pit = Clay pit
terra-futura-card-brick-yard = Brick yard
terra-futura-card-quarry = Quarry
terra-futura-card-ore-vein = Ore vein
terra-futura-card-mine-railway = Mine railway
terra-futura-card-open-pit = Open pit
terra-futura-card-wheat-field = Wheat field
terra-futura-card-sunflower-field = Sunflower field
terra-futura-card-beehives = Beehives
terra-futura-card-maize-field = Maize field
terra-futura-card-hay-meadow = Hay meadow
terra-futura-card-water-mill = Water mill
terra-futura-card-repair-shop = Repair shop
terra-futura-card-food-truck = Street kitchen
terra-futura-card-canteen = Canteen
terra-futura-card-building-site = Building site
terra-futura-card-concrete-plant = Concrete plant
terra-futura-card-freight-port = Freight port
terra-futura-card-haulage = Haulage company
terra-futura-card-cannery = Cannery
terra-futura-card-steelworks = Steelworks
terra-futura-card-assembly-line = Assembly line
terra-futura-card-wetland = Wetland
terra-futura-card-sewage-works = Sewage works
terra-futura-card-reed-bed = Reed bed
terra-futura-card-workshop = Workshop
terra-futura-card-smithy = Smithy
terra-futura-card-greenhouse = Greenhouse
terra-futura-card-allotments = Allotments
terra-futura-card-masons = Masons’ yard
terra-futura-card-walling = Wall builders
terra-futura-card-spinning-mill = Spinning mill
terra-futura-card-sewing-room = Sewing room
terra-futura-card-tree-nursery = Tree nursery
terra-futura-card-mine-transport = Mine transport
terra-futura-card-granary = Granary
terra-futura-card-trading-post = Trading post

## F4: Scoring cards. The names are Terrae's own.

terra-futura-scoring-home-and-table = Home and table
terra-futura-scoring-brick-and-bread = Brick and bread
terra-futura-scoring-garden-city = Garden city
terra-futura-scoring-trading-house = Trading house
terra-futura-scoring-full-larder = Full larder
terra-futura-scoring-new-quarter = New quarter
terra-futura-scoring-straw-bale-houses = Straw-bale houses
terra-futura-scoring-farm-shop = Farm shop
terra-futura-scoring-food-fair = Food fair
terra-futura-scoring-building-trade = Building trade
terra-futura-scoring-self-sufficiency = Self-sufficiency
terra-futura-scoring-green-kitchen = Green kitchen
terra-futura-scoring-stone-town = Stone town
terra-futura-scoring-harvest-homes = Harvest homes
terra-futura-scoring-all-round-economy = All-round economy
terra-futura-scoring-golden-workshops = Golden workshops

## What happened

terra-futura-event-turn =
    { $you ->
        [yes] Your turn.
       *[no] Turn of { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] You discard { $card } from the display.
       *[no] { $name } discards { $card } from the display.
    }
terra-futura-event-take =
    { $you ->
        [yes] You take { $card }.
       *[no] { $name } takes { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] You take the top card of deck { $deck }.
       *[no] { $name } takes the top card of deck { $deck } unseen.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] You take the top card of deck { $deck }: { $card }.
       *[no] { $name } takes the top card of deck { $deck }: { $card }.
    }
terra-futura-event-reshuffle = The discards of deck { $deck } are shuffled anew.
terra-futura-event-refill = { $card } joins the display.
terra-futura-event-place =
    { $you ->
        [yes] You place { $card }.
       *[no] { $name } places { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] You use { $card }: { $effect }.
       *[no] { $name } uses { $card }: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] You copy { $card } of { $owner }: { $effect }.
       *[no] { $name } copies { $card } of { $owner }: { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] You pay { $resource } from { $card }.
       *[no] { $name } pays { $resource } from { $card }.
    }
terra-futura-event-gain =
    { $you ->
        [yes] You choose { $resource }.
       *[no] { $name } chooses { $resource }.
    }
terra-futura-event-receive = { $card } receives { $what }.
terra-futura-event-pollute = Pollution on { $card }.
terra-futura-event-move = A cube leaves { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] You are thanked with { $resource } on { $card }.
       *[no] { $name } is thanked with { $resource } on { $card }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] You clean { $card }.
       *[no] { $name } cleans { $card }.
    }
terra-futura-event-inactive = { $card } is blocked and inactive.
terra-futura-event-active = { $card } is active again.
terra-futura-event-pattern =
    { $you ->
        [yes] You activate the pattern of { $scoring }.
       *[no] { $name } activates the pattern of { $scoring }.
    }
terra-futura-event-over = All territories are complete and counted.

## The table

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] your turn
       *[no] turn of { $name }
    }
terra-futura-turn-number = turn { $number } of { $rounds }
terra-futura-final = final activation
terra-futura-deck = { $count } in the deck, { $discards } discarded
terra-futura-newest = newest
terra-futura-oldest = oldest
terra-futura-place-here = place { $number }
terra-futura-inactive = blocked
terra-futura-name-own =
    { $name ->
        [You] You
       *[other] { $name } (you)
    }
terra-futura-head-player = player
terra-futura-head-cards = cards
terra-futura-head-stock = resources on active cards
terra-futura-head-cubes = pollution
terra-futura-head-points = points in sight
terra-futura-set-now =
    { $times ->
        [0] not owned yet
        [one] owned once: { $points } points
       *[other] owned { $times } times: { $points } points
    }
terra-futura-score-now = Your territory is worth { $score } now.

## Questions and answers

terra-futura-question-drop = Discard the oldest card of a row before you take one?
terra-futura-question-take = Which card do you take?
terra-futura-question-place = Where do you place { $card }?
terra-futura-question-use = Which card do you activate?
terra-futura-question-pay = What do you pay with? Still due: { $what }.
terra-futura-question-gain = Which resource do you gain?
terra-futura-question-pollute =
    { $count ->
        [one] Which card takes the pollution?
       *[other] Which card takes the pollution? { $count } cubes to place.
    }
terra-futura-question-move = From which card do you move a cube?
terra-futura-question-copy = Whose effect do you copy?
terra-futura-question-reward = Your card was copied: which of the resources paid do you take?
terra-futura-question-clean = Your card was copied: which card do you clean?
terra-futura-question-pattern = Final activation: which pattern do you use?
terra-futura-answer-keep = discard nothing
terra-futura-answer-drop = discard { $card }
terra-futura-answer-take-unseen = the top card of deck { $deck }, unseen
terra-futura-answer-place =
    { $count ->
        [0] activates only itself
       *[other] activates { $cards } and itself
    }
terra-futura-answer-end = activate nothing more
terra-futura-answer-done = no more
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = take { $card }
terra-futura-web-advice-place = place it at { $place }: { $what }
terra-futura-web-advice-pattern = choose { $scoring }
terra-futura-web-advice-gain = take { $what }
terra-futura-web-advice-use = use { $what }
terra-futura-web-advice-from = choose { $card }
terra-futura-web-key-drop = Discard an oldest card of the display
terra-futura-web-key-goals = Goals
terra-futura-web-key-zoom = Look at a card closely
terra-futura-web-key-arrows = To the next card in that direction

## The end

terra-futura-end-resources = resources
terra-futura-end-set = set
terra-futura-end-polluted = polluted
terra-futura-end-score = score
terra-futura-end-cubes = cubes
terra-futura-end-won =
    { $you ->
        [yes] You win!
        [shared] You share the win with { $names }.
       *[no]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the win.
            }
    }

## Rules of the moment, in a sentence or three each

terra-futura-rule-F3 = A card has an upper effect (a gain), a lower one (an exchange, a pollution transfer or assistance), or both, and up to three spaces for pollution.
    .title = A territory card
terra-futura-rule-F9 = Once a turn, before taking a card, you may discard the oldest card of one row (slot 4); the row slides on and is refilled.
    .title = Discard
terra-futura-rule-F10 = Take any card of the display, or the top card of a deck unseen. What you take you must place.
    .title = Take
terra-futura-rule-F11 = The row slides on and is refilled. An empty deck is made anew from its discard pile.
    .title = Refill
terra-futura-rule-F12 = All your cards must fit into a square of 3 by 3. With the adjacency option a new card must touch another side by side.
    .title = Place
    .on = All your cards must fit into a square of 3 by 3, and at this table a new card must touch another side by side.
    .off = All your cards must fit into a square of 3 by 3. At this table a new card need not touch another.
terra-futura-rule-F13 = The new card and every card in its row and column may be activated once each, in any order. You may leave any of them out. An effect that cannot be carried through cannot be chosen.
    .title = Activate
terra-futura-rule-F14 = An activation uses one effect of the card.
    .title = One effect per activation
terra-futura-rule-F15 = A gain puts the resources shown on the card itself; where it says “any”, you choose.
    .title = Gain
terra-futura-rule-F16 = An exchange is paid from any of your active cards; what you get goes on the card that made the exchange.
    .title = Exchange
terra-futura-rule-F17 = Pollution in an exchange is compulsory: each cube goes on one of your active cards.
    .title = Pollution in a reward
terra-futura-rule-F18 = A transfer moves cubes from your other cards onto this one, at least one, as long as it can take them.
    .title = Pollution transfer
terra-futura-rule-F19 = A card takes as many cubes as it has spaces, and one more in its centre.
    .title = Room for pollution
terra-futura-rule-F20 = A card with a cube in its centre is inactive: it cannot be used, nothing can be paid from it, and its resources do not count. It is active again as soon as a cube is taken away.
    .title = Inactive cards
terra-futura-rule-F21 = Assistance copies a lower effect of another player’s active card. Cost, pollution and reward are yours; the reward goes on your Starting card.
    .title = Assistance
terra-futura-rule-F22 = The owner of a copied exchange takes one of the resources you paid.
    .title = Thanks for an exchange
terra-futura-rule-F23 = A copied transfer moves one cube onto your Starting card, which blocks it; the owner of the copied card may remove one cube from one of their own cards.
    .title = Thanks for a transfer
terra-futura-rule-F24 = A Starting card gains any one raw material or one money.
    .title = The Starting card’s upper effect
terra-futura-rule-F26 = Once everybody has nine cards, each player in turn may make the four activations of one of their two patterns.
    .title = Final activation
terra-futura-rule-F27 = The better of your two scoring sets counts, as often as you own all of it on active cards.
    .title = Scoring set
terra-futura-rule-F28 = A raw material on an active card is worth 1, food and construction 5, goods 6, money nothing. Every card with pollution costs 1 point.
    .title = Resources and pollution

## The table in the browser

terra-futura-name = Terra Futura
terra-futura-web-tagline = Nine cards make your territory. Set off chains of harvest and craft, and keep the pollution from blocking them.
terra-futura-web-minutes = 30 minutes
terra-futura-bot-greedy = point hunter
    .line = Takes what brings the most right now.
terra-futura-bot-planner = far-sighted planner
    .line = Tries thousands of ways to finish its turn. Hard to beat.
terra-futura-bot-learned = taught player
    .line = Has learned from its own games what a territory will be worth.
terra-futura-bot-search = deep thinker
    .line = Plays the best turns on in its mind and takes the one that leaves it furthest ahead.
terra-futura-web-option-adjacent = A new card must touch one that already lies there, side by side.
terra-futura-web-title = { $table }, round { $round } of { $rounds }
terra-futura-web-pollution = pollution
terra-futura-web-assist = copy another player
terra-futura-web-copy = copy another player
terra-futura-web-cubes = pollution: { $cubes } (spaces: { $spaces })
terra-futura-web-pattern = Activation pattern: { $cells }
terra-futura-web-per-set = per set
terra-futura-web-display = Display
terra-futura-web-lands = Territories and display
terra-futura-web-open-display = Open the display
terra-futura-web-level = Level { $level }
terra-futura-web-in-deck = in the deck
terra-futura-web-oldest = oldest, may be discarded
terra-futura-web-discard-oldest = Discard oldest
terra-futura-web-discard-card = Discard { $card }
terra-futura-web-discard-ask = Discard { $card }?
terra-futura-web-discard-line = It goes to the discard pile. The row slides, and a new card comes from deck { $deck }. Once a turn, and it cannot be taken back: everybody sees the new card.
terra-futura-web-discard-not = Leave it there
terra-futura-web-once = Once a turn
terra-futura-web-take-this = Take this card
terra-futura-web-signs = Symbols and atlas
terra-futura-web-zoom = Card
terra-futura-web-deck-look = The top card of deck { $deck }
terra-futura-web-deck-line = You take it unseen and keep what you draw.
terra-futura-web-spaces = spaces for pollution: { $count }
terra-futura-web-start-card = Starting card
terra-futura-web-same = Cards in the deck that do this: { $count }
terra-futura-web-territory = Territory
terra-futura-web-card = { $card }, row { $row }, column { $column }
terra-futura-web-ready = ready
terra-futura-web-used = used
terra-futura-say-receive = receive { $what }
terra-futura-say-pay = pay { $pay }, receive { $get }
terra-futura-say-holds = on it: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Place in column { $column }, row { $row }
       *[other] Place in column { $column }, row { $row }; activates { $cards }
    }
terra-futura-web-place-look = { $card }: row { $row }, column { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Sets off only itself.
       *[other] Sets off { $cards }.
    }
terra-futura-web-choked = Blocked: { $cards }.
terra-futura-web-place-here = Place here
terra-futura-web-place-choose = Choose a cell
terra-futura-web-worth = Worth now
terra-futura-web-raw =
    { $count ->
        [0] No raw materials
        [one] 1 raw material
       *[other] { $count } raw materials
    }
terra-futura-web-set =
    { $times ->
        [0] No full set yet
        [one] 1 full set
       *[other] { $times } full sets
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 polluted card
       *[other] { $count } polluted cards
    }
terra-futura-web-pay-from = Pay, from
terra-futura-web-pay-with = Piece { $number } of the payment
terra-futura-web-pollute-with = Cube { $number } of the pollution
terra-futura-web-pollution-on = Pollution, on
terra-futura-web-would-choke = This blocks: { $cards }
terra-futura-web-exchange-of = pay { $pay }, get { $get }
terra-futura-web-get-on = Get, on
terra-futura-web-hint-pay = What is proposed can be changed: the lists offer what else could pay, and where else the pollution can go.
terra-futura-web-hint-drop = Take a card from the display or from a deck. Before that you may discard the oldest card of one row.
terra-futura-web-hint-take = Take a card from the display, or the top card of a deck unseen.
terra-futura-web-hint-place = Look at a cell to see which cards it would activate.
terra-futura-web-hint-use = Choose the glowing cards, in any order.
terra-futura-web-hint-pollute = Choose the card that takes the cube.
terra-futura-web-hint-move = Choose a card to move one of its cubes here.
terra-futura-web-hint-gain = It goes on the card that gains it.
terra-futura-web-hint-copy = Its cost, its pollution and its reward become yours.
terra-futura-web-hint-reward = It goes on the card that was copied.
terra-futura-web-hint-pattern = Choose the pattern of one of your two scoring cards; either set may still score.
terra-futura-web-hint-clean = Choose a card to take one of its cubes away.
terra-futura-web-not-now = Not now
terra-futura-web-exchange = Make the exchange
terra-futura-web-pollute = Place the pollution
terra-futura-web-done = Done
terra-futura-web-end = End turn
terra-futura-web-use-this = Activate
terra-futura-web-use-choose = Choose a card
terra-futura-web-use-gains = All { $count } gains
terra-futura-web-end-ask = Unused: { $cards }. End anyway?
terra-futura-web-end-not = Go on
terra-futura-web-end-anyway = End anyway
terra-futura-web-nothing-left = Nothing is left to activate
terra-futura-web-copy-this = Copy this effect
terra-futura-web-pattern-this = Activate this pattern
terra-futura-web-move-this =
    { $card ->
        [none] Choose a card
       *[other] Move a cube: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Choose a card
       *[other] Clean: { $card }
    }
terra-futura-web-copy-of = { $card } of { $name }: { $effect }
terra-futura-web-waiting-drop = A card is being chosen.
terra-futura-web-waiting-take = A card is being chosen.
terra-futura-web-waiting-place = A card is being placed.
terra-futura-web-waiting-use = Cards are being activated.
terra-futura-web-waiting-pay = Cards are being activated.
terra-futura-web-waiting-gain = Cards are being activated.
terra-futura-web-waiting-pollute = Pollution is being placed.
terra-futura-web-waiting-move = Pollution is being moved.
terra-futura-web-waiting-copy = Another player’s card is being copied.
terra-futura-web-waiting-reward = A thank-you for the help is being chosen.
terra-futura-web-waiting-clean = A thank-you for the help is being chosen.
terra-futura-web-waiting-pattern = The final activation is being chosen.
terra-futura-web-step-drop = Take a card
terra-futura-web-step-take = Take a card
terra-futura-web-step-place = Place your card
terra-futura-web-step-use = Activate your row and column
terra-futura-web-step-pay = Pay for the exchange
terra-futura-web-step-gain = Choose what you gain
terra-futura-web-step-pollute = Place the pollution
terra-futura-web-step-move = Move pollution here
terra-futura-web-step-copy = Copy another player’s card
terra-futura-web-step-reward = Thanks for your help
terra-futura-web-step-clean = Thanks for your help
terra-futura-web-step-pattern = The final activation
terra-futura-web-your-land = Your territory
terra-futura-web-land-of = Territory of { $name }
terra-futura-web-back-home = Back to my territory
terra-futura-web-cards =
    { $count ->
        [one] 1 of 9 cards
       *[other] { $count } of 9 cards
    }
terra-futura-web-others = Other territories
terra-futura-web-scoring = Your scoring cards
terra-futura-web-scoring-of = Scoring cards of { $name }
terra-futura-web-secret = only you see them
terra-futura-web-cell =
    { $times ->
        [1] row { $row } column { $column }
        [2] row { $row } column { $column } twice
       *[other] row { $row } column { $column } { $times } times
    }
terra-futura-web-missing = Missing: { $what }.
terra-futura-web-goals = Your goals
terra-futura-web-goals-note = Only you see these. At the end you choose the pattern of one of them, and the better set scores.
terra-futura-web-pattern-free = Free cells in its pattern: { $count }.
terra-futura-web-times =
    { $times ->
        [0] not owned yet
        [one] owned once
       *[other] owned { $times } times
    }
terra-futura-web-end-kicker = After nine cards each
terra-futura-web-end-you = Your territory is worth the most
terra-futura-web-end-won =
    { $count ->
        [one] The territory of { $names } is worth the most
       *[other] { $names } share the win
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] { $points } points, and not one cube of pollution.
        [one] { $points } points, with one cube of pollution.
       *[other] { $points } points, with { $cubes } cubes of pollution.
    }
terra-futura-web-sheet = Score sheet
terra-futura-web-row-raw = Raw materials
terra-futura-web-row-food = Food
terra-futura-web-row-construction = Construction
terra-futura-web-row-goods = Goods
terra-futura-web-row-set = Scoring set
terra-futura-web-row-polluted = Polluted cards
terra-futura-web-each = { $points } each
terra-futura-web-better = the better of two
terra-futura-web-total = Total
terra-futura-web-winner = winner
terra-futura-web-end-tie = Equal on points: the fewer cubes of pollution decide.
terra-futura-web-end-note = Columns: worth after each turn, and after the final activation. Outlined cells: the pattern each player chose.
terra-futura-web-column-end = end
terra-futura-web-columns = { $name }: worth after each turn

## The lesson

