"""What a game says about its deals: many play from the same position, in the same seat, with the same bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from .match import Match

Sign = Literal["done", "later", "open", "lost", "never"]
"""What became of one task: done at once, done later, not done, done for by it, or it never came."""


class Task(NamedTuple):
    """One of the tasks that everybody meets in the same order, and what the seat did about it when it came."""

    sign: Sign
    name: str = ""
    """What it is, in the game's own notation; empty if it never came."""
    size: int = 0
    given: int | None = None
    """What the seat gave when it came, 0 for nothing; None if the seat was not asked any more."""


class DealResult(NamedTuple):
    """How a deal ended for the seat that everybody has. All of it is public at the end of the game."""

    held: bool
    points: tuple[int, ...]
    """Of every seat; none count if the world was lost."""
    winners: tuple[int, ...]
    tasks: tuple[Task, ...]

    @property
    def signs(self) -> tuple[Sign, ...]:
        return tuple(task.sign for task in self.tasks)


@dataclass(frozen=True)
class Deals:
    """The deals of a game: who plays them, where they begin, and how their end is read."""

    players: int
    bots: tuple[str, ...]
    """Whom chance chooses the others from. Each decides by its chance alone, however long it may think."""
    stand_in: str
    """The bot that has played everybody's seat up to where the deal begins."""
    tasks: int
    """How many tasks are left there."""
    begins: Callable[[Match[Any, Any]], bool]
    """Does a deal begin at this moment of a match?"""
    is_worth_playing: Callable[[Match[Any, Any]], bool]
    """May it begin there? Otherwise chance deals again."""
    outcome: Callable[[Match[Any, Any], int, int], DealResult]
    """How a finished match ended for a seat, if the deal began after so many moves."""
