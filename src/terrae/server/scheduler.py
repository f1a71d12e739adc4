"""What the house does by itself: bots' turns that were left over, clocks that run out, idle tables, its own time."""

from __future__ import annotations

import asyncio
import gc
from itertools import count

import structlog
from sqlalchemy import ColumnElement, select, text, update
from sqlalchemy import Connection as Database

from . import rows
from .errors import Fault
from .house import House
from .play import abandon, stand_in, usual_bot, wake
from .store import NotSaved
from .table import Table

log = structlog.get_logger("terrae")

EVERY_S = 1.0
CLEAN_EVERY = 900
"""Rounds between two full searches for garbage, and for tables that everybody has forgotten."""
LATE_MS = 3000
"""A bot that has not begun by itself after this time is woken: the process it belonged to may have ended."""
DEAD_AFTER_MS = 8000
MOST_DUE = 200

SET_ALIVE = text(
    "INSERT INTO workers (id, alive) VALUES (:id, :now) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive"
)


async def wind_up(house: House) -> None:
    """At the start: the service's time goes on from where it stood, and everybody is away until they come."""

    def begin(connection: Database) -> int:
        now = latest_time(connection)
        alone = not house.store.is_postgresql
        if alone:
            connection.execute(rows.workers.delete())
        set_alive(connection, house, now)
        send_away(connection, now, house.worker if alone else None)
        return now

    house.clock.not_before(await house.store.write(begin))


def latest_time(connection: Database) -> int:
    """The latest service time that any process has written down."""
    latest = connection.execute(select(rows.workers.c.alive).order_by(rows.workers.c.alive.desc()).limit(1)).scalar()
    return int(latest or 0)


def set_alive(connection: Database, house: House, now: int) -> None:
    connection.execute(SET_ALIVE, {"id": house.worker, "now": now})
    connection.execute(rows.workers.delete().where(rows.workers.c.alive < now - 100 * DEAD_AFTER_MS))


def send_away(connection: Database, now: int, only: str | None) -> None:
    """Seats whose process has ended are away; with `only`, those of every other process."""
    s, w = rows.seats.c, rows.workers.c
    dead: ColumnElement[bool]
    if only is None:
        dead = s.worker.not_in(select(w.id).where(w.alive >= now - DEAD_AFTER_MS))
    else:
        dead = s.worker != only
    connection.execute(update(rows.seats).where(s.worker.is_not(None), dead).values(away_since=now, worker=None))


async def keep(house: House) -> None:
    """Look after everything, for ever."""
    for turn in count(1):
        try:
            await look_after(house)
            if turn % CLEAN_EVERY == 0:
                gc.collect()
                await give_up_the_forgotten(house)
        except (Fault, NotSaved) as error:
            log.warning("the house could not be looked after", why=type(error).__name__)
        except Exception as error:
            house.metrics.errors.inc()
            log.error("the house could not be looked after", why=f"{type(error).__name__}: {error}")
        await asyncio.sleep(EVERY_S)


async def look_after(house: House) -> None:
    now = house.clock.now()

    def beat(connection: Database) -> int:
        latest = latest_time(connection)
        set_alive(connection, house, now)
        if house.store.is_postgresql:
            send_away(connection, now, None)
        return latest

    house.clock.not_before(await house.store.write(beat))
    house.drop_idle()
    house.metrics.tables.set(len(house.tables))
    await act_where_due(house)


async def act_where_due(house: House) -> None:
    """Tables at which the house must act."""
    now = house.clock.now()
    t = rows.tables.c

    def look(connection: Database) -> list[str]:
        found = connection.execute(select(t.id).where(t.due <= now).order_by(t.due).limit(MOST_DUE)).scalars()
        return list(found)

    for table_id in await house.store.read(look):
        try:
            async with house.at(table_id) as table:
                await act(house, table)
        except Fault as fault:
            log.warning("the house could not act", table=table_id, why=fault.code)


async def act(house: House, table: Table) -> None:
    actor = table.actor
    now = house.clock.now()
    if actor is None or table.due is None or table.due > now:
        return
    if table.seats[actor].plays_itself:
        if now - table.due >= LATE_MS or not house.store.is_postgresql:
            wake(house, table)
    else:
        await stand_in(house, table, actor, usual_bot(table))


async def give_up_the_forgotten(house: House) -> None:
    """Tables at which nothing has happened for months end, and show what was hidden."""
    before = house.clock.now() - house.settings.abandon_after_ms
    t = rows.tables.c

    def look(connection: Database) -> list[str]:
        old = select(t.id).where(t.status.in_(("open", "playing")), t.touched < before, t.due.is_(None)).limit(MOST_DUE)
        return [table for table in connection.execute(old).scalars() if not moved_since(connection, table, before)]

    for table_id in await house.store.read(look):
        async with house.at(table_id) as table:
            if not table.ended:
                await abandon(house, table)


def moved_since(connection: Database, table_id: str, at: int) -> bool:
    log_ = rows.log.c
    newest = select(log_.at).where(log_.table_id == table_id).order_by(log_.number.desc()).limit(1)
    return int(connection.execute(newest).scalar() or 0) >= at
