"""Makes every frame that leaves a table, from what its viewer may see."""

from __future__ import annotations

from collections import deque
from typing import Any, Literal, cast

import msgspec

from terrae.engine.contract import SPECTATOR
from terrae.engine.fair import commitment_to
from terrae.engine.game import Json
from terrae.table.limits import STEPS_TOLD

from ..database.stored import NO_SHUFFLE, Stored, StoredSeat
from ..protocol.messages import Moved, TakenBack, View
from ..protocol.shared import EndedInfo, FairInfo, FairSeat, SeatInfo, Step, TableInfo, VoteInfo, You
from ..replays.steps import steps
from .play.clocks import left_ms, own_time_ms
from .table import Advance, AnyMatch, Table
from .talk.conversations import ledger_changes

encoder = msgspec.json.Encoder()


def frame(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return encoder.encode(message).decode()


def encoded(part: Any) -> Any:
    """A part of a message, encoded already: the encoder takes it as what it holds."""
    return msgspec.Raw(encoder.encode(part))


# ---- about the table ----


def table_info(
    stored: Stored, number: int, actor: int | None, you: You, now: int, replace_after_ms: int, changed: str | None
) -> TableInfo:
    """Everything about a table but its game, if so many entries are in its log and this seat decides."""
    return TableInfo(
        id=stored.id,
        game=stored.game.name,
        title=stored.title,
        status=stored.status,
        options=stored.options,
        deck=str(stored.deck.document["name"]),
        start=stored.requested_start if stored.start is None else stored.start,
        public=stored.public,
        chat=stored.talk == "words",
        talk=stored.talk,
        keep_words=stored.keep_words,
        hints=stored.hints,
        clock=stored.clock,
        seats=[seat_info(stored, seat, number, now) for seat in stored.seats],
        number=number,
        actor=actor,
        left_ms=left_ms(stored, actor, now),
        replace_after_ms=replace_after_ms,
        fair=fair_info(stored),
        rematch=stored.rematch,
        rematch_by=None if stored.rematch_by is None else stored.seats[stored.rematch_by].name,
        created_at=stored.created_at,
        changed=changed or stored.created_at,
        result=stored.result,
        guests=stored.guests,
        guests_left=stored.guests_left,
        vote=vote_info(stored),
        ended_early=ended_info(stored),
        deal=stored.deal,
        played_on=None if stored.played_on is None else stored.played_on.moves,
        lesson=stored.lesson,
        pause=pause_name(stored),
        you=you,
    )


def fair_info(stored: Stored) -> FairInfo:
    """What is public of the shuffle: commitments at once, contributions after the deal, the secret at the end."""
    seats = [
        FairSeat(seat.seat, seat.commitment, None if stored.awaits_deal else seat.opened)
        for seat in stored.seats
        if seat.commitment
    ]
    secret = stored.secret.hex() if stored.ended else None
    if stored.fair_version == NO_SHUFFLE:
        return FairInfo(NO_SHUFFLE, "", secret, [])
    return FairInfo(stored.fair_version, commitment_to(stored.secret), secret, seats)


def pause_name(stored: Stored) -> Literal["", "frozen", "bell"]:
    if stored.pause is None or stored.ended:
        return ""
    return "frozen" if stored.pause.frozen else "bell"


def vote_info(stored: Stored) -> VoteInfo | None:
    """What is being voted on."""
    ballot = stored.ballot
    if ballot is None or stored.status != "playing":
        return None
    return VoteInfo(ballot.what, ballot.seat, list(ballot.yes), stored.people)


def ended_info(stored: Stored) -> EndedInfo | None:
    """Who ended the game before its end."""
    ended = stored.ended_early
    if ended is None:
        return None
    return EndedInfo(None if ended.seat is None else stored.seats[ended.seat].name, ended.agreed)


def seat_info(stored: Stored, seat: StoredSeat, number: int, now: int) -> SeatInfo:
    """What everybody is told of a seat, if the log has so many entries; a list has not read them."""
    human, kept = seat.kind in ("human", "away"), seat.is_kept(now)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        connected=seat.kind == "bot" or (human and seat.away_since is None),
        away_ms=max(0, now - seat.away_since) if human and seat.away_since is not None else None,
        kept_for=seat.kept_for if kept else None,
        kept_ms=seat.kept_until - now if kept and seat.kept_until is not None else None,
        time_ms=own_time_ms(stored, seat.seat) if len(stored.log) == number else None,
        guest_for=seat.name_before if seat.is_guests else None,
    )


