"""Rate limits: a bucket of tokens for each address or seat that asks for something."""

from __future__ import annotations

import time

from .errors import TooMany
from .settings import Rate, Rates

MOST_BUCKETS = 50_000


class Bucket:
    """Full at first; every use takes a token, time puts them back."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def take(self, rate: Rate, now: float, amount: int = 1) -> bool:
        self.tokens = min(rate.burst, self.tokens + (now - self.at) * rate.per_second)
        self.at = now
        if self.tokens < amount:
            return False
        self.tokens -= amount
        return True


class RateLimits:
    """The buckets of one process. They hold no more than so many askers, the latest ones."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, what: str, who: str) -> None:
        """Count one use; `TooMany` if it is one too many."""
        rate: Rate = getattr(self.rates, what)
        now = time.monotonic()
        key = (what, who)
        bucket = self.buckets.pop(key, None) or Bucket(rate.burst, now)
        self.buckets[key] = bucket  # at the end: the first one is the one not used for longest
        if len(self.buckets) > MOST_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
        if not bucket.take(rate, now):
            raise TooMany(max(1, round((1 - bucket.tokens) / rate.per_second)))
