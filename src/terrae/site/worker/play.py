"""A game that is on: moves, decisions taken back, votes, previews, hints, bots that play for somebody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from terrae.bots.opponents import usual_substitute
from terrae.bots.registry import looks_ahead, registered_bot
from terrae.engine.chance import seeded
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.player import Position, position_of
from terrae.engine.previews import preview
from terrae.table.faults import Fault, Stale, illegal, refused
from terrae.table.limits import MOST_AGREED, MOST_ENTRIES

from .kept import KeptEntry
from .lobby import check_bot, seat_in, text_of, whole_number
from .table import DeviceTable

LINE = 32
"""Answers that a seat may look at one after the other."""
SEARCH_S = 0.15
"""How long the searches for one preview may take together: nothing else runs meanwhile, and nobody else waits."""
AWAY = "a bot plays for this seat now; take the seat back first"


def check_turn(table: DeviceTable, number: object) -> None:
    """`Fault` unless the game is on and the sender has seen its last entry."""
    if table.match is None:
        raise Fault("refused", "the game has not started yet")
    if table.kept.status != "playing":
        raise Fault("refused", "the game is over")
    if number != table.kept.number:
        raise Stale


def done_before(table: DeviceTable, seat: int, client: str) -> int | None:
    """The number of the entry that this has become already; None if it is new."""
    number = table.sent.get((seat, client))
    return None if number is None or number <= table.kept.seats[seat].held_from else number


def move_of(table: DeviceTable, seat: int, message: Json) -> KeptEntry:
    """The entry of a person's answer; `Fault` if it does not go."""
    check_turn(table, message.get("number"))
    if table.kept.seats[seat].kind == "away":
        raise Fault("refused", AWAY)
    if seat != table.actor:
        raise Fault("not_your_turn", f"it is seat {table.actor}'s decision, not yours")
    return KeptEntry("move", seat, text_of(message, "answer"), text_of(message, "id", 1, 64))


# ---- taking back ----


def moves_to_take_back(table: DeviceTable, seat: int) -> int:
    """How many moves undo the seat's last decision; 0 if it cannot be taken back."""
    match, kept = table.match, table.kept
    if match is None or kept.status != "playing" or kept.number >= MOST_ENTRIES or kept.seats[seat].kind == "away":
        return 0
    moves = match.moves_to_take_back(seat)
    if not moves or kept.standing()[-moves][0] <= kept.seats[seat].held_from:
        return 0
    return moves


def taking_back(table: DeviceTable, seat: int, message: Json) -> KeptEntry:
    check_turn(table, message.get("number"))
    if table.kept.seats[seat].kind == "away":
        raise Fault("refused", AWAY)
    moves = moves_to_take_back(table, seat)
    if not moves:
        raise Fault(
            "refused", "that decision cannot be taken back: it has shown something, or somebody else has decided"
        )
    return KeptEntry("back", seat, str(moves), text_of(message, "id", 1, 64))


# ---- votes ----


def propose(table: DeviceTable, seat: int, message: Json) -> KeptEntry | None:
    """A seat wants something that all people have to agree to; the entry that it becomes at once, if it does."""
    check_turn(table, message.get("number"))
    kept, what = table.kept, message.get("what")
    if seat not in kept.people:
        raise Fault("refused", AWAY)
    if kept.ballot is not None:
        raise Fault("refused", "something is being voted on already")
    if what not in ("take_back", "end"):
        raise Fault("malformed", "one proposes to take a decision back, or to end the game")
    moves = moves_to_undo(table, seat) if what == "take_back" else 0
    kept.ballot = {"what": what, "seat": seat, "moves": len(kept.standing()) - moves, "yes": [seat]}
    return agreed(table)


def moves_to_undo(table: DeviceTable, seat: int) -> int:
    assert table.match is not None
    if table.kept.people == [seat]:
        raise Fault("refused", "nobody else plays who could agree: bots do not")
    moves = table.match.moves_since_choice(seat, MOST_AGREED)
    if not moves or table.kept.standing()[-moves][0] <= table.kept.seats[seat].held_from:
        raise Fault("refused", f"you have decided nothing within the last {MOST_AGREED} moves")
    return moves


def vote(table: DeviceTable, seat: int, message: Json) -> KeptEntry | None:
    """A seat agrees or does not."""
    kept, ballot = table.kept, table.kept.ballot
    wanted = message.get("what"), message.get("seat")
    if ballot is None or kept.status != "playing" or (ballot["what"], ballot["seat"]) != wanted:
        raise Fault("refused", "that is not being voted on any more")
    if seat not in kept.people:
        raise Fault("refused", AWAY)
    if message.get("yes") is not True:
        kept.ballot = None
        return None
    ballot["yes"] = sorted({*ballot["yes"], seat})
    return agreed(table)


