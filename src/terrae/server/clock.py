"""Service time: how many milliseconds the service has run with its database. It stops while no process runs."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class ServiceClock:
    """Counts up from the time that the database holds. It never goes back."""

    def __init__(self, base_ms: int = 0) -> None:
        self.base_ms = base_ms
        self.began = time.monotonic()

    def now(self) -> int:
        return self.base_ms + int((time.monotonic() - self.began) * 1000)

    def not_before(self, ms: int) -> None:
        """Move forward to this time, if another process is ahead."""
        behind = ms - self.now()
        if behind > 0:
            self.base_ms += behind


def wall_time() -> str:
    """The date and time, to be shown to people only."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
