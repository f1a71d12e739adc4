"""What a bot is: a function from what a seat sees to one of its legal actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from .chance import Generator, seeded
from .history import History

if TYPE_CHECKING:
    from .game import Event, Game
    from .match import Match


class Range(NamedTuple):
    """The least and the greatest value of a bot's parameter: `ms: Annotated[int, Range(0, 10_000)] = 0`."""

    low: float
    high: float


class Budget(NamedTuple):
    """How much a bot may think about one decision, in milliseconds of the processor or in iterations; 0 sets no limit.

    Only a budget of iterations gives the same answer every time.
    """

    ms: int = 0
    iterations: int = 0

    def within(self, other: Budget) -> Budget:
        """The tighter of two budgets, limit by limit."""
        return Budget(tighter(self.ms, other.ms), tighter(self.iterations, other.iterations))


UNLIMITED = Budget()


def tighter(one: int, other: int) -> int:
    return min(one, other) if one and other else one or other


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
    history: Sequence[Event] = ()
    """The events of the match so far, as the seat could see them, in their order (`Game.story`)."""
    budget: Budget = UNLIMITED
    """How much it may think. A bot with limits of its own heeds the tighter one."""


Bot = Callable[[Position], int]
"""Chooses one of `position.legal`. It keeps nothing between two decisions."""


def position_of(match: Match[Any, Any]) -> Position:
    """What the seat that decides may base its decision on."""
    seat = match.actor
    v = match.seen_by(seat)
    # Chance from seed, seat and move number: a match that is saved and loaded goes on the same way.
    r = seeded(f"{match.seed}/seat {seat}/move {len(match.moves)}")
    return Position(match.game, v, match.d, seat, match.game.legal(v, match.d), r, history=History(match, seat))


def play_bots(match: Match[Any, Any], bots: Sequence[Bot]) -> None:
    """Let a bot for each seat play the match to its end."""
    while not match.over:
        match.act(bots[match.actor](position_of(match)))
