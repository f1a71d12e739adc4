"""Save this world: every shipped puzzle holds, and what is wrong with a puzzle is found."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from terrae.coach.puzzles import SHIPPED, position_of_puzzle, puzzled, read, verify
from terrae.engine.errors import Refused
from terrae.engine.game import Json

PUZZLES = read()


def test_puzzles_of_two_kinds_are_shipped_and_none_twice() -> None:
    kinds = Counter(puzzle["kind"] for puzzle in PUZZLES)
    assert kinds == {"seat": 150, "open": 81}
    places = {json.dumps([puzzle["setup"], puzzle["moves"], puzzle["kind"]]) for puzzle in PUZZLES}
    assert len(places) == len(PUZZLES)
    assert sum(puzzle["solution"] is None for puzzle in PUZZLES) == 50


@pytest.mark.parametrize("part", range(6))
def test_every_shipped_puzzle_holds(part: int) -> None:
    for number, puzzle in enumerate(PUZZLES):
        if number % 6 == part:
            assert not verify(puzzle), f"{SHIPPED.name}: line {number + 1}"


def of_kind(kind: str, *, is_saved: bool = True) -> Json:
    return next(dict(p) for p in PUZZLES if p["kind"] == kind and (p["solution"] is not None) == is_saved)


@pytest.mark.rule("T10")
def test_every_sequence_that_saves_the_world_counts_as_solved() -> None:
    puzzle = of_kind("open")
    match = position_of_puzzle(puzzle)
    hooks = puzzled(match.game)
    assert hooks.is_rescued(match, puzzle["solution"])
    assert not hooks.is_rescued(match, ["pass"] * len(match.players))
    with pytest.raises(Refused):
        hooks.is_rescued(match, ["R9"])


def changed(puzzle: Json, **how: Any) -> Json:
    return puzzle | how


def test_wrong_solutions_are_found() -> None:
    assert verify(changed(of_kind("open"), solution=None)) == "exact search finds otherwise"
    lost = of_kind("open", is_saved=False)
    assert verify(changed(lost, solution=["pass"])) == "exact search finds otherwise"
    saved = of_kind("open")
    passes = ["pass"] * len(saved["solution"])
    assert verify(changed(saved, solution=passes)) == "its solution does not save the world"
    seat = of_kind("seat")
    other = next(answer for answer in position_of_puzzle(seat).answers() if [answer] != seat["solution"])
    assert verify(changed(seat, solution=[other])) == "another answer is the best"


def test_a_position_that_cannot_be_reached_is_refused() -> None:
    with pytest.raises(Refused):
        verify(changed(of_kind("seat"), moves=[[0, "nonsense"]]))
    with pytest.raises(Refused):
        position_of_puzzle(changed(of_kind("seat"), setup={"hands": 3}))


def test_files_that_hold_no_puzzles_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text("", "utf-8")
    with pytest.raises(Refused, match="holds no puzzle"):
        read(file)
    file.write_text('{"game": "x"}\n', "utf-8")
    with pytest.raises(Refused, match="line 1 is no puzzle"):
        read(file)
