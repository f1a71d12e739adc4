"""One client's connection: what is still to be sent to it, and how it ends."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .keys import Asker
from .messages import You

MOST_BYTES = 256 * 1024
"""A client that is this far behind is dropped at once."""

COME_AGAIN = 1012
MALFORMED, UNKNOWN_KEY, NOT_FOUND, NO_HELLO, TOO_MANY, TOO_SLOW = 4400, 4401, 4404, 4408, 4429, 4430


class Connection:
    """Sends in order, in a task that exists only while there is something to send."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        abort: Callable[[], None],
        slow_after_s: float,
    ) -> None:
        self._send = send
        self._close = close
        self._abort = abort
        self.slow_after_s = slow_after_s
        self.eyes = -1
        self.you = You((), False)
        self.asker = Asker()
        self.outbox: deque[str] = deque()
        self.waiting_bytes = 0
        self.sender: asyncio.Task[None] | None = None
        self.closing: int | None = None

    def send(self, frame: str) -> None:
        """Send when the client is ready; never waits."""
        if self.closing is not None:
            return
        self.outbox.append(frame)
        self.waiting_bytes += len(frame)
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
        self.outbox.clear()
        self._abort()

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(self.slow_after_s) as patience:
                while self.outbox:
                    frame = self.outbox.popleft()
                    self.waiting_bytes -= len(frame)
                    await self._send(frame)
                    patience.reschedule(asyncio.get_running_loop().time() + self.slow_after_s)
                if self.closing is not None:
                    await self._close(self.closing)
        except TimeoutError:
            self.drop()
        except Exception:
            # The client has gone. Whoever reads from it is told so and cleans up.
            self.outbox.clear()
        finally:
            self.sender = None
