"""A decision's time runs once: neither bots nor take-backs wind it up again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from terrae.server.database.log import Entry, Log
from terrae.server.database.stored import Stored
from terrae.server.database.workers import set_alive
from terrae.server.protocol.bodies import NewTable
from terrae.server.protocol.shared import DecisionClock, NoClock, TotalClock
from terrae.server.tables.lobby.creation import new_table
from terrae.server.tables.play.clocks import asked_at, deadline, is_late, is_too_late_to_take_back, own_time_ms

from ...client import Party, Socket, call
from ...running import QUICK, Here, service

pytestmark = pytest.mark.anyio

LIMIT_S = 3600
LIMIT_MS = LIMIT_S * 1000
CLOCK = {"kind": "decision", "seconds": LIMIT_S}
PATIENT = replace(QUICK, bot_delay_ms=10**9)
"""Bots take longer than any test."""


def stored_with(*log: tuple[str, int]) -> Stored:
    """A table dealt at 100 whose log has these entries: kind, with how many moves it takes back, and time."""
    entries = tuple(
        Entry(number, kind.split(" ")[0], 0, kind.partition(" ")[2], None, at)
        for number, (kind, at) in enumerate(log, 1)
    )
    table = new_table(NewTable("terra", 3, clock=DecisionClock(1)), 0)
    return changed(table, dealt_at=100, log=Log(entries))


@pytest.mark.parametrize(
    ("log", "asked"),
    [
        ([], [100]),
        ([("move", 200)], [200, 100]),
        ([("move", 200), ("back", 250)], [100]),
        ([("move", 200), ("back", 250), ("move", 300)], [300, 100]),
        ([("move", 200), ("move", 210), ("back", 250), ("move", 300), ("back", 310)], [200, 100]),
        ([("move", 200), ("move", 210), ("back", 250), ("back", 260)], [100]),
        ([("move", 200), ("move", 210), ("move", 220), ("back 2", 260)], [200, 100]),
        ([("move", 200), ("move", 210), ("back 2", 250), ("move", 300)], [300, 100]),
    ],
)
def test_a_decision_is_asked_by_the_move_before_it(log: list[tuple[str, int]], asked: list[int]) -> None:
    assert list(asked_at(stored_with(*log))) == asked


def test_time_runs_from_when_a_decision_was_asked() -> None:
    table = stored_with(("move", 200))
    assert deadline(table, 0, 300) == 1200
    assert [is_late(table, 0, now) for now in (1199, 1200)] == [False, True]
    assert [is_too_late_to_take_back(table, now) for now in (1099, 1100)] == [False, True]
    assert not is_too_late_to_take_back(stored_with(), 10**6), "there is nothing to take back"
    longer = stored_with(("move", 200), ("move", 210))
    assert [is_too_late_to_take_back(longer, 1150, moves) for moves in (1, 2)] == [False, True]
    old = changed(stored_with(), dealt_at=None)
    assert (deadline(old, 0, 300), is_late(old, 0, 10**6)) == (1300, False), "an earlier version did not write it down"
    free = changed(table, clock=NoClock())
    assert (deadline(free, 0, 300), is_late(free, 0, 10**6), is_too_late_to_take_back(free, 10**6)) == (
        None,
        False,
        False,
    )


def wait(here: Here, seconds: int) -> None:
    here.service.clock.not_before(here.service.clock.now() + seconds * 1000)


async def left_s(party: Party) -> float:
    left: int = (await party.info())["left_ms"]
    return left / 1000


@pytest.mark.attack("Winds the clock up by letting a bot play for a while.")
async def test_a_bot_for_a_while_gives_no_more_time(database: str) -> None:
    async with service(database, PATIENT) as here:
        party = await (await Party.make(here.base, clock=CLOCK)).start()
        mover = party.asked()
        assert mover is not None
        seat = party.sockets.index(mover)
        key = party.seats[seat]
        for turn in (1, 2, 3):
            wait(here, 1000)
            await call(here.base, key, f"{party.path}/replace", {"seat": seat, "bot": "random"})
            await call(here.base, key, f"{party.path}/return", {"seat": seat})
            assert 0 < await left_s(party) <= LIMIT_S - 1000 * turn
        await call(here.base, key, f"{party.path}/replace", {"seat": seat, "bot": "random"})
        wait(here, 1000)
        refused = await call(here.base, key, f"{party.path}/return", {"seat": seat}, 409)
        assert "time" in refused["sentence"]
        await party.close()


async def can_take_back(party: Party) -> Socket:
    """Play until somebody may take a move back that somebody else is to answer."""
    while True:
        mover = await party.move_once()
        await mover.send(type="may_take_back", number=mover.number)
        if (await mover.until("may_take_back"))["may"]:
            return mover


async def take_back(mover: Socket) -> dict[str, Any]:
    client = mover.next_id()
    await mover.send(type="take_back", id=client, number=mover.number)
    return await mover.until("ack", "refused", where=lambda message: message["id"] == client)


@pytest.mark.attack("Winds the clock up by taking moves back.")
async def test_a_move_that_is_taken_back_gives_no_more_time(database: str) -> None:
    async with service(database, PATIENT) as here:
        party = await (await Party.make(here.base, clock=CLOCK)).start()
        mover = await can_take_back(party)
        for turn in (1, 2, 3):
            wait(here, 1000)
            assert (await take_back(mover))["type"] == "ack"
            await mover.until("taken_back")
            assert 0 < await left_s(party) <= LIMIT_S - 1000 * turn
            assert (await mover.play(mover.answer))["type"] == "ack"
            await mover.until("moved")
            assert await left_s(party) > LIMIT_S - 900, "whoever is asked next has the whole time"
        wait(here, 1000)
        await mover.send(type="may_take_back", number=mover.number)
        assert not (await mover.until("may_take_back"))["may"]
        refused = await take_back(mover)
        assert "time" in refused["sentence"]
        await party.close()
        await here.service.database.write(lambda db: set_alive(db, here.service.worker, here.service.clock.now()))
    async with service(database, PATIENT) as here:
        party.base = here.base
        assert LIMIT_S - 1900 < await left_s(party) <= LIMIT_S - 1000, "a restart changes nothing"


async def test_what_a_bot_has_decided_is_not_taken_back_while_it_plays(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    mover = await can_take_back(party)
    seat = party.sockets.index(mover)
    await call(here.base, party.seats[seat], f"{party.path}/replace", {"seat": seat, "bot": "random"})
    refused = await take_back(mover)
    assert "bot" in refused["sentence"]
    await party.close()


def timed(*log: tuple[int, str, int]) -> Stored:
    """A table dealt at 1000 with a minute for all decisions of a seat and two seconds more for each answer."""
    entries = tuple(
        Entry(number, kind.split(" ")[0], seat, kind.partition(" ")[2], None, at)
        for number, (seat, kind, at) in enumerate(log, 1)
    )
    return changed(new_table(NewTable("terra", 3, clock=TotalClock(1, 2)), 0), dealt_at=1000, log=Log(entries))


def test_a_seats_own_time_runs_while_it_is_asked_and_grows_by_its_answers() -> None:
    table = timed((0, "move", 11_000), (1, "move", 16_000), (0, "move", 17_000))
    assert [own_time_ms(table, seat) for seat in range(3)] == [60_000 - 11_000 + 4000, 60_000 - 5000 + 2000, 60_000]
    assert deadline(table, 2, 99) == 17_000 + 60_000
    assert [is_late(table, 1, now) for now in (17_000 + 56_999, 17_000 + 57_000)] == [False, True]
    assert own_time_ms(stored_with(), 0) is None
    assert deadline(timed(), 0, 99) == 1000 + 60_000


@pytest.mark.attack("Answers and takes back again and again, to win time.")
def test_nobody_wins_time_by_taking_back() -> None:
    often = timed(*((0, kind, 2000 + 1000 * n) for n, kind in enumerate(["move", "back"] * 10)))
    assert own_time_ms(often, 0) == 60_000 - 10 * 1000
    assert not is_too_late_to_take_back(often, 10**9)
    assert (own_time_ms(often, 1), own_time_ms(often, 2)) == (60_000, 60_000)


def test_an_entry_more_counts_the_same_as_all_read_again() -> None:
    table = timed((0, "move", 11_000), (1, "move", 16_000), (1, "back 2", 17_000), (0, "move", 20_000))
    grown = Log()
    for entry in table.log:
        grown = grown.plus(entry)
    assert (grown.used_ms, dict(grown.answers), grown.standing) == (
        table.log.used_ms, dict(table.log.answers), table.log.standing,
    )  # fmt: skip


async def test_a_bot_plays_when_a_seats_own_time_is_over(database: str) -> None:
    async with service(database, QUICK) as here:
        party = await (await Party.make(here.base, clock={"kind": "total", "minutes": 1})).start()
        info = await call(here.base, party.seats[0], party.path)
        assert [seat["time_ms"] for seat in info["seats"]] == [60_000] * 3
        assert 0 < info["left_ms"] <= 60_000
        await here.service.database.write(lambda connection: set_alive(connection, "later", 10**7))
        socket = party.sockets[0]
        news = await socket.until("table", where=lambda one: "away" in [s["kind"] for s in one["table"]["seats"]])
        assert news["table"]["seats"][info["actor"]]["kind"] == "away"
        await party.close()
