"""Bots that play for somebody who is away, and people who leave and come back."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from ...database import queries
from ...database.presence import drop_seat, read_away_since
from ...database.writer import Lost, NotSaved
from ...errors import Fault, not_saved
from ...protocol import close_codes
from ...protocol.bodies import SeatBot
from ...protocol.shared import TableInfo
from ..broadcast import send_info
from ..lobby.late_entry import changed_meanwhile, give_back
from ..lobby.seats import check_bot
from ..people.access import authorized
from ..people.keys import Asker
from ..people.presence import disconnect
from ..service import Service
from ..table import Table, due_from
from .clocks import is_late

CLOCKS_APART_MS = 2000
"""The service time of two processes differs by less."""


async def substitute(service: Service, table_id: str, asker: Asker, request: SeatBot) -> TableInfo:
    """The others let a bot play for somebody who has been gone too long. The seat of a guest is its own bot's again."""
    async with authorized(service, table_id, asker) as (table, powers):
        if not powers.host and not powers.seats:
            raise Fault("not_allowed", "only the players and the host may do that")
        stored = table.stored
        if stored.status != "playing":
            raise Fault("refused", "the game is not on")
        if request.seat >= stored.players or stored.seats[request.seat].kind != "human":
            raise Fault("refused", "no person sits there")
        check_bot(stored.game, request.bot)
        if request.seat not in powers.seats and not await is_gone(service, table, request.seat):
            raise Fault("refused", "that player has not been gone for long enough")
        if stored.seats[request.seat].is_guests:
            await give_back(service, table, request.seat)
            powers.seats.discard(request.seat)
        else:
            await stand_in(service, table, request.seat, request.bot)
        return service.info(table, powers)


async def is_gone(service: Service, table: Table, seat: int) -> bool:
    """Has nobody been connected to a seat for long, at any process? Only the database knows of the others."""
    if table.clients.get(seat):
        return False
    try:
        since = await service.database.read(lambda connection: read_away_since(connection, table.id, seat))
    except NotSaved as error:
        raise not_saved() from error
    return since is not None and service.clock.now() - since >= service.settings.replace_after_ms


async def stand_in(service: Service, table: Table, number: int, bot: str | None) -> None:
    """A bot plays for a seat, or with None the holder plays again."""
    before, now = table.stored, service.clock.now()
    seat = replace(before.seats[number], kind="human" if bot is None else "away", bot=bot)
    after = before.with_seat(seat)
    if table.actor == number:
        after = replace(after, due=due_from(after, table.match, now))

    def write(connection: Connection) -> None:
        queries.check_unchanged(connection, before)
        queries.update_seat(connection, table.id, seat, presence=False)
        queries.update_table(connection, table.id, now, due=after.due)

    try:
        await service.save(table, write)
    except Lost:
        raise changed_meanwhile() from None
    table.stored = after
    send_info(service, table)
    service.wake_bot(table)


async def come_back(service: Service, table_id: str, asker: Asker, number: int) -> TableInfo:
    """The holder of a seat takes it back from the bot."""
    async with authorized(service, table_id, asker, "seat", number) as (table, powers):
        if table.stored.seats[number].kind != "away":
            raise Fault("refused", "no bot plays for this seat")
        if table.actor == number and is_late(table.stored, number, service.clock.now()):
            raise Fault(
                "refused", "the time for this decision has run out; when the bot has decided, take the seat back"
            )
        await stand_in(service, table, number, None)
        return service.info(table, powers)


async def leave(service: Service, table_id: str, asker: Asker, number: int) -> TableInfo:
    """In the middle of a game the seat stays one's own; the others need not wait to let a bot play for it.

    A guest gives the seat back to its bot.
    """
    async with authorized(service, table_id, asker, "seat", number) as (table, powers):
        if table.stored.status != "playing":
            raise Fault("refused", "the game is over")
        before, now = table.stored, service.clock.now()
        if before.seats[number].is_guests:
            await give_back(service, table, number)
            powers.seats.discard(number)
        elif before.seats[number].kind == "human":
            long_ago = now - service.settings.replace_after_ms - CLOCKS_APART_MS
            seat = replace(before.seats[number], away_since=long_ago)

            def write(connection: Connection) -> None:
                queries.check_unchanged(connection, before)
                drop_seat(connection, table.id, number)
                queries.update_seat(connection, table.id, seat)
                queries.update_table(connection, table.id, now)

            try:
                await service.save(table, write, f"l{number}")
            except Lost:
                raise changed_meanwhile() from None
            table.stored = before.with_seat(seat)
            disconnect(service, table, number, close_codes.LEFT)
            send_info(service, table)
        return service.info(table, powers)
