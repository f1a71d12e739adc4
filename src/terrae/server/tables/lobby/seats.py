"""Seats before the game: taken, freed, given to bots, shuffled."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from terrae.bots.registry import registered_bot
from terrae.bots.seats import BOT_NAMES
from terrae.engine.errors import Refused
from terrae.engine.game import Game

from ...database import grants, lines, queries
from ...database.stored import Stored, StoredSeat
from ...database.writer import Lost
from ...errors import Fault, not_allowed
from ...protocol import sizes
from ...protocol.bodies import Joined, Joining, SeatBot, SeatName, SeatSwap
from ...protocol.shared import TableInfo
from ..broadcast import send_info
from ..people.access import authorized, disconnect_unwelcome, powers_of
from ..people.clean_text import clean, same_name
from ..people.keys import Asker, holder_of_own, new_key
from ..service import Service
from ..table import Table

TRIES = 3


def only_before_start(table: Table) -> None:
    if table.stored.status != "open":
        raise Fault("refused", "that is possible only before the game has started")


def seat_of(table: Table, seat: int) -> StoredSeat:
    if seat >= table.stored.players:
        raise Fault("refused", f"there is no seat {seat}: seats are 0 to {table.stored.players - 1}")
    return table.stored.seats[seat]


async def join(service: Service, table_id: str, asker: Asker, request: Joining, device: str | None) -> Joined:
    """Somebody takes a seat; the first free one if none is named."""
    name = clean(request.name, "a name", sizes.NAME)
    async with authorized(service, table_id, asker, "join") as (table, powers):
        seat, key = await join_first_free(service, table, name, request, device, stranger=not powers.linked)
        powers.seats.add(seat)
        send_info(service, table)
        return Joined(seat, key, service.info(table, powers))


async def join_first_free(
    service: Service,
    table: Table,
    name: str,
    request: Joining,
    device: str | None,
    former: str | None = None,
    stranger: bool = False,
) -> tuple[int, str]:
    """Take a seat, and try again if another process was quicker. Returns the seat and its key.

    `former` is who comes from the game before, by the name that they had there: they get the seat that is kept for
    them, and no other.
    """
    for _ in range(TRIES):
        try:
            return await take_seat(service, table, name, request, device, former, stranger)
        except Lost:
            await service.tables.reload(table)
    raise Fault("refused", "somebody else was quicker; please try again")


def seat_to_take(table: Table, wanted: int | None, former: str | None, now: int) -> int:
    """The seat that somebody gets who asks for this one, or for any; `Fault` if there is none for them."""
    free = [seat for seat in table.stored.seats if seat.kind == "open"]
    if former is not None:
        kept = [seat.seat for seat in free if seat.kept_for == former]
        if not kept:
            raise Fault("seat_taken", "no seat is kept for you there any more; its host can send you a link")
        return kept[0]
    if wanted is None:
        everybodys = [seat.seat for seat in free if not seat.is_kept(now)]
        if not everybodys:
            raise Fault("seat_taken", "every seat is taken, or kept for who has just played")
        return everybodys[0]
    seat = seat_of(table, wanted)
    if seat.is_kept(now):
        raise Fault("seat_taken", f"seat {wanted} is kept for {seat.kept_for}")
    if seat.kind != "open":
        raise Fault("seat_taken", f"seat {wanted} is taken")
    return wanted


async def take_seat(
    service: Service,
    table: Table,
    name: str,
    request: Joining,
    device: str | None,
    former: str | None,
    stranger: bool,
) -> tuple[int, str]:
    only_before_start(table)
    stored, now = table.stored, service.clock.now()
    number = seat_to_take(table, request.seat, former, now)
    if any(same_name(other, name) for other in names_at(stored, number, now)):
        raise Fault("name_taken", "somebody at this table has that name")
    if request.colour and any(seat.colour == request.colour for seat in stored.seats if seat.kind != "open"):
        raise Fault("colour_taken", "somebody at this table has that colour")
    key = new_key("seat")
    seat = StoredSeat(number, "human", name, request.colour, None, now, request.commitment, stranger=stranger)

    def write(connection: Connection) -> None:
        queries.check_unchanged(connection, stored)
        queries.update_seat(connection, table.id, seat)
        lines.forget_ids(connection, table.id, [number])
        grants.grant(connection, holder_of_own(key), table.id, "seat", number)
        if device is not None:
            grants.grant(connection, device, table.id, "seat", number)
        queries.change_status(connection, table.id, now, "open")

    await service.save(table, write)
    table.stored = stored.with_seat(seat)
    return number, key


def names_at(stored: Stored, but: int, now: int) -> list[str]:
    """The names that nobody else may take: of those at the other seats, and for whom one of these is kept."""
    others = [seat for seat in stored.seats if seat.seat != but]
    return [seat.kept_for if seat.is_kept(now) else seat.name for seat in others]


async def free(service: Service, table_id: str, asker: Asker, number: int, power: str) -> TableInfo:
    """Free a seat: its holder leaves, or the host removes a person or a bot, or keeps it no longer for who played."""
    async with authorized(service, table_id, asker, power, number) as (table, powers):
        only_before_start(table)
        seat = seat_of(table, number)
        if seat.kind == "open" and not seat.is_kept(service.clock.now()):
            raise Fault("refused", f"nobody sits in seat {number}")
        await replace_seat(service, table, StoredSeat(number))
        powers.seats.discard(number)
        await disconnect_unwelcome(service, table)
        send_info(service, table)
        return service.info(table, powers)


async def replace_seat(service: Service, table: Table, seat: StoredSeat) -> None:
    """Somebody else, or nobody, sits there now; the keys of the seat end, and its contribution to the shuffle goes."""

    def write(connection: Connection) -> None:
        queries.update_seat(connection, table.id, seat)
        grants.revoke_seat(connection, table.id, seat.seat)
        queries.change_status(connection, table.id, service.clock.now(), "open")

    try:
        await service.save(table, write, "r")
    except Lost:
        raise Fault("refused", "the game is starting at this moment") from None
    table.stored = table.stored.with_seat(seat)


async def seat_bot(service: Service, table_id: str, asker: Asker, request: SeatBot) -> TableInfo:
    """The host lets a bot sit in a seat."""
    async with authorized(service, table_id, asker, "host") as (table, powers):
        only_before_start(table)
        if seat_of(table, request.seat).kind == "human":
            raise Fault("refused", "somebody sits there")
        check_bot(table.stored.game, request.bot)
        name = bot_name(names_at(table.stored, request.seat, service.clock.now()), request.seat)
        await replace_seat(service, table, StoredSeat(request.seat, "bot", name, "", request.bot))
        if service.bots is not None:
            service.bots.prepare(table.stored.game, request.bot)
        send_info(service, table)
        return service.info(table, powers)


def check_bot(game: Game[Any, Any], bot: str) -> None:
    """Refuse bots that are not registered by name, and parameters that do not go: a file's name is never accepted."""
    try:
        registered_bot(game, bot)
    except Refused as error:
        raise Fault("refused", error.sentence) from None


