"""The scripts that make the figures of the documentation still run."""

import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def test_the_table_of_terras_bots_can_be_made_again() -> None:
    script = BENCHMARKS / "terra_bots.py"
    done = subprocess.run([sys.executable, script, "1", "try"], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0] == "1 games a row, seeds try/0 to try/0; 95% intervals in brackets."
    assert len(lines) == 4 + 16
