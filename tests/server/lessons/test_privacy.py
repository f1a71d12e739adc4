"""What is left of pupils: aliases go a day after a lesson, also from the tables."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from terrae.server.clock import wall_ms
from terrae.server.database import tables as rows
from terrae.server.lessons.forgetting import forget_due
from terrae.server.settings import DAY_MS

from ..running import Here
from .classroom import Classroom, classroom
from .playing import stop_round

pytestmark = pytest.mark.anyio


def stored_texts(here: Here) -> str:
    """Everything that the database holds of lessons and tables, as one text."""
    tables = (rows.lesson_entries, rows.seats, rows.chat, rows.lessons, rows.lesson_debriefs, rows.lesson_holders)
    with here.service.database.writer.connect() as connection:
        return repr([tuple(row) for table in tables for row in connection.execute(select(table))])


async def after(room: Classroom, ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the service does when so much time has passed."""
    then = wall_ms() + ms
    monkeypatch.setattr("terrae.server.lessons.forgetting.wall_ms", lambda: then)
    await forget_due(room.lessons)


@pytest.mark.attack("Reads the database, or a backup, two days after a lesson, for who was there.")
async def test_aliases_are_deleted_a_day_after_the_lesson(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    async with classroom(here, 3) as room:
        aliases = [pupil["alias"] for pupil in (await room.look())["class_list"]]
        await room.to("round")
        await room.act("ring")
        await stop_round(room, [])
        await after(room, 2 * DAY_MS, monkeypatch)
        assert all(alias in stored_texts(here) for alias in aliases)  # it is not over yet
        await room.act("end")
        await after(room, DAY_MS - 60_000, monkeypatch)
        assert all(alias in stored_texts(here) for alias in aliases)
        await after(room, DAY_MS + 60_000, monkeypatch)
        assert not any(alias in stored_texts(here) for alias in aliases)
        seen = await room.look()
        assert [pupil["alias"] for pupil in seen["class_list"]] == ["1", "2", "3"]
        assert (await room.look(room.keys[0]))["alias"] == "1"
        told = await room.call(room.key, f"/api/lessons/{room.id}/debrief")
        assert not any(alias in repr(told) for alias in aliases)
        number = seen["number"]
        await after(room, 3 * DAY_MS, monkeypatch)
        assert (await room.look())["number"] == number  # once
