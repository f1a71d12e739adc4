"""What a game says about the fairness of its deck: the items that seats may have, and who had them in a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True)
class Group:
    """Items of one kind, as cards or goals."""

    key: str
    """The key of the group in a report."""
    taken_title: str = ""
    """The title of a chart of how often an item was taken when it was offered; no chart if it is empty."""
    score_title: str = ""
    """The title of a chart of the mean score of those who had an item; no chart if it is empty."""
    fair_score: float | None = None
    """How far the mean score of those who had an item may be from everybody's, as a part of it; None: not judged."""
    holders: str = "those who had {}"
    """Who had an item, for a sentence; the item's name goes into the braces."""


class Offer(NamedTuple):
    """An item of a group could be taken, and was or was not."""

    group: str
    item: str
    taken: bool


class Holding(NamedTuple):
    """A seat had an item of a group when the match ended."""

    group: str
    item: str
    seat: int


@dataclass(frozen=True)
class Balance:
    """The groups of items in the order of a report, and how a finished match is read."""

    groups: tuple[Group, ...]
    offers: Callable[[Match[Any, Any]], list[Offer]]
    holdings: Callable[[Match[Any, Any]], list[Holding]]
