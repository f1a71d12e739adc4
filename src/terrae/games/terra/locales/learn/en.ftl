terra-lesson-intro = Crises are drawn from the pile; the cards in your hand help against them. Whoever has the most points wins, but only if the world holds: if too many crises break out, everybody loses.
    .title = The world is yours to keep
terra-lesson-first = Everybody is asked once, you first, for one card of the crisis’s colour; together they must reach its threat. If it works, the first to give scores 3. Choose a card with a sun rim.
    .title = Only its colour helps
terra-lesson-first-hint = Passing is allowed, but here you want to be the first to help: choose a card with a sun rim and play it.
terra-lesson-first-good = The others added enough. You were first and score 3; so does whoever gave the highest card. Had it not been averted, the cards would be lost and the crisis full-blown.
terra-lesson-first-other = The others did not add enough: the cards are lost, and the crisis is full-blown. Had it been averted, you would score 3 for helping first. Try another card, or go on.
terra-lesson-last = You may talk, promise and bluff; only showing cards is forbidden. Now look at what is missing, and give a card that reaches the threat.
    .title = Just enough
terra-lesson-last-hint = That does not reach the threat. The bar above the seats shows how far each card gets.
terra-lesson-last-good = Averted: first and highest card score 3 each. The art is to spend little while the world still holds. Averting a crisis ends the turn; if it breaks out, the turn goes on.
terra-lesson-close = On your own turn you may also help solve full-blown crises: one card on each. Whoever plays the card that reaches the threat scores 5. Choose a card, then the crisis on the map.
    .title = What broke out can be solved
terra-lesson-close-hint = Choose the card that reaches the threat of a crisis on the map.
terra-lesson-close-good = Solved, and 5 points. Three full-blown crises in a region, four of a colour or seven in all lose the world for everybody.
terra-lesson-hoard = Because you helped, you may hoard: lay a set of three aside, face down. At the end it scores the sum of its values, if the world holds. Choose a set and hoard it.
    .title = Something for yourself
terra-lesson-hoard-hint = Choose the set that is worth most, then hoard it.
terra-lesson-hoard-good = These points are yours if the world holds; these cards will be missing when the next crisis comes. And nobody keeps more than eight cards in hand at the end of a turn.
terra-lesson-fatal = If this one breaks out too, everybody loses, however many points they have: three full-blown crises in a region, four of a colour or seven in all. You are the last to answer.
    .title = Save the world
terra-lesson-fatal-hint = That does not reach the threat. The bar above the seats shows how far each card gets.
terra-lesson-fatal-good = The world holds. Whoever gives nothing keeps their cards and may lose everything; whoever gives too much lets somebody else win. That is Terra.
terra-lesson-out = The pile is nearly used up. Watch the last moves; then the points are counted.
    .title = How it ends
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. What made the difference:
    { $source ->
        [first] first to help
        [highest] highest cards
        [solved] crises solved
       *[hoard] hoarded sets
    }, { $more } to { $less }.
