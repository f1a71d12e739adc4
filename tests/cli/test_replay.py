"""`terrae replay`: what holds, what does not, and what cannot be read at all."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from terrae.engine.game import games

from ..engine.samples import finished_record
from .conftest import Command

FILE = Path("r.jsonl")


def write(*records: object) -> None:
    FILE.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")


def changed(**values: Any) -> dict[str, Any]:
    return {**finished_record("terra"), **values}


def first_seat() -> int:
    seat: int = finished_record("terra")["moves"][0][0]
    return seat


def test_one_line_when_all_is_well(terrae: Command) -> None:
    write(finished_record("terra"))
    outcome = terrae("replay", FILE)
    assert (outcome.code, outcome.out, outcome.err) == (0, "1 record holds\n", "")


def test_games_may_be_mixed_and_lines_blank(terrae: Command) -> None:
    lines = [json.dumps(finished_record(name)) for name in ("terra", "terra-futura", "terra")]
    FILE.write_text("\n\n".join(lines), "utf-8")
    assert terrae("replay", FILE).out == "3 records hold\n"


def test_an_unfinished_game_holds(terrae: Command) -> None:
    record = finished_record("terra")
    write({**record, "moves": record["moves"][:20], "result": None})
    assert terrae("replay", FILE).code == 0


def test_the_first_that_does_not_hold_is_told_with_line_move_and_rule(terrae: Command) -> None:
    record = finished_record("terra")
    number = next(i for i, (_, text) in enumerate(record["moves"]) if text == "pass")
    record["moves"][number][1] = "G4>AF"
    write(finished_record("terra"), finished_record("terra"), record, changed(start=99))
    outcome = terrae("replay", FILE)
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith(f"terrae: r.jsonl: line 3, move {number + 1}: 'G4>AF' is no answer here")
    assert outcome.err.endswith("(T9)\n")


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (17, "line 1: a record is a JSON object"),
        ({}, "line 1: the key 'format' is missing"),
        (changed(format=None), "line 1: 'format' must be 'terrae-record/1', not null"),
        (changed(game="chess"), "line 1: there is no game 'chess'"),
        (changed(result=None), "line 1: the game is over, but the record tells no result (T12)"),
        (changed(result={}), "line 1: result: 'outcome' is missing (T12)"),
        (changed(moves=[]), "line 1: the record tells a result, but after 0 moves the game is not over (T18)"),
        (changed(players=[]), "line 1: terra is for 3 to 6 players, not 0 (T5)"),
        (changed(start=True), "line 1: 'start' must be the number of a seat, not true"),
        (changed(options={}), "line 1: the option 'teams' is missing (T20)"),
        (changed(options={"teams": []}), "line 1: option 'teams' is true or false, not []"),
        (changed(seed=7), "line 1: 'seed' must be a text"),
        (changed(moves=[[first_seat(), "\n\x1b[31m"]]), r"line 1, move 1: '\n\x1b[31m' is no answer here"),
        (changed(moves=[[first_seat(), "G1  "]]), "line 1, move 1: 'G1  ' is no answer here"),
        (changed(moves=[[True, "pass"]]), "line 1, move 1: a move is a seat's number and a text"),
        (changed(result={"outcome": "\ud800" * 10_000}), "line 1: result: 'outcome' is "),
        (changed(deck={"name": "x", "threats": {"G-AF": 10**400}}), "line 1: deck: threats: "),
    ],
)
def test_a_record_that_does_not_hold(terrae: Command, record: object, why: str) -> None:
    write(record)
    outcome = terrae("replay", FILE)
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (1, "", 1)
    assert outcome.err.startswith(f"terrae: r.jsonl: {why}")
    assert len(outcome.err) < 500


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "holds no record"),
        (b"\n\n", "holds no record"),
        (b"{", "line 1: not JSON: "),
        (b"{}\n" + b"\xff\n", "line 1: "),
        (b"\xff\xfe{\0}\0", "line 1: not UTF-8: byte 1"),
        (b"\n\xc3\x28\n", "line 2: not UTF-8: byte 1"),
        (b'{"a": 1, "a": 2}', "line 1: the key 'a' occurs twice"),
        (b"[NaN]", "line 1: not JSON: NaN is no number"),
        (b"[" * 200_000, "line 1: the JSON is nested too deeply"),
        (b"1" * 100_000, "line 1: not JSON: "),
        (b" " * (8 * 2**20 + 1), "line 1: longer than 8 MiB"),
        (b"\0" * 100, "line 1: not JSON: "),
    ],
)
def test_a_file_that_holds_no_records(terrae: Command, content: bytes, why: str) -> None:
    FILE.write_bytes(content)
    outcome = terrae("replay", FILE)
    assert outcome.code == (1 if content.startswith(b"{}") else 2)
    assert outcome.err.startswith(f"terrae: r.jsonl: {why}")
    assert outcome.err.count("\n") == 1


def test_a_record_cut_short_cannot_be_read(refused: Callable[..., str]) -> None:
    write(finished_record("terra"), finished_record("terra"))
    FILE.write_bytes(FILE.read_bytes()[:-100])
    assert refused("replay", FILE).startswith("terrae: r.jsonl: line 2: not JSON: ")


def test_files_that_are_not_there(refused: Callable[..., str]) -> None:
    assert refused("replay", "nothing.jsonl") == "terrae: cannot read nothing.jsonl: No such file or directory\n"
    assert refused("replay", ".") == "terrae: cannot read .: Is a directory\n"


WEB_GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", sorted(games()))
def test_the_sample_game_of_the_web_app_holds(terrae: Command, game: str) -> None:
    assert terrae("replay", WEB_GAMES / game / "sample.json").out == "1 record holds\n"
