"""Who is in a lesson: its teachers, who hold links, and pupils, who come in by a code."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from terrae.engine.errors import Refused
from terrae.engine.game import Json, game_named

from ..clock import wall_time
from ..database import classes
from ..database import lessons as statements
from ..database.lessons import StoredLesson
from ..database.statements import to_text
from ..errors import Fault, TooMany, not_allowed, unknown_key
from ..protocol.classes import MOST_LESSONS
from ..protocol.close_codes import UNKNOWN_KEY
from ..protocol.lessons import Knocking, LessonEntered, LessonListed, NewLesson, Role, TeacherLink
from ..protocol.sizes import MOST_LISTED
from ..tables.people.keys import Asker, holder_of_own, new_id, new_key
from .aliases import new_alias
from .door import CODE_DIGITS, CODES, DEVICE_WAITS_MS, MOST_OPEN, Doorway, Knock
from .homework import check_until
from .plans import Plan, plan_from, ready_plans
from .rooms import Lessons, Room, invite_of, no_lesson, refused
from .stages.registry import Doing
from .watch import info

SECRET_BYTES = 32
MOST_OF_TEACHER = 20
"""Lessons of one device that are not over."""
MOST_HOLDERS = 1000
TRIES = 20


async def role_of(lessons: Lessons, room: Room, asker: Asker) -> tuple[Role, int]:
    """What the asker is in a lesson, and which pupil; `Fault` if they are nobody there."""
    held = await lessons.read(lambda connection: statements.held(connection, room.id, asker.holders))
    roles = {each.role: each.pupil for each in held if each.role != "removed"}
    for role in ("teacher", "second"):
        if role in roles:
            return role, 0
    if "pupil" not in roles:
        raise no_lesson()
    return "pupil", roles["pupil"]


async def need_teacher(lessons: Lessons, room: Room, asker: Asker) -> Role:
    role, _ = await role_of(lessons, room, asker)
    if role == "pupil":
        raise not_allowed("only the teacher may do that")
    return role


async def need_pupil(lessons: Lessons, room: Room, asker: Asker) -> int:
    role, pupil = await role_of(lessons, room, asker)
    if role != "pupil":
        raise not_allowed("only a pupil may do that")
    return pupil


# ---- teachers ----


def chosen_plan(request: NewLesson) -> Plan:
    """The plan that is asked for."""
    try:
        if request.own is not None:
            return plan_from(request.own)
        found = ready_plans().get(request.plan or "")
        if found is None:
            raise Refused("there is no such plan")
        game_named(found.game)
        return found
    except Refused as error:
        raise refused(error) from None


async def create(lessons: Lessons, request: NewLesson, device: str | None) -> LessonEntered:
    """A new lesson; the device, if there is one, is its teacher's."""
    plan, key, now = chosen_plan(request), new_key("host"), lessons.service.clock.now()
    made = made_of(plan, request)
    stored = StoredLesson(
        id=new_id(),
        code=None,
        plan=to_text(plan),
        language=request.language,
        rehearsal=request.rehearsal > 0,
        secret=secrets.token_hex(SECRET_BYTES),
        created_at=wall_time(),
        touched=now,
        over=False,
        class_id="" if request.rehearsal else request.class_id,
    )

    def write(connection: Connection) -> StoredLesson:
        if device is not None and statements.count_open_of(connection, device) >= MOST_OF_TEACHER:
            raise Fault("too_many_tables", "this device has too many lessons that are not over")
        given = stored
        if stored.class_id:
            join_class(connection, stored.class_id, device, now)
        if not stored.rehearsal and not plan.alone:
            if statements.count_doors(connection) >= MOST_OPEN:
                raise Fault("too_many_tables", "too many lessons have an open door; please try again later")
            given = stored._replace(code=free_code(connection))
        statements.insert_lesson(connection, given)
        for holder in filter(None, (holder_of_own(key), device)):
            statements.hold(connection, holder, stored.id, "teacher")
        return given

    await lessons.service.database.write(write)
    async with lessons.locked(stored.id) as room:
        await lessons.store(room, [made])
        for _ in range(request.rehearsal):
            alias = new_alias(request.language, True, room.lesson.aliases(), room.lot("robots"))
            await lessons.store(room, [room.lesson.join(f"{alias}", robot=True)])
        return LessonEntered(key, info(lessons, room, "teacher", 0))


def join_class(connection: Connection, class_id: str, device: str | None, now: int) -> None:
    """One more lesson of a class; `Fault` if it is not the device's, or has too many."""
    if device is None or classes.read_held(connection, class_id, [device]) is None:
        raise Fault("not_found", "there is no such class, or it is not yours")
    if classes.count_lessons(connection, class_id) >= MOST_LESSONS:
        raise Fault("refused", "this class has too many lessons; begin another one")
    classes.touch(connection, class_id, now)


def made_of(plan: Plan, request: NewLesson) -> Doing:
    """A lesson is made; homework with the date until which it is open."""
    data: Json = {"numbers": request.numbers}
    if plan.alone:
        if request.rehearsal:
            raise Fault("refused", "homework is not rehearsed: open its link and go through it yourself")
        try:
            data["until"] = check_until(request.until)
        except Refused as error:
            raise refused(error) from None
    return Doing("made", data=data)


def free_code(connection: Connection) -> str:
    """Six digits that no open door has."""
    for _ in range(TRIES):
        code = f"{secrets.randbelow(CODES):0{CODE_DIGITS}}"
        if statements.lesson_of_code(connection, code) is None:
            return code
    raise Fault("too_many_tables", "no code was found; please try again")


