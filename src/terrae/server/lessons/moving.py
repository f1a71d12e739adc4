"""The teacher moves pupils: to a seat where a bot stands in, or in the place of another, in a round or between two."""

from __future__ import annotations

from terrae.engine.errors import Refused
from terrae.engine.game import game_named

from .entries import NOBODY, Seated
from .lesson import Lesson
from .stages.registry import TEACHER, Doing


def move(lesson: Lesson, pupil: int, to: int, other: int, free: int | None) -> Doing:
    """A pupil goes to a table, counted from 1; to a free seat there, or in the place of another pupil of that table.

    `free` is a seat there in which a bot stands in. `Refused` where the pupil cannot go.
    """
    for number in (pupil, *([other] if other != NOBODY else [])):
        if number not in lesson.pupils or lesson.pupils[number].removed:
            raise Refused("there is no such pupil")
    playing = lesson.playing
    if playing is None or playing.is_over:
        return move_next(lesson, pupil, to, other)
    if lesson.bell_at is not None:
        raise Refused("the bell has rung: nobody changes tables any more")
    table = table_of(playing.tables, to)
    if pupil in table.pupils:
        raise Refused("the pupil sits at this table")
    if table.outcome or any(each.outcome for each in playing.tables if pupil in each.pupils):
        raise Refused("one of the two tables has ended its game")
    if other == NOBODY:
        if free is None:
            raise Refused("no seat is free there: choose with whom the pupil changes places")
        seat = free
    else:
        if other not in table.pupils:
            raise Refused("the other pupil does not sit at this table")
        if not any(pupil in each.pupils for each in playing.tables):
            raise Refused("this pupil has no seat yet that the other could get")
        seat = table.pupils.index(other)
    return Doing("moved", TEACHER, {"pupil": pupil, "table": table.id, "seat": seat, "other": other})


def table_of(tables: list[Seated], to: int) -> Seated:
    if not 1 <= to <= len(tables):
        raise Refused("there is no such table")
    return tables[to - 1]


def keeps_tables(lesson: Lesson) -> bool:
    """Is the next round played at the tables of the last one?"""
    later = range(lesson.stage + 1, len(lesson.plan.stages))
    found = next((lesson.plan.stages[stage] for stage in later if lesson.plan.stages[stage].kind == "round"), None)
    return bool(lesson.next_tables) and found is not None and found.settings.get("seating") == "same"


def is_moved_next(lesson: Lesson) -> bool:
    """Does a pupil who is moved now go to another table of the next round?"""
    return not lesson.over and (lesson.playing is None or lesson.playing.is_over) and keeps_tables(lesson)


def move_next(lesson: Lesson, pupil: int, to: int, other: int) -> Doing:
    """The same for the round to come, if it keeps the tables of the last."""
    if not is_moved_next(lesson):
        raise Refused("the next round, if there is one, draws its tables by lot")
    if not 1 <= to <= len(lesson.next_tables):
        raise Refused("there is no such table")
    table = lesson.next_tables[to - 1]
    if pupil in table:
        raise Refused("the pupil sits at this table")
    if other != NOBODY and other not in table:
        raise Refused("the other pupil does not sit at this table")
    if other == NOBODY:
        seats, inside = game_named(lesson.plan.game).seats, set(lesson.pupils_in())
        left = next((each for each in lesson.next_tables if pupil in each), None)
        if len(inside.intersection(table)) + 1 not in seats:
            raise Refused("this table would have too many")
        if left is not None and len(inside.intersection(left)) - 1 not in seats:
            raise Refused("the table that the pupil leaves would have too few")
    return Doing("moved_next", TEACHER, {"pupil": pupil, "to": to - 1, "other": other})
