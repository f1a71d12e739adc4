"""Runs lessons: the next stage, the bell, what the teacher does, and what happens by itself every second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog
from sqlalchemy import Connection

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from ..clock import wall_ms
from ..database import classes
from ..database import lessons as statements
from ..database.writer import NotSaved
from ..errors import Fault
from ..protocol.lessons import LessonAction, StageAnswer
from ..settings import DAY_MS
from ..tables.people.keys import Asker
from . import homework_tables
from .debrief import start_when_due
from .door import HOUR_MS
from .forgetting import forget_due
from .homework import Homework
from .moving import move
from .people import need_pupil, need_teacher, show_out
from .rehearsal import SIGNS, robot_answer
from .rooms import Lessons, Room, refused
from .rounds import hold_all, look_after, opened, seat_all, stop_all
from .seats import free_seat, revoke, tables_for_late
from .stages.registry import SERVICE, TEACHER, Doing
from .timetable import BEFORE
from .watch import tiles_changed

log = structlog.get_logger("terrae")
EVERY_S = 1.0
MOST_RUN = 400
"""Lessons that a process looks after."""
DOOR_MS = 3 * HOUR_MS
"""A door at which nothing has happened for so long is shut."""
KEPT_MS = 365 * DAY_MS
REMOVE_EVERY = 600
AT_HOME = ("announce", "door", "remove", "until", "end")
"""What teachers do in homework."""


# ---- stages ----


async def go_on(lessons: Lessons, room: Room) -> None:
    """The present stage ends, and the next one begins; `Fault` if it cannot."""
    lesson, now = room.lesson, lessons.service.clock.now()
    kind = lesson.kind
    ballots: dict[int, Json] = {}
    if kind is not None and kind.secret and not lesson.is_counted:
        ballots = await lessons.read(lambda connection: statements.ballots(connection, room.id, lesson.stage))
    counted = [ballot for pupil, ballot in ballots.items() if pupil in lesson.pupils_in()]
    present = lesson.pupils_in() if lessons.service.database.is_postgresql else sorted(room.here())
    try:
        doings = lesson.go_on(now, present, counted, room.lot(f"stage {lesson.stage} {lesson.number}"))
    except Refused as error:
        raise refused(error) from None
    writes: list[Callable[[Connection], None]] = []
    for n, doing in enumerate(doings):
        if doing.kind == "seated":
            doings[n], write = await opened(lessons, room, lesson.stage_after(), doing)
            writes.append(write)
    if ballots:
        writes.append(lambda connection: statements.forget_ballots(connection, room.id))
    is_over = any(doing.kind == "over" for doing in doings)

    def also(connection: Connection) -> None:
        for write in writes:
            write(connection)

    if is_over:
        await lessons.store(room, doings, also, over=True, code=None)
    else:
        await lessons.store(room, doings, also)


async def ring(lessons: Lessons, room: Room, who: int) -> None:
    try:
        await lessons.store(room, [room.lesson.ring(who)])
    except Refused as error:
        raise refused(error) from None
    await hold_all(lessons, room)


# ---- what people do ----


async def act(lessons: Lessons, lesson_id: str, asker: Asker, action: LessonAction) -> Room:
    """The teacher does something."""
    async with lessons.locked(lesson_id) as room:
        await need_teacher(lessons, room, asker)
        try:
            await do(lessons, room, action)
        except Refused as error:
            raise refused(error) from None
        return room


async def do(lessons: Lessons, room: Room, action: LessonAction) -> None:
    lesson, now = room.lesson, lessons.service.clock.now()
    if lesson.plan.alone and action.what not in AT_HOME:
        raise Refused("in homework everybody goes at their own pace")
    if action.what == "next":
        await go_on(lessons, room)
    elif action.what == "ring":
        await ring(lessons, room, TEACHER)
    elif action.what in ("freeze", "resume"):
        await lessons.store(room, [lesson.freeze() if action.what == "freeze" else lesson.resume()])
        await hold_all(lessons, room)
    elif action.what == "time":
        await lessons.store(room, [lesson.give_time(action.minutes)])
    elif action.what == "keep":
        await lessons.store(room, [lesson.keep()])
    elif action.what == "announce":
        await lessons.store(room, [Doing("announced", TEACHER, {"text": action.text.strip()})])
    elif action.what in ("nudge", "spotlight"):
        table = None if action.table is None else lesson.table(action.table).id
        if table is None and action.what == "nudge":
            raise Refused("which table?")
        kind = "nudged" if action.what == "nudge" else "spotlight"
        await lessons.store(room, [Doing(kind, TEACHER, {"table": table})])
    elif action.what == "door":
        await lessons.store(room, [Doing("door", TEACHER, {"pictures": action.pictures, "locked": action.locked})])
    elif action.what == "remove":
        await remove(lessons, room, action.pupil)
    elif action.what == "move":
        await lessons.store(room, [await moved(lessons, room, action)])
        await seat_all(lessons, room)
    elif action.what == "add":
        await lessons.store(room, [lesson.add_stage(action.kind, action.minutes, action.at, now)])
    elif action.what == "law":
        await lessons.store(room, [lesson.decide(action.law)])
    elif action.what == "until":
        await lessons.store(room, [homework_of(room).prolong(action.until)])
    else:
        await end(lessons, room)


async def moved(lessons: Lessons, room: Room, action: LessonAction) -> Doing:
    """What it means for the lesson that a pupil goes to another table."""
    playing, free = room.lesson.playing, None
    if playing is not None and not playing.is_over and 1 <= action.to <= len(playing.tables):
        free = await free_seat(lessons, playing.tables[action.to - 1])
    return move(room.lesson, action.pupil, action.to, action.other, free)


def homework_of(room: Room) -> Homework:
    if not isinstance(room.lesson, Homework):
        raise Refused("this is no homework")
    return room.lesson


async def end(lessons: Lessons, room: Room) -> None:
    """The lesson is over, wherever it is: tables that are played stop."""
    if room.lesson.over:
        raise Refused("the lesson is over")
    if room.lesson.plan.alone:  # its tables stop one after the other
        await lessons.store(room, [Doing("until", TEACHER, {"until": wall_ms()})])
        return
    stopped = await stop_all(lessons, room)
    await lessons.store(room, [*stopped, Doing("over", TEACHER)], over=True, code=None)


async def remove(lessons: Lessons, room: Room, pupil: int) -> None:
    """Somebody must go: their devices and keys open nothing of the lesson any more."""
    doing = room.lesson.remove(pupil)

    def write(connection: Connection) -> None:
        for each in statements.all_held(connection, room.id):
            if each.role == "pupil" and each.pupil == pupil:
                statements.let_go(connection, room.id, "pupil", pupil)
                statements.hold(connection, each.holder, room.id, "removed", pupil)

    await lessons.store(room, [doing], write)
    await show_out(lessons, room)
    await revoke(lessons, pupil, [table for played in room.lesson.rounds for table in played.tables])


async def answer(lessons: Lessons, lesson_id: str, asker: Asker, request: StageAnswer) -> tuple[Room, int]:
    """A pupil answers at the present stage."""
    async with lessons.locked(lesson_id) as room:
        pupil = await need_pupil(lessons, room, asker)
        await keep_answer(lessons, room, pupil, request.stage, request.answer)
        return room, pupil


async def keep_answer(lessons: Lessons, room: Room, pupil: int, stage: int, data: Json) -> None:
    try:
        doing, ballot = room.lesson.seen_by(pupil).answer(pupil, stage, data)
    except Refused as error:
        raise refused(error) from None
    if ballot is None:
        await lessons.store(room, [doing])
        return

    def write(connection: Connection) -> None:
        statements.cast(connection, room.id, stage, pupil, ballot)

    await lessons.store(room, [] if (stage, pupil) in room.lesson.voted else [doing], write)


async def sign(lessons: Lessons, lesson_id: str, asker: Asker) -> tuple[Room, int]:
    """A pupil signs the law."""
    async with lessons.locked(lesson_id) as room:
        pupil = await need_pupil(lessons, room, asker)
        try:
            await lessons.store(room, [room.lesson.sign(pupil)])
        except Refused as error:
            raise refused(error) from None
        return room, pupil


# ---- what happens by itself ----


async def run_for_ever(lessons: Lessons) -> None:
    """Look after every lesson that is not over, again and again."""
    turn = 0
    while True:
        try:
            found = await lessons.service.database.read(lambda connection: statements.read_open(connection, MOST_RUN))
            for lesson_id in found:
                await run_lesson(lessons, lesson_id)
            lessons.drop_idle()
            if turn % REMOVE_EVERY == 0:
                await remove_old(lessons)
                await forget_due(lessons)
        except (Fault, NotSaved) as error:
            log.warning("lessons could not be looked after", why=type(error).__name__)
        except Exception as error:
            lessons.service.metrics.errors.inc()
            log.error("lessons could not be looked after", why=f"{type(error).__name__}: {error}")
        turn += 1
        await asyncio.sleep(EVERY_S)


async def remove_old(lessons: Lessons) -> None:
    """Lessons at which nothing has happened for very long are removed."""
    before = lessons.service.clock.now() - KEPT_MS

    def write(connection: Connection) -> list[str]:
        for class_id in classes.old_classes(connection, before, MOST_RUN):
            classes.erase(connection, class_id)
        return statements.remove_old(connection, before, MOST_RUN)

    gone = await lessons.service.database.write(write)
    for lesson_id in gone:
        lessons.rooms.pop(lesson_id, None)


async def run_lesson(lessons: Lessons, lesson_id: str) -> None:
    """One lesson; what goes wrong there leaves the others alone."""
    try:
        async with lessons.locked(lesson_id) as room:
            await run_once(lessons, room)
    except Fault as fault:
        log.warning("a lesson could not go on", lesson=lesson_id, why=fault.code)
    except NotSaved:
        raise
    except Exception as error:
        lessons.service.metrics.errors.inc()
        log.error("a lesson could not go on", lesson=lesson_id, why=f"{type(error).__name__}: {error}")


async def run_once(lessons: Lessons, room: Room) -> None:
    """Everything that is due in a lesson."""
    lesson, now = room.lesson, lessons.service.clock.now()
    if lesson.over:
        return
    if isinstance(lesson, Homework):
        await homework_tables.run_once(lessons, room, lesson)
        return
    if now - room.stored.touched > DOOR_MS and lesson.stage in (BEFORE, len(lesson.plan.stages) - 1):
        await lessons.store(room, [Doing("over")], over=True, code=None)
        return
    if doings := await look_after(lessons, room):
        await lessons.store(room, doings)
        if any(doing.kind == "reseated" for doing in doings):
            await seat_all(lessons, room)
    elif late := tables_for_late(room, now):
        doing, write = await opened(lessons, room, lesson.stage, late)
        await lessons.store(room, [doing], write)
    if cut := lesson.cut_due(now):
        await lessons.store(room, [cut])
    if lesson.rehearsal and lesson.frozen_at is None:
        await robots_answer(lessons, room)
    left = lesson.left_ms(now)
    is_late = left is not None and left <= 0 and lesson.frozen_at is None
    if lesson.playing is not None and not lesson.playing.is_over:
        if is_late and lesson.bell_at is None:
            await ring(lessons, room, SERVICE)
    elif lesson.is_stage_over() or (is_late and not lesson.is_last):
        await go_on(lessons, room)
    await start_when_due(lessons, room)
    if tiles_changed(lessons, room):
        lessons.tell_soon(room, teachers_only=True)
    if room.clients:
        room.used = time.monotonic()


async def robots_answer(lessons: Lessons, room: Room) -> None:
    """Robots answer what is asked, all at once, and sign what was counted."""
    lesson = room.lesson
    if lesson.is_counted and lesson.law:
        robots = [pupil for pupil in lesson.pupils_in() if lesson.pupils[pupil].robot]
        signs = [pupil for pupil in robots if room.lot(f"signs {lesson.stage} {pupil}").random() < SIGNS]
        vote = len(lesson.votes) - 1
        if new := [lesson.sign(pupil) for pupil in signs if (vote, pupil) not in lesson.signed]:
            await lessons.store(room, new)
        return
    for pupil in lesson.pupils_in():
        if lesson.pupils[pupil].robot and pupil not in lesson.answered():
            given = robot_answer(lesson, room.lot(f"robot {lesson.stage} {pupil}"))
            if given is None:
                return
            await keep_answer(lessons, room, pupil, lesson.stage, given)
