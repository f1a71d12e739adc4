"""One seat's views and events as plain text, in one language. It is given that seat's views and nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from io import StringIO
from typing import Any, cast

from rich.console import Console, RenderableType

from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Event, Game, Json, OptionValue
from terrae.sentences import COMMON, SOURCE, Sentences, folder_of, parts_in
from terrae.table.acts import Act
from terrae.terminal.screen import TalkingScreen, screen_of
from terrae.terminal.story import lines_of

WIDTH = 100
"""How many letters a line has, unless told."""
HEIGHT = 100
"""A page of text has no lower end; Rich asks for one."""


class Narrator:
    """Tells one seat what it sees and hears."""

    def __init__(
        self,
        game: Game[Any, Any],
        deck: DeckDocument[Any],
        options: Mapping[str, OptionValue],
        names: Sequence[str],
        seat: int,
        say: Sentences,
        width: int = WIDTH,
    ) -> None:
        self.game = game
        self.options = options
        self.say = say
        self.width = width
        self.screen = screen_of(game, say, names, seat, unicode=True, deck=deck)

    def table(self, view: Json) -> str:
        """Everything that the seat sees."""
        return self.plain(self.screen.table(view, self.width))

    def question(self, view: Json) -> str:
        """What the seat is asked."""
        return self.screen.question(view).plain

    def answers(self, view: Json) -> list[Json]:
        """Its legal answers: how each is sent, and what it means."""
        told = []
        for answer in view["question"]["answers"]:
            told.append({"answer": answer, "meaning": self.screen.answer(view, answer)[1].plain})
        return told

    def rules(self, view: Json) -> list[Json]:
        """The rules of the moment."""
        return [{"id": rule, "title": title, "text": text} for rule, title, text in self.screen.rules(view)]

    def all_rules(self) -> list[Json]:
        """Every rule that has a sentence, in the order of the rulebook. Rules of options that are off are left out."""
        off = {o.rule for o in self.game.options if not o.default and not self.options.get(o.name, False)}
        told = []
        for rule in rules_with_sentences(self.game):
            if rule in off:
                continue
            message = f"{self.game.name}-rule-{rule}"
            told.append({"id": rule, "title": self.say(f"{message}.title"), "text": self.say(message)})
        return told

    def refusal(self, error: Refused, answer: str) -> str:
        """Why an answer does not go; in English the rules' own reason, in other languages the rule that it breaks."""
        if not error.rule:
            return str(error)
        rule = f"{self.game.name}-rule-{error.rule}"
        said = {"rule": error.rule, "title": self.say(f"{rule}.title"), "text": self.say(rule)}
        return self.say("text-illegal", why=str(error), answer=answer, **said)

    def story(self, events: Sequence[Event]) -> list[str]:
        """What happened, a line for each turn or so."""
        return [line.plain for line in lines_of(self.screen, events)]

    def said(self, act: Act) -> str:
        """What was said at the table of a game that has acts, as a sentence."""
        return cast(TalkingScreen, self.screen).said(act).plain

    def end(self, view: Json) -> str:
        """How the game ended."""
        return self.plain(self.screen.end(view))

    def plain(self, drawing: RenderableType) -> str:
        """A drawing of the terminal as text without colours; no line ends in spaces."""
        page = Console(
            file=StringIO(),
            width=self.width,
            height=HEIGHT,
            color_system=None,
            force_terminal=False,
            markup=False,
            emoji=False,
            highlight=False,
            legacy_windows=False,
            _environ={},
        )
        with page.capture() as captured:
            page.print(drawing)
        return "\n".join(line.rstrip() for line in captured.get().splitlines()).strip("\n")


@cache
def rules_with_sentences(game: Game[Any, Any]) -> tuple[str, ...]:
    """The ids of a game's rules that have a sentence. The files are read once."""
    prefix = f"{game.name}-rule-"
    messages = {message for message, _ in parts_in(SOURCE, (COMMON, folder_of(game)))}
    return tuple(sorted((m.removeprefix(prefix) for m in messages if m.startswith(prefix)), key=numbered))


def numbered(rule: str) -> tuple[bool, str, int]:
    """Where a rule stands among others: T9 before T10, and house rules (L) last."""
    found = re.fullmatch(r"(\D*)(\d+)", rule)
    letter, number = (found[1], int(found[2])) if found else (rule, 0)
    return letter == "L", letter, number
