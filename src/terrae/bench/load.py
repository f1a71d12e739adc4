"""The load for `terrae bench server`, in a process of its own: `python -m terrae.bench.load ADDRESS PLAN`.

Players answer at random after a thinking time that makes up the wished rate; spectators only watch. It prints what it
has measured as JSON, one line a phase, and waits for a line of input before each phase.
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

from terrae.server.serve import allow_many_files

SEATS = 4
GAME = "terra"
AT_ONCE = 100


class Asked(msgspec.Struct):
    answers: list[str]


class Seen(msgspec.Struct):
    question: Asked | None = None


class Message(msgspec.Struct):
    """What the load needs to know of a message."""

    type: str
    id: str | None = None
    number: int = 0
    view: Seen | None = None


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

    def __init__(self, address: str, sockets: int, tables: int, rate: float) -> None:
        self.base = address.replace("http", "ws", 1)
        host, port = address.removeprefix("http://").rsplit(":", 1)
        self.lines = [Http(host, int(port)) for _ in range(16)]
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

    async def make(self) -> None:
        """Tables with people in every seat; the rest of the connections watch."""
        keys: list[tuple[str, str, bool]] = []
        waiting = list(range(self.tables))

        async def one_line(http: Http) -> None:
            while waiting:
                waiting.pop()
                made = await http.post("/api/tables", {"game": GAME, "seats": SEATS})
                table, links = made["table"]["id"], made["keys"]
                for seat in range(SEATS):
                    body = {"name": f"P{seat}", "bytes": f"{seat:02x}" * 8}
                    joined = await http.post(f"/api/tables/{table}/join", body, links["join"])
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
        told = await self.open()
        self.clients = first + watching
        return told

    async def close(self) -> dict[str, Any]:
        await asyncio.gather(*(client.close() for client in self.clients))
        return {}

    async def play(self, seconds: float) -> dict[str, Any]:
        self.round += 1
        self.playing = True
        for client in self.clients:
            if client.plays and client.socket is not None:
                await client.socket.send('{"type":"look"}')
        await asyncio.sleep(min(3.0, seconds / 4))  # until the pace is even
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


async def main(address: str, sockets: int, tables: int, rate: float, seconds: float) -> None:
    allow_many_files()
    load = Load(address, sockets, tables, rate)
    await load.make()
    loop = asyncio.get_running_loop()
    print(json.dumps({"made": tables}), flush=True)
    while (phase := (await loop.run_in_executor(None, sys.stdin.readline)).strip()) != "":
        told = await (load.play(seconds) if phase == "play" else getattr(load, phase)())
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *(int(n) for n in sys.argv[2:4]), *(float(n) for n in sys.argv[4:6])))
