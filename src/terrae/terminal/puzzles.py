"""Puzzles in a terminal: the position, a question, and whether the answer saves the world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.coach.puzzles import position_of_puzzle, puzzled
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.sentences import sentences_for

from .loop import read_answer
from .output import console, speaks_unicode
from .screen import screen_of

LEAVE = "q"
"""What leaves the puzzles."""
NOTHING = "no"
"""What says that the world cannot be saved."""


def solve(found: Sequence[Json]) -> None:
    """Ask puzzle after puzzle until somebody leaves."""
    out = console()
    solved = 0
    for number, puzzle in enumerate(found, 1):
        match = position_of_puzzle(puzzle)
        out.print(f"\npuzzle {number} of {len(found)}: {puzzle['theme']}, missed by {puzzle['misses']} of the bots")
        answered = ask_seat(match, puzzle) if puzzle["kind"] == "seat" else ask_open(match, puzzle)
        if answered is None:
            break
        solved += answered
        solution = " ".join(puzzle["solution"]) if puzzle["solution"] else "nothing could save it"
        out.print(f"{'solved' if answered else 'not solved'}: {solution}; {solved} solved so far")


def show(match: Match[Any, Any], seat: int) -> None:
    """The position as a seat sees it."""
    out = console()
    names = [player["name"] for player in match.players]
    screen = screen_of(match.game, sentences_for(match.game), names, seat, unicode=speaks_unicode(out), deck=match.deck)
    out.print(screen.table(match.view(seat), out.width))


def ask_seat(match: Match[Any, Any], puzzle: Json) -> bool | None:
    """What could this seat do? None if nobody answers."""
    show(match, puzzle["seat"])
    answers = match.answers()
    console().print("What could this seat do? " + ", ".join(f"{n} {text}" for n, text in enumerate(answers, 1)))
    while (typed := read_answer(console(), "> ")) not in (None, LEAVE):
        assert typed is not None
        if typed.isdecimal() and 1 <= int(typed) <= len(answers):
            typed = answers[int(typed) - 1]
        if typed in answers:
            return bool([typed] == puzzle["solution"])
        console().print(f"{typed!r} is none of the answers; {LEAVE} leaves")
    return None


def ask_open(match: Match[Any, Any], puzzle: Json) -> bool | None:
    """All hands open: one answer a seat. None if nobody answers."""
    for seat in range(len(match.players)):
        show(match, seat)
    console().print(
        f"All hands are open. One answer a seat, from seat {match.actor} on; or {NOTHING} if nothing saves the world."
    )
    while (typed := read_answer(console(), "> ")) not in (None, LEAVE):
        assert typed is not None
        if typed == NOTHING:
            return puzzle["solution"] is None
        try:
            return puzzled(match.game).is_rescued(match, typed.split())
        except Refused as error:
            console().print(str(error))
    return None
