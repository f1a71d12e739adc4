"""The load for `terrae bench server`, in a process of its own.

    python -m terrae.bench.load ADDRESS GAME SEATS SOCKETS TABLES RATE SECONDS

Players answer at random; their thinking time gives the rate. Spectators only watch. It reads the name of a phase from
standard input, and prints what it has measured in that phase as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from terrae.server.run import allow_many_files

AT_ONCE = 100
"""So many connections are opened at the same time."""
WARM_UP_S = 3.0
LOOK_S = 0.05


class Question(msgspec.Struct):
    """What the load needs to know of a question."""

    answers: list[str]


class View(msgspec.Struct):
    """What the load needs to know of a view."""

    question: Question | None = None


class Message(msgspec.Struct):
    """What the load needs to know of a message."""

    type: str
    id: str | None = None
    number: int = 0
    view: View | None = None


decoder = msgspec.json.Decoder(Message)


class Http:
    """Enough of HTTP for making tables: one connection, one request after another."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, key: str = "") -> Any:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(data)}\r\n" + (f"authorization: Bearer {key}\r\n" if key else "") + "\r\n"
        writer.write(head.encode() + data)
        top = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = next(int(line.split(":")[1]) for line in top.split("\r\n") if line.startswith("content-length"))
        answer = json.loads(await reader.readexactly(length))
        if " 20" not in top[:14]:
            raise RuntimeError(f"{path}: {answer}")
        return answer


class Client:
    """One connection: a player, or with no seat a spectator."""

    def __init__(self, load: Load, table: str, key: str, plays: bool) -> None:
        self.load = load
        self.table = table
        self.key = key
        self.plays = plays
        self.socket: ClientConnection | None = None
        self.number = 0
        self.sent_at: dict[str, float] = {}
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.socket = await connect(
            f"{self.load.base}/api/tables/{self.table}/socket",
            compression=None,
            ping_interval=None,
            proxy=None,
            open_timeout=60,
            max_queue=None,
        )
        hello = {"type": "hello", "key": self.key, "have": self.number}
        await self.socket.send(json.dumps(hello))
        self.hear(await self.socket.recv())
        self.task = asyncio.create_task(self.listen())

    async def close(self) -> None:
        assert self.socket is not None
        assert self.task is not None
        self.task.cancel()
        await self.socket.close()

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            self.hear(text)

    def hear(self, text: str | bytes) -> None:
        message = decoder.decode(text)
        self.load.heard += 1
        if message.type == "ack" and message.id is not None:
            self.load.latencies.append(time.perf_counter() - self.sent_at.pop(message.id))
        elif message.type == "refused":
            self.load.refused += 1
        elif message.view is not None and message.type != "table":
            self.number = message.number
            if self.plays and message.view.question is not None and self.load.playing:
                answer = random.choice(message.view.question.answers)
                asyncio.get_running_loop().call_later(self.load.pause(), self.answer, message.number, answer)

    def answer(self, number: int, answer: str) -> None:
        if not self.load.playing or self.socket is None:
            return
        client = f"{self.load.round}-{number}"
        self.sent_at[client] = time.perf_counter()
        text = json.dumps({"type": "move", "id": client, "number": number, "answer": answer})
        self.load.keep(asyncio.ensure_future(self.socket.send(text)))


class Load:
    """All clients together, and what they measure."""

    def __init__(self, address: str, game: str, seats: int, sockets: int, tables: int, rate: float) -> None:
        self.base = address.replace("http", "ws", 1)
        host, port = address.removeprefix("http://").rsplit(":", 1)
        self.lines = [Http(host, int(port)) for _ in range(16)]
        self.game, self.seats = game, seats
        self.wanted, self.tables, self.rate = sockets, tables, rate
        self.clients: list[Client] = []
        self.latencies: list[float] = []
        self.heard = self.refused = self.round = 0
        self.playing = False
        self.sends: set[asyncio.Future[None]] = set()

    def keep(self, sending: asyncio.Future[None]) -> None:
        self.sends.add(sending)
        sending.add_done_callback(self.sends.discard)

    def pause(self) -> float:
        """The thinking time: all tables together make `rate` moves a second."""
        return 0.0 if self.rate == 0 else random.uniform(0.5, 1.5) * self.tables / self.rate

    async def create_tables(self) -> None:
        """Create tables with people in every seat; the rest of the connections watch."""
        keys: list[tuple[str, str, bool]] = []
        waiting = list(range(self.tables))

        async def one_line(http: Http) -> None:
            while waiting:
                waiting.pop()
                created = await http.post("/api/tables", {"game": self.game, "seats": self.seats})
                table, links = created["table"]["id"], created["keys"]
                for seat in range(self.seats):
                    joined = await http.post(f"/api/tables/{table}/join", {"name": f"P{seat}"}, links["join"])
                    keys.append((table, joined["key"], True))
                await http.post(f"/api/tables/{table}/start", {}, links["host"])
                keys.append((table, links["watch"], False))

        await asyncio.gather(*(one_line(http) for http in self.lines))
        players = [key for key in keys if key[2]][: self.wanted]
        watchers = [key for key in keys if not key[2]]
        while len(players) < self.wanted:
            players.append(watchers[len(players) % len(watchers)])
        self.clients = [Client(self, *key) for key in players]

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
        watching = [Client(self, client.table, client.key, False) for client in self.clients]
        self.clients, first = watching, self.clients
        opened = await self.open()
        self.clients = first + watching
        return opened

    async def close(self) -> dict[str, Any]:
        """Disconnect everybody."""
        await asyncio.gather(*(client.close() for client in self.clients))
        return {}

    async def play(self, seconds: float) -> dict[str, Any]:
        """Answer every question for so long, once the pace is even."""
        self.round += 1
        self.playing = True
        for client in self.clients:
            if client.plays and client.socket is not None:
                await client.socket.send('{"type":"look"}')
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
        await asyncio.sleep(1)
        at = len(latencies) - 1
        return {
            "moves": len(latencies),
            "moves_per_s": len(latencies) / took,
            "ack_p50_ms": latencies[at // 2] * 1000,
            "ack_p99_ms": latencies[at * 99 // 100] * 1000,
            "ack_max_ms": latencies[-1] * 1000,
            "messages_heard_per_s": heard / took,
            "load_cpu": busy / took,
            "refused": self.refused,
        }


async def main(address: str, game: str, *numbers: str) -> None:
    """Create the tables, then run each phase that is asked for."""
    seats, sockets, tables = (int(number) for number in numbers[:3])
    rate, seconds = (float(number) for number in numbers[3:])
    allow_many_files()
    load = Load(address, game, seats, sockets, tables, rate)
    await load.create_tables()
    loop = asyncio.get_running_loop()
    print(json.dumps({"tables": tables}), flush=True)
    while (phase := (await loop.run_in_executor(None, sys.stdin.readline)).strip()) != "":
        measured = await (load.play(seconds) if phase == "play" else getattr(load, phase)())
        print(json.dumps(measured), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
