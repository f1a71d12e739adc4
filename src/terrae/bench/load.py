"""The load for `terrae bench server`, in a process of its own.

    python -m terrae.bench.load ADDRESSES GAME SEATS SOCKETS TABLES RATE SECONDS [BOT]

Players answer at random; their thinking time gives the rate. Spectators only watch. With a bot there is one player at
each table, and the bot in all other seats. Where a game is over, the same people begin another. With several addresses,
separated by commas, each table is at one of them. It reads the name of a phase from standard input, and prints what it
has measured in that phase as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import msgspec
import uvloop

from terrae.module_command import run_module
from terrae.server.run import allow_many_files

from .wire import Http, Wire

AT_ONCE = 100
"""So many connections are opened at the same time."""
LINES = 16
"""Connections for creating tables, at each address."""
WARM_UP_S = 3.0
LOOK_S = 0.05
ACK, REFUSED, TABLE, WELCOME = (f'{{"type":"{kind}"'.encode() for kind in ("ack", "refused", "table", "welcome"))
NOT_ASKED, NOT_OVER = b'"question":null', b'"result":null'


class AskedQuestion(msgspec.Struct):
    """What the load needs to know of a question."""

    answers: list[str]


class AskedView(msgspec.Struct):
    """What the load needs to know of a view."""

    question: AskedQuestion | None = None


class Message(msgspec.Struct):
    """What the load needs to know of a message."""

    number: int = 0
    view: AskedView | None = None


decoder = msgspec.json.Decoder(Message)


class LoadTable:
    """People and spectators of one table; when their game is over, of the next one."""

    def __init__(self, load: Load, address: tuple[str, int], lines: asyncio.Queue[Http]) -> None:
        self.load = load
        self.address = address
        self.lines = lines
        self.id = ""
        self.keys: list[str] = []
        self.watch = ""
        self.clients: list[LoadClient] = []
        self.is_over = False

    async def create(self) -> None:
        """A game with people in every seat, or with one of them among bots."""
        http = await self.lines.get()
        try:
            created = await http.post("/api/tables", {"game": self.load.game, "seats": self.load.seats})
            table, links = created["table"]["id"], created["keys"]
            keys = []
            for seat in range(self.load.people, self.load.seats):
                await http.post(f"/api/tables/{table}/bots", {"seat": seat, "bot": self.load.bot}, links["host"])
            for seat in range(self.load.people):
                joined = await http.post(f"/api/tables/{table}/join", {"name": f"P{seat}"}, links["join"])
                keys.append(joined["key"])
            await http.post(f"/api/tables/{table}/start", {}, links["host"])
            self.id, self.keys, self.watch = table, keys, links["watch"]
        finally:
            self.lines.put_nowait(http)

    def end(self) -> None:
        """Its game is over: the same people begin another."""
        if not self.is_over and self.load.playing:
            self.is_over = True
            self.load.keep(asyncio.ensure_future(self.begin_again()))

    async def begin_again(self) -> None:
        await self.create()
        self.load.new_games += 1
        for client in self.clients:
            client.close()
            client.number = 0
        self.is_over = False
        for client in self.clients:
            await client.open()


class LoadClient:
    """One connection: a player, or with no seat a spectator."""

    def __init__(self, table: LoadTable, seat: int | None) -> None:
        self.table = table
        self.load = table.load
        self.seat = seat
        self.wire: Wire | None = None
        self.last = b""
        self.number = 0
        self.sent_at = 0.0
        self.welcomed: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Connect; returns when it has been welcomed."""
        loop = asyncio.get_running_loop()
        host, port = self.table.address
        if self.last:
            self.number, self.last = decoder.decode(self.last).number, b""
        wire = self.wire = Wire(f"{host}:{port}", f"/api/tables/{self.table.id}/socket", self.hear)
        self.welcomed = loop.create_future()
        await loop.create_connection(lambda: wire, host, port)
        await wire.opened
        key = self.table.watch if self.seat is None else self.table.keys[self.seat]
        wire.send(json.dumps({"type": "hello", "key": key, "have": self.number}).encode())
        await self.welcomed

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()

    def hear(self, text: bytes) -> None:
        load = self.load
        load.heard += 1
        if text.startswith(ACK):
            load.latencies.append(time.perf_counter() - self.sent_at)
        elif text.startswith(REFUSED):
            load.refused += 1
        elif not text.startswith(TABLE):
            self.last = text
            if text.startswith(WELCOME) and self.welcomed is not None:
                self.welcomed.set_result(None)
            if self.seat is not None and load.playing:
                if NOT_ASKED not in text:
                    self.consider(text)
                elif NOT_OVER not in text:
                    self.table.end()

    def consider(self, text: bytes) -> None:
        """Answer a question, after a while."""
        message = decoder.decode(text)
        if message.view is None or message.view.question is None:
            return
        answer = random.choice(message.view.question.answers)
        pause = self.load.pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self.answer, message.number, answer)
        else:
            self.answer(message.number, answer)

    def answer(self, number: int, answer: str) -> None:
        if not self.load.playing or self.wire is None:
            return
        self.sent_at = time.perf_counter()
        client = f"{self.load.round}-{number}"
        self.wire.send(f'{{"type":"move","id":"{client}","number":{number},"answer":"{answer}"}}'.encode())


