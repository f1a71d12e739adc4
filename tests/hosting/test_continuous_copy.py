"""A copier that follows the write-ahead log, as Litestream does, and PostgreSQL's own: neither misses a move.

Litestream itself is not where the tests run. What it needs of SQLite is tried here: it holds a read transaction, so
that nobody begins the log anew, copies what is added to the log, and lays both out again elsewhere.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.client import PATIENCE_S, Party
from tests.server.postgresql import NOBODY, new_database, postgresql, programs
from tests.server.postgresql import run as run_program
from tests.server.running import Process

pytestmark = pytest.mark.anyio

MOVES = 30
CHECKPOINT_PAGES = 1000
"""SQLite moves its log into the database when it has so many pages."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Copier:
    """Copies a database that is in use: its file once, then whatever is added to its write-ahead log."""

    def __init__(self, database: Path, copy: Path) -> None:
        self.log = database.with_name(f"{database.name}-wal")
        self.copy, self.copied_log = copy, copy.with_name(f"{copy.name}-wal")
        self.reader = sqlite3.connect(database, isolation_level=None)
        self.reader.execute("BEGIN")
        self.reader.execute("SELECT count(*) FROM tables").fetchone()  # from now on nobody begins the log anew
        shutil.copyfile(database, copy)
        self.begin = self.log.read_bytes()[:32]
        self.copied_log.write_bytes(b"")

    def follow(self) -> None:
        """Copy what has been added."""
        with self.log.open("rb") as source, self.copied_log.open("ab") as target:
            assert source.read(32) == self.begin, "the log was begun anew: something may be lost"
            source.seek(target.tell())
            shutil.copyfileobj(source, target)


def grow(database: Path) -> None:
    """Another program writes so much that SQLite wants to move the log into the database."""
    other = sqlite3.connect(database)
    with other:
        other.execute("CREATE TABLE filler (x BLOB)")
        other.execute("INSERT INTO filler VALUES (zeroblob(?))", (4096 * CHECKPOINT_PAGES * 2,))
    with other:
        other.execute("DROP TABLE filler")
    other.close()


async def test_a_copier_of_the_write_ahead_log_misses_no_move(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy" / "tables.db"
    copy.parent.mkdir()
    with Process(database) as process:
        party = await Party.played(process.base, 3)
        copier = Copier(database, copy)
        for move in range(MOVES):
            if party.over:
                break
            await party.move_once()
            copier.follow()
            if move == MOVES // 2:
                grow(database)
        number = party.sockets[0].number
        copier.follow()
        process.kill()  # and the machine is gone
        copier.reader.close()
    with Process(copy) as process:
        party.base = process.base
        assert (await party.info())["number"] == number
        await party.connect()
        if not party.over:
            await party.move_once()
        await party.close()
    found = sqlite3.connect(copy)
    assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    found.close()


@pytest.mark.full
@pytest.mark.skipif(shutil.which("pg_receivewal") is None, reason="PostgreSQL's programs are not here")
async def test_postgresql_streams_its_log_and_is_laid_out_again_from_it(tmp_path: Path) -> None:
    """`pg_basebackup` once, `pg_receivewal` all the time; then the machine is gone."""
    shared: dict[str, Any] = NOBODY
    if NOBODY:
        for folder in (tmp_path, *tmp_path.parents[:3]):
            folder.chmod(0o755)
    base, log = tmp_path / "base", tmp_path / "log"
    for folder in (base, log):
        folder.mkdir()
        if NOBODY:
            shutil.chown(folder, "nobody", "nogroup")
    with postgresql() as cluster:
        database = new_database(cluster, "hosted")
        server = ["-h", cluster.rsplit("host=", 1)[1], "-U", "terrae"]
        with Process(database) as process:
            party = await Party.played(process.base, 3)
            slot = ["--slot", "copy"]
            subprocess.run(["pg_receivewal", *server, *slot, "--create-slot"], check=True, **shared)
            receiver = subprocess.Popen(["pg_receivewal", *server, *slot, "-D", str(log), "--synchronous"], **shared)
            try:
                run_program(Path("/usr/bin/pg_basebackup"), *server, "-D", str(base), "-X", "none", "-c", "fast")
                for _ in range(10):
                    if not party.over:
                        await party.move_once()
                number = party.sockets[0].number
                wait_for(cluster, log)
            finally:
                receiver.terminate()
                receiver.wait(PATIENCE_S)
            await party.close()
    for part in log.glob("*.partial"):
        part.rename(part.with_suffix(""))
    with (base / "postgresql.auto.conf").open("a") as settings:
        settings.write(
            f"restore_command = 'cp {log}/%f %p'\nunix_socket_directories = '{base}'\nlisten_addresses = ''\n"
        )
    (base / "recovery.signal").touch()
    base.chmod(0o700)
    run_program(programs() / "pg_ctl", "-D", str(base), "-w", "-l", str(base / "log.txt"), "start")
    try:
        with Process(f"postgresql://terrae@/hosted?host={base}") as process:
            party.base = process.base
            assert (await party.info())["number"] == number
    finally:
        run_program(programs() / "pg_ctl", "-D", str(base), "-m", "immediate", "stop")


def wait_for(cluster: str, log: Path) -> None:
    """Until the receiver has what the server has written."""
    deadline = time.monotonic() + PATIENCE_S
    with psycopg.connect(cluster % "postgres", autocommit=True) as connection:
        connection.execute("SELECT pg_switch_wal()")
        written = connection.execute("SELECT pg_current_wal_flush_lsn()").fetchone()
        while True:
            row = connection.execute(
                "SELECT flush_lsn >= %s::pg_lsn FROM pg_stat_replication WHERE application_name = 'pg_receivewal'",
                written,
            ).fetchone()
            if row and row[0]:
                return
            assert time.monotonic() < deadline, os.listdir(log)
            time.sleep(0.05)
