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
    talk: Any = None
    """What was said (`terrae.table.public_talk.PublicTalk`); None if nobody can talk. It is public."""


Bot = Callable[[Position], int]
"""Chooses one of `position.legal`. It keeps nothing between two decisions."""


Speaker = Callable[[Position], Any]
"""Says an act (`terrae.table.acts.Act`) or None; `position.legal` is empty unless its seat decides."""


def position_of(match: Match[Any, Any], talk: Any = None) -> Position:
    """What the seat that decides may base its decision on; also what was said, if people can talk."""
    seat = match.actor
    v = match.seen_by(seat)
    legal = match.game.legal(v, match.d)
    return Position(
        match.game, v, match.d, seat, legal, chance_of(match, seat), history=History(match, seat), talk=talk
    )


def chance_of(match: Match[Any, Any], seat: int, when: str = "") -> Generator:
    """The chance of a bot: by seat and number of moves, so that a match that is saved and loaded goes on the same way.

    It follows from the seed only where no stranger's bot sits (`terrae.bots.strangers`).
    """
    source = match.seed if match.chance is None else match.chance
    return seeded(f"{source}/seat {seat}/move {len(match.moves)}{when}")


def listening_position(match: Match[Any, Any], seat: int, talk: Any, said: int) -> Position:
    """What a seat may base on what it says, after so many things were said; it need not be its turn."""
    r = chance_of(match, seat, f"/said {said}")
    return Position(match.game, match.seen_by(seat), match.d, seat, (), r, history=History(match, seat), talk=talk)


def play_bots(match: Match[Any, Any], bots: Sequence[Bot]) -> None:
    """Let a bot for each seat play the match to its end."""
    while not match.over:
        match.act(bots[match.actor](position_of(match)))
