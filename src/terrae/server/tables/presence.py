"""Who is connected and who is away. Comings and goings are stored and told after a moment, together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..database import queries
from .broadcast import send_info
from .table import Client, Table

if TYPE_CHECKING:
    from .service import Service

WAIT_S = 0.15
"""Comings and goings within this time are told together."""


def arrive(service: Service, table: Table, client: Client) -> None:
    """Somebody is connected from now on."""
    table.clients.setdefault(client.viewer, set()).add(client)
    settle_soon(service, table)


def depart(service: Service, table: Table, client: Client) -> None:
    """Somebody is no longer connected."""
    table.clients.get(client.viewer, set()).discard(client)
    if not table.clients.get(client.viewer):
        table.seen.pop(client.viewer, None)
    settle_soon(service, table)


def settle_soon(service: Service, table: Table) -> None:
    if table.id not in service.unsettled:
        service.unsettled.add(table.id)
        service.spawn(settle(service, table.id))


async def settle(service: Service, table_id: str) -> None:
    """Store who is here and who is away, and tell everybody."""
    await asyncio.sleep(WAIT_S)
    service.unsettled.discard(table_id)
    async with service.tables.locked(table_id) as table:
        now = service.clock.now()
        seats = [replace(seat, away_since=away_since(table, seat.seat, now)) for seat in table.stored.seats]
        changed = [
            (seat.seat, seat.away_since)
            for seat, before in zip(seats, table.stored.seats, strict=True)
            if seat != before
        ]
        if changed:
            await service.save(
                table, lambda connection: queries.update_presence(connection, table.id, changed, service.worker)
            )
            table.stored = replace(table.stored, seats=tuple(seats))
            send_info(service, table)


def away_since(table: Table, number: int, now: int) -> int | None:
    """Since when somebody has been away; None if somebody is connected, or the seat is not a person's."""
    seat = table.stored.seats[number]
    if seat.kind not in ("human", "away"):
        return seat.away_since
    if table.clients.get(number):
        return None
    return now if seat.away_since is None else seat.away_since
