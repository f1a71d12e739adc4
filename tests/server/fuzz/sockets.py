"""A connection to a table, over which anything may be sent; whatever is heard is shown to the witness."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from .invariants import Witness
from .wire import PATIENCE_S
from .world import Asker, Json, KnownTable

ANSWERED = ("open", "move", "take_back", "chat", "say", "block", "report")
"""Messages that are acknowledged or refused by their id, at once."""


class Unanswered(AssertionError):
    """A message got neither an acknowledgement nor a refusal."""


class Sent:
    """A message on its way."""

    def __init__(self, message: Json, allowed: bool, at: float) -> None:
        self.message = message
        self.allowed = allowed
        self.at = at
        self.reply: Json | None = None


class Connection:
    """A WebSocket of somebody at a table."""

    def __init__(self, table: KnownTable, asker: Asker, witness: Witness, socket: ClientConnection, now: float) -> None:
        self.table = table
        self.asker = asker
        self.witness = witness
        self.socket = socket
        self.opened = now
        self.viewer: int | None = None
        self.number = 0
        self.question: Json | None = None
        self.lines: list[tuple[int, int]] = []
        """Seat and number of what was said lately."""
        self.welcomed = False
        self.sent: list[Sent] = []
        self.news = asyncio.Event()
        self.pings = self.pongs = 0
        self.failure: BaseException | None = None
        self.code: int | None = None
        self.reading = asyncio.create_task(self.read())

    @classmethod
    async def dial(
        cls, address: str, base: str, table: KnownTable, asker: Asker, witness: Witness
    ) -> Connection | None:
        """Connect; None if the service does not let this asker in."""
        headers = {} if asker.device is None else {"cookie": f"terrae_device={asker.device}"}
        opened = asyncio.get_running_loop().time()
        try:
            socket = await connect(
                f"{address}{table.path}/socket",
                additional_headers=headers,
                origin=Origin(base) if asker.device else None,
                compression=None,
                max_queue=None,
                proxy=None,
                ping_interval=None,
                open_timeout=PATIENCE_S,
                max_size=None,
            )
        except InvalidHandshake:
            return None
        return cls(table, asker, witness, socket, opened)

    @property
    def is_open(self) -> bool:
        return self.code is None and self.failure is None

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # ---- hearing ----

    async def read(self) -> None:
        try:
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.take(text)
                self.news.set()
        except ConnectionClosed as end:
            self.code = 1006 if end.rcvd is None else end.rcvd.code
            reason = "" if end.rcvd is None else end.rcvd.reason
            try:
                self.witness.closed(self.table, self.asker, self.code, reason)
            except AssertionError as failure:
                self.failure = failure
        except Exception as failure:
            self.failure = failure
        self.news.set()

    def take(self, text: str) -> None:
        if '"type":"welcome"' in text:
            self.viewer = json.loads(text)["seat"]
        now = self.now()
        message = self.witness.heard(self.table, self.asker, self.viewer, text, self.opened, now)
        kind = message["type"]
        if kind == "pong":
            self.pongs += 1
        elif kind in ("ack", "refused"):
            self.settle(message)
        elif kind == "table":
            self.table.update(message["table"], now)
        elif kind == "chat":
            self.lines.append((message["seat"], message["n"]))
        if kind in ("welcome", "moved", "taken_back", "view"):
            self.welcomed = True
            self.number = message["number"]
            self.question = None if message["view"] is None else message["view"]["question"]
        if kind == "welcome":
            self.table.update(message["table"], self.opened)
            self.lines = [(line["seat"], line["n"]) for line in message["chat"]]

    def settle(self, message: Json) -> None:
        """A reply to what was sent; a reply without an id is to the first that has none yet and could not be read."""
        for one in self.sent:
            client = one.message.get("id")
            if one.reply is None and (client == message["id"] or (message["id"] is None and not one.allowed)):
                one.reply = message
                if message["type"] == "ack":
                    seat = -1 if self.viewer is None else self.viewer
                    self.witness.acknowledge(self.table, seat, one.message, message["number"], one.allowed, one.at)
                return

    # ---- sending ----

    async def send(self, message: Any, allowed: bool = True) -> Sent:
        """Send a message, or anything else; `allowed`: does the schema allow it?"""
        sent = Sent(message if isinstance(message, dict) else {}, allowed, self.now())
        self.sent.append(sent)
        self.pings += allowed and sent.message.get("type") == "ping"
        await self.send_text(json.dumps(message))
        return sent

    async def send_text(self, text: str | bytes) -> None:
        try:
            await self.socket.send(text)
        except ConnectionClosed:
            await asyncio.wait([self.reading])

    async def hear_out(self) -> None:
        """Wait until everything that was sent has been dealt with: messages of one connection are taken in order."""
        self.pings += 1
        await self.send_text('{"type":"ping"}')
        async with asyncio.timeout(PATIENCE_S):
            while self.pongs < self.pings and self.is_open:
                self.news.clear()
                await self.news.wait()
        if self.failure is not None:
            raise self.failure
        silent = [one for one in self.sent if one.reply is None and one.message.get("type") in ANSWERED]
        self.sent.clear()
        if self.code is None and silent and silent[0].allowed:
            raise Unanswered(f"nothing is said to {silent[0].message} by {self.asker} at {self.table.id}")

    async def until_welcome(self) -> bool:
        async with asyncio.timeout(PATIENCE_S):
            while self.is_open and not self.welcomed:
                self.news.clear()
                await self.news.wait()
        if self.failure is not None:
            raise self.failure
        return self.welcomed

    async def end(self) -> None:
        """Let go of the connection, whatever its state."""
        self.socket.transport.abort()
        await self.socket.wait_closed()
        await asyncio.wait([self.reading])

    async def close(self, abruptly: bool = False) -> None:
        if not abruptly:
            await self.socket.close()
        await self.end()
        if self.failure is not None:
            raise self.failure
