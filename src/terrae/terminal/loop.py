"""A person plays a match with bots: the terminal shows the seat's view, asks, and saves. It knows no game by name."""

from __future__ import annotations

import sys
import termios
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.player import Bot, Speaker
from terrae.table.conversation import Said

from .output import status
from .saves import Saves
from .screen import GameScreen, TalkingScreen
from .story import Listener, lines_of, listen_again
from .talk import SAY, TALK, TableTalk

LINE_LIMIT = 1000
"""Nobody types more than this; a longer line is cut into several answers."""

LONGEST_NUMBER = 4
"""No question has answers with longer numbers."""
TALL = 40
"""A terminal with fewer lines is a low one: nothing is left blank, and long lists of answers stand in columns."""
NUMBER_WIDTH = 3
COLUMN_GAP = 2
READABLE = 24
"""No column of answers is narrower: a table that scrolls away can be asked for again, an answer cut short cannot."""
QUIT = ("q", "quit", "exit")
BACK = "back"
LAST_SAID = 6
"""How much of what was said is shown at once."""
AT_HAND = 2
"""How much of it a low terminal shows above the prompt, if there is space."""


def read_answer(out: Console, prompt: str) -> str | None:
    """One line of input without the space around it; None when there is no more. In a pipe, the answer is echoed."""
    out.print(Text(f"{prompt} > ", style="bold"), end="")
    out.file.flush()
    line = sys.stdin.readline(LINE_LIMIT) if sys.stdin else ""
    if not (sys.stdin and sys.stdin.isatty()):
        out.print(line.strip())
    elif not line:
        out.print()
    return " ".join(line.split()) if line else None


def forget_typed() -> None:
    """Drop the keys that were pressed before a question was there: they were no answer to it."""
    if sys.stdin and sys.stdin.isatty():
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


