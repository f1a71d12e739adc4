"""What only a process of its own shows: signals, closed pipes, terminals, what gets loaded and how fast it starts."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from terrae.engine.game import game_named

from .conftest import terrae_process

TERRAE = (sys.executable, "-m", "terrae.cli")
PATIENCE_S = 120.0
"""However busy the machine is, what has not happened after this time does not happen."""
LONG_WORK = (*TERRAE, "simulate", "terra", "--games", "100000", "--records", "r.jsonl")


def test_an_error_is_one_line_and_no_traceback() -> None:
    done = terrae_process("replay", "nothing.jsonl")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "terrae: cannot read nothing.jsonl: No such file or directory\n"


HEARING = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
"""A process that tests in the background start would be deaf to interrupts; this one hears them."""


@contextmanager
def started(command: Sequence[str], stdin: int | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A process that can be interrupted and does not outlive the test."""
    hearing = (sys.executable, "-c", HEARING, *command)
    with subprocess.Popen(hearing, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def test_an_interrupt_is_quiet_and_keeps_whole_records() -> None:
    with started(LONG_WORK) as process:
        wait_for_records()
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=PATIENCE_S) == (b"", b"")
        assert process.returncode == 130
    assert terrae_process("replay", "r.jsonl").returncode == 0


def wait_for_records() -> None:
    file = Path("r.jsonl")
    began = time.monotonic()
    while not (file.exists() and file.stat().st_size):
        assert time.monotonic() - began < PATIENCE_S, "no record was written"
        time.sleep(0.05)


def test_an_interrupt_leaves_a_game_saved(home: Path) -> None:
    play = (*TERRAE, "play", "terra", "--bots", "random")
    with started(play, stdin=subprocess.PIPE) as process:
        assert process.stdout is not None
        while b">" not in (shown := os.read(process.stdout.fileno(), 65536)):
            assert shown, "it has ended before its first question"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, err) == (130, b"")
    assert json.loads((home / "terra.json").read_text("utf-8"))["result"] is None


@pytest.mark.parametrize("arguments", [("--help",), ("bots",), ("play", "terra", "--bots", "random")])
def test_a_closed_pipe_is_quiet(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        (*TERRAE, *arguments), stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode != 0


def test_no_output_at_all_is_fine() -> None:
    done = subprocess.run(["sh", "-c", f"{' '.join(TERRAE)} games >&-"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", ["games", "--help"])
def test_a_full_disk_under_the_output_is_told(command: str) -> None:
    done = subprocess.run(["sh", "-c", f"{' '.join(TERRAE)} {command} >/dev/full"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (2, b"terrae: standard output: No space left on device\n")


def on_a_terminal(*arguments: str) -> bytes:
    """Run a command whose standard error is a terminal; what it showed there."""
    ours, theirs = pty.openpty()
    with subprocess.Popen((*TERRAE, *arguments), stdout=subprocess.DEVNULL, stderr=theirs):
        os.close(theirs)
        shown = b""
        try:
            while more := os.read(ours, 65536):
                shown += more
        except OSError:  # how Linux says that the other side has closed
            pass
    os.close(ours)
    return shown


def test_long_work_shows_progress_on_a_terminal_and_none_in_a_pipe() -> None:
    assert b"30/30" in on_a_terminal("simulate", "terra", "--games", "30", "--records", "r.jsonl")
    assert b"30" in on_a_terminal("replay", "r.jsonl")
    assert terrae_process("simulate", "terra", "--games", 30).stderr == ""
    assert terrae_process("replay", "r.jsonl").stderr == ""


PLAIN = {
    "games": [],
    "bots": [],
    "simulate": ["terra", "--games", "1", "--records", "r.jsonl"],
    "replay": ["r.jsonl"],
    "play": ["terra", "--bots", "random"],
    "decks": ["check", str(game_named("terra").default_deck())],
}


def test_the_plain_path_loads_neither_numpy_nor_numba() -> None:
    program = (
        "import sys\nfrom terrae.cli import run\ncode = run(sys.argv[1:])\n"
        "print([name for name in ('numpy', 'numba') if name in sys.modules], file=sys.stderr)\nsys.exit(code)"
    )
    for command, arguments in PLAIN.items():
        done = subprocess.run(
            [sys.executable, "-c", program, command, *arguments], input="", capture_output=True, text=True, check=False
        )
        assert (command, done.returncode, done.stderr) == (command, 0, "[]\n")


def seconds_of(arguments: Sequence[str]) -> float:
    """Processor seconds of a process."""
    before = os.times()
    subprocess.run([sys.executable, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system


@pytest.mark.parametrize(
    ("arguments", "seconds"),
    [
        (("-c", "import terrae"), 0.15),
        (("-m", "terrae.cli", "--help"), 0.5),
        (("-m", "terrae.cli", "play", "terra"), 0.8),
    ],
)
def test_it_starts_quickly(arguments: Sequence[str], seconds: float) -> None:
    """At best: what else the machine does can only slow it down."""
    assert any(seconds_of(arguments) < seconds for _ in range(10))


def test_characters_that_the_output_cannot_show_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = terrae_process("play", "terra", "--bots", "random", "--name", "Zoë", typed="1\n?\nlog\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "Zo? (you)" in done.stdout
