"""Tables that are given up before their game is over."""

from __future__ import annotations

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from ...database import queries
from ...database.queries import encoded
from ...database.stored import EndedEarly
from ...database.writer import Lost
from ...errors import Fault
from ..broadcast import send_info
from ..lobby.starting import tell_dealt
from ..service import Service
from ..table import Table

log = structlog.get_logger("terrae")


async def abandon(service: Service, table: Table, by: EndedEarly | None) -> None:
    """Give a table up, by whom it is if somebody wants it; what was hidden is open from now on."""
    if table.stored.ended:
        raise Fault("refused", "the game is over")
    now, before = service.clock.now(), table.stored.status

    def write(connection: Connection) -> None:
        queries.change_status(
            connection, table.id, now, before, status="abandoned", due=None, ended_early=encoded("ended_early", by)
        )

    try:
        await service.save(table, write)
    except Lost:
        raise Fault("refused", "something else has happened at the table meanwhile") from None
    table.stored = replace(table.stored, status="abandoned", due=None, touched=now, ended_early=by)
    log.info("a table was given up", table=table.id, game=table.stored.game.name)
    send_info(service, table)
    tell_dealt(service, table)
