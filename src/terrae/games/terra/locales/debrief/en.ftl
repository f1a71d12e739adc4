terra-debrief-same-deals = The same deals at all tables
terra-debrief-held = { $count ->
        [one] One world held.
       *[other] { $count } worlds held.
    }
terra-debrief-held-then = { $first ->
        [one] One world held. Then { $last }.
       *[other] { $first } worlds held. Then { $last }.
    }
terra-debrief-rounds-line = Each row is a table, each sign a crisis, in the order in which they came. Colours and places were renamed at every table; here they are named back.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = averted at once
terra-debrief-sign-later = broke out, solved later
terra-debrief-sign-open = full-blown to the end
terra-debrief-sign-lost = the one that ended it
terra-debrief-by-the-bell = by the bell, card { $card }
terra-debrief-lost-by = card { $card }: { $reason ->
        [total] { $number } in all
       *[other] { $number } × { $which }
    }
terra-debrief-card = card { $card }
terra-debrief-moment-of = The last moment was the turn of { $seat }
terra-debrief-moment-line = { $crisis }, threat { $threat }. With all hands on the table we can see the last moment at which it could have been saved.
terra-debrief-still-open = Still full-blown: { $crises }.
terra-debrief-which-table = Which table?
terra-debrief-plays = plays
terra-debrief-in-hand = still in hand
terra-debrief-no-more = no more of this colour
terra-debrief-reach = The most they could still reach
terra-debrief-at-first = at first
terra-debrief-threat = threat { $threat }
terra-debrief-before-after = Before this turn { $before } was within reach, after it { $after }. The threat is { $threat }: { $seat } could still have saved this world.
terra-debrief-earlier = { $count ->
        [one] In this crisis nothing was left to be saved. One decision before it { $seat } could still have changed the end.
       *[other] In this crisis nothing was left to be saved. { $count } decisions before it { $seat } could still have changed the end.
    }
terra-debrief-nothing-saved = No single decision would have changed this end.
terra-debrief-nobody-could = At the table nobody could see this: hands are hidden. It is about the turn, not about the person.
terra-debrief-round-against-round = Round against round
terra-debrief-given-line = Points for every ten cards drawn, so that short and long games can be compared. Rings: the first round; filled: the last.
terra-debrief-given = given
terra-debrief-hoarded = hoarded
terra-debrief-points = { $points } points
terra-debrief-same-pupils = The same pupils, one by one
terra-debrief-same-pupils-line = { $count } of you played both rounds. One square is one of you.
terra-debrief-gave-more = gave more
terra-debrief-gave-same = about the same
terra-debrief-gave-less = gave less
terra-debrief-about-the-same = “About the same”: not more than 1 point up or down. Whoever missed or left a round is not counted.
terra-debrief-worlds-that-held = The worlds that held
terra-debrief-rich-title = Who has how much?
terra-debrief-rich-line = Cut all points of a table into 100 pieces, like a cake. Then look who sits in front of how many.
terra-debrief-far-from-even = How far from even?
terra-debrief-far-line = 0: all have the same. 100: one has everything. A table with a bot is left out.
terra-debrief-said-title = You could help: did you?
terra-debrief-passed-able = Round { $round }: passed though able { $passed } of { $able } times.
terra-debrief-fines = { $count ->
        [one] The fine was paid once.
       *[other] The fine was paid { $count } times.
    }
terra-debrief-promises = Promises kept: { $kept }, broken: { $broken }.
terra-debrief-you-said = You said: how many worlds will hold?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = You could help: did you?
terra-debrief-could-help-line = Full: helped. Crossed: passed though able.
terra-debrief-said-care = A rule can work by being there. But one deal and so few tables can also be chance.
terra-debrief-twins-of = The same seat elsewhere: seat { $letter }, round { $round }
terra-debrief-twins-title = { $count ->
        [one] One of you was dealt this hand
       *[other] { $count } of you were dealt this hand
    }
terra-debrief-twins-line = The same cards, the same crises, in the same order. What differs is who sat around you, and what you did.
terra-debrief-which-seat = Which seat?
terra-debrief-seat-option = Round { $round }, tables of { $seats }: seat { $letter }
terra-debrief-hand = The hand at the start
terra-debrief-twins-care = Only tables with as many seats are compared. The hand, the crises and the order of the pile are the same; who draws which card later depends on how you played.
terra-debrief-given-in-all = given in all
terra-debrief-then-a-bot = then a bot
terra-debrief-did-passed = passed, able
terra-debrief-did-none = had none
terra-debrief-did-never = never came
terra-debrief-did-bot = a bot: left out
terra-debrief-slide-given = Given and hoarded
terra-debrief-given-short = given { $points }
terra-debrief-hoarded-short = hoarded { $points }
terra-debrief-thought = A thing that belongs to all is kept only if each gives before being sure of the others.
    .more = A rule that you have chosen yourselves can make that easier. That is the whole game. It is not only a game.
