"""A WebSocket from its hello to its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import structlog
from litestar import websocket
from litestar.connection import WebSocket
from litestar.params import FromPath

from terrae.engine.contract import SPECTATOR

from ..errors import Fault, Stale, bad_text, not_allowed
from ..protocol import close_codes
from ..protocol.messages import (
    Ack,
    Block,
    Chat,
    FromClient,
    Hello,
    HintRequest,
    KeepPace,
    Look,
    MayAnswer,
    MayTakeBack,
    Move,
    Open,
    Ping,
    Pong,
    PreviewRequest,
    Propose,
    Refusal,
    Report,
    Say,
    SignRequest,
    TakeBack,
    Vote,
    Welcome,
)
from ..protocol.shared import ClientId, You, holds_control_characters
from ..request_headers import address, device_secret
from ..settings import FRAME_LIMIT
from ..tables.frames import frame, fresh_view, last_steps, view_of, whole_ledger
from ..tables.lobby.starting import deal_when_open, open_contribution
from ..tables.people.access import powers_of
from ..tables.people.keys import Asker, holder_of
from ..tables.people.presence import arrive, depart
from ..tables.people.readers import reader_of
from ..tables.play.hints import hint
from ..tables.play.moves import may_take_back, move, take_back
from ..tables.play.previews import preview
from ..tables.play.votes import propose, vote
from ..tables.service import Service
from ..tables.table import Table, whose
from ..tables.talk.chat import block, chat, lines_for, report, say, sign
from .outbox import Outbox

log = structlog.get_logger("terrae")
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
PONG = frame(Pong())


class Disconnected(Exception):
    """The client has left."""


class Ended(Exception):
    """The service ends the outbox, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Identified(msgspec.Struct):
    """A message of which nothing is read but its sender's own id."""

    id: ClientId


class Unplain(Fault):
    """A message with a text that holds control characters. People paste such: its sender is told which one it was."""

    def __init__(self, message: str) -> None:
        refused = bad_text()
        super().__init__(refused.code, refused.sentence)
        self.client: str | None = None
        with suppress(msgspec.MsgspecError, RecursionError):
            self.client = msgspec.json.decode(message, type=Identified).id


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    service: Service = socket.app.state.service
    device = device_secret(socket.scope, service.settings.secure, service.settings.path)
    await serve(service, table_id, socket, None if device is None else holder_of(device))


async def serve(service: Service, table_id: str, socket: WebSocket[Any, Any, Any], device: str | None) -> None:
    """Everything that happens over one connection. Its origin has been checked."""
    table: Table | None = None
    async with connected(service, socket) as outbox:
        try:
            hello = await first_message(service, socket)
            table = await welcome(service, table_id, outbox, hello, device)
            await listen(service, table, outbox, socket)
        finally:
            if table is not None:
                depart(service, table, outbox)


@asynccontextmanager
async def connected(service: Service, socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Outbox]:
    """A connection from its beginning to its end: the client is told what went wrong, and everything is sent."""
    await socket.accept()
    outbox = connect(service, socket)
    outbox.address = address(socket.scope)
    service.sockets += 1
    service.metrics.sockets.set(service.sockets)
    try:
        yield outbox
    except Disconnected:
        pass
    except Ended as end:
        outbox.end(end.code)
    except Fault as fault:
        outbox.send(refusal(None, fault))
        outbox.end(code_of(fault))
    except Exception as error:
        service.metrics.errors.inc()
        log.error("a connection failed", path=ascii(socket.scope["path"]), why=f"{type(error).__name__}: {error}")
        outbox.end(close_codes.FAILED)
    finally:
        service.sockets -= 1
        service.metrics.sockets.set(service.sockets)
        if outbox.closing == close_codes.TOO_SLOW:
            service.metrics.dropped.inc()
        if outbox.sender is not None:
            await asyncio.wait([outbox.sender], timeout=outbox.slow_after_s)


def connect(service: Service, socket: WebSocket[Any, Any, Any]) -> Outbox:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(code: int) -> None:
        await socket.send({"type": "websocket.close", "code": code, "reason": ""})

    state = socket.scope["state"]
    write_text: Callable[[str], bool] = state.get("write_text", lambda _: False)
    abort: Callable[[], None] = state.get("abort", lambda: None)
    return Outbox(send, close, write_text, abort, service.settings.slow_after_s)


def code_of(fault: Fault) -> int:
    """The code that a socket is closed with."""
    return {
        "unknown_key": close_codes.UNKNOWN_KEY,
        "not_allowed": close_codes.UNKNOWN_KEY,
        "not_found": close_codes.NOT_FOUND,
        "too_many": close_codes.TOO_MANY,
        "not_saved": close_codes.NOT_SAVED,
        "unreadable": close_codes.FAILED,
    }.get(fault.code, close_codes.MALFORMED)


def refusal(client: str | None, fault: Fault) -> str:
    return frame(Refusal(client, fault.code, fault.sentence, fault.rule))


