"""What each person is told of a lesson: the teacher's dashboard, and a pupil's page."""

from __future__ import annotations

import hashlib

import msgspec

from terrae.engine.game import game_named

from ..clock import date_text
from ..protocol.lessons import (
    CutInfo,
    LessonInfo,
    LessonNews,
    PlanCut,
    PlanInfo,
    PlannedStage,
    PlanStage,
    PupilInfo,
    Role,
    TileInfo,
    TileSeat,
)
from .door import PICTURES_MS, Doorway, pictures_at
from .glance import NOTHING_SEEN, look_again
from .homework import Homework
from .lesson import Lesson
from .moving import is_moved_next
from .plans import Plan
from .rooms import Lessons, Room, invite_of
from .stages.registry import stage_named, stages
from .timetable import BEFORE
from .told import asks_consent, outcome_counts

encoder = msgspec.json.Encoder()


def stages_of(lesson: Lesson) -> list[PlanStage]:
    """The stages as they are now: what was cut is gone."""
    return [
        PlanStage(spec.kind, lesson.planned_ms(n) // lesson.minute_ms, stage_named(spec.kind).tone)
        for n, spec in enumerate(lesson.plan.stages)
    ]


def plan_info(plan: Plan) -> PlanInfo:
    kinds = [(spec, stage_named(spec.kind)) for spec in plan.stages]
    stages = [
        PlannedStage(
            spec.kind,
            spec.minutes,
            kind.tone,
            kind.keeps_its_time,
            list(kind.after),
            list(kind.not_after),
            spec.settings,
        )
        for spec, kind in kinds
    ]
    seats = game_named(plan.game).seats
    cuts = [PlanCut(cut.stage, cut.minutes) for cut in plan.cuts]
    fewest, most = seats.start, seats.stop - 1
    seated = plan.size, fewest, most
    return PlanInfo(plan.name, plan.game, plan.minutes, *seated, stages, cuts, plan.stand_in_s, plan.alone)


def debrief_in_ms(lesson: Lesson, now: int) -> int | None:
    """When the talk at the end begins at the latest."""
    talk = lesson.talk
    if (
        lesson.plan.alone
        or talk is None
        or lesson.stage == BEFORE
        or stage_named(lesson.plan.stages[lesson.stage].kind).keeps_its_time
    ):
        return None
    return lesson.latest_end(talk - 1) - lesson.time(now)


def info(lessons: Lessons, room: Room, role: Role, pupil: int) -> LessonInfo:
    """A lesson as one person sees it."""
    lesson, now = room.lesson.seen_by(pupil), lessons.service.clock.now()
    kind, teaches = lesson.kind, role != "pupil"
    shown = {} if kind is None else (kind.for_teacher(lesson) if teaches else kind.for_pupil(lesson, pupil))
    vote = len(lesson.votes) - 1
    told = LessonInfo(
        id=room.id,
        number=lesson.number,
        role=role,
        game=lesson.plan.game,
        plan=lesson.plan.name,
        language=lesson.language,
        rehearsal=lesson.rehearsal,
        alone=lesson.plan.alone,
        stages=stages_of(lesson),
        stage=lesson.stage,
        left_ms=lesson.left_ms(now),
        more_left_ms=lesson.more_left_ms(),
        debrief_in_ms=debrief_in_ms(lesson, now),
        frozen=lesson.frozen_at is not None,
        bell=lesson.bell_at is not None,
        over=lesson.over,
        here=len(room.here()),
        pupils=len(lesson.pupils_in()),
        announcement=lesson.announcement,
        spotlight=lesson.spotlight if teaches else None,
        law=lesson.law,
        votes=list(lesson.votes),
        signed=sum(1 for of, _ in lesson.signed if of == vote),
        shown=shown,
        commitment=hashlib.sha256(room.secret).hexdigest(),
        secret=room.secret.hex() if lesson.over else None,
    )
    if isinstance(lesson, Homework):
        told.until = date_text(lesson.until_ms / 1000)
        told.may_go_on = not teaches and lesson.may_go_on(pupil)
        told.shown = lesson.told() if teaches else told.shown
    if teaches:
        add_teachers(lessons, room, told, now)
    else:
        told.alias, told.pupil = lesson.pupils[pupil].alias, pupil
        told.answered = kind is not None and pupil in lesson.answered()
        told.answer = lesson.answers.get((lesson.stage, pupil))
        told.has_signed = (vote, pupil) in lesson.signed
        told.asks_consent = asks_consent(lesson)
        told.nudged = any(pupil in lesson.table(table).pupils for table in lesson.nudged)
    return told


def add_teachers(lessons: Lessons, room: Room, told: LessonInfo, now: int) -> None:
    """What only teachers are told."""
    lesson = room.lesson
    told.invite = invite_of(room) if lesson.plan.alone and not lesson.over else None
    told.code, told.asks_pictures, told.locked = room.stored.code, lesson.asks_pictures, lesson.locked
    doorway = Doorway(room.id, room.secret, lesson.asks_pictures, lesson.locked)
    told.shows_pictures = lessons.door.shows_pictures(doorway, now)
    told.pictures, told.pictures_in_ms = list(pictures_at(room.secret, now)), PICTURES_MS - now % PICTURES_MS
    here, playing = room.here(), lesson.playing
    at = {pupil: table.id for table in playing.tables for pupil in table.pupils} if playing else {}
    told.class_list = [
        PupilInfo(
            pupil.number,
            pupil.alias,
            pupil.number in here,
            pupil.robot,
            at.get(pupil.number),
            (len(lesson.votes) - 1, pupil.number) in lesson.signed,
        )
        for pupil in lesson.pupils.values()
        if not pupil.removed
    ]
    told.tiles = tiles(lessons, room, now)
    told.rounds = list(outcome_counts(lesson))
    told.next_tables = [list(table) for table in lesson.next_tables] if is_moved_next(lesson) else []
    told.addable = [] if lesson.over else sorted(stages())
    if (cut := lesson.next_cut) is not None:
        told.next_cut = CutInfo(cut.stage, cut.ms, cut.at - lesson.time(now))


def tiles(lessons: Lessons, room: Room, now: int) -> list[TileInfo]:
    """The tables of the round that is on, as far as they are in memory. Nothing here is hidden from the table."""
    lesson, tables = room.lesson, lessons.service.tables
    found = []
    for seated in lesson.playing.tables if lesson.playing else ():
        table = tables[seated.id] if tables.is_loaded(seated.id) else None
        seats = [TileSeat(who.alias, True, who.robot) for who in map(lesson.who, seated.pupils)]
        moves, actor, waits, seen = 0, None, 0, room.seen_of.get(seated.id, NOTHING_SEEN)
        if table is not None:
            moves, actor = table.number, table.actor
            seen = room.seen_of[seated.id] = look_again(table.match, seen)
            for seat, stored in zip(seats, table.stored.seats, strict=True):
                seat.here, seat.bot = stored.kind == "bot" or stored.is_connected, stored.plays_itself
            waits = max(0, now - (table.stored.changed or now)) if actor is not None else 0
        outcome = seated.outcome
        nudged = seated.id in lesson.nudged
        told = seen.shown, seen.passed_able, seen.chances
        found.append(TileInfo(seated.id, seats, seated.arm, outcome, moves, actor, waits, nudged, *told))
    return found


def tell(lessons: Lessons, room: Room, teachers_only: bool = False) -> None:
    """Send everybody how the lesson stands, or teachers only: how tables go on is told to nobody else."""
    frames: dict[tuple[Role, int], str] = {}
    for client in list(room.clients):
        if teachers_only and client.role == "pupil":
            continue
        who = client.role, client.pupil
        if who not in frames:
            frames[who] = encoder.encode(LessonNews(info(lessons, room, *who))).decode()
        client.send(frames[who])


def tiles_changed(lessons: Lessons, room: Room) -> bool:
    """Is anything about the tables or the door's pictures new to the teacher, but for how long questions were asked?"""
    shown, now = tiles(lessons, room, 0), lessons.service.clock.now()
    doorway = Doorway(room.id, room.secret, room.lesson.asks_pictures, room.lesson.locked)
    pictures = pictures_at(room.secret, now) if lessons.door.shows_pictures(doorway, now) else ()
    text = encoder.encode((shown, pictures, room.lesson.kind.for_teacher(room.lesson) if room.lesson.kind else {}))
    changed, room.tiles = text != room.tiles, text
    return changed
