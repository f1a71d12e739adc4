"""The debrief of a lesson: what the worker has made of its tables, what the class has said, and who is told what.

It is worked out beside the service when the stage comes, and kept with the lesson.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from typing import Any, Literal

import msgspec
import structlog
from msgspec.structs import replace

from terrae.engine.debriefing import debriefed
from terrae.engine.game import Json, game_named

from ..database import lessons as statements
from ..database.writer import NotSaved
from ..errors import Fault
from ..protocol.lessons import DebriefInfo, OwnDebrief
from ..tables.people.keys import Asker
from ..tables.people.readers import Reader
from ..tables.table import Table
from ..worker_answers import WorkerAnswer
from ..worker_pool import WorkerPool
from ..worker_processes import NoAnswer
from .debrief_worker import DebriefJob, RoundJob, TableJob
from .entries import Seated
from .lesson import Lesson
from .people import need_teacher, role_of
from .plans import known_options
from .rooms import Lessons, Room
from .rounds import rules_of
from .stages.registry import stage_named
from .told import predictions, released

log = structlog.get_logger("terrae")

WORKER = "terrae.server.lessons.debrief_worker"
PATIENCE_S = 300.0
MOST_WAITING = 40
Part = Literal["slides", "laws", "export"]
NO_LAW = ""


class Debriefs:
    """Debriefs of one process: those that are being worked out, each once."""

    def __init__(self, lessons: Lessons) -> None:
        self.lessons = lessons
        self.pool: WorkerPool[DebriefJob, WorkerAnswer] = WorkerPool(WORKER, WorkerAnswer, 1, PATIENCE_S, MOST_WAITING)
        self.under_way: dict[tuple[str, Part], asyncio.Task[bytes]] = {}

    async def close(self) -> None:
        for task in self.under_way.values():
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)
        await self.pool.close()

    async def kept(self, lesson_id: str, part: Part) -> Any:
        """A part as it was worked out; `MISSING` if it was not yet."""
        packed = await self.lessons.read(lambda connection: statements.read_debrief(connection, lesson_id, part))
        return MISSING if packed is None else msgspec.json.decode(zlib.decompress(packed))

    def start(self, room: Room, part: Part) -> asyncio.Task[bytes]:
        """Work a part out, unless that is under way."""
        key = room.id, part
        task = self.under_way.get(key)
        if task is None:
            task = self.under_way[key] = asyncio.create_task(self._work_out(room, part))
            task.add_done_callback(lambda _: self.under_way.pop(key, None))
        return task

    async def _work_out(self, room: Room, part: Part) -> bytes:
        told = await self.ask(room.id, await gather(self.lessons, room, part))
        packed = await asyncio.to_thread(zlib.compress, told, 6)
        try:
            await self.lessons.service.database.write(
                lambda connection: statements.keep_debrief(connection, room.id, part, packed)
            )
        except NotSaved as error:
            log.warning("a debrief could not be kept", why=str(error))
        return told

    async def ask(self, lesson_id: str, job: DebriefJob) -> bytes:
        """What the worker makes of a job; `Fault` if it cannot."""
        try:
            answer = await self.pool.ask(f"{lesson_id}/{job.part}", job)
        except NoAnswer as error:
            log.warning("a debrief gave no answer", why=str(error))
            raise Fault("unreadable", "this could not be worked out; the service's log says why") from None
        return answer.content()

    async def told(self, room: Room, part: Part) -> Any:
        """A part, worked out now if it was not before."""
        kept = await self.kept(room.id, part)
        if kept is not MISSING:
            return kept
        return msgspec.json.decode(await asyncio.shield(self.start(room, part)))


MISSING: Any = object()


# ---- what the worker is told ----


async def gather(lessons: Lessons, room: Room, part: Part) -> DebriefJob:
    """Everything that a part follows from."""
    lesson = room.lesson
    rounds = []
    for played in lesson.rounds:
        tables = []
        for seated in played.tables:
            async with lessons.service.tables.locked(seated.id) as table:
                if not table.stored.ended:
                    raise not_yet()
                tables.append(table_job(lesson, seated, table))
        rounds.append(RoundJob(played.law, tables))
    job = DebriefJob(part, lesson.plan.game, rounds)
    if part == "laws":
        job.laws, job.played = laws_of(lesson), lesson.rounds[-1].law
        job.seed = room.derived("another law").hex()
    return job


def table_job(lesson: Lesson, seated: Seated, table: Table) -> TableJob:
    """A table with who sat there. What a bot decided that stood in is known by its having no sender.

    Who has withdrawn counts like a bot: nothing that they did is anybody's.
    """
    stored = table.stored
    robots = [lesson.who(pupil).robot for pupil in seated.pupils]
    gone = [lesson.who(pupil).withdrawn for pupil in seated.pupils]
    by_bot = [gone[each.seat] or (each.client is None and not robots[each.seat]) for each in stored.log.standing]
    seats_of_bots = {entry.seat for entry, bot in zip(stored.log.standing, by_bot, strict=True) if bot}
    changed = [
        seat.seat in seats_of_bots or seat.held_from > 0 or seated.pupils[seat.seat] in seated.stood_in
        for seat in stored.seats
    ]
    match = table.retold(Reader())
    match.players = [{"name": f"Seat {n}", "kind": "human"} for n in range(len(match.players))]
    record = msgspec.json.encode(match.record())
    outcome, at = seated.outcome or "stopped", [entry.at for entry in stored.log.standing]
    return TableJob(record, outcome, seated.pupils, by_bot, changed, seated.world, seated.arm, at)


def laws_of(lesson: Lesson) -> dict[str, Json | None]:
    """The options of the last round without a law and under each law of the ballot; None if it changes what is said."""
    game, played = game_named(lesson.plan.game), lesson.rounds[-1]
    found: dict[str, Json | None] = {NO_LAW: rules_of(lesson, played.stage, NO_LAW, "")[1]}
    for spec in lesson.plan.stages[: played.stage]:
        if spec.kind == "law":
            for name, rules in stage_named("law").settings_of(spec).laws.items():
                if len(known_options(game, rules.options)) < len(rules.options):
                    continue
                is_said = rules.talk is not None
                found[name] = None if is_said else rules_of(lesson, played.stage, name, "")[1]
    return found


# ---- who is told what ----


def not_yet() -> Fault:
    return Fault("refused", "the debrief has not come yet")


def has_come(lesson: Lesson) -> bool:
    """Has the class come to the debrief? After the end of a lesson it has, if a round was played."""
    if not lesson.rounds or not all(played.is_over for played in lesson.rounds):
        return False
    return lesson.over or any(spec.kind == "debrief" for spec in lesson.plan.stages[: lesson.stage + 1])


async def for_teacher(lessons: Lessons, lesson_id: str, asker: Asker) -> DebriefInfo:
    """All slides. The class under other laws comes later: until then `laws_ready` is false."""
    async with lessons.locked(lesson_id) as room:
        await need_teacher(lessons, room, asker)
        if not has_come(room.lesson):
            raise not_yet()
        told = about_class(room.lesson)
    if debriefed(game_named(room.lesson.plan.game)) is None:
        return told
    slides = await lessons.debriefs.told(room, "slides")
    told = replace(told, slides=slides["slides"])
    laws = await lessons.debriefs.kept(lesson_id, "laws")
    if laws is MISSING:
        watched(lessons.debriefs.start(room, "laws"))
        return told
    return replace(told, laws=laws, laws_ready=True)


def watched(task: asyncio.Task[bytes]) -> None:
    """Whoever asks again starts a part again that could not be worked out; here its fault is only taken note of."""
    task.add_done_callback(lambda done: None if done.cancelled() else done.exception())


async def for_pupil(lessons: Lessons, lesson_id: str, asker: Asker) -> OwnDebrief:
    """What a pupil is told of their own seat."""
    async with lessons.locked(lesson_id) as room:
        role, pupil = await role_of(lessons, room, asker)
        if role != "pupil" or not has_come(room.lesson):
            raise not_yet()
    own = None
    if debriefed(game_named(room.lesson.plan.game)) is not None:
        own = (await lessons.debriefs.told(room, "slides"))["own"].get(str(pupil))
    return OwnDebrief(own or [None] * len(room.lesson.rounds), [played.law for played in room.lesson.rounds])


def about_class(lesson: Lesson) -> DebriefInfo:
    """What is told of the class beside its games: guesses, votes, signatures, sentences that were released."""
    guesses = predictions(lesson)
    rounds = []
    for played in lesson.rounds:
        talk, options = rules_of(lesson, played.stage, played.law, "")
        arms = Counter(table.arm for table in played.tables if table.arm)
        held = Counter(table.arm for table in played.tables if table.arm and table.outcome == "held")
        by_arm = [{"arm": arm, "held": held[arm], "of": arms[arm]} for arm in sorted(arms)]
        rounds.append({"law": played.law, "talk": talk, "options": options, "arms": by_arm})
    vote = len(lesson.votes) - 1
    return DebriefInfo(
        rounds=rounds,
        predicted=[[worlds, number] for worlds, number in guesses.items()],
        votes=list(lesson.votes),
        signed=sum(1 for of, _ in lesson.signed if of == vote),
        pupils=len(lesson.pupils_in()),
        released=released(lesson),
        aliases=[
            [[lesson.who(pupil).alias for pupil in table.pupils] for table in played.tables] for played in lesson.rounds
        ],
        slides={},
        laws=None,
        laws_ready=debriefed(game_named(lesson.plan.game)) is None,
    )


async def start_when_due(lessons: Lessons, room: Room) -> None:
    """Work the debrief out as soon as its stage has come."""
    is_told = debriefed(game_named(room.lesson.plan.game)) is not None
    if room.debrief_begun or not is_told or not has_come(room.lesson):
        return
    room.debrief_begun = True
    for part in ("slides", "laws"):
        if await lessons.debriefs.kept(room.id, part) is MISSING:
            watched(lessons.debriefs.start(room, part))
