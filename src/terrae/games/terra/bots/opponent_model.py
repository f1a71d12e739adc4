"""Whom a player of Terra imagines in the other seats, and how likely each of them is by what the seat has done."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from terrae.engine.search.rollouts import EVEN

from ..talk.listening import Expected
from .characters import PRUDENT, SELFISH, policy, preferences_for
from .cooperation import HAS_GIVEN, HAS_HELPED, HAS_HOARDED, HAS_LAID, LATE_SAVER, STEADY, WAS_ASKED, WAS_IDLE

POOL = {
    "tips": policy(STEADY, PRUDENT),
    "greedy": policy(STEADY, SELFISH),
    "altruist": policy(STEADY, preferences_for(1.0)),
    "selfish": policy(STEADY, preferences_for(0.0)),
    "late-saver": policy(LATE_SAVER, preferences_for(1.0), preferences_for(0.0), 600),
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


class Manners(NamedTuple):
    """How likely a seat is to be one of three, by its deeds."""

    cautious: float
    """It helps by how dangerous a crisis is, like `tips`."""
    generous: float
    riding: float
    """It takes what it can and leaves the planet to others."""


COUNTED = (WAS_ASKED, HAS_HELPED, HAS_GIVEN, HAS_LAID, WAS_IDLE, HAS_HOARDED)
LEANING_TO_GIVE = (-0.42, 0.35, -1.17, 0.052, -0.27, -0.36, -2.99)
LEANING_TO_RIDE = (-0.49, 0.12, -0.57, -0.047, -0.31, 0.50, 3.72)
"""How much likelier than a cautious seat a generous or a riding one is, as a logarithm: at first, and what every deed
that is counted adds to it.

Fitted to 1,500 tables of four: of `tips` with one searcher, of searchers, of searchers that help, and mixed ones."""


def manners_of(deeds: Sequence[int]) -> Manners:
    """What a seat is like, by its deeds."""
    fits = [0.0] + [
        leaning[0] + sum(each * deeds[deed] for each, deed in zip(leaning[1:], COUNTED, strict=True))
        for leaning in (LEANING_TO_GIVE, LEANING_TO_RIDE)
    ]
    likely = [exp(fit - max(fits)) for fit in fits]
    return Manners(*(each / sum(likely) for each in likely))


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
