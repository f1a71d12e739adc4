"""Homework at the service: pupils go on by themselves, each at a table with bots; what has ended is written down."""

from __future__ import annotations

import asyncio
from functools import partial

from terrae.engine.debriefing import TablePlayed, debriefed
from terrae.engine.errors import Refused
from terrae.engine.game import game_named

from ..clock import wall_ms, wall_time
from ..database import lessons as statements
from ..errors import not_allowed
from ..tables.people.keys import Asker
from ..tables.people.readers import Reader
from ..tables.play.ending import abandon
from ..tables.table import AnyMatch, Table
from .entries import Seated
from .homework import Homework
from .people import need_pupil
from .rooms import Lessons, Room, refused
from .rounds import ended, opened
from .stages.registry import Doing

CLOSED_AT_ONCE = 20
"""So many tables are stopped in one second when it closes."""


async def go_on(lessons: Lessons, lesson_id: str, asker: Asker, stage: int) -> tuple[Room, int]:
    """A pupil goes on from a stage."""
    async with lessons.locked(lesson_id) as room:
        pupil = await need_pupil(lessons, room, asker)
        if not isinstance(room.lesson, Homework):
            raise not_allowed("in class the teacher goes on")
        try:
            doings = room.lesson.go_on_alone(pupil, stage)
        except Refused as error:
            raise refused(error) from None
        write = None
        if doings[-1].kind == "seated":
            doings[-1], write = await opened(lessons, room, stage + 1, doings[-1])
        await lessons.store(room, doings, write)
        return room, pupil


async def run_once(lessons: Lessons, room: Room, lesson: Homework) -> None:
    """Write down what has ended; when the date has come, stop the others and end the lesson."""
    tables = {table.id: table for table in lesson.open_tables()}
    if wall_ms() >= lesson.until_ms:
        for seated in list(tables.values())[:CLOSED_AT_ONCE]:
            async with lessons.service.tables.locked(seated.id) as table:
                if table.stored.status == "playing":
                    await abandon(lessons.service, table, None)
    elif tables and not room.clients and not any(map(lessons.service.tables.is_loaded, tables)):
        return  # nobody plays
    over = await lessons.read(lambda connection: statements.ended_tables(connection, list(tables)))
    if over:
        await lessons.store(room, [await written_down(lessons, tables[each]) for each in over])
    elif not tables and wall_ms() >= lesson.until_ms:
        await lessons.store(room, [Doing("over")], over=True, code=None)


async def written_down(lessons: Lessons, seated: Seated) -> Doing:
    """How a pupil's game has ended, when, and how much they gave."""
    async with lessons.service.tables.locked(seated.id) as table:
        doing = ended(seated, table)
        match = table.retold(Reader())
        loop = asyncio.get_running_loop()
        given = await loop.run_in_executor(lessons.service.tables.loaders, partial(given_by, seated, table, match))
    return doing._replace(data={**doing.data, "given": given, "at": wall_time()})


def given_by(seated: Seated, table: Table, match: AnyMatch) -> int | None:
    """What the pupil gave, where the game counts it."""
    hooks = debriefed(game_named(table.stored.game.name))
    if hooks is None:
        return None
    nobody = (False,) * len(match.moves), (False,) * len(match.players)
    told = hooks.numbers(TablePlayed(match, "stopped", tuple(seated.pupils), *nobody), 0)
    found = told.get("given")
    return found if isinstance(found, int) else None
