"""What is said at a table, acts and own words: a line is stored, then shown to everybody."""

from __future__ import annotations

from collections.abc import Callable

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Json
from terrae.table.acts import is_own_words
from terrae.table.acts_allowed import OWN_WORDS, TableNow, check_act, check_talk

from ...clock import wall_time
from ...database import lines, queries
from ...database.statements import to_text
from ...database.stored import Line, Stored, StoredReport
from ...database.writer import Lost
from ...errors import Fault
from ...protocol import sizes
from ...protocol.messages import Ack, Block, Blocked, Chat, Report, Say, SignRequest
from ...protocol.shared import ChatLine
from ..broadcast import send_frames
from ..frames import frame, seen
from ..people.clean_text import clean
from ..people.readers import Reader, is_from_before, readable
from ..play.apply import apply_foreign
from ..service import Service
from ..table import Client, Table
from .stored_lines import show

TRIES = 5
log = structlog.get_logger("terrae")


def lines_for(stored: Stored, reader: Reader) -> list[ChatLine]:
    """The last lines, for somebody who comes."""
    return [line.shown() for line in readable(stored, stored.lines, reader)]


# ---- saying something ----


async def chat(service: Service, table: Table, seat: int, request: Chat, sender: Client) -> None:
    """Own words: stored, then shown to everybody."""
    check_mode(table, own_words=True)
    text = clean(request.text, "a chat line", sizes.CHAT_LINE)

    def line() -> Line:
        kept = keeps_words(table, seat)
        return new_line(table, seat, request.id, request.language, text, None, kept)

    await store(service, table, line, sender)


async def sign(service: Service, table: Table, seat: int, request: SignRequest, sender: Client) -> None:
    """A sign: stored and shown like own words, also at tables where only sentences are said. No record keeps it."""
    check_mode(table, own_words=False)

    def line() -> Line:
        return replace(new_line(table, seat, request.id, "", "", None, kept=False), sign=request.sign)

    await store(service, table, line, sender)


def keeps_words(table: Table, seat: int) -> bool:
    """Do own words of the seat go into the record now?"""
    if not table.stored.keep_words or table.stored.awaits_deal:
        return False
    return table.tally().words[seat] < sizes.WORDS_OF_SEAT


async def say(service: Service, table: Table, seat: int, request: Say, sender: Client | None) -> None:
    """An act: checked by the game at this moment, stored, then shown to everybody."""
    before = table.tally().number_of(seat, request.id, table.stored.said)
    if before is not None:
        acknowledge(sender, request.id, before)
        return
    check_mode(table, own_words=False)
    if is_own_words(request.act):
        raise Fault("refused", OWN_WORDS)

    def line() -> Line:
        check_now(table, seat, request)
        return new_line(table, seat, request.id, request.language, "", request.act, kept=True)

    await store(service, table, line, sender)
    if sender is not None and service.bots is not None:
        service.bots.wake(table)


def check_mode(table: Table, own_words: bool) -> None:
    """`Fault` if the host lets nobody say such a thing here."""
    check_talk(table.stored.talk, own_words)


def check_now(table: Table, seat: int, request: Say) -> None:
    """`Fault` if this cannot be said by this seat at this moment."""
    stored = table.stored
    now = TableNow(table.conversation, stored.status, not stored.awaits_deal, table.number, stored.players)
    v = None if table.match is None else seen(table, SPECTATOR)
    check_act(now, v, seat, request.act, request.number, table.tally().acts[seat])


def new_line(table: Table, seat: int, client: str, language: str, text: str, act: Json | None, kept: bool) -> Line:
    """The table's next line."""
    stored = table.stored
    return Line(
        n=stored.chat_count + 1,
        seat=seat,
        name=stored.seats[seat].name,
        text=text,
        at=wall_time(),
        act=act,
        language=language,
        moves=None if table.match is None else len(table.match.moves),
        number=table.number if kept else None,
        client=client,
    )


async def store(service: Service, table: Table, make: Callable[[], Line], sender: Client | None) -> None:
    """Store the next line, acknowledge it, then show it; again if another process was first."""
    for _ in range(TRIES):
        line = make()

        def write(connection: Connection, line: Line = line) -> int:
            return lines.append_line(connection, table.id, line)

        try:
            number = await service.save(table, write, f"c{line.n}")
            break
        except Lost:
            await service.tables.reload(table)
    else:
        raise Fault("refused", "everybody talks at once; please try again")
    acknowledge(sender, line.client, number)
    if number == line.n:
        show(table, (line,))


