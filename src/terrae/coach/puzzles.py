"""Save this world: the puzzles that are shipped, the positions they ask about, and whether an answer solves one.

Two kinds. *seat*: what could this seat do, by what it could know? *open*: all hands open, a sequence of answers that
saves the world, or that nothing does. It needs the standard library only, so that it runs wherever the rules do; how
puzzles are found and verified is in `puzzle_search.py`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from terrae.engine.errors import Refused, Unreadable
from terrae.engine.game import Game, Json, game_named, loaded
from terrae.engine.match import Match
from terrae.engine.puzzles import Puzzled
from terrae.engine.record import read_lines

SHIPPED = Path(__file__).with_name("puzzles.jsonl")
KEYS = {
    "game",
    "kind",
    "theme",
    "misses",
    "seat",
    "players",
    "start",
    "setup",
    "moves",
    "about",
    "solution",
    "played",
    "chances",
}
NAMED_BY = ("game", "kind", "start", "setup", "moves")
"""What a puzzle's id follows from: another order of the file, or another grade, does not change it."""
DIGITS = 10


def puzzled(game: Game[Any, Any]) -> Puzzled:
    """How puzzles of a game are made; `Refused` if there are none."""
    if not game.offers.puzzles:
        raise Refused(f"{game.name} has no puzzles")
    found: Puzzled = loaded(game.offers.puzzles)()
    return found


def read(file: Path = SHIPPED) -> list[Json]:
    """The puzzles of a file, the shipped ones unless told."""
    found: list[Json] = []
    for number, data in read_lines(file):
        if not isinstance(data, dict) or not data.keys() >= KEYS:
            raise Unreadable(f"{file}: line {number} is no puzzle: it needs {', '.join(sorted(KEYS))}")
        found.append(data)
    if not found:
        raise Unreadable(f"{file}: holds no puzzle")
    return found


def id_of(found: Json) -> str:
    """The name of a puzzle by which a device remembers it."""
    named = json.dumps([found[key] for key in NAMED_BY], separators=(",", ":"))
    return hashlib.sha256(named.encode()).hexdigest()[:DIGITS]


@cache
def shipped() -> dict[str, Json]:
    """The shipped puzzles by their ids."""
    return {id_of(found): found for found in read()}


def position_of_puzzle(found: Json) -> Match[Any, Any]:
    """The match of a puzzle, at its position; `Refused` if it does not hold."""
    try:
        game = game_named(found["game"])
        players = [{"name": f"Seat {seat}", "kind": "bot"} for seat in range(found["players"])]
        match = Match(game, players, seed="puzzle", start=found["start"], setup=found["setup"])
        for seat, text in found["moves"]:
            match.play(seat, text)
    except (KeyError, TypeError, ValueError) as error:
        raise Refused(f"not a puzzle: {error}") from None
    return match


def is_solved(found: Json, match: Match[Any, Any], answers: Sequence[str]) -> bool:
    """Do these answers solve the puzzle? `Refused` if one is not legal.

    No answer at all says with open hands that nothing saves the world, and of a seat that one does not know.
    """
    if found["kind"] == "open":
        return puzzled(match.game).is_rescued(match, answers) if answers else found["solution"] is None
    if not answers:
        return False
    if len(answers) != 1 or answers[0] not in found["chances"]:
        raise Refused("it is no answer to this question")
    return bool(list(answers) == found["solution"])


# ---- what a page is given ----


def info_of(name: str, found: Json) -> Json:
    """A puzzle in a list. The grade of one with open hands is told after it: it would tell if something saves it."""
    told = {key: found[key] for key in ("game", "kind", "theme", "players", "about")}
    return {"id": name, **told, "misses": found["misses"] if found["kind"] == "seat" else None}


def listing() -> list[Json]:
    """All shipped puzzles, as a list tells of them."""
    return [info_of(name, found) for name, found in shipped().items()]


def position(name: str) -> Json:
    """A puzzle before it is answered: the view of its seat or, with all hands open, everybody's. Nothing else."""
    found = shipped()[name]
    match = position_of_puzzle(found)
    seats = [found["seat"]] if found["kind"] == "seat" else range(len(match.players))
    return {
        "info": info_of(name, found),
        "seat": found["seat"],
        "views": [match.view(seat) for seat in seats],
        "deck": {"document": match.deck.document, "notes": match.deck.notes},
    }


def judged(name: str, answers: Sequence[str]) -> Json:
    """What an answer to a puzzle comes to, and everything that was hidden until then."""
    found = shipped()[name]
    match = position_of_puzzle(found)
    chances = found["chances"] or {}
    return {
        "solved": is_solved(found, match, answers),
        "solution": found["solution"],
        "played": found["played"],
        "misses": found["misses"],
        "bots": len(puzzled(match.game).bots),
        "chances": [{"answer": text, "chance": chance, "error": error} for text, (chance, error) in chances.items()],
        "views": [match.view(seat) for seat in range(len(match.players))],
    }


def position_at(match: Match[Any, Any], moves: int) -> Match[Any, Any]:
    """The match after so many moves."""
    earlier = match.copy()
    earlier.undo(len(match.moves) - moves)
    return earlier
