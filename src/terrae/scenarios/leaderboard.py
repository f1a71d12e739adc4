"""The leaderboard: a file with a row for each agent, and the order that follows from its figures."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json

from .manifest import manifest_of

FORMAT = "terrae-leaderboard/1"
RANKS = 2
"""Agents whose `least` is the same to so many digits are as good as each other; then `together` decides."""


def row_of(results: Json, command: str, commit: str, note: str = "") -> Json:
    """The row of an agent, from results of every scenario; `Refused` if some are missing."""
    missing = [key for key in ("own", "gain", "others", "least") if results["score"][key] is None]
    if missing:
        raise Refused(f"a row tells of all scenarios: these results tell nothing of {', '.join(missing)}")
    return {
        "agent": results["agent"],
        **({"note": note} if note else {}),
        "score": results["score"],
        "games": sum(one["games"] for one in results["scenarios"]),
        "scenarios": len(results["scenarios"]),
        **{key: results[key] for key in ("seed", "chance", "faults") if key in results},
        "command": command,
        "commit": commit,
        "version": results["version"],
        "games_digest": results["games_digest"],
    }


def command_for(results: Json, games: int) -> str:
    """The command that plays the games of these results again."""
    words = ["terrae", "scenarios", "run", results["game"], "--agent", results["agent"], "--games", str(games)]
    for key in ("seed", "chance"):
        words += [f"--{key}", results[key]] if key in results else []
    return shlex.join(words)


def added(board: Json | None, results: Json, row: Json, game: Game[Any, Any]) -> Json:
    """The board with one more row, in its order; a row of the same agent on the same deals is replaced.

    `Refused` if the results are of another benchmark than the board, or not of all its scenarios.
    """
    manifest = manifest_of(game)
    told = {"version": manifest.version, "digest": manifest.digest}
    if results["manifest"] != told:
        raise Refused(f"these results are of version {results['manifest']['version']} of {game.name}'s benchmark")
    if row["scenarios"] != len(manifest.scenarios):
        raise Refused(f"a row is of all {len(manifest.scenarios)} scenarios, not of {row['scenarios']}")
    if board is not None and (board["game"], board["manifest"]) != (game.name, told):
        raise Refused("this leaderboard is of another benchmark: begin a new file")
    same = ("agent", "seed", "chance")
    rows = [] if board is None else [old for old in board["rows"] if any(old.get(k) != row.get(k) for k in same)]
    return {
        "format": FORMAT,
        "game": game.name,
        "manifest": told,
        "reference": manifest.reference,
        "rows": ranked([*rows, row]),
    }


def ranked(rows: Sequence[Json]) -> list[Json]:
    """The rows in their order: by `least`, and where that is the same by `together`."""
    return sorted(rows, key=standing, reverse=True)


def standing(row: Json) -> tuple[float, float]:
    """By what a row is ranked.

    Whoever takes from the others has them below what they have beside the reference, and so stands below it.
    """
    together = row["score"]["together"]
    return round(row["score"]["least"][0], RANKS), together[0] if together else 0.0


def read_board(file: Path) -> Json | None:
    """The leaderboard in a file; None if there is none yet. `Refused` if it is something else."""
    if not file.exists():
        return None
    try:
        board: Json = json.loads(file.read_text("utf-8"))
        known = board["format"] == FORMAT
    except (OSError, ValueError, KeyError, TypeError):
        known = False
    if not known:
        raise Refused(f"{file} is no leaderboard")
    return board


def written(board: Json) -> str:
    """The text of the file, a line for each row."""
    head = [f"{json.dumps(key)}: {json.dumps(board[key])}" for key in board if key != "rows"]
    return "{\n" + ",\n".join([*head, '"rows": [\n' + ",\n".join(map(json.dumps, board["rows"])) + "\n]"]) + "\n}\n"


def commit_here() -> str:
    """The commit of the working tree that this is run in, with a plus if it was changed; empty if there is none."""
    try:
        commit = git("rev-parse", "HEAD")
        return commit + ("+" if git("status", "--porcelain", "--untracked-files=no") else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def git(*arguments: str) -> str:
    """What git answers about the folder that this is run in."""
    run = subprocess.run(["git", *arguments], capture_output=True, text=True, check=True)
    return run.stdout.strip()
