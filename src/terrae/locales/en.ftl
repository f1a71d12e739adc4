### The house's own sentences: those of the terminal game that belong to no game in particular.

terminal-new = A new game of { $game } for { $players } players. Type ? for the rules of the moment, help for the rest.
terminal-resumed = Back at your game of { $game }, after { $moves ->
        [one] 1 decision
       *[other] { $moves } decisions
    }.
terminal-resume = You have an unfinished game of { $game } ({ $players } players, { $moves ->
        [one] 1 decision
       *[other] { $moves } decisions
    } made). Enter goes on with it, "new" starts another and keeps this one on file, "q" leaves.
terminal-resume-choose = Please press Enter, or type "new" or "q".
terminal-resume-options = (The options you gave are for a new game.)
terminal-kept = Your unfinished game was kept in { $file }.
terminal-damaged = The saved game could not be read ({ $why }). It was moved to { $file }.
terminal-since = Meanwhile
terminal-story = The story so far
terminal-story-empty = Nothing has happened yet.
terminal-prompt = Your answer
terminal-prompt-only = Your answer (Enter for the only one)
terminal-choose =
    { $count ->
        [one] Please type 1, or help.
       *[other] Please type a number from 1 to { $count }, or help.
    }
terminal-refused = That does not go: { $why }.
terminal-help = A number or its notation answers. ? or rules: the rules of the moment. log: the story so far. table: look again. back: take your last answer back, unless it has shown something. q: save and quit.
terminal-no-way-back = There is no way back: your last answer has shown something, or somebody else has decided since.
terminal-rules-read-on = All the rules: docs/rules in the project.
terminal-saved = Saved. "terrae play { $game }" goes on from here.
terminal-over = The game is over.
terminal-recorded = Its record was added to { $file }.

## The web app

web-home-link = Terrae, home
web-nowhere = There is nothing here
web-close = Close
web-menu = Menu
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-notices = Tell me when it is my turn
web-rules = Rules
web-all-rules = All the rules
web-leave-table = To the first page
web-connection-connecting = Connecting
web-connection-open = Connected
web-connection-lost = Connection lost, trying again
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
web-decision = Your decision
web-decides-now =
    { $you ->
        [yes] You decide now.
       *[no] { $name } decides now.
    }
web-waits-for = { $name } is deciding.
web-what-now = What can I do now?
web-take-back = Take back
web-refused =
    { $rule ->
        [""] That does not go: { $why }.
       *[other] That does not go: { $why } ({ $rule }).
    }
web-story-and-talk =
    { $count ->
        [0] Story and talk
        [one] Story and talk, 1 new
       *[other] Story and talk, { $count } new
    }
