"""Connections to tables, and messages over them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from .generator import ODD_VALUES
from .invariants import Witness
from .operations import Operation
from .requests import MODES, Requests
from .sockets import Connection
from .world import Asker, Json, KnownTable, World

MOST_CONNECTIONS = 24
QUIET = ("tables", "mine", "games", "deck", "record", "replay", "addresses", "healthz")
"""Requests that change nothing."""


class Connections(Requests):
    """Opens connections and sends messages over them."""

    def __init__(self, world: World, witness: Witness, chance: Random, operations: list[Operation]) -> None:
        super().__init__(world, witness, chance, operations)
        self.connections: list[Connection] = []
        self.dialled: list[Connection] = []
        """All that were opened since the service was started, also those that have ended."""

    async def hang_up(self) -> None:
        """End everything that is open."""
        self.line.close()
        for connection in self.dialled:
            await connection.end()
        self.dialled.clear()
        self.connections.clear()

    async def connect(self) -> None:
        table = self.table()
        if table is not None:
            await self.open(
                table, self.actors.asker(table, self.chance.choice(("seat", "seat", "watch", "host", "join", "")))
            )

    async def open(self, table: KnownTable, asker: Asker, seat: int | None = None) -> Connection | None:
        """Connect and say hello; the connection if its asker is welcome."""
        self.world.note(f"{asker} connects to {table.id} as {seat}")
        if len(self.connections) >= MOST_CONNECTIONS:
            await self.chance.choice(self.connections).close()
            self.connections = [one for one in self.connections if one.is_open]
        address = self.base.replace("http", "ws", 1)
        connection = await Connection.dial(address, self.base, table, asker, self.witness)
        if connection is None:
            return None
        self.dialled.append(connection)
        hello: Json = {"type": "hello", "key": asker.key, "seat": seat}
        if self.chance.random() < 0.1:
            hello = self.actors.messages(connection).named("Hello", self.chance.choice(MODES))
            shown = hello.get("key")
            connection.asker = Asker(shown if isinstance(shown, str) else None, asker.device)
        await connection.send_text(json.dumps(hello))
        if not await connection.until_welcome():
            return None
        self.connections.append(connection)
        return connection

    async def leave(self) -> None:
        if self.connections:
            connection = self.chance.choice(self.connections)
            self.world.note(f"{connection.asker} leaves {connection.table.id}")
            await connection.close(abruptly=self.chance.random() < 0.5)

    async def message(self) -> None:
        if self.connections:
            await self.say_something(self.chance.choice(self.connections))

    async def say_something(self, connection: Connection) -> None:
        """A few messages of any kind, without waiting in between."""
        kinds = [part["$ref"].rpartition("/")[2] for part in self.actors.definitions["FromClient"]["anyOf"]]
        generator = self.actors.messages(connection)
        for _ in range(self.chance.choice((1, 1, 1, 2, 5))):
            kind, mode = self.chance.choice((*kinds, "Chat", "Say", "Block", "Report")), self.chance.choice(MODES)
            message = generator.named(kind, mode)
            allowed = generator.allows(self.actors.definitions[kind], message)
            await self.send(connection, message, allowed)
        await self.hear_out(connection)

    async def send(self, connection: Connection, message: Any, allowed: bool = True) -> None:
        who = connection.viewer
        self.world.note(f"{connection.asker} as {who} at {connection.table.id} sends {json.dumps(message)[:300]}")
        if allowed and message.get("type") == "block" and not message.get("on", True) and who is not None:
            connection.table.blocks.pop((who, message["seat"]), None)
        await connection.send(message, allowed)

    async def hear_out(self, connection: Connection) -> None:
        sent = list(connection.sent)
        await connection.hear_out()
        for one in sent:
            message, who = one.message, connection.viewer
            told = one.reply is not None and one.reply["type"] == "ack"
            if not told or message["type"] != "block" or who is None:
                continue
            if message.get("on", True):
                connection.table.blocks.setdefault((who, message["seat"]), self.now())
            else:
                connection.table.blocks.pop((who, message["seat"]), None)

    async def odd_frames(self) -> None:
        """Frames that are no messages."""
        if not self.connections:
            return
        connection = self.chance.choice(self.connections)
        for _ in range(self.chance.choice((1, 20))):
            value = self.chance.choice(ODD_VALUES)
            text: str | bytes = self.chance.choice(
                (
                    json.dumps(value),
                    "[" * 3000,
                    '{"type":"move"',
                    "\x00",
                    "NaN",
                    '{"type":"look","type":"ping"}',
                    "9" * 400,
                )
            )
            await connection.send_text(text.encode() if isinstance(text, str) and self.chance.random() < 0.1 else text)
        await connection.hear_out()

    async def burst(self) -> None:
        """Several things at the same time; none that changes who may do what, for their order would be unknown."""
        together = []
        for _ in range(self.chance.randint(2, 6)):
            quiet = [one for one in self.operations if one.method == "GET" and one.name in QUIET]
            operation = self.chance.choice(quiet)
            table = self.table() if operation.is_about_a_table else None
            if operation.is_about_a_table and table is None:
                continue
            together.append(self.ask_apart(operation, table, self.actors.asker(table)))
        for connection in self.chance.sample(self.connections, min(3, len(self.connections))):
            together.append(self.say_something(connection))
        for result in await asyncio.gather(*together, return_exceptions=True):
            if isinstance(result, BaseException):
                raise result
