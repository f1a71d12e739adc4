"""What a game offers to lessons: the same deal at many tables, and what is told of the rounds when all are over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from .game import Game, Json, loaded
from .match import Match


@dataclass(frozen=True)
class TablePlayed:
    """A table of a round that is over, with the names of the first table."""

    match: Match[Any, Any]
    outcome: str
    """held, lost or stopped."""
    pupils: tuple[int, ...]
    """Who had each seat at the end."""
    by_bot: tuple[bool, ...]
    """Of each move, whether a bot made it that stood in for somebody."""
    changed: tuple[bool, ...]
    """Of each seat, whether a bot stood in or somebody else took it over on the way."""
    arm: str = ""

    @property
    def has_bot(self) -> bool:
        return any(self.changed)

    def bot_from(self, seat: int) -> int:
        """After how many moves a bot first decided in a seat; all of them if none did."""
        for number, (actor, _) in enumerate(self.match.moves):
            if actor == seat and self.by_bot[number]:
                return number
        return len(self.match.moves)


@dataclass(frozen=True)
class RoundOver:
    """A round of a lesson that is over."""

    law: str
    tables: tuple[TablePlayed, ...]


class Debriefed(ABC):
    """How lessons with one game are dealt and talked about."""

    worlds: ClassVar[int] = 1
    """In how many ways the cards of a deal can be named; the first leaves everything as it is."""

    numbers_mean: ClassVar[Mapping[str, str]]
    """What each number of `numbers` means, in plain English."""
    public_means: ClassVar[Mapping[str, str]]
    """What each of `public` means."""

    @abstractmethod
    def chance_to_hold(self, match: Match[Any, Any]) -> float | None:
        """How likely mixed players are to hold what was dealt, as a few games tell; None if nothing can be lost."""

    @abstractmethod
    def for_fewer(self, setup: Json, players: int) -> Json | None:
        """The same deal for fewer players; None if their deal is another one."""

    @abstractmethod
    def renamed(self, deck: Json, setup: Json, world: int) -> tuple[Json, Json]:
        """A deck and a set-up under the names of a world."""

    @abstractmethod
    def named_back(self, record: Json, world: int) -> Json:
        """A record of a table under the names of the first table."""

    @abstractmethod
    def slides(self, rounds: Sequence[RoundOver]) -> Json:
        """What is told of the rounds, by the names of slides; one with nothing to show is left out."""

    @abstractmethod
    def seat_elsewhere(self, played: RoundOver, table: int, seat: int, world: int) -> Json:
        """What one seat is told of itself and of those who were dealt the same, under the names of its own world."""

    @abstractmethod
    def numbers(self, table: TablePlayed, seat: int) -> Json:
        """What a seat did in a round, by the names of columns; the same names for every seat."""

    @abstractmethod
    def public(self, match: Match[Any, Any], state: Any) -> Json:
        """What everybody could see when a decision was made, by the names of columns."""

    @abstractmethod
    def under_laws(
        self, rounds: Sequence[RoundOver], laws: Mapping[str, Json | None], played: str, seed: str
    ) -> Json | None:
        """How the last round might have gone under each of these laws, by a model whose habits are those of the first.

        `laws` are the options by the names of laws, None of a law that changes what is said. A game without laws tells
        here what a bot made of the same deals. None if nothing is told.
        """


def debriefed(game: Game[Any, Any]) -> Debriefed | None:
    """How lessons with a game are dealt and talked about; None if it has nothing of its own to say."""
    if not game.offers.lessons:
        return None
    found: Debriefed = loaded(game.offers.lessons)()
    return found