def acknowledge(sender: Client | None, client: str, number: int) -> None:
    if sender is not None:
        sender.send(frame(Ack(client, number)))


async def catch_up(service: Service, table: Table, until: int) -> None:
    """Show the lines that another process has stored up to this one, after the moves that were made before them."""
    count, number = table.stored.chat_count, table.number
    if until <= count:
        return
    new = await service.database.read(lambda connection: lines.read_chat(connection, table.id, count, until))
    if new and new[0].n > count + 1:  # more than are read at once
        await service.tables.reload(table)
        return
    last = max((line.number for line in new if line.number is not None), default=0)
    if last > number:
        entries = await service.database.read(lambda connection: queries.read_log(connection, table.id, number, last))
        apply_foreign(service, table, entries)
    show(table, new)


# ---- words that somebody does not want to read ----


async def block(service: Service, table: Table, seat: int, request: Block, sender: Client) -> None:
    """Own words of another seat are kept from this one, or no longer."""
    check_other(table, seat, request.seat)
    if table.stored.awaits_deal:
        raise Fault("refused", "seats can be blocked once the game has started")
    await service.save(
        table, lambda connection: lines.set_block(connection, table.id, seat, request.seat, request.on), f"b{seat}"
    )
    pair = frozenset(((seat, request.seat),))
    blocks = table.stored.blocks | pair if request.on else table.stored.blocks - pair
    table.stored = replace(table.stored, blocks=blocks)
    acknowledge(sender, request.id, table.number)
    tell_blocked(table, seat)


def reader_in(stored: Stored, seat: int) -> Reader:
    """Whoever holds a seat, by that alone."""
    return Reader(frozenset((seat,)), invited=seat not in stored.strangers)


def tell_blocked(table: Table, seat: int) -> None:
    """A seat is told whose own words are kept from it, and what it has heard without them."""
    stored = table.stored
    heard = lines_for(stored, reader_in(stored, seat))
    send_frames(table, {seat: frame(Blocked(stored.blocked_by(seat), heard))})


async def report(service: Service, table: Table, seat: int, request: Report, sender: Client) -> None:
    """A seat reports another to whoever runs the service, with the line that is meant if it is still known.

    What is kept names people as they are called now, or were when they said it: others may sit there later.
    """
    if request.seat == seat or (request.line is None and not is_taken(table, request.seat)):
        raise not_somebody_else()
    new = await service.save(
        table, lambda connection: write_report(connection, table.stored, seat, request), f"c{lines.NO_LINE}"
    )
    if new:
        service.metrics.reports.inc()
        log.warning("a seat was reported", table=table.id, seat=request.seat, reporter=seat, line=request.line)
    acknowledge(sender, request.id, table.number)


def write_report(connection: Connection, stored: Stored, seat: int, request: Report) -> bool:
    """Keep a report; False if the same was reported before. `Fault` if there is no such line, or it is one too many."""
    line = None if request.line is None else lines.read_line(connection, stored.id, request.line)
    reader = reader_in(stored, seat)
    if request.line is not None and (line is None or line.seat != request.seat or is_from_before(stored, line, reader)):
        raise Fault("refused", f"seat {request.seat} has not said line {request.line}, or it was too long ago")
    kept = StoredReport(
        reporter=seat,
        reporter_name=stored.seats[seat].name,
        seat=request.seat,
        name=stored.seats[request.seat].name if line is None else line.name,
        line=lines.NO_LINE if line is None else line.n,
        text="" if line is None else line.text or line.sign or to_text(line.act),
        at=wall_time(),
    )
    new = lines.add_report(connection, stored.id, kept)
    own, all_of_them = lines.count_reports(connection, stored.id, seat, kept.reporter_name)
    if new and own > sizes.REPORTS_OF_SEAT:
        raise Fault("refused", f"a seat may report {sizes.REPORTS_OF_SEAT} times at one table, and you have")
    if new and all_of_them > sizes.REPORTS_OF_TABLE:
        raise Fault("refused", "so much has been reported at this table that nothing more is kept")
    return new


def check_other(table: Table, seat: int, other: int) -> None:
    if other == seat or not is_taken(table, other):
        raise not_somebody_else()


def is_taken(table: Table, seat: int) -> bool:
    return seat < table.stored.players and table.stored.seats[seat].kind != "open"


def not_somebody_else() -> Fault:
    return Fault("refused", "that must be the seat of somebody else at this table")
