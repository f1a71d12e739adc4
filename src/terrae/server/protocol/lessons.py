"""Every body and message about lessons (docs/protocol.md), as a type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .shared import PLAIN, Json, Language, whole

PlanName = Annotated[str, Meta(pattern=whole("[a-z][a-z0-9-]{0,31}"))]
LessonCode = Annotated[str, Meta(pattern=whole("[0-9]{6}"))]
Picture = Annotated[int, Meta(ge=0, le=8)]
TableName = Annotated[str, Meta(pattern=whole("[a-z0-9]{1,20}"))]
Role = Literal["teacher", "second", "pupil"]


class NewLesson(Struct):
    """A lesson by a ready plan, or by one's own."""

    plan: PlanName | None = None
    own: Json | None = None
    language: Language = ""
    """Of the aliases."""
    numbers: bool = False
    """Are pupils numbers instead of animals and plants?"""
    rehearsal: Annotated[int, Meta(ge=0, le=60)] = 0
    """So many robot pupils: the teacher is alone, no door is open, and everything is fast."""
    until: Annotated[int, Meta(ge=0, le=1 << 53)] = 0
    """Of homework: when it closes, in ms since 1970."""
    class_id: Annotated[str, Meta(pattern=whole("([a-z0-9]{1,20})?"))] = ""
    """The class that lasts to which it belongs."""


class Knocking(Struct):
    """Somebody comes in by a code, and perhaps the pictures."""

    code: LessonCode
    pictures: Annotated[tuple[Picture, ...], Meta(max_length=4)] = ()


class StageAnswer(Struct):
    """What a pupil answers at a stage."""

    stage: Annotated[int, Meta(ge=0, le=100)]
    answer: Json


class OwnStage(Struct):
    """The stage of homework from which a pupil goes on."""

    stage: Annotated[int, Meta(ge=0, le=100)]


class LessonAction(Struct):
    """What the teacher does."""

    what: Literal[
        "next", "freeze", "resume", "ring", "time", "announce", "nudge", "spotlight", "door", "remove", "move", "add",
        "law", "until", "keep", "end",
    ]  # fmt: skip
    minutes: Annotated[int, Meta(ge=-60, le=60)] = 0
    text: Annotated[str, Meta(max_length=300, pattern=PLAIN)] = ""
    table: TableName | None = None
    pupil: Annotated[int, Meta(ge=0, le=1000)] = 0
    to: Annotated[int, Meta(ge=0, le=120)] = 0
    """The table to which a pupil is moved, counted from 1."""
    other: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The pupil who gets their place; 0 for nobody."""
    kind: Annotated[str, Meta(pattern=whole("([a-z][a-z0-9-]{0,31})?"))] = ""
    """Of the stage that is added."""
    at: Annotated[int, Meta(ge=0, le=100)] = 0
    """Its place among the stages, counted from 0."""
    law: Annotated[str, Meta(pattern=whole("([a-z][a-z0-9-]{0,31})?"))] = ""
    until: Annotated[int, Meta(ge=0, le=1 << 53)] = 0
    """When homework closes, in ms since 1970."""
    pictures: bool = False
    locked: bool = False


class TeacherLink(Struct):
    """A new link of a teacher; that of the other stays."""

    role: Literal["teacher", "second"]


class Withdrawal(Struct):
    """Nothing shall be kept of what a pupil did: of oneself, or, asked by a teacher, of another."""

    pupil: Annotated[int, Meta(ge=0, le=1000)] = 0


class PlanStage(Struct):
    kind: str
    minutes: int
    tone: Literal["prepare", "play", "talk"]


class PlannedStage(PlanStage):
    """A stage of a ready plan, with all that is needed to change it."""

    keeps_its_time: bool
    after: list[str]
    """One of these must stand before it."""
    not_after: list[str]
    """None of these may stand before it."""
    settings: Json


class PlanCut(Struct):
    """What may be taken from a stage when the class is late."""

    stage: int
    minutes: int


class PlanInfo(Struct):
    """A ready plan. Its size, stages and cuts, sent back as one's own, are a plan again."""

    name: str
    game: str
    minutes: int
    size: int
    """Pupils at a table, if they can be divided so."""
    fewest: int
    """At a table, by the rules of the game."""
    most: int
    stages: list[PlannedStage]
    cuts: list[PlanCut]
    stand_in_s: int
    """A bot stands in for somebody who has been gone for so long."""
    alone: bool = False
    """Does each pupil go through it alone, at home?"""


