"""A WebSocket as bytes: every frame that a client sends is counted, and whoever sends too much is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ..protocol.close_codes import TOO_MANY
from ..rate_limits import Bucket, Rate, Rates

SLICE = 1024
"""Bytes that are read at a time: after each the frames in it are counted, so that no more than these cost anything."""
MOST_FRAGMENTS = 64
"""Fragments of one message."""
FINAL_TEXT = 0x81
LENGTH_IN_ONE_BYTE, LENGTH_IN_TWO_BYTES, LENGTH_IN_EIGHT_BYTES = 125, 126, 127
FRAMES_KEPT = 8
"""Frames that are kept encoded: those of one move, which several clients are sent."""
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LINGER_S = 15.0
"""A connection that has ended is cut off after this time, whatever its client still does."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Uvicorn's own, with limits for all frames: pings, pongs and empty fragments too, which no handler ever sees.

    Its handlers find it in the scope's state: they can cut off a client that does not read (`abort`), and send without
    waiting (`write_text`).
    """

    rates = Rates()
    answers_unreadable: Callable[[str], bool]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        now = self.loop.time()
        self.frame_tokens = Bucket(self.rates.frames.burst, now)
        self.byte_tokens = Bucket(self.rates.frame_bytes.burst, now)
        self.cutting_off: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope["state"]["abort"] = self.transport.abort
        self.scope["state"]["write_text"] = self.write_text
        await super().run_asgi()
        self.cut_off_later()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.cutting_off is not None:
            self.cutting_off.cancel()

    def cut_off_later(self) -> None:
        if not self.disconnected and self.cutting_off is None:
            self.cutting_off = self.loop.call_later(LINGER_S, self.transport.abort)

    def write_text(self, text: str) -> bool:
        """Send a text at once, in one write; False if the client is not ready for it."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[first : first + SLICE]
            if self.take(self.byte_tokens, self.rates.frame_bytes, len(piece)):
                super().data_received(piece)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.refuse()

    def refuse(self) -> None:
        """Answer a handshake that cannot be read. Its head comes whole, so nothing that follows would help."""
        if not self.answers_unreadable(self.client[0] if self.client else "local"):
            self.transport.abort()
            return
        self.transport.write(BAD_HANDSHAKE)
        self.transport.close()

    def take(self, bucket: Bucket, rate: Rate, amount: int = 1) -> bool:
        """Count; if it is too much, the connection ends."""
        if bucket.take(rate, self.loop.time(), amount):
            return True
        self.end()
        return False

    def end(self) -> None:
        """Close with a reason if that can still be said, and do not wait for an answer."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        self.conn.send_close(TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.cut_off_later()

    def is_counted(self) -> bool:
        return not self.transport.is_closing() and self.take(self.frame_tokens, self.rates.frames)

    def handle_text(self, event: Frame) -> None:
        if self.is_counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.is_counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not self.is_counted():
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.end()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_counted():
            super().handle_pong(event)


@lru_cache(FRAMES_KEPT)
def text_frame(text: str) -> bytes:
    """A text as a WebSocket frame (RFC 6455, 5.2): whole, and unmasked as a server's are."""
    data = text.encode()
    if len(data) <= LENGTH_IN_ONE_BYTE:
        return bytes((FINAL_TEXT, len(data))) + data
    if len(data) < 1 << 16:
        return bytes((FINAL_TEXT, LENGTH_IN_TWO_BYTES)) + len(data).to_bytes(2, "big") + data
    return bytes((FINAL_TEXT, LENGTH_IN_EIGHT_BYTES)) + len(data).to_bytes(8, "big") + data


def limited(rates: Rates, answers_unreadable: Callable[[str], bool]) -> type[WebSocketConnection]:
    """Connections with these limits. `answers_unreadable` counts handshakes of an address that cannot be read."""
    shared = {"rates": rates, "answers_unreadable": staticmethod(answers_unreadable)}
    return type(WebSocketConnection.__name__, (WebSocketConnection,), shared)
