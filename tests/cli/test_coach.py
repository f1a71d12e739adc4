"""`terrae coach`: the report, the picture, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from .conftest import Command


@pytest.fixture
def records(terrae: Command) -> Path:
    played = terrae("simulate", "terra", "--players", 3, "--games", 1, "--bots", "tips,greedy", "--records", "g.jsonl")
    assert played.code == 0
    return Path("g.jsonl")


def test_the_report_holds_every_seat_with_parts_errors_and_moments(terrae: Command, records: Path) -> None:
    outcome = terrae("coach", records, "--json", "o.json", "--plot", "o.svg")
    assert outcome.code == 0, outcome
    assert "survive" in outcome.out
    assert Path("o.svg").stat().st_size > 1000
    seats: list[dict[str, Any]] = json.loads(Path("o.json").read_text("utf-8"))["games"][0]["seats"]
    assert [seat["seat"] for seat in seats] == [0, 1, 2]
    for seat in seats:
        for value in ("survive", "win"):
            part = seat[value]
            assert part["start"] + part["cards"] + part["others"] + part["choices"] == part["end"]
            assert {f"{step}_se" for step in ("start", "cards", "others", "choices", "end")} < part.keys()
        assert seat["moments"]


def test_one_seat_can_be_asked_for(terrae: Command, records: Path) -> None:
    outcome = terrae("coach", records, "--seat", 1, "--json", "-")
    assert [seat["seat"] for seat in json.loads(outcome.out)["games"][0]["seats"]] == [1]


def test_bad_requests_are_refused_in_one_line(terrae: Command, records: Path) -> None:
    assert "there is no seat 3" in terrae("coach", records, "--seat", 3).err
    assert terrae("coach", "nothing.jsonl").code == 2
    Path("bad.jsonl").write_text('{"format": "x"}\n', "utf-8")
    assert terrae("coach", "bad.jsonl").code == 1
    Path("empty.jsonl").write_text("", "utf-8")
    assert "holds no record" in terrae("coach", "empty.jsonl").err
