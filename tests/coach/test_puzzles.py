"""Save this world: every shipped puzzle holds, and what is wrong with a puzzle is found."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from terrae.coach.puzzle_search import verify
from terrae.coach.puzzles import SHIPPED, id_of, judged, listing, position, position_of_puzzle, puzzled, read, shipped
from terrae.engine.errors import Refused
from terrae.engine.game import Json

PUZZLES = read()


def test_puzzles_of_two_kinds_are_shipped_and_none_twice() -> None:
    kinds = Counter(puzzle["kind"] for puzzle in PUZZLES)
    assert kinds == {"seat": 150, "open": 150}
    assert len({id_of(puzzle) for puzzle in PUZZLES}) == len(PUZZLES)
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
    assert verify(changed(seat, chances={**seat["chances"], other: [0.99, 0.01]})) == "its chances are others"
    assert verify(changed(seat, about={})) == "what is told of it is not its position"


def test_nothing_that_a_list_tells_tells_if_something_saves_the_world() -> None:
    told = {each["id"]: each for each in listing()}
    assert list(told) == list(shipped())
    ways = {True: set(), False: set()}  # type: dict[bool, set[str]]
    for name, puzzle in shipped().items():
        if puzzle["kind"] == "open":
            ways[puzzle["solution"] is None].add(json.dumps([told[name]["theme"], told[name]["misses"]]))
    assert ways[True] == ways[False] == {'["too-late", null]'}
    order = [puzzle["solution"] is None for puzzle in PUZZLES if puzzle["kind"] == "open"]
    assert sum(one != other for one, other in pairwise(order)) > 30, "nor does their order"


@pytest.mark.attack("Reads the solution of a puzzle, or a hidden card, before answering it.")
def test_before_an_answer_a_seat_is_shown_what_it_could_know_and_nothing_else() -> None:
    for name, puzzle in shipped().items():
        if puzzle["kind"] != "seat" or puzzle["misses"] < 6:
            continue
        shown = position(name)
        assert shown.keys() == {"info", "seat", "views", "deck"}
        assert shown["info"] == next(each for each in listing() if each["id"] == name)
        match = position_of_puzzle(puzzle)
        assert shown["views"] == [match.view(puzzle["seat"])]
        # The same position with other cards where this seat cannot look is the same page.
        pile, drawn = puzzle["setup"]["pile"], puzzle["about"]["card"]
        mixed = puzzle["setup"] | {"pile": [*pile[:drawn], *reversed(pile[drawn:])]}
        assert position_of_puzzle(puzzle | {"setup": mixed}).view(puzzle["seat"]) == shown["views"][0]


def test_an_answer_is_judged_and_brings_everything_to_light() -> None:
    name, puzzle = next((name, each) for name, each in shipped().items() if each["kind"] == "seat")
    right = judged(name, puzzle["solution"])
    assert right["solved"]
    assert {each["answer"] for each in right["chances"]} == set(position_of_puzzle(puzzle).answers())
    assert max(right["chances"], key=lambda each: each["chance"])["answer"] == right["solution"][0]
    assert len(right["views"]) == puzzle["players"]
    other = next(answer for answer in puzzle["chances"] if [answer] != puzzle["solution"])
    assert not judged(name, [other])["solved"]
    assert not judged(name, [])["solved"], "nobody knows"
    for wrong in (["nonsense"], [other, other]):
        with pytest.raises(Refused):
            judged(name, wrong)
    hopeless = next(name for name, each in shipped().items() if each["kind"] == "open" and each["solution"] is None)
    assert judged(hopeless, [])["solved"]
    assert not judged(hopeless, ["pass"] * shipped()[hopeless]["players"])["solved"]


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