class TerminalSession:
    """One person plays one match."""

    def __init__(
        self,
        listener: Listener,
        bots: Mapping[int, Bot],
        screen: GameScreen,
        say: Callable[..., str],
        out: Console,
        saves: Saves,
        speakers: Sequence[Speaker | None],
    ) -> None:
        self.listener = listener
        self.talk = TableTalk(listener, speakers)
        self.seat = listener.seat
        self.bots = bots
        self.screen = screen
        self.say = say
        self.out = out
        self.saves = saves

    @property
    def match(self) -> Match[Any, Any]:
        return self.listener.match

    def play(self) -> bool:
        """Play until the game is over (True) or the person leaves (False)."""
        self.saves.write(self.match.record())
        while not self.match.over:
            self.talk.before_round()
            if self.match.actor == self.seat:
                answer = self.ask()
                if answer is None:
                    return False
                if answer == BACK:
                    self.take_back()
                else:
                    self.listener.play(answer)
            else:
                self.let_bot_act()
            self.saves.write(self.match.record())
        self.show_end()
        return True

    def let_bot_act(self) -> None:
        """The bot that decides does what it chooses; who it is shows meanwhile."""
        actor = self.match.actor
        with status(self.say("web-waits-for", name=self.match.players[actor]["name"])):
            action = self.bots[actor](self.listener.table.position())
        self.listener.act(action)

    # ---- showing ----

    def view(self) -> Json:
        """What this seat sees."""
        return self.match.view(self.seat)

    def show_news(self) -> None:
        """What happened since this seat's last decision, its own part included."""
        news = lines_of(self.screen, self.listener.events[self.listener.news_from :])
        if news:
            self.heading("terminal-since")
        for line in news:
            self.out.print(Padding(line, (0, 1)))

    def show_said(self, said: Sequence[Said]) -> None:
        """Print what was said, each as a sentence of its speaker."""
        for one in said:
            self.out.print(self.line_of(one))

    def line_of(self, said: Said) -> Padding:
        """Something said as a sentence of its speaker."""
        name = self.match.players[said.seat]["name"]
        return Padding(Text.assemble((f"{name}: ", "bold"), cast(TalkingScreen, self.screen).said(said.act)), (0, 1))

    def show_last_said(self, said: Sequence[Said], left: int) -> None:
        """Print the last of what was said once more, as far as so many lines go."""
        last = [self.line_of(one) for one in said[-AT_HAND:]]
        while last and sum(len(self.out.render_lines(line)) for line in last) > left:
            last.pop(0)
        for line in last:
            self.out.print(line)

    def show_talk(self) -> None:
        """Print what was said, what became of the promises, and who kept their word."""
        self.heading("terminal-talk")
        table = self.listener.table
        ledger = table.ledger
        self.show_said(table.said[-LAST_SAID:])
        for seat, player in enumerate(self.match.players):
            account = ledger.account(seat)
            counts = self.say("terminal-ledger", name=player["name"], kept=account.kept, broken=account.broken)
            still = "; ".join(f"{one.value} > {one.about}" for one in ledger.open() if one.seat == seat)
            told = f" ({self.say('talk-verdict-open')}: {still})" if still else ""
            self.out.print(Padding(Text(f"{seat + 1} {counts}{told}"), (0, 1)))

    @property
    def is_low(self) -> bool:
        """Has the terminal few lines? A pipe has as many as one likes."""
        return self.out.is_terminal and self.out.height < TALL

    def show_table(self, view: Json) -> int:
        """Draw everything that this seat sees; how many lines that took."""
        table = self.screen.table(view, self.out.width, self.is_low)
        if self.is_low:
            self.out.print(table)
        else:
            self.out.print()
            self.out.print(table)
            self.out.print()
        return len(self.out.render_lines(table))

    def show_question(self, view: Json, above: int) -> int:
        """Print the question with its numbered answers, below so many lines; how many are left above the prompt."""
        question = view["question"]
        asked = Text.assemble(" ", (self.screen.question(view).plain, "bold"), (f"  {question['rule']}", "dim"))
        self.out.print(asked)
        left = self.out.height - above - len(self.out.render_lines(asked)) - 1  # one for the prompt
        cells = [self.screen.answer(view, answer) for answer in question["answers"]]
        count = self.columns(cells, max(1, left)) if self.is_low else 1
        listed = Padding(self.listed(cells) if count == 1 else self.in_columns(cells, count), (0, 1))
        self.out.print(listed)
        return left - len(self.out.render_lines(listed))

    def columns(self, answers: Sequence[tuple[Text, Text]], lines: int) -> int:
        """In how many columns the answers stand: as many as it takes to have so many lines.

        They are fewer where answers would be cut short, as long as all of them have space in half of the screen.
        """
        count = min(-(-len(answers) // lines), max(1, (self.out.width - 2) // (READABLE + COLUMN_GAP)))
        longest = max(NUMBER_WIDTH + short.cell_len + 1 + meaning.cell_len for short, meaning in answers)
        while count > 1 and longest > self.width_of(count) and len(answers) <= (count - 1) * (self.out.height // 2):
            count -= 1
        return count

    def width_of(self, columns: int) -> int:
        """How wide one of so many columns is."""
        return (self.out.width - 2) // columns - COLUMN_GAP

    def listed(self, answers: Sequence[tuple[Text, Text]]) -> Grid:
        """The numbered answers below each other; a long one goes on in the next line."""
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for number, (short, meaning) in enumerate(answers, 1):
            grid.add_row(str(number), short, meaning)
        return grid

    def in_columns(self, answers: Sequence[tuple[Text, Text]], count: int) -> Grid:
        """The numbered answers in so many columns."""
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, COLUMN_GAP, 0, 0))
        for _ in range(count):
            grid.add_column(no_wrap=True, width=self.width_of(count), overflow="ellipsis")
        cells = [
            Text.assemble((f"{number:>2} ", "bold"), short, " ", (meaning.plain, "dim"))
            for number, (short, meaning) in enumerate(answers, 1)
        ]
        rows = -(-len(cells) // count)
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        return grid

    def show_rules(self, view: Json) -> None:
        """Print the rules of the moment."""
        for rule, title, text in self.screen.rules(view):
            self.out.print(Padding(Text.assemble((f"{rule} {title}. ", "bold"), text), (0, 1)))
        self.out.print(Padding(Text(self.say("terminal-rules-read-on"), style="dim"), (0, 1)))

    def show_story(self) -> None:
        """Print everything that has happened."""
        self.heading("terminal-story")
        for line in lines_of(self.screen, self.listener.events):
            self.out.print(Padding(line, (0, 1)))
        self.out.print()

    def show_end(self) -> None:
        """Print how the game ended."""
        view = self.view()
        self.show_news()
        self.show_table(view)
        self.heading("terminal-over")
        self.out.print()
        self.out.print(self.screen.end(view))
        self.out.print()

    def heading(self, message: str) -> None:
        """Print a line with a title."""
        self.out.print(Rule(Text(self.say(message)), align="left", style="dim"))

    # ---- asking ----

    def ask(self) -> str | None:
        """The person's answer, one of the legal ones; BACK to take the last one back, None to leave."""
        view = self.view()
        answers: list[str] = view["question"]["answers"]
        self.show_news()
        said = self.talk.news()[-LAST_SAID:]
        self.show_said(said)
        left = self.show_question(view, self.show_table(view))
        if self.is_low:  # it has scrolled away
            self.show_last_said(said, left)
        forget_typed()
        while True:
            prompt = "terminal-prompt" if len(answers) > 1 else "terminal-prompt-only"
            line = read_answer(self.out, self.say(prompt))
            if line is None or line in QUIT:
                return None
            if line == BACK:
                if self.match.may_take_back(self.seat):
                    return BACK
                self.complain(self.say("terminal-no-way-back"))
            elif not self.helped(view, line):
                answer = self.understand(answers, line)
                if answer is not None:
                    return answer

    def take_back(self) -> None:
        """Take back this seat's last decision, with all that happened since."""
        self.match.take_back(self.seat)
        self.listener = listen_again(self.match, self.seat)
        self.talk = TableTalk(self.listener, self.talk.speakers)

    def helped(self, view: Json, line: str) -> bool:
        """Show what the line asks for; False if it asks for nothing and must be an answer."""
        if line in ("?", "rules"):
            self.show_rules(view)
        elif line == "log":
            self.show_story()
        elif line == "table":
            self.show_question(view, self.show_table(view))
        elif line in ("help", "h"):
            self.complain(self.say("terminal-help"))
            if self.talk.is_on:
                self.complain(self.say("terminal-help-talk"))
        elif self.talk.is_on and line.split(" ", maxsplit=1)[0] == SAY:
            self.speak(line.split(" ")[1:])
        elif self.talk.is_on and line == TALK:
            self.show_talk()
        else:
            return False
        return True

    def speak(self, words: Sequence[str]) -> None:
        """Say what was typed, and show what is answered; without words, show what can be said."""
        if not words:
            for form in self.talk.forms():
                self.complain(form)
            return
        try:
            self.talk.say(self.seat, words)
        except Refused as error:
            self.complain(self.say("terminal-refused", why=str(error)))
        self.show_said(self.talk.news())
        self.saves.write(self.match.record())

    def understand(self, answers: Sequence[str], line: str) -> str | None:
        """The legal answer that was typed, as its number or its notation; otherwise one line that says why not."""
        if not line and len(answers) == 1:
            return answers[0]
        if line.isdecimal() and len(line) <= LONGEST_NUMBER and 1 <= int(line) <= len(answers):
            return answers[int(line) - 1]
        for answer in answers:
            if answer.casefold() == line.casefold():
                return answer
        if not line or line.isdecimal():
            self.complain(self.say("terminal-choose", count=len(answers)))
        else:
            self.complain(self.say("terminal-refused", why=self.why_not(line)))
        return None

    def why_not(self, line: str) -> str:
        """What the rules say about an answer that is not legal, as far as this seat may know."""
        return str(self.match.game.why_not(self.match.seen_by(self.seat), self.match.d, line))

    def complain(self, sentence: str) -> None:
        """Print why a line was not understood."""
        self.out.print(Padding(Text(sentence), (0, 1)))
