"""Looking what can be taken back costs nobody else anything, however much of it one address asks for."""

import asyncio
import os
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from terrae.engine.match import Match
from terrae.server.rate_limits import NO_RATES, Rate

from ...client import PATIENCE_S, Party, Socket
from ...running import QUICK, Here, service

pytestmark = pytest.mark.anyio

NEVER = 1e-9


class Held:
    """Whoever looks what can be taken back does not come to an end before it is let go on."""

    def __init__(self) -> None:
        self.looked = self.ended = 0
        self.working, self.go_on = threading.Event(), threading.Event()

    def look(self, _seat: int) -> int:
        self.looked += 1
        self.working.set()
        may = self.go_on.wait(PATIENCE_S)
        self.ended += 1
        return may


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    held = Held()
    monkeypatch.setattr(Match, "moves_to_take_back", held.look)
    yield held
    held.go_on.set()


async def until_looked_at(held: Held) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not held.working.is_set():
            await asyncio.sleep(0.01)


@pytest.mark.attack("Asks over many connections at once whether a decision can be taken back.")
async def test_however_many_ask_at_once_it_is_worked_out_once(here: Here, held: Held) -> None:
    party = await (await Party.make(here.base)).start()
    mover = await party.move_once()
    key = party.seats[party.sockets.index(mover)]
    sockets = [await Socket.open(here.base, party.id, key=key) for _ in range(5)]
    for socket in sockets:
        await socket.send(type="may_take_back", number=1)
    await until_looked_at(held)
    await party.info()
    held.go_on.set()
    for socket in sockets:
        assert (await socket.until("may_take_back"))["may"]
        await socket.close()
    assert held.looked == 1
    await party.close()


@pytest.mark.attack("Asks at many tables at once what can be taken back, so that nobody else's table is loaded.")
async def test_a_table_is_loaded_however_much_is_looked_at_to_be_taken_back(here: Here, held: Held) -> None:
    parties = [await (await Party.make(here.base)).start() for _ in range(threads_of_the_event_loop() + 1)]
    *greedy, other = parties
    for party in greedy:
        mover = await party.move_once()
        await mover.send(type="may_take_back", number=mover.number)
    await until_looked_at(held)
    await other.close()
    here.service.tables.forget(other.id)
    assert (await other.info())["number"] == 0
    assert held.ended == 0
    held.go_on.set()
    for party in greedy:
        await party.close()


def threads_of_the_event_loop() -> int:
    """How many threads everything shares that has none of its own."""
    return min(32, (os.cpu_count() or 1) + 4)


@pytest.mark.attack("Moves and takes back at many tables, so that the service has no time for others.")
async def test_an_address_can_have_only_so_much_looked_at_to_be_taken_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "moves_to_take_back", lambda *_: 1)
    settings = replace(QUICK, rates=replace(NO_RATES, take_backs=Rate(1, NEVER)))
    async with service(database, settings) as here:
        one, two = [await (await Party.make(here.base)).start() for _ in range(2)]
        mover = await one.move_once()
        for _ in range(3):
            await mover.send(type="may_take_back", number=1)
            assert (await mover.until("may_take_back"))["may"], "it is known already"
        await mover.send(type="take_back", id="back", number=1)
        await mover.until("ack")
        mover = await two.move_once()
        await mover.send(type="may_take_back", number=1)
        assert (await mover.until("refused"))["code"] == "too_many"
        await mover.send(type="take_back", id="back", number=1)
        assert (await mover.until("refused"))["code"] == "too_many"
        elsewhere = await Socket.dial(here.base, two.id, {"x-forwarded-for": "203.0.113.1"})
        await elsewhere.send(type="hello", key=two.seats[two.sockets.index(mover)])
        await elsewhere.send(type="may_take_back", number=1)
        assert (await elsewhere.until("may_take_back"))["may"]
        await elsewhere.close()
        await two.move_once()
        await one.close()
        await two.close()
