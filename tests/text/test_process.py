"""`terrae text` as a process, with real pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from terrae.engine.record import read_lines, replay

ROOT = Path(__file__).parents[2]
TERRAE = (sys.executable, "-m", "terrae.cli", "text")
FEW_SECONDS = 300
"""However busy the machine is, what has not happened after this time does not happen."""


@pytest.mark.parametrize(
    "arguments",
    [
        ("terra", "--players", "3", "--bots", "tips,helper", "--skip-forced", "--talk"),
        ("terra-futura", "--players", "2", "--bots", "random", "--language", "pl"),
    ],
)
def test_an_agent_in_another_process_plays_to_the_end(arguments: tuple[str, ...], tmp_path: Path) -> None:
    records, log = tmp_path / "records.jsonl", tmp_path / "log.jsonl"
    agent = (sys.executable, ROOT / "examples" / "text_agent.py")
    done = subprocess.run(
        [*agent, *arguments, "--seed", "agent", "--records", records, "--log", log],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=FEW_SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    ((_, record),) = read_lines(records)
    assert replay(record).over
    assert isinstance(record, dict)
    assert told["result"] == record["result"]
    assert told["faults"] == {}
    assert ("--talk" in arguments) == any(seat == 0 for _, seat, _ in record.get("talk", []))
    assert log.read_text() == ""


@pytest.mark.attack("Sends anything but an answer.")
def test_whatever_is_sent_the_game_goes_on(tmp_path: Path) -> None:
    records, log = tmp_path / "records.jsonl", tmp_path / "log.jsonl"
    endless = b"[" * 3_000_000
    sent = endless + b"\n" + b'{"answer":"' + b"9" * 3000 + b'"}\n\xff\xfe\n{"ask":"rules"}\n' + b'{"answer":"pass"}\n'
    done = subprocess.run(
        [*TERRAE, "terra", "--bots", "random", "--seed", "1", "--retries", "5", "--records", records, "--log", log],
        input=sent,
        capture_output=True,
        timeout=FEW_SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    messages = [json.loads(line) for line in done.stdout.splitlines()]
    kinds = [message["type"] for message in messages]
    assert kinds == ["welcome", "question", "refused", "refused", "refused", "rules", "question", "left"]
    faults = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [fault["kind"] for fault in faults] == ["format"] * 3
    assert max(len(fault["line"]) for fault in faults) <= 200
    ((_, record),) = read_lines(records)
    assert isinstance(record, dict)
    assert record["result"] is None
    replay(record)


def test_whoever_says_nothing_has_its_answers_given() -> None:
    command = [*TERRAE, "terra", "--players", "3", "--bots", "random", "--seed", "2", "--seconds", "0.001"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as table:
        assert table.stdout is not None
        messages = [json.loads(line) for line in table.stdout]
    assert table.returncode == 0
    assert messages[-1]["type"] == "over"
    assert messages[-1]["answered"] == {"time": len([one for one in messages if one["type"] == "question"])}
