web-daily-remind = Remind me every day
web-daily-remind-line = With the page closed too, unless you have begun it already.
web-daily-remind-at = At
web-daily-play = Play today’s deal
web-daily-play-late = Play it late
web-daily-note = One try. You may stop and go on until midnight; the table waits.
web-daily-note-late = This day is over. The deal can still be played; it is then late, and in nobody’s counts.
web-daily-given-up = This try was ended early. You may play the deal again, but it does not count.
web-daily-earlier = Earlier days
web-daily-none = There is no deal of this day
web-daily-month-before = The month before
web-daily-month-after = The month after
web-daily-month-count = { $held } held, { $lost } lost, { $missed } missed
web-daily-fate-playing = under way
web-daily-fate-missed = not played
web-daily-fate-today = today, not played yet
web-daily-late = late
web-daily-missed-line = A missed day can still be played; it then says “late” and is not counted with the others.
web-daily-others = How others fared
web-daily-others-line = { $count ->
        [one] One player is counted.
       *[other] { $count } players are counted.
    } { $dot ->
        [one] One dot is one of them.
       *[other] One dot is { $dot } of them.
    }
web-daily-others-count = { $held } held, { $lost } lost
web-daily-others-none = Nobody is counted yet.
web-daily-others-failed = The counts cannot be reached now.
web-daily-axis-lost = lost
web-daily-better = { $rough ->
        [yes] You: more points than about { $count } of the { $held } whose world held.
       *[no] You: more points than { $count } of the { $held } whose world held.
    }
web-daily-counts-at = Counted at { $time }.
web-daily-count-me = Count me in
web-daily-count-line = sends the row and the points, no name
web-daily-counted = This deal is counted.
web-daily-count-late = What is played late is not counted.
web-daily-your-seat = you, seat { $seat }
web-daily-no-points = none
web-daily-points = { $count ->
        [one] point
       *[other] points
    }
web-daily-won = You won, ahead of { $name } with { $points }.
web-daily-shared = You share the win with { $name }.
web-daily-behind = { $name } won with { $points }.
web-daily-share = Share the row
web-daily-copy = Copy
web-daily-no-spoilers = Nothing is given away: no colours, no places, no cards.
web-daily-seat-today = Your seat today
web-daily-seat = Your seat
web-daily-again = Again, uncounted
web-daily-shared-title = Terrae, deal of { $date }
web-duplicate = Duplicate
web-duplicate-send = Send a duplicate
web-duplicate-or = Or with friends
web-duplicate-make = Make a duplicate
web-duplicate-seat = Duplicate, seat { $seat }
web-duplicate-title = { $count ->
        [one] One deal, you first
       *[other] { $count } friends, one deal
    }
web-duplicate-compared = Each of you sat on the same seat, with the same cards and the same bots. Whatever differs, you did.
web-duplicate-copy = Copy the link
web-duplicate-new = New duplicate
web-duplicate-parted = Where you parted
web-duplicate-alone = Nobody else has finished yet. Send the link.
web-duplicate-waiting = Waiting for
web-duplicate-begun = { $count ->
        [one] { $names } has begun and not finished.
       *[other] { $names } have begun and not finished.
    }
web-duplicate-nobody = Nobody plays it just now.
web-duplicate-nobody-sees = Nobody sees a result before having played.
web-duplicate-play = Play this deal
web-duplicate-bring = I have played it: compare
web-duplicate-mean = mean
web-duplicate-points = points
web-duplicate-shared-title = Terrae, a duplicate
web-duplicate-remind = Remind
web-duplicate-remind-text = { $names }: this deal is waiting. We have played it, and compare when you have.
web-duplicate-beside = Replays side by side
web-duplicate-beside-line = Step by step, from the same seat: what you did, and what a friend did.
web-duplicate-beside-with = Compare with
web-duplicate-beside-back = Back to the deal
web-site-no-friends = Send the link: whoever opens it plays the same cards. To compare games, a table service is needed, which this copy does not have.
