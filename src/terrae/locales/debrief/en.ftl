web-debrief-comes = The debrief is being worked out …
web-debrief-none = There is no debrief yet.
web-debrief-slides = Slides
web-debrief-previous = Slide before
web-debrief-next = Next slide
web-debrief-projector = On the projector
web-debrief-print = Print a page
web-debrief-data = Take the data away
web-debrief-names-hidden = Names are hidden
web-debrief-names-shown = Names are shown
web-debrief-reveal = Show the aliases
web-debrief-reveal-line = Everybody will see who sat where. They are hidden again with the next slide.
web-debrief-slide-rounds = The rounds
web-debrief-slide-moments = The last moment
web-debrief-slide-rich = Rich and poor
web-debrief-slide-said = Said and done
web-debrief-slide-twins = The same seat
web-debrief-slide-laws = Another law
web-debrief-slide-now = What now?
web-debrief-table = Table { $number }
web-debrief-tables = Tables
web-debrief-table-round = Table { $table }, round { $round }
web-debrief-seat = Seat { $letter }
web-debrief-in-silence = in silence
web-debrief-with-talk = with talk
web-debrief-held = held
web-debrief-lost = lost
web-debrief-stopped = stopped
web-debrief-held-of = { $held } of { $of } held
web-debrief-came-second = Round 2 also came second. What the law did and what practice did cannot be told apart here.
web-debrief-without-bots = Without tables that had a bot: { $counts }.
web-debrief-few-tables = These are few tables: some of it can be chance.
web-debrief-signed = { $signed } of { $of } signed
web-debrief-guessed = { $count ->
        [one] One answer, on average { $mean }.
       *[other] { $count } answers, on average { $mean }.
    }
web-debrief-model = a model, not you
web-debrief-laws-title = Your class under another law
web-debrief-laws-line = The tables of the last round ({ $tables }), dealt again and played { $replays } times by bots that decide as you did in round 1.
web-debrief-laws-come = The model is still playing. This takes up to a minute.
web-debrief-no-law = No new law
web-debrief-as-played = as it was played
web-debrief-worlds-that-hold = worlds that hold
web-debrief-on-average = on average
web-debrief-eight-of-ten = 8 of 10 replays lie between
web-debrief-between = { $low } and { $high }
web-debrief-it-was = it was { $held }
web-debrief-trust = How far to trust it
web-debrief-trust-own = For what you played it says { $low } to { $high }. It was { $held }. One case proves little.
web-debrief-trust-alike = { $law } cannot be told apart from { $others }: their bars overlap.
web-debrief-not-counted = Not counted
web-debrief-not-counted-line = { $laws }: the model does not speak, so it cannot know what you would have said.
web-debrief-in-nearly-all = holds in nearly all replays
web-debrief-in-some = in some
web-debrief-in-hardly-any = in hardly any
web-debrief-laws-question = A question for you: would you still have behaved as in round 1?
web-debrief-to-talk = To talk about
web-debrief-ask-law = You chose “{ $law }” yourselves. What did it change, and what did it not?
web-debrief-ask-fines = { $count ->
        [one] The fine was paid once. Did it work by being paid, or by being there?
       *[other] The fine was paid { $count } times. Did it work by being paid, or by being there?
    }
web-debrief-ask-lost = Look at a world that was lost. What may those who passed have been thinking?
web-debrief-ask-unsigned = { $count ->
        [one] One of you did not sign. What would have been a law for all?
       *[other] { $count } of you did not sign. What would have been a law for all?
    }
web-debrief-ask-rule = Which rule would you give to the next class, and why?
web-debrief-ask-life = Where in your own life does somebody wait for the others to give first? Is there a law for it?
web-debrief-game-knows = What the game knows
web-debrief-released = Written by you
web-debrief-report = Our worlds
web-debrief-lines = What we want to remember
