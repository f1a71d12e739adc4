"""`terrae puzzles`: made from records, checked, and played in the terminal."""

import json
from pathlib import Path

from terrae.coach.puzzles import read

from .conftest import Command


def test_puzzles_are_made_of_lost_games_and_hold(terrae: Command) -> None:
    simulated = ("--players", 3, "--games", 3, "--bots", "greedy", "--seed", "lost", "--records", "g.jsonl")
    assert terrae("simulate", "terra", *simulated).code == 0
    made = terrae("puzzles", "make", "g.jsonl", "--to", "p.jsonl", "--most", 3, "--workers", 1)
    assert made.code == 0, made
    found = [json.loads(line) for line in Path("p.jsonl").read_text("utf-8").splitlines()]
    assert found
    checked = terrae("puzzles", "check", "p.jsonl", "--json", "-")
    assert json.loads(checked.out) == {"puzzles": len(found), "verified": len(found)}


def test_a_puzzle_that_does_not_hold_is_named(terrae: Command) -> None:
    saved = next(puzzle for puzzle in read() if puzzle["kind"] == "open" and puzzle["solution"])
    Path("p.jsonl").write_text(json.dumps(saved | {"solution": None}) + "\n", "utf-8")
    outcome = terrae("puzzles", "check", "p.jsonl", "--json", "-")
    assert outcome.code == 1
    assert "p.jsonl: line 1: exact search finds otherwise" in outcome.err
    assert json.loads(outcome.out) == {"puzzles": 1, "verified": 0}


def test_puzzles_are_solved_in_the_terminal(terrae: Command) -> None:
    puzzle = next(puzzle for puzzle in read() if puzzle["kind"] == "seat")
    hopeless = next(puzzle for puzzle in read() if puzzle["kind"] == "open" and puzzle["solution"] is None)
    Path("p.jsonl").write_text(json.dumps(puzzle) + "\n" + json.dumps(hopeless) + "\n", "utf-8")
    outcome = terrae("puzzles", "play", "p.jsonl", typed=f"what?\n{puzzle['solution'][0]}\nno\n")
    assert outcome.code == 0, outcome
    assert "'what?' is none of the answers" in outcome.out
    assert "2 solved so far" in outcome.out
    assert terrae("puzzles", "play", "p.jsonl", typed="q\n").code == 0