def bot_name(taken: Sequence[str], seat: int) -> str:
    """A name for the bot of a seat that nobody else at the table has."""
    return next(
        name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if not any(same_name(name, other) for other in taken)
    )


async def shuffle(service: Service, table_id: str, asker: Asker) -> TableInfo:
    """Seats by chance: everybody keeps the key, the keys open other seats."""
    async with authorized(service, table_id, asker, "host") as (table, _):
        only_before_start(table)
        order = list(range(table.stored.players))
        secrets.SystemRandom().shuffle(order)
        try:
            await reseat(service, table, order)
        except Lost:
            raise Fault("refused", "somebody has just taken or left a seat; please try again") from None
        return service.info(table, await powers_of(service, table, asker))


async def swap(service: Service, table_id: str, asker: Asker, request: SeatSwap) -> TableInfo:
    """Two seats change places: any two for the host, for others their own one with a free one or a bot's."""
    async with authorized(service, table_id, asker) as (table, powers):
        if not powers.host and request.seat not in powers.seats:
            raise not_allowed("only the host may move others; you may move to a free seat or a bot's")
        only_before_start(table)
        one, other = seat_of(table, request.seat), seat_of(table, request.other)
        is_nobodys = other.kind == "bot" or (other.kind == "open" and not other.is_kept(service.clock.now()))
        is_own = one.seat in powers.seats and (other.seat in powers.seats or is_nobodys)
        if not powers.host and not is_own:
            raise not_allowed("only the host may move others; you may move to a free seat or a bot's")
        order = list(range(table.stored.players))
        order[one.seat], order[other.seat] = other.seat, one.seat
        try:
            await reseat(service, table, order)
        except Lost:
            raise Fault("refused", "somebody has just taken or left a seat; please try again") from None
        send_info(service, table)
        return service.info(table, await powers_of(service, table, asker))


async def rename(service: Service, table_id: str, asker: Asker, request: SeatName) -> TableInfo:
    """Somebody has another name, before the game."""
    name = clean(request.name, "a name", sizes.NAME)
    async with authorized(service, table_id, asker, "seat", request.seat) as (table, powers):
        only_before_start(table)
        stored, now = table.stored, service.clock.now()
        if any(same_name(other, name) for other in names_at(stored, request.seat, now)):
            raise Fault("name_taken", "somebody at this table has that name")
        seat = replace(seat_of(table, request.seat), name=name)

        def write(connection: Connection) -> None:
            queries.check_unchanged(connection, stored)
            queries.update_seat(connection, table.id, seat, presence=False)
            queries.change_status(connection, table.id, now, "open")

        try:
            await service.save(table, write)
        except Lost:
            raise Fault("refused", "somebody has just taken or left a seat; please try again") from None
        table.stored = stored.with_seat(seat)
        send_info(service, table)
        return service.info(table, powers)


async def reseat(service: Service, table: Table, order: list[int]) -> None:
    """Move everybody: the player of seat `order[n]` moves to seat n; `Lost` if another process was first."""
    stored = table.stored
    before = stored.seats
    moved = tuple(replace(before[place], seat=to) for to, place in enumerate(order))

    def write(connection: Connection) -> None:
        queries.check_unchanged(connection, stored)
        for seat in moved:
            queries.update_seat(connection, table.id, seat)
        for gone in before[len(moved) :]:
            queries.remove_seat(connection, table.id, gone)
        grants.move_grants(connection, table.id, {place: to for to, place in enumerate(order)})
        lines.forget_ids(connection, table.id, [place for to, place in enumerate(order) if to != place])
        queries.change_status(connection, table.id, service.clock.now(), "open", players=len(moved))

    await service.save(table, write, "r")
    table.stored = replace(stored, seats=moved, players=len(moved))
    await disconnect_unwelcome(service, table)
