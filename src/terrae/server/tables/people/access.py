"""Who may do what at a table: finds out an asker's powers, and refuses what they do not allow."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from terrae.engine.contract import SPECTATOR

from ...database import grants, push
from ...database.grants import Grant
from ...database.stored import Stored, Version
from ...database.writer import NotSaved
from ...errors import not_allowed, not_found, not_saved, unknown_key
from ...protocol.close_codes import COME_AGAIN, UNKNOWN_KEY
from ...protocol.shared import You
from ..table import Table
from .keys import Asker, Powers
from .readers import reader_of

if TYPE_CHECKING:
    from ..service import Service


def powers_from(connection: Connection, granted: Iterable[Grant], asker: Asker) -> Powers:
    """What follows from these grants; `Fault` if the asker's key is not known anywhere."""
    powers = Powers()
    key_counts = asker.key is None
    for holder, power, seat in granted:
        powers.add(power, seat)
        if holder == asker.key:
            key_counts = True
            if power == "seat":
                powers.own.add(seat)
    if not key_counts and not grants.key_is_known(connection, str(asker.key)):
        raise unknown_key()
    return powers


def read_powers(connection: Connection, table_id: str, asker: Asker) -> Powers:
    """What the asker may do at a table; `Fault` if the key is not known anywhere."""
    if not asker.holders:
        return Powers()
    return powers_from(connection, grants.read_grants(connection, table_id, asker.holders), asker)


async def is_known(service: Service, holder: str) -> bool:
    """Does a key or a device hold anything at any table, or want notices?"""
    try:
        return await service.database.glance(
            lambda connection: grants.key_is_known(connection, holder) or push.is_known(connection, holder)
        )
    except NotSaved as error:
        raise not_saved() from error


async def powers_of(service: Service, table: Table, asker: Asker) -> Powers:
    """What the asker may do at a table; `Fault` if that is nothing.

    Whoever comes from another process knows what happened there a moment ago: afterwards this one does too.
    """

    def look(connection: Connection) -> tuple[Powers, Version]:
        if service.database.is_postgresql:
            granted, version = grants.read_grants_and_version(connection, table.id, asker.holders)
            return powers_from(connection, granted, asker), version
        return read_powers(connection, table.id, asker), table.stored.version

    try:
        powers, version = await service.database.glance(look)
    except NotSaved as error:
        raise not_saved() from error
    if version != table.stored.version:
        await service.tables.reload(table)
    powers.open_to_all(table.stored.public, table.stored.strangers)
    if not powers.any:
        raise not_found()
    return powers


def end_unwelcome(table: Table, stored: Stored, granted: Iterable[Grant]) -> None:
    """Disconnect clients that may no longer look on; those that hold another seat now are asked to connect again.

    `stored` and `granted` are what the database holds of the table now. Nothing that happened since is sent before.
    """
    held: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for holder, power, seat in granted:
        held[holder].append((power, seat))
    for viewer, clients in table.clients.items():
        for client in clients:
            powers = Powers()
            for holder in client.asker.holders:
                for power, seat in held[holder]:
                    powers.add(power, seat)
            powers.open_to_all(stored.public, stored.strangers)
            client.you = You(client.you.seats, powers.host)
            client.reader = reader_of(powers, viewer)
            client.lobby_only = viewer == SPECTATOR and not powers.may_watch
            if viewer != SPECTATOR and viewer not in powers.seats:
                client.end(COME_AGAIN if powers.seats else UNKNOWN_KEY)
            elif client.lobby_only and not (powers.join and stored.awaits_deal):
                client.end(UNKNOWN_KEY)


async def disconnect_unwelcome(service: Service, table: Table) -> None:
    """Powers at the table have ended: so do the connections that came by them."""
    try:
        granted = await service.database.glance(lambda connection: grants.read_all_grants(connection, table.id))
    except NotSaved:
        for client in [client for clients in table.clients.values() for client in clients]:
            client.end(COME_AGAIN)
        return
    end_unwelcome(table, table.stored, granted)


@asynccontextmanager
async def authorized(
    service: Service, table_id: str, asker: Asker, power: str = "", seat: int = -1
) -> AsyncIterator[tuple[Table, Powers]]:
    """A table, locked, at which the asker has this power or, with "", any; `Fault` otherwise."""
    async with service.tables.locked(table_id) as table:
        powers = await powers_of(service, table, asker)
        if power == "host" and not powers.host:
            raise not_allowed("only the host of the table may do that")
        if power == "seat" and seat not in powers.seats:
            raise not_allowed("only whoever holds that seat may do that")
        if power == "join" and not (powers.join or powers.host):
            raise not_allowed("this needs a link to join")
        yield table, powers
