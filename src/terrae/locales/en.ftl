### The sentences that belong to no game: first those of the terminal, then those of the web app.

# The language's name in the language itself, for the list in which people choose.
language-name = English

terminal-new = A new game of { $game } for { $players } players. Type ? for the rules of the moment, help for the rest.
terminal-resumed = Back at your game of { $game }, after { $moves ->
        [one] 1 decision
       *[other] { $moves } decisions
    }.
terminal-resume = You have an unfinished game of { $game } ({ $players } players, { $moves ->
        [one] 1 decision
       *[other] { $moves } decisions
    } made). Enter goes on with it, “new” starts another and keeps this one on file, “q” leaves.
terminal-resume-choose = Please press Enter, or type “new” or “q”.
terminal-resume-options = (The options you gave are for a new game.)
terminal-kept = Your unfinished game was kept in { $file }.
terminal-damaged = The saved game could not be read ({ $why }). It was moved to { $file }.
terminal-since = Meanwhile
terminal-story = The story so far
terminal-prompt = Your answer
terminal-prompt-only = Your answer (Enter for the only one)
terminal-choose =
    { $count ->
        [one] Please type 1, or help.
       *[other] Please type a number from 1 to { $count }, or help.
    }
terminal-refused = That is not possible: { $why }.
text-format = { $why }
text-too-long = a line has at most { $bytes } bytes
text-late = that answers question { $given }; this one is { $number }
text-requests = that was asked too often before one answer
text-time = no answer came within { $seconds } seconds
text-illegal = { $why }
terminal-help = A number or its notation answers. ? or rules: the rules of the moment. log: the story so far. table: look again. back: take your last answer back, unless it has shown something. q: save and quit.
terminal-help-talk = say and an act with its values: speak to the others, who are numbered from 1. say alone: everything that can be said. talk: what was said, and who kept their word.
terminal-talk = Said at the table
terminal-ledger = { $name }: promises kept { $kept }, broken { $broken }
terminal-no-way-back = There is no way back: your last answer has shown something, or somebody else has decided since.
terminal-rules-read-on = All the rules: docs/rules in the project.
terminal-saved = Saved. “terrae play { $game }” goes on from here.
terminal-over = The game is over.
terminal-recorded = Its record was added to { $file }.

## The web app

