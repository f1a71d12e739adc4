"""A lesson follows from its entries: stages, clock, answers, votes, and a stage of the tests' own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, to_builtins

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.server.database.lessons import StoredEntry
from terrae.server.lessons.lesson import Lesson, lesson_from
from terrae.server.lessons.plans import Plan, plan_from, ready_plans
from terrae.server.lessons.stages import registry
from terrae.server.lessons.stages.registry import TEACHER, Doing, EverybodyAnswers, stage_named, stages
from terrae.server.lessons.timetable import BEFORE, MINUTE_MS
from terrae.server.lessons.told import outcome_counts, predictions, told_rounds


class Room:
    """A lesson that is run by hand: its entries are kept in a list."""

    def __init__(self, plan: Plan, pupils: int = 0) -> None:
        self.lesson = Lesson(plan)
        self.entries: list[StoredEntry] = []
        self.now = 1_000_000
        self.ballots: dict[int, Json] = {}
        for n in range(pupils):
            self.do(self.lesson.join(f"alias {n}"))

    def do(self, doing: Doing) -> None:
        data = doing.data
        if doing.kind == "seated":
            tables = [{**table, "id": f"r{len(self.lesson.rounds)}t{n}"} for n, table in enumerate(data["tables"])]
            data = {**data, "tables": tables}
        entry = StoredEntry(len(self.entries) + 1, doing.kind, doing.who, data, self.now)
        self.entries.append(entry)
        self.lesson.apply(entry)

    def go_on(self, seed: int = 1) -> None:
        ballots = list(self.ballots.values())
        for doing in self.lesson.go_on(self.now, self.lesson.pupils_in(), ballots, Random(seed)):
            self.do(doing)

    def answer(self, pupil: int, data: Any) -> None:
        doing, ballot = self.lesson.answer(pupil, self.lesson.stage, data)
        if ballot is not None:
            self.ballots[pupil] = ballot
        self.do(doing)

    def to(self, kind: str) -> None:
        """Go on to the next stage of a kind; rounds on the way are stopped."""
        while self.lesson.kind is None or self.lesson.kind.kind != kind:
            self.stop()
            self.go_on()

    def stop(self, outcome: str = "stopped") -> None:
        if self.lesson.playing is not None:
            for table in self.lesson.playing.tables:
                if not table.outcome:
                    self.do(Doing("ended", data={"table": table.id, "outcome": outcome, "result": None}))

    def told(self) -> Json:
        lesson = self.lesson
        return {
            "number": lesson.number, "stage": lesson.stage, "left": lesson.left_ms(self.now), "law": lesson.law,
            "rounds": told_rounds(lesson), "answers": lesson.answers, "voted": lesson.voted, "due": lesson.due(),
            "teacher": None if lesson.kind is None else lesson.kind.for_teacher(lesson),
            "pupils": [None if lesson.kind is None else lesson.kind.for_pupil(lesson, n) for n in lesson.pupils_in()],
        }  # fmt: skip


TWO_ROUNDS = ready_plans()["two-rounds"]


def test_every_ready_plan_goes_from_its_first_stage_to_its_end() -> None:
    for plan in ready_plans().values():
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
    for plan in ready_plans().values():
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


# ---- the clock ----


def test_the_clock_begins_with_the_first_stage() -> None:
    room = Room(TWO_ROUNDS, 8)
    assert room.lesson.stage == BEFORE
    assert room.lesson.left_ms(room.now) is None
    assert room.lesson.due() is None
    room.go_on()
    assert room.lesson.left_ms(room.now) == 2 * MINUTE_MS
    assert room.lesson.due() == room.now + 2 * MINUTE_MS


def test_frozen_clocks_stand_still() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    room.now += MINUTE_MS
    room.do(room.lesson.freeze())
    room.now += 30 * MINUTE_MS
    assert room.lesson.left_ms(room.now) == MINUTE_MS
    assert room.lesson.due() is None
    with pytest.raises(Refused, match="frozen"):
        room.go_on()
    room.do(room.lesson.resume())
    assert room.lesson.left_ms(room.now) == MINUTE_MS
    assert room.lesson.due() == room.now + MINUTE_MS


@given(st.lists(st.tuples(st.integers(0, 20 * 60), st.integers(-5, 15), st.booleans()), min_size=9, max_size=9))
def test_nothing_that_comes_before_takes_time_from_the_talk(steps: list[tuple[int, int, bool]]) -> None:
    """Whatever the teacher gives, takes and freezes: as the clock has it, the talk begins with its whole time left."""
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    for seconds, minutes, freezes in steps:
        if room.lesson.kind is not None and room.lesson.kind.kind == "debrief":
            break
        left = room.lesson.left_ms(room.now)
        assert left is not None
        room.now += min(seconds * 1000, max(0, left))
        try:
            room.do(room.lesson.give_time(minutes))
        except Refused:
            assert minutes >= 0 or room.lesson.is_counted
        if freezes:
            room.do(room.lesson.freeze())
            room.now += seconds * 1000
            room.do(room.lesson.resume())
        left = room.lesson.left_ms(room.now)
        assert left is not None
        room.now += max(0, left)
        room.stop()
        room.go_on()
    while room.lesson.kind is None or room.lesson.kind.kind != "debrief":
        room.now += max(0, room.lesson.left_ms(room.now) or 0)
        room.stop()
        room.go_on()
    end = room.lesson.began + TWO_ROUNDS.minutes * MINUTE_MS
    assert end - room.lesson.time(room.now) >= 15 * MINUTE_MS


def test_time_that_is_given_is_taken_from_what_can_be_cut() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    room.do(room.lesson.give_time(100))
    with pytest.raises(Refused, match="keeps its time"):
        room.lesson.give_time(5)


# ---- what pupils do ----


def test_a_check_tells_whether_an_answer_was_right_when_it_was_given() -> None:
    room = Room(TWO_ROUNDS, 3)
    room.to("check")
    kind = stage_named("check")
    assert kind.for_pupil(room.lesson, 1)["right"] == []
    room.answer(1, {"chosen": [0]})
    assert kind.for_pupil(room.lesson, 1)["right"] == [1]
    assert kind.for_pupil(room.lesson, 2)["right"] == []
    with pytest.raises(Refused, match="first answer"):
        room.answer(1, {"chosen": [1]})
    for pupil in (1, 2, 3):
        room.answer(pupil, {"chosen": [0 if pupil == 1 else 1, 2, 0]})
    assert kind.for_teacher(room.lesson)["right"] == [2, 3, 3]
    assert room.lesson.is_stage_over()


@pytest.mark.attack("Sends a stage answers that are huge, or of another shape.")
@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("check", {"chosen": [0] * 100}), ("check", {"chosen": [5]}), ("check", {}), ("check", {"chosen": ["a"]}),
        ("predict", {"worlds": -1}), ("predict", {"worlds": 10**12}), ("predict", {"worlds": 1, "more": 2}),
        ("law", {"laws": ["no-such-law"]}), ("law", {"laws": ["talk", "talk"]}), ("law", {"laws": ["talk"] * 100}),
        ("reflect", {"said": ["x" * 5000]}), ("reflect", {"said": ["x"] * 4}), ("reflect", {"said": ["a\x00"]}),
        ("learn", {}), ("look", {"anything": 1}),
    ],
)  # fmt: skip
def test_answers_that_do_not_fit_are_refused(kind: str, answer: Any) -> None:
    room = Room(TWO_ROUNDS, 6)
    room.to(kind)
    before = room.told()
    with pytest.raises(Refused):
        room.answer(1, answer)
    assert room.told() == before


def test_an_answer_to_another_stage_is_refused() -> None:
    room = Room(TWO_ROUNDS, 6)
    room.to("predict")
    with pytest.raises(Refused, match="another stage"):
        room.lesson.answer(1, room.lesson.stage - 1, {"worlds": 1})


# ---- the law ----


def test_the_law_that_most_could_live_with_holds_in_the_next_round() -> None:
    room = Room(TWO_ROUNDS, 6)
    room.to("law")
    laws = stage_named("law").for_pupil(room.lesson, 1)["laws"]
    assert "talk" in laws
    for pupil in range(1, 5):
        room.answer(pupil, {"laws": ["talk"]})
    room.answer(5, {"laws": []})
    assert not room.lesson.is_stage_over()
    room.answer(6, {"laws": ["talk"]})
    room.answer(6, {"laws": []})
    assert room.lesson.is_stage_over()
    room.go_on()
    assert room.lesson.law == "talk"
    assert room.lesson.votes[-1]["counts"]["talk"] == 4
    room.go_on()
    assert room.lesson.playing is not None
    assert room.lesson.playing.law == "talk"


def test_what_somebody_votes_stands_in_no_entry() -> None:
    room = Room(TWO_ROUNDS, 6)
    room.to("law")
    room.answer(1, {"laws": ["talk"]})
    assert room.entries[-1].data == {"stage": room.lesson.stage}
    assert "talk" not in repr(stage_named("law").for_teacher(room.lesson).get("answers", ""))


def test_the_result_of_a_vote_is_shown_and_signed_before_the_class_goes_on() -> None:
    room = Room(TWO_ROUNDS, 6)
    room.to("law")
    left = room.lesson.left_ms(room.now)
    assert left == 3 * MINUTE_MS - room.lesson.count_shown_ms  # until it is counted
    for pupil in range(1, 7):
        room.answer(pupil, {"laws": ["fine"]})
    room.go_on()
    assert room.lesson.kind is not None
    assert room.lesson.kind.kind == "law"
    assert not room.lesson.is_stage_over()
    assert room.lesson.left_ms(room.now) == room.lesson.count_shown_ms
    with pytest.raises(Refused, match="counted"):
        room.answer(1, {"laws": []})
    with pytest.raises(Refused, match="no clock"):
        room.lesson.give_time(1)
    room.do(room.lesson.sign(2))
    shown = room.lesson.kind.for_pupil(room.lesson, 1)
    assert (shown["counted"], shown["signed_by"]) == (True, [room.lesson.pupils[2].alias])
    room.go_on()
    assert room.lesson.playing is not None
    assert room.lesson.playing.law == "fine"


# ---- what is cut when the class is late ----


def be_late(room: Room, minutes: int) -> None:
    """The teacher lets a stage take so much longer."""
    room.now += minutes * MINUTE_MS


def test_who_is_late_is_told_a_minute_before_the_next_stage_is_cut() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    assert room.lesson.cut_due(room.now) is None
    be_late(room, 4)  # two minutes later than planned
    doing = room.lesson.cut_due(room.now)
    assert doing is not None
    assert (doing.kind, doing.data) == ("cut_announced", {"stage": 1, "ms": 2 * MINUTE_MS})
    room.do(doing)
    assert room.lesson.cut_due(room.now) is None
    room.now += MINUTE_MS
    doing = room.lesson.cut_due(room.now)
    assert doing is not None
    assert doing.kind == "cut"
    room.do(doing)
    assert room.lesson.planned_ms(1) == MINUTE_MS


def test_what_the_teacher_keeps_is_not_cut_but_the_next_is() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    be_late(room, 4)
    doing = room.lesson.cut_due(room.now)
    assert doing is not None
    room.do(doing)
    room.do(room.lesson.keep())
    with pytest.raises(Refused):
        room.lesson.keep()
    doing = room.lesson.cut_due(room.now)
    assert doing is not None
    assert doing.data["stage"] == 5
    room.do(doing)
    room.now += MINUTE_MS
    room.do(room.lesson.cut_due(room.now) or pytest.fail("nothing is cut"))
    assert room.lesson.planned_ms(5) == 0
    room.to("round")
    room.stop()
    room.go_on()
    assert room.lesson.kind is not None
    assert room.lesson.kind.kind == "law"  # nothing is left of the look, and the class goes past it


def test_a_cut_lapses_when_its_stage_begins_or_the_time_was_caught_up() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    be_late(room, 4)
    doing = room.lesson.cut_due(room.now)
    assert doing is not None
    room.do(doing)
    room.go_on()
    doing = room.lesson.cut_due(room.now)
    assert doing is not None
    assert doing.kind == "cut_lapsed"
    room.do(doing)
    assert room.lesson.next_cut is None


def test_the_talk_at_the_end_keeps_its_time_whatever_was_cut_or_kept() -> None:
    room = Room(TWO_ROUNDS, 8)
    room.go_on()
    be_late(room, 30)
    while (doing := room.lesson.cut_due(room.now)) is not None:
        room.do(doing)
        if doing.kind == "cut_announced":
            room.do(room.lesson.keep())
    assert room.lesson.cut_ms == {}
    room.to("debrief")
    assert room.lesson.left_ms(room.now) == 12 * MINUTE_MS


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


def test_without_votes_there_is_no_new_law_and_a_tie_is_the_lots() -> None:
    room = Room(TWO_ROUNDS, 6)
    room.to("law")
    room.go_on()
    assert room.lesson.law == ""
    law = stage_named("law")
    room = Room(
        plan_from(
            {
                "name": "two-laws", "game": "terra", "keep_talk_short": True,
                "stages": [
                    {"kind": "round", "minutes": 1},
                    {"kind": "law", "minutes": 1, "settings": {"laws": {"a": {}, "b": {}}}},
                ],
            }
        ), 3,
    )  # fmt: skip
    room.to("law")
    ballots = [{"laws": ["a"]}, {"laws": ["b"]}]
    won = {law.finish(room.lesson, ballots, Random(seed))[0].data["law"] for seed in range(20)}
    assert won == {"a", "b"}


# ---- rounds ----


def test_a_round_seats_everybody_and_ends_when_its_tables_have() -> None:
    room = Room(TWO_ROUNDS, 30)
    room.to("round")
    playing = room.lesson.playing
    assert playing is not None
    assert sorted(pupil for table in playing.tables for pupil in table.pupils) == list(range(1, 31))
    assert len(playing.tables) == 8
    with pytest.raises(Refused, match="ring the bell"):
        room.go_on()
    room.do(room.lesson.ring())
    with pytest.raises(Refused):
        room.lesson.ring()
    room.stop("held")
    assert room.lesson.is_stage_over()
    room.go_on()
    assert outcome_counts(room.lesson) == [{"held": 8, "lost": 0, "stopped": 0, "with_bots": 0}]


def test_a_round_with_too_few_pupils_does_not_begin() -> None:
    room = Room(TWO_ROUNDS, 2)
    room.to("predict")
    with pytest.raises(Refused, match="at least 3"):
        room.go_on()
    assert room.lesson.kind is not None
    assert room.lesson.kind.kind == "predict"


def test_who_was_removed_is_counted_nowhere() -> None:
    room = Room(TWO_ROUNDS, 4)
    room.to("predict")
    room.answer(4, {"worlds": 1})
    room.do(room.lesson.remove(4))
    assert room.lesson.pupils_in() == [1, 2, 3]
    assert room.lesson.answered() == set()
    assert predictions(room.lesson) == {}


@pytest.mark.attack("Joins a class again and again, so that it has more pupils than a class can have.")
def test_a_class_has_an_end() -> None:
    room = Room(TWO_ROUNDS, 120)
    with pytest.raises(Refused, match="at most 120"):
        room.lesson.join("one more")


# ---- somebody else's stage ----


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
