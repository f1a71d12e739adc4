"""Disk full, locked database, failed commit: nothing is acknowledged, the error is clear, reads go on."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from terrae.engine.match import replay

from ..client import Party, Socket, call
from ..running import Here, service

pytestmark = pytest.mark.anyio


@contextlib.contextmanager
def failing_commit(here: Here) -> Iterator[None]:
    """Every commit fails, as if the disk did."""

    def fail(_: Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    engine = here.house.store.writer
    event.listen(engine, "commit", fail)
    try:
        yield
    finally:
        event.remove(engine, "commit", fail)


@contextlib.contextmanager
def full_disk(here: Here) -> Iterator[None]:
    """The database may not grow by a single page."""
    engine = here.house.store.writer

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
    file = here.house.store.file
    assert file is not None
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.mark.parametrize("trouble", [failing_commit, locked])
async def test_a_move_that_cannot_be_stored_has_not_happened(tmp_path: Path, trouble: Any) -> None:
    async with service(tmp_path / "tables.db") as here:
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
    check_file(tmp_path / "tables.db")


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
