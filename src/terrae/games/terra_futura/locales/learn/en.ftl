terra-futura-lesson-intro = You build a territory of three by three cards. Each turn you take a card and place it; it sets its row and column to work. Products bring points, pollution costs some. The best wins.
    .title = Nine cards, one territory
terra-futura-lesson-drop = Before you take a card you may discard the oldest card of one row, once. Discard one that you do not need: you lose nothing, and a new card takes its place.
    .title = Out with the oldest
terra-futura-lesson-drop-hint = Better discard the oldest card of a row in which it is of no use to you: a new one comes for it.
terra-futura-lesson-drop-good = That cannot be taken back, because a new card was seen. It also takes a card away from whoever waited for it.
terra-futura-lesson-take = Each turn you take one card: any of the display, or the top of a deck unseen. Look at them: each tells up to how much your territory would be worth. Take the one that brings most.
    .title = Take a card
terra-futura-lesson-take-hint = With another card this turn brings more: look at the cards and compare the numbers.
terra-futura-lesson-take-good = What you take you must place. Most cards of level I bring resources, most of level II turn them into products. Money pays, but is worth nothing in the end.
terra-futura-lesson-place = Placing a card activates its whole row and column. The cells tell what each would bring this turn, with your own cards in the best order. Place it where that is most.
    .title = Its row and its column
terra-futura-lesson-place-hint = In another cell this turn brings more: compare the numbers in the cells.
terra-futura-lesson-place-good = Every card in that row and column may now be used once, in the order you like.
terra-futura-lesson-use = The glowing cards can be used, once each, in any order. A gain puts a resource on the card; an exchange is paid with what lies on any of your active cards. Begin so that nothing is wasted.
    .title = Use what glows
terra-futura-lesson-use-hint = After that, less can be reached this turn. Look for a beginning that leaves everything open: usually a gain.
terra-futura-lesson-use-good = Order matters: gains first, then exchanges that need what they brought.
terra-futura-lesson-pollute = The cube must go on one of your cards. A card with one cube more than it has spaces is blocked: it cannot be used, and nothing on it counts. Put it where it costs you least.
    .title = Pollution needs a place
terra-futura-lesson-pollute-hint = There it costs you more. Look at what each card would lose.
terra-futura-lesson-pollute-good = Each card with pollution costs one point in the end; a blocked one costs everything that lies on it.
terra-futura-lesson-clean = One of your cards is blocked. A transfer takes a cube from another card of yours, and a blocked card is active again at once. Take the cube from where it helps most.
    .title = Make a card active again
terra-futura-lesson-clean-hint = Better take it from the blocked card: with one cube less it is active again.
terra-futura-lesson-clean-good = It is active again, and everything that lies on it counts again.
terra-futura-lesson-copy = Assistance copies a lower effect of another’s active card. You pay and pollute as if it were yours; the owner gets one of the resources you paid, or cleans a card. Choose the best.
    .title = Borrow from others
terra-futura-lesson-copy-hint = Another effect brings you more: compare your worth before and after.
terra-futura-lesson-copy-good = Look at others’ territories before you build: what they can do, you can borrow.
terra-futura-lesson-pattern = Everybody has nine cards. One of your two patterns now gives a last round of activations; the better set counts as often as you own all of it. Choose the pattern that brings most.
    .title = The last activation
terra-futura-lesson-pattern-hint = The other pattern can bring you more.
terra-futura-lesson-pattern-good = Products are worth five or six points, a card with pollution costs one. That is Terra Futura.
terra-futura-lesson-goals = They are your secret. Each has a pattern for a last activation at the end, and a set: the better set counts as often as you own all of it. Keep them in mind when you choose.
    .title = Your two scoring cards
terra-futura-lesson-out = The last cards are used. Then everybody’s territory is counted.
    .title = How it ends
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. What made the difference:
    { $source ->
        [food] food
        [construction] construction
        [goods] goods
        [raw] raw materials
        [set] the scoring set
       *[polluted] polluted cards
    }, { $more } to { $less }.
