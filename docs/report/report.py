"""The technical report: its sentences here, its figures from the files that hold what was measured."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from terrae import __version__
from terrae.engine.game import game_named
from terrae.scenarios.figures import WORTH
from terrae.scenarios.manifest import anchors_of, manifest_of

FOLDER = Path(__file__).parent
BOARD = FOLDER.parent / "leaderboards" / "terra.json"
TEXT = FOLDER / "report.txt"
"""The sentences, with places for the tables."""


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def interval(found: Sequence[Any], spec: str = ".2f") -> str:
    value, low, high = found
    return f"{value:{spec}} ({low:{spec}} to {high:{spec}})"


def scenarios() -> str:
    manifest = manifest_of(game_named("terra"))
    rows = [
        (f"`{one.name}`", one.group, one.players, one.own, ", ".join(f"`{name}`" for name in one.others) or "none")
        for one in manifest.scenarios
        if one.players == 4  # noqa: PLR2004
    ]
    return table(["table", "group", "players", "seats of the agent", "others"], rows)


def anchors() -> str:
    found = anchors_of(game_named("terra"))
    rows = []
    for name, own in found.items():
        if name.endswith("-4"):
            kinds = [interval(own[kind]["utility"], ".3f") for kind in ("random", "reference", "best")]
            rows.append((f"`{name}`", *kinds, f"{own['best']['survival'][0]:.0%}", own["best"]["found"]))
    return table(["table", "`random`", "reference", "best found", "survives", "found by"], rows)


def leaderboard() -> str:
    board = json.loads(BOARD.read_text("utf-8"))
    rows = []
    for rank, row in enumerate(board["rows"], 1):
        score = row["score"]
        signed = [interval(score[key], "+.3f") for key in ("gain", "others")]
        shares = [interval(score[key]) for key in ("together", "own")]
        rows.append((rank, f"`{row['agent']}`", *signed, *shares, row["games"]))
    return table(["rank", "agent", "gain", "others", "together", "own", "games"], rows)


def speed(measured: Any) -> str:
    return table(["", "first run", "second run"], [(name, f"{a:,}", f"{b:,}") for name, a, b in measured["rows"]])


def talk(measured: Any) -> str:
    rows = [
        (f"`{bots}`", interval(silent, ".1%"), interval(talking, ".1%"), interval(more, "+.1%"))
        for bots, silent, talking, more in measured["rows"]
    ]
    return table(["seats", "in silence", "with talk", "difference"], rows)


def costs(measured: Any) -> str:
    named = {"requests": "requests", "tokens to read": "read", "tokens to write": "written"}
    rows = [(name, *(f"{number:,}" for number in measured[key])) for name, key in named.items()]
    return table([f"{measured['games']} games", "about", "at most"], rows)


def report() -> str:
    """The whole text."""
    measured = json.loads((FOLDER / "measured.json").read_text("utf-8"))
    text = TEXT.read_text("utf-8")
    places = {
        "version": __version__,
        "worth": f"{WORTH:g}",
        "scenarios": scenarios(),
        "anchors": anchors(),
        "leaderboard": leaderboard(),
        "speed": speed(measured["speed"]),
        "speed_where": f"{measured['speed']['when']}, {measured['speed']['where']}; `{measured['speed']['command']}`",
        "talk": talk(measured["talk"]),
        "talk_command": measured["talk"]["command"],
        "costs": costs(measured["model_costs"]),
    }
    for name, value in places.items():
        text = text.replace(f"<<{name}>>", value)
    return text
