"""Service time: milliseconds that the service has been running in its whole life. It stands still while it does."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class ServiceClock:
    """Monotonic; goes on from where the database says it was."""

    def __init__(self, base_ms: int = 0) -> None:
        self.base_ms = base_ms
        self.began = time.monotonic()

    def now(self) -> int:
        return self.base_ms + int((time.monotonic() - self.began) * 1000)

    def not_before(self, ms: int) -> None:
        """Another process is ahead: go with it. Time never goes back."""
        behind = ms - self.now()
        if behind > 0:
            self.base_ms += behind


def wall_time() -> str:
    """The date and time, to be shown to people only."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
