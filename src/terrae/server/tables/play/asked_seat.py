"""What a seat may ask besides moving while it is asked: hints and previews, where the host has left them on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from terrae.engine.contract import SPECTATOR

from ...errors import Fault, not_allowed
from ..service import Service
from ..table import AnyMatch, Table
from .moves import check_turn


@asynccontextmanager
async def asked_seat(service: Service, table: Table, viewer: int, number: int) -> AsyncIterator[AnyMatch]:
    """Lock the table while the match is looked at for the seat that is asked; `Fault` for anybody else.

    `number` is the entry after which the question stands that is spoken of.
    """
    if viewer == SPECTATOR:
        raise not_allowed("spectators watch only")
    async with service.tables.locked(table.id):
        if not table.stored.hints:
            raise Fault("hints_off", "the host has switched hints off")
        check_turn(table, number)
        if table.actor != viewer:
            raise Fault("not_your_turn", f"it is seat {table.actor}'s decision, not yours")
        assert table.match is not None
        yield table.match
