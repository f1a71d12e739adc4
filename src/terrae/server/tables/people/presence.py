"""Who is connected and who is away. Comings and goings are stored and told after a moment, together.

Away is whom no process has stored as connected. Each process repeats whom it is connected to (`assert_all`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...database.presence import PEOPLE, read_connections, store_connections
from ..broadcast import send_info
from ..table import Client, Table

if TYPE_CHECKING:
    from ..service import Service

WAIT_S = 0.15
"""Comings and goings within this time are told together."""


def arrive(service: Service, table: Table, client: Client) -> None:
    """Somebody is connected from now on."""
    table.clients.setdefault(client.viewer, set()).add(client)
    settle_soon(service, table.id)


def depart(service: Service, table: Table, client: Client) -> None:
    """Somebody is no longer connected."""
    table.clients.get(client.viewer, set()).discard(client)
    if not table.clients.get(client.viewer):
        table.seen.pop(client.viewer, None)
    settle_soon(service, table.id)


def disconnect(service: Service, table: Table, seat: int, code: int) -> None:
    """End all connections of a seat at this process."""
    for client in list(table.clients.get(seat, ())):
        client.end(code)
        depart(service, table, client)


def settle_soon(service: Service, table_id: str) -> None:
    if table_id not in service.unsettled:
        service.unsettled.add(table_id)
        service.spawn(settle(service, table_id))


async def settle(service: Service, table_id: str) -> None:
    """Store who is connected here, learn who is away, and tell everybody. What fails is done again by `assert_all`."""
    await asyncio.sleep(WAIT_S)
    service.unsettled.discard(table_id)
    async with service.tables.locked(table_id) as table:
        here, now = connected_here(table), service.clock.now()
        if here == table.asserted and all(table.stored.seats[seat].away_since is None for seat in here):
            return
        presence = await service.save(
            table, lambda connection: store_connections(connection, service.worker, table.id, here, now)
        )
        table.asserted = here
        seats = tuple(replace(seat, away_since=presence.get(seat.seat, seat.away_since)) for seat in table.stored.seats)
        if seats != table.stored.seats:
            table.stored = replace(table.stored, seats=seats)
            send_info(service, table)
            service.push.consider_leaving(table, now)


def connected_here(table: Table) -> frozenset[int]:
    """The people's seats that somebody is connected to at this process."""
    return frozenset(seat.seat for seat in table.stored.seats if seat.kind in PEOPLE and table.clients.get(seat.seat))


async def assert_all(service: Service) -> None:
    """Compare what the database says of this process with who is connected, and store what differs.

    A write may have failed, or another process may have taken this one for dead.
    """
    stored = await service.database.read(lambda connection: read_connections(connection, service.worker))
    for table_id in service.tables:
        table = service.tables[table_id]
        table.asserted = frozenset(stored.pop(table_id, ()))
        if table.asserted != connected_here(table):
            settle_soon(service, table_id)
    for table_id in stored:
        settle_soon(service, table_id)
