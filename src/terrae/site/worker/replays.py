"""Replays: a match step by step as a viewer saw it, of a table of this device or of a record from a file."""

from __future__ import annotations

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.fair import verify
from terrae.engine.game import Json
from terrae.engine.record import replay
from terrae.table.faults import Fault, bad_record
from terrae.table.retelling import AnyMatch
from terrae.table.sights import SightLine, SightStep, check_record, head_of_sight, sight_steps, viewer_from

from .frames import step_json
from .table import DeviceTable


def of_table(table: DeviceTable, named: str, views: bool) -> Json:
    """The replay of a table; while its game is on, only through the eyes of a seat of this device, or as a spectator.

    Several people may share the device: each looks through their own eyes, as at the table.
    """
    if table.match is None:
        raise Fault("refused", "the game has not started yet")
    viewer = viewer_from(named, table.kept.players) if named else min(table.kept.own, default=SPECTATOR)
    if not table.kept.ended and viewer != SPECTATOR and viewer not in table.kept.own:
        raise Fault("not_allowed", "while the game is on, everybody looks through their own eyes")
    return sight(table.retold(), viewer, views)


def checked(data: object) -> Json:
    """A record, if it is no larger than a game can be."""
    if not isinstance(data, dict):
        raise Fault("malformed", "a record is a JSON object")
    check_record(data)
    return data


def replayed(data: object) -> AnyMatch:
    """The match of a record; `Fault` if it does not hold."""
    try:
        return replay(checked(data))
    except Refused as error:
        raise bad_record(error) from None


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
    steps = [sight_step(step) for step in sight_steps(match, viewer, views)]
    return {**head_of_sight(match, viewer), "steps": steps}


def sight_step(step: SightStep) -> Json:
    told = step_json(step)
    if step.views is not None:
        told["views"] = step.views
    if step.talk is not None:
        told["talk"] = step.talk
    if step.said is not None:
        told["said"] = [line_json(line) for line in step.said]
    return told


def line_json(line: SightLine) -> Json:
    told: Json = {**line._asdict(), "at": "", "language": "", "sign": ""}
    if line.talk is None:
        del told["talk"]
    return told
