"""Tables at which bots have played already: the deal of a day, a deal among friends, a game that is played on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Any

from terrae.bots.deals import Deal, begun, deal_named, outcome_of
from terrae.bots.opponents import usual_bots
from terrae.bots.seats import around
from terrae.engine.dealt_anew import dealt_anew
from terrae.engine.errors import Refused
from terrae.engine.fair import SECRET_BYTES
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.record import replay
from terrae.table.faults import Fault, refused

from .kept import NO_SHUFFLE, Kept, KeptEntry, KeptSeat
from .lobby import bot_name, name_of, new_id, now, text_of
from .table import DeviceTable, usual_deck

FIRST_ZONE, LAST_ZONE = timedelta(hours=14), timedelta(hours=-12)
"""The calendars that are furthest ahead of UTC and behind it."""


def known_deal(name: str) -> Deal:
    """The deal of that name; `Fault` if there is none, or if its day has not begun anywhere."""
    try:
        deal = deal_named(name)
    except Refused as error:
        raise refused(error) from None
    if deal.day is not None and datetime.now(UTC) < datetime.combine(deal.day, time(), UTC) - FIRST_ZONE:
        raise Fault("refused", f"the deal of {deal.day} is not there before that day")
    return deal


def info_of(deal: Deal) -> Json:
    return {
        "name": deal.name,
        "game": deal.game.name,
        "day": None if deal.day is None else deal.day.isoformat(),
        "seat": deal.seat,
        "bots": list(deal.bots),
        "tasks": deal.deals.tasks,
        "shared": deal.is_shared,
    }


def play(deal: Deal, body: Json) -> tuple[DeviceTable, int]:
    """Somebody sits down to play a deal: a table of their own, and the seat."""
    table = table_from(begun(deal), deal.seats(""), deal.seat, body)
    table.kept.deal = deal.name
    return table, deal.seat


def play_on(match: Match[Any, Any], body: Json) -> tuple[DeviceTable, int]:
    """Somebody plays on from a moment of a game, with what was hidden from the seat dealt anew."""
    seat, move = body.get("seat"), body.get("move")
    if type(seat) is not int or type(move) is not int:
        raise Fault("malformed", "one plays on in a seat, from after so many moves")
    try:
        anew = dealt_anew(match, move, seat, secrets.token_hex(SECRET_BYTES))
    except Refused as error:
        raise refused(error) from None
    others = len(anew.players) - 1
    bots = around(usual_bots(anew.game)[:others], others)
    bots.insert(seat, "")
    table = table_from(anew, bots, seat, body)
    table.kept.played_on = {"moves": len(anew.moves), "shuffles": list(anew.shuffles)}
    return DeviceTable(table.kept), seat


def table_from(match: Match[Any, Any], bots: Sequence[str], own: int, body: Json) -> DeviceTable:
    """A table of one person among bots, at which the game is on. Its moves so far are in its log."""
    name = name_of(body)
    seats: list[KeptSeat] = []
    for seat, bot in enumerate(bots):
        if seat == own:
            seats.append(KeptSeat(seat, "human", name, text_of(body, "colour", most=16), held_from=len(match.moves)))
        else:
            seats.append(KeptSeat(seat, "bot", bot_name([name, *(each.name for each in seats)], seat), "", bot))
    is_usual = match.deck.document == usual_deck(match.game).document
    kept = Kept(
        id=new_id(),
        game=match.game.name,
        seats=seats,
        options=match.options,
        secret=match.seed,
        created_at=now(),
        changed=now(),
        deck=None if is_usual else match.deck.document,
        talk="silence",
        requested_start=match.start,
        status="playing",
        start=match.start,
        setup=match.setup,
        fair_version=NO_SHUFFLE,
        played_on={"moves": len(match.moves), "shuffles": list(match.shuffles)} if match.shuffles else None,
        log=[KeptEntry("move", seat, answer) for seat, answer in match.moves],
    )
    return DeviceTable(kept)


def outcome(table: DeviceTable) -> Json:
    """How the deal of a table ended. Nobody counts it here."""
    kept = table.kept
    if not kept.deal:
        raise Fault("refused", "this table plays no deal")
    if kept.status != "over":
        raise Fault("refused", "the game is not over yet")
    deal = known_deal(kept.deal)
    found = outcome_of(deal, replay(table.retold().record()), kept.seats[deal.seat].held_from)
    begun_at = datetime.fromisoformat(kept.created_at)
    late = deal.day is not None and begun_at >= datetime.combine(deal.day, time(), UTC) + timedelta(days=1) - LAST_ZONE
    tasks = [dict(zip(("sign", "name", "size", "given"), task, strict=True)) for task in found.tasks]
    told = {
        "deal": deal.name,
        "seat": deal.seat,
        "held": found.held,
        "points": list(found.points),
        "winners": list(found.winners),
        "tasks": tasks,
        "late": late,
    }
    return {"outcome": told, "counted": False}
