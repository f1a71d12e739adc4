"""A client of the table service for tests: HTTP with a key, and a socket that remembers everything it was sent."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from terrae.engine.fair import commitment_to

Json = dict[str, Any]
UNVERIFIED = ssl._create_unverified_context()
"""Tests trust their own certificates, as `web` does."""
PATIENCE_S = 120.0
"""However busy the machine is, what has not happened after this time does not happen."""
LONG_PATIENCE_S = 600.0
"""The same for a whole game, or for bots: they think at low priority."""


def contribution(seat: int) -> bytes:
    """What the person in a seat adds to the shuffle."""
    return bytes([seat]) * 8


class Api:
    """HTTP requests with a key, or with none."""

    def __init__(self, base: str, key: str | None = None) -> None:
        self.base = base
        self.key = key
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        self.http = web(base, headers=headers)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, expect: int = 200) -> Any:
        return answer(await self.http.get(path), expect)

    async def post(self, path: str, body: Any = None, expect: int | tuple[int, ...] = (200, 201)) -> Any:
        return answer(await self.http.post(path, json={} if body is None else body), expect)

    async def patch(self, path: str, body: Any, expect: int = 200) -> Any:
        return answer(await self.http.patch(path, json=body), expect)


def answer(response: httpx.Response, expect: int | tuple[int, ...]) -> Any:
    expected = (expect,) if isinstance(expect, int) else expect
    assert response.status_code in expected, f"{response.status_code}: {response.text[:500]}"
    return response.json()


async def call(
    base: str, key: str | None, path: str, body: Any = None, expect: int | tuple[int, ...] = (200, 201)
) -> Any:
    """One request, a POST if it has a body."""
    async with Api(base, key) as api:
        if body is None:
            return answer(await api.http.get(path), expect)
        return await api.post(path, body, expect)


def first(answers: list[str]) -> str:
    return answers[0]


def web(base: str = "", **more: Any) -> httpx.AsyncClient:
    """A client of HTTP with our patience."""
    return httpx.AsyncClient(base_url=base, timeout=PATIENCE_S, verify=False, **more)


class Socket:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.number = 0
        self.view: Json | None = None
        self.sent = 0

    @classmethod
    async def open(cls, base: str, table: str, **hello: Any) -> Socket:
        """Connect, say hello, and wait for the welcome."""
        socket = await cls.dial(base, table)
        await socket.send(type="hello", **hello)
        await socket.until("welcome")
        return socket

    @classmethod
    async def dial(cls, base: str, table: str, headers: dict[str, str] | None = None) -> Socket:
        """Connect. A `host` among the headers is the name by which the client believes to come."""
        headers = dict(headers or {})
        where = urlsplit(base.replace("http", "ws", 1))
        url = f"{where.scheme}://{headers.pop('host', where.netloc)}{where.path}/api/tables/{table}/socket"
        origin = headers.pop("origin", None)
        socket = await connect(
            url,
            host=where.hostname,
            port=where.port,
            compression=None,
            origin=Origin(origin) if origin else None,
            additional_headers=headers,
            max_queue=None,
            proxy=None,
            open_timeout=PATIENCE_S,
            ping_interval=None,
            ssl=UNVERIFIED if url.startswith("wss:") else None,
        )
        return cls(socket)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if "number" in message and message["type"] in ("welcome", "moved", "taken_back", "view"):
            self.number, self.view = message["number"], message["view"]
        return message

    async def until(self, *kinds: str, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["type"] in kinds and where(message):
                return message

    async def closed(self) -> int:
        """Wait for the end; its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return 1006 if end.rcvd is None else end.rcvd.code

    def next_id(self) -> str:
        self.sent += 1
        return f"c{self.sent}-{id(self)}"

    async def play(self, answer: str, number: int | None = None, client: str | None = None) -> Json:
        """Send a move; its acknowledgement or refusal."""
        client = client or self.next_id()
        await self.send(type="move", id=client, number=self.number if number is None else number, answer=answer)
        return await self.until("ack", "refused", where=lambda message: message["id"] == client)

    async def open_contribution(self, data: bytes, client: str | None = None) -> Json:
        """When the table is starting, open a contribution to the shuffle; what is answered."""
        await self.until_starting()
        client = client or self.next_id()
        await self.send(type="open", id=client, bytes=data.hex())
        return await self.until("ack", "refused", where=lambda message: message["id"] == client)

    async def until_starting(self) -> None:
        if not any(message.get("table", {}).get("status") == "opening" for message in self.heard):
            await self.until("table", where=lambda message: message["table"]["status"] == "opening")

    @property
    def answer(self) -> str:
        """An answer that goes."""
        assert self.view is not None
        answer: str = self.view["question"]["answers"][0]
        return answer

    async def close(self) -> None:
        await self.socket.close()


