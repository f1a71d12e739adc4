"""The examples that learn, for a few steps. They need PyTorch, which `./test --full` installs where it can."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from terrae.engine.game import game_named
from terrae.engine.search.weights import unpack_parts
from terrae.games.terra.bots.learned_bots import NETS
from terrae.games.terra.bots.policies import LEARNED_POLICY

ROOT = Path(__file__).parents[2]


def lines_of(example: str, *arguments: str) -> list[dict[str, object]]:
    command = [sys.executable, str(ROOT / "examples" / example), *arguments]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600).stdout
    return [json.loads(line) for line in told.splitlines() if line.startswith("{")]


@pytest.mark.parametrize(
    ("example", "hidden"),
    [
        ("self_play.py", "torch"),
        ("learned_partner.py", "torch"),
        ("maskable_ppo.py", "torch"),
        ("maskable_ppo.py", "sb3_contrib"),
    ],
)
def test_without_its_library_an_example_says_what_to_install(example: str, hidden: str) -> None:
    run = f"import runpy, sys; sys.modules[{hidden!r}] = None; runpy.run_path(sys.argv[1], run_name='__main__')"
    command = [sys.executable, "-c", run, str(ROOT / "examples" / example)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "pip install torch==2.13.0" in line


@pytest.mark.full
def test_self_play_learns_and_keeps_what_it_learned(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    few = ("--steps", "2048", "--copies", "32", "--horizon", "32", "--tests", "1", "--games", "16")
    lines = lines_of("self_play.py", *few, "--save", str(tmp_path / "net.npz"))
    assert [line["steps"] for line in lines] == [0, 2048]
    assert (tmp_path / "net.npz").exists()
    more = ("--steps", "3072", *few[2:], "--resume", str(tmp_path / "net.npz"))
    assert [line["steps"] for line in lines_of("self_play.py", *more)] == [2048, 3072]


@pytest.mark.full
def test_a_net_that_scores_answers_learns_in_phases_and_ships(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    file, ship = str(tmp_path / "net.pt"), tmp_path / "net.json"
    few = ("--players", "4,3", "--copies", "16", "--horizon", "16", "--games", "60", "--every", "1000000")
    first = lines_of("learned_partner.py", "--steps", "600", *few, "--adviser", "lambda 1.0", "--save", file)
    assert first[0]["steps"] == 0
    assert first[0]["survives together"][0] > 0.7, "it begins as its adviser"  # type: ignore[index]
    more = lines_of("learned_partner.py", "--steps", "1500", *few, "--resume", file, "--ship", str(ship))
    assert more[0]["steps"] == first[-1]["steps"], "it goes on where it was"
    parts, provenance = unpack_parts(ship.read_text("utf-8"), NETS.lengths())
    assert "--resume" in provenance["made_by"]
    assert len(NETS.policy(parts)) == LEARNED_POLICY


@pytest.mark.full
def test_self_play_shows_wide_observations_as_they_are(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    game = (
        "--game",
        "terra-futura",
        "--players",
        "3",
        "--pool",
        "greedy,random",
        "--beside",
        "greedy",
        "--reward",
        "rank",
    )
    few = ("--steps", "1024", "--copies", "32", "--horizon", "32", "--tests", "1", "--games", "6", "--width", "16")
    lines = lines_of("self_play.py", *game, *few, "--bfloat16", "--save", str(tmp_path / "net.npz"))
    assert [line["steps"] for line in lines] == [0, 1024]
    with np.load(tmp_path / "net.npz") as kept:
        assert kept["scale"].shape == (game_named("terra-futura").observation,)


@pytest.mark.full
def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib")
    lines = lines_of("maskable_ppo.py", "--steps", "2048", "--copies", "32", "--games", "16")
    assert [line["steps"] for line in lines] == [0, 2048]
