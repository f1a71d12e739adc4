"""What a bot is: a function from what a seat sees to one of its legal actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .chance import Generator, seeded

if TYPE_CHECKING:
    from .game import Game
    from .match import Match


@dataclass(frozen=True, slots=True)
class Position:
    """All that a bot is given: the seat's own view, never the state behind it."""

    game: Game[Any, Any]
    v: Any
    """The state as the seat may know it (`redact`)."""
    d: Any
    """The deck table."""
    seat: int
    legal: Sequence[int]
    r: Generator
    """Its own chance."""
    hurry: bool = False
    """Somebody waits for the answer: this is no time to compile something."""


Bot = Callable[[Position], int]
"""Chooses one of `position.legal`. It keeps nothing between two decisions."""


def position_of(match: Match[Any, Any]) -> Position:
    """What the seat that decides may base its decision on."""
    seat = match.actor
    v = match.seen_by(seat)
    # Chance from seed, seat and move number: a match that is saved and loaded goes on the same way.
    r = seeded(f"{match.seed}/seat {seat}/move {len(match.moves)}")
    return Position(match.game, v, match.d, seat, match.game.legal(v, match.d), r)


def play_bots(match: Match[Any, Any], bots: Sequence[Bot]) -> None:
    """Let a bot for each seat play the match to its end."""
    while not match.over:
        match.act(bots[match.actor](position_of(match)))
