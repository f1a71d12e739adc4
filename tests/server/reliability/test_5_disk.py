"""Disk full, locked database, failed commit: nothing is acknowledged, the error is clear, reads go on.

And on PostgreSQL, which is a process of its own: connections that break, and a database that crashes.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from terrae.engine.record import replay

from ..client import Party, Socket, call
from ..postgresql import crash
from ..running import Here, service, services

pytestmark = pytest.mark.anyio


@contextlib.contextmanager
def failing_commit(here: Here) -> Iterator[None]:
    """Every commit fails, as if the disk did."""

    def fail(_: Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    engine = here.service.database.writer
    event.listen(engine, "commit", fail)
    try:
        yield
    finally:
        event.remove(engine, "commit", fail)


@contextlib.contextmanager
def full_disk(here: Here) -> Iterator[None]:
    """The database may not grow by a single page."""
    engine = here.service.database.writer

    def limit(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    event.listen(engine, "begin", limit)
    try:
        yield
    finally:
        event.remove(engine, "begin", limit)
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1073741823")


@contextlib.contextmanager
def locked(here: Here) -> Iterator[None]:
    """Another program holds the database."""
    file = here.service.database.file
    assert file is not None
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


# ---- PostgreSQL ----


def database_of(here: Here) -> str:
    return here.service.database.url.set(drivername="postgresql").render_as_string()


@contextlib.contextmanager
def refusing(here: Here, timing: str) -> Iterator[None]:
    """The database itself says that its disk is full, for every row of the log and every table."""
    with psycopg.connect(database_of(here), autocommit=True) as other:
        other.execute(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$"
        )
        for table in ("log", "tables"):
            other.execute(f"CREATE CONSTRAINT TRIGGER full_{table} AFTER INSERT ON {table} {timing}")
        try:
            yield
        finally:
            other.execute("DROP FUNCTION refuse CASCADE")


def refused_rows(here: Here) -> contextlib.AbstractContextManager[None]:
    """No row can be written."""
    return refusing(here, "FOR EACH ROW EXECUTE FUNCTION refuse()")


def refused_commits(here: Here) -> contextlib.AbstractContextManager[None]:
    """Every row can be written, and no commit goes through."""
    return refusing(here, "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()")


@contextlib.contextmanager
def locked_rows(here: Here) -> Iterator[None]:
    """Another program has locked the log and the tables."""
    with psycopg.connect(database_of(here)) as other:
        other.execute("LOCK TABLE log, tables IN EXCLUSIVE MODE")
        yield
        other.rollback()


full = pytest.mark.full


@pytest.mark.parametrize(
    ("kind", "trouble"),
    [
        ("sqlite", failing_commit),
        ("sqlite", locked),
        ("postgresql", refused_commits),
        pytest.param("postgresql", refused_rows, marks=full),
        pytest.param("postgresql", locked_rows, marks=full),
    ],
)
async def test_a_move_that_cannot_be_stored_has_not_happened(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, trouble: Any
) -> None:
    database = str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("postgres")
    async with service(database) as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
        mover = party.asked()
        assert mover is not None
        answer = mover.answer
        with trouble(here):
            reply = await mover.play(answer, client="tried")
            assert reply["type"] == "refused"
            assert reply["code"] == "not_saved"
            assert (await party.info())["number"] == 1
            await watcher.send(type="look")
            assert (await watcher.until("view"))["number"] == 1
            assert (await call(here.base, party.seats[0], f"{party.path}/replay"))["steps"][-1]["number"] == 1
            refused = await call(here.base, None, "/api/tables", {"game": "terra", "seats": 3}, 503)
            assert refused["code"] == "not_saved"
        reply = await mover.play(answer, client="tried")
        assert reply == {"type": "ack", "id": "tried", "number": 2}
        await watcher.until("moved", where=lambda m: m["number"] == 2)
        assert [m["number"] for m in watcher.heard if m["type"] == "moved"] == [2]
        await watcher.close()
        await party.close()
    if kind == "sqlite":
        check_file(tmp_path / "tables.db")


async def test_a_move_that_was_stored_without_the_database_saying_so_is_acknowledged(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the commit and before its answer."""
    party = await (await Party.make(here.base)).start()
    transact = here.service.database._transact

    def unheard(batch: Any) -> None:
        transact(batch)
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("the line is dead"))

    mover = party.asked()
    assert mover is not None
    with monkeypatch.context() as patch:
        patch.setattr(here.service.database, "_transact", unheard)
        reply = await mover.play(mover.answer, client="once")
    assert reply == {"type": "ack", "id": "once", "number": 1}
    await party.catch_up(1)
    await party.move_once()
    for socket in party.sockets:
        assert [message["number"] for message in socket.heard if message["type"] == "moved"] == [1, 2]
    await party.close()


