"""Classes that last: their lessons beside each other, in counts; as one file to take away and to bring back."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

import msgspec
from sqlalchemy import Connection

from terrae.engine.game import Json

from ..clock import wall_time
from ..database import classes as statements
from ..database import lessons as lesson_statements
from ..database.classes import StoredClass
from ..errors import Fault
from ..protocol.classes import FORMAT, MOST_LESSONS, ClassFile, ClassInfo, ClassListed, LessonSummary, RoundSummary
from ..tables.people.keys import ID_FORM, Asker, new_id
from .debrief import MISSING
from .homework import Homework
from .rooms import Lessons, Room
from .told import outcome_counts

MOST_CLASSES = 40
"""Of one device."""
SHOWN = 60
"""So many of its lessons are told, the latest."""
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(LessonSummary)


def no_class() -> Fault:
    return Fault("not_found", "there is no such class, or it is not yours")


async def held(lessons: Lessons, class_id: str, asker: Asker) -> StoredClass:
    """A class of the asker; `Fault` if it is none."""
    found = None
    if ID_FORM.fullmatch(class_id) is not None:
        found = await lessons.read(lambda connection: statements.read_held(connection, class_id, asker.holders))
    if found is None:
        raise no_class()
    return found


async def create(lessons: Lessons, name: str, device: str, brought: Sequence[LessonSummary] = ()) -> ClassInfo:
    """A new class of a device, perhaps with lessons from a file."""
    stored = StoredClass(new_id(), name.strip(), wall_time(), lessons.service.clock.now())
    texts = [encoder.encode(msgspec.structs.replace(each, id="", over=True)).decode() for each in brought]

    def write(connection: Connection) -> None:
        if statements.count_held(connection, device) >= MOST_CLASSES:
            raise Fault("too_many_tables", "this device has too many classes; erase one first")
        statements.insert_class(connection, stored, device)
        statements.bring(connection, stored.id, texts)

    await lessons.service.database.write(write)
    return await told(lessons, stored)


async def list_own(lessons: Lessons, asker: Asker) -> list[ClassListed]:
    found = await lessons.read(lambda connection: statements.held_classes(connection, asker.holders, MOST_CLASSES))
    return [ClassListed(each.id, each.name) for each in found]


async def one(lessons: Lessons, class_id: str, asker: Asker) -> ClassInfo:
    return await told(lessons, await held(lessons, class_id, asker))


async def as_file(lessons: Lessons, class_id: str, asker: Asker) -> ClassFile:
    """A class to take away: counts, and nobody."""
    info = await one(lessons, class_id, asker)
    return ClassFile(FORMAT, info.name, [msgspec.structs.replace(each, id="") for each in info.lessons])


async def erase(lessons: Lessons, class_id: str, asker: Asker) -> None:
    """Remove a class with its lessons and everything about them."""
    stored = await held(lessons, class_id, asker)
    found = await lessons.read(lambda c: statements.lessons_of_class(c, stored.id, MOST_LESSONS))
    for lesson_id in found:
        async with lessons.locked(lesson_id) as room:
            if not room.lesson.over:
                raise Fault("refused", "a lesson of this class is not over: end it first")

    def write(connection: Connection) -> None:
        lesson_statements.remove(connection, found)
        statements.erase(connection, stored.id)

    await lessons.service.database.write(write)
    for lesson_id in found:
        lessons.rooms.pop(lesson_id, None)


# ---- what is told ----


async def told(lessons: Lessons, stored: StoredClass) -> ClassInfo:
    """A class with its lessons, the latest first, then those that came from a file."""
    own, brought = await lessons.read(
        lambda connection: (
            statements.lessons_of_class(connection, stored.id, SHOWN),
            statements.brought(connection, stored.id),
        )
    )
    found = []
    for lesson_id in own:
        async with lessons.locked(lesson_id) as room:
            found.append(await summary(lessons, room))
    found += [decoder.decode(text) for text in brought]
    return ClassInfo(stored.id, stored.name, found)


async def summary(lessons: Lessons, room: Room) -> LessonSummary:
    """A lesson in counts. What its debrief adds is there when that was worked out."""
    lesson = room.lesson
    slides: Json = {}
    if lesson.over and not isinstance(lesson, Homework):
        kept = await lessons.debriefs.kept(room.id, "slides")
        slides = {} if kept is MISSING else kept["slides"]
    rounds = [
        RoundSummary(law=played.law, **counts, **of_slides(slides, number))
        for number, (played, counts) in enumerate(zip(lesson.rounds, outcome_counts(lesson), strict=True))
    ]
    made, pupils = room.stored.created_at, len(lesson.pupils_in())
    return LessonSummary(
        lesson.plan.name, lesson.plan.game, made, lesson.over, lesson.plan.alone, pupils, rounds, room.id
    )


def of_slides(slides: Json, number: int) -> Json:
    """What was given at tables without bots, and passed though able, in a round; nothing where no slide tells it."""
    found: Json = {}
    if given := slides.get("given"):
        tables = [table["given"] for table in given["rounds"][number] if not table["bot"]]
        found["given"] = round(mean(tables), 1) if tables else None
    if said := slides.get("said"):
        found["passed"], found["able"] = said[number]["passed"], said[number]["able"]
    return found
