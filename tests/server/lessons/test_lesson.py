"""A lesson follows from its entries: what pupils answer, and rounds."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.server.lessons.stages.registry import stage_named
from terrae.server.lessons.told import outcome_counts, predictions

from .by_hand import TWO_ROUNDS, Room

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
