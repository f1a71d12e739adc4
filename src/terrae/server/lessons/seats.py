"""Who holds which seat in a round: as the lesson has it, a bot for who has gone, latecomers, and who was removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection

from terrae.bots.opponents import usual_substitute
from terrae.engine.errors import Refused
from terrae.engine.game import game_named

from ..database import grants, lines
from ..database import lessons as statements
from ..database.stored import StoredSeat
from ..database.writer import Lost
from ..tables.broadcast import send_info
from ..tables.lobby.late_entry import changed_meanwhile, with_holder, write_holder
from ..tables.people.access import disconnect_unwelcome
from ..tables.play.substitutes import stand_in
from ..tables.table import Table
from .entries import NOBODY, RoundPlayed, Seated
from .rooms import Lessons, Room
from .seating import seat_by_lot
from .stages.registry import Doing


async def seat_as_the_lesson(lessons: Lessons, room: Room, seated: Seated, table: Table) -> None:
    """Give every seat to whom the lesson gives it, also after a restart in the middle of it."""
    if table.stored.status != "playing":
        return
    for seat in table.stored.seats:
        pupil = seated.pupils[seat.seat]
        if seat.kind != "bot" and seat.name != room.lesson.who(pupil).alias:
            await give_seat(lessons, room, table, seat, pupil)


async def stand_in_where_due(lessons: Lessons, room: Room, seated: Seated, table: Table) -> list[Doing]:
    """A bot stands in for who has been gone for too long, and gives the seat back to who has come again."""
    done: list[Doing] = []
    if table.stored.status != "playing" or room.lesson.frozen_at is not None:
        return done
    now, patience = lessons.service.clock.now(), room.lesson.plan.stand_in_s * 1000
    for seat in table.stored.seats:
        gone = seat.away_since is not None and now - seat.away_since >= patience
        removed = room.lesson.who(seated.pupils[seat.seat]).removed
        if seat.kind == "human" and (gone or removed):
            await stand_in(lessons.service, table, seat.seat, usual_substitute(table.stored.game))
            done.append(Doing("stood_in", data={"table": seated.id, "seat": seat.seat}))
        elif seat.kind == "away" and seat.away_since is None and not removed:
            await stand_in(lessons.service, table, seat.seat, None)
    return done


async def seat_late(lessons: Lessons, room: Room, playing: RoundPlayed) -> list[Doing]:
    """Who has come late takes the seat of somebody who has gone; one at a time."""
    lesson = room.lesson
    seated_now = {pupil for table in playing.tables for pupil in table.pupils}
    late = sorted(room.here() - seated_now)
    if not late or lesson.frozen_at is not None or lesson.bell_at is not None:
        return []
    for seated in playing.tables:
        if seated.outcome:
            continue
        async with lessons.service.tables.locked(seated.id) as table:
            for seat in table.stored.seats:
                if is_free(table, seat):
                    return [Doing("reseated", late[0], {"table": seated.id, "seat": seat.seat})]
    return []


def tables_for_late(room: Room, now: int) -> Doing | None:
    """A table of their own for those who have come late, if they are enough and half of the time is left.

    Asked when no seat is free for them.
    """
    lesson, playing = room.lesson, room.lesson.playing
    left = lesson.left_ms(now)
    if playing is None or playing.is_over or lesson.frozen_at is not None or lesson.bell_at is not None or left is None:
        return None
    late = sorted(room.here() - {pupil for table in playing.tables for pupil in table.pupils})
    if 2 * left < lesson.planned_ms(lesson.stage):
        return None
    try:
        tables = seat_by_lot(
            late, lesson.plan.size, game_named(lesson.plan.game).seats, room.lot(f"late {lesson.number}")
        )
    except Refused:
        return None
    arms = Counter(dict.fromkeys(sorted(lesson.settings().arms), 0))
    arms.update(table.arm for table in playing.tables if table.arm)
    seated = []
    for table in tables:
        arm = min(arms, key=lambda each: arms[each], default="")
        arms[arm] += 1
        seated.append({"pupils": table, "arm": arm})
    return Doing("seated", data={"tables": seated, "law": playing.law})


def is_free(table: Table, seat: StoredSeat) -> bool:
    """Does a bot stand in there, and nobody has come back?"""
    return table.stored.status == "playing" and seat.kind == "away" and seat.away_since is not None


async def free_seat(lessons: Lessons, seated: Seated) -> int | None:
    """A seat of a table in which a bot stands in."""
    async with lessons.service.tables.locked(seated.id) as table:
        return next((seat.seat for seat in table.stored.seats if is_free(table, seat)), None)


async def give_seat(lessons: Lessons, room: Room, table: Table, old: StoredSeat, pupil: int) -> None:
    """A seat is a pupil's, or a bot's if nobody's: whoever held it has nothing there any more."""
    service, before, now = lessons.service, table.stored, lessons.service.clock.now()
    free = pupil == NOBODY
    seat = replace(
        old,
        kind="away" if free else "human",
        name=room.lesson.who(pupil).alias,
        bot=usual_substitute(before.game) if free else None,
        away_since=now,
        held_from=table.number,
    )
    after = with_holder(table, seat, now)

    def write(connection: Connection) -> None:
        write_holder(connection, before, after, seat, now)
        lines.forget_ids(connection, table.id, [seat.seat])
        grants.revoke_seat(connection, table.id, seat.seat)
        for each in statements.all_held(connection, room.id):
            if each.role == "pupil" and each.pupil == pupil != NOBODY:
                grants.grant(connection, each.holder, table.id, "seat", seat.seat)

    try:
        await service.save(table, write, "r")
    except Lost:
        raise changed_meanwhile() from None
    table.stored = after
    await disconnect_unwelcome(service, table)
    send_info(service, table)
    service.wake_bot(table)


async def revoke(lessons: Lessons, pupil: int, tables: Sequence[Seated]) -> None:
    """A pupil was removed: they reach none of their tables any more."""
    for seated in tables:
        if pupil in seated.pupils:
            async with lessons.service.tables.locked(seated.id) as table:
                await lessons.service.save(table, partial(revoke_seat, table.id, seated.pupils.index(pupil)), "r")
                await disconnect_unwelcome(lessons.service, table)


def revoke_seat(table_id: str, seat: int, connection: Connection) -> None:
    grants.revoke_seat(connection, table_id, seat)
