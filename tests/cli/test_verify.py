"""`terrae verify`: a record that does not hold is a bad record, exit 1 with the place, never bad input."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from terrae.engine.game import Game

from ..engine.test_fair import played, swapped
from .conftest import Command

FILE = Path("r.jsonl")


def write(*records: object) -> None:
    FILE.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")


def test_what_holds_is_counted(terrae: Command, game: Game[Any, Any]) -> None:
    write(played(game), played(game))
    outcome = terrae("verify", FILE)
    assert (outcome.code, outcome.out, outcome.err) == (0, "2 records were shuffled fairly\n", "")


@pytest.mark.parametrize("n", [0, 5, 20])
def test_a_swapped_card_is_told_with_line_and_place(terrae: Command, game: Game[Any, Any], n: int) -> None:
    record = played(game)
    place = {"terra": ("setup", "pile"), "terra-futura": ("setup", "decks", "II")}[game.name]
    cards = record["setup"]["pile"] if game.name == "terra" else record["setup"]["decks"]["II"]
    other = next(m for m in range(n + 1, len(cards)) if cards[m] != cards[n])
    write(record, swapped(record, place, n, other))
    outcome = terrae("verify", FILE)
    assert (outcome.code, outcome.out) == (1, "")
    assert f"r.jsonl: line 2: '{'.'.join(place)}[{n}]' is " in outcome.err


def test_a_changed_number_of_the_result_is_told(terrae: Command, game: Game[Any, Any]) -> None:
    record = played(game)
    record["result"]["scores"][1] += 1
    write(record)
    outcome = terrae("verify", FILE)
    assert outcome.code == 1
    assert "line 1: result: 'scores' is [" in outcome.err


def test_a_move_that_the_rules_do_not_allow_is_a_bad_record(terrae: Command, game: Game[Any, Any]) -> None:
    record = played(game)
    record["moves"][3][1] = "nonsense"
    write(record)
    outcome = terrae("verify", FILE)
    assert outcome.code == 1
    assert "r.jsonl: line 1, move 4: " in outcome.err


def test_what_cannot_be_read_is_told_with_file_and_line(refused: Callable[..., str], game: Game[Any, Any]) -> None:
    write(played(game))
    FILE.write_bytes(FILE.read_bytes() + b"{")
    assert refused("verify", FILE).startswith("terrae: r.jsonl: line 2: not JSON: ")
    FILE.write_bytes(b"\n")
    assert refused("verify", FILE) == "terrae: r.jsonl: holds no record\n"


def test_a_file_may_be_called_like_a_line(refused: Callable[..., str]) -> None:
    file = Path("line 3: mine.jsonl")
    for command in ("replay", "verify"):
        assert refused(command, file) == f"terrae: cannot read {file}: No such file or directory\n"
        file.write_bytes(b"{")
        assert refused(command, file).startswith(f"terrae: {file}: line 1: not JSON: ")
        file.unlink()
