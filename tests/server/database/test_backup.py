"""Backups."""

import asyncio
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from terrae.engine.errors import Refused
from terrae.server.database.backup import back_up

from ..client import Party
from ..postgresql import new_database, programs
from ..running import service

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


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no database"):
        back_up(str(tmp_path / "none.db"), tmp_path / "copy.db")
