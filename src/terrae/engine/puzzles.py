"""What a game offers so that puzzles can be made of lost games: where all was lost, and what would have saved it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from .game import Json
from .match import Match


class Puzzled(ABC):
    """How puzzles are made of lost games of one game."""

    bots: ClassVar[tuple[str, ...]]
    """The bots by which puzzles are graded: how many of them miss it."""

    @abstractmethod
    def is_lost(self, match: Match[Any, Any]) -> bool:
        """Is it a game that everybody has lost?"""

    @abstractmethod
    def last_stand(self, match: Match[Any, Any]) -> int:
        """After how many moves of a lost game the decisions began that could have saved it last."""

    @abstractmethod
    def rescue(self, match: Match[Any, Any]) -> list[str] | None:
        """By exact search with all hands open: answers from here on that save the world, or None if none do."""

    @abstractmethod
    def is_rescued(self, match: Match[Any, Any], answers: Sequence[str]) -> bool:
        """Do these answers, in turn, save the world? `Refused` if one of them is not legal."""

    @abstractmethod
    def theme(self, match: Match[Any, Any]) -> str:
        """What the decision at hand is about."""

    @abstractmethod
    def about(self, match: Match[Any, Any]) -> Json:
        """What a list tells of a position: what everybody can see, and nothing of the answer."""
