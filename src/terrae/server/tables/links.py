"""Links: keys that are claimed by a device, and new keys that end the old ones."""

from __future__ import annotations

from sqlalchemy import Connection

from terrae.engine.contract import SPECTATOR

from ..database import grants
from ..database.writer import Lost
from ..errors import Fault
from ..protocol.close_codes import COME_AGAIN, UNKNOWN_KEY
from ..protocol.messages import TableInfo
from .access import authorized, powers_of, read_powers
from .keys import Asker, holder_of_own, new_key
from .service import Service
from .table import Table

MOST_GRANTS = 2000
"""Keys and devices that hold something at one table."""


async def disconnect_unwelcome(service: Service, table: Table) -> None:
    """Disconnect clients that may no longer look on; those that hold another seat now are asked to connect again."""
    for viewer, clients in table.clients.items():
        for client in list(clients):
            try:
                powers = await powers_of(service, table, client.asker)
            except Fault as fault:
                client.end(COME_AGAIN if fault.code == "not_saved" else UNKNOWN_KEY)
                continue
            client.lobby_only = viewer == SPECTATOR and not powers.may_watch
            if viewer != SPECTATOR and viewer not in powers.seats:
                client.end(COME_AGAIN if powers.seats else UNKNOWN_KEY)
            elif client.lobby_only and not table.stored.awaits_deal:
                client.end(UNKNOWN_KEY)


async def claim(service: Service, table_id: str, key: str, device: str) -> TableInfo:
    """Give a device the powers of a key."""
    async with authorized(service, table_id, Asker(key=key)) as (table, _):

        def write(connection: Connection) -> None:
            if grants.count_grants(connection, table.id) >= MOST_GRANTS:
                raise Lost
            grants.copy_grants(connection, key, device, table.id)

        try:
            await service.save(table, write)
        except Lost:
            raise Fault("refused", "too many devices hold links to this table; its host can make new ones") from None
        return service.info(table, await powers_of(service, table, Asker(key, device)))


async def new_link(service: Service, table_id: str, asker: Asker, power: str) -> str:
    """A new key of a power; the old ones end. The host's own device stays host."""
    async with authorized(service, table_id, asker, "host") as (table, _):
        key = new_key(power)

        def write(connection: Connection) -> None:
            grants.revoke(connection, table.id, power)
            grants.grant(connection, holder_of_own(key), table.id, power)
            if power == "host" and asker.device is not None:
                grants.grant(connection, asker.device, table.id, power)

        await service.save(table, write, "r")
        await disconnect_unwelcome(service, table)
        return key


async def personal_link(service: Service, table_id: str, asker: Asker, seat: int) -> str:
    """A new key of a seat; all other keys and devices of it end, but the device that asks."""
    async with authorized(service, table_id, asker, "seat", seat) as (table, _):
        key = new_key("seat")

        def write(connection: Connection) -> None:
            keeps = seat in read_powers(connection, table.id, Asker(device=asker.device)).seats
            grants.revoke(connection, table.id, "seat", seat)
            grants.grant(connection, holder_of_own(key), table.id, "seat", seat)
            if keeps and asker.device is not None:
                grants.grant(connection, asker.device, table.id, "seat", seat)

        await service.save(table, write, "r")
        await disconnect_unwelcome(service, table)
        return key
