"""Who may do what at a table: grants of powers to the holders of keys and devices."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select

from ..errors import not_found
from . import tables as rows
from .queries import insert_new
from .stored import Version

NO_SEAT = -1

Grant = tuple[str, str, int]
"""Holder, power, seat."""


def read_grants(connection: Connection, table_id: str, holders: Sequence[str]) -> list[Grant]:
    """What these holders may do at a table."""
    c = rows.grants.c
    found = select(c.holder, c.power, c.seat).where(c.holder.in_(holders), c.table_id == table_id)
    return [(holder, power, seat) for holder, power, seat in connection.execute(found)]


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


def key_is_known(connection: Connection, holder: str) -> bool:
    """Does the key open anything at any table?"""
    found = connection.execute(select(rows.grants.c.holder).where(rows.grants.c.holder == holder).limit(1))
    return found.first() is not None


def grant(connection: Connection, holder: str, table_id: str, power: str, seat: int = NO_SEAT) -> None:
    connection.execute(INSERT_GRANT, {"holder": holder, "table_id": table_id, "power": power, "seat": seat})


def revoke(connection: Connection, table_id: str, power: str, seat: int = NO_SEAT) -> None:
    """End all grants of this power."""
    c = rows.grants.c
    connection.execute(delete(rows.grants).where(c.table_id == table_id, c.power == power, c.seat == seat))


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
    for holder, power in connection.execute(
        select(c.holder, c.power).where(c.table_id == table_id, c.power.in_(powers))
    ).all():
        grant(connection, holder, to, power)


def move_grants(connection: Connection, table_id: str, to: dict[int, int]) -> None:
    """Let the keys of each seat open another seat."""
    c = rows.grants.c
    granted = connection.execute(select(c.holder, c.seat).where(c.table_id == table_id, c.power == "seat")).all()
    connection.execute(delete(rows.grants).where(c.table_id == table_id, c.power == "seat"))
    for holder, seat in granted:
        grant(connection, holder, table_id, "seat", to[seat])


INSERT_GRANT = insert_new("grants", "holder", "table_id", "power", "seat")
