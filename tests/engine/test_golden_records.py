"""Records written once and kept: the rules, the notation and the format may not change under them unnoticed.

`tests/records/<game>/*.jsonl` holds a few games each. They are not to be written anew when a test here fails.
"""

from pathlib import Path
from typing import Any

import pytest

from terrae.engine.game import Game, games
from terrae.engine.record import read_lines, replay, to_line

from ..laws.walks import checker

RECORDS = Path(__file__).parent.parent / "records"
FILES = sorted(RECORDS.glob("*/*.jsonl"))


def records_in(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The lines of a file and what they say."""
    lines = file.read_text("utf-8").splitlines(keepends=True)
    told = [record for _, record in read_lines(file)]
    return [(line, record) for line, record in zip(lines, told, strict=True) if isinstance(record, dict)]


def test_every_game_has_golden_records(game: Game[Any, Any]) -> None:
    """Of every number of players, and with every option both on and, if that is written, off."""
    wanted: set[object] = set(game.seats)
    wanted |= {
        (option.name, value)
        for option in game.options
        for value in option.settings()
        if value is not False or not option.later
    }
    seen: set[object] = set()
    for file in sorted((RECORDS / game.name).glob("*.jsonl")):
        for _, record in records_in(file):
            seen |= {len(record["players"]), *record["options"].items()}
    assert wanted <= seen, f"{game.name} has no golden record with {wanted - seen}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_golden_record_replays_to_the_same_line(file: Path) -> None:
    records = records_in(file)
    assert records
    for line, record in records:
        assert record["game"] == file.parent.name
        assert record["result"] is not None
        match = replay(record)
        assert match.over
        assert to_line(match.record()) == line


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_golden_record_passes_the_independent_checker(file: Path) -> None:
    check = checker(games()[file.parent.name]).check
    for _, record in records_in(file):
        assert check(record) == []


def test_golden_records_are_small(game: Game[Any, Any]) -> None:
    assert sum(file.stat().st_size for file in FILES if file.parent.name == game.name) < 100_000
