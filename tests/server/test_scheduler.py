"""What the service does by itself: clocks that run out, tables that everybody has forgotten."""

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from terrae.server import scheduler
from terrae.server.database import tables as rows
from terrae.server.database.removal import ABOUT
from terrae.server.database.workers import latest_time
from terrae.server.scheduler import RESTING_MS, abandon_forgotten, act_where_due, remove_old
from terrae.server.settings import DAY_MS, Settings
from terrae.server.tables.play.substitutes import stand_in
from terrae.server.tables.service import Service
from terrae.server.tables.table import Table

from .client import PATIENCE_S, Api, Party, Socket, call, web
from .running import QUICK, Here, service, services

pytestmark = pytest.mark.anyio


async def test_when_time_has_run_out_a_bot_decides(here: Here) -> None:
    hour_s = 3600
    party = await Party.make(here.base, clock={"kind": "decision", "seconds": hour_s})
    await party.start()
    mover = party.asked()
    assert mover is not None
    seat = party.sockets.index(mover)
    assert 0 < (await party.info())["left_ms"] <= 1000 * hour_s
    here.service.clock.not_before(here.service.clock.now() + 1000 * hour_s)
    moved = await mover.until("moved")
    assert moved["seat"] == seat
    assert (await party.info())["seats"][seat]["kind"] == "away"
    await party.close()


def of_no_game(connection: Connection, table_id: str) -> None:
    """Its game is not installed here."""
    connection.execute(update(rows.tables).where(rows.tables.c.id == table_id).values(game="ludo"))


def of_no_deck(connection: Connection, table_id: str) -> None:
    """Its deck is gone."""
    connection.execute(update(rows.tables).where(rows.tables.c.id == table_id).values(deck="gone"))


def of_no_setup(connection: Connection, table_id: str) -> None:
    """Its set-up is cut off."""
    connection.execute(update(rows.tables).where(rows.tables.c.id == table_id).values(setup='{"deal'))


def of_illegal_moves(connection: Connection, table_id: str) -> None:
    """Its log does not replay."""
    connection.execute(update(rows.log).where(rows.log.c.table_id == table_id).values(answer="castle"))


DAMAGES = (of_no_game, of_no_deck, of_no_setup, of_illegal_moves)


async def damaged(here: Here) -> list[Party]:
    """Tables that are due before any other, and that cannot be read."""
    parties = []
    for damage in DAMAGES:
        party = await (await Party.make(here.base, public=True, clock={"kind": "decision", "seconds": 1800})).start()
        await party.move_once()
        await party.close()
        await here.service.database.write(partial(damage, table_id=party.id))
        parties.append(party)
    await rest(here, 0)
    return parties


