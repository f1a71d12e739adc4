"""The script that measures the web app in a browser still runs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.mark.full
def test_the_speed_of_the_web_app_can_be_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "web.json"
    least = ["--game", "terra", "--rounds", "1", "--moves", "1", "--seconds", "0.5"]
    command = [sys.executable, "-m", "benchmarks.web", *least, "--json", str(file)]
    done = subprocess.run(command, cwd=BENCHMARKS.parent, capture_output=True, text=True, check=True)
    report = json.loads(file.read_text("utf-8"))
    loading, moves, motion = (report[part]["terra"] for part in ("loading", "moves", "motion"))
    assert min(loading["js_css_bytes"], loading["cold_ms"], loading["warm_ms"], loading["warm_busy_ms"]) > 0
    assert moves["moves"] == 1
    assert moves["median_ms"] == moves["p90_ms"]
    assert {"seconds", "frames_a_second", "long_tasks"} <= motion.keys()
    slow = report["slow"]
    assert slow.keys() == {"home", "terra"}
    assert all(0 < row["paint_ms"] <= row["ready_ms"] for row in slow.values())
    assert done.stdout.startswith("| | terra |")
