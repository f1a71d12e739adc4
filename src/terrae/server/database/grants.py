"""Who may do what at a table: grants of powers to the holders of keys and devices."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from ..errors import not_found
from . import tables as rows
from .statements import insert_new
from .stored import Version
from .writer import Lost

NO_SEAT = -1

Grant = tuple[str, str, int]
"""Holder, power, seat."""


def read_grants(connection: Connection, table_id: str, holders: Sequence[str]) -> list[Grant]:
    """What these holders may do at a table."""
    c = rows.grants.c
    found = select(c.holder, c.power, c.seat).where(c.holder.in_(holders), c.table_id == table_id)
    return [(holder, power, seat) for holder, power, seat in connection.execute(found)]


def read_all_grants(connection: Connection, table_id: str) -> list[Grant]:
    """What anybody may do at a table."""
    c = rows.grants.c
    found = connection.execute(select(c.holder, c.power, c.seat).where(c.table_id == table_id))
    return [(holder, power, seat) for holder, power, seat in found]


def read_grants_and_version(
    connection: Connection, table_id: str, holders: Sequence[str]
) -> tuple[list[Grant], Version]:
    """The same in one statement with the version of the table; `Fault` if the table has been removed."""
    t, log, c = rows.tables.c, rows.log.c, rows.grants.c
    number = select(func.coalesce(func.max(log.number), 0)).where(log.table_id == t.id).scalar_subquery()
    joined = rows.tables.outerjoin(rows.grants, (c.table_id == t.id) & c.holder.in_(holders))
    wanted = select(t.touched, t.rematch, number, c.holder, c.power, c.seat).select_from(joined).where(t.id == table_id)
    found = connection.execute(wanted).all()
    if not found:
        raise not_found()
    touched, rematch, entries = found[0][:3]
    granted = [(holder, power, seat) for _, _, _, holder, power, seat in found if holder is not None]
    return granted, (touched, rematch, entries)


def count_grants(connection: Connection, table_id: str) -> int:
    found = select(func.count()).select_from(rows.grants).where(rows.grants.c.table_id == table_id)
    return int(connection.execute(found).scalar() or 0)


def is_granted(connection: Connection, table_id: str, power: str) -> bool:
    """Does anybody hold this power at a table?"""
    c = rows.grants.c
    found = connection.execute(select(c.holder).where(c.table_id == table_id, c.power == power).limit(1))
    return found.first() is not None


def key_is_known(connection: Connection, holder: str) -> bool:
    """Does the key open anything, at any table, lesson or class?"""
    for c in (rows.grants.c, rows.lesson_holders.c, rows.class_holders.c):
        if connection.execute(select(c.holder).where(c.holder == holder).limit(1)).first() is not None:
            return True
    return False


def grant(connection: Connection, holder: str, table_id: str, power: str, seat: int = NO_SEAT) -> None:
    connection.execute(INSERT_GRANT, {"holder": holder, "table_id": table_id, "power": power, "seat": seat})


def revoke(connection: Connection, table_id: str, power: str, seat: int = NO_SEAT) -> None:
    """End all grants of this power."""
    c = rows.grants.c
    connection.execute(delete(rows.grants).where(c.table_id == table_id, c.power == power, c.seat == seat))


def revoke_seat(connection: Connection, table_id: str, seat: int) -> None:
    """End everything that opens a seat or could open it again, and with it what came with the seat."""
    revoke(connection, table_id, "seat", seat)
    revoke(connection, table_id, "back", seat)
    end_transfers(connection, table_id, seat)


def end_transfers(connection: Connection, table_id: str, seat: int) -> None:
    """End the keys that would take a seat along."""
    c = rows.transfers.c
    connection.execute(delete(rows.transfers).where(c.table_id == table_id, c.seat == seat))


def add_transfer(connection: Connection, holder: str, table_id: str, seat: int, ends: int) -> None:
    """A key that takes a seat along until then; earlier ones of the seat end."""
    end_transfers(connection, table_id, seat)
    connection.execute(insert(rows.transfers), {"holder": holder, "table_id": table_id, "seat": seat, "ends": ends})


def use_transfer(connection: Connection, holder: str, table_id: str, now: int) -> int:
    """The seat that a key takes along. Nobody can use the key again; `Lost` if it is unknown here, used, or too old."""
    c = rows.transfers.c
    found = delete(rows.transfers).where(c.holder == holder, c.table_id == table_id, c.ends > now)
    seat: int | None = connection.execute(found.returning(c.seat)).scalar()
    if seat is None:
        raise Lost
    return seat


def hand_over(connection: Connection, table_id: str, seat: int, to: str) -> None:
    """Only this holder opens a seat from now on. Whoever did before may watch, and take it back."""
    c = rows.grants.c
    before = connection.execute(
        select(c.holder).where(c.table_id == table_id, c.power == "seat", c.seat == seat, c.holder != to)
    ).scalars()
    old = list(before)
    revoke(connection, table_id, "seat", seat)
    grant(connection, to, table_id, "seat", seat)
    connection.execute(
        delete(rows.grants).where(c.table_id == table_id, c.power == "back", c.seat == seat, c.holder == to)
    )
    for holder in old:
        grant(connection, holder, table_id, "back", seat)


def copy_grants(connection: Connection, holder: str, to: str, table_id: str) -> None:
    """Give one holder everything that another may do at a table."""
    c = rows.grants.c
    for power, seat in connection.execute(
        select(c.power, c.seat).where(c.holder == holder, c.table_id == table_id)
    ).all():
        grant(connection, to, table_id, power, seat)


def copy_powers(connection: Connection, table_id: str, to: str, powers: Sequence[str]) -> None:
    """Give the holders of these powers at one table the same powers at another."""
    c = rows.grants.c
    found = select(c.holder, c.power).where(c.table_id == table_id, c.power.in_(powers))
    copies = [
        {"holder": holder, "table_id": to, "power": power, "seat": NO_SEAT}
        for holder, power in connection.execute(found)
    ]
    if copies:
        connection.execute(INSERT_GRANT, copies)


def move_grants(connection: Connection, table_id: str, to: dict[int, int]) -> None:
    """Let the keys of each seat open another seat. Keys that would take a seat along end."""
    c = rows.grants.c
    of_seats = c.power.in_(("seat", "back"))
    granted = connection.execute(select(c.holder, c.power, c.seat).where(c.table_id == table_id, of_seats)).all()
    connection.execute(delete(rows.grants).where(c.table_id == table_id, of_seats))
    connection.execute(delete(rows.transfers).where(rows.transfers.c.table_id == table_id))
    for holder, power, seat in granted:
        grant(connection, holder, table_id, power, to[seat])


INSERT_GRANT = insert_new("grants", "holder", "table_id", "power", "seat")
