"""The examples that learn, for a few steps. They need PyTorch, which `./test` does not install: it is gigabytes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def lines_of(example: str, *arguments: str) -> list[dict[str, object]]:
    command = [sys.executable, str(ROOT / "examples" / example), *arguments]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600).stdout
    return [json.loads(line) for line in told.splitlines() if line.startswith("{")]


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
def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib")
    lines = lines_of("maskable_ppo.py", "--steps", "2048", "--copies", "32", "--games", "16")
    assert [line["steps"] for line in lines] == [0, 2048]