class Party:
    """A table with people in every seat, each with a key."""

    def __init__(self, base: str, table: Json, keys: Json, seats: list[str]) -> None:
        self.base = base
        self.id: str = table["id"]
        self.table = table
        self.keys = keys
        self.seats = seats
        self.sockets: list[Socket] = []

    @classmethod
    async def make(
        cls,
        base: str,
        game: str = "terra",
        seats: int = 3,
        people: int | None = None,
        bots: bool = True,
        committed: bool = False,
        **more: Any,
    ) -> Party:
        """Make a table; people take the first seats, bots the rest. If `committed`, people add to the shuffle."""
        created = await call(base, None, "/api/tables", {"game": game, "seats": seats, **more})
        table, keys = created["table"], created["keys"]
        path = f"/api/tables/{table['id']}"
        seat_keys = []
        for seat in range(seats if people is None else people):
            commitment = commitment_to(contribution(seat)) if committed else ""
            body = {"name": f"Player {seat}", "colour": "abcdefgh"[seat], "commitment": commitment}
            seat_keys.append((await call(base, keys["join"], f"{path}/join", body))["key"])
        for seat in range(len(seat_keys), seats if bots else 0):
            await call(base, keys["host"], f"{path}/bots", {"seat": seat, "bot": "random"})
        return cls(base, table, keys, seat_keys)

    @classmethod
    async def played(
        cls, base: str, moves: int, game: str = "terra", choose: Callable[[list[str]], str] = first
    ) -> Party:
        """A table of three whose game is on after so many moves. Where the cards ended it sooner, another is made."""
        while True:
            party = await (await cls.make(base, game)).start()
            while not party.over and party.sockets[0].number < moves:
                await party.move_once(choose)
            if not party.over:
                return party
            await party.close()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    async def start(self) -> Party:
        """Start, and connect every person."""
        await self.host("start")
        await self.connect()
        return self

    async def start_open(self) -> Party:
        """The same where people have committed themselves: they open their contributions."""
        await self.connect()
        starting = asyncio.create_task(self.host("start"))
        for seat, socket in enumerate(self.sockets):
            assert (await socket.open_contribution(contribution(seat)))["type"] == "ack"
        await starting
        for socket in self.sockets:
            await socket.until("view", where=lambda message: message["view"] is not None)
        return self

    async def connect(self) -> None:
        self.sockets = [await Socket.open(self.base, self.id, key=key) for key in self.seats]

    async def host(self, path: str, body: Any = None, expect: int | tuple[int, ...] = (200, 201)) -> Any:
        return await call(self.base, self.keys["host"], f"{self.path}/{path}", {} if body is None else body, expect)

    async def info(self) -> Json:
        info: Json = await call(self.base, self.keys["host"], self.path)
        return info

    def asked(self) -> Socket | None:
        """The person whose view holds a question."""
        return next((socket for socket in self.sockets if socket.view and socket.view["question"]), None)

    async def move_once(self, choose: Callable[[list[str]], str] = first) -> Socket:
        """Whoever is asked answers, and everybody hears of it."""
        mover = self.asked()
        assert mover is not None
        assert mover.view is not None
        reply = await mover.play(choose(mover.view["question"]["answers"]))
        assert reply["type"] == "ack", reply
        await self.catch_up(reply["number"])
        return mover

    async def catch_up(self, number: int) -> None:
        for socket in self.sockets:
            while socket.number < number:
                await socket.hear()

    @property
    def over(self) -> bool:
        view = self.sockets[0].view
        return view is not None and view["result"] is not None

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
