"""Lists of tables."""

import asyncio

import pytest

from terrae.server.database import decks

from ...client import PATIENCE_S, Party, call, web
from ...running import Here

DAY_MS = 24 * 3600 * 1000
pytestmark = pytest.mark.anyio


async def test_public_tables_are_listed_and_open_to_everybody(here: Here) -> None:
    hidden = await Party.make(here.base, people=0, bots=False)
    shown = await Party.make(here.base, people=0, bots=False, public=True, title="Come in")
    listed = await call(here.base, None, "/api/tables")
    assert [table["id"] for table in listed] == [shown.id]
    await call(here.base, None, hidden.path, None, 404)
    await call(here.base, None, f"{hidden.path}/join", {"name": "Ada"}, 404)
    assert (await call(here.base, None, f"{shown.path}/join", {"name": "Ada"}))["seat"] == 0


@pytest.mark.attack("Lists many tables with long decks of their own, so that each deck is worked out.")
async def test_a_list_works_out_no_deck(here: Here) -> None:
    document = (await call(here.base, None, "/api/games/terra/deck"))["document"]
    for name in ("Ours", "Theirs"):
        own = {"name": name, "threats": {**document["threats"], "G-AF": 16}}
        await Party.make(here.base, people=0, bots=False, public=True, deck=own)
    decks.deck_from.cache_clear()
    listed = await call(here.base, None, "/api/tables")
    assert {table["deck"] for table in listed} == {"Ours", "Theirs"}
    assert decks.deck_from.cache_info().misses == 0


@pytest.mark.attack("Lists tables again and again, so that each is loaded.")
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
    stands_at = here.service.clock.now()
    here.service.clock.now = lambda: stands_at  # type: ignore[method-assign]  # times stand still
    for asker in (None, played.seats[1], played.keys["host"]):
        listed = {table["id"]: table for table in await call(here.base, asker, "/api/tables")}
        assert listed.keys() == {waits.id, begun.id, played.id}
        for table_id, info in listed.items():
            assert info == await call(here.base, asker, f"/api/tables/{table_id}")
    assert [table["you"]["seats"] for table in await call(here.base, played.seats[1], "/api/mine")] == [[1]]
    await played.host("abandon")
    (mine,) = await call(here.base, played.keys["host"], "/api/mine")
    assert mine == await played.info()
    for _ in range(20):  # what the service does by itself may load a table meanwhile
        for table_id in list(here.service.tables):
            here.service.tables.forget(table_id)
        await call(here.base, None, "/api/tables")
        await call(here.base, played.keys["host"], "/api/mine")
        if list(here.service.tables) == [begun.id]:
            break
    assert list(here.service.tables) == [begun.id], "only where nobody has moved yet must the rules say who begins"


async def test_lists_tell_when_something_happened_last_and_how_a_game_ended(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = here.service.clock
    monkeypatch.setattr(clock, "has_drifted", lambda: False)  # the dates are those of the test
    party = await (await Party.make(here.base)).start()
    assert (await party.info())["result"] is None
    # The service has stopped for a day between two moves: it counts no time then, but people do.
    await party.move_once()
    clock.dates = [(0, DAY_MS), (clock.now() + 1, 2 * DAY_MS + clock.now() + 1)]
    (listed,) = await call(here.base, party.seats[0], "/api/mine")
    assert listed["changed"].startswith("1970-01-02")
    await asyncio.sleep(0.01)
    await party.move_once()
    (listed,) = await call(here.base, party.seats[0], "/api/mine")
    assert listed["changed"].startswith("1970-01-03")
    while not party.over:
        await party.move_once()
    await party.close()
    (listed,) = await call(here.base, party.seats[0], "/api/mine")
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    assert listed["result"] == record["result"]
    assert listed["result"]["outcome"] in ("loss", "success")
    assert listed["changed"] == (await party.info())["changed"]


async def test_my_tables_are_those_of_my_key(here: Here) -> None:
    one, two = await Party.make(here.base), await Party.make(here.base)
    assert [table["id"] for table in await call(here.base, one.seats[0], "/api/mine")] == [one.id]
    assert [table["id"] for table in await call(here.base, two.keys["host"], "/api/mine")] == [two.id]
    assert await call(here.base, None, "/api/mine") == []


async def test_a_long_list_comes_in_parts(here: Here) -> None:
    tables = [await Party.make(here.base, people=0, bots=False, public=True) for _ in range(7)]
    newest_first = [table.id for table in reversed(tables)]
    whole = await call(here.base, None, "/api/tables")
    here.service.clock.now = lambda: 10**9  # type: ignore[method-assign]  # all others are touched at the same time
    for table in tables[1:4]:
        await table.host("shuffle")
    same_time = sorted((table.id for table in tables[1:4]), reverse=True)
    order = same_time + [table for table in newest_first if table not in same_time]
    async with web(here.base) as http:
        path, listed = "/api/tables?limit=2", []
        while path:
            answer = await http.get(path)
            assert len(answer.json()) <= 2
            listed += [table["id"] for table in answer.json()]
            path = answer.links.get("next", {}).get("url", "")
        assert listed == order
        assert [table["id"] for table in whole] == newest_first
        assert "link" not in (await http.get("/api/tables")).headers
        for wrong in ("limit=0", "limit=51", "limit=x", "after=", "after=1", "after=-1-a", "after=1-%00"):
            assert (await http.get(f"/api/tables?{wrong}")).status_code == 400


async def test_my_own_list_comes_in_parts_too(here: Here) -> None:
    party = await Party.make(here.base)
    headers = {"authorization": f"Bearer {party.keys['host']}"}
    async with web(here.base, headers=headers) as http:
        first = await http.get("/api/mine?limit=1")
        assert [table["id"] for table in first.json()] == [party.id]
        assert (await http.get(first.links["next"]["url"])).json() == []
