"""Restoring backups, and databases that are damaged."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terrae.engine.errors import Refused
from terrae.server.app import make_app
from terrae.server.database.backup import back_up
from terrae.server.database.restore import restore
from terrae.server.settings import Settings

from ..client import Party
from ..postgresql import programs
from ..running import Process, service

pytestmark = pytest.mark.anyio


async def copied(tmp_path: Path) -> tuple[Path, Path, Party]:
    """A database that a killed service has left with a write-ahead log, and a copy of it that is a move older."""
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Process(database) as process:
        party = await (await Party.make(process.base)).start()
        await party.move_once()
        back_up(str(database), copy)
        await party.move_once()
        with pytest.raises(Refused, match="stop the service first"):
            restore(str(database), copy)
        process.kill()
    assert Path(f"{database}-wal").stat().st_size
    return database, copy, party


async def number(database: Path, party: Party) -> int:
    async with service(database) as here:
        party.base = here.base
        found: int = (await party.info())["number"]
        return found


async def test_a_backup_is_restored_and_the_old_database_kept(tmp_path: Path) -> None:
    database, copy, party = await copied(tmp_path)
    assert restore(str(database), copy) == (1, tmp_path / "tables.db.old")
    assert await number(database, party) == 1
    assert await number(tmp_path / "tables.db.old", party) == 2
    assert restore(str(database), copy) == (1, tmp_path / "tables.db.old2")


async def test_a_damaged_database_is_not_served(tmp_path: Path) -> None:
    """Also not if everything that the start itself reads is whole."""
    database = tmp_path / "tables.db"
    async with service(database) as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        await party.close()
    with closing(sqlite3.connect(database)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(range(256)) * (size // 256))
    with pytest.raises(Refused, match="is damaged") as refused:
        make_app(Settings(database=str(database)))
    assert len(str(refused.value).splitlines()) == 1
    database.write_bytes(b"not a database, but long enough to look like one" * 100)
    with pytest.raises(Refused, match="is damaged"):
        make_app(Settings(database=str(database)))


async def test_what_is_not_a_backup_changes_nothing(tmp_path: Path) -> None:
    database, copy, party = await copied(tmp_path)
    later, other, broken = tmp_path / "later.db", tmp_path / "other.db", tmp_path / "broken.db"
    shutil.copy(copy, later)
    with closing(sqlite3.connect(later)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (else_)")
    whole = copy.read_bytes()
    broken.write_bytes(whole[: len(whole) // 2])
    before = {file.name for file in tmp_path.iterdir()}
    for file, why in ((later, "later version"), (other, "not a backup"), (broken, "damaged"), (tmp_path / "no", "no")):
        with pytest.raises(Refused, match=why):
            restore(str(database), file)
    assert {file.name for file in tmp_path.iterdir()} == before
    assert await number(database, party) == 2


@pytest.mark.full
async def test_a_backup_of_postgresql_is_restored(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{programs()}:{os.environ['PATH']}")
    with Process(postgres) as process:
        party = await (await Party.make(process.base)).start()
        await party.move_once()
        back_up(postgres, tmp_path / "copy")
        await party.move_once()
        with pytest.raises(Refused, match="stop the service first"):
            restore(postgres, tmp_path / "copy")
        process.stop()
        (tmp_path / "other").write_bytes(b"not a dump")
        with pytest.raises(Refused, match="pg_restore failed"):
            restore(postgres, tmp_path / "other")
        assert restore(postgres, tmp_path / "copy") == (1, None)
        process.start()
        party.base = process.base
        assert (await party.info())["number"] == 1
