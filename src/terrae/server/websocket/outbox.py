"""What is still to be sent to one client, and how its connection ends."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from terrae.engine.contract import SPECTATOR

from ..protocol.close_codes import TOO_SLOW
from ..protocol.shared import Pace, You
from ..tables.people.keys import Asker
from ..tables.people.readers import Reader

MOST_BYTES = 256 * 1024
"""A client that is this far behind is dropped at once."""


def sent_bytes(frame: str) -> int:
    """How long a frame is as it is sent."""
    return len(frame) if frame.isascii() else len(frame.encode())


class Outbox:
    """Sends in order: at once if the client is ready, else in a task that exists only while something waits."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        write_text: Callable[[str], bool],
        abort: Callable[[], None],
        slow_after_s: float,
    ) -> None:
        self._send = send
        self._close = close
        self._write_text = write_text
        self._abort = abort
        self.slow_after_s = slow_after_s
        self.viewer = SPECTATOR
        self.you = You((), False)
        self.asker = Asker()
        self.address = ""
        self.reader = Reader()
        self.lobby_only = False
        self.pace: Pace = "normal"
        self.frames: deque[str] = deque()
        self.waiting_bytes = 0
        self.sender: asyncio.Task[None] | None = None
        self.closing: int | None = None

    def send(self, frame: str) -> None:
        """Send when the client is ready; never waits."""
        if self.closing is not None or (self.sender is None and self._write_text(frame)):
            return
        self.frames.append(frame)
        self.waiting_bytes += sent_bytes(frame)
        if self.waiting_bytes > MOST_BYTES:
            self.drop()
        elif self.sender is None:
            self.sender = asyncio.create_task(self._drain())

    def end(self, code: int) -> None:
        """Close, after what is still to be sent."""
        if self.closing is None:
            self.closing = code
            if self.sender is None:
                self.sender = asyncio.create_task(self._drain())

    def drop(self) -> None:
        """The client does not read: close without waiting for it."""
        self.closing = TOO_SLOW
        self.frames.clear()
        self._abort()

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(self.slow_after_s) as patience:
                while self.frames:
                    frame = self.frames.popleft()
                    self.waiting_bytes -= sent_bytes(frame)
                    await self._send(frame)
                    patience.reschedule(asyncio.get_running_loop().time() + self.slow_after_s)
                if self.closing is not None:
                    await self._close(self.closing)
        except TimeoutError:
            self.drop()
        except Exception:
            # The client has gone. The session that reads from it notices that and cleans up.
            self.frames.clear()
        finally:
            self.sender = None
