"""What the end of a game is worth to a learner: how one asks for it, and how the kernel works it out."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any

from terrae.engine.errors import Refused

if TYPE_CHECKING:
    from terrae.engine.contract import is_winner, score

REWARDS = "terrae.envs.rewards"
KINDS = ("win", "score", "rank", "utility")
REWARD_WIN, REWARD_SCORE, REWARD_RANK, REWARD_UTILITY = range(4)
"""The kinds of reward, and their numbers in compiled code, in the same order."""
SURVIVAL, SHAPING, DISCOUNT = range(3)
"""What the numbers of `scales` are: lambda, the weight of the potential, and its discount a step."""


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


# ---- In either material --------------------------------------------------------------------------------------------


def reward_of_seat(s: Any, d: Any, seat: int, players: int, kind: int, survival: float) -> float:
    """What the end is worth to a seat. A game that nobody wins is lost by everybody and worth nothing."""
    winners = 0
    for other in range(players):
        if is_winner(s, d, other):
            winners += 1
    if winners == 0:
        return 0.0
    if kind == REWARD_SCORE:
        return float(score(s, d, seat))
    won = is_winner(s, d, seat)
    if kind == REWARD_RANK:
        behind = 0
        beside = 0
        for other in range(players):
            if other != seat:
                better = is_winner(s, d, other)
                if won == better and (won or score(s, d, other) == score(s, d, seat)):
                    beside += 1
                elif won or (not better and score(s, d, other) < score(s, d, seat)):
                    behind += 1
        return (behind + beside / 2.0) / (players - 1)
    if kind == REWARD_UTILITY:
        return survival + (1.0 - survival) / winners if won else survival
    return 1.0 / winners if won else 0.0


def shape_rewards(
    s: Any, d: Any, players: int, scales: Any, goes_on: bool, ended: bool, potential: Any, reward: Any
) -> None:
    """Potential-based shaping: each seat's points as they stand are its potential, and the end has none.

    `ended` says that a game ended in this step, `goes_on` that `s` is a game that goes on, perhaps the next one.
    """
    for seat in range(players):
        now = float(score(s, d, seat)) if goes_on else 0.0
        gained = -potential[seat] if ended else scales[DISCOUNT] * now - potential[seat]
        reward[seat] += scales[SHAPING] * gained
        potential[seat] = now
