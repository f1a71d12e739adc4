"""Service time: how many milliseconds the service has run with its database. It stops while no process runs.

Dates are known of some moments of service time, and follow from them for the others.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from datetime import UTC, datetime

DRIFT_MS = 2000
"""Dates that differ by more are noted anew."""
MOST_MS = 1 << 62


class ServiceClock:
    """Counts up from the time that the database holds. It never goes back."""

    def __init__(self, base_ms: int = 0) -> None:
        self.base_ms = base_ms
        self.dates: list[tuple[int, int]] = []
        """Moments of service time with their date in ms since 1970, ascending."""
        self.began = time.monotonic()

    def now(self) -> int:
        return self.base_ms + int((time.monotonic() - self.began) * 1000)

    def date(self, ms: int | None) -> str | None:
        """The date and time at a moment of service time, by the last known one before it. It is for people only."""
        if ms is None:
            return None
        found = bisect_right(self.dates, (ms, MOST_MS)) - 1
        service, wall = self.dates[max(found, 0)] if self.dates else (self.now(), wall_ms())
        return date_text((wall + ms - service) / 1000)

    def has_drifted(self) -> bool:
        """Is it another time than the dates say? The machine may have slept, or its clock was set."""
        now = self.now()
        service, wall = self.dates[-1]
        return abs(wall + now - service - wall_ms()) > DRIFT_MS

    def not_before(self, ms: int) -> None:
        """Move forward to this time, if another process is ahead."""
        behind = ms - self.now()
        if behind > 0:
            self.base_ms += behind


def wall_ms() -> int:
    """Now, in ms since 1970."""
    return int(time.time() * 1000)


def date_text(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def wall_time() -> str:
    """The date and time, to be shown to people only."""
    return date_text(time.time())
