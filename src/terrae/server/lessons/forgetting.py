"""Aliases are deleted a day after a lesson: pupils are numbers then, also at their tables."""

from __future__ import annotations

from sqlalchemy import Connection

from ..clock import wall_ms
from ..database import lessons as statements
from ..database import queries
from .entries import NOBODY
from .rooms import Lessons, Room
from .stages.registry import Doing

AT_ONCE = 20
"""Lessons whose aliases are deleted in one go."""


async def forget_due(lessons: Lessons) -> None:
    """Delete the aliases of all lessons for which it is time."""
    due = await lessons.read(lambda connection: statements.to_forget(connection, wall_ms(), AT_ONCE))
    for lesson_id in due:
        async with lessons.locked(lesson_id) as room:
            await forget_aliases(lessons, room)


async def forget_aliases(lessons: Lessons, room: Room) -> None:
    lesson = room.lesson
    came = {
        pupil.number: {"alias": str(pupil.number), **({"robot": True} if pupil.robot else {})}
        for pupil in lesson.pupils.values()
        if not pupil.withdrawn
    }
    seats = [
        (table.id, seat, pupil)
        for played in lesson.rounds
        for table in played.tables
        for seat, pupil in enumerate(table.pupils)
        if pupil != NOBODY and pupil in came
    ]

    def write(connection: Connection) -> None:
        statements.forget_aliases(connection, room.id, came)
        for table_id, seat, pupil in seats:
            queries.rename_seat(connection, table_id, seat, str(pupil))

    await lessons.store(room, [Doing("forgotten")], write, forgets_at=None)
    room.is_stale = True  # the aliases are gone from the entries
    for table_id in {table for table, _, _ in seats}:
        if lessons.service.tables.is_loaded(table_id):
            lessons.service.tables[table_id].is_stale = True
