"""Plans: ready ones go from their first stage to their end; others are refused where they cannot be played."""

from __future__ import annotations

import pytest
from msgspec import Struct, to_builtins

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.server.lessons.lesson import Lesson, lesson_from
from terrae.server.lessons.plans import plan_from, ready_plans
from terrae.server.lessons.stages import registry
from terrae.server.lessons.stages.registry import TEACHER, EverybodyAnswers, stage_named, stages

from .by_hand import TWO_ROUNDS, Room

IN_CLASS = [plan for plan in ready_plans().values() if not plan.alone]


def test_every_ready_plan_goes_from_its_first_stage_to_its_end() -> None:
    for plan in IN_CLASS:
        room = Room(plan, 13)
        seen = []
        while not room.lesson.over:
            room.stop()
            room.go_on()
            seen.append(room.lesson.stage)
            again = lesson_from(plan, "en", False, room.entries)
            other = Room(plan)
            other.lesson, other.now = again, room.now
            assert other.told() == room.told()
        counts = [n for n, spec in enumerate(plan.stages) if stage_named(spec.kind).secret]
        assert seen == sorted([*range(len(plan.stages)), *counts, len(plan.stages) - 1])


def test_every_ready_plan_gives_a_third_to_the_talk() -> None:
    for plan in IN_CLASS:
        talk = sum(spec.minutes for spec in plan.stages if stage_named(spec.kind).keeps_its_time)
        assert 3 * talk >= plan.minutes, plan.name


def test_there_is_a_stage_of_every_kind() -> None:
    kinds = {"welcome", "learn", "check", "predict", "round", "look", "law", "debrief", "reflect", "survey"}
    assert kinds <= set(stages())
    assert all(stage.tone in ("prepare", "play", "talk") for stage in stages().values())


@pytest.mark.parametrize(
    "kinds",
    [
        ["look", "round"], ["law", "round", "debrief"], ["round", "debrief", "round"], ["no-such-stage"], [],
        ["round", "welcome", "debrief"],
    ],
)  # fmt: skip
def test_a_plan_whose_stages_cannot_stand_so_is_refused(kinds: list[str]) -> None:
    with pytest.raises(Refused):
        plan_from({"name": "bad", "game": "terra", "stages": [{"kind": kind, "minutes": 5} for kind in kinds]})


def test_a_plan_without_its_third_is_refused_unless_the_teacher_wants_it() -> None:
    plan = {
        "name": "short-talk",
        "game": "terra",
        "stages": [{"kind": "round", "minutes": 30}, {"kind": "debrief", "minutes": 5}],
    }
    with pytest.raises(Refused, match="a third"):
        plan_from(plan)
    assert plan_from({**plan, "keep_talk_short": True}).minutes == 35


@pytest.mark.attack("Sends a plan of a thousand stages, or of stages that last for ever.")
def test_a_plan_is_bounded() -> None:
    for stages_ in ([{"kind": "learn", "minutes": 1}] * 1000, [{"kind": "learn", "minutes": 10**9}]):
        with pytest.raises(Refused):
            plan_from({"name": "huge", "game": "terra", "stages": stages_})


@pytest.mark.parametrize(
    "cuts",
    [
        [{"stage": 8, "minutes": 1}], [{"stage": 99, "minutes": 1}], [{"stage": 1, "minutes": 4}],
        [{"stage": 7, "minutes": 9}], [{"stage": 6, "minutes": 3}], [{"stage": 1, "minutes": 1}] * 2,
        [{"stage": 1, "minutes": 0}], [{"stage": -1, "minutes": 1}],
    ],
)  # fmt: skip
def test_a_plan_cannot_cut_what_keeps_its_time_or_more_than_there_is(cuts: list[Json]) -> None:
    with pytest.raises(Refused):
        plan_from({**to_builtins(TWO_ROUNDS), "cuts": cuts})


class Hands(EverybodyAnswers):
    """A stage of the tests' own: how many have put up their hand?"""

    class Hand(Struct, forbid_unknown_fields=True):
        up: bool

    kind = "hands"
    tone = "talk"
    answer = Hand
    after = ("learn",)

    def is_over(self, lesson: Lesson) -> bool:
        return len(lesson.answered()) == len(lesson.pupils_in())

    def for_teacher(self, lesson: Lesson) -> Json:
        return {"up": sum(answer["up"] for answer in lesson.answers_of(lesson.stage).values())}


