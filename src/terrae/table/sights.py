"""A replay as pages are told it: every step as one viewer saw it or with all cards open, with what was said at each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Event, Json

from .acts import is_own_words
from .faults import Fault
from .limits import DECK_BYTES, MOVES_OF_RECORD
from .retelling import AnyMatch, talk_steps, told_steps

SIGHT = "terrae-sight/1"
LISTS = ("moves", "reshuffles")
"""What grows with a game."""


class SightLine(NamedTuple):
    """What somebody said at a step, and what that changed of the ledger."""

    n: int
    seat: int
    name: str
    text: str
    act: Json | None
    moves: int
    talk: Json | None


class SightStep(NamedTuple):
    """One step: `view` is the viewer's, `views` are those of every seat."""

    number: int
    seat: int | None
    notation: str
    story: list[Event]
    view: Json | None = None
    views: list[Json] | None = None
    talk: Json | None = None
    said: list[SightLine] | None = None


def check_record(record: Json) -> None:
    """`Fault` if a record is larger than a game can be: it may come from anybody."""
    for name in LISTS:
        if isinstance(record.get(name), list) and len(record[name]) > MOVES_OF_RECORD:
            raise Fault("too_large", f"a record must have at most {MOVES_OF_RECORD} {name}")
    deck = json.dumps(record.get("deck"), ensure_ascii=False, separators=(",", ":"))
    if len(deck.encode("utf-8", "backslashreplace")) > DECK_BYTES:
        raise Fault("too_large", f"a deck must have at most {DECK_BYTES // 1024} KiB")


def viewer_from(named: str, players: int) -> int | None:
    """A seat, `SPECTATOR`, or None for all."""
    if named == "all":
        return None
    if named == "watch":
        return SPECTATOR
    if not named.isascii() or not named.isdigit() or int(named) >= players:
        raise Fault("refused", "eyes are a seat's number, 'watch' or 'all'")
    return int(named)


def viewer_name(viewer: int | None) -> int | Literal["watch", "all"]:
    """A viewer as the protocol names it."""
    if viewer is None:
        return "all"
    return "watch" if viewer == SPECTATOR else viewer


def head_of_sight(match: AnyMatch, viewer: int | None) -> dict[str, Any]:
    """A match as a viewer saw it or, with None, with all cards open; all but its steps."""
    return {
        "format": SIGHT,
        "game": match.game.name,
        "eyes": viewer_name(viewer),
        "deck": {"document": match.deck.document, "notes": match.deck.notes},
        "options": match.options,
        "players": match.players,
        "result": match.game.result(match.seen_by(SPECTATOR), match.d) if match.over else None,
        "given": match.game.given(match.moves, len(match.players)) if match.over else None,
    }


def sight_steps(match: AnyMatch, viewer: int | None, views: bool = True) -> Iterator[SightStep]:
    """Every step as a viewer saw it or, with None, with all cards open; without `views` only what happened."""
    steps = open_steps(match, views) if viewer is None else own_steps(match, viewer, views)
    if not match.talk:
        yield from steps
        return
    for step, (_, changes, said) in zip(steps, talk_steps(match), strict=True):
        lines = [
            SightLine(
                n=one.line,
                seat=one.seat,
                name=match.players[one.seat]["name"],
                text=one.act.get("text", ""),
                act=None if is_own_words(one.act) else one.act,
                moves=one.moves,
                talk=changed,
            )
            for one, changed in said
        ]
        yield step._replace(talk=changes, said=lines or None)


def own_steps(match: AnyMatch, viewer: int, views: bool) -> Iterator[SightStep]:
    return (SightStep(*told) for told in told_steps(match, viewer, views=views))


def open_steps(match: AnyMatch, views: bool) -> Iterator[SightStep]:
    """The match with all cards open: every seat's view of every step. Only of a game that has ended."""
    seats = [told_steps(match, seat, views=views) for seat in range(len(match.players))]
    for together in zip(*seats, strict=True):
        actor = together[0].seat
        heard = together[0 if actor is None else actor]
        seen = [step.view for step in together if step.view is not None]
        yield SightStep(heard.number, actor, heard.notation, heard.story, None, seen or None)