# ---- the game as it is now ----


def seen(table: Table, viewer: int) -> Any:
    """The state as the viewer may know it."""
    assert table.match is not None
    if viewer not in table.seen:
        table.seen[viewer] = table.match.seen_by(viewer)
    return table.seen[viewer]


def view_of(table: Table, viewer: int) -> Json:
    """What the viewer is shown, as JSON that is encoded already."""
    assert table.match is not None
    if not table.public_json:
        table.public_json = public_json(table.match, seen(table, SPECTATOR))
    return spliced(table.public_json, table.match, seen(table, viewer), viewer)


def public_json(match: AnyMatch, v: Any) -> bytes:
    """What every viewer sees, encoded: made once, from what a spectator sees."""
    return encoder.encode(match.game.public_view(v, match.deck))


def spliced(public: bytes, match: AnyMatch, v: Any, viewer: int) -> Json:
    """A viewer's whole view: what is public, then what only this viewer sees. The two have no key in common."""
    private = encoder.encode(match.game.private_view(v, match.deck, viewer))
    return cast(Json, msgspec.Raw(public[:-1] + b"," + private[1:]))  # the encoder takes it as the object it holds


def fresh_view(table: Table, viewer: int, now: int) -> str:
    """The frame that shows a viewer how the game stands."""
    view = None if table.match is None else view_of(table, viewer)
    return frame(View(table.number, view, table.left_ms(now), whole_ledger(table)))


def whole_ledger(table: Table) -> Json | None:
    """The ledger as it is sent, encoded already: made once as long as it does not change."""
    if table.conversation is None:
        return None
    ledger = table.conversation.ledger
    if table.ledger_json[0] is not ledger:
        table.ledger_json = ledger, ledger.encoded(table.stored.players)
    return cast(Json, msgspec.Raw(table.ledger_json[1]))


def fresh_views(table: Table, now: int) -> dict[int, str]:
    """The frame for everybody who is connected that shows how the game stands."""
    return {viewer: fresh_view(table, viewer, now) for viewer in table.viewers()}


# ---- what an entry changes ----


def frames_of(table: Table, advance: Advance, now: int) -> dict[int, str]:
    """What everybody who is connected is sent about an entry. The table is as it was before the entry."""
    assert table.match is not None
    match, entry = advance.match, advance.entry
    left = left_ms(advance.stored, advance.actor, now)
    frames: dict[int, str] = {}
    viewers = table.viewers()
    changes = ledger_changes(advance.conversation, table.conversation, advance.stored.players)
    talk = msgspec.UNSET if changes is None else changes
    if viewers:
        advance.seen[SPECTATOR] = match.seen_by(SPECTATOR)
        advance.public_json = public_json(match, advance.seen[SPECTATOR])
    for viewer in viewers:
        if viewer != SPECTATOR:
            advance.seen[viewer] = match.seen_by(viewer)
        after = advance.seen[viewer]
        view = spliced(advance.public_json, match, after, viewer)
        if advance.action is None:
            frames[viewer] = frame(TakenBack(entry.number, entry.seat, entry.taken_back, view, left, talk))
            continue
        before = seen(table, viewer)
        notation = match.game.notation_for(before, match.d, advance.action, viewer)
        story = encoded(match.game.story(before, match.deck, entry.seat, notation, after, viewer))
        frames[viewer] = frame(Moved(entry.number, entry.seat, notation, story, view, left, talk))
        if len(table.match.moves) < STEPS_TOLD:
            last_steps(table, viewer)  # they are quickly found, and kept from now on
        if viewer in table.last_steps:
            advance.steps[viewer] = encoded(Step(len(match.moves), entry.seat, notation, story))
    return frames


# ---- looking back ----


def last_steps(table: Table, viewer: int) -> list[Step]:
    """The last few steps, without views, for somebody who has just come. They are kept, encoded."""
    if table.match is None:
        return []
    if viewer not in table.last_steps:
        since = max(0, len(table.match.moves) - STEPS_TOLD)
        found = (encoded(step) for step in steps(table.match, viewer, since, views=False))
        table.last_steps[viewer] = deque(found, STEPS_TOLD + 1)
    return list(table.last_steps[viewer])