def test_a_stage_of_somebody_else_is_one_file_and_a_plan_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        def load(self) -> Hands:
            return Hands()

    def points(group: str) -> list[Point]:
        assert group == "terrae.lesson_stages"
        return [Point()]

    monkeypatch.setattr(registry, "entry_points", points)
    stages.cache_clear()
    try:
        stages_ = [{"kind": "learn", "minutes": 1}, {"kind": "hands", "minutes": 1}, {"kind": "learn", "minutes": 1}]
        room = Room(plan_from({"name": "own", "game": "terra", "stages": stages_}), 3)
        room.to("hands")
        for pupil in (1, 2, 3):
            assert not room.lesson.is_stage_over()
            room.answer(pupil, {"up": pupil > 1})
        assert room.lesson.kind is not None
        assert room.lesson.kind.for_teacher(room.lesson) == {"up": 2}
        assert room.lesson.is_stage_over()
        assert room.entries[-1].who != TEACHER
    finally:
        stages.cache_clear()


# ---- one more stage, while the lesson runs ----


def test_a_stage_can_be_added_behind_the_present_one() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.to("look")
    room.do(room.lesson.add_stage("predict", 1, 7, room.now))
    kinds = [spec.kind for spec in room.lesson.plan.stages]
    assert kinds[5:9] == ["look", "law", "predict", "round"]
    assert [cut.stage for cut in room.lesson.plan.cuts] == [1, 5, 6, 8]
    again = lesson_from(TWO_ROUNDS, "en", False, room.entries)
    assert again.plan == room.lesson.plan
    room.to("predict")
    room.answer(1, {"worlds": 2})
    assert room.lesson.answers_of(7) == {1: {"worlds": 2, "sure": None}}
    room.to("debrief")


def test_a_stage_that_is_added_takes_no_time_from_the_talk() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.to("look")
    room.do(room.lesson.add_stage("survey", 5, 7, room.now))
    room.now += 25 * 60_000
    with pytest.raises(Refused, match="keeps its time"):
        room.lesson.add_stage("predict", 1, 7, room.now)
    room.to("debrief")
    assert room.lesson.left_ms(room.now) == 12 * 60_000


def test_a_round_and_a_law_that_are_added_are_set_as_the_last_of_their_kind() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.to("law")
    room.do(room.lesson.add_stage("law", 2, 8, room.now))
    room.do(room.lesson.add_stage("debrief", 6, 10, room.now))
    room.do(room.lesson.add_stage("round", 2, 9, room.now))
    stages_ = room.lesson.plan.stages
    assert [spec.kind for spec in stages_[6:]] == ["law", "round", "law", "round", "debrief", "debrief", "reflect"]
    assert stages_[8].settings == stages_[6].settings
    assert stages_[9].settings == stages_[7].settings
    room.to("debrief")
    assert len(room.lesson.rounds) == 3


def test_a_cut_that_was_announced_stays_with_its_stage() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    room.now += 4 * 60_000
    room.do(room.lesson.cut_due(room.now) or pytest.fail("nothing is cut"))
    assert room.lesson.next_cut is not None
    assert room.lesson.next_cut.stage == 1
    room.do(room.lesson.add_stage("survey", 1, 1, room.now))
    assert room.lesson.next_cut.stage == 2


@pytest.mark.parametrize(
    ("kind", "minutes", "at"),
    [
        ("predict", 1, 3), ("predict", 1, 99), ("round", 5, 10), ("round", 60, 6), ("law", 1, 9), ("no-such", 1, 6),
        ("predict", 0, 7), ("predict", 1000, 7), ("", 1, 7),
    ],
)  # fmt: skip
def test_a_stage_is_not_added_where_it_cannot_stand(kind: str, minutes: int, at: int) -> None:
    room = Room(TWO_ROUNDS, 8)
    room.to("look")
    before = room.lesson.plan
    with pytest.raises(Refused):
        room.do(room.lesson.add_stage(kind, minutes, at, room.now))
    assert room.lesson.plan == before


def add_for_ever(room: Room) -> None:
    while True:
        room.do(room.lesson.add_stage("predict", 1, 8, room.now))


@pytest.mark.attack("Adds stages to a lesson without end.")
def test_a_lesson_has_at_most_so_many_stages() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.to("look")
    with pytest.raises(Refused):
        add_for_ever(room)
    assert len(room.lesson.plan.stages) <= 30