web-home-link = Terrae, home
web-nowhere = There is nothing here
web-nowhere-line = It may have been removed, or the link was not complete.
web-close = Close
web-menu = Menu
web-language = Language
web-theme-device = As the device
web-theme-light = Light theme
web-theme-dark = Dark theme
web-notices = Tell me when it is my turn
web-notices-blocked = This browser does not let the page send notices.
web-push-table = Tell me when it is my turn here, with the page closed too
web-push-all = Tell me at all my tables, with the page closed too
web-push-line = Your browser’s maker passes it on, encrypted. It names the table, and no card.
web-push-by-all = It is on for all your tables; the settings turn it off.
web-push-insecure = This needs an address with https, or Terrae on this very device.
web-push-unsupported = This browser cannot do that. On an iPhone or iPad, add the page to the home screen first.
web-push-failed = The browser could not set it up. Perhaps it cannot reach its maker’s service.
web-sounds = Sounds
web-single-keys = One-key shortcuts
web-rules = Rules
web-all-rules = All the rules
web-leave-table = To the first page
web-watch-line = Whoever has this link sees what everybody at the table sees, and no hand.
web-leave = Leave the game
web-leave-line = A bot plays on for you. You can take your seat back as long as the game is on.
web-leave-guest-line = The bot plays on in its seat. You cannot take it back.
web-end-table = End the game for everybody
web-end-table-line = Nobody wins, all cards are shown, and there is no way back.
web-sure = Yes, really
web-bot-for-you = A bot plays for you.
web-come-back = Take my seat back
web-seat-elsewhere = Your seat is on another device.
web-gone = { $name } has been away for { $time }.
web-gone-soon = { $name } is away. In { $time } you can let a bot play.
web-gone-clock = { $name } is away. A bot decides in { $time }.
web-wait = Wait
web-replace = Let a bot play
web-guest = { $name } has taken the seat of { $bot }.
web-guest-undo = Give it back to the bot
web-guest-fine = All right
web-guests = Guests
web-guests-left = Bots’ seats that guests can still take by the invitation: { $left }.
web-guests-more = Let one more guest in
web-guest-undo-seat = Give the seat of { $name } back to the bot
web-abandoned = This game was ended early.
web-abandoned-by = { $name } ended this game early.
web-abandoned-host = The host ended this game early.
web-abandoned-agreed = Everybody agreed to end this game early, as { $name } wished.
web-too-long = This game has ended: a table keeps at most { $moves } moves.
web-watching = You are watching.
web-time-left = { $name } has { $time } left
web-connection-connecting = Connecting
web-table-coming = Fetching the table …
web-skip-link = Skip to the decision
web-connection-open = Connected
web-connection-lost = Connection lost, trying again
web-connection-since = No connection since { $time }. Trying again; until then the buttons rest.
web-connection-gone = This link no longer works
web-players = Players
web-bot = bot
web-story = Story
web-talk = Talk
web-talk-empty = Nothing was said yet. Nothing said here binds.
web-talk-say = Say something to the table
web-talk-send = Send
web-talk-can-help = I can help
web-talk-cannot = I cannot help
web-talk-please = Please help
web-talk-thanks = Thank you
web-talk-promises = Promises
web-talk-choose = What do you want to say?
web-talk-other = Choose another kind of sentence
web-talk-say-it = Say it
web-talk-unchecked = Nothing binds you, but everybody sees whether promises are kept.
web-talk-own-words = Or in your own words
web-talk-untranslated = free text, not translated
web-talk-said-in = said in
web-talk-silence = This table plays in silence.
web-talk-silence-line = What the others do is all they say.
web-talk-offline = No connection. You can still build a sentence; it can be said once we are back. Nothing is kept for later.
web-talk-fast = Let the others read. You can speak again in { $time }.
web-talk-watching = You are watching: you hear everything and say nothing.
web-talk-not-now = That cannot be said now. Things at the table have changed; look at the sentence again.
web-talk-hide-words = Hide free text, for me only
web-talk-hidden = free text, hidden
web-talk-settings = Who is heard
web-talk-settings-line = Sentences to choose from are part of the game and always come. Free text can be hidden; only you notice it.
web-talk-block = Hide the free text of { $name }
web-talk-report = Report { $name }
web-talk-report-short = Report
web-talk-reported = Reported. Whoever runs this service can look at it.
web-talk-close = Close talk
web-talk-all = All
web-lobby-talk = Talk at the table
web-lobby-talk-words = free text too
web-lobby-talk-sentences = sentences to choose from
web-lobby-talk-silence = silence
web-lobby-keep-words = The record of the game also keeps what was written as free text.
web-ledger-title = Who kept their word
web-ledger-line = Of the promises that were put to the test, { $kept } of { $tested } were kept.
web-ledger-halves = In the first half until now { $first } of { $before }, since then { $second } of { $after }.
web-ledger-untested = No promise has been put to the test yet.
web-ledger-none = Nobody has promised anything.
web-ledger-over = Trust over time
web-ledger-over-line = Above the line: kept. Below it: broken. On it: still open, or never tested.
web-ledger-given = Promised, given
web-ledger-of = { $part } of { $whole }
web-ledger-words = Word for word
web-ledger-filter-all = All
web-ledger-filter-broken = Broken
web-ledger-filter-me = To me
web-ledger-moment = turn { $number }
web-ledger-hands = Said about hands
web-ledger-hands-said = Said so far: { $count }
web-ledger-hands-untrue = Untrue: { $count }
web-ledger-hands-clear = said in turn { $said }, proved untrue in turn { $clear }
web-ledger-counts = What counts as a promise
web-ledger-out-open = still to come
web-ledger-out-gave = given: { $given }
web-ledger-out-nothing = nothing given
web-ledger-out-untested = it never came to it
web-ledger-out-unmet = the condition did not come true
web-ledger-out-replaced = a later promise took its place
talk-verdict-open = open
talk-verdict-kept = kept
talk-verdict-broken = broken
talk-verdict-untested = not tested
talk-verdict-replaced = replaced
web-refused-silence = The host chose silence for this table.
web-refused-no-acts = This game has no sentences to choose from.
web-refused-late = The game has moved on: say it again if it still holds.
web-refused-enough = You have said that often enough: first it has to be decided in play.
web-decision = Decision
web-decides-now =
    { $you ->
        [yes] You decide now.
       *[no] { $name } decides now.
    }
