"""Pupils whom the teacher moves: within a round, and for the next one."""

from __future__ import annotations

import pytest

from terrae.engine.errors import Refused
from terrae.server.lessons.entries import NOBODY
from terrae.server.lessons.lesson import lesson_from
from terrae.server.lessons.moving import move
from terrae.server.lessons.told import outcome_counts

from .by_hand import TWO_ROUNDS, Room


def tables(room: Room) -> list[list[int]]:
    assert room.lesson.playing is not None
    return [list(table.pupils) for table in room.lesson.playing.tables]


def in_round() -> Room:
    room = Room(TWO_ROUNDS, 7)
    room.to("round")
    return room


def test_two_pupils_change_places() -> None:
    room = in_round()
    first, second = tables(room)
    room.do(move(room.lesson, first[0], 2, second[1], None))
    assert tables(room) == [[second[1], *first[1:]], [second[0], first[0], *second[2:]]]
    again = lesson_from(TWO_ROUNDS, "en", False, room.entries)
    assert [table.pupils for table in again.rounds[0].tables] == tables(room)


def test_a_pupil_takes_the_seat_of_a_stand_in_and_leaves_one() -> None:
    room = in_round()
    first, second = tables(room)
    room.do(move(room.lesson, first[0], 2, NOBODY, 2))
    assert tables(room) == [[NOBODY, *first[1:]], [*second[:2], first[0], *second[3:]]]
    room.stop("held")
    assert outcome_counts(room.lesson)[0]["with_bots"] == 1


def test_who_has_no_seat_yet_gets_that_of_a_stand_in() -> None:
    room = in_round()
    room.do(room.lesson.join("late"))
    room.do(move(room.lesson, 8, 1, NOBODY, 0))
    assert tables(room)[0][0] == 8


def test_where_nobody_can_go_is_refused() -> None:
    room = in_round()
    first, second = tables(room)
    room.do(room.lesson.join("late"))
    for pupil, to, other, why in (
        (first[0], 2, NOBODY, "no seat is free"), (first[0], 1, NOBODY, "sits at this table"),
        (first[0], 3, second[0], "no such table"), (first[0], 0, second[0], "no such table"),
        (first[0], 2, first[1], "does not sit"), (99, 2, second[0], "no such pupil"),
        (first[0], 2, 99, "no such pupil"), (8, 2, second[0], "no seat yet"),
    ):  # fmt: skip
        with pytest.raises(Refused, match=why):
            move(room.lesson, pupil, to, other, None)
    room.do(room.lesson.ring())
    with pytest.raises(Refused, match="bell"):
        move(room.lesson, first[0], 2, second[0], None)


def test_between_rounds_pupils_are_moved_for_the_next_one() -> None:
    room = in_round()
    first, second = tables(room)
    room.stop("lost")
    room.go_on()
    assert sorted(map(len, (first, second))) == [3, 4]
    with pytest.raises(Refused, match="too few"):
        move(room.lesson, second[0], 1, NOBODY, None)
    room.do(move(room.lesson, second[0], 1, first[0], None))
    room.do(move(room.lesson, first[1], 2, NOBODY, None))
    room.to("law")
    room.go_on()
    room.go_on()
    assert [set(table) for table in tables(room)] == [{*first[2:], second[0]}, {*second[1:], first[0], first[1]}]


def test_before_the_first_round_the_lot_decides() -> None:
    room = Room(TWO_ROUNDS, 7)
    with pytest.raises(Refused, match="by lot"):
        move(room.lesson, 1, 1, NOBODY, None)
