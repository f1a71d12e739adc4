terra-futura-debrief-slide-points = Where points came from
terra-futura-debrief-slide-dirt = Clean and dirty
terra-futura-debrief-slide-search = The same cards
terra-futura-debrief-same-deal = The same cards at all tables with as many seats
terra-futura-debrief-points-title = Where did the points come from?
terra-futura-debrief-points-line = A column for each turn, from left to right. Above the line: what lies on active cards, and the better scoring set. Below it: what pollution costs.
terra-futura-debrief-on-average = { $count ->
        [one] One territory: { $points } points.
       *[other] { $count } territories, on average { $points } points.
    }
terra-futura-debrief-turn = Turn { $turn }
terra-futura-debrief-end = At the end
terra-futura-debrief-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] No card ended blocked.
        [one] One of { $cards } cards ended blocked.
       *[other] { $blocked } of { $cards } cards ended blocked.
    }
terra-futura-debrief-dirt-line = One square is one card at the end. A blocked card cannot be used, and what lies on it does not count.
terra-futura-debrief-clean = clean
terra-futura-debrief-dirty = with pollution
terra-futura-debrief-blocked = blocked
terra-futura-debrief-territory = clean { $clean }, with pollution { $dirty }, of these blocked { $blocked }
terra-futura-debrief-blockings = Cards that were blocked on the way: { $blocked }. Active again: { $again }.
terra-futura-debrief-search-title = What a bot made of the same cards
terra-futura-debrief-search-line = Bots that look ahead (“{ $bot }”) have played your deal once, one in each seat. Rings: you. Filled: the bot in the same seat.
terra-futura-debrief-search-care = One game of one bot. It shows what these cards could become, not what you should have done.
terra-futura-debrief-seats = Tables of { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = you: { $points }
terra-futura-debrief-thought = As long as there is room for dirt, it seems to cost nothing.
    .more = When the room is used up, a whole card is blocked. Who keeps some room free can still choose.
terra-futura-debrief-score-short = { $points } points
terra-futura-debrief-blocked-short = blocked { $points }
