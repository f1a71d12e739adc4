"""Links: keys that are claimed by a device, and new keys that end the old ones."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from ...database import grants, queries
from ...database.writer import Lost
from ...errors import Fault, not_allowed, unknown_key
from ...protocol.bodies import SeatTransfer
from ...protocol.shared import TableInfo
from ...protocol.sizes import MOST_GRANTS
from ...settings import TRANSFER_MS
from ..broadcast import send_info
from ..service import Service
from .access import authorized, disconnect_unwelcome, powers_of, read_powers
from .keys import Asker, holder_of_own, new_key

SEATED_GRANTS = 2 * MOST_GRANTS
"""Whoever has a seat, or the table, can take them to a further device also when those who only watch are too many."""


async def claim(service: Service, table_id: str, key: str, device: str) -> TableInfo:
    """Give a device the powers of a key."""
    async with authorized(service, table_id, Asker(key=key)) as (table, powers):
        most = SEATED_GRANTS if powers.seats or powers.host else MOST_GRANTS

        def write(connection: Connection) -> None:
            if grants.count_grants(connection, table.id) >= most:
                raise Fault("refused", "too many devices hold links to this table; its host can make new ones")
            grants.copy_grants(connection, key, device, table.id)

        await service.save(table, write)
        return service.info(table, await powers_of(service, table, Asker(key, device)))


async def new_link(service: Service, table_id: str, asker: Asker, power: str) -> str:
    """A new key of a power; the old ones end. The host's own device stays host. Guests are counted anew."""
    async with authorized(service, table_id, asker, "host") as (table, _):
        key = new_key(power)

        def write(connection: Connection) -> None:
            grants.revoke(connection, table.id, power)
            if power == "join":
                queries.update_table(connection, table.id, service.clock.now(), guests_came=0)
            grants.grant(connection, holder_of_own(key), table.id, power)
            if power == "host" and asker.device is not None:
                grants.grant(connection, asker.device, table.id, power)

        await service.save(table, write, "r")
        await disconnect_unwelcome(service, table)
        if power == "join":
            table.stored = replace(table.stored, guests_came=0)
            send_info(service, table)
        return key


async def personal_link(service: Service, table_id: str, asker: Asker, seat: int) -> str:
    """A new key of a seat; all other keys and devices of it end, but the device that asks."""
    async with authorized(service, table_id, asker, "seat", seat) as (table, _):
        key = new_key("seat")

        def write(connection: Connection) -> None:
            keeps = seat in read_powers(connection, table.id, Asker(device=asker.device)).seats
            grants.revoke_seat(connection, table.id, seat)
            grants.grant(connection, holder_of_own(key), table.id, "seat", seat)
            if keeps and asker.device is not None:
                grants.grant(connection, asker.device, table.id, "seat", seat)

        await service.save(table, write, "r")
        await disconnect_unwelcome(service, table)
        return key


# ---- taking a seat along ----


async def new_transfer(service: Service, table_id: str, asker: Asker, seat: int) -> SeatTransfer:
    """A key that takes a seat along to another device, once, within some minutes."""
    async with authorized(service, table_id, asker, "seat", seat) as (table, _):
        if table.stored.ended:
            raise Fault("refused", "the game is over")
        key, ends = new_key("transfer"), service.clock.now() + TRANSFER_MS
        await service.save(
            table,
            lambda connection: grants.add_transfer(connection, holder_of_own(key), table.id, seat, ends),
        )
        return SeatTransfer(key, TRANSFER_MS)


async def take_along(service: Service, table_id: str, key: str, device: str) -> TableInfo:
    """A device takes a seat along by its key; those that had it watch from now on, and may take it back."""
    async with service.tables.locked(table_id) as table:
        now = service.clock.now()

        def write(connection: Connection) -> None:
            try:
                seat = grants.use_transfer(connection, key, table.id, now)
            except Lost:  # anybody may ask with any key: the table is as it was, and is not read again for that
                raise unknown_key() from None
            grants.hand_over(connection, table.id, seat, device)

        await service.save(table, write, "r")
        await disconnect_unwelcome(service, table)
        return service.info(table, await powers_of(service, table, Asker(device=device)))


async def take_back(service: Service, table_id: str, asker: Asker, seat: int) -> TableInfo:
    """Whoever gave a seat to another device takes it back."""
    async with authorized(service, table_id, asker) as (table, powers):
        if seat not in powers.back:
            raise not_allowed("only whoever held that seat may take it back")

        def write(connection: Connection) -> None:
            granted = grants.read_grants(connection, table.id, asker.holders)
            former = {holder for holder, power, number in granted if (power, number) == ("back", seat)}
            if not former:
                raise Lost
            grants.end_transfers(connection, table.id, seat)
            grants.hand_over(connection, table.id, seat, str(asker.device if asker.device in former else asker.key))

        try:
            await service.save(table, write, "r")
        except Lost:
            raise not_allowed("only whoever held that seat may take it back") from None
        await disconnect_unwelcome(service, table)
        return service.info(table, await powers_of(service, table, asker))
