"""Links: keys that are claimed by a device, and new keys that end the old ones."""

from __future__ import annotations

from sqlalchemy import Connection as Database

from . import shelf
from .house import House
from .keys import NO_SEAT, Asker, held, new_key
from .messages import TableInfo


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
        if power == "watch" and not table.public:
            for connection in list(table.eyes.get(NO_SEAT, ())):
                connection.end(4401)
        return key


async def personal_link(house: House, table_id: str, asker: Asker, seat: int) -> str:
    """A new key of a seat; all other keys and devices of it end, but the device that asks."""
    async with house.with_power(table_id, asker, "seat", seat) as (table, _):
        key = new_key("seat")

        def write(connection: Database) -> None:
            keeps = asker.device is not None and seat in shelf.read_powers(connection, table.id, [asker.device]).seats
            shelf.revoke(connection, table.id, "seat", seat)
            shelf.grant(connection, held(key), table.id, "seat", seat)
            if keeps and asker.device is not None:
                shelf.grant(connection, asker.device, table.id, "seat", seat)

        await house.save(table, write, "r")
        for connection in list(table.eyes.get(seat, ())):
            if asker.device is None or connection.asker.device != asker.device:
                connection.end(4401)
        return key
