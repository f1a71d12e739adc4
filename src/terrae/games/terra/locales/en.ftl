### Terra's sentences.
### $you is "yes" when the reader is the one spoken of, "no" otherwise; $name is a player's name. $card is a Solution as
### "♣G4", $crisis the message terra-crisis-*.

## T1: colours

terra-colour-G = Environment
    .adjective = green
terra-colour-B = Society
    .adjective = blue
terra-colour-R = Diplomacy
    .adjective = red

## T2: regions

terra-region-NA = North America
    .short = N. America
    .tiny = N. Am.
terra-region-SA = South America
    .short = S. America
    .tiny = S. Am.
terra-region-EU = Europe
    .short = Europe
    .tiny = Eur.
terra-region-AF = Africa
    .short = Africa
    .tiny = Afr.
terra-region-AS = Asia & Middle East
    .short = Asia
    .tiny = Asia
terra-region-OC = Oceania & South-East Asia
    .short = Oceania
    .tiny = Ocea.

## T2: crises. The names are Terrae's own.

terra-crisis-G-NA = Forest fires in North America
    .short = Forest fires
terra-crisis-G-SA = Felled rainforest in South America
    .short = Felled rainforest
terra-crisis-G-EU = Poisoned rivers in Europe
    .short = Poisoned rivers
terra-crisis-G-AF = Desertification in Africa
    .short = Desertification
terra-crisis-G-AS = Choking smog in Asia
    .short = Choking smog
terra-crisis-G-OC = Dying reefs in Oceania
    .short = Dying reefs
terra-crisis-B-NA = Tent cities in North America
    .short = Tent cities
terra-crisis-B-SA = Gaping inequality in South America
    .short = Inequality
terra-crisis-B-EU = Homelessness in Europe
    .short = Homelessness
terra-crisis-B-AF = Epidemic in Africa
    .short = Epidemic
terra-crisis-B-AS = Child labour in Asia
    .short = Child labour
terra-crisis-B-OC = Flooded homes in Oceania
    .short = Flooded homes
terra-crisis-R-NA = Gun violence in North America
    .short = Gun violence
terra-crisis-R-SA = Gang rule in South America
    .short = Gang rule
terra-crisis-R-EU = Border war in Europe
    .short = Border war
terra-crisis-R-AF = Civil war in Africa
    .short = Civil war
terra-crisis-R-AS = Missile crisis in Asia
    .short = Missile crisis
terra-crisis-R-OC = Piracy in Oceania
    .short = Piracy

## T3: measures

terra-measure-G1 = sorting waste
terra-measure-G2 = sparing natural resources
terra-measure-G3 = reforesting
terra-measure-G4 = irrigation and access to water
terra-measure-G5 = cleaner production
terra-measure-G6 = renewable energy
terra-measure-B1 = water and food for all
terra-measure-B2 = health care
terra-measure-B3 = traditional know-how
terra-measure-B4 = fighting exclusion, housing all
terra-measure-B5 = fighting racism
terra-measure-B6 = education for all
terra-measure-R1 = good citizenship
terra-measure-R2 = solidarity
terra-measure-R3 = removing land mines
terra-measure-R4 = defusing conflicts
terra-measure-R5 = supporting international organisations
terra-measure-R6 = democracy

## What happened

terra-event-draw =
    { $you ->
        [yes] You draw a card.
       *[no] { $name } draws a card.
    }
terra-event-draw-seen =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] You turn up a crisis: { $crisis }.
       *[no] { $name } turns up a crisis: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
terra-event-play =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
terra-event-averted = Averted!
terra-event-averted-points =
    { $you ->
        [yes] You score { $points }.
       *[no] { $name } scores { $points }.
    }
terra-event-full-blown = It becomes a full-blown crisis.
terra-event-full-blown-fined =
    { $you ->
        [yes] You pay a fine of one point.
       *[no] { $name } pays a fine of one point.
    }
