"""Tables before their game: making one, taking seats, settling it, starting."""

from __future__ import annotations

import secrets
from typing import Any

import structlog
from sqlalchemy import Connection as Database

from terrae.bots.registry import bots_of
from terrae.engine.errors import Refused
from terrae.engine.fair import SECRET_BYTES
from terrae.engine.game import DeckDocument, Game, Json, game_named

from . import shelf
from .clock import wall_time
from .errors import Fault
from .house import House
from .keys import Asker, held, new_id, new_key
from .links import show_out
from .messages import Joined, Joining, NewTable, SeatBot, TableChange, TableInfo, TableKeys, TableMade, You
from .names import BOT_NAMES, NAME_LENGTH, TITLE_LENGTH, clean
from .play import wake
from .settings import DECK_LIMIT
from .table import Seat, Table
from .telling import fresh_view

log = structlog.get_logger("terrae")
TRIES = 3


def refused(error: Refused) -> Fault:
    return Fault("refused", error.sentence, error.rule)


def only_before_start(table: Table) -> None:
    if table.status != "open":
        raise Fault("refused", "that is possible only before the game has started")


def seat_of(table: Table, seat: int) -> Seat:
    if seat >= table.players:
        raise Fault("refused", f"there is no seat {seat}: seats are 0 to {table.players - 1}")
    return table.seats[seat]


# ---- making ----


def new_table(wish: NewTable) -> Table:
    """A table as wished, not stored yet; `Fault` if the game does not allow it."""
    try:
        game = game_named(wish.game)
        game.check_players(wish.seats)
        bits = game.option_bits(wish.options, wish.seats)
        deck = shelf.usual_deck(game) if wish.deck is None else own_deck(game, wish.deck)
    except Refused as error:
        raise refused(error) from None
    except RecursionError:
        raise Fault("malformed", "the deck is nested too deeply") from None
    check_start(game, wish.start, wish.seats)
    return Table(
        id=new_id(),
        game=game,
        players=wish.seats,
        options=game.options_from_bits(bits),
        deck=deck,
        deck_hash=shelf.deck_hash(deck),
        title=clean(wish.title, "a title", TITLE_LENGTH, 0),
        public=wish.public,
        chat=wish.chat,
        clock=wish.clock,
        wish=wish.start,
        status="open",
        secret=secrets.token_bytes(SECRET_BYTES),
        made=wall_time(),
        seats=[Seat(seat) for seat in range(wish.seats)],
    )


def own_deck(game: Game[Any, Any], told: Json) -> DeckDocument[Any]:
    """A deck that somebody brings along, checked as every deck is."""
    if len(shelf.to_text(told)) > DECK_LIMIT:
        raise Fault("too_large", f"a deck must have at most {DECK_LIMIT // 1024} KiB")
    data = {key: value for key, value in told.items() if key != "game"}
    return game.read_deck(data)


def check_start(game: Game[Any, Any], start: int | None, players: int) -> None:
    if start is None:
        return
    if not game.start_is_chosen:
        raise Fault("refused", f"in {game.name} the rules say who starts")
    if start >= players:
        raise Fault("refused", f"the start seat must be from 0 to {players - 1}, not {start}")


async def make(house: House, wish: NewTable, device: str | None) -> TableMade:
    """A new table; the device, if there is one, is its host."""
    table = new_table(wish)
    made = TableKeys(new_key("host"), new_key("join"), new_key("watch"))

    def write(connection: Database) -> None:
        shelf.insert_table(connection, table, house.clock.now())
        for power in ("host", "join", "watch"):
            shelf.grant(connection, held(getattr(made, power)), table.id, power)
        if device is not None:
            shelf.grant(connection, device, table.id, "host")

    await house.save(table, write)
    house.tables[table.id] = table
    return TableMade(house.info(table, You((), True)), made)


# ---- seats ----


async def join(house: House, table_id: str, asker: Asker, wish: Joining, device: str | None) -> Joined:
    """Somebody takes a seat; the first free one if none is named."""
    name = clean(wish.name, "a name", NAME_LENGTH)
    async with house.with_power(table_id, asker, "join") as (table, powers):
        for _ in range(TRIES):
            try:
                seat, key = await take_seat(house, table, name, wish, device)
                break
            except shelf.Lost:
                await house.mend(table)
        else:
            raise Fault("refused", "somebody else was quicker; please try again")
        powers.seats.add(seat)
        house.tell_table(table)
        return Joined(seat, key, house.info(table, powers))