@pytest.mark.attack("Fills the disk.")
async def test_when_the_disk_is_full_what_was_acknowledged_is_kept(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db") as here:
        parties = [await (await Party.make(here.base)).start() for _ in range(4)]
        with full_disk(here):
            refused = await play_until_refused(parties)
            assert refused["code"] == "not_saved"
            for party in parties:
                assert (await party.info())["number"] == party.sockets[0].number
        for party in parties:
            acknowledged = party.sockets[0].number
            if not party.over:
                await party.move_once()
                acknowledged += 1
                if (await party.info())["status"] == "playing":  # that move may have lost the world
                    await party.host("abandon")
            record = await call(here.base, party.seats[0], f"{party.path}/record")
            assert len(replay(record).moves) == acknowledged
            await party.close()
    check_file(tmp_path / "tables.db")


async def play_until_refused(parties: list[Party]) -> dict[str, Any]:
    for _ in range(200):
        for party in parties:
            mover = party.asked()
            if mover is not None:
                reply = await mover.play(mover.answer)
                if reply["type"] == "refused":
                    return reply
                await party.catch_up(reply["number"])
    raise AssertionError("the disk was never full")


def check_file(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def move_on(party: Party) -> int:
    """Whoever is asked answers, again and again under the same id until it is stored; how often that failed."""
    mover = party.asked()
    assert mover is not None
    number, answer, client = mover.number, mover.answer, mover.next_id()
    for failures in range(1000):
        reply = await mover.play(answer, number, client)
        if reply["type"] == "ack":
            assert reply["number"] == number + 1
            await party.catch_up(reply["number"])
            return failures
        assert reply["code"] == "not_saved"
        await asyncio.sleep(0.1)
    raise AssertionError("the database never came back")


async def play_through(postgres: str, trouble: Any) -> int:
    """Play at two processes, with trouble after every third move; how many answers could not be stored at once."""
    failures = 0
    async with services(postgres) as heres:
        party = await Party.make(heres[0].base)
        await party.host("start")
        party.sockets = [
            await Socket.open(heres[seat % 2].base, party.id, key=key) for seat, key in enumerate(party.seats)
        ]
        moves = 0
        while moves < 9 and not party.over:
            if moves % 3 == 2:
                await asyncio.to_thread(trouble)
            failures += await move_on(party)
            moves += 1
        for socket in party.sockets:
            numbers = [message["number"] for message in socket.heard if message["type"] == "moved"]
            assert numbers == list(range(1, moves + 1)), "a move was told twice, or not at all"
        if not party.over:
            await party.host("abandon")
        record = await call(heres[1].base, party.seats[0], f"{party.path}/record")
        assert len(replay(record).moves) == moves
        assert all(here.service.metrics.errors._value.get() == 0 for here in heres)
        await party.close()
    return failures


async def test_when_every_connection_to_the_database_breaks_nobody_notices(postgres: str) -> None:
    def break_all() -> None:
        with psycopg.connect(postgres, autocommit=True) as other:
            ours = "datname = current_database() AND pid <> pg_backend_pid()"
            other.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")

    assert await play_through(postgres, break_all) == 0


@pytest.mark.full
async def test_when_the_database_crashes_the_game_goes_on_with_every_acknowledged_move(
    cluster: str, postgres: str
) -> None:
    await play_through(postgres, lambda: crash(cluster))
