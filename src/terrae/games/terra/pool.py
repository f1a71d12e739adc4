"""Whom a player of Terra imagines in the other seats, and how likely each of them is by what the seat has done."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from terrae.engine.desk import EVEN

from .bots import PRUDENT, SELFISH, policy, temper_for
from .characters import HAS_HELPED, HAS_HOARDED, HAS_LAID, LATE_SAVER, STEADY, WAS_ASKED, WAS_IDLE
from .listening import Expected

POOL = {
    "tips": policy(STEADY, PRUDENT),
    "greedy": policy(STEADY, SELFISH),
    "altruist": policy(STEADY, temper_for(1.0)),
    "selfish": policy(STEADY, temper_for(0.0)),
    "late-saver": policy(LATE_SAVER, temper_for(1.0), temper_for(0.0), 600),
}
"""Whom it imagines in the other seats."""
FREE_RIDERS = ("greedy", "selfish")
GIVER = "altruist"
"""Who does what somebody has promised whose word is trusted (T23)."""

TOLD = (HAS_LAID, WAS_IDLE, HAS_HOARDED)
RATES = {
    "tips": (0.70, 0.36, 0.026),
    "greedy": (0.26, 0.55, 0.153),
    "altruist": (0.98, 0.17, 0.002),
    "selfish": (0.40, 0.54, 0.127),
    "late-saver": (0.77, 0.32, 0.038),
}
"""How often each of them does each of these deeds, for every time that it is asked about an impending crisis.

Counted over 3,000 games of mixed tables of three to five players."""
CAUTION = 0.6
"""Deeds of one game depend on each other: each counts for less than a deed of its own."""


MANNERS = ((0.45, 0.28, 0.04, 0.46), (0.35, 0.13, 0.015, 0.15), (0.2, 0.17, 0.105, 0.47))
"""Of who is cautious, generous and rides free: how likely it is at first, how often it plays a card and hoards for
every time that it is asked about an impending crisis, and how many of its deeds beside full-blown ones are idle.

Counted at tables of four `tips`, of four searchers that help, and of searchers that do not."""


def generosity(deeds: Sequence[int]) -> float:
    """How likely a seat is a generous one, by its deeds."""
    fits = [
        log(prior)
        + sum(
            deeds[deed] * log(rate) - deeds[WAS_ASKED] * rate
            for deed, rate in ((HAS_HELPED, helped), (HAS_HOARDED, hoarded))
        )
        + deeds[WAS_IDLE] * log(idle)
        + deeds[HAS_LAID] * log(1 - idle)
        for prior, helped, hoarded, idle in MANNERS
    ]
    likely = [exp(fit - max(fits)) for fit in fits]
    return likely[1] / sum(likely)


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


def trusted(likely: list[list[int]], expected: Expected) -> list[list[int]]:
    """The same, where some have promised to give to the impending crisis: by so much trust, they are givers."""
    promised = {seat: trust for seat, (value, trust) in expected.items() if value}
    return [leaning(of_seat, promised.get(seat, 0.0)) for seat, of_seat in enumerate(likely)]


def leaning(likely: Sequence[int], trust: float) -> list[int]:
    """The weights of one seat, so much of them moved to the giver; they still add up to `EVEN`."""
    found = [int((1 - trust) * weight) for weight in likely]
    found[list(POOL).index(GIVER)] += EVEN - sum(found)
    return found
