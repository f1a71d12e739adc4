"""How a game looks in a terminal: what its `terminal` entry ("module:class") must offer.

Its colours are `STYLES` in the game's `view/terminal.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Event, Game, Json, loaded
from terrae.table.acts import Act


class GameScreen(Protocol):
    """One seat's window onto a game. It is given that seat's views and events, and nothing else."""

    line_starts: frozenset[str]
    """The events with which a new line of the story begins."""

    def table(self, view: Json, width: int, is_low: bool = False) -> RenderableType:
        """Everything this seat sees; on a low screen in as few lines as the game can."""

    def event(self, event: Event) -> Text:
        """What happened, as a sentence; empty for what goes without saying."""

    def question(self, view: Json) -> Text:
        """What this seat is asked."""

    def answer(self, view: Json, text: str) -> tuple[Text, Text]:
        """One of its answers: how it is written, and what it means."""

    def rules(self, view: Json) -> list[tuple[str, str, str]]:
        """The rules of the moment: id, title and text of each."""

    def end(self, view: Json) -> RenderableType:
        """How the game ended."""


class TalkingScreen(GameScreen, Protocol):
    """The screen of a game that has acts."""

    def said(self, act: Act) -> Text:
        """What was said, as a sentence."""


def screen_of(
    game: Game[Any, Any],
    say: Callable[..., str],
    names: Sequence[str],
    seat: int,
    *,
    unicode: bool,
    deck: DeckDocument[Any],
) -> GameScreen:
    """The screen of a game; `Refused` if it has none."""
    if not game.offers.terminal:
        raise Refused(f"{game.name} cannot be played in a terminal yet")
    screen: GameScreen = loaded(game.offers.terminal)(say, names, seat, unicode=unicode, deck=deck)
    return screen