terra-event-contribute =
    { $you ->
        [yes] You play { $card } onto { $crisis }.
       *[no] { $name } plays { $card } onto { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] That solves it, and you score { $points }.
       *[no] That solves it, and { $name } scores { $points }.
    }
terra-event-hoard =
    { $you ->
        [yes] You hoard a set of three.
       *[no] { $name } hoards a set of three, face down.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] You hoard { $cards }.
       *[no] { $name } hoards { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $name } discards { $card }.
    }
terra-event-over-success = The draw pile is empty, and the world still stands.
terra-event-over-loss = Control is lost: the world is lost, and everybody with it.

## The table

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] draw pile empty
        [one] 1 card in the draw pile
       *[other] { $cards } cards in the draw pile
    }
terra-turn =
    { $you ->
        [yes] your turn
       *[no] turn of { $name }
    }
terra-head-region = region
terra-head-region-danger = lost at { $limit }
terra-foot-colour = lost at { $limit }
terra-head-player = player
terra-head-hand = hand
terra-head-sets = sets
terra-head-answer = answer
terra-head-points = points on the track
terra-head-points-short = points
terra-name-own =
    { $name ->
        [You] You
       *[other] { $name } (you)
    }
terra-solved = solved
terra-partner = partner
terra-not-asked = to come
terra-asked = asked now
terra-passed = pass
terra-impending = Impending: { $crisis }
terra-impending-sum = { $sum } of { $threat }, { $missing } missing
terra-impending-reached = { $sum } of { $threat }, reached
terra-hand = Your hand
terra-hand-empty = empty
terra-hoard =
    { $sets ->
        [0] nothing hoarded yet
        [one] 1 set hoarded, worth { $value }
       *[other] { $sets } sets hoarded, worth { $value }
    }

## T12: danger, nearest first

terra-total = full-blown crises
terra-total-of = { $total } of { $limit }
terra-danger-region = { $region }: if one more crisis breaks out, the world is lost.
terra-danger-colour = If one more { $colour } crisis breaks out, the world is lost.
terra-danger-total = If one more crisis breaks out, the world is lost.
terra-danger-now = If this crisis breaks out, the world is lost!

## Questions and answers

terra-question-impending = Will you play a { $colour } card against { $crisis }, or pass?
terra-question-common-good = Will you play a card onto a full-blown crisis?
terra-question-hoard = You helped: you may hoard one set of three.
terra-none-hoard = You hold no set of three.
terra-none-common-good = You hold no card of the colour of a crisis that you could still help with.
terra-none-impending = You hold no { $colour } card: you can only pass.
terra-question-discard = More than 8 cards in hand: discard one.
terra-answer-pass = keep your cards
terra-answer-pass-fine = keep your cards; −{ $fine } if it breaks out
terra-answer-play = { $measure }: { $sum } of { $threat }
terra-answer-play-enough = { $measure }: { $sum } of { $threat }, enough
terra-answer-done-common-good = no more cards this turn
terra-answer-done-hoard = hoard nothing
terra-answer-contribute = { $crisis }: { $sum } of { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } of { $threat }, solved: 5 points
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] a run in one colour, worth { $value }
               *[no] three alike, worth { $value }
            }
       *[other] { $run ->
                [yes] a run in three colours, worth { $value }
               *[no] one value in three colours, worth { $value }
            }
    }
terra-hoard-yours = (of it { $yours } yours)
terra-answer-discard = { $measure }

## The end

terra-end-success = The world stands.
terra-end-loss-region = The world is lost: three full-blown crises in one region (T12).
terra-end-loss-colour = The world is lost: four full-blown crises of one colour (T12).
terra-end-loss-total = The world is lost: seven full-blown crises (T12).
terra-end-loss-nobody = Nobody wins, and no score counts.
terra-end-head-track = track
terra-end-head-hoard = hoard
terra-end-head-score = score
terra-end-head-team = team
terra-end-winner = winner
terra-end-won =
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

terra-rule-T8 = Take the top card of the pile. A Solution goes into your hand unseen. A Crisis is turned up for all and is impending.
    .title = Draw