async def receive(socket: WebSocket[Any, Any, Any]) -> Any:
    """The next message; `Disconnected` if the client left, `Fault` if it cannot be read."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Disconnected
    text = event.get("text")
    try:
        if text is not None and len(text) <= FRAME_LIMIT:
            return decoder.decode(text)
    except msgspec.ValidationError as error:
        if holds_control_characters(str(error)):
            raise Unplain(text) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        pass
    raise Fault("malformed", "this message cannot be read: it must be a JSON object of a known type")


async def first_message(service: Service, socket: WebSocket[Any, Any, Any]) -> Hello:
    try:
        async with asyncio.timeout(service.settings.hello_within_s):
            message = await receive(socket)
    except TimeoutError:
        raise Ended(close_codes.NO_HELLO) from None
    if not isinstance(message, Hello):
        raise Ended(close_codes.MALFORMED)
    return message


async def welcome(service: Service, table_id: str, outbox: Outbox, hello: Hello, device: str | None) -> Table:
    """Find out the client's powers, and send it the table and its view."""
    key = None
    if hello.key is not None:
        key = holder_of(hello.key)
        if key is None:
            raise Fault("unknown_key", "this is not a key")
    outbox.asker = Asker(key, device)
    async with service.tables.locked(table_id) as table:
        powers = await powers_of(service, table, outbox.asker)
        seat = min(powers.own, default=None) if hello.seat is None else hello.seat
        if seat is not None and seat not in powers.seats:
            raise not_allowed("only whoever holds that seat may do that")
        outbox.lobby_only = seat is None and not powers.may_watch
        if outbox.lobby_only and not table.stored.awaits_deal:
            raise not_allowed("this link is not for watching")
        outbox.viewer = SPECTATOR if seat is None else seat
        outbox.you = You(() if seat is None else (seat,), powers.host)
        outbox.reader = reader_of(powers, seat)
        story = [] if hello.have == table.number else last_steps(table, outbox.viewer)
        view = None if table.match is None else view_of(table, outbox.viewer)
        arrive(service, table, outbox)
        info = service.info(table, outbox.you)
        lines = lines_for(table.stored, outbox.reader)
        ledger = whole_ledger(table)
        blocked = table.stored.blocked_by(outbox.viewer)
        outbox.send(frame(Welcome(seat, info, table.number, view, story, lines, ledger, blocked)))
        return table


async def listen(service: Service, table: Table, outbox: Outbox, socket: WebSocket[Any, Any, Any]) -> None:
    """Answer everything the client sends, in order."""
    who = f"{table.id}/{outbox.viewer if outbox.viewer != SPECTATOR else id(outbox)}"
    while True:
        message: Any = None
        try:
            message = await receive(socket)
        except Fault as fault:
            outbox.send(refusal(fault.client if isinstance(fault, Unplain) else None, fault))
        if outbox.closing is not None:
            raise Disconnected
        service.limits.check("moves", who)
        service.limits.check("messages", outbox.address)
        if message is not None:
            await act_on(service, table, outbox, message)


async def act_on(service: Service, table: Table, outbox: Outbox, message: Any) -> None:
    """Do what one message asks for. A refusal is sent to its sender only."""
    if isinstance(message, Ping):
        outbox.send(PONG)
        return
    if isinstance(message, KeepPace):
        outbox.pace = message.pace
        table.paces_changed.set()
        return
    if isinstance(message, PreviewRequest | HintRequest):
        service.spawn(look_ahead(service, table, outbox, message))  # nothing else waits for it
        return
    client = getattr(message, "id", None)
    try:
        if isinstance(message, MayTakeBack) and outbox.viewer != SPECTATOR:
            may = await may_take_back(service, table, outbox.viewer, message, outbox)
            outbox.send(frame(MayAnswer(message.number, may)))
            return
        async with service.tables.locked(table.id):
            if outbox.closing is not None:  # the seat was lost while this waited
                return
            try:
                await do(service, table, outbox, message)
            except Stale as stale:
                outbox.send(refusal(client, stale))
                outbox.send(fresh_view(table, outbox.viewer, service.clock.now()))
    except Fault as fault:
        outbox.send(refusal(client, fault))


async def look_ahead(service: Service, table: Table, outbox: Outbox, request: PreviewRequest | HintRequest) -> None:
    """Send what answers would bring, or what a bot would do."""
    try:
        if isinstance(request, HintRequest):
            outbox.send(await hint(service, table, outbox.viewer, request, whose(outbox)))
        else:
            outbox.send(await preview(service, table, outbox.viewer, request, whose(outbox)))
    except Fault as fault:
        outbox.send(refusal(request.id, fault))


async def do(service: Service, table: Table, outbox: Outbox, message: Any) -> None:
    seat = outbox.viewer
    if isinstance(message, Look):
        outbox.send(fresh_view(table, seat, service.clock.now()))
        return
    if isinstance(message, Hello):
        raise Fault("refused", "hello has been said")
    if seat == SPECTATOR:
        raise not_allowed("spectators watch only")
    if isinstance(message, Move):
        await move(service, table, seat, message, outbox)
    elif isinstance(message, Open):
        await open_contribution(service, table, seat, message.bytes)
        outbox.send(frame(Ack(message.id, table.number)))
        await deal_when_open(service, table)
    elif isinstance(message, TakeBack):
        await take_back(service, table, seat, message, outbox)
    elif isinstance(message, Propose | Vote):
        service.limits.check("votes", f"{table.id}/{seat}")
        if isinstance(message, Propose):
            await propose(service, table, seat, message, outbox)
        else:
            await vote(service, table, seat, message, outbox)
    elif isinstance(message, Chat | Say | SignRequest | Block | Report):
        service.limits.check("chat", f"{table.id}/{seat}")
        await talk(service, table, seat, message, outbox)


async def talk(
    service: Service, table: Table, seat: int, message: Chat | Say | SignRequest | Block | Report, outbox: Outbox
) -> None:
    if isinstance(message, Chat):
        await chat(service, table, seat, message, outbox)
    elif isinstance(message, SignRequest):
        service.limits.check("signs", f"{table.id}/{seat}")
        await sign(service, table, seat, message, outbox)
    elif isinstance(message, Say):
        if table.stored.seats[seat].kind == "away":
            raise Fault("refused", "a bot plays for this seat now; take the seat back first")
        await say(service, table, seat, message, outbox)
    elif isinstance(message, Block):
        await block(service, table, seat, message, outbox)
    else:
        await report(service, table, seat, message, outbox)
