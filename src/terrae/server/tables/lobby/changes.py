"""What the host changes of a table: its title, options, clock, number of seats, what may be said."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from terrae.engine.errors import Refused

from ...database import lines, queries
from ...database.stored import Stored, StoredSeat
from ...database.writer import Lost
from ...errors import Fault
from ...protocol import sizes
from ...protocol.bodies import TableChange
from ...protocol.shared import TableInfo
from ..broadcast import send_info
from ..people.access import authorized, disconnect_unwelcome, powers_of
from ..people.clean_text import clean
from ..people.keys import Asker
from ..service import Service
from ..table import Table
from .creation import check_start, refused
from .seats import TRIES, only_before_start, reseat


async def resize(service: Service, table: Table, seats: int) -> None:
    """More free seats at the end, or fewer: only free ones go, the last first. `Lost` if another process was first."""
    stored = table.stored
    try:
        stored.game.check_players(seats)
        stored.game.option_bits(stored.options, seats)
    except Refused as error:
        raise refused(error) from None
    check_start(stored.game, stored.requested_start, seats)
    free = [seat.seat for seat in stored.seats if seat.kind == "open"]
    fewer = stored.players - seats
    if fewer > len(free):
        raise Fault("refused", "somebody sits in every other seat: free one first")
    if fewer > 0:
        await reseat(service, table, [seat.seat for seat in stored.seats if seat.seat not in free[-fewer:]])
    elif fewer < 0:
        added = tuple(StoredSeat(number) for number in range(stored.players, seats))

        def write(connection: Connection) -> None:
            queries.check_unchanged(connection, stored)
            for seat in added:
                queries.add_seat(connection, table.id, seat)
            queries.change_status(connection, table.id, service.clock.now(), "open", players=seats)

        await service.save(table, write)
        table.stored = replace(stored, seats=stored.seats + added, players=seats)


async def change(service: Service, table_id: str, asker: Asker, request: TableChange) -> TableInfo:
    """The host changes the table."""
    async with authorized(service, table_id, asker, "host") as (table, _):
        before_start = (
            request.seats, request.options, request.start, request.clock, request.hints, request.keep_words
        )  # fmt: skip
        for _ in range(TRIES):
            silences = request.talk is not None and "silence" in (request.talk, table.stored.talk)
            if silences or any(value is not None for value in before_start):
                only_before_start(table)
            try:
                await store_change(service, table, request)
                break
            except Lost:
                await service.tables.reload(table)
        else:
            raise Fault("refused", "something else has happened at the table meanwhile")
        if request.public is False:
            await disconnect_unwelcome(service, table)
        send_info(service, table)
        return service.info(table, await powers_of(service, table, asker))


async def store_change(service: Service, table: Table, request: TableChange) -> None:
    """Store what the host changes; `Lost` if another process has changed the table or started the game since."""
    if request.seats is not None:
        await resize(service, table, request.seats)
    stored = table.stored
    values = changed_values(stored, request)
    columns = {name: queries.encoded(name, value) for name, value in values.items()}

    def write(connection: Connection) -> dict[str, Any]:
        queries.check_unchanged(connection, stored)
        if (
            request.public and not stored.public
        ):  # another process may have stored lines of which this one has not heard
            columns["private_lines"] = values["private_lines"] = lines.count_lines(connection, table.id)
        queries.change_status(connection, table.id, service.clock.now(), stored.status, **columns)
        return values

    written = await service.save(table, write, "r" if request.public is False else "t")
    table.stored = replace(stored, **written)


def changed_values(stored: Stored, request: TableChange) -> dict[str, Any]:
    """What is stored anew; `Fault` if the game does not allow it."""
    values: dict[str, Any] = {}
    if request.title is not None:
        values["title"] = clean(request.title, "a title", sizes.TITLE, 0)
    if request.chat is not None and stored.talk != "silence":
        values["talk"] = "words" if request.chat else "sentences"
    for name in ("public", "clock", "hints", "talk", "keep_words", "guests"):
        if getattr(request, name) is not None:
            values[name] = getattr(request, name)
    if request.options is not None:
        try:
            bits = stored.game.option_bits({**stored.options, **request.options}, stored.players)
        except Refused as error:
            raise refused(error) from None
        values["options"] = stored.game.options_from_bits(bits)
    if request.start is not None:
        values["requested_start"] = None if request.start < 0 else request.start
        check_start(stored.game, values["requested_start"], stored.players)
    return values
