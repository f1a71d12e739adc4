"""Tables before their game: made, seats taken and freed, bots seated, settings changed, cards dealt."""

from __future__ import annotations

import secrets
import time
from typing import Any

from terrae.bots.opponents import check_name
from terrae.bots.registry import looks_ahead, registered_bot
from terrae.bots.seats import BOT_NAMES
from terrae.engine.errors import Refused
from terrae.engine.fair import SECRET_BYTES, commitment_to, read_commitment, read_contribution
from terrae.engine.game import Game, Json, game_named
from terrae.table.faults import Fault, refused

from .faults import needs_service
from .kept import Kept, KeptSeat
from .table import DeviceTable

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
TITLE_LENGTH = 60
LAST_SEAT = 99
TALK = ("words", "sentences", "silence")


def now() -> str:
    """The date and time, to be shown to people only."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


# ---- what was sent ----


def whole_number(body: Json, key: str) -> int:
    value = body.get(key)
    if type(value) is not int or not 0 <= value <= LAST_SEAT:
        raise Fault("malformed", f"{key} must be a number from 0 to {LAST_SEAT}")
    return value


def text_of(body: Json, key: str, least: int = 0, most: int = 200) -> str:
    value = body.get(key, "")
    if not isinstance(value, str) or not least <= len(value) <= most:
        raise Fault("malformed", f"{key} must be a text of {least} to {most} characters")
    return value


def name_of(body: Json, key: str = "name") -> str:
    try:
        return check_name(text_of(body, key))
    except Refused as error:
        raise Fault("bad_text", error.sentence) from None


def title_of(body: Json) -> str:
    title = " ".join(text_of(body, "title").split())
    if len(title) > TITLE_LENGTH or not title.isprintable():
        raise Fault("bad_text", f"a title must have 0 to {TITLE_LENGTH} printable characters")
    return title


# ---- tables ----


def new_table(body: Json) -> DeviceTable:
    """A table as asked for; `Fault` if the game does not allow it."""
    seats = whole_number(body, "seats")
    try:
        game = game_named(body.get("game"))
        game.check_players(seats)
        options = game.options_from_bits(game.option_bits(body.get("options") or {}, seats))
    except Refused as error:
        raise refused(error) from None
    kept = Kept(
        id=new_id(),
        game=game.name,
        seats=[KeptSeat(seat) for seat in range(seats)],
        options=options,
        secret=secrets.token_hex(SECRET_BYTES),
        created_at=now(),
        changed=now(),
        title=title_of(body),
    )
    change(kept, {key: body[key] for key in ("hints", "talk", "start") if body.get(key) is not None})
    return DeviceTable(kept)


def change(kept: Kept, body: Json) -> None:
    """Settle what is asked for; what only a service can do is refused."""
    game = game_named(kept.game)
    if body.get("public") or body.get("guests") or (body.get("clock") or {"kind": "none"}).get("kind") != "none":
        raise needs_service()
    if "title" in body:
        kept.title = title_of(body)
    for key in ("seats", "options", "hints", "start", "keep_words"):
        if body.get(key) is not None:
            only_before_start(kept)
    if body.get("talk") in TALK:
        if "silence" in (kept.talk, body["talk"]):
            only_before_start(kept)
        kept.talk = body["talk"]
    if isinstance(body.get("hints"), bool):
        kept.hints = body["hints"]
    if body.get("seats") is not None:
        resize(kept, whole_number(body, "seats"))
    if body.get("options") is not None:
        try:
            bits = game.option_bits({**kept.options, **body["options"]}, kept.players)
        except (Refused, TypeError) as error:
            raise Fault("refused", str(error)) from None
        kept.options = game.options_from_bits(bits)
    if body.get("start") is not None:
        start = body["start"]
        if type(start) is not int or not -1 <= start < kept.players or (start >= 0 and not game.start_is_chosen):
            raise Fault("refused", "nobody sits there who could start")
        kept.requested_start = None if start < 0 else start


def resize(kept: Kept, seats: int) -> None:
    """So many seats; of fewer the last free ones go."""
    try:
        game_named(kept.game).check_players(seats)
    except Refused as error:
        raise refused(error) from None
    stays = list(kept.seats)
    while len(stays) > seats:
        free = [seat for seat in stays if seat.kind == "open"]
        if not free:
            raise Fault("refused", "more people and bots sit there than that")
        stays.remove(free[-1])
    stays += [KeptSeat(seat) for seat in range(len(stays), seats)]
    for number, seat in enumerate(stays):
        seat.seat = number
    kept.seats = stays
    if kept.requested_start is not None and kept.requested_start >= seats:
        kept.requested_start = None


def only_before_start(kept: Kept) -> None:
    if kept.status != "open":
        raise Fault("refused", "that is possible only before the game has started")


# ---- seats ----


def seat_in(kept: Kept, number: int) -> KeptSeat:
    if number >= kept.players:
        raise Fault("refused", f"there is no seat {number}: seats are 0 to {kept.players - 1}")
    return kept.seats[number]


def sit_down(kept: Kept, body: Json) -> int:
    """Somebody takes a seat; the first free one if none is named."""
    only_before_start(kept)
    name, colour = name_of(body), text_of(body, "colour", most=16)
    free = [seat.seat for seat in kept.seats if seat.kind == "open" and seat.kept_for in (None, name)]
    if body.get("seat") is None:
        if not free:
            raise Fault("seat_taken", "every seat is taken")
        number = free[0]
    else:
        number = whole_number(body, "seat")
        if seat_in(kept, number).kind != "open":
            raise Fault("seat_taken", f"seat {number} is taken")
    check_free(kept, number, name, colour)
    commitment = text_of(body, "commitment", most=64)
    try:
        kept.seats[number] = KeptSeat(number, "human", name, colour, None, commitment and read_commitment(commitment))
    except Refused as error:
        raise refused(error) from None
    return number


def check_free(kept: Kept, number: int, name: str, colour: str = "") -> None:
    """`Fault` if somebody else at the table has that name or colour."""
    others = [seat for seat in kept.seats if seat.seat != number and seat.kind != "open"]
    if any(seat.name.casefold() == name.casefold() for seat in others):
        raise Fault("name_taken", "somebody at this table has that name")
    if colour and any(seat.colour == colour for seat in others):
        raise Fault("colour_taken", "somebody at this table has that colour")


def rename(kept: Kept, body: Json) -> None:
    only_before_start(kept)
    number, name = whole_number(body, "seat"), name_of(body)
    seat = seat_in(kept, number)
    if seat.kind != "human":
        raise Fault("refused", "nobody sits there")
    check_free(kept, number, name)
    seat.name = name


def seat_bot(kept: Kept, body: Json) -> None:
    """A bot sits down."""
    only_before_start(kept)
    number, bot = whole_number(body, "seat"), text_of(body, "bot", 1, 64)
    if seat_in(kept, number).kind == "human":
        raise Fault("refused", "somebody sits there")
    check_bot(game_named(kept.game), bot)
    taken = [seat.name for seat in kept.seats if seat.seat != number]
    taken += [seat.kept_for for seat in kept.seats if seat.kept_for]
    kept.seats[number] = KeptSeat(number, "bot", bot_name(taken, number), "", bot)


def bot_name(taken: list[str], seat: int) -> str:
    """A name for the bot of a seat that nobody else at the table has."""
    known = {name.casefold() for name in taken}
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if name.casefold() not in known)


def check_bot(game: Game[Any, Any], bot: str) -> None:
    """`Fault` if there is no such bot here: those that think in compiled loops need a service."""
    try:
        registered_bot(game, bot)
        if looks_ahead(game, bot):
            raise needs_service()
    except Refused as error:
        raise refused(error) from None


def free(kept: Kept, body: Json) -> None:
    only_before_start(kept)
    number = whole_number(body, "seat")
    seat = seat_in(kept, number)
    if seat.kind == "open" and seat.kept_for is None:
        raise Fault("refused", f"nobody sits in seat {number}")
    kept.seats[number] = KeptSeat(number)


def reseat(kept: Kept, order: list[int]) -> None:
    """The player of seat `order[n]` moves to seat n."""
    only_before_start(kept)
    kept.seats = [kept.seats[place] for place in order]
    for number, seat in enumerate(kept.seats):
        seat.seat = number


def swap(kept: Kept, body: Json) -> None:
    one, other = seat_in(kept, whole_number(body, "seat")), seat_in(kept, whole_number(body, "other"))
    order = list(range(kept.players))
    order[one.seat], order[other.seat] = other.seat, one.seat
    reseat(kept, order)


def shuffle(kept: Kept) -> None:
    order = list(range(kept.players))
    secrets.SystemRandom().shuffle(order)
    reseat(kept, order)


# ---- the beginning and the end ----


def start(table: DeviceTable, body: Json) -> None:
    """Open the contributions of the seats, and deal. One that is not opened counts as its hash."""
    kept = table.kept
    only_before_start(kept)
    if any(seat.kind == "open" for seat in kept.seats):
        raise Fault("refused", "a seat is still free: every seat needs a person or a bot")
    for opening in body.get("open") or []:
        if not isinstance(opening, dict):
            raise Fault("malformed", "an opening has a seat and bytes")
        seat, text = seat_in(kept, whole_number(opening, "seat")), text_of(opening, "bytes", 2)
        try:
            opened = commitment_to(read_contribution(text))
        except Refused as error:
            raise refused(error) from None
        if opened != seat.commitment:
            raise Fault("refused", f"these are not the bytes that seat {seat.seat} has committed itself to")
        seat.opened = text
    table.deal()


def rematch(old: Kept, body: Json, known: Kept | None) -> tuple[Kept, int]:
    """The same again at a new table, and the seat there: the first who asks makes it, the others join it."""
    if not old.ended:
        raise Fault("refused", "the game is not over yet")
    asked = seat_in(old, whole_number(body, "seat"))
    new = known or like(old)
    if old.rematch is None:
        old.rematch, old.rematch_by = new.id, asked.name
    name = asked.name if body.get("name") is None else name_of(body)
    place = next((seat.seat for seat in new.seats if seat.kind == "open" and seat.kept_for == asked.name), None)
    if place is None:
        raise Fault("seat_taken", "no seat is kept for you there any more")
    check_free(new, place, name)
    new.seats[place] = KeptSeat(place, "human", name, asked.colour, None, text_of(body, "commitment", most=64))
    return new, place


def like(old: Kept) -> Kept:
    """A table like this one, with the same bots, and seats kept for the same people."""
    seats = [
        KeptSeat(seat.seat, "bot", seat.name, seat.colour, seat.bot)
        if seat.kind == "bot"
        else KeptSeat(seat.seat, kept_for=seat.name)
        for seat in old.seats
    ]
    return Kept(
        id=new_id(),
        game=old.game,
        seats=seats,
        options=dict(old.options),
        secret=secrets.token_hex(SECRET_BYTES),
        created_at=now(),
        changed=now(),
        deck=old.deck,
        title=old.title,
        talk=old.talk,
        hints=old.hints,
    )
