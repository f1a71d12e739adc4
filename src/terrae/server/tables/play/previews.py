"""Previews: what a seat's answers would bring it, worked out beside the service from what that seat sees."""

from __future__ import annotations

from typing import cast

import msgspec

from ...database.statements import to_text
from ...fair_queue import Whose
from ...previews.worker import PreviewJob
from ...protocol.messages import Preview, PreviewRequest
from ...protocol.shared import Json
from ..frames import frame, seen
from ..service import Service
from ..table import Table
from .asked_seat import asked_seat


async def preview(service: Service, table: Table, viewer: int, request: PreviewRequest, whose: Whose) -> str:
    """The frame that answers; `Fault` if there is no preview. The table is locked only while it is looked at."""
    async with asked_seat(service, table, viewer, request.number) as match:
        deck = to_text(match.deck.document)
        job = PreviewJob(table.stored.game.name, deck, list(seen(table, viewer).values()), request.line)
    body = await service.previews.run((table.id, viewer), job, whose)
    return frame(Preview(request.id, request.number, cast(Json, msgspec.Raw(body))))
