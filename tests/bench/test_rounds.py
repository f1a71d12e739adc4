"""The script that measures how long bots keep people waiting still runs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.full
def test_rounds_of_bots_can_be_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "rounds.json"
    command = [sys.executable, "-m", "benchmarks.rounds", "--game", "terra", "--rounds", "3", "--json", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    report = json.loads(file.read_text("utf-8"))
    assert [row["strength"] for row in report] == ["normal", "hard"]
    for row in report:
        assert row["rounds"] == 3
        assert 0 <= row["median_without_waiting_s"] <= row["median_s"] <= row["longest_s"]
    assert "| terra, hard | 3 |" in done.stdout
