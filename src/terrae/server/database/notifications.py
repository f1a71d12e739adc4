"""Hears from the other processes of the same PostgreSQL what happened at the tables that are in memory here."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import structlog
from sqlalchemy.engine import URL

from . import shelf
from .errors import Fault
from .house import House
from .links import show_out
from .messages import ChatNews
from .play import wake
from .store import CHANNEL, NotSaved
from .table import Table
from .telling import frame, fresh_view

log = structlog.get_logger("terrae")
AGAIN_S = 0.5
ALIVE: Any = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A connection on which nothing is ever sent must be asked whether it still is one."""


async def listen_to_others(house: House) -> None:
    """For ever; when the connection breaks, every table may have missed something and is looked at again."""
    url = house.store.url.set(drivername="postgresql")
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain(url), autocommit=True, **ALIVE) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for table_id in list(house.tables):
                    house.spawn(hear(house, table_id, "r"))
                async for news in connection.notifies():
                    table_id, what, worker = [*news.payload.split(":"), "", ""][:3]
                    if worker != house.worker and (table_id in house.tables or table_id in house.loading):
                        house.spawn(hear(house, table_id, what))
        except psycopg.Error as error:
            log.warning("cannot hear the other processes", why=type(error).__name__)
        await asyncio.sleep(AGAIN_S)


def plain(url: URL) -> str:
    return url.render_as_string(hide_password=False)


async def hear(house: House, table_id: str, what: str) -> None:
    """Another process has written something: learn what, also if the database does not answer at once."""
    while True:
        try:
            await learn(house, table_id, what)
            return
        except NotSaved:
            pass
        except Fault as fault:
            if fault.code != "not_saved":
                return
        await asyncio.sleep(AGAIN_S)


async def learn(house: House, table_id: str, what: str) -> None:
    """Another process has written a move (its number), chat (`c`), powers (`r`), the start (`s`) or the rest (`t`)."""
    # A table that is being loaded may have been read just before this was written.
    table = await house.fetch(table_id)
    async with table.lock:
        if table.gone:
            return
        if what.isdigit() and int(what) <= table.number:
            return
        if what.isdigit() and not table.broken:
            await catch_up(house, table)
        elif what.startswith("c"):
            await catch_up_chat(house, table)
        else:
            await look_again(house, table, what)


async def catch_up(house: House, table: Table) -> None:
    """Carry out what another process has stored, and tell it to those who are connected here."""
    number = table.number
    entries = await house.store.read(lambda connection: shelf.read_log(connection, table.id, number))
    house.follow(table, entries)


async def catch_up_chat(house: House, table: Table) -> None:
    count = table.chat_count
    lines = await house.store.read(lambda connection: shelf.read_chat(connection, table.id, count))
    shelf.add_chat(table, lines)
    for line in lines:
        house.tell_all(table, frame(ChatNews(line.n, line.seat, line.name, line.text, line.at)))


async def look_again(house: House, table: Table, what: str) -> None:
    """Seats, powers or settings have changed."""
    had_match = table.match is not None
    await house.mend(table)
    if what == "r":
        await show_out(house, table)
    house.tell_table(table)
    if table.match is not None and not had_match:
        now = house.clock.now()
        house.tell(table, {eyes: fresh_view(table, eyes, now) for eyes in table.viewers()})
    wake(house, table)
