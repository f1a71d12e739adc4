"""Rate limits: how much an address or a seat may ask for, and a bucket of tokens for each that asks."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf

from .errors import TooMany

MOST_BUCKETS = 50_000
LONGEST_WAIT_S = 10.0
"""What would wait for longer is refused."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second on average."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Rates:
    """How much one address or one seat may ask for."""

    answers: Rate = Rate(3000, 200)
    """HTTP requests of an address, files and refusals too: more wait for their turn. A school may be one address."""
    requests: Rate = Rate(120, 20)
    """HTTP requests of an address that cost more than a file does."""
    sockets: Rate = Rate(120, 20)
    """New WebSockets of an address."""
    arrivals: Rate = Rate(1000, 50)
    """New connections of an address, for whatever it asks then. A page in a browser opens up to six."""
    unreadable: Rate = Rate(60, 5)
    """Requests of an address that are no HTTP: more are not answered."""
    tables: Rate = Rate(20, 0.2)
    """Tables created by an address."""
    tables_of_address: float = 500
    """Tables created by an address that have not ended; counted by each process while it runs."""
    tables_of_device: float = 50
    """Tables of which a device is the host and that have not ended."""
    work: Rate = Rate(10, 1)
    """Replays and checks of records by an address: they cost much."""
    tries: Rate = Rate(60, 5)
    """Answers of an address in turns that are tried again: each costs as much as its game was long."""
    moves: Rate = Rate(40, 10)
    """Messages of a seat, moves first of all, or of a spectator's connection."""
    messages: Rate = Rate(2000, 500)
    """Messages of an address over all its connections. A school may be one address."""
    frames: Rate = Rate(200, 40)
    """WebSocket frames of a connection, control frames and fragments too."""
    frame_bytes: Rate = Rate(512 * 1024, 64 * 1024)
    """Bytes of a connection."""
    take_backs: Rate = Rate(60, 10)
    """Decisions of an address of which it is worked out whether they can be taken back: tens of milliseconds each."""
    chat: Rate = Rate(5, 0.5)
    """What a seat says, acts and own words, blocks and reports."""
    signs: Rate = Rate(3, 0.3)
    """Signs of a seat: three in ten seconds."""
    hints: Rate = Rate(6, 0.2)
    """What a bot would do, asked by a seat."""
    votes: Rate = Rate(6, 0.1)
    """What a seat proposes and votes."""
    push: Rate = Rate(60, 1)
    """Requests of an address that change who wants notices."""
    notices: Rate = Rate(20, 1 / 30)
    """Notices to one browser."""
    connections: float = 500
    """Connections that an address may have open at the same time."""
    replays: float = 4
    """Replays and checks of records of an address that are done or wait at the same time."""
    coached: float = 4
    """Seats of games that the coach counts for an address at the same time."""


NO_LIMIT = Rate(1e12, 1e12)
NO_RATES = Rates(
    answers=NO_LIMIT,
    requests=NO_LIMIT,
    sockets=NO_LIMIT,
    arrivals=NO_LIMIT,
    unreadable=NO_LIMIT,
    tables=NO_LIMIT,
    work=NO_LIMIT,
    tries=NO_LIMIT,
    moves=NO_LIMIT,
    messages=NO_LIMIT,
    frames=NO_LIMIT,
    frame_bytes=NO_LIMIT,
    take_backs=NO_LIMIT,
    chat=NO_LIMIT,
    signs=NO_LIMIT,
    hints=NO_LIMIT,
    votes=NO_LIMIT,
    push=NO_LIMIT,
    notices=NO_LIMIT,
    tables_of_address=inf,
    tables_of_device=inf,
    connections=inf,
    replays=inf,
    coached=inf,
)


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
