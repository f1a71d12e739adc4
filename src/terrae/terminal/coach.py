"""What `terrae coach` prints of one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType

from terrae.coach.advice import PARTS
from terrae.coach.estimates import coached_of
from terrae.engine.game import Json
from terrae.engine.match import Match

from .reports import columns

STEPS = ("start", *PARTS, "end")
SHOWN = 3
"""So many moments are told of each seat, those that changed most."""


def game_report(match: Match[Any, Any], number: int, seats: Sequence[Json], missed: Json | None) -> RenderableType:
    """The parts of every seat, and the choices that mattered most."""
    coached = coached_of(match.game)
    shares = coached.worth[0] == 1.0
    parts = columns("seat", "player", "value", *STEPS, right=STEPS)
    for report in seats:
        for name in coached.values:
            cells = [with_error(report[name][step], report[name][f"{step}_se"], shares) for step in STEPS]
            parts.add_row(str(report["seat"]), match.players[report["seat"]]["name"], name, *cells)
    lines = [line for report in seats for line in moment_lines(report, coached.values, shares)]
    if missed:
        lines.append(
            f"  what nobody could know, all hands open: the last moment was move {missed['move'] + 1}, where seat "
            f"{missed['seat']} chose {missed['answer']}; {missed['instead']} could have saved the world"
        )
    unit = "in points of a hundred" if shares else "in points"
    return Group(f"game {number}: {match.game.name}, {len(match.players)} players, {unit}", parts, *lines, "")


def with_error(value: float, error: float | None, shares: bool) -> str:
    """A value with its standard error."""
    scale = 100 if shares else 1
    return f"{value * scale:.1f}" + (f" ±{error * scale:.1f}" if error else "")


def moment_lines(report: Json, values: Sequence[str], shares: bool) -> list[str]:
    """The seat's own choices that changed most, if that is clear."""
    labelled = [moment for moment in report["moments"] if moment.get("label")]
    labelled.sort(key=lambda moment: -sum(abs(moment[f"{name}_change"]) for name in values))
    lines = []
    for moment in labelled[:SHOWN]:
        best = next(option for option in moment["alternatives"] if option["reference"])["answer"]
        changes = ", ".join(
            f"{name} {with_error(moment[f'{name}_change'], moment[f'{name}_change_se'], shares)}" for name in values
        )
        where = f"seat {report['seat']}, move {moment['move'] + 1}"
        lines.append(f"  {where}: {moment['heard']} and not {best}: {moment['label']} ({changes})")
    return lines or [f"  seat {report['seat']}: no choice stands out"]