web-waits-for = { $name } is deciding.
web-what-now = What can I do now?
web-take-back = Take back
web-what-now-not = You are not asked anything now.
web-take-back-not = Nothing can be taken back now: something new was seen, or somebody else has decided.
web-advice = Advice by a bot
web-advice-ask = What would a bot do?
web-advice-by = { $bot }, from what you can see. It may be wrong.
web-advice-thinks = The bot thinks …
web-advice-none = The bot has no advice just now. Ask again in a moment.
web-advice-later = It brings nothing at once, but the games that the bot imagined went best with it.
web-advice-gains =
    { $points ->
        [one] It brings you 1 point.
       *[other] It brings you { $points } points.
    }
web-advice-worth =
    { $points ->
        [one] It can bring you 1 point by the end of the turn.
       *[other] It can bring you { $points } points by the end of the turn.
    }
web-signs = Signs
web-sign-good = Good
web-sign-well_done = Well done
web-sign-thanks = Thank you
web-sign-ha = Ha
web-sign-oh_no = Oh no
web-sign-thinking = Let me think
web-vote-ask = Ask everybody
web-vote-line = It is done when everybody who plays agrees. Bots have no vote.
web-vote-ask-take-back = Take back my last decision
web-vote-ask-end = End the game
web-vote-take_back = { $name } wants to take back their last decision.
web-vote-end = { $name } wants to end the game.
web-vote-take_back-waits = To be taken back if { $names } agree.
web-vote-end-waits = The game ends if { $names } agree.
web-vote-yes = Agree
web-vote-no = No
web-vote-withdraw = Withdraw
web-settings = Settings
web-settings-name = Your name at the table
web-settings-name-line = It is used at the next table you sit down at, and when you play again.
web-settings-theme = Theme
web-story-jump = Show this moment in the replay
web-replay-save = Save the record
web-lobby-rename-seat = Change my name
web-lobby-up = Move { $name } one seat up
web-keys = Keys
web-keys-off = Single letters and digits are switched off on this device.
web-key-list = This list
web-key-help = What can I do now?
web-key-back = Take back
web-key-tab = To the next thing; Shift and Tab to the one before
web-key-escape = Shut, or choose nothing
web-row-team-won = Your team won { $points } : { $others }.
web-row-team-lost = Your team lost { $points } : { $others }.
web-pace = Pace
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-instant = Instant
web-pace-stop = Stop after each verdict
web-continue = Continue
web-skip = Skip to my turn
web-skip-not = There is nothing to skip now.
web-worth-after =
    { $bound ->
        [most] Worth { $before } now, up to { $after } after
       *[exact] Worth { $before } now, { $after } after
    }
