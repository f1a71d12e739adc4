"""The scripts that make the figures of the documentation still run."""

import json
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


def test_the_speed_of_the_web_app_can_be_measured_again(tmp_path: Path) -> None:
    told = tmp_path / "web.json"
    least = ["--game", "terra", "--rounds", "1", "--moves", "1", "--seconds", "0.5"]
    command = [sys.executable, "-m", "benchmarks.web", *least, "--json", str(told)]
    done = subprocess.run(command, cwd=BENCHMARKS.parent, capture_output=True, text=True, check=True)
    report = json.loads(told.read_text("utf-8"))
    loading, moves, motion = (report[part]["terra"] for part in ("loading", "moves", "motion"))
    assert min(loading["js_css_bytes"], loading["cold_ms"], loading["warm_ms"], loading["warm_busy_ms"]) > 0
    assert moves["moves"] == 1
    assert moves["median_ms"] == moves["p90_ms"]
    assert {"seconds", "frames_a_second", "long_tasks"} <= motion.keys()
    assert done.stdout.startswith("| | terra |")
