"""Duplicated, reordered, stale and unacknowledged messages: each thing that is sent has exactly one effect.

On PostgreSQL a client comes back to either of two processes, and some things are sent to both at once.
"""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from ..client import Json, Party, Socket, call
from ..figures import note
from ..running import Here

pytestmark = pytest.mark.anyio

SHORT, FULL, FULL_OF_TWO = 1_500, 100_000, 20_000


class Noise:
    """A client on a bad line: its messages come twice, late and out of order, and answers get lost on the way."""

    def __init__(self, bases: list[str], party: Party, seat: int, chance: Random) -> None:
        self.bases = bases
        self.party = party
        self.seat = seat
        self.chance = chance
        self.old: list[Json] = []
        self.sent = 0
        self.acks: dict[str, int] = {}
        self.socket: Socket | None = None

    async def line(self) -> Socket:
        if self.socket is None or self.chance.random() < 0.02:
            if self.socket is not None:
                await self.socket.close()
            self.socket = await self.connect()
        return self.socket

    async def connect(self) -> Socket:
        return await Socket.open(self.chance.choice(self.bases), self.party.id, key=self.party.seats[self.seat])

    async def send_beside(self, move: Json) -> None:
        """The same over a second line, while it is under way on the first."""
        second = await self.connect()
        await second.send(**move)
        self.sent += 1
        reply = await second.until("ack", "refused")
        assert reply == {"type": "ack", "id": move["id"], "number": move["number"] + 1}, reply
        await second.close()

    async def move(self, number: int, answer: str, turn: int) -> None:
        """One move with whatever a bad line makes of it; returns when it was acknowledged."""
        move: Json = {"type": "move", "id": f"{self.seat}-{turn}", "number": number, "answer": answer}
        extra = [move] * self.chance.choice((0, 0, 1, 2))
        extra += self.chance.sample(self.old, min(len(self.old), self.chance.choice((0, 0, 1, 3))))
        if number > 0 and self.chance.random() < 0.2:
            extra.append({**move, "id": f"stale-{turn}", "number": number - 1})
        burst = [move, *extra]
        self.chance.shuffle(burst)
        beside = asyncio.create_task(self.send_beside(move)) if self.chance.random() < 0.1 else None
        while True:
            socket = await self.line()
            for message in burst:
                await socket.socket.send(json.dumps(message))
                self.sent += 1
            if self.chance.random() < 0.03:
                await socket.close()  # the acknowledgement is lost; the same is sent again
                self.socket = None
                burst = [move]
                continue
            break
        waiting = len(burst)
        while waiting:
            message = await socket.until("ack", "refused")
            waiting -= 1
            if message["type"] == "ack":
                assert self.acks.setdefault(message["id"], message["number"]) == message["number"]
            else:
                assert message["code"] in ("stale", "refused"), message  # refused: the game is over
                assert message["id"].startswith("stale-")
        assert self.acks[move["id"]] == number + 1
        if beside is not None:
            await beside
        self.old = [*self.old[-20:], move]


async def one_table(bases: list[str], messages: int, seed: int) -> int:
    chance = Random(seed)
    sent = turn = 0
    base = bases[0]
    while sent < messages:
        party = await Party.make(base)
        await party.host("start")
        clients = [Noise(bases, party, seat, chance) for seat in range(3)]
        watcher = await Socket.open(bases[-1], party.id, key=party.keys["watch"])
        expected: list[tuple[int, str]] = []
        while sent + sum(client.sent for client in clients) < messages:
            assert watcher.view is not None
            if watcher.view["result"] is not None:
                break
            actor = watcher.view["actor"]
            asked = await Socket.open(base, party.id, key=party.seats[actor])
            assert asked.view is not None
            answer = chance.choice(asked.view["question"]["answers"])
            await asked.close()
            turn += 1
            await clients[actor].move(watcher.number, answer, turn)
            expected.append((actor, answer))
            while watcher.number < len(expected):
                await watcher.hear()
        assert watcher.number == len(expected)
        sent += sum(client.sent for client in clients)
        if watcher.view is not None and watcher.view["result"] is None:
            await party.host("abandon")

        record = await call(base, party.keys["watch"], f"{party.path}/record")
        assert record["moves"] == [list(move) for move in expected]
        for client in clients:
            if client.socket is not None:
                await client.socket.close()
        await watcher.close()
    return sent


async def many_messages(heres: list[Here], messages: int, tables: int) -> None:
    bases = [here.base for here in heres]
    sent = sum(await asyncio.gather(*(one_table(bases, messages // tables, seed) for seed in range(tables))))
    note(f"messages, {len(bases)} processes", sent=sent)


@pytest.mark.attack("Sends messages twice, late and out of order.")
async def test_every_message_has_exactly_one_effect(heres: list[Here]) -> None:
    await many_messages(heres, SHORT, 3)


@pytest.mark.full
async def test_every_message_has_exactly_one_effect_at_length(heres: list[Here]) -> None:
    await many_messages(heres, FULL if len(heres) == 1 else FULL_OF_TWO, 10)
