"""Backups."""

import asyncio
import os
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import make_url

from terrae.engine.errors import Refused
from terrae.server.database.backup import back_up

from ..client import PATIENCE_S, Party
from ..postgresql import new_database, programs
from ..running import Process, service

pytestmark = pytest.mark.anyio


async def test_a_backup_can_be_made_while_serving(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db") as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        copy = tmp_path / "copy.db"
        assert await asyncio.to_thread(back_up, str(tmp_path / "tables.db"), copy) == 1
        await party.move_once()
        await party.close()
        with pytest.raises(Refused, match="never written over"):
            back_up(str(tmp_path / "tables.db"), copy)
    async with service(copy) as restored:
        party.base = restored.base
        assert (await party.info())["number"] == 1


@pytest.mark.full
async def test_a_backup_of_postgresql_can_be_restored(
    cluster: str, postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{programs()}:{os.environ['PATH']}")
    async with service(postgres) as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        with_password = make_url(postgres).set(password="s3cret").render_as_string(hide_password=False)
        ran: list[str] = []

        def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
            ran.extend(command)
            return subprocess.CompletedProcess[str](command, subprocess.call(command, env=more["env"]), "", "")

        with monkeypatch.context() as patch:
            patch.setattr("terrae.server.database.backup.subprocess.run", run)
            assert await asyncio.to_thread(back_up, with_password, tmp_path / "copy") == 1
        assert "s3cret" not in " ".join(ran), "everybody on the machine sees the arguments of a program"
        await party.move_once()
        await party.close()
    again = new_database(cluster, "restored")
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={again}", tmp_path / "copy"], check=True)
    async with service(again) as restored:
        party.base = restored.base
        assert (await party.info())["number"] == 1


@pytest.mark.attack("Keeps writing so that a backup never ends.")
@pytest.mark.parametrize("mib", [40, pytest.param(500, marks=pytest.mark.full)])
def test_a_backup_ends_although_somebody_keeps_writing(tmp_path: Path, mib: int) -> None:
    source = tmp_path / "tables.db"
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY, content)")
        connection.execute("BEGIN")
        for _ in range(mib):
            connection.execute("INSERT INTO tables (content) VALUES (randomblob(1 << 20))")
        connection.execute("COMMIT")
    started, enough = Event(), Event()
    written = 0

    def keep_writing() -> None:
        nonlocal written
        with closing(sqlite3.connect(source, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            while not enough.wait(0.002) and written < 20_000:
                connection.execute("INSERT INTO tables (content) VALUES ('more')")
                written += 1
                started.set()

    writer = Thread(target=keep_writing)
    writer.start()
    started.wait(PATIENCE_S)
    try:
        tables = back_up(str(source), tmp_path / "copy.db")
        assert writer.is_alive(), "it ended only when nobody wrote any more"
    finally:
        enough.set()
        writer.join()
    assert mib < tables <= mib + written


@pytest.mark.attack("Reads the database, or a copy of it, as another user of the machine.")
async def test_only_the_owner_may_read_the_database_and_its_copies(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    database.touch(0o644)
    with Process(database) as process:
        party = await (await Party.make(process.base)).start()
        back_up(str(database), tmp_path / "copy.db")
        await party.close()
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock", "copy.db")
    assert modes == dict.fromkeys(names, 0o600)


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no database"):
        back_up(str(tmp_path / "none.db"), tmp_path / "copy.db")