async def new_teacher_link(lessons: Lessons, lesson_id: str, asker: Asker, request: TeacherLink) -> str:
    """A new link of a teacher; the old ones of this kind end, but for the device that asks."""
    async with lessons.locked(lesson_id) as room:
        role = await need_teacher(lessons, room, asker)
        if role != "teacher":
            raise not_allowed("only the first teacher makes links")
        key = new_key("host")

        def write(connection: Connection) -> None:
            keep = [asker.device] if asker.device is not None else []
            statements.let_go(connection, room.id, request.role, but=keep)
            statements.hold(connection, holder_of_own(key), room.id, request.role)

        await lessons.store(room, [Doing("linked", 0, {"role": request.role})], write)
        await show_out(lessons, room)
        return key


async def claim(lessons: Lessons, lesson_id: str, key: str, device: str) -> None:
    """Give a device what a key is in a lesson. The link of a second teacher is good once."""
    async with lessons.locked(lesson_id) as room:
        if room.lesson.plan.alone and key == holder_of_own(invite_of(room)):
            await come_in(lessons, room, device)
            return
        role, pupil = await role_of(lessons, room, Asker(key=key))

        def write(connection: Connection) -> None:
            if len(statements.all_held(connection, room.id)) >= MOST_HOLDERS:
                raise Fault("refused", "too many devices hold links to this lesson")
            statements.hold(connection, device, room.id, role, pupil)
            if role == "second":
                statements.let_go_of(connection, room.id, key)

        await lessons.store(room, [], write)


async def come_in(lessons: Lessons, room: Room, device: str) -> None:
    """A device comes in to homework by its link; who is in already stays who they are."""
    mine = await lessons.read(lambda connection: statements.held(connection, room.id, [device]))
    if any(each.role == "removed" for each in mine):
        raise no_lesson()
    if not mine:
        if room.lesson.locked:
            raise door_locked()
        await join(lessons, room, [device])


async def join(lessons: Lessons, room: Room, holders: Sequence[str]) -> int:
    """One more pupil, whom these keys and devices open; their number."""
    lesson = room.lesson
    known = None
    if room.stored.class_id and not lesson.numbers:
        class_id = room.stored.class_id
        known = await lessons.read(lambda connection: classes.alias_in_class(connection, class_id, holders))
    alias = new_alias(lesson.language, lesson.numbers, lesson.aliases(), room.lot(f"alias {lesson.number}"))
    try:
        doing = lesson.join(alias if known is None or known in lesson.aliases() else known)
    except Refused as error:
        raise refused(error) from None

    def write(connection: Connection) -> None:
        for holder in holders:
            statements.hold(connection, holder, room.id, "pupil", doing.who)

    await lessons.store(room, [doing], write)
    return doing.who


def door_locked() -> Fault:
    return Fault("door_locked", "the teacher has locked the door")


async def list_own(lessons: Lessons, asker: Asker) -> list[LessonListed]:
    """The asker's lessons, the latest first."""
    found = await lessons.read(lambda connection: statements.lessons_of(connection, asker.holders, MOST_LISTED))
    listed = []
    for stored, role in found:
        plan = lessons_plan(stored)
        if role != "removed":
            listed.append(
                LessonListed(stored.id, plan.name, plan.game, role, stored.over, stored.created_at, stored.class_id)
            )
    return listed


def lessons_plan(stored: StoredLesson) -> Plan:
    return msgspec.json.decode(stored.plan, type=Plan)


# ---- pupils ----


async def enter(lessons: Lessons, request: Knocking, asker: Asker, device: str | None, address: str) -> LessonEntered:
    """Somebody comes in by a code. Who is in already is who they were."""
    now = lessons.service.clock.now()
    stored = await lessons.read(lambda connection: statements.lesson_of_code(connection, request.code))
    if stored is None:
        knock(lessons, None, request, asker, address, now)
        raise wrong_code()
    async with lessons.locked(stored.id) as room:
        lesson = room.lesson
        if device is not None:
            mine = await lessons.read(lambda connection: statements.held(connection, room.id, [device]))
            if any(each.role == "removed" for each in mine):
                raise wrong_code()
            if mine:
                role, pupil = await role_of(lessons, room, Asker(device=device))
                return LessonEntered("", info(lessons, room, role, pupil))
        doorway = Doorway(room.id, room.secret, lesson.asks_pictures, lesson.locked)
        knock(lessons, doorway, request, asker, address, now)
        key = new_key("seat")
        pupil = await join(lessons, room, list(filter(None, (holder_of_own(key), device))))
        lessons.door.enter(room.id, address, now)
        return LessonEntered(key, info(lessons, room, "pupil", pupil))


def wrong_code() -> Fault:
    return Fault("wrong_code", "no lesson has this code, or the pictures are not those of now")


def knock(lessons: Lessons, doorway: Doorway | None, request: Knocking, asker: Asker, address: str, now: int) -> None:
    """`Fault` unless the door opens."""
    verdict = lessons.door.knock(doorway, Knock(address, asker.device or "", request.pictures), now)
    if verdict == "wait":
        raise TooMany(DEVICE_WAITS_MS // 1000)
    if verdict == "pictures":
        raise Fault("pictures", "this door asks for the pictures too")
    if verdict == "locked":
        raise door_locked()
    if verdict == "wrong":
        raise wrong_code()


async def show_out(lessons: Lessons, room: Room) -> None:
    """Disconnect those who are nobody in the lesson any more."""
    for client in list(room.clients):
        try:
            await role_of(lessons, room, client.asker)
        except Fault:
            client.end(UNKNOWN_KEY)
            room.clients.discard(client)


def need_key(asker: Asker) -> str:
    if asker.key is None:
        raise unknown_key()
    return asker.key
