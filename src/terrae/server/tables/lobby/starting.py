"""Starting a game: the seats open their contributions to the shuffle, then the cards are dealt."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from terrae.engine.errors import Refused
from terrae.engine.fair import commitment_to, read_contribution

from ...database import queries
from ...database.statements import to_text
from ...database.stored import Stored, StoredSeat
from ...database.writer import Lost
from ...errors import Fault, not_allowed
from ...protocol.bodies import Opening, Starting
from ...protocol.shared import TableInfo
from ..broadcast import send_frames, send_info
from ..frames import fresh_views
from ..people.access import authorized
from ..people.keys import Asker
from ..service import Service
from ..table import Table, deal, due_from
from ..talk.conversations import conversations_of
from .creation import refused
from .seats import only_before_start, seat_of

log = structlog.get_logger("terrae")
TRIES = 3


def unopened(stored: Stored) -> bool:
    """Is there a seat that has committed itself and has not opened its contribution?"""
    return any(seat.commitment and seat.opened is None for seat in stored.seats)


async def start(service: Service, table_id: str, asker: Asker, request: Starting) -> TableInfo:
    """Let the seats open their contributions, then deal; returns when the cards are dealt."""
    async with authorized(service, table_id, asker, "host") as (table, powers):
        only_before_start(table)
        if any(seat.kind == "open" for seat in table.stored.seats):
            raise Fault("refused", "a seat is still free: every seat needs a person or a bot")
        for opening in request.open:
            if opening.seat not in powers.seats:
                raise not_allowed("only whoever holds that seat may do that")
            check_contribution(seat_of(table, opening.seat), opening.bytes)
        if unopened(table.stored):
            await begin_opening(service, table, request.open)
        if not unopened(table.stored):
            await deal_cards(service, table)
            return service.info(table, powers)
        send_info(service, table)
        dealt = service.dealt[table_id] = asyncio.Event()
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(service.settings.open_within_s):
                await dealt.wait()
    finally:
        del service.dealt[table_id]
    async with authorized(service, table_id, asker, "host") as (table, powers):
        if table.stored.status == "opening":
            await deal_cards(service, table)
        return service.info(table, powers)


async def begin_opening(service: Service, table: Table, openings: Sequence[Opening]) -> None:
    """From now on seats open their contributions, these ones at once. At the deadline the cards are dealt anyway."""
    stored, now = table.stored, service.clock.now()
    due = now + int(service.settings.open_within_s * 1000)
    after = replace(stored, status="opening", due=due)
    for opening in openings:
        after = after.with_seat(replace(after.seats[opening.seat], opened=opening.bytes))

    def write(connection: Connection) -> None:
        queries.check_unchanged(connection, stored)
        queries.change_status(connection, table.id, now, "open", status="opening", due=due)
        for opening in openings:
            queries.open_seat(connection, table.id, opening.seat, opening.bytes)

    try:
        await service.save(table, write)
    except Lost:
        raise changed_meanwhile() from None
    table.stored = after


def changed_meanwhile() -> Fault:
    return Fault("refused", "a seat or a setting has just been changed; please look again")


async def open_contribution(service: Service, table: Table, number: int, text: str) -> None:
    """A seat opens its contribution; `Fault` if it is not the one committed to, or if it is not the time for it."""
    for _ in range(TRIES):
        seat = seat_of(table, number)
        if table.stored.status == "open":
            raise Fault("refused", "contributions are opened when the game starts, not before")
        check_contribution(seat, text)
        if seat.opened is not None:
            return
        if table.stored.status != "opening":
            raise Fault("refused", "it is too late: the cards have been dealt")
        try:
            await service.save(table, lambda connection: write_opened(connection, service, table.id, number, text))
        except Lost:
            await service.tables.reload(table)
            continue
        table.stored = table.stored.with_seat(replace(seat, opened=text))
        return
    raise Fault("refused", "something else has happened at the table meanwhile")


def write_opened(connection: Connection, service: Service, table_id: str, seat: int, text: str) -> None:
    queries.change_status(connection, table_id, service.clock.now(), "opening")
    queries.open_seat(connection, table_id, seat, text)


def check_contribution(seat: StoredSeat, text: str) -> None:
    """`Fault` if these are not the bytes that the seat has committed itself to."""
    if not seat.commitment:
        raise Fault("refused", f"seat {seat.seat} has committed itself to no contribution")
    try:
        commitment = commitment_to(read_contribution(text))
    except Refused as error:
        raise refused(error) from None
    if commitment != seat.commitment:
        raise Fault("refused", f"these are not the bytes that seat {seat.seat} has committed itself to")


async def open_by_request(service: Service, table_id: str, asker: Asker, number: int, text: str) -> TableInfo:
    """The same by HTTP, for programs."""
    async with authorized(service, table_id, asker, "seat", number) as (table, powers):
        await open_contribution(service, table, number, text)
        await deal_when_open(service, table)
        return service.info(table, powers)


async def deal_when_open(service: Service, table: Table) -> None:
    """Deal as soon as every contribution is open, or the time for it is over."""
    stored = table.stored
    late = stored.due is not None and stored.due <= service.clock.now()
    if stored.status == "opening" and (late or not unopened(stored)):
        await deal_cards(service, table)


async def deal_cards(service: Service, table: Table) -> None:
    """Deal and begin, unless another process has: a contribution that is not open counts as its hash."""
    before = table.stored.status
    while table.stored.status == before:
        try:
            await deal_once(service, table)
        except Lost:
            # Another process has dealt, or stored a further contribution, which then goes into the deal.
            await service.tables.reload(table)
            if before == "open":
                raise changed_meanwhile() from None
    table.end_lobby()
    send_info(service, table)
    send_frames(table, fresh_views(table, service.clock.now()))
    service.call_next(table)
    tell_dealt(service, table)


async def deal_once(service: Service, table: Table) -> None:
    """Deal by what is open now; `Lost` if the table is not as this process knows it."""
    stored, now = table.stored, service.clock.now()
    match = deal(stored)
    after = replace(stored, status="playing", start=match.start, setup=match.setup, dealt_at=now)
    after = replace(after, due=due_from(after, match, now))

    def write(connection: Connection) -> None:
        queries.check_unchanged(connection, stored)
        queries.change_status(
            connection,
            table.id,
            now,
            stored.status,
            status=after.status,
            start=after.start,
            setup=to_text(after.setup),
            due=after.due,
            dealt_at=now,
        )

    await service.save(table, write, "s")
    table.stored, table.match, table.conversations = after, match, conversations_of(after, match)
    log.info("a game has started", table=table.id, game=after.game.name, players=after.players)


def tell_dealt(service: Service, table: Table) -> None:
    """Whoever waits for the cards of a table waits no longer, if they are dealt or the table has ended."""
    if not table.stored.awaits_deal and (dealt := service.dealt.get(table.id)):
        dealt.set()
