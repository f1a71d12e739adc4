"""The law of a class: who decides it, how it is counted, signed, and holds in the next round."""

from __future__ import annotations

from random import Random

import pytest

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.server.lessons.plans import Plan, plan_from
from terrae.server.lessons.stages.registry import stage_named
from terrae.server.lessons.timetable import MINUTE_MS

from .by_hand import TWO_ROUNDS, Room


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


# ---- who decides ----


def deciding(who: str) -> Plan:
    laws: Json = {"a": {}, "b": {}, "none": {}}
    stages = [
        {"kind": "round", "minutes": 1},
        {"kind": "law", "minutes": 1, "settings": {"laws": laws, "decides": who}},
        {"kind": "round", "minutes": 1, "settings": {"under_law": True}},
    ]
    return plan_from({"name": "two-laws", "game": "terra", "keep_talk_short": True, "stages": stages})


def test_where_the_teacher_decides_nobody_votes() -> None:
    room = Room(deciding("teacher"), 3)
    room.to("law")
    assert stage_named("law").for_pupil(room.lesson, 1)["decides"] == "teacher"
    with pytest.raises(Refused, match="nobody votes"):
        room.answer(1, {"laws": ["a"]})
    with pytest.raises(Refused, match="no such law"):
        room.lesson.decide("c")
    assert not room.lesson.is_stage_over()
    room.do(room.lesson.decide("b"))
    assert (room.lesson.law, room.lesson.votes[-1]["by"]) == ("b", "teacher")
    with pytest.raises(Refused, match="was decided"):
        room.lesson.decide("a")
    room.do(room.lesson.sign(1))
    room.go_on()
    assert room.lesson.playing is not None
    assert room.lesson.playing.law == "b"


def test_a_teacher_who_does_not_decide_wants_no_new_law() -> None:
    room = Room(deciding("teacher"), 3)
    room.to("law")
    room.go_on()
    assert (room.lesson.law, room.lesson.is_counted) == ("", True)


def test_where_the_lot_decides_every_law_may_come() -> None:
    found = set()
    for seed in range(20):
        room = Room(deciding("lot"), 3)
        room.to("law")
        room.go_on(seed)
        found.add(room.lesson.law)
        assert room.lesson.votes[-1]["by"] == "lot"
    assert found == {"a", "b", "none"}


@pytest.mark.parametrize("who", ["class", "lot"])
def test_the_teacher_decides_only_where_the_plan_says_so(who: str) -> None:
    room = Room(deciding(who), 3)
    with pytest.raises(Refused, match="no law"):
        room.lesson.decide("a")
    room.to("law")
    with pytest.raises(Refused, match="not the teacher's"):
        room.lesson.decide("a")
