"""Once more: the same game with the same people at a new table."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from ..database import grants, queries
from ..database.stored import Seat
from ..database.writer import Lost
from ..errors import Fault
from ..protocol.bodies import Joined, Joining, NewTable, RematchRequest
from .access import authorized, powers_of
from .broadcast import send_info
from .creation import new_table
from .keys import Asker, holder_of_own
from .lobby import join_first_free
from .service import Service
from .table import Table


async def rematch(
    service: Service, table_id: str, asker: Asker, request: RematchRequest, device: str | None, address: str
) -> Joined:
    """The same game with the same people at a new table: the first who asks creates it, the others join it."""
    async with authorized(service, table_id, asker, "seat", request.seat) as (table, _):
        if not table.stored.ended:
            raise Fault("refused", "the game is not over yet")
        old = table.stored.seats[request.seat]
        if table.stored.rematch is None:
            await create_rematch(service, table, address)
        new_id = table.stored.rematch
        assert new_id is not None
        joining = Joining(old.name, old.colour, request.seat, request.commitment)
    async with service.tables.locked(new_id) as new:
        seat, key = await join_first_free(service, new, old.name, joining, device)
        send_info(service, new)
        powers = await powers_of(service, new, Asker(holder_of_own(key), device))
        return Joined(seat, key, service.info(new, powers))


async def create_rematch(service: Service, table: Table, address: str) -> None:
    """Create a table like this one, with the same bots, and name it as this one's rematch."""
    old, now = table.stored, service.clock.now()
    bots = {seat.seat: seat for seat in old.seats if seat.kind == "bot"}
    like = NewTable(
        old.game.name,
        old.players,
        old.options,
        title=old.title,
        public=old.public,
        clock=old.clock,
        hints=old.hints,
        talk=old.talk,
        keep_words=old.keep_words,
    )
    new = replace(
        new_table(like, now),
        deck=old.deck,
        deck_hash=old.deck_hash,
        seats=tuple(
            Seat(number, "bot", bots[number].name, bots[number].colour, bots[number].bot)
            if number in bots
            else Seat(number)
            for number in range(old.players)
        ),
    )

    await service.open_tables.add(service, address, None, new.id)

    def write(connection: Connection) -> None:
        queries.set_rematch(connection, old.id, new.id)
        queries.insert_table(connection, new)
        # Links to join do not go with it: the seats are for those who have just played.
        grants.copy_powers(connection, old.id, new.id, ("host", "watch"))

    try:
        await service.save(table, write)
    except Lost:
        await service.tables.reload(table)
        return
    service.tables.add(Table(new))
    table.stored = replace(old, rematch=new.id)
    send_info(service, table)
