"""People who come by a link to join when the game is on: they take the seat of a bot, or watch.

The link alone opens neither. Whoever holds it must ask, and everybody sees who sits down.
"""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from ..database import grants, lines, queries
from ..database.writer import Lost
from ..errors import Fault
from ..protocol import sizes
from ..protocol.bodies import CameLate, ComingLate
from ..protocol.sizes import MOST_GRANTS
from .access import authorized
from .broadcast import send_info
from .clean_text import clean, same_name
from .keys import Asker, Powers, holder_of_own, new_key
from .lobby import seat_of
from .service import Service
from .table import Table, due_from


async def come_late(service: Service, table_id: str, asker: Asker, request: ComingLate, device: str | None) -> CameLate:
    """Somebody with a link to join takes the seat of a bot or, without a seat, watches."""
    async with authorized(service, table_id, asker, "join") as (table, powers):
        if table.stored.status != "playing":
            raise Fault("refused", "the game is not on")
        if request.seat is None:
            return await watch(service, table, powers, device)
        return await replace_bot(service, table, powers, request, request.seat, device)


def grant_new(connection: Connection, table: Table, key: str, device: str | None, power: str, seat: int) -> None:
    """Give a power to a new key and to the device that asks for it."""
    if grants.count_grants(connection, table.id) >= MOST_GRANTS:
        raise Fault("refused", "too many devices hold links to this table; its host can make new ones")
    grants.grant(connection, holder_of_own(key), table.id, power, seat)
    if device is not None:
        grants.grant(connection, device, table.id, power, seat)


async def watch(service: Service, table: Table, powers: Powers, device: str | None) -> CameLate:
    """A key to watch of one's own. A new link to watch ends it, as all others."""
    key = new_key("watch")
    await service.save(table, lambda connection: grant_new(connection, table, key, device, "watch", grants.NO_SEAT))
    powers.watch = True
    return CameLate(None, key, service.info(table, powers))


async def replace_bot(
    service: Service, table: Table, powers: Powers, request: ComingLate, number: int, device: str | None
) -> CameLate:
    """Take the seat of a bot in the middle of a game; what it holds is one's own from now on."""
    name = clean(request.name, "a name", sizes.NAME)
    old, now = seat_of(table, number), service.clock.now()
    others = [seat for seat in table.stored.seats if seat.seat != number]
    if old.kind != "bot":
        raise Fault("seat_taken", f"no bot sits in seat {number}")
    if any(same_name(seat.name, name) for seat in others):
        raise Fault("name_taken", "somebody at this table has that name")
    if request.colour and any(seat.colour == request.colour for seat in others):
        raise Fault("colour_taken", "somebody at this table has that colour")
    key = new_key("seat")
    seat = replace(old, kind="human", name=name, colour=request.colour or old.colour, bot=None, away_since=now)
    blocks = frozenset(pair for pair in table.stored.blocks if number not in pair)
    said = tuple(replace(line, client="") if line.seat == number else line for line in table.stored.said)
    after = table.stored.with_seat(seat, blocks=blocks, said=said)
    if table.actor == number:
        after = replace(after, due=due_from(after, table.match, now))

    def write(connection: Connection) -> None:
        queries.update_seat(connection, table.id, seat, was="bot")
        lines.forget_ids(connection, table.id, [number])
        lines.unblock_seat(connection, table.id, number)
        grant_new(connection, table, key, device, "seat", number)
        queries.change_status(connection, table.id, now, "playing", due=after.due)

    try:
        await service.save(table, write)
    except Lost:
        raise Fault("seat_taken", "somebody else has just taken that seat") from None
    table.stored = after
    powers.seats.add(number)
    send_info(service, table)
    return CameLate(number, key, service.info(table, powers))