terra-rule-T9 = Once around from the drawer, clockwise: each player plays exactly one card of the crisis’s colour, or passes. Everybody is asked, also once the threat is reached.
    .title = Impending crisis
terra-rule-T10 = If the values add up to the threat or more, the crisis is averted. The first to play a card scores 3, and so does everybody with the highest card; first and highest makes 6. The drawer’s turn is over at once.
    .title = Averted
terra-rule-T11 = If the sum stays below the threat, the cards are lost and the crisis becomes full-blown, with nothing on it.
    .title = Not averted
terra-rule-T12 = The world is lost with three full-blown crises in one region, four of one colour, or seven in all. Then everybody loses.
    .title = Loss of control
terra-rule-T13 = If control is kept, the drawer draws a replacement; with an empty pile the turn goes on.
    .title = Replacement
terra-rule-T14 = On your turn you may play cards onto full-blown crises of their colour: at most one card on each crisis in a turn, on as many crises as you like.
    .title = Working for the common good
terra-rule-T15 = As soon as the cards on a full-blown crisis reach its threat it is solved, and whoever played the last card scores 5. Until then the cards stay on it.
    .title = Solving a full-blown crisis
terra-rule-T16 = If you played a card onto a full-blown crisis this turn, you may lay one set of three face down: the same value in one colour or in three, or three values in a row in one colour or in three.
    .title = Hoarding
terra-rule-T17 = At the end of your turn you discard down to 8 cards, face up.
    .title = Hand limit
terra-rule-T18 = The game succeeds when the pile is empty and the player who drew the last card has finished the turn.
    .title = Success
terra-rule-T19 = Final score: the points on the track and the values of all hoarded cards. The highest wins; equals share the win.
    .title = Final score
terra-rule-T20 = Partners sit opposite and add their scores; they do not see each other’s hands.
    .title = Teams
terra-rule-T23 = Talk is free at any time, and nothing said binds: promise, ask and bluff as you like. Showing cards is not allowed.
    .title = Table talk
terra-rule-L1 = Short game: the world is lost with 2 full-blown crises of one colour or 3 in all; with nine crises it is 2 in one region, 3 of one colour or 5 in all. Then everybody loses.
    .title = Short game
terra-rule-L2 = When a crisis breaks out, whoever passed with a card of its colour in hand loses a point.
    .title = A fine
terra-rule-L3 = At the end half of every hoard goes into a pot that is shared equally; the odd point stays with its owner.
    .title = The common pot
terra-rule-L5 = All hands lie open; hoards stay face down.
    .title = Open hands
terra-rule-L6 = Every threat counts one more than is printed.
    .title = Harder times

## The table in the browser

terra-name = Terra
terra-web-tagline = Crises break out all over the world. Give enough, together, or all lose. Give too much, and another wins.
terra-web-minutes = 40 minutes
terra-bot-tips = cautious helper
    .line = Helps when a crisis is dangerous, and hoards late.
terra-bot-greedy = free rider
    .line = Helps only where it pays, and hoards whatever it can.
terra-bot-altruist = giver
    .line = Gives for the planet, whoever wins.
terra-bot-fair-sharer = fair sharer
    .line = Gives as long as the others give about as much.
terra-bot-late-saver = brinkman
    .line = Keeps its cards until the planet is nearly lost, then gives.
terra-bot-tit-for-tat = mirror
    .line = Gives while everybody gives, stops when somebody hoards instead, and soon forgives.
terra-bot-punisher = punisher
    .line = Gives, but not beside somebody who has given too little.
terra-bot-selfish = egoist
    .line = Gives just enough for the planet to survive, and means to win.
terra-bot-helper = ally
    .line = Says what it will give, asks for the rest, and keeps its word.
terra-bot-bluffer = bluffer
    .line = A friend at first. Near the end it thinks of itself.
terra-bot-search = reckoner
    .line = Imagines many times how the game may go on before it answers.
