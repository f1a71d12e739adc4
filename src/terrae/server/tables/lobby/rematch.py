"""Once more: the same game with the same people at a new table."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from ...database import grants, queries
from ...database.stored import StoredSeat
from ...database.writer import Lost
from ...errors import Fault
from ...protocol import sizes
from ...protocol.bodies import Joined, Joining, NewTable, RematchRequest
from ...protocol.shared import DaysClock
from ...settings import DAY_MS, SEAT_KEPT_MS
from ..broadcast import send_info
from ..people.access import authorized, powers_of
from ..people.clean_text import clean
from ..people.keys import Asker, holder_of_own, new_key
from ..service import Service
from ..table import Table
from .creation import new_table
from .seats import join_first_free


async def rematch(
    service: Service, table_id: str, asker: Asker, request: RematchRequest, device: str | None, address: str
) -> Joined:
    """The same game with the same people at a new table: the first who asks creates it, the others join it."""
    async with authorized(service, table_id, asker, "seat", request.seat) as (table, _):
        if not table.stored.ended:
            raise Fault("refused", "the game is not over yet")
        old = table.stored.seats[request.seat]
        if table.stored.rematch is None:
            await create_rematch(service, table, request.seat, address)
        new_id = table.stored.rematch
        assert new_id is not None
    async with service.tables.locked(new_id) as new:
        colours = {seat.colour for seat in new.stored.seats if seat.kind != "open"}
        colour = "" if old.colour in colours else old.colour
        name = old.name if request.name is None else clean(request.name, "a name", sizes.NAME)
        joining = Joining(name, colour, commitment=request.commitment)
        seat, key = await join_first_free(service, new, name, joining, device, former=old.name, stranger=old.stranger)
        invitation = await invite(service, new, asker)
        send_info(service, new)
        powers = await powers_of(service, new, Asker(holder_of_own(key), device))
        return Joined(seat, key, service.info(new, powers), invitation)


async def invite(service: Service, table: Table, asker: Asker) -> str | None:
    """The link to join a rematch, when its host sits down for the first time; None for others and later."""
    key = new_key("join")

    def write(connection: Connection) -> bool:
        held = grants.read_grants(connection, table.id, asker.holders)
        if all(power != "host" for _, power, _ in held) or grants.is_granted(connection, table.id, "join"):
            return False
        grants.grant(connection, holder_of_own(key), table.id, "join")
        return True

    return key if await service.save(table, write) else None


def kept_seat(old: StoredSeat, until: int) -> StoredSeat:
    """A seat of the rematch: the same bot, or kept for the same person; free if nobody sat there."""
    if old.kind == "bot":
        return StoredSeat(old.seat, "bot", old.name, old.colour, old.bot)
    if old.kind == "open":
        return StoredSeat(old.seat)
    return StoredSeat(old.seat, kept_for=old.name, kept_until=until)


async def create_rematch(service: Service, table: Table, seat: int, address: str) -> None:
    """A seat wants to play again: create a table like this one with the same bots, and name it as its rematch."""
    old, now = table.stored, service.clock.now()
    until = now + (old.clock.days * DAY_MS if isinstance(old.clock, DaysClock) else SEAT_KEPT_MS)
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
        guests=old.guests,
        deck=old.deck,
        deck_hash=old.deck_hash,
        seats=tuple(kept_seat(each, until) for each in old.seats),
    )

    await service.open_tables.add(service, address, None, new.id)

    def write(connection: Connection) -> None:
        queries.set_rematch(connection, old.id, new.id, seat)
        queries.insert_table(connection, new)
        # Links to join do not go with it: its host gets a new one.
        grants.copy_powers(connection, old.id, new.id, ("host", "watch"))

    try:
        await service.save(table, write)
    except Lost:
        await service.tables.reload(table)
        return
    service.tables.add(Table(new))
    table.stored = replace(old, rematch=new.id, rematch_by=seat)
    send_info(service, table)
