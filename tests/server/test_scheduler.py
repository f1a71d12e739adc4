"""What the service does by itself: clocks that run out, tables that everybody has forgotten."""

import asyncio
import time
from dataclasses import replace

import pytest

from terrae.server.database.workers import latest_time
from terrae.server.scheduler import abandon_forgotten

from .client import PATIENCE_S, Party
from .running import QUICK, Here, service

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