terra-bot-learned-selfish = trained rival
    .line = Has learned to win beside cautious players.
terra-bot-learned-balanced = trained partner
    .line = Has learned to win and to keep the planet alive.
terra-bot-learned-cooperative = trained friend
    .line = Has learned among its own kind to keep the planet alive.
terra-bot-learned-alone = self-taught player
    .line = Has learned from games against itself alone.
terra-strength-easy = Leaves one decision in four to chance.
terra-strength-normal = Leaves one decision in twelve to chance.
terra-strength-hard = Leaves nothing to chance.
terra-strength-search-easy = Imagines 32 games before it answers.
terra-strength-search-normal = Imagines 240 games before it answers.
terra-strength-search-hard = Imagines 1,500 games before it answers.
terra-web-option-teams = Teams: partners sit opposite and add their scores. For 4 or 6 players.
terra-web-option-crises = Short game: fewer crises, drawn by lot
terra-web-option-crises-off = The whole game
terra-web-option-crises-number = { $value } crises
terra-web-option-fine = A fine: who passes with a card of the colour in hand loses a point if the crisis breaks out.
terra-web-option-pot = The common pot: at the end half of every hoard is shared equally.
terra-web-option-open = Open hands: everybody sees all hands.
terra-web-option-harder = Harder times: every threat counts one more.
terra-web-open-hand = Open hand
terra-pot = The common pot held { $total }; everybody has { $share } of it.
terra-web-pass-price = −{ $fine } if it breaks out
terra-web-set-yours = { $value } points, { $yours } yours
terra-web-source-pot = from the pot
terra-web-laws = House rules
terra-web-verdict-fined =
    { $you ->
        [yes] You pay the fine
       *[no] { $name } pays the fine
    }
terra-web-card = { $measure }, { $colour } { $value }
terra-web-advice-pass = Pass.
terra-web-advice-averts =
    { $points ->
        [0] The crisis is averted with it.
        [one] The crisis is averted with it, and you get 1 point.
       *[other] The crisis is averted with it, and you get { $points } points.
    }
terra-web-advice-play = Play { $card }.
terra-web-advice-lay = Lay { $card } on { $crisis }.
terra-web-advice-hoard = Hoard { $cards }.
terra-web-advice-discard = Discard { $card }.
terra-web-advice-done-common-good = Lay no more cards.
terra-web-advice-done-hoard = Hoard nothing now.
terra-web-advice-towards = It makes { $sum } of { $threat }, and others can still add the rest.
terra-web-team-points = points of the team
terra-web-key-card = Choose a card of your hand
terra-web-key-play = Play the chosen card
terra-web-key-pass = Pass
terra-web-key-look = Look up what is to come
terra-web-key-story = To the story
terra-web-key-talk = To the talk
terra-web-key-law = Read the house rules
terra-web-crisis-card = { $crisis }, threat { $threat }
terra-web-map = World map in six regions with the score track around it
terra-web-region-crises = { $count } of { $limit } crises
terra-web-pin = { $crisis }: { $sum } of { $threat }
terra-web-pin-play = Play onto { $crisis }: { $sum } of { $threat }
terra-web-danger = Losing control
terra-web-near = One step from losing
terra-web-near-none = No single crisis can end the game yet
terra-web-near-now = this crisis, if it breaks out
terra-web-near-region = a crisis in { $region }
terra-web-near-colour = a { $colour } crisis anywhere
terra-web-near-total = any crisis
terra-web-near-fails = { $what }, if this one breaks out
terra-web-come-count = { $count } to come
terra-web-look-up = Look things up
terra-web-look-all = All dangers, and look things up
terra-web-tab-discards = Discards
terra-web-tab-come = To come
terra-web-tab-hoard = Your hoard
terra-web-tab-open = Full-blown
terra-web-by-colour = by colour
terra-web-discards-head = { $count } discarded, by colour and value
terra-web-discards-of = { $count } discarded
terra-web-hidden = { $count } hidden
terra-web-hidden-line = Hidden: in the pile, in other hands or in other hoards. What you hold and hoarded and what lies on the table is not counted.
terra-web-state-averted = averted
terra-web-state-open = full-blown
terra-web-state-now = now
terra-web-state-come = to come
terra-web-state-ends = ends the game
terra-web-hoard-none = You have hoarded nothing yet.
terra-web-hoard-line = They count at the end if the world holds. Others see only how many sets you have.
terra-web-open-none = No crisis is full-blown.
terra-web-laid = { $sum } of { $threat } on it
terra-web-legend = Symbols
terra-web-box-first = first
terra-web-box-highest = highest
terra-web-box-averted = sum
terra-web-box-closes = closes it
terra-web-box-of = of { $threat }
terra-web-your-points = Your points
terra-web-points-after = { $before } points now, { $after } after
terra-web-lay = Lay the { $value }
terra-web-averted-with = Averted with your { $value }
terra-web-solved-with = Solved with your { $value }
terra-web-choose-crisis = Choose a crisis
terra-web-set-none = These three are not a set: the same value in one colour or in three, or three in a row in one colour or in three.
terra-web-card-idle =
    { $kind ->
        [impending] Only a { $colour } card helps against this crisis.
        [hoard] This card belongs to no set that you can hoard now.
       *[other] This card helps none of the full-blown crises now.
    }
