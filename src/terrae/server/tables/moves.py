"""Playing: moves, take-backs, chat, bots that stand in, the end. Everything is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import Connection as Database

from terrae.bots.registry import bots_of
from terrae.engine.errors import Refused

from . import shelf, telling
from .clock import wall_time
from .connection import Connection
from .errors import Fault, Stale
from .house import House
from .keys import Asker
from .messages import Ack, ChatLine, ChatNews, MayTakeBack, Move, Say, SeatBot, Status, TableInfo, TakeBack
from .names import CHAT_LENGTH, clean
from .table import Entry, Seat, Table
from .telling import frame

log = structlog.get_logger("terrae")
TRIES = 5
USUAL_BOT = "random"


async def move(house: House, table: Table, seat: int, wish: Move, sender: Connection) -> None:
    """A person answers the question. The acknowledgement comes before anybody else hears of it."""
    began = time.perf_counter()
    if acknowledged(table, seat, wish.id, sender):
        return
    check_turn(table, wish.number)
    if table.seats[seat].kind == "away":
        raise Fault("refused", "a bot plays for this seat now; take the seat back first")
    await answer(house, table, seat, wish.answer, wish.id, sender)
    house.metrics.ack.observe(time.perf_counter() - began)


async def answer(
    house: House, table: Table, seat: int, text: str, client: str | None, sender: Connection | None
) -> None:
    """Carry out the answer of a person or a bot."""
    match = table.match
    assert match is not None
    if seat != match.actor:
        raise Fault("not_your_turn", f"it is seat {match.actor}'s decision, not yours")
    with house.metrics.part("engine"):
        told = telling.before_move(table, text)
        try:
            match.play(seat, text)
        except Refused as error:
            raise Fault("illegal", error.sentence, error.rule) from None
    entry = Entry(table.number + 1, "move", seat, text, client, house.clock.now())
    await commit(house, table, entry, lambda: telling.moved(table, entry, told, entry.at), sender)
    house.metrics.moves.inc()


async def take_back(house: House, table: Table, seat: int, wish: TakeBack, sender: Connection) -> None:
    """A seat takes its last decision back, if it has shown nothing and nobody else has decided."""
    if acknowledged(table, seat, wish.id, sender):
        return
    check_turn(table, wish.number)
    match = table.match
    assert match is not None
    if not await asyncio.to_thread(match.may_take_back, seat):
        raise Fault(
            "refused", "that decision cannot be taken back: it has shown something, or somebody else has decided"
        )
    match.undo()
    entry = Entry(table.number + 1, "back", seat, "", wish.id, house.clock.now())
    await commit(house, table, entry, lambda: telling.taken_back(table, entry, entry.at), sender)


async def may_take_back(table: Table, seat: int, wish: MayTakeBack) -> bool:
    if table.match is None or table.status != "playing" or wish.number != table.number:
        return False
    return await asyncio.to_thread(table.match.may_take_back, seat)


def acknowledged(table: Table, seat: int, client: str, sender: Connection | None) -> bool:
    """Has this been done already? Then it is acknowledged once more, and nothing else happens."""
    number = table.sent.get((seat, client))
    if number is not None and sender is not None:
        sender.send(frame(Ack(client, number)))
    return number is not None


def check_turn(table: Table, number: int) -> None:
    if table.status == "open":
        raise Fault("refused", "the game has not started yet")
    if table.status != "playing":
        raise Fault("refused", "the game is over")
    if number != table.number:
        raise Stale


async def commit(
    house: House,
    table: Table,
    entry: Entry,
    tell: Callable[[], dict[int, str]],
    sender: Connection | None,
) -> None:
    """Store an entry whose effect is in the match already; then acknowledge it and tell everybody.

    While the disk works, what is to be told is made. If it could not be stored, or another process was first, the match
    is built again from the database.
    """
    assert table.match is not None
    status: Status = "over" if table.match.over else "playing"
    due_before, status_before = table.due, table.status
    table.status = status
    table.due = table.due_from(entry.at)
    due, decides = table.due, table.actor

    touches = due != due_before or status != status_before

    def write(connection: Database) -> None:
        shelf.append_entry(connection, table.id, entry, decides)
        if touches:
            shelf.update_table(connection, table.id, entry.at, due=due, status=status)

    row = {**shelf.entry_row(table.id, entry, decides), "worker": house.worker}
    together = None if touches else (shelf.append_entries, row)
    saving: Awaitable[None] = asyncio.ensure_future(house.save(table, write, str(entry.number), together))
    # One turn of the loop: the write is on its way to the disk before the telling begins.
    await asyncio.sleep(0)
    try:
        with house.metrics.part("telling"):
            frames = tell()
        await saving
    except (shelf.Lost, Fault) as error:
        # Another process was first; or a database that could not say so has stored it all the same.
        table.broken = True
        await house.mend(table)
        if entry.client is not None and acknowledged(table, entry.seat, entry.client, sender):
            return
        raise (Stale if isinstance(error, shelf.Lost) else error) from None
    except BaseException:
        table.broken = True
        raise
    table.note(entry)
    if touches:
        table.touched = entry.at
    with house.metrics.part("sending"):
        if sender is not None and entry.client is not None:
            sender.send(frame(Ack(entry.client, entry.number)))
        house.tell(table, frames)
        if status == "over":
            house.tell_table(table)
            log.info("a game is over", table=table.id, game=table.game.name, entries=table.number)
    wake(house, table)


def wake(house: House, table: Table) -> None:
    """If a bot is to decide, it begins to think."""
    actor = table.actor
    if house.bots is not None and actor is not None and table.seats[actor].plays_itself and not table.thinking:
        table.thinking = True
        house.spawn(house.bots.decide(house, table))


# ---- chat ----


async def say(house: House, table: Table, seat: int, wish: Say, sender: Connection) -> None:
    """A line of chat: stored, then shown to everybody."""
    if not table.chat:
        raise Fault("chat_off", "the host has switched the chat off")
    text = clean(wish.text, "a chat line", CHAT_LENGTH)
    for _ in range(TRIES):
        line = ChatLine(table.chat_count + 1, seat, table.seats[seat].name, text, wall_time())

        def write(connection: Database, line: ChatLine = line) -> int:
            return shelf.append_line(connection, table.id, line, wish.id)

        try:
            number = await house.save(table, write, f"c{line.n}")
            break
        except shelf.Lost:
            await house.mend(table)
    else:
        raise Fault("refused", "everybody talks at once; please try again")
    sender.send(frame(Ack(wish.id, number)))
    if number < line.n:
        return
    shelf.add_chat(table, [line])
    house.tell_all(table, frame(ChatNews(line.n, line.seat, line.name, line.text, line.at)))


# ---- bots that stand in ----


async def replace(house: House, table_id: str, asker: Asker, wish: SeatBot) -> TableInfo:
    """The others let a bot play for somebody who has been gone too long."""
    async with house.with_power(table_id, asker) as (table, powers):
        if not powers.host and not powers.seats:
            raise Fault("not_allowed", "only the players and the host may do that")
        if table.status != "playing":
            raise Fault("refused", "the game is not on")
        if wish.seat >= table.players or table.seats[wish.seat].kind != "human":
            raise Fault("refused", "no person sits there")
        if wish.bot not in bots_of(table.game):
            raise Fault("refused", f"{table.game.name} has no bot of that name")
        away = table.seats[wish.seat].away_since
        left = table.seats[wish.seat].seat in powers.seats
        if not left and (away is None or house.clock.now() - away < house.settings.replace_after_ms):
            raise Fault("refused", "that player has not been gone for long enough")
        await stand_in(house, table, wish.seat, wish.bot)
        return house.info(table, powers)


async def stand_in(house: House, table: Table, number: int, bot: str | None) -> None:
    """A bot plays for a seat, or with None the holder plays again."""
    old = table.seats[number]
    kind, was = ("human", "away") if bot is None else ("away", "human")
    seat = Seat(number, "human" if kind == "human" else "away", old.name, old.colour, bot, old.away_since)
    table.seats[number] = seat
    now = house.clock.now()
    if table.actor == number:
        table.due = table.due_from(now)
    due = table.due

    def write(connection: Database) -> None:
        shelf.update_seat(connection, table.id, seat, was=was)
        shelf.update_table(connection, table.id, now, due=due)

    try:
        await house.save(table, write)
    except shelf.Lost:
        raise Fault("refused", "somebody else has just changed that seat") from None
    house.tell_table(table)
    wake(house, table)


async def come_back(house: House, table_id: str, asker: Asker, number: int) -> TableInfo:
    """The holder of a seat takes it back from the bot."""
    async with house.with_power(table_id, asker, "seat", number) as (table, powers):
        if table.seats[number].kind != "away":
            raise Fault("refused", "no bot plays for this seat")
        await stand_in(house, table, number, None)
        return house.info(table, powers)


def usual_bot(table: Table) -> str:
    """Who plays for somebody whose time has run out: the game's own first bot, else the one that every game has."""
    own = sorted(table.game.bots)
    return own[0] if own else USUAL_BOT


