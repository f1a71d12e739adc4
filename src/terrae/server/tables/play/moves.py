"""Moves and take-backs: an entry is carried out on a copy of the match, stored, and only then applied and shown."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from terrae.engine.errors import Refused

from ...database import queries
from ...database.log import Entry
from ...database.statements import to_text_or_null
from ...database.stored import Stored
from ...database.writer import Lost
from ...errors import Fault, Stale
from ...protocol.messages import Ack, MayTakeBack, Move, TakeBack
from ...protocol.sizes import MOST_ENTRIES
from ..frames import frame, frames_of
from ..service import Service
from ..table import Advance, Client, Table, whose
from .apply import apply
from .clocks import is_too_late_to_take_back


async def move(service: Service, table: Table, seat: int, request: Move, sender: Client) -> None:
    """A person answers the question. The acknowledgement comes before anybody else hears of it."""
    began = time.perf_counter()
    if acknowledged(table, seat, request.id, sender):
        return
    check_turn(table, request.number)
    if table.stored.seats[seat].kind == "away":
        raise Fault("refused", "a bot plays for this seat now; take the seat back first")
    await answer(service, table, seat, request.answer, request.id, sender)
    service.metrics.ack.observe(time.perf_counter() - began)


async def answer(
    service: Service, table: Table, seat: int, notation: str, client: str | None, sender: Client | None
) -> None:
    """Carry out the answer of a person or a bot."""
    match = table.match
    assert match is not None
    check_pause(table)
    if seat != match.actor:
        raise Fault("not_your_turn", f"it is seat {match.actor}'s decision, not yours")
    entry = Entry(table.number + 1, "move", seat, notation, client, service.clock.now())
    with service.metrics.part("engine"):
        try:
            advance = Advance(table, entry)
        except Refused as error:
            raise Fault("illegal", error.sentence, error.rule) from None
    await commit(service, table, advance, sender)
    service.metrics.moves.inc()


async def take_back(service: Service, table: Table, seat: int, request: TakeBack, sender: Client) -> None:
    """A seat takes its last decision back, if it has shown nothing and nobody else has decided."""
    if acknowledged(table, seat, request.id, sender):
        return
    check_turn(table, request.number)
    if table.stored.seats[seat].kind == "away":
        raise Fault("refused", "a bot plays for this seat now; take the seat back first")
    check_pause(table)
    if table.number >= MOST_ENTRIES:
        raise Fault("refused", "so much has been taken back at this table that nothing more can be")
    assert table.match is not None
    moves = await service.take_backs.moves(table, table.match, seat, whose(sender))
    if not moves or not are_own(table.stored, seat, moves):
        raise Fault(
            "refused", "that decision cannot be taken back: it has shown something, or somebody else has decided"
        )
    if is_too_late_to_take_back(table.stored, service.clock.now(), moves):
        raise Fault("refused", "that decision cannot be taken back: its time has run out")
    entry = Entry(table.number + 1, "back", seat, str(moves), request.id, service.clock.now())
    await commit(service, table, Advance(table, entry), sender)


async def may_take_back(service: Service, table: Table, seat: int, request: MayTakeBack, sender: Client) -> bool:
    """May a seat take its last decision back? The table is locked only while it is looked at: others play on."""
    async with service.tables.locked(table.id):
        if table.match is None or table.stored.status != "playing" or request.number != table.number:
            return False
        if table.stored.seats[seat].kind == "away" or table.number >= MOST_ENTRIES:
            return False
        match, stored = table.match, table.stored
    moves = await service.take_backs.moves(table, match, seat, whose(sender))
    return (
        moves > 0 and are_own(stored, seat, moves) and not is_too_late_to_take_back(stored, service.clock.now(), moves)
    )


def are_own(stored: Stored, seat: int, moves: int) -> bool:
    """Has whoever holds the seat made its last moves? A bot may have played there before."""
    return stored.log.standing[-moves].number > stored.seats[seat].held_from


def acknowledged(table: Table, seat: int, client: str, sender: Client | None) -> bool:
    """Has this been done already? Then it is acknowledged once more, and nothing else happens.

    Ids belong to whoever holds the seat: an earlier holder may have sent the same.
    """
    number = table.sent.get((seat, client))
    if number is None or number <= table.stored.seats[seat].held_from:
        return False
    if sender is not None:
        sender.send(frame(Ack(client, number)))
    return True


def check_turn(table: Table, number: int) -> None:
    if table.stored.awaits_deal:
        raise Fault("refused", "the game has not started yet")
    if table.stored.status != "playing":
        raise Fault("refused", "the game is over")
    if number != table.number:
        raise Stale


def check_pause(table: Table) -> None:
    if table.is_paused:
        raise Fault("refused", "the teacher has stopped the table for a moment, or the bell has rung")


async def commit(service: Service, table: Table, advance: Advance, sender: Client | None) -> None:
    """Store an entry, then apply it. While the disk works, the frames are made.

    If it could not be stored, or another process was first, the table is read again from the database.
    """
    entry, stored = advance.entry, advance.stored
    decides = advance.actor
    touches = advance.touches(table)

    def write(connection: Connection) -> None:
        queries.append_entry(connection, table.id, entry, decides)
        if touches:
            result = to_text_or_null(stored.result)
            queries.update_table(connection, table.id, entry.at, due=stored.due, status=stored.status, result=result)

    row = {**queries.entry_row(table.id, entry, decides), "worker": service.worker}
    together = None if touches else (queries.append_entries, row)
    saving = service.begin_to_save(table, write, str(entry.number), together)
    try:
        with service.metrics.part("telling"):
            frames = frames_of(table, advance, entry.at)
        await service.saved(table, saving)
    except (Lost, Fault) as error:
        # Another process was first; or a database that could not say so has stored it all the same.
        await service.tables.reload(table)
        if entry.client is not None and acknowledged(table, entry.seat, entry.client, sender):
            return
        raise (Stale if isinstance(error, Lost) else error) from None
    except BaseException:
        table.is_stale = True
        raise
    with service.metrics.part("sending"):
        apply(service, table, advance, frames, sender)
    service.call_next(table)
