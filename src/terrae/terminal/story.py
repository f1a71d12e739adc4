"""What one seat has heard of a match: the events of every decision, as that seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from terrae.engine.game import Event
from terrae.engine.match import Match
from terrae.table.local_table import LocalTable

from .screen import GameScreen


class Listener:
    """Carries out the moves at a table and collects the events that one seat may know."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        """The match must not have begun: the moves of a game that goes on are played through `act`."""
        self.table = table
        self.match = match = table.match
        self.seat = seat
        before = match.game.redact(match.ready, match.d, seat)
        self.events: list[Event] = match.game.story(before, match.deck, match.start, "", match.seen_by(seat), seat)
        self.news_from = 0
        """The first event since this seat's last decision."""

    def act(self, action: int) -> None:
        """Carry out an action of the seat that decides, and collect what comes of it."""
        match, game, actor = self.match, self.match.game, self.match.actor
        if actor == self.seat:
            self.news_from = len(self.events)
        before = match.seen_by(self.seat)
        heard = game.notation_for(before, match.d, action, self.seat)
        self.table.act(action)
        self.events += game.story(before, match.deck, actor, heard, match.seen_by(self.seat), self.seat)

    def play(self, text: str) -> None:
        """Carry out an answer that is known to be legal."""
        action = self.match.game.parse(self.match.state, self.match.d, text)
        assert action is not None
        self.act(action)


def listen_again(played: Match[Any, Any], seat: int) -> Listener:
    """The same match, moves and talk and all, with everything that the seat has heard of it."""
    listener = Listener(LocalTable(played.again()), seat)
    for _, text in played.moves:
        listener.play(text)
    listener.match.talk = played.talk
    listener.table.retell()
    return listener


def lines_of(screen: GameScreen, events: Sequence[Event]) -> list[Text]:
    """Events as lines of the story, one for each turn or so."""
    lines: list[Text] = []
    for event in events:
        sentence = screen.event(event)
        if not sentence.plain:
            continue
        if not lines or event["event"] in screen.line_starts:
            lines.append(Text())
        elif lines[-1].plain:
            lines[-1].append(" ")
        lines[-1].append_text(sentence)
    return lines
