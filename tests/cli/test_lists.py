"""The small commands: help, version, games, bots, decks check; and the report of bench."""

import json
from pathlib import Path
from typing import Any

import pytest

from terrae import __version__
from terrae.engine.game import game_named, games

from .conftest import Command


def test_help_lists_the_commands(terrae: Command) -> None:
    outcome = terrae("--help")
    assert outcome.code == 0
    assert all(
        f"\n  {name} " in outcome.out for name in ("play", "simulate", "replay", "bench", "decks", "games", "bots")
    )
    assert terrae() == outcome
    assert terrae("-h") == outcome


def test_version(terrae: Command) -> None:
    assert terrae("--version").out == f"terrae {__version__}\n"


def test_games(terrae: Command) -> None:
    lines = terrae("games").out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(games())
    assert " ".join(lines[1].split()).startswith("terra 3 to 6 teams (false)")


def test_bots_of_all_games_and_of_one(terrae: Command) -> None:
    every, one = terrae("bots").out.splitlines(), terrae("bots", "terra").out.splitlines()
    assert {tuple(line.split())[:3] for line in one} <= {tuple(line.split())[:3] for line in every}
    assert ["terra", "random", "terrae.bots.uniform:choose", "Answers"] in [line.split()[:4] for line in one]


def test_bots_as_json_tell_what_they_are_like_and_what_can_be_set(terrae: Command) -> None:
    listed = {bot["name"]: bot for bot in json.loads(terrae("bots", "terra", "--json", "-").out)}
    assert listed["random"] == {
        "game": "terra",
        "name": "random",
        "title": "scatterbrain",
        "sentence": "Answers at random. Good to practise against.",
        "parameters": [],
        "characters": [],
        "strengths": [],
        "found_at": "terrae.bots.uniform:choose",
    }
    mirror = listed["tit-for-tat"]
    assert (mirror["characters"], mirror["strengths"]) == (["tit-for-tat"], ["easy", "normal", "hard"])
    assert {"name": "lambda", "default": 1.0, "type": "number", "low": 0.0, "high": 1.0} in mirror["parameters"]
    assert listed["tips"]["sentence"] == "Helps when a crisis is dangerous, and hoards late."


@pytest.mark.parametrize("name", sorted(games()))
def test_the_default_decks_hold(terrae: Command, name: str) -> None:
    deck = game_named(name).default_deck()
    for more in ((), ("--game", name)):
        outcome = terrae("decks", "check", deck, *more)
        assert outcome.code == 0
        assert outcome.out.startswith(f"{deck}: holds as a deck of {name}: ")


REPORT: dict[str, Any] = {
    "terra": {"players": 4, "plain_steps_per_s": 100_000, "compiled_steps_per_s": 12_000_000, "plain_start_s": 0.1},
    "peers": {"open_spiel_hearts": 900_000},
    "ratios": {"terra_compiled_to_plain": 120.0},
    "machine": {"cpu": "abacus", "cores": 2},
}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """`bench engine` asks for a measurement; what it asks for is noted, and it gets a report at once."""
    asked: list[dict[str, Any]] = []

    def engine(**wishes: Any) -> dict[str, Any]:
        asked.append(wishes)
        return REPORT

    monkeypatch.setattr("terrae.bench.engine.engine", engine)
    return asked


def test_bench_prints_a_table(terrae: Command, measured: list[dict[str, Any]]) -> None:
    outcome = terrae("bench", "engine", "--peers", "--rounds", 3, "--seconds", 0.1)
    assert outcome.code == 0
    for part in ("compiled_steps_per_s", "12,000,000", "open_spiel_hearts", "900,000", "120.0", "abacus"):
        assert part in outcome.out
    assert [(asked["peers"], asked["rounds"], asked["seconds"]) for asked in measured] == [(True, 3, 0.1)]


@pytest.mark.usefixtures("measured")
def test_bench_as_json(terrae: Command) -> None:
    assert json.loads(terrae("bench", "engine", "--json", "-").out) == REPORT
    assert "12,000,000" in terrae("bench", "engine", "--json", "b.json").out
    assert json.loads(Path("b.json").read_text("utf-8")) == REPORT
    assert [file.name for file in Path().iterdir()] == ["b.json"]
