"""The few statistics that a report needs, each with how sure it is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

SIGMAS = 1.96
"""95% of a normal distribution lies within so many standard deviations of its mean."""


class Estimate(NamedTuple):
    """A value with its 95% interval."""

    value: float
    low: float
    high: float

    def __format__(self, spec: str) -> str:
        return f"{self.value:{spec}} ({self.low:{spec}} to {self.high:{spec}})"


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values. One value alone tells nothing of its spread: its interval is that value."""
    middle = fmean(values)
    reach = SIGMAS * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)


def share(hits: float, of: int) -> Estimate:
    """A share of independent cases, with Wilson's interval: it stays within 0 and 1, also for few cases."""
    observed = hits / of
    square = SIGMAS * SIGMAS / of
    middle = (observed + square / 2) / (1 + square)
    reach = sqrt(square * (observed * (1 - observed) + square / 4)) / (1 + square)
    return Estimate(observed, max(0.0, middle - reach), min(1.0, middle + reach))


def rounded(estimate: Estimate) -> list[float]:
    """Value, low and high end of the 95% interval, as reports hold them."""
    return [round(number, 4) for number in estimate]