web-bound-most = up to
web-zoom-atlas = Open in the atlas
web-zoom-back = Back to the table
web-away-tag = away
web-refused = That is not possible: { $why } ({ $rule }).
web-refused-malformed = The page and the table service do not understand each other. Please load the page again.
web-refused-state = That does not fit how things stand at this table.
web-refused-illegal = The rules do not allow that.
web-refused-not-your-turn = Somebody else decides now.
web-refused-stale = Something else has happened at the table meanwhile.
web-refused-bad-record = This record does not hold.
web-refused-too-large = That is too large for the table service.
web-refused-unreadable = The table service cannot read this table at the moment. All other tables go on.
web-refused-seat-taken = That seat is already taken.
web-refused-wrong-code = No lesson has this code, or the pictures have changed. Look again and try once more.
web-refused-pictures = This door asks for the pictures too.
web-refused-door-locked = The teacher has locked the door.
web-refused-no-guests = No further guest may sit down by this invitation. You can watch.
web-refused-name-taken = Somebody at this table already has that name.
web-refused-colour-taken = Somebody at this table already has that colour.
web-refused-bad-text = That text is too short or too long, or contains characters that cannot be shown.
web-refused-chat-off = The host has switched talking off.
web-refused-too-many-tables = Too many tables are open from here. Finish or end some of them first.
web-refused-hints-off = The host has switched hints off.
web-story-and-talk =
    { $count ->
        [0] Story and talk
        [one] Story and talk, 1 new
       *[other] Story and talk, { $count } new
    }
web-nav = Pages
web-nav-more = More pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-replays = Replays
web-nav-about = About
web-hero = Games about one planet
web-ladder = Who plays how
web-ladder-lead = { $games } games of { $game } between bots. All tables played the same deals.
web-ladder-mixed = At mixed tables
    .line = Out of 100 games; the bars are 95% confidence intervals. Dotted: a fair share of wins, { $share }.
web-ladder-players = Players
web-ladder-order = Order
web-ladder-by-wins = by wins
web-ladder-by-survival = by survival
web-ladder-by-score = by points
web-ladder-survival = world survives
web-ladder-score = points
web-ladder-wins = wins
web-ladder-between = between { $low } and { $high }
web-ladder-one = One among { $others }
web-ladder-one-survival = The world survives, out of 100 games
web-ladder-one-wins = The one wins, out of 100 games
web-ladder-row = one of these, among
web-ladder-best = Underlined: nobody does better among these.
web-ladder-counted = { $games } games of each table, deals { $seed }/0 and on, version { $version }. terrae tournament counts them again.
web-hero-line = Hold the world together, or build a land that lasts. Nothing to install, no account.
web-seats = { $least } to { $most } players
web-players-choose = How many play
web-play-now = Play now
web-play-with = { $seats } players, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }: { $kind }
web-play-with-ask = Who plays along?
web-bots-mixed = mixed
web-bots-mixed-line = Different characters, as they suit the game.
web-bots-lot = one more by lot
web-character-of = { $name }, { $character }: what to expect
web-strength-choose = How strong
web-strength-easy = easy
web-strength-normal = normal
web-strength-hard = hard
web-done = Done
web-name-ask = What shall we call you?
web-name-line = The others at the table see this name. It stays on this device.
web-name-go = Play
web-invite = Invite friends
web-one-device = One device
web-learn-short = Learn in three minutes
web-watch-replay = Watch a replay
web-offline = The table service does not answer. Please try again in a moment.

# Without a service: the app as a folder of files.
web-site-line = Everything on this page works on this device, also without a connection.
web-site-line-http = Everything on this page works on this device. Opened by an address with https, it also works without a connection.
web-site-needs = Needs a table service, which this copy does not have:
    .what = friends on other devices, open tables, live lessons, counts of others.
web-site-connect = Connect to one
web-site-ready-in = ready in about { $seconds } s
web-site-loading = The engine is loading
web-site-loaded = { $loaded } of { $total } MB. You can learn and read meanwhile.
web-site-starts = Starts by itself
    .line = Tap again to stay here.
web-site-too-old = This browser cannot run the engine.
    .line = Rules and atlas work. To play, use a newer browser.
