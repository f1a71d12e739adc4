"""The bot that looks ahead: it tries its answers in many imagined worlds, each played to the end by characters.

Whom it imagines in the other seats depends on what they have done (`weights`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Annotated

from terrae.engine.builds import is_built
from terrae.engine.desk import EVEN, desk_for
from terrae.engine.player import Budget, Position, Range

from .bots import PRUDENT, SELFISH, Lambda, Strength, policy, temper_for
from .characters import DEEDS, HAS_HOARDED, HAS_LAID, LATE_SAVER, POLICY, STEADY, WAS_ASKED, WAS_IDLE, choose_action
from .history import deeds_in
from .tempers import WORK

ITERATIONS = {"easy": 32, "normal": 240, "hard": 1_500}
"""How many rollouts a decision gets, by strength."""
GUARD = 10
"""In tenths of a standard error: how clearly an action must be better than that of the policy itself."""

POOL = {
    "tips": policy(STEADY, PRUDENT),
    "greedy": policy(STEADY, SELFISH),
    "altruist": policy(STEADY, temper_for(1.0)),
    "selfish": policy(STEADY, temper_for(0.0)),
    "late-saver": policy(LATE_SAVER, temper_for(1.0), temper_for(0.0), 600),
}
"""Whom it imagines in the other seats."""

FREE_RIDERS = ("greedy", "selfish")
LEAST_HELPFUL = 0.5
"""The least lambda of the temper it rolls out with: one that looks ahead finds by itself where help can be spared."""
MANY = 0.6
"""The share of free riders among the others from which on it helps rather than rides along."""

TOLD = (HAS_LAID, WAS_IDLE, HAS_HOARDED)
RATES = {
    "tips": (0.66, 0.35, 0.031),
    "greedy": (0.25, 0.55, 0.156),
    "altruist": (0.90, 0.23, 0.005),
    "selfish": (0.39, 0.52, 0.130),
    "late-saver": (0.71, 0.33, 0.038),
}
"""How often each of them does each of these deeds, for every time that it is asked about an impending crisis.

Counted over 3,000 games of mixed tables of three to five players."""
CAUTION = 0.6
"""Deeds of one game depend on each other: each counts for less than a deed of its own."""


def search(
    position: Position,
    *,
    strength: Strength = "hard",
    lambda_: Lambda = 0.3,
    ms: Annotated[int, Range(0, 10_000)] = 0,
    iterations: Annotated[int, Range(0, 1_000_000)] = 0,
) -> int:
    """Imagines many times how the game may go on before it answers.

    `ms` or `iterations` take the place of the strength's own number of rollouts. Who is in a hurry before the rules are
    compiled gets the answer of the policy that it rolls out with.
    """
    if len(position.legal) == 1:
        return position.legal[0]
    past = deeds_in(position.history, position.v.players)
    likely = weights(past)
    own = own_policy(lambda_, [likely[other] for other in range(len(past)) if other != position.seat])
    first = choose_action(position.v, position.d, own, past, position.r, [0] * position.game.scratch, [0] * WORK)
    if position.hurry and not is_built(position.game):
        return first
    budget = Budget(ms, iterations)
    if not ms and not iterations:
        budget = Budget(iterations=ITERATIONS[strength])
    actions = [first, *(action for action in position.legal if action != first)]
    return desk_for(position.game, POLICY, DEEDS, WORK).search(
        position,
        actions,
        budget.within(position.budget),
        GUARD,
        own,
        list(POOL.values()),
        likely,
        past,
        lambda_,
    )


def own_policy(lambda_: float, others: Sequence[Sequence[int]]) -> list[int]:
    """The policy it rolls out with: helpful where most of the others ride free, else as helpful as its lambda is."""
    riding = sum(weight for seat in others for name, weight in zip(POOL, seat, strict=True) if name in FREE_RIDERS)
    return policy(STEADY, temper_for(1.0 if riding > MANY * EVEN * len(others) else max(lambda_, LEAST_HELPFUL)))


def weights(past: Sequence[Sequence[int]]) -> list[list[int]]:
    """How likely each character of the pool is in each seat, by its deeds; of each seat they add up to `EVEN`."""
    return [weights_of(deeds) for deeds in past]


def weights_of(deeds: Sequence[int]) -> list[int]:
    fits = [
        sum(deeds[deed] * log(rate) - deeds[WAS_ASKED] * rate for deed, rate in zip(TOLD, rates, strict=True))
        for rates in RATES.values()
    ]
    best = max(fits)
    likely = [exp(CAUTION * (fit - best)) for fit in fits]
    found = [int(EVEN * chance / sum(likely)) for chance in likely]
    found[fits.index(best)] += EVEN - sum(found)
    return found