@pytest.mark.attack("Leaves tables behind that cannot be read, more than the scheduler looks at in one round.")
async def test_one_unreadable_table_does_not_stop_the_clocks_of_the_others(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MOST_DUE", 2)
    bad = await damaged(here)
    good = await (await Party.make(here.base, public=True, clock={"kind": "decision", "seconds": 3600})).start()
    mover = good.asked()
    assert mover is not None
    here.service.clock.not_before(here.service.clock.now() + 3600 * 1000)
    for _ in range(len(bad)):
        await act_where_due(here.service)
    await mover.until("moved")
    assert here.service.tables.unreadable.ids() == {party.id for party in bad}
    async with web(here.base) as http:
        assert 'terrae_tables_set_aside{why="unreadable"} 4.0' in (await http.get("/metrics")).text
    errors = here.service.metrics.errors._value.get()
    await act_where_due(here.service)
    assert here.service.metrics.errors._value.get() == errors, "they are left alone for a while"
    await good.close()


@pytest.mark.attack("Leaves a table behind that cannot be read, and looks at lists.")
async def test_a_table_that_cannot_be_read_is_left_out_of_lists_and_says_so_itself(here: Here) -> None:
    bad = await damaged(here)
    good = [await Party.make(here.base, public=True) for _ in range(2)]
    first = await call(here.base, None, "/api/tables")
    assert {table["id"] for table in first} >= {party.id for party in good}
    for party in bad:
        assert (await call(here.base, party.keys["host"], party.path, None, 503))["code"] == "unreadable"
        socket = await Socket.dial(here.base, party.id)
        await socket.send(type="hello", key=party.seats[0])
        assert (await socket.until("refused"))["code"] == "unreadable"
        assert await socket.closed() == 1011
    async with Api(here.base) as api:
        errors = here.service.metrics.errors._value.get()
        listed = await api.get("/api/tables")
        assert {table["id"] for table in listed} == {party.id for party in good}
        assert here.service.metrics.errors._value.get() == errors, "they were set aside already"
        page = await api.http.get("/api/tables?limit=3")
        assert page.status_code == 200
        assert 'rel="next"' in page.headers["link"], "the list goes on behind those that cannot be read"
    assert await call(here.base, None, "/healthz") == {"status": "ok"}


async def test_a_list_leaves_out_what_turns_out_to_be_unreadable_when_it_is_loaded(here: Here) -> None:
    """An earlier version has stored no word of who decides: then a list must load the table."""
    bad, good = [await (await Party.make(here.base, public=True)).start() for _ in range(2)]
    for party in (bad, good):
        await party.move_once()
        await party.close()
    await here.service.database.write(partial(of_illegal_moves, table_id=bad.id))
    await here.service.database.write(
        lambda connection: connection.execute(update(rows.log).values(decides=None)).rowcount
    )
    await rest(here, 0)
    assert [table["id"] for table in await call(here.base, None, "/api/tables")] == [good.id]


async def test_a_table_that_is_mended_can_be_read_again(here: Here) -> None:
    bad, *_ = await damaged(here)
    await call(here.base, bad.keys["host"], bad.path, None, 503)
    await here.service.database.write(
        lambda connection: connection.execute(update(rows.tables).values(game="terra")).rowcount
    )
    await call(here.base, bad.keys["host"], bad.path, None, 503)
    here.service.tables.unreadable.until[bad.id] = 0.0
    assert (await bad.info())["status"] == "playing"
    assert bad.id not in here.service.tables.unreadable.ids()


async def test_unreadable_tables_do_not_keep_forgotten_ones(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MOST_DUE", 2)
    bad = [await Party.make(here.base, people=1, bots=False) for _ in range(3)]
    for party in bad:
        await here.service.database.write(partial(of_no_game, table_id=party.id))
    good = await Party.make(here.base, people=1, bots=False)
    await rest(here, Settings().abandon_after_ms + DAY_MS)
    for _ in range(3):
        await abandon_forgotten(here.service)
    assert (await good.info())["status"] == "abandoned"


async def test_a_table_at_which_something_unexpected_happens_is_left_alone_for_a_while(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, good = [
        await (await Party.make(here.base, clock={"kind": "decision", "seconds": seconds})).start()
        for seconds in (1800, 3600)
    ]

    async def breaking(service: Service, table: Table, *more: Any) -> None:
        if table.id == failing.id:
            raise KeyError("planted")
        await stand_in(service, table, *more)

    monkeypatch.setattr(scheduler, "stand_in", breaking)
    mover = good.asked()
    assert mover is not None
    here.service.clock.not_before(here.service.clock.now() + 3600 * 1000)
    await act_where_due(here.service)
    await mover.until("moved")
    assert here.service.failing.ids() == {failing.id}
    await failing.move_once()
    for party in (failing, good):
        await party.close()


async def test_clocks_stand_still_while_the_service_does(database: str) -> None:
    async with service(database) as here:
        party = await Party.make(here.base, clock={"kind": "decision", "seconds": 3600})
        await party.start()
        database_, due = here.service.database, here.service.tables[party.id].stored.due
        assert due is not None
        async with asyncio.timeout(PATIENCE_S):
            while (stored := await database_.read(latest_time)) < 1000:
                await asyncio.sleep(0.02)
        asked = time.monotonic()
        before = (await party.info())["left_ms"]
        await party.close()
    ran = time.monotonic() - asked
    await asyncio.sleep(2.5)
    began = time.monotonic()
    async with service(database) as here:
        party.base = here.base
        after = (await party.info())["left_ms"]
        ran += time.monotonic() - began
    assert before - 1000 * ran - 10 < after, "the clock ran while the service did not"
    assert after <= due - stored, "the clock has gone back"


async def test_a_forgotten_table_is_given_up_and_shows_what_was_hidden(database: str) -> None:
    hour_ms = 3600 * 1000
    async with service(database, replace(QUICK, abandon_after_ms=hour_ms)) as here:
        forgotten = await (await Party.make(here.base)).start()
        await forgotten.move_once()
        here.service.clock.not_before(here.service.clock.now() + hour_ms + 1)
        played = await (await Party.make(here.base)).start()
        await played.move_once()
        await abandon_forgotten(here.service)
        assert (await forgotten.info())["status"] == "abandoned"
        assert (await played.info())["status"] == "playing"
        await forgotten.close()
        await played.close()


async def test_a_clock_of_days_gives_that_many_days(here: Here) -> None:
    party = await Party.make(here.base, clock={"kind": "days", "days": 2})
    left = (await party.host("start"))["left_ms"]
    assert 2 * 24 * 3600 - PATIENCE_S < left / 1000 <= 2 * 24 * 3600


KEPT = (*ABOUT, rows.tables, rows.decks)


async def rows_kept(here: Here) -> dict[str, int]:
    """How many rows the database has about tables."""
    return await here.service.database.read(
        lambda connection: {
            table.name: int(connection.execute(select(func.count()).select_from(table)).scalar() or 0) for table in KEPT
        }
    )


async def ended(base: str) -> Party:
    """A table with a game that has ended, and with talk."""
    party = await (await Party.make(base)).start()
    await party.sockets[0].send(type="chat", id="1", text="Well played")
    await party.sockets[0].send(type="block", id="2", seat=1)
    await party.sockets[0].send(type="report", id="3", seat=1)
    await party.move_once()
    await party.host("abandon")
    await party.close()
    return party


async def rest(here: Here, ms: int) -> None:
    """Time goes by, nobody is connected, and no table is in memory."""
    async with asyncio.timeout(PATIENCE_S):
        while here.service.sockets or here.service.unsettled:
            await asyncio.sleep(0.02)
    for table_id in here.service.tables:
        async with here.service.tables.locked(table_id):
            here.service.tables.forget(table_id)
    here.service.clock.not_before(here.service.clock.now() + ms)


@pytest.mark.attack("Makes tables that nobody plays, so that the database grows.")
async def test_tables_that_nobody_played_are_removed_with_everything_about_them(database: str) -> None:
    async with service(database) as here:
        nothing = await rows_kept(here)
        unplayed = await Party.make(here.base, people=2, bots=False, public=True)
        over = await ended(here.base)
        await rest(here, Settings().unplayed_after_ms - RESTING_MS)
        assert await remove_old(here.service) == []
        await rest(here, 2 * RESTING_MS)
        assert await remove_old(here.service) == [unplayed.id]
        await call(here.base, unplayed.keys["host"], unplayed.path, None, (401, 404))
        assert (await over.info())["status"] == "abandoned"
        assert len((await call(here.base, over.keys["host"], f"{over.path}/record"))["moves"]) == 1
        await rest(here, Settings().finished_after_ms)
        assert await remove_old(here.service) == [over.id]
        assert await rows_kept(here) == nothing


async def test_tables_that_are_played_at_are_kept(database: str) -> None:
    async with service(database) as here:
        playing = await (await Party.make(here.base)).start()
        await playing.move_once()
        await playing.close()
        waits = await Party.make(here.base, people=1, bots=False)
        waiting = await Socket.open(here.base, waits.id, key=waits.seats[0])
        here.service.clock.not_before(1000 * DAY_MS)
        here.service.tables.forget(playing.id)
        assert await remove_old(here.service) == []
        assert (await playing.info())["status"] == "playing"
        await waiting.close()


@pytest.mark.attack("Makes more tables than the service keeps.")
async def test_beyond_a_number_of_tables_the_oldest_are_removed(database: str) -> None:
    async with service(database, replace(QUICK, most_unplayed=2, most_finished=1)) as here:
        tables = []
        for _ in range(4):
            tables.append(await Party.make(here.base, people=0, bots=False))
            here.service.clock.not_before(here.service.clock.now() + 1000)
        over = [await ended(here.base)]
        here.service.clock.not_before(here.service.clock.now() + 1000)
        over.append(await ended(here.base))
        await rest(here, 0)
        assert await remove_old(here.service) == [], "nothing is removed while something has just happened there"
        await rest(here, 2 * RESTING_MS)
        assert await remove_old(here.service) == [tables[0].id, tables[1].id, over[0].id]
        assert await remove_old(here.service) == []


async def test_a_removed_table_is_gone_for_other_processes_too(database: str) -> None:
    async with services(database) as heres:
        table = await ended(heres[0].base)
        if len(heres) > 1:
            watcher = await Socket.open(heres[1].base, table.id, key=table.keys["watch"])
        await rest(heres[0], 1000 * DAY_MS)
        assert await remove_old(heres[0].service) == [table.id]
        if len(heres) > 1:
            assert await watcher.closed() == 4404
        for here in heres:
            await call(here.base, table.keys["watch"], table.path, None, (401, 404))
            assert here.service.metrics.errors._value.get() == 0
