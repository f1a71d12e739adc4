"""Keeps the tables in memory up to date with what other processes of the same database write."""

from __future__ import annotations

import asyncio

from ..database import queries
from ..database.writer import NotSaved
from ..errors import Fault
from ..protocol import close_codes
from .broadcast import send_frames, send_info
from .frames import fresh_views
from .lobby.starting import deal_when_open, tell_dealt
from .people.presence import disconnect
from .play.apply import apply_foreign
from .service import Service
from .table import Table
from .talk import chat

AGAIN_S = 0.5


class OtherProcesses:
    """Hears what the other processes have written."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def missed(self) -> None:
        """Something may not have been heard: look at every table again."""
        for table_id in self.service.tables:
            self.service.spawn(hear(self.service, table_id, "r"))

    def hear(self, table_id: str, news: str, worker: str) -> None:
        """A process has written something about a table."""
        if worker != self.service.worker and self.service.tables.knows(table_id):
            self.service.spawn(hear(self.service, table_id, news))


async def hear(service: Service, table_id: str, news: str) -> None:
    """Another process has written something: learn what, also if the database does not answer at once."""
    while True:
        try:
            await learn(service, table_id, news)
            return
        except NotSaved:
            pass
        except Fault as fault:
            if fault.code != "not_saved":
                return
        await asyncio.sleep(AGAIN_S)


async def learn(service: Service, table_id: str, news: str) -> None:
    """Another process has written a move (its number), chat (`c` and its number), the start (`s`) or the rest (`t`).

    `r`: powers have ended. `l` and a seat: its holder has left the game. `b` and a seat: whose words are kept from it.
    """
    # A table that is being loaded may have been read just before this was written: it is waited for.
    if not service.tables.knows(table_id):
        return
    async with service.tables.locked(table_id) as table:
        if news.isdigit():
            await catch_up(service, table, int(news))
        elif news.startswith("c"):
            await chat.catch_up(service, table, int(news[1:]))
        else:
            await look_again(service, table, news)


async def catch_up(service: Service, table: Table, until: int) -> None:
    """Apply the entries that another process has stored, and none after this one: powers may have ended before it."""
    number = table.number
    if until > number:
        entries = await service.database.read(lambda connection: queries.read_log(connection, table.id, number, until))
        apply_foreign(service, table, entries)


async def look_again(service: Service, table: Table, news: str) -> None:
    """Seats, powers or settings have changed."""
    had_match = table.match is not None
    await service.tables.reload(table)
    if news.startswith("l"):
        disconnect(service, table, int(news[1:]), close_codes.LEFT)
    if news.startswith("b"):
        chat.tell_blocked(table, int(news[1:]))
        return
    send_info(service, table)
    if table.match is not None and not had_match:
        send_frames(table, fresh_views(table, service.clock.now()))
    service.wake_bot(table)
    await deal_when_open(service, table)
    tell_dealt(service, table)
