"""Who is connected and who is away."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, update

from terrae.server.database import queries
from terrae.server.database import tables as rows
from terrae.server.errors import not_saved

from ...client import PATIENCE_S, Json, Party, Socket, call
from ...running import QUICK, Here, Process, service

pytestmark = pytest.mark.anyio


def bot_for(seat: int) -> Json:
    return {"seat": seat, "bot": "random"}


async def settled(here: Here, table_id: str) -> None:
    """Wait until a process has stored who came and went."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if table_id not in here.service.unsettled and table_id in here.service.tables:
                async with here.service.tables.locked(table_id):
                    return
            await asyncio.sleep(0.02)


async def test_whoever_connects_hears_who_comes_and_goes(here: Here) -> None:
    party = await Party.make(here.base)
    one = await Socket.open(here.base, party.id, key=party.seats[0])
    two = await Socket.open(here.base, party.id, key=party.seats[1])
    await one.until("table", where=lambda m: m["table"]["seats"][1]["connected"])
    await two.close()
    news = await one.until("table", where=lambda m: not m["table"]["seats"][1]["connected"])
    assert news["table"]["seats"][1]["away_ms"] is not None
    await one.close()


async def until_connected(base: str, party: Party, seat: int, connected: bool = True) -> None:
    """Wait until a process tells that somebody is connected to a seat, or nobody."""
    async with asyncio.timeout(PATIENCE_S):
        while (await call(base, party.keys["host"], party.path))["seats"][seat]["connected"] != connected:
            await asyncio.sleep(0.02)


async def test_whoever_is_connected_to_one_process_is_present_at_the_other(postgres: str) -> None:
    """Comings and goings at one process say nothing about those who are connected to the other."""
    settings = replace(QUICK, replace_after_ms=0)
    async with service(postgres, settings) as one, service(postgres, settings) as two:
        party = await (await Party.make(one.base)).start()
        for seat in range(3):
            await until_connected(two.base, party, seat)
        watcher = await Socket.open(two.base, party.id, key=party.keys["watch"])
        other = await Socket.open(two.base, party.id, key=party.seats[1])
        await until_connected(two.base, party, 1)
        await other.close()
        await settled(one, party.id)
        await settled(two, party.id)
        for base in (one.base, two.base):
            info = await call(base, party.keys["host"], party.path)
            assert [seat["connected"] for seat in info["seats"]] == [True, True, True]
            for seat in range(3):
                refused = await call(base, party.keys["host"], f"{party.path}/replace", bot_for(seat), 409)
                assert "long enough" in refused["sentence"]
        await party.sockets[1].close()
        await until_connected(two.base, party, 1, connected=False)
        await watcher.close()
        await party.close()


@pytest.mark.attack("Lets a bot replace somebody who is there, connected to another process.")
async def test_a_bot_replaces_nobody_whom_only_the_database_knows_to_be_there(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that has not heard of a coming asks the database before somebody loses a seat to a bot."""

    async def deaf(*_: object) -> None:
        pass

    monkeypatch.setattr("terrae.server.tables.other_processes.hear", deaf)
    settings = replace(QUICK, replace_after_ms=0)
    async with service(postgres, settings) as one, service(postgres, settings) as two:
        party = await Party.make(one.base)
        await party.host("start")
        watcher = await Socket.open(two.base, party.id, key=party.keys["watch"])
        await party.connect()
        await until_connected(one.base, party, 0)
        assert two.service.tables[party.id].stored.seats[0].away_since is not None
        refused = await call(two.base, party.keys["host"], f"{party.path}/replace", bot_for(0), 409)
        assert "long enough" in refused["sentence"]
        await watcher.close()
        await party.close()


async def test_a_coming_that_could_not_be_stored_is_stored_later(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await Party.make(here.base)
    failures = 0
    save = here.service.save

    async def failing(*arguments: Any) -> Any:
        nonlocal failures
        if failures < 2:
            failures += 1
            raise not_saved()
        return await save(*arguments)

    monkeypatch.setattr(here.service, "save", failing)
    await party.connect()
    for seat in range(3):
        await until_connected(here.base, party, seat)
    assert failures == 2
    await party.close()


async def test_whoever_was_taken_for_gone_while_the_database_stood_still_is_there_again(here: Here) -> None:
    """Another process that comes to itself first sends everybody of this one away."""
    party = await (await Party.make(here.base)).start()
    await until_connected(here.base, party, 0)

    def forget(connection: Connection) -> None:
        connection.execute(rows.connections.delete())
        connection.execute(update(rows.seats).values(away_since=0))

    await here.service.database.write(forget)
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])

    def stored(connection: Connection) -> list[int | None]:
        return [seat.away_since for seat in queries.read_seats(connection, party.id)]

    async with asyncio.timeout(PATIENCE_S):
        while await here.service.database.read(stored) != [None, None, None]:
            await asyncio.sleep(0.02)
    await watcher.close()
    await party.close()


async def test_seats_of_a_process_that_was_killed_are_away(postgres: str) -> None:
    async with service(postgres) as one:
        with Process(postgres) as two:
            party = await (await Party.make(two.base)).start()
            watcher = await Socket.open(one.base, party.id, key=party.keys["watch"])
            await until_connected(one.base, party, 0)
            two.kill()
        await watcher.until("table", where=lambda m: not any(seat["connected"] for seat in m["table"]["seats"]))
        await watcher.close()


async def test_leaving_a_game_ends_the_connections_at_every_process(postgres: str) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await (await Party.make(one.base)).start()
        again = await Socket.open(two.base, party.id, key=party.seats[0])
        await settled(two, party.id)
        await call(one.base, party.seats[0], f"{party.path}/leave", {"seat": 0})
        assert await party.sockets[0].closed() == 1000
        assert await again.closed() == 1000
        info = await call(two.base, party.seats[1], f"{party.path}/replace", bot_for(0))
        assert info["seats"][0]["kind"] == "away"
        await party.close()
