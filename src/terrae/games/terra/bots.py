"""Terra's own bots: two yardsticks, characters, and one that looks ahead.

`tips` plays the advice of the rulebook's quick reference and fears for the planet; `greedy` counts its own points only
and trusts others to save it. The characters cooperate, each under its own condition (`characters.py`), in a temper that
follows from lambda: what it is worth to them that the planet survives when somebody else wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Literal

from terrae.engine.player import Position, Range

from .characters import (
    BLUFFER,
    FAIR,
    LATE_SAVER,
    PUNISHER,
    STEADY,
    TIT_FOR_TAT,
    choose_action,
)
from .history import deeds_in
from .tempers import SLIPS, WORK

Policy = Sequence[int]
Strength = Literal["easy", "normal", "hard"]
Lambda = Annotated[float, Range(0, 1)]

SLIPS_OF = {"easy": 2_500, "normal": 800, "hard": 0}
"""Of ten thousand decisions, how many are made at random."""

PRUDENT = (2_000, 40, 10, 1, 4, 0, 0, 10, 10)
SELFISH = (0, 100, 3, 0, 4, 0, 0, 10, 10)
BY_LAMBDA = (
    (0.0, (2_000, 40, 10, 1, 4, 0, 0, 10, 10)),
    (1.0, (2_000, 40, 10, 1, 4, 0, 0, 10, 10)),
)
"""Tempers found by `python -m terrae.games.terra.tuning` for some lambdas."""


def temper_for(lambda_: float) -> list[int]:
    """The temper for a lambda: between the two nearest that were found."""
    for (low, one), (high, other) in pairwise(BY_LAMBDA):
        if lambda_ <= high:
            part = (lambda_ - low) / (high - low)
            return [round(a + (b - a) * part) for a, b in zip(one, other, strict=True)]
    return list(BY_LAMBDA[-1][1])


def policy(
    character: int,
    cooperating: Sequence[int],
    defecting: Sequence[int] = SELFISH,
    limit: int = 0,
    strength: Strength = "hard",
) -> list[int]:
    """A policy as numbers (`characters.py`)."""
    tempers = [list(cooperating), list(defecting)]
    for temper in tempers:
        temper[SLIPS] = SLIPS_OF[strength]
    return [character, *tempers[0], *tempers[1], limit]


def played(position: Position, chosen: Policy, *, remembering: bool = True) -> int:
    """The action of a policy, in the plain material."""
    if len(position.legal) == 1:
        return position.legal[0]
    memory = deeds_in(position.history, position.v.players) if remembering else ()
    scratch, work = [0] * position.game.scratch, [0] * WORK
    return choose_action(position.v, position.d, chosen, memory, position.r, scratch, work)


def tips(position: Position) -> int:
    """Cooperates by how dangerous a crisis is, spends no six on a full-blown one but to solve it, hoards late."""
    return played(position, policy(STEADY, PRUDENT), remembering=False)


def greedy(position: Position) -> int:
    """Takes the points in reach: a free rider who helps where it pays, and hoards whatever it can."""
    return played(position, policy(STEADY, SELFISH), remembering=False)


def altruist(position: Position, *, strength: Strength = "hard", lambda_: Lambda = 1.0) -> int:
    """Gives for the planet whoever wins."""
    return played(position, policy(STEADY, temper_for(lambda_), strength=strength), remembering=False)


def fair_sharer(position: Position, *, strength: Strength = "hard", lambda_: Lambda = 1.0) -> int:
    """Gives as long as it has not given more than the others."""
    return played(position, policy(FAIR, temper_for(lambda_), limit=6, strength=strength))


def late_saver(position: Position, *, strength: Strength = "hard", lambda_: Lambda = 1.0) -> int:
    """Keeps its cards until the planet is nearly lost, then gives."""
    return played(position, policy(LATE_SAVER, temper_for(lambda_), limit=600, strength=strength), remembering=False)


def tit_for_tat(position: Position, *, strength: Strength = "hard", lambda_: Lambda = 1.0) -> int:
    """Gives while everybody gives, stops when somebody rides free, and soon forgives."""
    return played(position, policy(TIT_FOR_TAT, temper_for(lambda_), limit=30, strength=strength))


def punisher(position: Position, *, strength: Strength = "hard", lambda_: Lambda = 1.0) -> int:
    """Gives, but not beside somebody who has given too little in the whole game."""
    return played(position, policy(PUNISHER, temper_for(lambda_), limit=40, strength=strength))


def selfish(position: Position, *, strength: Strength = "hard", lambda_: Lambda = 0.0) -> int:
    """Gives what keeps the planet just alive enough for it to win."""
    return played(position, policy(STEADY, temper_for(lambda_), strength=strength), remembering=False)


def bluffer(position: Position, *, strength: Strength = "hard", lambda_: Lambda = 1.0) -> int:
    """Gives like a friend at first, and for itself when the end comes near. It will talk when there is table talk."""
    chosen = policy(BLUFFER, temper_for(lambda_), temper_for(0.0), limit=45, strength=strength)
    return played(position, chosen, remembering=False)
