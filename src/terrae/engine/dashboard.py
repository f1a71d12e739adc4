"""What a game says of a table to somebody who looks after many: how far it is, how it stands, and how people help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from .game import Json


class Chance(NamedTuple):
    """A chance to help that somebody had."""

    taken: bool


@dataclass(frozen=True)
class Dashboard:
    """What a dashboard shows of one game."""

    tile: Callable[[Json, Any], Json]
    """What everybody sees of the match, in few words: from a spectator's view and the state before the first move."""
    chance: Callable[[Any, str], Chance | None]
    """From the state before a move, and the move: could somebody have helped, and did they? None if nobody could."""
