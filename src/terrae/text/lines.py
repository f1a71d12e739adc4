"""Lines from a stranger: each bounded in length, each awaited for a bounded time."""

from __future__ import annotations

import os
import select
import time
from typing import Protocol

LINE_LIMIT = 4096
"""So many bytes one line may have. What is beyond them is read and dropped, never kept."""
CHUNK = 65536
STANDARD_INPUT = 0


class TooLong(Exception):
    """A line was longer than it may be; its rest is passed over."""


class TimeUp(Exception):
    """No whole line came in time."""


class Incoming(Protocol):
    """Where lines come from."""

    limit: int
    """So many bytes one line may have."""

    def next(self, deadline: float) -> bytes | None:
        """The next line; None when there is no more. `TimeUp` if none came in time, `TooLong` if it was too long."""


class Lines:
    """The lines that arrive on a file descriptor."""

    def __init__(self, handle: int, limit: int = LINE_LIMIT) -> None:
        self.handle = handle
        self.limit = limit
        self.waiting = b""
        self.is_skipping = False
        """Is this the rest of a line that was too long?"""
        self.has_ended = False

    def next(self, deadline: float) -> bytes | None:
        """The next line, without its end; None when there is no more. `deadline` is a time of `time.monotonic`."""
        while True:
            line = self._whole_line()
            if line is not None:
                return line
            if self.has_ended:
                return None
            self._read(deadline)

    def _whole_line(self) -> bytes | None:
        """A line that has arrived; None if there is none yet."""
        while True:
            line, end, rest = self.waiting.partition(b"\n")
            if not end:
                break
            self.waiting = rest
            if self.is_skipping:
                self.is_skipping = False
            elif len(line) > self.limit:
                raise TooLong
            else:
                return line
        if self.is_skipping:
            self.waiting = b""
        elif len(self.waiting) > self.limit:
            self.waiting, self.is_skipping = b"", True
            raise TooLong
        elif self.has_ended and self.waiting:
            line, self.waiting = self.waiting, b""
            return line
        return None

    def _read(self, deadline: float) -> None:
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self.handle], [], [], left)[0]:
            raise TimeUp
        chunk = os.read(self.handle, CHUNK)
        self.waiting += chunk
        self.has_ended = not chunk
