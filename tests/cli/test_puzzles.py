"""`terrae puzzles`: made from records, checked, and played in the terminal."""

import json
from pathlib import Path

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