# ---- leaving and ending ----


async def leave(house: House, table_id: str, asker: Asker, number: int) -> TableInfo:
    """In the middle of a game the seat stays one's own; the others need not wait to let a bot play for it."""
    async with house.with_power(table_id, asker, "seat", number) as (table, powers):
        if table.status != "playing":
            raise Fault("refused", "the game is over")
        seat = table.seats[number]
        gone_since = house.clock.now() - house.settings.replace_after_ms
        if seat.kind == "human":
            seat.away_since = gone_since

            def write(connection: Database) -> None:
                shelf.update_seat(connection, table.id, seat)
                shelf.update_table(connection, table.id, house.clock.now())

            await house.save(table, write)
            for connection in list(table.eyes.get(number, ())):
                connection.end(1000)
                house.go(table, connection)
            house.tell_table(table)
        return house.info(table, powers)


async def abandon(house: House, table: Table) -> None:
    """Give a table up; what was hidden is open from now on."""
    if table.ended:
        raise Fault("refused", "the game is over")
    now, before = house.clock.now(), table.status

    def write(connection: Database) -> None:
        shelf.change_status(connection, table.id, now, before, status="abandoned", due=None)

    try:
        await house.save(table, write)
    except shelf.Lost:
        raise Fault("refused", "something else has happened at the table meanwhile") from None
    table.status, table.due = "abandoned", None
    log.info("a table was given up", table=table.id, game=table.game.name)
    house.tell_table(table)
