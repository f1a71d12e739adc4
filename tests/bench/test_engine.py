import sys
from typing import Any

import pytest

from terrae.bench.engine import engine, quietly
from terrae.bench.peers import sample
from terrae.bench.starts import starts
from terrae.engine.errors import Refused
from terrae.engine.game import games

RATES = ("plain_steps_per_s", "compiled_steps_per_s", "observed_steps_per_s", "threads_2_steps_per_s")


def check_positive(figures: dict[str, Any], *names: str) -> None:
    for name in names:
        assert figures[name] > 0, f"{name} is {figures[name]}"


def test_the_bench_measures_every_game() -> None:
    lines: list[str] = []
    report = engine(peers=False, rounds=1, seconds=0.001, starts=False, progress=lines.append)
    for name in games():
        key = name.replace("-", "_")
        check_positive(report[key], "players", "decisions_per_game", *RATES)
        check_positive(report["ratios"], f"{key}_compiled_to_plain", f"{key}_threads_2_to_compiled")
        assert f"round 1 of 1: {key}_compiled" in lines
        check_positive(report["steps_per_processor_s"], f"{key}_plain", f"{key}_compiled", f"{key}_observed")
    assert report["peers"] == {}
    assert report["machine"].keys() >= {"cpu", "cores", "system", "python", "numba", "numpy"}
    assert report["method"]["rounds"] == 1


def test_peers_are_measured_in_the_same_rounds() -> None:
    report = engine(peers=True, rounds=1, seconds=0.001, starts=False)
    check_positive(report["peers"], *report["peers"])
    assert report["peers"].keys() >= {
        "open_spiel_hearts",
        "open_spiel_euchre",
        "open_spiel_hanabi",
        "open_spiel_hanabi_python",
        "open_spiel_hanabi_python_observed",
    }
    check_positive(report["peer_decisions_per_game"], "open_spiel_hearts", "open_spiel_euchre", "open_spiel_hanabi")
    for name in games():
        key = name.replace("-", "_")
        check_positive(report["ratios"], f"{key}_compiled_to_fastest_peer", f"{key}_observed_to_fastest_observed_peer")


def test_without_open_spiel_the_refusal_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Refused, match=r"install with: pip install terrae\[peers\]"):
        engine(peers=True, rounds=1, seconds=0.001)


@pytest.mark.parametrize(("point", "outcome"), [(0.0, 7), (0.24, 7), (0.26, 8), (0.99, 8), (1.0, 8)])
def test_chance_falls_on_an_outcome_by_its_probability(point: float, outcome: int) -> None:
    assert sample([(7, 0.25), (8, 0.75)], point) == outcome


@pytest.mark.full
def test_starts_of_fresh_processes_are_measured() -> None:
    for game in games().values():
        check_positive(starts(game, quietly), "plain_start_s", "first_compile_s", "warm_start_s")