web-site-kept = Everything is kept for when there is no connection.
web-site-new = A new version is here.
web-site-change = Change now
web-site-later = At the next start
web-site-waits = A new version waits until this game is over.
web-site-full = This device has no room left, so your last answer was not kept; everything before it is. Make some room and try again.
web-site-needs-service = This needs a table service, which this copy does not have.
    .line = On this device you can play with bots, pass it around, learn and read.
web-site-as-file = Browsers run this page only from a web server. Type python3 -m http.server in this folder, and open http://localhost:8000.
web-no-script = Terrae needs JavaScript. Turn it on for this page, then load the page again.
web-too-many = That was a little fast. Please try again in a moment.
web-not-yours = This device may not do that here.
web-you = You
web-your-tables = Your tables
web-your-tables-none = Tables you sit at will be here.
web-wait-for-you =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
web-finished = Finished
web-all-finished = All finished games
web-open-tables = Open tables
web-open-tables-none = No open table now. Open one with “Invite friends”.
web-more-tables = More tables
web-home-teach = For teachers: a lesson for a whole class
web-home-join = Join a lesson with a code
web-row-open = { $taken } of { $seats } seats taken
web-row-over = The game is over
web-row-won-you =
    { $points ->
        [one] You won with 1 point.
       *[other] You won with { $points } points.
    }
web-row-won =
    { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
    }
web-row-points = Your points: { $points }.
web-row-asked = You decide
web-row-waits = { $name } is deciding
web-row-replay = Replay
web-row-continue = Continue
web-row-go = Open
web-row-join = Join
web-row-watch = Watch
web-since = for { $time }
web-bot-random = scatterbrain
    .line = Answers at random. Good to practise against.
web-away = away, a bot plays
web-lobby-seats = Seats
web-lobby-shuffle = Shuffle seats
web-lobby-more = One seat more
web-lobby-fewer = One free seat fewer
web-lobby-fill-bots = Bots for the free seats
web-lobby-character = Character of { $name }
web-lobby-title = Name of the table
web-lobby-rename = Rename
web-lobby-name = Your name
web-lobby-colour = Your colour
web-colour-plum = plum
web-colour-teal = teal
web-colour-amber = amber
web-colour-rose = pink
web-colour-slate = slate
web-colour-olive = olive
web-lobby-name-taken = Somebody at this table is already called { $name }.
web-lobby-sit = Sit down
web-lobby-sit-here = Sit here
web-lobby-free = free seat
web-lobby-kept = kept for { $name }, for { $time } more
web-lobby-bot = Add a bot
web-chooser = A bot for seat { $seat }
web-chooser-character = Character
web-chooser-talks = It talks at the table
web-chooser-silent = It says nothing
web-chooser-thinks = It thinks for up to a second
web-chooser-quick = It decides at once
web-chooser-expect = What to expect, with { $seats } players
web-chooser-survival = The world survives at its tables
web-chooser-wins = It wins, a fair share being { $share }
web-chooser-score = Its points on average
web-chooser-counted = Out of 100 games, counted in { $games }; the bars are 95% confidence intervals.
web-chooser-uncounted = This has not been counted yet.
web-chooser-ladder = All bots compared
web-chooser-surprise = Surprise me
web-chooser-seat = Seat: { $bot }
web-lobby-you = sits at this device
web-lobby-there = is here
web-lobby-away = not connected
web-lobby-stand-up = Free the seat of { $name }
web-lobby-invite = Invite friends
web-lobby-qr = QR code of the invitation
web-lobby-copy = Copy the link
web-lobby-copied = Copied
web-lobby-share = Share the link
web-lobby-watch = Copy a link to watch
web-lobby-new-link = Make an invitation
web-invite-play = Play
web-invite-watch = Watch
web-invite-seat = My seat
web-invite-local = Only this computer can open the table
web-invite-local-line = Terrae is served at { $address }, which other devices cannot reach. To invite others, stop it and start it again like this:
web-invite-local-after = Your tables stay. Do this only in a network that you trust.
web-invite-copy-command = Copy
web-invite-address = Address that others can open
web-invite-address-here = Address on this computer
web-invite-camera = Point a camera here
web-invite-network = Network
web-invite-line = Whoever has the link can sit down as long as a seat is free. After the start it offers watching, or the seat of a bot.
web-invite-one-device = For friends at this computer: play on one device
web-take-line = Go on playing on another device. Here you only watch then, until you take the seat back.
web-take-seat = Take { $name }’s seat with you
web-take-how = Scan this with your other device. Your cards and your secrets appear there.
web-take-open = Open this address on your other device. Your cards and your secrets appear there.
web-take-until = valid once, for { $time }
web-take-over = This code no longer works: it works once, and for ten minutes. Make a new one.
web-take-new = New code
web-take-secret = Give it to nobody: it is your seat, not an invitation.
web-lobby-options = Options
web-lobby-clock = Time for a decision
web-lobby-clock-none = as long as you like
web-lobby-clock-total = { $time } for all decisions, { $plus } more for each answer
web-lobby-clock-line = When the time is up, a bot decides for that player, until they take their seat back.
web-lobby-starts = Who begins
web-lobby-starts-chance = chance decides
web-lobby-hints = Players are shown what their choices would be worth.
web-you-tag = you
web-lobby-private = Only those who have the link find this table.
web-lobby-public = Anybody may find this table, join it and watch it.
web-lobby-start = Start the game
web-lobby-fill =
    { $free ->
        [one] One seat is free. A bot takes it when you start; a friend can take over later.
       *[other] { $free } seats are free. Bots take them when you start; friends can take over later.
    }
