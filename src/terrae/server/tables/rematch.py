"""Once more: the same game with the same people at a new table."""

from __future__ import annotations

from sqlalchemy import Connection as Database

from . import shelf
from .errors import Fault
from .house import House
from .keys import Asker, held
from .lobby import TRIES, new_table, take_seat
from .messages import Again, Joined, Joining, NewTable
from .table import Seat, Table


async def rematch(house: House, table_id: str, asker: Asker, wish: Again, device: str | None) -> Joined:
    """The same game with the same people at a new table: the first who asks makes it, the others join it."""
    async with house.with_power(table_id, asker, "seat", wish.seat) as (table, _):
        if not table.ended:
            raise Fault("refused", "the game is not over yet")
        old = table.seats[wish.seat]
        if table.rematch is None:
            await make_rematch(house, table)
        again = table.rematch
        assert again is not None
        joining = Joining(old.name, old.colour, wish.seat, wish.bytes)
    async with house.at(again) as new:
        for _ in range(TRIES):
            try:
                seat, key = await take_seat(house, new, old.name, joining, device)
                break
            except shelf.Lost:
                await house.mend(new)
        else:
            raise Fault("refused", "somebody else was quicker; please try again")
        house.tell_table(new)
        powers = await house.powers(new, Asker(held(key), device))
        return Joined(seat, key, house.info(new, powers))


async def make_rematch(house: House, table: Table) -> None:
    new = new_table(
        NewTable(
            table.game.name,
            table.players,
            table.options,
            None,
            None,
            table.title,
            table.public,
            table.chat,
            table.clock,
        )
    )
    new.deck, new.deck_hash = table.deck, table.deck_hash
    for seat in table.seats:
        if seat.kind == "bot":
            new.seats[seat.seat] = Seat(seat.seat, "bot", seat.name, seat.colour, seat.bot)

    def write(connection: Database) -> None:
        now = house.clock.now()
        shelf.set_rematch(connection, table.id, new.id)
        shelf.insert_table(connection, new, now)
        shelf.copy_powers(connection, table.id, new.id, ("host", "join", "watch"))
        house.store.notify(f"{table.id}:t:{house.worker}")

    try:
        await house.save(new, write)
    except shelf.Lost:
        await house.mend(table)
        return
    house.tables[new.id] = new
    table.rematch = new.id
    house.tell_table(table)
