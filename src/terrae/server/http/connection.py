"""An HTTP connection as bytes: how long a request's head may be, and how long a client may take to ask and to read."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from ..protocol.bodies import Problem
from ..settings import HEAD_LIMIT, Settings
from .admission import Admission

LEAST_READ = 8 * 1024
"""Bytes that a client must take each time its patience is asked for (`Settings.slow_after_s`)."""

END_OF_HEAD = re.compile(rb"\n\r?\n")
UNREADABLE = {
    HTTPStatus.BAD_REQUEST: Problem("malformed", "this is no request of HTTP/1.1"),
    HTTPStatus.LENGTH_REQUIRED: Problem("malformed", "a body must say its length"),
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: Problem(
        "too_large", f"a request's head must have at most {HEAD_LIMIT // 1024} KiB"
    ),
}
"""Requests that no handler ever sees, by the status of their answer."""


class Requests(h11.Connection):
    """h11's reader of requests, which reads no long heads and no bodies in chunks.

    h11 itself bounds only heads that come in pieces: one that has come as a whole is read, however long it is. A body
    of chunks costs as much for each byte as for each kilobyte.
    """

    status = HTTPStatus.BAD_REQUEST
    """What a request is answered that cannot be read."""

    def next_event(self) -> Any:
        try:
            if self.their_state is h11.IDLE:
                self.check_head()
            event = super().next_event()
            if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
                raise h11.RemoteProtocolError("a body in chunks", HTTPStatus.LENGTH_REQUIRED)
            return event
        except h11.RemoteProtocolError as error:
            hint = HTTPStatus(error.error_status_hint)
            self.status = hint if hint in UNREADABLE else HTTPStatus.BAD_REQUEST
            raise

    def check_head(self) -> None:
        begun, _ = self.trailing_data
        if len(begun) > HEAD_LIMIT and END_OF_HEAD.search(begun, 0, HEAD_LIMIT) is None:
            raise h11.RemoteProtocolError("a long head", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)


class HttpConnection(H11Protocol):
    """Uvicorn's own, with limits for slow clients. A client that is too slow is cut off."""

    settings: Settings
    admission: Admission

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = self.requests = Requests(h11.SERVER, HEAD_LIMIT)
        self.admitted = False
        self.phase: Any = None
        """What the client is sending: `h11.IDLE` for a request's head, `h11.SEND_BODY`, or None."""
        self.timers: dict[str, asyncio.TimerHandle] = {}

    # ---- in and out ----

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = address_of(transport)
        self.admitted = self.admission.admit(self, self.address, len(self.connections) - 1)
        if self.admitted:
            self.watch()
        else:
            self.cut_off()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.release()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.release()
        super().handle_websocket_upgrade(event)

    def release(self) -> None:
        for name in list(self.timers):
            self.stop(name)
        if self.admitted:
            self.admitted = False
            self.admission.release(self, self.address)

    def cut_off(self) -> None:
        """End it at once, whatever is still to be sent."""
        self.admission.waiting.pop(self, None)
        self.transport.abort()

    # ---- what the client sends ----

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # uvicorn says the same of every request
        """Answer a request that cannot be read, and end the connection. Whoever sends many gets no answer."""
        if not self.admission.answers_unreadable(self.address):
            self.cut_off()
            return
        status = self.requests.status
        problem = msgspec.json.encode(UNREADABLE[status])
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(problem)).encode()),
            (b"connection", b"close"),
        ]
        head = h11.Response(status_code=status, headers=headers, reason=status.phrase.encode())
        for event in (head, h11.Data(data=problem), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.after("linger", self.settings.slow_after_s, self.cut_off)
        else:
            self.watch()

    def watch(self) -> None:
        """Give the client time for what it is sending now."""
        state = self.conn.their_state if self.admitted else None
        phase = state if state in (h11.IDLE, h11.SEND_BODY) else None
        if phase is self.phase:
            return
        self.phase = phase
        self.stop("send")
        if phase is h11.IDLE:
            self.admission.waiting[self] = None
            self.after("send", self.settings.head_within_s, self.cut_off)
        else:
            self.admission.waiting.pop(self, None)
        if phase is h11.SEND_BODY:
            self.after("send", self.settings.body_within_s, self.cut_off)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.after("linger", self.settings.slow_after_s, self.cut_off)

    # ---- what the client reads ----

    def pause_writing(self) -> None:
        super().pause_writing()
        self.await_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop("read")

    def await_reading(self) -> None:
        waiting = self.transport.get_write_buffer_size()

        def look() -> None:
            if self.transport.get_write_buffer_size() > waiting - LEAST_READ:
                self.cut_off()
            else:
                self.await_reading()

        self.after("read", self.settings.slow_after_s, look)

    # ---- time ----

    def after(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        self.stop(name)
        self.timers[name] = self.loop.call_later(seconds, act)

    def stop(self, name: str) -> None:
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()


class Newcomer(asyncio.Protocol):
    """A connection whose address may have too many: nothing is made ready for it before that is known."""

    connection: type[HttpConnection]

    def __init__(self, **named: Any) -> None:
        self.named = named

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self.connection.admission.lets_in(address_of(transport)):
            transport.abort()
            return
        connection = self.connection(**self.named)
        transport.set_protocol(connection)
        connection.connection_made(transport)


def address_of(transport: asyncio.Transport) -> str:
    client = get_remote_addr(transport)
    return client[0] if client else "local"


def limited(settings: Settings, admission: Admission) -> type[Newcomer]:
    """Connections with these limits, which are counted together."""
    shared = {"settings": settings, "admission": admission}
    connection = type(HttpConnection.__name__, (HttpConnection,), shared)
    return type(Newcomer.__name__, (Newcomer,), {"connection": connection})
