"""Makes everything that the page is told of a table, from what its viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.fair import commitment_to
from terrae.engine.game import Json
from terrae.table.ledger import Ledger
from terrae.table.limits import CHAT_SHOWN, STEPS_TOLD
from terrae.table.retelling import ToldStep, told_steps
from terrae.table.sights import SightStep

from .kept import NO_SHUFFLE, Kept, KeptSeat
from .table import DeviceTable

REPLACE_AFTER_MS = 60_000
"""What the protocol says of seats that are away; here nobody is."""


def you_of(kept: Kept, seat: int | None = None) -> Json:
    """The powers of this device; over a connection those of its seat."""
    if seat is None:
        return {"seats": kept.own, "host": True, "join": True, "watch": True, "back": []}
    return {"seats": [] if seat == SPECTATOR else [seat], "host": True, "join": False, "watch": False, "back": []}


def table_info(table: DeviceTable, seat: int | None = None) -> Json:
    """Everything about a table but its game."""
    kept = table.kept
    return {
        "id": kept.id,
        "game": kept.game,
        "title": kept.title,
        "status": kept.status,
        "options": kept.options,
        "deck": str(table.deck.document["name"]),
        "start": kept.requested_start if kept.start is None else kept.start,
        "public": False,
        "chat": kept.talk == "words",
        "talk": kept.talk,
        "keep_words": False,
        "hints": kept.hints,
        "clock": {"kind": "none"},
        "seats": [seat_info(each) for each in kept.seats],
        "number": kept.number,
        "actor": table.actor,
        "left_ms": None,
        "replace_after_ms": REPLACE_AFTER_MS,
        "fair": fair_info(kept),
        "rematch": kept.rematch,
        "rematch_by": kept.rematch_by,
        "made": kept.created_at,
        "changed": kept.changed,
        "result": kept.result,
        "guests": 0,
        "guests_left": 0,
        "vote": vote_info(kept),
        "ended_early": kept.ended_early,
        "deal": kept.deal,
        "played_on": None if kept.played_on is None else kept.played_on["moves"],
        "you": you_of(kept, seat),
        "lesson": "",
        "pause": "",
    }


def vote_info(kept: Kept) -> Json | None:
    ballot = kept.ballot
    if ballot is None or kept.status != "playing":
        return None
    return {"what": ballot["what"], "seat": ballot["seat"], "yes": ballot["yes"], "wanted": kept.people}


def seat_info(seat: KeptSeat) -> Json:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "colour": seat.colour,
        "bot": seat.bot,
        "connected": seat.kind != "open",
        "away_ms": None,
        "kept_for": seat.kept_for,
        "kept_ms": None,
        "time_ms": None,
        "guest_for": None,
    }


def fair_info(kept: Kept) -> Json:
    """What is public of the shuffle: commitments at once, contributions after the deal, the secret at the end."""
    secret = kept.secret if kept.ended else None
    if kept.fair_version == NO_SHUFFLE:
        return {"version": NO_SHUFFLE, "commitment": "", "secret": secret, "seats": []}
    dealt = kept.setup is not None
    seats = [
        {"seat": seat.seat, "commitment": seat.commitment, "bytes": seat.opened if dealt else None}
        for seat in kept.seats
        if seat.commitment
    ]
    commitment = commitment_to(bytes.fromhex(kept.secret))
    return {"version": kept.fair_version, "commitment": commitment, "secret": secret, "seats": seats}


# ---- the game as one viewer sees it ----


def seen_by(table: DeviceTable, viewers: Iterable[int]) -> dict[int, Any]:
    """The state as each of these viewers may know it."""
    match = table.match
    return {} if match is None else {viewer: match.seen_by(viewer) for viewer in viewers}


def view_of(table: DeviceTable, viewer: int) -> Json | None:
    return None if table.match is None else table.match.view(viewer)


def whole_ledger(table: DeviceTable) -> Json | None:
    return None if table.conversation is None else table.conversation.ledger.to_json(table.kept.players)


def fresh_view(table: DeviceTable, viewer: int) -> Json:
    """How the game stands."""
    view = view_of(table, viewer)
    return {"type": "view", "number": table.kept.number, "view": view, "left_ms": None, "talk": whole_ledger(table)}


def table_news(table: DeviceTable, viewer: int) -> Json:
    return {"type": "table", "table": table_info(table, viewer)}


def step_json(step: ToldStep | SightStep) -> Json:
    told: Json = {"number": step.number, "seat": step.seat, "told": step.notation, "story": step.story}
    return told if step.view is None else {**told, "view": step.view}


def last_steps(table: DeviceTable, viewer: int) -> list[Json]:
    """The last few steps, without views, for somebody who has just come."""
    if table.match is None:
        return []
    since = max(0, len(table.match.moves) - STEPS_TOLD)
    return [step_json(step) for step in told_steps(table.match, viewer, since, views=False)]


def welcome(table: DeviceTable, viewer: int, have: int | None) -> Json:
    """The first thing that somebody is told who connects."""
    return {
        "type": "welcome",
        "seat": None if viewer == SPECTATOR else viewer,
        "table": table_info(table, viewer),
        "number": table.kept.number,
        "view": view_of(table, viewer),
        "story": [] if have == table.kept.number else last_steps(table, viewer),
        "chat": [line.shown() for line in table.kept.lines[-CHAT_SHOWN:]],
        "talk": whole_ledger(table),
        "blocked": [],
    }


def entry_frames(
    table: DeviceTable, before: dict[int, Any], ledger: Ledger | None, action: int | None, viewers: Sequence[int]
) -> dict[int, Json]:
    """What everybody is told of the last entry: `before` is what they saw before it, and the ledger of that time."""
    match, kept, entry = table.match, table.kept, table.kept.log[-1]
    assert match is not None
    conversation = table.conversation
    changes = None if conversation is None or ledger is None else conversation.ledger.changes(kept.players, ledger)
    talk = {} if changes is None else {"talk": changes}
    frames: dict[int, Json] = {}
    for viewer in viewers:
        after = match.seen_by(viewer)
        told: Json = {"number": kept.number, "seat": entry.seat}
        if action is None:
            told = {"type": "taken_back", **told, "moves": entry.taken_back}
        else:
            notation = match.game.notation_for(before[viewer], match.d, action, viewer)
            story = match.game.story(before[viewer], match.deck, entry.seat, notation, after, viewer)
            told = {"type": "moved", **told, "told": notation, "story": story}
        frames[viewer] = {**told, "view": match.game.view(after, match.deck, viewer), "left_ms": None, **talk}
    return frames
