"""Games that stand still: all at once, or when the turn is over."""

from __future__ import annotations

from msgspec.structs import replace

from ...database import queries
from ...database.stored import Pause
from ...database.writer import Lost
from ..broadcast import send_info
from ..service import Service
from ..table import Table


async def pause(service: Service, table: Table, wanted: Pause | None) -> None:
    """Let a game stand still, or go on. What is asked stays asked; one that has ended is left alone."""
    if table.stored.status != "playing" or table.stored.pause == wanted:
        return
    now = service.clock.now()
    try:
        await service.save(table, lambda connection: queries.set_pause(connection, table.id, now, wanted))
    except Lost:
        await service.tables.reload(table)
        return
    table.stored = replace(table.stored, pause=wanted, touched=now)
    send_info(service, table)
    service.wake_bot(table)
