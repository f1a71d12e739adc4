"""Rate limits: a bucket of tokens for each address or seat that asks for something; `settings.Rates` says how much."""

from __future__ import annotations

import time

from .errors import TooMany
from .settings import Rate, Rates

MOST_BUCKETS = 50_000
LONGEST_WAIT_S = 10.0
"""What would wait for longer is refused."""


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

    def allows(self, what: str, who: str) -> bool:
        """Count one use; False if it is one too many."""
        rate: Rate = getattr(self.rates, what)
        now = time.monotonic()
        return self._bucket(what, who, rate, now).take(rate, now)

    def check(self, what: str, who: str) -> None:
        """Count one use; `TooMany` if it is one too many."""
        if not self.allows(what, who):
            rate: Rate = getattr(self.rates, what)
            raise TooMany(max(1, round((1 - self.buckets[what, who].tokens) / rate.per_second)))

    def seconds_to_wait(self, what: str, who: str) -> float:
        """Count one use; for how long it waits for its turn. `TooMany` if that would be too long."""
        rate: Rate = getattr(self.rates, what)
        now = time.monotonic()
        bucket = self._bucket(what, who, rate, now)
        if bucket.take(rate, now):
            return 0.0
        wait = (1 - bucket.tokens) / rate.per_second
        if wait > LONGEST_WAIT_S:
            raise TooMany(max(1, round(wait)))
        bucket.tokens -= 1
        return wait

    def _bucket(self, what: str, who: str, rate: Rate, now: float) -> Bucket:
        key = (what, who)
        bucket = self.buckets.pop(key, None) or Bucket(rate.burst, now)
        self.buckets[key] = bucket  # at the end: the first one is the one not used for longest
        if len(self.buckets) > MOST_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
        return bucket
