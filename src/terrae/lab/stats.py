"""The few statistics that a report needs, each with how sure it is."""

from collections.abc import Sequence
from math import inf, isfinite, sqrt
from statistics import fmean, pvariance, stdev
from typing import Any, NamedTuple

SIGMAS = 1.96
"""95% of a normal distribution lies within so many standard deviations of its mean."""


class Estimate(NamedTuple):
    """A value with its 95% interval."""

    value: float
    low: float
    high: float

    def __format__(self, spec: str) -> str:
        if not isfinite(self.high - self.low):
            return f"{self.value:{spec}} (one value)"
        return f"{self.value:{spec}} ({self.low:{spec}} to {self.high:{spec}})"


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values. One value alone tells nothing of its spread: its interval has no ends."""
    middle = fmean(values)
    reach = SIGMAS * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(middle, middle - reach, middle + reach)


def bounded(values: Sequence[float]) -> Estimate:
    """The mean of independent values from 0 to 1.

    Its interval is Wilson's, with the variance that was seen in the place of a share's: it stays within 0 and 1, and
    has a width where all values are the same.
    """
    return wilson(fmean(values), pvariance(values), len(values))


def share(hits: float, of: int) -> Estimate:
    """A share of independent cases, with Wilson's interval: it stays within 0 and 1, also for few cases."""
    return wilson(hits / of, hits / of * (1 - hits / of), of)


def wilson(observed: float, variance: float, of: int) -> Estimate:
    """The mean of so many cases from 0 to 1 with their variance, and Wilson's interval."""
    square = SIGMAS * SIGMAS / of
    middle = (observed + square / 2) / (1 + square)
    reach = sqrt(square * (variance + square / 4)) / (1 + square)
    return Estimate(observed, max(0.0, min(observed, middle - reach)), min(1.0, max(observed, middle + reach)))


def paired(values: Sequence[float], others: Sequence[float]) -> Estimate:
    """The mean difference of values that come in pairs, as of two bots on the same deals: what both share is out."""
    return mean([value - other for value, other in zip(values, others, strict=True)])


def rounded(estimate: Estimate) -> list[Any]:
    """Value, low and high end of the 95% interval, as reports hold them; None for an end that is not known."""
    return [round(number, 4) if isfinite(number) else None for number in estimate]


def as_estimate(numbers: Sequence[Any]) -> Estimate:
    """The estimate that a report holds as value, low and high end."""
    value, low, high = numbers
    return Estimate(value, -inf if low is None else low, inf if high is None else high)
