"""The processes of the service: who is alive, and what time it is."""

from __future__ import annotations

from sqlalchemy import Connection, Select, select, text

from . import tables as rows

DEAD_AFTER_MS = 8000
FORGOTTEN_AFTER_MS = 100 * DEAD_AFTER_MS

SET_ALIVE = text(
    "INSERT INTO workers (id, alive) VALUES (:id, :now) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive"
)

NOTE_DATE = text(
    "INSERT INTO dates (service, wall) VALUES (:now, :wall) ON CONFLICT (service) DO UPDATE SET wall = excluded.wall"
)


def latest_time(connection: Connection) -> int:
    """The latest service time that any process has written down."""
    latest = connection.execute(select(rows.workers.c.alive).order_by(rows.workers.c.alive.desc()).limit(1)).scalar()
    return int(latest or 0)


def note_date(connection: Connection, now: int, wall: int) -> None:
    """Note which date it is at this service time."""
    connection.execute(NOTE_DATE, {"now": now, "wall": wall})


def read_dates(connection: Connection) -> list[tuple[int, int]]:
    """The dates that were noted: service time, and ms since 1970."""
    c = rows.dates.c
    return [(service, wall) for service, wall in connection.execute(select(c.service, c.wall).order_by(c.service))]


def set_alive(connection: Connection, worker: str, now: int) -> None:
    connection.execute(SET_ALIVE, {"id": worker, "now": now})
    connection.execute(rows.workers.delete().where(rows.workers.c.alive < now - FORGOTTEN_AFTER_MS))


def forget_all(connection: Connection) -> None:
    connection.execute(rows.workers.delete())


def living(now: int) -> Select[tuple[str]]:
    """The processes that have written down that they are alive, not long ago."""
    c = rows.workers.c
    return select(c.id).where(c.alive >= now - DEAD_AFTER_MS)