web-lobby-start-bots = Start with bots
web-lobby-sit-first = Before the game can start, somebody has to sit down.
web-lobby-waits = The game begins when the host starts it.
web-lobby-shuffling = The cards are being shuffled …
web-lobby-full = All seats are taken.
web-table-none = This table does not exist, or is not open to you
web-late = The game has started
web-late-kicker = Invitation to { $table }
web-late-line = { $game }, with { $seats } at the table, { $bots ->
        [one] one of them a bot
       *[other] { $bots } of them bots
    }.
web-late-seat = Take the seat of { $name }
web-late-seat-line = A bot has played it so far. You go on from there.
web-late-watch-line = You see what everybody sees. Hands stay hidden.
web-curtain = It is { $name }’s turn
web-curtain-line = Hand over the device. Until then only what everybody may see is shown.
web-curtain-here = I am here
web-tab-your-turn = ● Your turn · { $table }
web-play-again = Play again
web-wants-again = { $name } wants to play again.
web-next-game = To the new game
web-the-replay = Watch the replay
web-code-show = Show as a picture
web-look-back = Look at the board
web-back-to-count = Back to the count
web-end-place = You finished in place { $rank } with { $points } points.
web-fair-check = Check the shuffle
web-replays = Replays
web-replays-lead = Every finished game can be watched again, step by step, as any player saw it or with all cards open.
web-replays-mine = Your finished games
web-replays-none = None yet. They will be here.
web-replay-open = Open a record file
web-collect = Collect games from pictures
web-replay-sample = { $game }: a sample game
web-replay-unreadable = This file holds no record.
web-replay-none = There is no such game to watch
web-replay-title = { $game }, replay
web-replay-controls = Replay
web-replay-back = One step back
web-replay-next = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment
web-replay-turn = Turn
web-replay-turn-of = { $number } · { $name }
web-replay-which = Which game of the file
web-replay-game = Game { $number } of { $count }
web-replay-file-gone = The file is no longer open. Please open it again.
web-replay-eyes = Whose view
web-replay-all = All open
web-replay-watch = A spectator
web-replay-link = Copy a link to this moment
web-replay-link-private = Copy a link to this moment; private: only those of this table can open it
web-replay-from-start = From the start
web-learn = Learn
web-learn-lead = Play a few moves yourself, or search the complete rules.
web-lesson-start = Try it
web-rules-search = Search the rules
web-rules-nothing = No rule says that. Try another word.
web-rules-contents = Contents
web-atlas = Atlas of cards
web-why = Why this game
web-about = About Terrae
web-about-lead = A place to play, study and teach board games about one planet. The rules are told in our own words; the pictures are composed anew from free icon sets. No art or text of the printed games is used.
web-fair = The shuffle is fair
web-fair-line = Before a game the service commits itself to a secret, and every player may add randomness of their own. When the game is over the secret is shown, and anybody can compute the whole shuffle again. Enter the table of a finished game to check it.
web-fair-table = Table
web-fair-none = There is no finished game at that table, or it is not open to you.
web-fair-holds = It holds: these cards follow from the secret that was committed before the game.
web-fair-broken = It does not hold: { $why }
web-shuffle-holds = { $own ->
        [in] Fair shuffle, checked on this device: the service kept to the secret it had committed itself to, your own part is in, and everybody’s fits.
        [late] Fair shuffle, checked on this device: the service kept to its secret, and everybody’s part fits. Your own came too late, so its hash counted.
       *[none] Fair shuffle: secret, parts and seed fit together. This device kept nothing from before the start to compare them with.
    }
