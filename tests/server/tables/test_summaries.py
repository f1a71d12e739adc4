"""Lists of tables."""

import asyncio

import pytest

from ..client import PATIENCE_S, Party, call
from ..running import Here

pytestmark = pytest.mark.anyio


async def test_public_tables_are_listed_and_open_to_everybody(here: Here) -> None:
    hidden = await Party.make(here.base, people=0, bots=False)
    shown = await Party.make(here.base, people=0, bots=False, public=True, title="Come in")
    listed = await call(here.base, None, "/api/tables")
    assert [table["id"] for table in listed] == [shown.id]
    await call(here.base, None, hidden.path, None, 404)
    await call(here.base, None, f"{hidden.path}/join", {"name": "Ada"}, 404)
    assert (await call(here.base, None, f"{shown.path}/join", {"name": "Ada"}))["seat"] == 0


async def test_lists_tell_of_a_table_what_it_tells_itself_without_loading_it(here: Here) -> None:
    waits = await Party.make(here.base, people=2, bots=False, public=True)
    begun = await Party.make(here.base, public=True)
    await begun.host("start")
    played = await Party.make(here.base, public=True, clock={"kind": "days", "days": 1}, options={})
    await played.start()
    for _ in range(3):
        await played.move_once()
    await played.close()
    async with asyncio.timeout(PATIENCE_S):
        while any(seat["connected"] for seat in (await played.info())["seats"]):
            await asyncio.sleep(0.02)
    here.service.clock.now = lambda: 10**6  # type: ignore[method-assign]  # times stand still
    for asker in (None, played.seats[1], played.keys["host"]):
        listed = {table["id"]: table for table in await call(here.base, asker, "/api/tables")}
        assert listed.keys() == {waits.id, begun.id, played.id}
        for table_id, told in listed.items():
            assert told == await call(here.base, asker, f"/api/tables/{table_id}")
    assert [table["you"]["seats"] for table in await call(here.base, played.seats[1], "/api/mine")] == [[1]]
    await played.host("abandon")
    (mine,) = await call(here.base, played.keys["host"], "/api/mine")
    assert mine == await played.info()
    for table_id in here.service.tables:
        here.service.tables.forget(table_id)
    await call(here.base, None, "/api/tables")
    await call(here.base, played.keys["host"], "/api/mine")
    assert list(here.service.tables) == [begun.id], "only where nobody has moved yet must the rules say who begins"


async def test_my_tables_are_those_of_my_key(here: Here) -> None:
    one, two = await Party.make(here.base), await Party.make(here.base)
    assert [table["id"] for table in await call(here.base, one.seats[0], "/api/mine")] == [one.id]
    assert [table["id"] for table in await call(here.base, two.keys["host"], "/api/mine")] == [two.id]
    assert await call(here.base, None, "/api/mine") == []