class CutInfo(Struct):
    """A stage that will be shortened because the class is late, unless the teacher says no."""

    stage: int
    ms: int
    in_ms: int


class PupilInfo(Struct):
    """A pupil as the teacher sees them."""

    number: int
    alias: str
    here: bool
    robot: bool
    table: str | None
    signed: bool
    """Have they signed the last law?"""


class TileSeat(Struct):
    alias: str
    here: bool
    bot: bool
    """Does a bot stand in?"""


class TileInfo(Struct):
    """A table of a round as the teacher sees it."""

    id: str
    seats: list[TileSeat]
    arm: str
    outcome: str
    moves: int
    actor: int | None
    waits_ms: int
    """For so long the present question has been asked."""
    nudged: bool
    shown: Json
    """What everybody at the table sees of its game, in the few words of the game."""
    passed_able: int
    """How often somebody passed who could have helped, and of how many chances: nobody is told who."""
    chances: int


class LessonInfo(Struct):
    """A lesson as one person sees it."""

    id: str
    number: int
    """How many entries it has."""
    role: Role
    game: str
    plan: str
    language: str
    rehearsal: bool
    stages: list[PlanStage]
    stage: int
    """-1 before the first one."""
    left_ms: int | None
    more_left_ms: int
    """How much time can still be given to the stage."""
    debrief_in_ms: int | None
    """When the talk at the end begins at the latest."""
    frozen: bool
    bell: bool
    over: bool
    here: int
    """How many pupils are there."""
    pupils: int
    announcement: str
    spotlight: str | None
    law: str
    votes: list[Json]
    signed: int
    shown: Json
    """What the stage shows."""
    commitment: str
    """SHA-256 of the lesson's secret, from which its lots and deals follow."""
    secret: str | None
    """Opened when it is over."""
    alone: bool = False
    """Does each pupil go through it alone?"""
    until: str | None = None
    """When homework closes."""
    may_go_on: bool = False
    """Homework: may the pupil go on to the next stage?"""
    alias: str = ""
    pupil: int = 0
    answered: bool = False
    answer: Any = None
    """The pupil's own, but for votes."""
    has_signed: bool = False
    asks_consent: bool = False
    """Was everybody asked whether what they do may be used? Then they may withdraw."""
    nudged: bool = False
    code: str | None = None
    """The teacher's, from here on."""
    invite: str | None = None
    """Homework: the key of the link by which pupils come in."""
    asks_pictures: bool = False
    shows_pictures: bool = False
    """Must the pictures be shown, because somebody may be asked for them?"""
    locked: bool = False
    pictures: list[int] = []
    pictures_in_ms: int = 0
    """When there are new ones."""
    class_list: list[PupilInfo] = []
    tiles: list[TileInfo] = []
    rounds: list[Json] = []
    """How many worlds held, were lost or stopped, round by round."""
    next_cut: CutInfo | None = None
    next_tables: list[list[int]] = []
    """Who will sit together in the next round, if it keeps the tables of the last; by numbers of pupils."""
    addable: list[str] = []
    """Kinds of stages that can be added."""


class DebriefInfo(Struct):
    """All that is told when the class talks about its rounds. Seats have no names but in `aliases`."""

    rounds: list[Json]
    """Of each round its law, talk, options, and what became of each arm."""
    predicted: list[list[int]]
    """How many had guessed each number of worlds."""
    votes: list[Json]
    signed: int
    pupils: int
    released: list[str]
    """Sentences that may be shown."""
    aliases: list[list[list[str]]]
    """By round, table and seat; shown only when they are revealed."""
    slides: Json
    """What the game tells, by slide; what has nothing to show is left out."""
    laws: Json | None
    """The class under other laws, by a model; null if there is nothing to say."""
    laws_ready: bool
    """Was that worked out yet?"""


class OwnDebrief(Struct):
    """What a pupil is told of their own seat."""

    rounds: list[Json | None]
    """Null where they had none."""
    laws: list[str]


class LessonEntered(Struct):
    """A lesson, and the key that opens it again."""

    key: str
    lesson: LessonInfo


class LessonListed(Struct):
    """A lesson in a list of one's own."""

    id: str
    plan: str
    game: str
    role: str
    over: bool
    made: str
    class_id: str = ""


class LessonNews(Struct, tag="lesson"):
    """How a lesson stands, over a WebSocket."""

    lesson: LessonInfo
