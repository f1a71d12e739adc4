"""What is told to whom. Everything of a game that leaves a table is made here, from what the asker's eyes may see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Json
from terrae.engine.match import Match

from .messages import DeckInfo, Moved, Sight, Step, TakenBack, View
from .table import Entry, Table, eyes_name

STEPS_TOLD = 20
SIGHT = "terrae-sight/1"

encoder = msgspec.json.Encoder()


def frame(message: msgspec.Struct) -> str:
    return encoder.encode(message).decode()


@dataclass(slots=True)
class Told:
    """What one pair of eyes saw before a move, and how they hear of it."""

    before: Any
    answer: str


def before_move(table: Table, answer: str) -> dict[int, Told]:
    """Before a move is carried out: what everybody who is looking sees, and will hear. A wrong answer tells nothing."""
    match = table.match
    assert match is not None
    action = match.game.parse(match.state, match.d, answer)
    told: dict[int, Told] = {}
    if action is None:
        return told
    for eyes in table.viewers():
        before = seen(table, eyes)
        told[eyes] = Told(before, match.game.notation_for(before, match.d, action, eyes))
    return told


def seen(table: Table, eyes: int) -> Any:
    """The state as these eyes may know it."""
    match = table.match
    assert match is not None
    if eyes not in table.seen:
        table.seen[eyes] = match.seen_by(eyes)
    return table.seen[eyes]


def moved(table: Table, entry: Entry, told: dict[int, Told], now: int) -> dict[int, str]:
    """After a move: what everybody who is looking is sent."""
    match = table.match
    assert match is not None
    table.seen.clear()
    frames: dict[int, str] = {}
    left = table.left_ms(now)
    for eyes in table.viewers():
        after = seen(table, eyes)
        view = match.game.view(after, match.deck, eyes)
        heard = told.get(eyes)
        if heard is None:
            frames[eyes] = frame(View(entry.number, view, left))
            continue
        story = match.game.story(heard.before, match.deck, entry.seat, heard.answer, after, eyes)
        frames[eyes] = frame(Moved(entry.number, entry.seat, heard.answer, story, view, left))
    return frames


def taken_back(table: Table, entry: Entry, now: int) -> dict[int, str]:
    """After a move was taken back: what everybody who is looking is sent."""
    table.seen.clear()
    left = table.left_ms(now)
    return {eyes: frame(TakenBack(entry.number, entry.seat, view_of(table, eyes), left)) for eyes in table.viewers()}


def view_of(table: Table, eyes: int) -> Json:
    match = table.match
    assert match is not None
    return match.game.view(seen(table, eyes), match.deck, eyes)


def fresh_view(table: Table, eyes: int, now: int) -> str:
    view = None if table.match is None else view_of(table, eyes)
    return frame(View(table.number, view, table.left_ms(now)))


# ---- looking back ----


def steps(match: Match[Any, Any], eyes: int, since: int = 0, views: bool = True) -> Iterator[Step]:
    """The match from its set-up on, as these eyes saw it; only the steps after the first `since` moves are told."""
    game, deck, d = match.game, match.deck, match.d
    before = game.redact(match.ready, d, eyes)
    actor, action = match.start, None
    for number, (state, _) in enumerate(match.states()):
        if number >= since:
            after = game.redact(state, d, eyes)
            told = "" if action is None else game.notation_for(before, d, action, eyes)
            story = game.story(before, deck, actor, told, after, eyes)
            view = game.view(after, deck, eyes) if views else None
            yield Step(number, None if number == 0 else actor, told, story, view)
            before = after
        elif number == since - 1:
            before = game.redact(state, d, eyes)
        if number < len(match.moves):
            actor, text = match.moves[number]
            action = game.parse(state, d, text)


def open_steps(match: Match[Any, Any], views: bool) -> Iterator[Step]:
    """The match with all cards open: every seat's view of every step. Only of a game that has ended."""
    told = [steps(match, seat, views=views) for seat in range(len(match.players))]
    for together in zip(*told, strict=True):
        actor = together[0].seat
        heard = together[0 if actor is None else actor]
        seen = [step.view for step in together if step.view is not None]
        yield Step(heard.number, actor, heard.told, heard.story, None, seen or None)


def last_steps(table: Table, eyes: int) -> list[Step]:
    """The last few steps, without views, for somebody who has just come."""
    if table.match is None:
        return []
    return list(steps(table.match, eyes, max(0, len(table.match.moves) - STEPS_TOLD), views=False))


def sight(match: Match[Any, Any], eyes: int | None, views: bool = True) -> Sight:
    """A match as these eyes saw it, or, with None, with all cards open; without `views` only what happened."""
    return Sight(
        format=SIGHT,
        game=match.game.name,
        eyes="all" if eyes is None else eyes_name(eyes),
        deck=DeckInfo(match.deck.document, match.deck.notes),
        options=match.options,
        players=match.players,
        result=match.game.result(match.seen_by(SPECTATOR), match.d) if match.over else None,
        steps=list(open_steps(match, views) if eyes is None else steps(match, eyes, views=views)),
    )