def agreed(table: DeviceTable) -> KeptEntry | None:
    """If everybody agrees, it is done: the game ends, or the entry is returned that takes a decision back."""
    kept, ballot = table.kept, table.kept.ballot
    assert ballot is not None
    if not set(kept.people) <= set(ballot["yes"]):
        return None
    kept.ballot = None
    if ballot["what"] == "end":
        end(table, ballot["seat"], len(kept.people) > 1)
        return None
    moves = len(kept.standing()) - ballot["moves"]
    if not 0 < moves <= MOST_AGREED or kept.number >= MOST_ENTRIES:
        raise Fault("refused", "too much has happened since to take that back")
    return KeptEntry("back", ballot["seat"], str(moves))


def end(table: DeviceTable, seat: int | None, agreed: bool = False) -> None:
    """Give the game up; what was hidden is open from now on."""
    kept = table.kept
    if kept.ended:
        raise Fault("refused", "the game is over")
    kept.status, kept.ballot = "abandoned", None
    kept.ended_early = {"by": None if seat is None else kept.seats[seat].name, "agreed": agreed}


# ---- bots ----


def stand_in(table: DeviceTable, body: Json, comes_back: bool) -> None:
    """A bot plays for a seat, or its holder plays again."""
    kept = table.kept
    seat = seat_in(kept, whole_number(body, "seat"))
    if kept.status != "playing" or seat.kind != ("away" if comes_back else "human"):
        raise Fault("refused", "no bot plays for this seat" if comes_back else "no person plays there")
    if comes_back:
        seat.kind, seat.bot = "human", None
        return
    bot = text_of(body, "bot", 1, 64)
    check_bot(table.game, bot)
    seat.kind, seat.bot = "away", bot


def bot_entry(table: DeviceTable) -> KeptEntry:
    """What the bot does whose turn it is, thought out on what its seat sees."""
    match = table.match
    assert match is not None
    name = table.kept.seats[match.actor].bot or usual_substitute(table.game)
    position = replace(position_of(match, table.heard()), hurry=True)
    action = position.legal[0]
    if len(position.legal) > 1:
        action = registered_bot(table.game, name)(position)
    return KeptEntry("move", match.actor, match.game.notation(match.state, match.d, action))


# ---- looking ahead ----


def asked_match(table: DeviceTable, seat: int, message: Json) -> Match[Any, Any]:
    """The match, for the seat that is asked; `Fault` for anybody else."""
    if not table.kept.hints:
        raise Fault("hints_off", "the host has switched hints off")
    check_turn(table, message.get("number"))
    if table.actor != seat:
        raise Fault("not_your_turn", f"it is seat {table.actor}'s decision, not yours")
    assert table.match is not None
    return table.match


def previewed(table: DeviceTable, seat: int, message: Json) -> Json:
    """What the seat's answers would bring it, from its own view."""
    match = asked_match(table, seat, message)
    line = message.get("line") or []
    if not isinstance(line, list) or len(line) > LINE or not all(isinstance(answer, str) for answer in line):
        raise Fault("malformed", "a line is a list of answers")
    try:
        return preview(match.game, match.seen_by(seat), match.d, line, SEARCH_S)
    except Refused as error:
        raise illegal(error) from None


def hinted(table: DeviceTable, seat: int, message: Json) -> tuple[str, str]:
    """What a bot would do in the seat's place, and which: it sees what the seat sees, and has a chance of its own."""
    match = asked_match(table, seat, message)
    bot = adviser(table)
    v = match.seen_by(seat)
    r = seeded(f"{table.kept.id}/hint for seat {seat}/{table.kept.number}")
    position = Position(match.game, v, match.d, seat, match.game.legal(v, match.d), r, True, talk=table.heard())
    action = position.legal[0]
    if len(position.legal) > 1:
        try:
            action = registered_bot(table.game, bot)(position)
        except Refused as error:
            raise refused(error) from None
    return match.game.notation(match.state, match.d, action), bot


def adviser(table: DeviceTable) -> str:
    """The bot that is asked for advice: the last of the game's own that decide at once and read no history."""
    own = [bot for bot in table.game.bots if not looks_ahead(table.game, bot) and bot not in table.game.characters]
    return own[-1] if own else usual_substitute(table.game)
