"""People who come by a link to join when the game is on: they take the seat of a bot as its guest, or watch.

The link alone opens neither. Whoever holds it must ask, everybody sees who sits down, as many may as the host allows
(one, unless told), and the host can undo it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from ...database import grants, lines, queries
from ...database.grants import Grant
from ...database.presence import drop_seat
from ...database.stored import Stored, StoredSeat
from ...database.writer import Lost
from ...errors import Fault
from ...protocol import sizes
from ...protocol.bodies import CameLate, ComingLate
from ...protocol.shared import TableInfo
from ...protocol.sizes import MOST_GRANTS
from ..broadcast import send_info
from ..people.access import authorized, disconnect_unwelcome, powers_of
from ..people.clean_text import clean, same_name
from ..people.keys import Asker, Powers, holder_of_own, new_key
from ..service import Service
from ..table import Table, due_from
from .seats import TRIES, seat_of


async def come_late(service: Service, table_id: str, asker: Asker, request: ComingLate, device: str | None) -> CameLate:
    """Somebody with a link to join takes the seat of a bot or, without a seat, watches."""
    async with authorized(service, table_id, asker, "join") as (table, powers):
        if table.stored.status != "playing":
            raise Fault("refused", "the game is not on")
        if request.seat is None:
            return await watch(service, table, powers, device)
        return await replace_bot(service, table, asker, powers, request, request.seat, device)


def grant_new(connection: Connection, table: Table, key: str, device: str | None, power: str, seat: int) -> None:
    """Give a power to a new key and to the device that asks for it."""
    if grants.count_grants(connection, table.id) >= MOST_GRANTS:
        raise Fault("refused", "too many devices hold links to this table; its host can make new ones")
    grants.grant(connection, holder_of_own(key), table.id, power, seat)
    if device is not None:
        grants.grant(connection, device, table.id, power, seat)


async def watch(service: Service, table: Table, powers: Powers, device: str | None) -> CameLate:
    """A key to watch of one's own. A new link to watch ends it, as all others.

    Whoever may watch only because the table is public gets none: it would outlast that.
    """
    if not powers.linked:
        raise Fault("refused", "everybody may watch this table as long as it is public; a key needs a link to join")
    key = new_key("watch")
    await service.save(table, lambda connection: grant_new(connection, table, key, device, "watch", grants.NO_SEAT))
    powers.watch = True
    return CameLate(None, key, service.info(table, powers))


async def replace_bot(
    service: Service,
    table: Table,
    asker: Asker,
    powers: Powers,
    request: ComingLate,
    number: int,
    device: str | None,
) -> CameLate:
    """Take the seat of a bot in the middle of a game, as a guest; what it holds is one's own from now on.

    The seat remembers its bot. Whoever sits at the table already does not get another hand to look at.
    """
    name = clean(request.name, "a name", sizes.NAME)
    for _ in range(TRIES):
        try:
            key = await sit_down(service, table, asker, replace(request, name=name), number, device, not powers.linked)
            break
        except Lost:
            await service.tables.reload(table)
            if table.stored.status != "playing":
                raise Fault("refused", "the game is not on") from None
    else:
        raise Fault("refused", "somebody else was quicker; please try again")
    powers.seats.add(number)
    send_info(service, table)
    return CameLate(number, key, service.info(table, powers))


async def sit_down(
    service: Service,
    table: Table,
    asker: Asker,
    request: ComingLate,
    number: int,
    device: str | None,
    stranger: bool,
) -> str:
    """A guest sits down in the seat of a bot; the seat's key. `Lost` if another process was first."""
    stored, now, old = table.stored, service.clock.now(), seat_of(table, number)
    others = [seat for seat in stored.seats if seat.seat != number]
    if old.kind != "bot":
        raise Fault("seat_taken", f"no bot sits in seat {number}")
    if any(same_name(name, request.name) for seat in others for name in (seat.name, seat.name_before)):
        raise Fault("name_taken", "somebody at this table has that name")
    if request.colour and any(request.colour in (seat.colour, seat.colour_before) for seat in others):
        raise Fault("colour_taken", "somebody at this table has that colour")
    key = new_key("seat")
    seat = replace(
        old,
        kind="human",
        name=request.name,
        colour=request.colour or old.colour,
        bot=None,
        away_since=now,
        bot_before=old.bot,
        name_before=old.name,
        colour_before=old.colour,
        held_from=table.number,
        stranger=stranger,
    )
    after = replace(with_holder(table, seat, now), guests_came=stored.guests_came + 1)

    def write(connection: Connection) -> None:
        write_holder(connection, stored, after, seat, now)
        if has_seat(grants.read_all_grants(connection, table.id), asker):
            raise Fault("refused", "you have a seat at this table already")
        if not queries.admit_guest(connection, table.id):
            raise Fault("no_guests", "no further guest may sit down by this link; the host of the table can allow it")
        grant_new(connection, table, key, device, "seat", number)

    await service.save(table, write)
    table.stored = after
    return key