web-shuffle-wrong = The shuffle does not fit: { $what ->
        [secret] the secret is not the one that the service had committed itself to before the start
        [seats] the players’ commitments are not those from before the start
        [own] your own part is missing, although the service had taken it
        [parts] a player’s part does not fit its commitment
       *[seed] the seed of the game does not follow from the secret and the parts
    }.
web-shuffle-cards = Check every card
web-shuffle-cards-checking = Every card is being checked by the rules themselves. The first time, that loads 7 MB …
web-shuffle-cards-hold = Every card was checked: all of them follow from the shuffle.
web-shuffle-cards-wrong = Not every card follows from the shuffle: { $why }
web-shuffle-cards-failed = The rules could not be loaded, so the cards were not checked.
web-rulings = Where the rulebooks are silent
web-rulings-line = Some things the rulebooks leave open. What we ruled is said on the rules page of each game, with the rule it belongs to.
web-credits = Credits
web-credit-game = The game, by
web-credit-icons = Pictures, recoloured, by
web-credit-interface = Interface icons,
web-credit-fonts = Type,
web-credit-map = The map, public domain, drawn with
web-credit-python = Python in the browser, which checks the cards,
web-licences = All licences, and who drew which picture
web-lesson = Lesson
web-lesson-begin = Begin
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-again = Again
web-lesson-look = Look at the table, then go on.
web-lesson-end = That was it. The rest you learn by playing.
web-daily = Deal of the day
web-daily-line = The same cards, the same seat, the same three bots for everybody. Once a day, about eight minutes.
web-daily-short = Everybody plays the same cards today
web-daily-go-on = Go on
web-daily-fate-held = held
web-daily-fate-lost = lost
web-daily-you = you
web-daily-known = A deal follows from its name alone, so whoever wants to can work out every card beforehand. There is no fair shuffle here: it is for comparing, not for stakes.
web-daily-result = Your result
web-daily-at-table = A deal that many play
web-duplicate-begin = One deal among friends
web-duplicate-beside-same = the same in both games

## What a link shows before it is opened

preview-invitation = Come and play { $game }
preview-invitation-line = Open the link, take a seat and play in the browser, without an account.
preview-replay = A game of { $game }, move by move
preview-replay-line = Look at it through the eyes of every player.
web-coach = Coach
web-coach-playing-on = played on from move { $number }; hidden cards are dealt anew

## Puzzles, and one’s own page

web-puzzles = Save this world
web-you-page = You, on this device
