"""Withdrawal from an experiment: what a pupil said and did is nobody's any more, in the data and in the database."""

from __future__ import annotations

from sqlalchemy import Connection

from ..database import grants, queries
from ..database import lessons as statements
from ..errors import Fault, not_allowed
from ..tables.people.access import disconnect_unwelcome
from ..tables.people.keys import Asker
from .lesson import WITHDRAWN
from .people import role_of, show_out
from .rooms import Lessons, Room
from .stages.registry import Doing


async def withdraw(lessons: Lessons, lesson_id: str, asker: Asker, pupil: int) -> None:
    """A pupil withdraws, or their teacher does it for them; not while a round is on."""
    async with lessons.locked(lesson_id) as room:
        role, own = await role_of(lessons, room, asker)
        if role == "pupil" and pupil not in (0, own):
            raise not_allowed("one can withdraw oneself only")
        number = own if role == "pupil" else pupil
        if number not in room.lesson.pupils or room.lesson.pupils[number].withdrawn:
            raise Fault("refused", "there is no such pupil")
        if room.lesson.playing is not None and not room.lesson.playing.is_over:
            raise Fault("refused", "a round is on: withdraw when it is over")
        await forget(lessons, room, number)


async def forget(lessons: Lessons, room: Room, pupil: int) -> None:
    """Answers, signatures, ballots and links go; the alias is replaced, also at the tables; nobody holds the seats.

    The decisions stay in the games, which are the others' too, but they are nobody's.
    """
    seats = [
        (table.id, table.pupils.index(pupil))
        for played in room.lesson.rounds
        for table in played.tables
        if pupil in table.pupils
    ]

    def write(connection: Connection) -> None:
        statements.forget_pupil(connection, room.id, pupil, WITHDRAWN)
        statements.forget_debrief(connection, room.id)
        for table_id, seat in seats:
            grants.revoke_seat(connection, table_id, seat)
            queries.rename_seat(connection, table_id, seat, WITHDRAWN)

    await lessons.store(room, [Doing("withdrawn", data={"pupil": pupil})], write)
    room.is_stale = True  # what was said is gone from the entries
    for table_id, _ in seats:
        async with lessons.service.tables.locked(table_id) as table:
            table.is_stale = True
            await disconnect_unwelcome(lessons.service, table)
    await show_out(lessons, room)