terra-web-say-equal = If another { $value } comes, both count as highest: 3 points each.
terra-web-say-higher = A higher card may still come.
terra-web-verdict-averted = Averted, { $sum } of { $threat }
terra-web-verdict-failed = Not averted, { $sum } of { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 is a crisis
       *[other] { $count } are crises
    }
terra-web-points =
    { $points ->
        [one] point
       *[other] points
    }
terra-web-come-head =
    { $count ->
        [0] No crisis is still to come.
        [one] 1 crisis is still to come.
       *[other] { $count } crises are still to come.
    }
terra-web-come-fatal =
    { $count ->
        [0] None of them would end the game.
        [one] 1 of them would end the game.
       *[other] { $count } of them would end the game.
    }
terra-web-set-more =
    { $count ->
        [one] Choose one more card in your hand.
       *[other] Choose { $count } more cards in your hand.
    }
terra-web-verdict-first =
    { $you ->
        [yes] You were first
       *[no] { $name } was first
    }
terra-web-verdict-highest =
    { $you ->
        [yes] You gave the highest
       *[no] { $name } gave the highest
    }
terra-web-gauge = { $count } of { $limit }
terra-web-of = { " " }of{ " " }
terra-web-in-all = In all
terra-web-hand-size = cards in hand
terra-web-hand-of = Hand of { $name }
terra-web-sets = Hoarded sets
terra-web-deciding = deciding
terra-web-next = is next
terra-web-helped = helped
terra-web-passed = passed
terra-web-scored = +{ $points }
terra-web-impending = Impending crisis
terra-web-fails-lost = If it breaks out, the world is lost
terra-web-missing = still missing in
terra-web-enough = enough
terra-web-meter =
    { $adds ->
        [0] { $sum } of { $threat }
       *[other] { $sum } of { $threat }; with your card { $with }
    }
terra-web-threat = threat { $threat }
terra-web-turn = The turn
terra-web-turn-of =
    { $you ->
        [yes] Your turn
       *[no] Turn of { $name }
    }