def has_seat(held: Sequence[Grant], asker: Asker) -> bool:
    """Does whoever asks hold a seat already, or may take one back? Whoever holds the host's power is one person."""
    hosts = {holder for holder, power, _ in held if power == "host"}
    own = {*asker.holders, *(hosts if hosts.intersection(asker.holders) else ())}
    return any(holder in own and power in ("seat", "back") for holder, power, _ in held)


# ---- the bot plays again ----


async def undo_guest(service: Service, table_id: str, asker: Asker, number: int) -> TableInfo:
    """The host gives the seat of a guest back to its bot."""
    async with authorized(service, table_id, asker, "host") as (table, _):
        if table.stored.status != "playing":
            raise Fault("refused", "the game is over")
        if not seat_of(table, number).is_guests:
            raise Fault("refused", "once the game has started only the seat of a guest can be given back to its bot")
        await give_back(service, table, number)
        return service.info(table, await powers_of(service, table, asker))


async def give_back(service: Service, table: Table, number: int) -> None:
    """The seat of a guest is its bot's again, with its name and colour. All that opened the seat ends at once."""
    stored, now, old = table.stored, service.clock.now(), table.stored.seats[number]
    seat = replace(
        old,
        kind="bot",
        name=old.name_before,
        colour=old.colour_before,
        bot=old.bot_before,
        away_since=None,
        bot_before=None,
        name_before="",
        colour_before="",
        held_from=table.number,
        stranger=False,
    )
    after = with_holder(table, seat, now)

    def write(connection: Connection) -> None:
        write_holder(connection, stored, after, seat, now)
        grants.revoke_seat(connection, table.id, number)
        drop_seat(connection, table.id, number)

    try:
        await service.save(table, write, "r")
    except Lost:
        raise changed_meanwhile() from None
    table.stored = after
    await disconnect_unwelcome(service, table)
    send_info(service, table)
    service.wake_bot(table)


def changed_meanwhile() -> Fault:
    return Fault("refused", "somebody else has just changed a seat; please try again")


def with_holder(table: Table, seat: StoredSeat, now: int) -> Stored:
    """The table with somebody else in a seat: nobody has blocked them, nor they anybody, and no id was theirs."""
    number = seat.seat
    blocks = frozenset(pair for pair in table.stored.blocks if number not in pair)
    said = tuple(replace(line, client="") if line.seat == number else line for line in table.stored.said)
    after = table.stored.with_seat(seat, blocks=blocks, said=said)
    if table.actor == number:
        after = replace(after, due=due_from(after, table.match, now))
    return after


def write_holder(connection: Connection, before: Stored, after: Stored, seat: StoredSeat, now: int) -> None:
    """Store that; `Lost` if another process has changed a seat since, or the game is over."""
    queries.check_unchanged(connection, before)
    queries.update_seat(connection, before.id, seat)
    lines.forget_ids(connection, before.id, [seat.seat])
    lines.unblock_seat(connection, before.id, seat.seat)
    queries.change_status(connection, before.id, now, "playing", due=after.due)
