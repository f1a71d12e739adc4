"""Backups are made and restored by the very lines of the guide."""

from __future__ import annotations

import os
import re
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Party
from tests.server.postgresql import new_database, postgresql, programs
from tests.server.running import Process

from .running import ROOT, UNIT

pytestmark = pytest.mark.anyio

GUIDE = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def lines_of(section: str) -> list[str]:
    """The commands of a section."""
    (text,) = re.findall(rf"^## {section}\n(.*?)^## ", GUIDE, re.MULTILINE | re.DOTALL)
    return [
        line
        for block in re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
    ]


def run(line: str, folder: Path, **environment: str) -> None:
    """A line of the guide, in a folder that stands for the whole machine."""
    terrae = f"{shlex.quote(sys.executable)} -m terrae.cli"
    line = line.replace("$(date +%F)", "2026-01-31").replace("/opt/terrae/bin/terrae", terrae)
    line = line.replace("/var/", f"{folder}/")
    subprocess.run(["sh", "-ec", line], check=True, env={**os.environ, **environment})


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    (tmp_path / "lib" / "terrae").mkdir(parents=True)
    (tmp_path / "backups").mkdir()
    return tmp_path


async def test_a_copy_is_restored_also_beside_what_a_crash_left(machine: Path) -> None:
    database = machine / "lib" / "terrae" / "tables.db"
    (back_up,) = lines_of("Back up")
    stop, restore, start = lines_of("Restore")
    assert (stop, start) == (f"systemctl stop {UNIT.stem}8000", f"systemctl start {UNIT.stem}8000")
    with Process(database) as process:
        party = await (await Party.make(process.base)).start()
        await party.move_once()
        run(back_up, machine)
        await party.move_once()
        process.kill()
        assert database.with_name("tables.db-wal").stat().st_size
        run(restore, machine)
        process.start()
        party.base = process.base
        assert (await party.info())["number"] == 1
        await party.connect()
        await party.move_once()
        await party.close()
        process.stop()
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


async def test_a_copy_of_postgresql_is_restored(machine: Path) -> None:
    (back_up,) = lines_of("Back up")
    _, restore, _ = lines_of("Restore")
    own = {"PATH": f"{programs()}:{os.environ['PATH']}"}
    with postgresql() as cluster:
        database = new_database(cluster, "restored")
        with Process(database) as process:
            party = await (await Party.make(process.base)).start()
            await party.move_once()
            run(back_up, machine, TERRAE_DATABASE=database, **own)
            await party.move_once()
            process.kill()
            run(restore, machine, TERRAE_DATABASE=database, **own)
            process.start()
            party.base = process.base
            assert (await party.info())["number"] == 1
            await party.connect()
            await party.move_once()
            await party.close()
