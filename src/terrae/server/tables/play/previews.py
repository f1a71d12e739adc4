"""Previews: what a seat's answers would bring it, worked out beside the service from what that seat sees."""

from __future__ import annotations

from typing import cast

import msgspec

from terrae.engine.contract import SPECTATOR

from ...database.statements import to_text
from ...errors import Fault, not_allowed
from ...fair_queue import Whose
from ...previews.worker import PreviewJob
from ...protocol.messages import Preview, PreviewRequest
from ...protocol.shared import Json
from ..service import Service
from ..table import Table
from ..views import frame, seen
from .moves import check_turn


async def preview(service: Service, table: Table, viewer: int, request: PreviewRequest, whose: Whose) -> str:
    """The frame that answers; `Fault` if there is no preview. The table is locked only while it is looked at."""
    if viewer == SPECTATOR:
        raise not_allowed("spectators watch only")
    async with service.tables.locked(table.id):
        if not table.stored.hints:
            raise Fault("hints_off", "the host has switched hints off")
        check_turn(table, request.number)
        if table.actor != viewer:
            raise Fault("not_your_turn", f"it is seat {table.actor}'s decision, not yours")
        assert table.match is not None
        deck = to_text(table.match.deck.document)
        job = PreviewJob(table.stored.game.name, deck, list(seen(table, viewer).values()), request.line)
    body = await service.previews.run((table.id, viewer), job, whose)
    return frame(Preview(request.id, request.number, cast(Json, msgspec.Raw(body))))
