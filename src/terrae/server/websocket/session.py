"""A WebSocket from its hello to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from litestar.connection import WebSocket

from terrae.engine.contract import SPECTATOR

from . import connection as closing
from .connection import Connection
from .errors import Fault, Stale, not_allowed
from .house import House
from .keys import Asker, holder_of
from .messages import (
    FromClient,
    Hello,
    Look,
    MayAnswer,
    MayTakeBack,
    Move,
    Ping,
    Pong,
    Refusal,
    Say,
    TakeBack,
    Talk,
    Welcome,
    You,
)
from .play import may_take_back, move, say, take_back
from .settings import FRAME_LIMIT
from .table import Table
from .telling import frame, fresh_view, last_steps, view_of

log = structlog.get_logger("terrae")
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
PONG = frame(Pong())


class Gone(Exception):
    """The client has left."""


class Ended(Exception):
    """The service ends the connection, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve(house: House, table_id: str, socket: WebSocket[Any, Any, Any], device: str | None) -> None:
    """Everything that happens over one connection. Its origin has been checked."""
    await socket.accept()
    connection = connect(house, socket)
    house.sockets += 1
    house.metrics.sockets.set(house.sockets)
    table: Table | None = None
    try:
        hello = await first_message(house, socket)
        table = await welcome(house, table_id, connection, hello, device)
        await listen(house, table, connection, socket)
    except Gone:
        pass
    except Ended as end:
        connection.end(end.code)
    except Fault as fault:
        connection.send(refusal(None, fault))
        connection.end(code_of(fault))
    except Exception as error:
        house.metrics.errors.inc()
        log.error("a connection failed", why=f"{type(error).__name__}: {error}")
        connection.end(1011)
    finally:
        house.sockets -= 1
        house.metrics.sockets.set(house.sockets)
        if table is not None:
            house.go(table, connection)
        if connection.closing == closing.TOO_SLOW:
            house.metrics.dropped.inc()
        if connection.sender is not None:
            await asyncio.wait([connection.sender], timeout=connection.slow_after_s)


def connect(house: House, socket: WebSocket[Any, Any, Any]) -> Connection:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(code: int) -> None:
        await socket.send({"type": "websocket.close", "code": code, "reason": ""})

    abort: Callable[[], None] = socket.scope["state"].get("abort", lambda: None)
    return Connection(send, close, abort, house.settings.slow_after_s)


def code_of(fault: Fault) -> int:
    """The code that a socket is closed with."""
    return {
        "unknown_key": closing.UNKNOWN_KEY,
        "not_allowed": closing.UNKNOWN_KEY,
        "not_found": closing.NOT_FOUND,
        "too_many": closing.TOO_MANY,
        "not_saved": 1013,
    }.get(fault.code, closing.MALFORMED)


def refusal(client: str | None, fault: Fault) -> str:
    return frame(Refusal(client, fault.code, fault.sentence, fault.rule))


async def receive(socket: WebSocket[Any, Any, Any]) -> Any:
    """The next message; `Gone` if the client left, `Fault` if it cannot be read."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Gone
    text = event.get("text")
    try:
        if text is not None and len(text) <= FRAME_LIMIT:
            return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        pass
    raise Fault("malformed", "this message cannot be read: it must be a JSON object of a known type")


async def first_message(house: House, socket: WebSocket[Any, Any, Any]) -> Hello:
    try:
        async with asyncio.timeout(house.settings.hello_within_s):
            message = await receive(socket)
    except TimeoutError:
        raise Ended(closing.NO_HELLO) from None
    if not isinstance(message, Hello):
        raise Ended(closing.MALFORMED)
    return message


async def welcome(house: House, table_id: str, connection: Connection, hello: Hello, device: str | None) -> Table:
    """Find out who it is, and show how the table stands."""
    key = None
    if hello.key is not None:
        key = holder_of(hello.key)
        if key is None:
            raise Fault("unknown_key", "this is not a key")
    connection.asker = Asker(key, device)
    async with house.at(table_id) as table:
        powers = await house.powers(table, connection.asker)
        seat = min(powers.own, default=None) if hello.seat is None else hello.seat
        if seat is not None and seat not in powers.seats:
            raise not_allowed("only whoever holds that seat may do that")
        if seat is None and table.status == "playing" and not powers.may_watch:
            raise not_allowed("this link is not for watching")
        connection.eyes = SPECTATOR if seat is None else seat
        connection.you = You(() if seat is None else (seat,), powers.host)
        story = [] if hello.have == table.number else last_steps(table, connection.eyes)
        view = None if table.match is None else view_of(table, connection.eyes)
        house.come(table, connection)
        info = house.info(table, connection.you)
        connection.send(frame(Welcome(seat, info, table.number, view, story, list(table.lines))))
        return table


async def listen(house: House, table: Table, connection: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    """Answer everything the client sends, in order."""
    who = f"{table.id}/{connection.eyes if connection.eyes != SPECTATOR else id(connection)}"
    while True:
        message: Any = None
        try:
            message = await receive(socket)
        except Fault as fault:
            connection.send(refusal(None, fault))
        if connection.closing is not None:
            raise Gone
        house.limits.check("moves", who)
        if message is not None:
            await act_on(house, table, connection, message)


async def act_on(house: House, table: Table, connection: Connection, message: Any) -> None:
    """Do what one message asks for; what does not go is told to its sender only."""
    if isinstance(message, Ping):
        connection.send(PONG)
        return
    client = getattr(message, "id", None)
    try:
        async with table.lock:
            if table.broken:
                await house.mend(table)
            try:
                await do(house, table, connection, message)
            except Stale as stale:
                connection.send(refusal(client, stale))
                connection.send(fresh_view(table, connection.eyes, house.clock.now()))
    except Fault as fault:
        connection.send(refusal(client, fault))


async def do(house: House, table: Table, connection: Connection, message: Any) -> None:
    seat = connection.eyes
    if isinstance(message, Look):
        connection.send(fresh_view(table, seat, house.clock.now()))
        return
    if isinstance(message, Hello):
        raise Fault("refused", "hello has been said")
    if seat == SPECTATOR:
        raise not_allowed("spectators watch only")
    if isinstance(message, Move):
        await move(house, table, seat, message, connection)
    elif isinstance(message, TakeBack):
        await take_back(house, table, seat, message, connection)
    elif isinstance(message, MayTakeBack):
        connection.send(frame(MayAnswer(message.number, await may_take_back(table, seat, message))))
    elif isinstance(message, Say):
        house.limits.check("chat", f"{table.id}/{seat}")
        await say(house, table, seat, message, connection)
    elif isinstance(message, Talk):
        raise Fault("refused", "structured table talk is not there yet")