async def take_seat(house: House, table: Table, name: str, wish: Joining, device: str | None) -> tuple[int, str]:
    only_before_start(table)
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    if not free:
        raise Fault("seat_taken", "every seat is taken")
    number = free[0] if wish.seat is None else seat_of(table, wish.seat).seat
    if number not in free:
        raise Fault("seat_taken", f"seat {number} is taken")
    if any(seat.name == name for seat in table.seats if seat.kind != "open"):
        raise Fault("name_taken", "somebody at this table has that name")
    if wish.colour and any(seat.colour == wish.colour for seat in table.seats if seat.kind != "open"):
        raise Fault("colour_taken", "somebody at this table has that colour")
    key = new_key("seat")
    seat = Seat(number, "human", name, wish.colour, None, house.clock.now())
    part = bytes.fromhex(wish.bytes)

    def write(connection: Database) -> None:
        shelf.update_seat(connection, table.id, seat, was="open")
        shelf.grant(connection, held(key), table.id, "seat", number)
        if device is not None:
            shelf.grant(connection, device, table.id, "seat", number)
        if part:
            shelf.add_contribution(connection, table.id, len(table.contributions), part)
        shelf.update_table(connection, table.id, house.clock.now())

    await house.save(table, write)
    table.seats[number] = seat
    if part:
        table.contributions.append(part)
    return number, key


async def free(house: House, table_id: str, asker: Asker, number: int, power: str) -> TableInfo:
    """Nobody sits there any more: the holder leaves, or the host takes somebody or a bot away."""
    async with house.with_power(table_id, asker, power, number) as (table, powers):
        only_before_start(table)
        if seat_of(table, number).kind == "open":
            raise Fault("refused", f"nobody sits in seat {number}")
        empty = Seat(number)
        await replace_seat(house, table, empty)
        powers.seats.discard(number)
        await show_out(house, table)
        house.tell_table(table)
        return house.info(table, powers)


async def replace_seat(house: House, table: Table, seat: Seat) -> None:
    """Somebody else, or nobody, sits there now; the keys of the seat end."""

    def write(connection: Database) -> None:
        shelf.update_seat(connection, table.id, seat)
        shelf.revoke(connection, table.id, "seat", seat.seat)
        shelf.update_table(connection, table.id, house.clock.now())

    await house.save(table, write, "r")
    table.seats[seat.seat] = seat


async def seat_bot(house: House, table_id: str, asker: Asker, wish: SeatBot) -> TableInfo:
    """The host lets a bot sit in a seat."""
    async with house.with_power(table_id, asker, "host") as (table, powers):
        only_before_start(table)
        if seat_of(table, wish.seat).kind == "human":
            raise Fault("refused", "somebody sits there")
        check_bot(table.game, wish.bot)
        name = bot_name([seat.name for seat in table.seats if seat.seat != wish.seat], wish.seat)
        await replace_seat(house, table, Seat(wish.seat, "bot", name, "", wish.bot))
        house.tell_table(table)
        return house.info(table, powers)


def check_bot(game: Game[Any, Any], bot: str) -> None:
    """Only bots that the house knows by name: never one from a file that somebody names."""
    if bot not in bots_of(game):
        raise Fault("refused", f"{game.name} has no bot of that name; it has {', '.join(bots_of(game))}")


def bot_name(taken: list[str], seat: int) -> str:
    """A name for the bot of a seat that nobody else at the table has."""
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if name not in taken)


async def shuffle(house: House, table_id: str, asker: Asker) -> TableInfo:
    """Seats by chance: everybody keeps the key, the keys open other seats."""
    async with house.with_power(table_id, asker, "host") as (table, _):
        only_before_start(table)
        order = list(range(table.players))
        secrets.SystemRandom().shuffle(order)
        await reseat(house, table, order)
        return house.info(table, await house.powers(table, asker))