class Load:
    """All clients together, and what they measure."""

    def __init__(
        self, addresses: list[str], game: str, seats: int, sockets: int, tables: int, rate: float, bot: str = ""
    ) -> None:
        self.game, self.seats, self.bot = game, seats, bot
        self.people = 1 if bot else seats
        """How many people sit at a table."""
        self.wanted, self.rate = sockets, rate
        self.tables: list[LoadTable] = []
        self.count = tables
        self.lines: list[Http] = []
        self.places: list[tuple[tuple[str, int], asyncio.Queue[Http]]] = []
        for address in addresses:
            host, port = address.removeprefix("http://").rsplit(":", 1)
            lines: asyncio.Queue[Http] = asyncio.Queue()
            for _ in range(LINES):
                self.lines.append(Http(host, int(port)))
                lines.put_nowait(self.lines[-1])
            self.places.append(((host, int(port)), lines))
        self.clients: list[LoadClient] = []
        self.latencies: list[float] = []
        self.heard = self.refused = self.round = self.new_games = 0
        self.playing = False
        self.work: set[asyncio.Future[None]] = set()

    def keep(self, work: asyncio.Future[None]) -> None:
        self.work.add(work)
        work.add_done_callback(self.work.discard)

    def pause(self) -> float:
        """The thinking time: all tables together make `rate` moves a second."""
        return 0.0 if self.rate == 0 else random.uniform(0.5, 1.5) * self.count / self.rate

    async def create_tables(self) -> None:
        """Create tables with people in every seat; the rest of the connections watch."""
        self.tables = [LoadTable(self, *self.places[number % len(self.places)]) for number in range(self.count)]
        await asyncio.gather(*(table.create() for table in self.tables))
        seats: list[tuple[LoadTable, int | None]] = [
            (table, seat) for table in self.tables for seat in range(self.people)
        ]
        while len(seats) < self.wanted:
            seats.append((self.tables[len(seats) % len(self.tables)], None))
        self.clients = [LoadClient(table, seat) for table, seat in seats[: self.wanted]]
        for client in self.clients:
            client.table.clients.append(client)

    async def open(self) -> dict[str, Any]:
        """Connect everybody; how long until all have been welcomed."""
        began = time.perf_counter()
        waiting = list(self.clients)

        async def some() -> None:
            while waiting:
                await waiting.pop().open()

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        return {"connect_s": time.perf_counter() - began, "sockets": len(self.clients)}

    async def double(self) -> dict[str, Any]:
        """As many spectators again, at the same tables."""
        watching = [LoadClient(client.table, None) for client in self.clients]
        self.clients, first = watching, self.clients
        opened = await self.open()
        self.clients = first + watching
        return opened

    async def close(self) -> dict[str, Any]:
        """Disconnect everybody."""
        for client in self.clients:
            client.close()
        for http in self.lines:
            http.close()
        return {}

    async def play(self, seconds: float) -> dict[str, Any]:
        """Answer every question for so long, once the pace is even."""
        self.round += 1
        self.playing = True
        for client in self.clients:
            if client.seat is not None and client.wire is not None:
                client.wire.send(b'{"type":"look"}')
        await asyncio.sleep(min(WARM_UP_S, seconds / 4))
        while not self.latencies:
            await asyncio.sleep(LOOK_S)
        self.latencies.clear()
        self.heard = 0
        began, busy = time.perf_counter(), time.process_time()
        print(json.dumps({"measuring": True}), flush=True)
        await asyncio.sleep(seconds)
        took, busy = time.perf_counter() - began, time.process_time() - busy
        latencies, heard = sorted(self.latencies), self.heard
        self.playing = False
        await asyncio.gather(*self.work)
        await asyncio.sleep(1)
        moves = len(latencies)
        latencies = latencies or [0.0]  # among bots nobody may have been asked in so short a time
        at = len(latencies) - 1
        return {
            "moves": moves,
            "moves_per_s": moves / took,
            "ack_p50_ms": latencies[at // 2] * 1000,
            "ack_p99_ms": latencies[at * 99 // 100] * 1000,
            "ack_max_ms": latencies[-1] * 1000,
            "messages_heard_per_s": heard / took,
            "load_cpu": busy / took,
            "refused": self.refused,
            "new_games": self.new_games,
        }


def main(
    addresses: str, game: str, seats: int, sockets: int, tables: int, rate: float, seconds: float, bot: str = ""
) -> None:
    """Load a service: create tables, then run each phase whose name comes on standard input."""
    allow_many_files()
    uvloop.run(run(Load(addresses.split(","), game, seats, sockets, tables, rate, bot), tables, seconds))


async def run(load: Load, tables: int, seconds: float) -> None:
    """Create the tables, then run each phase that is asked for."""
    await load.create_tables()
    loop = asyncio.get_running_loop()
    print(json.dumps({"tables": tables}), flush=True)
    while (phase := (await loop.run_in_executor(None, sys.stdin.readline)).strip()) != "":
        measured = await (load.play(seconds) if phase == "play" else getattr(load, phase)())
        print(json.dumps(measured), flush=True)


if __name__ == "__main__":
    run_module(main, "terrae.bench.load")