terra-web-doing-common-good = Working for the common good
terra-web-doing-hoard = May hoard a set
terra-web-doing-discard = Discards down to eight cards
terra-web-doing-impending = A crisis is impending
terra-web-doing-you-common-good = Work for the common good?
terra-web-doing-you-hoard = You helped: hoard a set?
terra-web-doing-you-discard = Too many cards: discard one
terra-web-doing-you-impending = A crisis is impending
terra-web-to-draw = to draw
terra-web-discarded = discarded
terra-web-pass = Pass
terra-web-play = Play { $value }
terra-web-choose-card = Choose a card
terra-web-done = Done
terra-web-keep = Keep all
terra-web-hoard = Hoard
terra-web-hoard-for = Hoard for { $value }
terra-web-hoard-when = Counts at the end, if the world holds
terra-web-discard = Discard { $value }
terra-web-say-play = With your { $value } it is { $sum } of { $threat }.
terra-web-say-enough = That is enough.
terra-web-say-fails = Nobody is left to add the rest.
terra-web-say-rest =
    { $count ->
        [one] { $names } would have to add { $missing }.
       *[other] { $names } would have to add { $missing } together.
    }
terra-web-say-short =
    { $count ->
        [one] { $missing } are still missing, and { $names } can give at most { $most }.
       *[other] { $missing } are still missing, and { $names } can give at most { $most } together.
    }
terra-web-say-choose-crisis = Where does your { $value } go? Choose a crisis on the map, or here.
terra-web-lost-kicker = Control is lost
terra-web-lost-title = The world slipped away
terra-web-lost-region = { $region }: a third crisis broke out while two were still unsolved.
terra-web-lost-colour = A fourth { $colour } crisis broke out while three were still unsolved.
terra-web-lost-total = A seventh crisis broke out while six were still unsolved.
terra-web-lost-missing =
    { $missing ->
        [one] One was missing
       *[other] { $missing } were missing
    }
terra-web-lost-gave = Given: { $given }.
terra-web-lost-passed = Passed: { $names }.
terra-web-lost-held = { $sum ->
        [one] 1 was still in hand
       *[other] { $sum } were still in hand
    }
terra-web-lost-held-of = The { $colour } cards nobody played
terra-web-given = Given and kept
terra-web-given-line = What each gave to the common good, and what each kept in hand and hoard.
terra-web-given-of = { $name }: gave { $given }, kept { $kept }
terra-web-gave = given
terra-web-kept = kept
terra-web-won-kicker = The world held
terra-web-won-you =
    { $points ->
        [one] You win with 1 point
       *[other] You win with { $points } points
    }
terra-web-won =
    { $count ->
        [one] { $names } wins with { $points } points
       *[other] { $names } win with { $points } points
    }
terra-web-won-shared = { $names } share the win with { $points } points each
terra-web-won-team-you = Your team wins, { $points } to { $next }
terra-web-won-team = { $names } win, { $points } to { $next }
terra-web-won-teams-shared = Teams share the win with { $points } points each
terra-web-won-together = { $names } together: a team counts as one.
terra-web-your-team = your team
terra-web-gave-most = You gave the most to the world.
terra-web-source-first = first to help, { $points } each
terra-web-source-highest = highest card, { $points } each
terra-web-source-solved = solved later, { $points } each
terra-web-source-hoard = hoarded
terra-web-crises = Eighteen crises
terra-web-crises-averted = averted at once
terra-web-crises-solved = solved later
terra-web-crises-open = still full-blown
terra-web-won-crises =
    { $open ->
        [0] { $solved } crises came, and all were solved.
        [one] { $solved } crises were solved; one is still full-blown, and the world carries it.
       *[other] { $solved } crises were solved; { $open } are still full-blown, and the world carries them.
    }
terra-web-count = Final count
terra-web-on-track = On the track
terra-web-no-sets = none
terra-web-total = Total

## T23: what is said at the table. $who is a name, $colour the adjective, $crisis the short name

terra-talk-ask = Could someone give a { $colour } { $value } or more?
terra-talk-ask-who =
    { $you ->
        [yes] Could you give a { $colour } { $value } or more?
       *[no] Could { $who } give a { $colour } { $value } or more?
    }
terra-talk-offer = I can give up to { $value }.
terra-talk-promise = At my next chance I give at least { $value } against “{ $crisis }”.
terra-talk-if =
    { $you ->
        [yes] If you first give at least { $value }, I give at least { $own }.
       *[no] If { $who } first gives at least { $value }, I give at least { $own }.
    }
