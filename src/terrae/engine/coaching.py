"""What a game offers so that its matches can be coached: the points of a match as one seat saw them, and who plays on.

The loop that plays on from them is `terrae.coach.assess`. It runs in the compiled material; the functions of the game
that it calls are listed at the end of `contract.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from .match import Match
from .search.rollouts import Foresight

CARD_COMES, OTHER_DECIDES, SEAT_DECIDES, NOTHING_MORE = range(4)
"""What happens at a point: a card comes to light, another seat decides, the seat itself decides, nothing more."""


class Point(NamedTuple):
    """A point of a match as one seat saw it, and what happened there."""

    view: Any
    """What the seat could see."""
    event: int
    actor: int
    """Who decides or draws."""
    heard: int
    """The action or the card, as the seat heard it."""
    move: int
    """How many moves there had been."""
    past: list[list[int]]
    """What everybody can remember of each seat (`contract.remember`)."""
    legal: Sequence[int] = ()
    """The actions of the seat if it decides."""
    reference: int = -1
    """The one of them that the reference would choose."""
    texts: Sequence[str] = ()
    """How the actions are written, if they are no answers of their own."""


class Coached(ABC):
    """How matches of one game are coached."""

    values: ClassVar[tuple[str, ...]]
    """What is estimated at every point, by name."""
    worth: ClassVar[tuple[float, ...]]
    """Of each value, what is 100 points of it: 1 of a chance."""
    assessor: ClassVar[str] = ""
    """What judges its points, if not the loop of the coach: a class ("module:name") with `modules` and `batch`."""
    worlds: ClassVar[int] = 0
    """So many worlds it imagines for a point in one batch; 0 for as many as the loop does."""
    module: ClassVar[str] = ""
    """The module with the functions that the loop calls."""
    policy_length: ClassVar[int] = 0
    deeds: ClassVar[int] = 0
    work: ClassVar[int] = 0
    """The lengths of a policy, of a row of the memory and of the working memory (`search.rollouts`)."""
    reference: ClassVar[str]
    """The bot whose decisions are compared with."""
    player: ClassVar[str] = ""
    """A class ("module:name") that plays like the reference, if the bot of that name does not do exactly that."""
    own: Sequence[int] = ()
    """Its policy."""
    pool: Sequence[Sequence[int]] = ()
    """The policies that are imagined in the other seats."""

    @abstractmethod
    def points(self, match: Match[Any, Any], seat: int) -> Iterator[Point]:
        """Every point of a match as a seat saw it. Two matches that look the same to it have the same points."""

    @abstractmethod
    def text(self, match: Match[Any, Any], point: Point) -> str:
        """What was heard at a point, as a short text."""

    @abstractmethod
    def weights(self, past: Sequence[Sequence[int]]) -> list[list[int]]:
        """How likely each policy of the pool is in each seat, by what is remembered of it."""

    @abstractmethod
    def foresight(self, match: Match[Any, Any]) -> Foresight:
        """Where rollouts are cut short."""

    @abstractmethod
    def end(self, match: Match[Any, Any], seat: int) -> tuple[float, ...]:
        """What came of a match that is over, value by value."""
