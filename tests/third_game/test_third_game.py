"""A further game is a folder of its own and an entry point: commands and service know it without a change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ..server.running import Process

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[1] / "examples" / "client.py"


@pytest.fixture
def installed(tmp_path: Path) -> str:
    """A folder list for PYTHONPATH in which the game is installed: its modules, and its entry point."""
    metadata = tmp_path / "highest-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: highest\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[terrae.games]\nhighest = highest:Highest\n", "utf-8")
    return os.pathsep.join((str(tmp_path), str(HERE)))


def run(*command: str, path: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_commands_know_it(installed: str, tmp_path: Path) -> None:
    def terrae(*arguments: str) -> str:
        return run("-c", "from terrae.cli import main; main()", *arguments, path=installed)

    assert ["highest", "2", "to", "4"] in [line.split()[:4] for line in terrae("games").splitlines()]
    records = tmp_path / "records.jsonl"
    terrae("simulate", "highest", "--players", "3", "--games", "5", "--seed", "1", "--records", str(records))
    played = [json.loads(line) for line in records.read_text("utf-8").splitlines()]
    assert [record["game"] for record in played] == ["highest"] * 5
    assert "5" in terrae("replay", str(records))


def test_the_service_offers_it_and_plays_it(installed: str, tmp_path: Path) -> None:
    service = Process(tmp_path / "tables.db", PYTHONPATH=installed)
    service.start()
    try:
        told = run(str(EXAMPLE), service.base, "highest", path=installed)
    finally:
        service.stop()
    assert told.startswith('highest: {"outcome": "success"')
    assert "the cards were shuffled fairly: True" in told
