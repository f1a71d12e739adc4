"""The processes of the service: who is alive, what time it is, and which seats they are connected to."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, select, text, update

from . import tables as rows

DEAD_AFTER_MS = 8000
FORGOTTEN_AFTER_MS = 100 * DEAD_AFTER_MS

SET_ALIVE = text(
    "INSERT INTO workers (id, alive) VALUES (:id, :now) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive"
)


def latest_time(connection: Connection) -> int:
    """The latest service time that any process has written down."""
    latest = connection.execute(select(rows.workers.c.alive).order_by(rows.workers.c.alive.desc()).limit(1)).scalar()
    return int(latest or 0)


def set_alive(connection: Connection, worker: str, now: int) -> None:
    connection.execute(SET_ALIVE, {"id": worker, "now": now})
    connection.execute(rows.workers.delete().where(rows.workers.c.alive < now - FORGOTTEN_AFTER_MS))


def forget_all(connection: Connection) -> None:
    connection.execute(rows.workers.delete())


def send_away(connection: Connection, now: int, only: str | None) -> None:
    """Seats whose process has ended are away; with `only`, those of every other process."""
    s, w = rows.seats.c, rows.workers.c
    dead: ColumnElement[bool]
    if only is None:
        dead = s.worker.not_in(select(w.id).where(w.alive >= now - DEAD_AFTER_MS))
    else:
        dead = s.worker != only
    connection.execute(update(rows.seats).where(s.worker.is_not(None), dead).values(away_since=now, worker=None))
