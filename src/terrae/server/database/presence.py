"""Which seats the processes of the service are connected to. A seat is away if no process says that it is there."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby

from sqlalchemy import Connection, bindparam, delete, select, update

from . import tables as rows
from .queries import read_seats
from .statements import insert_new
from .workers import living

Presence = dict[int, int | None]
"""By seat: since when nobody has been connected to it; None if somebody is."""

PEOPLE = ("human", "away")
INSERT_CONNECTION = insert_new("connections", "worker", "table_id", "seat")


def read_connections(connection: Connection, worker: str) -> dict[str, set[int]]:
    """The seats that the database has a process down for, by table."""
    c = rows.connections.c
    found = connection.execute(select(c.table_id, c.seat).where(c.worker == worker).order_by(c.table_id))
    return {table_id: {seat for _, seat in seats} for table_id, seats in groupby(found, lambda row: str(row[0]))}


def store_connections(connection: Connection, worker: str, table_id: str, seats: Collection[int], now: int) -> Presence:
    """A process is connected to these seats of a table and to no others of it; who is away after that."""
    lock(connection, table_id)
    c = rows.connections.c
    here = (c.worker == worker) & (c.table_id == table_id)
    connection.execute(delete(rows.connections).where(here, c.seat.not_in(seats)))
    if seats:
        connection.execute(
            INSERT_CONNECTION, [{"worker": worker, "table_id": table_id, "seat": seat} for seat in seats]
        )
    return settle(connection, table_id, now)


def drop_connections(connection: Connection, worker: str | None, now: int) -> list[str]:
    """Processes that have ended are connected to nothing; with `worker`, every process but that one. The tables."""
    c = rows.connections.c
    ended = c.worker.not_in(living(now)) if worker is None else c.worker != worker
    tables = list(connection.execute(select(c.table_id).where(ended).distinct().order_by(c.table_id)).scalars())
    for table_id in tables:
        lock(connection, table_id)
        connection.execute(delete(rows.connections).where(ended, c.table_id == table_id))
        settle(connection, table_id, now)
    return tables


def drop_seat(connection: Connection, table_id: str, seat: int) -> None:
    """No process is connected to a seat any more."""
    c = rows.connections.c
    connection.execute(delete(rows.connections).where(c.table_id == table_id, c.seat == seat))


def lock(connection: Connection, table_id: str) -> None:
    """PostgreSQL: of two processes that write about one table, the second sees what the first has written."""
    s = rows.seats.c
    connection.execute(select(s.seat).where(s.table_id == table_id).order_by(s.seat).with_for_update())


def settle(connection: Connection, table_id: str, now: int) -> Presence:
    """Note since when people have been away, from what all processes have said; who is away after that."""
    c, s = rows.connections.c, rows.seats.c
    there = set(connection.execute(select(c.seat).where(c.table_id == table_id)).scalars())
    presence: Presence = {}
    changed = []
    for seat in read_seats(connection, table_id):
        since = seat.away_since
        if seat.kind in PEOPLE and (since is None) != (seat.seat in there):
            since = None if seat.seat in there else now
            changed.append({"at": seat.seat, "since": since})
        presence[seat.seat] = since
    if changed:
        seat_at = update(rows.seats).where(s.table_id == table_id, s.seat == bindparam("at"))
        connection.execute(seat_at.values(away_since=bindparam("since")), changed)
    return presence


def read_away_since(connection: Connection, table_id: str, seat: int) -> int | None:
    """Since when nobody has been connected to a seat, at any process; None if somebody is."""
    s = rows.seats.c
    since: int | None = connection.execute(select(s.away_since).where(s.table_id == table_id, s.seat == seat)).scalar()
    return since
