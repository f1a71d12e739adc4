"""What the end of a game is worth to a learner."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from terrae.engine.errors import Refused

KINDS = ("win", "score", "rank", "utility")
"""The kinds of reward, in the order of the kernel's numbers."""


@dataclass(frozen=True)
class Reward:
    """A reward at the end of a game, to every seat its own; a game that everybody loses brings 0 to all.

    - `win`: 1 to the winner; those who share a win share it;
    - `score`: the points of the final count;
    - `rank`: 1 to the first, 0 to the last, evenly between, equal ones in the middle of their places;
    - `utility`: `survival` (lambda) to everybody, and the rest of 1 to the winner.

    With `shaping`, every step also brings `shaping * (discount * points after - points before)`, where the points are
    the seat's own as they stand and the end has none: potential-based shaping, which changes no optimal policy.
    """

    kind: str = "win"
    survival: float = 0.5
    shaping: float = 0.0
    discount: float = 1.0

    def __post_init__(self) -> None:
        """`Refused` if there is no such reward."""
        if self.kind not in KINDS:
            raise Refused(f"there is no reward {self.kind!r}; there is {', '.join(KINDS)}")
        if not 0 <= self.survival <= 1:
            raise Refused(f"what survival is worth must be from 0 to 1, not {self.survival}")
        if not isfinite(self.shaping) or not 0 <= self.discount <= 1:
            raise Refused("shaping must be a number, and its discount one from 0 to 1")
