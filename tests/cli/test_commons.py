"""`terrae commons` from end to end: its costs before and after, what it keeps, and how it goes on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from terrae.commons import chat
from terrae.commons.run import GAMES
from terrae.engine.record import read_lines, replay
from tests.commons.endpoint import endpoint

from .conftest import Command


@pytest.fixture(autouse=True)
def _one_small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of three players are quicker, and are the benchmark's too."""
    from terrae.scenarios.manifest import manifest_of

    monkeypatch.setattr("terrae.commons.tables.tables_of", manifest_of)


def run_of(*model: str, folder: str = "run", games: int = 1, talk: str = "off") -> tuple[str, ...]:
    table = ("--only", "punishers-3", "--games", str(games), "--chance", "c", "--talk", talk, "--at-once", "1")
    return ("commons", "terra", folder, *model, *table)


def test_a_run_tells_its_costs_first_keeps_its_games_and_goes_on(terrae: Command, refused: Callable[..., str]) -> None:
    program = ("--command", f"{sys.executable} -c 'raise SystemExit(1)'")
    assert "answered nothing in a whole game (faults: gone 1)" in terrae(*run_of(*program)).err
    stand_in = ("--bot", "bluffer", "--price", "1,10", "--json", "r.json")
    costs = terrae(*run_of(*stand_in, folder="b", talk="both"), "--costs")
    assert (costs.code, costs.out) == (0, "")
    assert "2 games to play" in costs.err
    assert "cost" in costs.err
    assert not Path("r.json").exists()
    assert not list(Path("b/records").glob("model-*"))

    done = terrae(*run_of(*stand_in, folder="b", talk="both"))
    assert done.code == 0
    results = json.loads(Path("r.json").read_text("utf-8"))
    assert [one["games"] for one in results["silence"]["scenarios"]] == [1]
    assert results["talk"]["score"]["gain"] is not None
    assert results["talk_less_silence"][0]["name"] == "punishers-3"
    assert results["faults"] == {}
    assert results["costs"]["cost"] == round(
        (results["costs"]["read"] + 10 * results["costs"]["written"]) / 1_000_000, 4
    )
    for file in Path("b/records").iterdir():
        ((_, record),) = read_lines(file)
        assert isinstance(record, dict)
        assert replay(record).over
    assert len(list(Path("b/records").iterdir())) == 4

    before = Path("b", GAMES).read_bytes()
    again = terrae(*run_of(*stand_in, folder="b", talk="both"))
    assert "All games of this run are played." in again.err
    assert Path("b", GAMES).read_bytes() == before
    assert again.out == done.out

    Path("b", GAMES).write_bytes(before[:-10])  # the machine stopped while the last game was written
    torn = terrae(*run_of(*stand_in, folder="b", talk="both"))
    assert "1 game to play" in torn.err
    assert torn.out == done.out

    other = run_of("--bot", "tips", folder="b", talk="both")
    assert "holds games of another run: its model is 'bluffer'" in refused(*other)


def test_a_budget_stops_a_run_and_what_was_spent_is_not_forgotten(
    terrae: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "PAUSE_S", 0.001)
    monkeypatch.setenv("SOME_KEY", "secret")
    with endpoint("good") as server:
        model = ("--url", server.url, "--model", "m", "--key-from", "SOME_KEY", "--json", "r.json")
        stopped = terrae(*run_of(*model), "--budget", "2500")
        assert stopped.code == 130
        assert "the budget is spent; 0 of 1 games are kept in run; the same command goes on" in stopped.err
        assert terrae(*run_of(*model)).code == 0
    costs = json.loads(Path("r.json").read_text("utf-8"))["costs"]
    assert costs["lost"]["requests"] == 3
    assert costs["requests"] == costs["counted"] == len(server.sent)
    assert "secret" not in "".join(file.read_text("utf-8") for file in Path("run").rglob("*.jsonl"))
    with endpoint("denied") as server:
        denied = terrae(*run_of("--url", server.url, "--model", "m", folder="other"))
    assert denied.code == 2
    assert "answered 401" in denied.err


def test_what_was_typed_wrong_is_told(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_KEY", raising=False)
    http = ("--url", "http://127.0.0.1:1/v1", "--model", "m")
    for typed, why in (
        ((), "name one model"),
        (("--bot", "tips", "--command", "x"), "name one model"),
        (("--bot", "nobody"), "nobody"),
        (("--url", "http://127.0.0.1:1/v1"), "--url needs --model"),
        ((*http, "--key-from", "NO_KEY"), "holds no key"),
        ((*http, "--extra", "[]"), "--extra is a JSON object"),
        ((*http, "--price", "3"), "a price is"),
        (("--bot", "tips", "--talk", "maybe"), "--talk is both, on or off"),
        (("--bot", "tips", "--only", "nowhere"), "no scenario 'nowhere'"),
        (("--bot", "tips", "--fallback", "nobody"), "nobody"),
    ):
        assert why in refused("commons", "terra", "run", *typed), typed
