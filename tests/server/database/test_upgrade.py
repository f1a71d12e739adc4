"""A database of an earlier version: the service takes it over in the middle of a game, and everybody goes on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terrae.server.database.migrate import NEWEST

from ..client import Party
from ..running import service

pytestmark = pytest.mark.anyio

DUMPS = sorted(Path(__file__).parent.glob("form_*.sql"))
"""What SQLite's own dump wrote of databases that earlier versions had made; the first line tells who sits there."""


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_a_game_of_an_earlier_version_goes_on(dump: Path, tmp_path: Path) -> None:
    text, file = dump.read_text("utf-8"), tmp_path / "tables.db"
    told = json.loads(text.partition("\n")[0].removeprefix("-- "))
    with closing(sqlite3.connect(file)) as database:
        database.executescript(text)
        assert f"form_{database.execute('SELECT version_num FROM alembic_version').fetchone()[0]}" == dump.stem
    async with service(file) as here:
        party = Party(here.base, {"id": told["table"]}, {"host": told["host"]}, told["seats"])
        await party.connect()
        assert [socket.number for socket in party.sockets] == [told["moves"]] * len(told["seats"])
        while not party.over:
            await party.move_once()
        await party.close()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone()[0] == NEWEST