terra-talk-warn-colour = I have nothing in { $colour }.
terra-talk-warn-region = { $region } is in danger.
terra-talk-thank =
    { $you ->
        [yes] Thank you.
       *[no] Thank you, { $who }.
    }
terra-talk-accuse =
    { $you ->
        [yes] You could do more.
       *[no] { $who } could do more.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] You promised { $promised } and gave { $gave }.
       *[no] { $who } promised { $promised } and gave { $gave }.
    }
terra-talk-refuse = I give nothing for this one.
terra-talk-someone = someone
terra-talk-name-ask = Ask
terra-talk-name-offer = Offer
terra-talk-name-promise = Promise
terra-talk-name-if = If
terra-talk-name-warn = Warn
terra-talk-name-thank = Thank
terra-talk-name-accuse = Accuse
terra-talk-name-refuse = Refuse
terra-talk-slot-who = Who
terra-talk-slot-value = How much
terra-talk-slot-own = How much from you
terra-talk-slot-colour = Which colour
terra-talk-slot-crisis = Which crisis
terra-talk-slot-about = What about
terra-talk-what = { $value } { $colour }
terra-talk-ticket-if =
    { $you ->
        [yes] on the condition that you first give at least { $value }
       *[no] on the condition that { $who } first gives at least { $value }
    }
terra-talk-seat-promised = promised { $value }
terra-talk-seat-if =
    { $you ->
        [yes] if you give { $value }
       *[no] if { $who } gives { $value }
    }
terra-talk-seat-gave = gave { $given } of { $value }
terra-talk-meter-promised = { $sum } promised
terra-talk-say-promised = Promised: { $promises }.
terra-talk-after-you = after you
terra-talk-decided = has decided
terra-talk-broken-of = promised { $promised }, gave { $gave }
terra-talk-more-of = could do more
terra-talk-if-note = It counts only if { $who } gives at least { $value } first.
terra-talk-promise-note = Everybody will see whether you keep it.
terra-talk-none-promise = No crisis is on the table.
terra-talk-none-if = Nobody decides on a crisis before you.
terra-talk-counts = “I give at least 4” is kept by any card of 4 or more on that crisis, when the speaker is next asked about it. An “if” counts only when the other has given first. Offers, warnings and free text are never judged. Nothing is enforced.
terra-talk-hands = “I have nothing in red” cannot be tested while hands are hidden. It is called untrue only when public play proves it.

terra-card-G1 = Sorting waste
terra-card-G2 = Sparing resources
terra-card-G3 = Reforesting
terra-card-G4 = Water for the land
terra-card-G5 = Cleaner production
terra-card-G6 = Renewable energy
terra-card-B1 = Water and food for all
terra-card-B2 = Health care
terra-card-B3 = Traditional know-how
terra-card-B4 = A home for everyone
terra-card-B5 = Against racism
terra-card-B6 = Education for all
terra-card-R1 = Good citizenship
terra-card-R2 = Solidarity
terra-card-R3 = Clearing land mines
terra-card-R4 = Defusing conflicts
terra-card-R5 = Nations together
terra-card-R6 = Democracy
terra-web-say-none = You have no { $colour } card to give.
terra-web-how-impending = Choose a raised card and play it, or pass and keep your cards. Its value counts towards the threat; you are asked only once.
terra-web-how-common-good = Choose a raised card, then one of the crises of its colour on the map. One a turn on each. Done ends this step; if you played a card, you may then hoard a set.
terra-web-how-hoard = Choose a set and hoard it: it counts only for you, and only if the world holds. Or keep all your cards in hand.
terra-web-how-discard = Choose the card you can best do without, and discard it.

## The lesson

terra-deal-sign-never = never came

## Puzzles

terra-you-aside = Hoarded a game: { $mine }, the others { $others }.
terra-choice-impending = answering an impending crisis
terra-choice-common-good = solving a full-blown crisis
terra-choice-hoard = hoarding
terra-choice-discard = discarding
