"""Links: keys that are claimed by a device, and new keys that end the old ones."""

from __future__ import annotations

from sqlalchemy import Connection as Database

from terrae.engine.contract import SPECTATOR

from . import shelf
from .connection import COME_AGAIN, UNKNOWN_KEY
from .errors import Fault
from .house import House
from .keys import Asker, held, new_key
from .messages import TableInfo
from .table import Table


async def show_out(house: House, table: Table) -> None:
    """Whoever has lost the right to look is disconnected; whoever has another seat now comes again."""
    for eyes, connections in table.eyes.items():
        for connection in list(connections):
            try:
                powers = await house.powers(table, connection.asker)
            except Fault as fault:
                connection.end(COME_AGAIN if fault.code == "not_saved" else UNKNOWN_KEY)
                continue
            if eyes != SPECTATOR and eyes not in powers.seats:
                connection.end(COME_AGAIN if powers.seats else UNKNOWN_KEY)
            elif table.status == "playing" and not powers.may_watch:
                connection.end(UNKNOWN_KEY)


async def claim(house: House, table_id: str, key: str, device: str) -> TableInfo:
    """The device gets the powers of a key that somebody has shown."""
    async with house.with_power(table_id, Asker(key=key)) as (table, _):

        def write(connection: Database) -> None:
            shelf.copy_grants(connection, key, device, table.id)

        await house.save(table, write)
        return house.info(table, await house.powers(table, Asker(key, device)))


async def new_link(house: House, table_id: str, asker: Asker, power: str) -> str:
    """A new key of a power; the old ones end. The host's own device stays host."""
    async with house.with_power(table_id, asker, "host") as (table, _):
        key = new_key(power)

        def write(connection: Database) -> None:
            shelf.revoke(connection, table.id, power)
            shelf.grant(connection, held(key), table.id, power)
            if power == "host" and asker.device is not None:
                shelf.grant(connection, asker.device, table.id, power)

        await house.save(table, write, "r")
        await show_out(house, table)
        return key


async def personal_link(house: House, table_id: str, asker: Asker, seat: int) -> str:
    """A new key of a seat; all other keys and devices of it end, but the device that asks."""
    async with house.with_power(table_id, asker, "seat", seat) as (table, _):
        key = new_key("seat")

        def write(connection: Database) -> None:
            keeps = seat in shelf.read_powers(connection, table.id, Asker(device=asker.device)).seats
            shelf.revoke(connection, table.id, "seat", seat)
            shelf.grant(connection, held(key), table.id, "seat", seat)
            if keeps and asker.device is not None:
                shelf.grant(connection, asker.device, table.id, "seat", seat)

        await house.save(table, write, "r")
        await show_out(house, table)
        return key
