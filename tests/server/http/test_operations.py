"""Health and figures."""

import asyncio
import sqlite3
import threading

import pytest
from sqlalchemy import Connection, event

from terrae.server import scheduler
from terrae.server.fair_queue import Whose

from ..client import PATIENCE_S, Party, call, web
from ..running import Here, service

pytestmark = pytest.mark.anyio


async def test_health_tells_whether_the_database_answers(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await call(here.base, None, "/healthz") == {"status": "ok"}
    from terrae.server.database.writer import NotSaved

    def fail(*_: object) -> None:
        raise NotSaved("no")

    monkeypatch.setattr(here.service.database, "read_now", fail)
    await call(here.base, None, "/healthz", None, 503)


@pytest.mark.attack("Asks for lists of tables until everything that reads waits, so that the service seems to be ill.")
async def test_lists_keep_neither_health_nor_other_readers_waiting(here: Here) -> None:
    database, go_on = here.service.database, threading.Event()
    lists = [database.read_in_turn(lambda _: go_on.wait(PATIENCE_S), Whose("10.0.0.1")) for _ in range(20)]
    waiting = [asyncio.ensure_future(one) for one in lists]
    await asyncio.sleep(0)
    others = await database.read_in_turn(lambda _: "another address", Whose("10.0.0.2"))
    assert others == "another address", "one address reads one list at a time"
    readers = [asyncio.ensure_future(database.read(lambda _: go_on.wait(PATIENCE_S))) for _ in range(20)]
    assert await call(here.base, None, "/healthz") == {"status": "ok"}, "though every reader is busy"
    go_on.set()
    assert all(await asyncio.gather(*waiting, *readers))


@pytest.mark.attack("Asks for the service's health without end, so that it writes.")
async def test_asking_for_health_writes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = 0

    async def no_round(_: object) -> None:
        nonlocal rounds
        rounds += 1

    monkeypatch.setattr(scheduler, "run_once", no_round)  # it writes every second
    async with service(database) as here, web(here.base) as http:
        for _ in range(10):  # what the service looks after by itself when it begins is soon done
            commits = here.service.database.commits
            for _ in range(20):
                assert (await http.get("/healthz")).status_code == 200
            if here.service.database.commits == commits:
                break
        else:
            raise AssertionError("something is written whenever somebody asks")
        assert rounds


async def test_health_tells_that_nothing_is_stored_and_that_it_is_again(here: Here) -> None:
    def fail(_: Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def until(status: int) -> dict[str, str]:
        async with web(here.base) as http, asyncio.timeout(PATIENCE_S):
            while (answer := await http.get("/healthz")).status_code != status:
                await asyncio.sleep(0.05)
        found: dict[str, str] = answer.json()
        return found

    event.listen(here.service.database.writer, "commit", fail)
    assert await until(503) == {"status": "the database does not store"}
    event.remove(here.service.database.writer, "commit", fail)
    assert await until(200) == {"status": "ok"}


async def test_metrics_count_moves_sockets_and_time(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    async with web(here.base) as http:
        answer = await http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    text = answer.text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["terrae_moves_total"]) == 1
    assert float(figures["terrae_sockets"]) == 3
    assert float(figures["terrae_tables_in_memory"]) == 1
    assert float(figures["terrae_ack_seconds_count"]) == 1
    assert "terrae_loop_lag_seconds" in figures
    assert party.id not in text
    await party.close()
