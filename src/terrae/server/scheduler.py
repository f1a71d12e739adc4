"""What the service does by itself, every second: late bots, clocks, idle and old tables, its own time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

import structlog
from sqlalchemy import Connection

from terrae.bots.opponents import usual_substitute

from .clock import wall_ms
from .database import lists, workers
from .database.presence import drop_connections
from .database.removal import Keeping, read_removable, remove
from .database.writer import NotSaved
from .errors import Fault
from .tables.lobby.starting import deal_when_open
from .tables.people.presence import assert_all
from .tables.play.ending import abandon
from .tables.play.substitutes import stand_in
from .tables.service import Service
from .tables.table import Table

log = structlog.get_logger("terrae")

EVERY_S = 1.0
ABANDON_EVERY = 900
"""Rounds between two searches for tables that everybody has forgotten."""
REMOVE_EVERY = 60
"""Rounds between two searches for tables that can be removed."""
MOST_REMOVED = 200
RESTING_MS = 3600 * 1000
"""A table is not removed while something has happened there within this time, however many there are."""
LATE_MS = 3000
"""A bot that has not begun by itself after this time is woken: the process it belonged to may have ended."""
MOST_DUE = 200


async def begin(service: Service) -> None:
    """At the start: the service's time goes on from where it stood, and everybody is away until they come."""

    def write(connection: Connection) -> tuple[int, list[tuple[int, int]]]:
        now = workers.latest_time(connection)
        workers.note_date(connection, now, wall_ms())
        alone = not service.database.is_postgresql
        if alone:
            workers.forget_all(connection)
        workers.set_alive(connection, service.worker, now)
        drop_connections(connection, service.worker if alone else None, now)
        return now, workers.read_dates(connection)

    now, service.clock.dates = await service.database.write(write)
    service.clock.not_before(now)


async def run_for_ever(service: Service) -> None:
    """Do everything that is due, again and again."""
    for turn in count(1):
        try:
            await run_once(service)
            if turn % ABANDON_EVERY == 0:
                await abandon_forgotten(service)
            if turn % REMOVE_EVERY == 0:
                await remove_old(service)
        except (Fault, NotSaved) as error:
            log.warning("the scheduler could not do its work", why=type(error).__name__)
        except Exception as error:
            service.metrics.errors.inc()
            log.error("the scheduler could not do its work", why=f"{type(error).__name__}: {error}")
        await asyncio.sleep(EVERY_S)


async def run_once(service: Service) -> None:
    """One round."""
    now = service.clock.now()
    if now - service.alive_at > LATE_MS:
        # The database stood still, or this process: the others are given the time to say that they are alive.
        service.trusts_from = now + workers.DEAD_AFTER_MS
    has_drifted, date = service.clock.has_drifted(), wall_ms()
    may_judge = service.database.is_postgresql and now >= service.trusts_from

    def write(connection: Connection) -> int:
        latest = workers.latest_time(connection)
        workers.set_alive(connection, service.worker, now)
        if has_drifted:
            workers.note_date(connection, now, date)
        if may_judge:
            for table_id in drop_connections(connection, None, now):
                service.database.notify(f"{table_id}:t:")
        return latest

    service.clock.not_before(await service.database.write(write))
    if has_drifted:
        service.clock.dates.append((now, date))
    service.alive_at = service.clock.now()
    await assert_all(service)
    service.tables.drop_idle()
    service.metrics.tables.set(len(service.tables))
    await act_where_due(service)


async def act_where_due(service: Service) -> None:
    """Act at the tables where a bot's turn was left over, a clock has run out, or the cards should be dealt."""
    now = service.clock.now()
    await for_each(service, lambda connection, most: lists.read_due(connection, now, most), act)


async def for_each(
    service: Service,
    find: Callable[[Connection, int], list[str]],
    do: Callable[[Service, Table], Coroutine[Any, Any, None]],
) -> None:
    """Do something at some of the tables that are found. One that fails is set aside for a while, the others go on."""
    aside = service.tables.unreadable.ids() | service.failing.ids()
    # As many more are read as are left out: they may be first among those that are found, again and again.
    found = await service.database.read(lambda connection: find(connection, MOST_DUE + len(aside)))
    for table_id in [table_id for table_id in found if table_id not in aside][:MOST_DUE]:
        try:
            async with service.tables.locked(table_id) as table:
                await do(service, table)
        except Fault as fault:
            log.warning("the scheduler could not act", table=table_id, why=fault.code)
        except NotSaved:
            raise
        except Exception as error:
            service.failing.add(table_id)
            service.metrics.errors.inc()
            log.error("the scheduler could not act", table=table_id, why=f"{type(error).__name__}: {error}")


async def act(service: Service, table: Table) -> None:
    """Wake a bot that is late; let a bot play for somebody whose time has run out; deal where all should be open."""
    await deal_when_open(service, table)
    actor, due, now = table.actor, table.stored.due, service.clock.now()
    if actor is None or due is None or due > now or table.is_paused:
        return
    if table.bot_decides:
        if now - due >= LATE_MS or not service.database.is_postgresql:
            service.wake_bot(table)
    else:
        await stand_in(service, table, actor, usual_substitute(table.stored.game))


async def abandon_forgotten(service: Service) -> None:
    """Tables at which nothing has happened for months end, and show what was hidden."""
    before = service.clock.now() - service.settings.abandon_after_ms

    async def give_up(service: Service, table: Table) -> None:
        if not table.stored.ended:
            await abandon(service, table, None)

    await for_each(service, lambda connection, most: lists.read_forgotten(connection, before, most), give_up)


async def remove_old(service: Service) -> list[str]:
    """Tables that nobody played, and such as ended long ago, are removed, a few at a time; which these are."""
    now, settings = service.clock.now(), service.settings
    unplayed = Keeping(now - settings.unplayed_after_ms, settings.most_unplayed)
    finished = Keeping(now - settings.finished_after_ms, settings.most_finished)
    found = await service.database.read(lambda connection: read_removable(connection, unplayed, finished, MOST_REMOVED))
    old = [table_id for table_id in found if not service.tables.knows(table_id)]
    if not old:
        return []

    def write(connection: Connection) -> list[str]:
        gone = remove(connection, old, now, RESTING_MS)
        for table_id in gone:
            service.database.notify(f"{table_id}:r:{service.worker}")
        return gone

    gone = await service.database.write(write)
    if gone:
        log.info("tables were removed", tables=len(gone))
    return gone
