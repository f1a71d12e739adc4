terra-puzzle-last-card = The last card
    .line = Somebody still holds what is missing.
terra-puzzle-who-goes-first = Who goes first
    .line = Giving early, so that others dare to.
terra-puzzle-work-off = Work it off
    .line = An old crisis decides about a new one.
terra-puzzle-hoard-or-hold = Hoard or hold
    .line = A set that costs a world, or not.
terra-puzzle-too-late = Too late
    .line = Here nobody could help any more. Or could they?
terra-puzzle-turn = A turn between crises
terra-puzzle-needed = { $threat } needed in { $colour }.
terra-puzzle-open =
    { $count ->
        [0] No crisis is full-blown.
        [one] Full-blown: { $names }.
       *[other] Full-blown: { $names }.
    }
terra-puzzle-card = Card { $card } of { $cards }.
terra-puzzle-fatal = needed in { $colour }: otherwise control is lost.
terra-puzzle-plays = plays { $value }
terra-puzzle-passes = passes
terra-puzzle-tap = Choose one card a seat, or pass.
terra-puzzle-sum = { $sum } of { $threat }
terra-puzzle-lost = It cannot be saved
terra-puzzle-holds = So it holds
terra-puzzle-only = Only { $colour } cards are shown: others cannot help here. Whether it can be saved is counted over all ways of playing this turn, and the answer may be no.
terra-coach-ticks = Ticks are crises; tall ones became full-blown.