async def reseat(house: House, table: Table, order: list[int]) -> None:
    """Everybody moves: the first seat goes to whoever sat in the first of these seats, and so on."""
    moved = [
        Seat(to, was.kind, was.name, was.colour, was.bot, was.away_since)
        for to, was in enumerate(table.seats[place] for place in order)
    ]

    def write(connection: Database) -> None:
        for seat in moved:
            shelf.update_seat(connection, table.id, seat, was=table.seats[seat.seat].kind)
        for gone in table.seats[len(moved) :]:
            shelf.remove_seat(connection, table.id, gone)
        shelf.move_grants(connection, table.id, {place: to for to, place in enumerate(order)})
        shelf.update_table(connection, table.id, house.clock.now(), players=len(moved))

    try:
        await house.save(table, write, "r")
    except shelf.Lost:
        raise Fault("refused", "somebody has just taken or left a seat; please try again") from None
    table.seats, table.players = moved, len(moved)
    await show_out(house, table)


async def resize(house: House, table: Table, seats: int) -> None:
    """More free seats at the end, or fewer: only free ones go, the last first."""
    try:
        table.game.check_players(seats)
        table.game.option_bits(table.options, seats)
    except Refused as error:
        raise refused(error) from None
    if table.wish is not None:
        check_start(table.game, table.wish, seats)
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    fewer = table.players - seats
    if fewer > len(free):
        raise Fault("refused", "somebody sits in every other seat: free one first")
    if fewer > 0:
        await reseat(house, table, [seat.seat for seat in table.seats if seat.seat not in free[-fewer:]])
    elif fewer < 0:
        added = [Seat(number) for number in range(table.players, seats)]

        def write(connection: Database) -> None:
            for seat in added:
                shelf.add_seat(connection, table.id, seat)
            shelf.update_table(connection, table.id, house.clock.now(), players=seats)

        await house.save(table, write)
        table.seats, table.players = table.seats + added, seats


# ---- settling and starting ----


async def change(house: House, table_id: str, asker: Asker, wish: TableChange) -> TableInfo:
    async with house.with_power(table_id, asker, "host") as (table, _):
        if any(value is not None for value in (wish.seats, wish.options, wish.start, wish.clock)):
            only_before_start(table)
        if wish.seats is not None:
            await resize(house, table, wish.seats)
        values: dict[str, Any] = {}
        if wish.title is not None:
            values["title"] = clean(wish.title, "a title", TITLE_LENGTH, 0)
        for name in ("public", "chat", "clock"):
            if getattr(wish, name) is not None:
                values[name] = getattr(wish, name)
        if wish.options is not None:
            try:
                bits = table.game.option_bits({**table.options, **wish.options}, table.players)
            except Refused as error:
                raise refused(error) from None
            values["options"] = table.game.options_from_bits(bits)
        if wish.start is not None:
            values["wish"] = None if wish.start < 0 else wish.start
            check_start(table.game, values["wish"], table.players)
        stored = {name: shelf.to_text(v) if name in ("options", "clock") else v for name, v in values.items()}
        await house.save(
            table,
            lambda connection: shelf.update_table(connection, table.id, house.clock.now(), **stored),
            "r" if wish.public is False else "t",
        )
        for name, value in values.items():
            setattr(table, name, value)
        if wish.public is False:
            await show_out(house, table)
        house.tell_table(table)
        return house.info(table, await house.powers(table, asker))


async def start(house: House, table_id: str, asker: Asker) -> TableInfo:
    """Deal the cards and begin."""
    async with house.with_power(table_id, asker, "host") as (table, powers):
        only_before_start(table)
        if any(seat.kind == "open" for seat in table.seats):
            raise Fault("refused", "a seat is still free: every seat needs a person or a bot")
        match = table.deal()
        now = house.clock.now()
        table.match, table.status, table.start, table.setup = match, "playing", match.start, match.setup
        table.due = table.due_from(now)
        values = {"status": "playing", "start": match.start, "setup": shelf.to_text(match.setup), "due": table.due}
        try:
            await house.save(
                table, lambda connection: shelf.change_status(connection, table.id, now, "open", **values), "s"
            )
        except shelf.Lost:
            raise Fault("refused", "the game has already started") from None
        house.tell_table(table)
        house.tell(table, {eyes: fresh_view(table, eyes, now) for eyes in table.viewers()})
        wake(house, table)
        log.info("a game has started", table=table.id, game=table.game.name, players=table.players)
        return house.info(table, powers)
