terra-deal-line = { $count } crises are still to come, and the world is already in trouble. About eight minutes, one try, the same for everybody.
terra-deal-your-held = Your world held
terra-deal-your-lost = Your world is lost
terra-deal-lost-line = No points count.
terra-deal-held = { $points ->
        [one] held, { $points } point
       *[other] held, { $points } points
    }
terra-deal-lost = the world is lost
terra-deal-sign-done = averted
terra-deal-sign-later = solved later
terra-deal-sign-open = full-blown
terra-deal-sign-lost = the last one
terra-deal-count-done = averted: { $count }
terra-deal-count-later = solved later: { $count }
terra-deal-count-open = full-blown at the end: { $count }
terra-deal-count-lost = one too many: { $count }
terra-deal-count-never = never came: { $count }
terra-deal-parted = Crisis { $place }: you gave { $own }, { $name } { $other }. { $ended ->
        [held] That world held.
       *[lost] That world was lost.
    }
terra-deal-passed = passed
terra-deal-the-world = the world
terra-deal-was-held = held
terra-deal-was-lost = lost
terra-deal-friends-line = Send any deal as a link. Each plays the same seat with the same bots, and you compare crisis by crisis.
terra-deal-friends-same = At every crisis you all gave the same.
