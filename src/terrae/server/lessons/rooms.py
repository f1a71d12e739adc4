"""Lessons in memory: loaded when they are needed, locked while they are used; what happens is stored, then applied."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from terrae.engine.errors import Refused

from ..clock import wall_ms
from ..database import lessons as statements
from ..database.lessons import StoredEntry, StoredLesson
from ..database.writer import Lost, NotSaved
from ..errors import Fault, not_saved
from ..protocol.lessons import Role
from ..settings import DAY_MS
from ..tables.people.keys import ID_FORM, Asker
from ..tables.service import Service
from .door import Door
from .glance import Glance
from .lesson import MOST_ENTRIES, Lesson, lesson_from
from .plans import Plan
from .stages.registry import Doing

if TYPE_CHECKING:
    from .debrief import Debriefs

T = TypeVar("T")
WAIT_S = 0.1
"""What happens within this time is told together."""
IDLE_S = 120.0


ALIASES_MS = DAY_MS
"""So long after a lesson its aliases are kept; the page for parents says so."""


class LessonClient(Protocol):
    """Somebody who is connected to a lesson."""

    role: Role
    pupil: int
    asker: Asker

    def send(self, frame: str) -> None: ...

    def end(self, code: int) -> None: ...


@dataclass(slots=True, eq=False)
class Room:
    """A lesson's place in memory."""

    stored: StoredLesson
    lesson: Lesson
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[LessonClient] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    is_stale: bool = False
    telling: Literal["", "teachers", "all"] = ""
    """Whom it will be told in a moment how the lesson stands."""
    at_tables: frozenset[int] = frozenset()
    """Pupils who are connected to a table of the round that is on."""
    tiles: bytes = b""
    """The tables as the teacher was last told of them."""
    debrief_begun: bool = False
    """Was it begun to work the debrief out, since the lesson was loaded?"""
    seen_of: dict[str, Glance] = field(default_factory=dict)
    """What the dashboard shows of each game, as far as it was looked at: a cache."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.stored.secret)

    def lot(self, what: str) -> Random:
        """A lot that follows from the lesson's secret."""
        return Random(int.from_bytes(self.derived(what)))

    def derived(self, what: str) -> bytes:
        return hmac.digest(self.secret, what.encode(), hashlib.sha256)

    def here(self) -> set[int]:
        """The pupils who are connected."""
        lesson = self.lesson
        robots = {pupil.number for pupil in lesson.pupils.values() if pupil.robot}
        found = {client.pupil for client in self.clients if client.role == "pupil"} | self.at_tables | robots
        return found & set(lesson.pupils_in())


def invite_of(room: Room) -> str:
    """The key by which pupils come in to homework from wherever they are: it cannot be guessed, as a code could be."""
    return f"j_{urlsafe_b64encode(room.derived('invite')[:24]).decode()}"


def no_lesson() -> Fault:
    return Fault("not_found", "there is no such lesson, or it is not yours to see")


class Lessons:
    """The lessons of one process."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.door = Door()
        self.rooms: dict[str, Room] = {}
        self.tell: Callable[[Room, bool], None] = lambda _, __: None
        """Sends how a lesson stands: to everybody, or to its teachers only."""
        self.debriefs: Debriefs

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.service.database.read(work)
        except NotSaved as error:
            raise not_saved() from error

    @asynccontextmanager
    async def locked(self, lesson_id: str) -> AsyncIterator[Room]:
        """A lesson, locked, as the database has it; `Fault` if there is none."""
        room = await self._fetch(lesson_id)
        async with room.lock:
            if room.is_stale or self.service.database.is_postgresql:
                await self._catch_up(room)
            room.used = time.monotonic()
            yield room

    async def _fetch(self, lesson_id: str) -> Room:
        if (room := self.rooms.get(lesson_id)) is not None:
            return room
        if ID_FORM.fullmatch(lesson_id) is None:
            raise no_lesson()
        stored, entries = await self.read(
            lambda connection: (
                statements.read_lesson(connection, lesson_id),
                statements.read_entries(connection, lesson_id, 0),
            )
        )
        if stored is None:
            raise no_lesson()
        return self.rooms.setdefault(lesson_id, Room(stored, built(stored, entries)))

    async def _catch_up(self, room: Room) -> None:
        after = 0 if room.is_stale else room.lesson.number
        stored, entries = await self.read(
            lambda connection: (
                statements.read_lesson(connection, room.id),
                statements.read_entries(connection, room.id, after),
            )
        )
        if stored is None:
            self.rooms.pop(room.id, None)
            raise no_lesson()
        room.stored = stored
        if room.is_stale:
            room.lesson, room.is_stale = built(stored, entries), False
        for entry in entries if after else ():
            room.lesson.apply(entry)
        if entries:
            self.tell_soon(room)

    async def store(
        self,
        room: Room,
        doings: Sequence[Doing],
        also: Callable[[Connection], None] | None = None,
        **row: Any,
    ) -> None:
        """Store what happens, then apply it and tell everybody; `Fault` if it could not be stored."""
        now, number = self.service.clock.now(), room.lesson.number
        if row.get("over") and not room.stored.class_id:  # a class that is kept keeps them
            row["forgets_at"] = wall_ms() + ALIASES_MS
        entries = [StoredEntry(number + n, *doing, now) for n, doing in enumerate(doings, 1)]
        if number + len(entries) > MOST_ENTRIES:
            raise Fault("refused", "so much has happened in this lesson that nothing more can")

        def write(connection: Connection) -> None:
            for entry in entries:
                statements.append(connection, room.id, entry)
            if also is not None:
                also(connection)
            statements.change_lesson(connection, room.id, now, **row)

        try:
            await self.service.database.submit(write, room.id)
        except Lost:
            room.is_stale = True
            raise Fault("refused", "something else has happened in the lesson meanwhile; please look again") from None
        except NotSaved as error:
            room.is_stale = True
            raise not_saved() from error
        except Fault:
            raise
        except BaseException:
            room.is_stale = True
            raise
        for entry in entries:
            room.lesson.apply(entry)
        room.stored = room.stored._replace(touched=now, **row)
        self.tell_soon(room)

    def tell_soon(self, room: Room, teachers_only: bool = False) -> None:
        if not room.telling:
            self.service.spawn(self._tell(room))
        if room.telling != "all":
            room.telling = "teachers" if teachers_only else "all"

    async def _tell(self, room: Room) -> None:
        await asyncio.sleep(WAIT_S)
        teachers_only, room.telling = room.telling == "teachers", ""
        self.tell(room, teachers_only)

    def drop_idle(self) -> None:
        """Forget lessons that nobody is connected to and that are over, or have not been used for a while."""
        long_ago = time.monotonic() - IDLE_S
        for room in list(self.rooms.values()):
            if not room.clients and not room.lock.locked() and room.used < long_ago:
                del self.rooms[room.id]


def built(stored: StoredLesson, entries: Sequence[StoredEntry]) -> Lesson:
    return lesson_from(msgspec.json.decode(stored.plan, type=Plan), stored.language, stored.rehearsal, entries)


def refused(error: Refused) -> Fault:
    return Fault("refused", error.sentence, error.rule)
