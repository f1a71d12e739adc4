"""Replays: a match step by step as a viewer saw it, of a table of this device or of a record from a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.fair import verify
from terrae.engine.game import Json
from terrae.engine.record import replay
from terrae.table.acts import is_own_words
from terrae.table.limits import MOVES_OF_RECORD
from terrae.table.retelling import AnyMatch, talk_steps, told_steps

from .faults import DeviceFault
from .frames import step_json
from .table import DeviceTable

SIGHT = "terrae-sight/1"
LISTS = ("moves", "reshuffles")
"""What grows with a game."""


def viewer_from(named: str, players: int) -> int | None:
    """A seat, `SPECTATOR`, or None for all."""
    if named == "all":
        return None
    if named == "watch":
        return SPECTATOR
    if not named.isascii() or not named.isdigit() or int(named) >= players:
        raise DeviceFault("refused", "eyes are a seat's number, 'watch' or 'all'")
    return int(named)


def of_table(table: DeviceTable, named: str, views: bool) -> Json:
    """The replay of a table; while its game is on, only through the eyes of a seat of this device, or as a spectator.

    Several people may share the device: each looks through their own eyes, as at the table.
    """
    if table.match is None:
        raise DeviceFault("refused", "the game has not started yet")
    viewer = viewer_from(named, table.kept.players) if named else min(table.kept.own, default=SPECTATOR)
    if not table.kept.ended and viewer != SPECTATOR and viewer not in table.kept.own:
        raise DeviceFault("not_allowed", "while the game is on, everybody looks through their own eyes")
    return sight(table.retold(), viewer, views)


def checked(data: object) -> Json:
    """A record, if it is no larger than a game can be."""
    if not isinstance(data, dict):
        raise DeviceFault("malformed", "a record is a JSON object")
    for name in LISTS:
        if isinstance(data.get(name), list) and len(data[name]) > MOVES_OF_RECORD:
            raise DeviceFault("too_large", f"a record must have at most {MOVES_OF_RECORD} {name}")
    return data


def replayed(data: object) -> AnyMatch:
    """The match of a record; `DeviceFault` if it does not hold."""
    try:
        return replay(checked(data))
    except Refused as error:
        move = getattr(error, "move", 0)
        where = f"move {move}: " if move else ""
        raise DeviceFault("bad_record", where + error.sentence, error.rule) from None


def of_record(data: object, named: str) -> Json:
    match = replayed(data)
    return sight(match, viewer_from(named or "all", len(match.players)), True)


def verdict(data: object) -> Json:
    """Does the record's chance follow from its fair shuffle?"""
    try:
        verify(checked(data))
    except Refused as error:
        return {"holds": False, "why": str(error)}
    return {"holds": True, "why": ""}


def sight(match: AnyMatch, viewer: int | None, views: bool) -> Json:
    """A match as a viewer saw it or, with None, with all cards open."""
    steps = open_steps(match, views) if viewer is None else own_steps(match, viewer, views)
    return {
        "format": SIGHT,
        "game": match.game.name,
        "eyes": "all" if viewer is None else "watch" if viewer == SPECTATOR else viewer,
        "deck": {"document": match.deck.document, "notes": match.deck.notes},
        "options": match.options,
        "players": match.players,
        "result": match.game.result(match.seen_by(SPECTATOR), match.d) if match.over else None,
        "given": match.game.given(match.moves, len(match.players)) if match.over else None,
        "steps": list(with_talk(match, steps)),
    }


def own_steps(match: AnyMatch, viewer: int, views: bool) -> Iterator[Json]:
    return map(step_json, told_steps(match, viewer, views=views))


def open_steps(match: AnyMatch, views: bool) -> Iterator[Json]:
    """Every seat's view of every step."""
    seats = [told_steps(match, seat, views=views) for seat in range(len(match.players))]
    for together in zip(*seats, strict=True):
        actor = together[0].seat
        told = step_json(together[0 if actor is None else actor]._replace(view=None))
        seen = [step.view for step in together if step.view is not None]
        yield {**told, "views": seen} if seen else told


def with_talk(match: AnyMatch, steps: Iterator[Json]) -> Iterator[Json]:
    """The steps with what was said at each."""
    if not match.talk:
        yield from steps
        return
    for step, (_, changes, said) in zip(steps, talk_steps(match), strict=True):
        lines: list[Json] = []
        for one, changed in said:
            line: dict[str, Any] = {
                "n": one.line,
                "seat": one.seat,
                "name": match.players[one.seat]["name"],
                "text": one.act.get("text", ""),
                "at": "",
                "act": None if is_own_words(one.act) else one.act,
                "language": "",
                "moves": one.moves,
                "sign": "",
            }
            lines.append(line if changed is None else {**line, "talk": changed})
        talk = {} if changes is None else {"talk": changes}
        yield {**step, **talk, **({"said": lines} if lines else {})}
