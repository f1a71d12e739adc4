"""The clock of a lesson: nothing takes time from the talk at the end, and who is late is told what is cut."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrae.engine.errors import Refused
from terrae.server.lessons.timetable import BEFORE, MINUTE_MS

from .by_hand import TWO_ROUNDS, Room


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
