"""A model behind a command: real programs, those that play and those that do anything else."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from terrae.commons import program
from terrae.commons.channel import Stopped
from terrae.commons.game import play_game
from terrae.commons.program import ProgramModel, ProgramSeat, read_command, started
from terrae.engine.errors import Refused
from terrae.text.lines import TimeUp, TooLong

from .tables import conditions, purse, seat_and_talk, table

ROOT = Path(__file__).parents[2]
SOON_S = 30.0
"""However busy the machine is, what has not happened after this time does not happen."""
FILLING = {"type": "question", "table": "x" * 200_000}
"""More than a pipe holds."""


def seat_of(code: str) -> ProgramSeat:
    return ProgramSeat(started([sys.executable, "-c", code]), purse())


def test_a_program_plays_a_game_and_talks() -> None:
    model = ProgramModel([sys.executable, str(ROOT / "examples" / "commons_program.py")], "small")
    played = play_game(table("strangers-3", talks=True), model, conditions(), purse())
    assert played.faults == {}
    assert played.answered["you"] > 5
    assert played.said > 0
    assert played.tokens.requests > played.answered["you"]
    assert played.tokens.counted == 0


@pytest.mark.attack("Seats a program that ends in the middle of a game.")
def test_a_program_that_ends_leaves_its_decisions_to_the_fallback_and_is_counted() -> None:
    code = (
        "import json, sys\n"
        "for n, line in enumerate(sys.stdin):\n"
        "    if n > 3: sys.exit('no more')\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'question': print(json.dumps({'answer': m['answers'][0]['answer']}), flush=True)\n"
    )
    played = play_game(table("helpers-3"), ProgramModel([sys.executable, "-c", code]), conditions(), purse())
    assert played.faults == {"gone": 1}
    assert played.answered["you"] == 3
    assert played.answered["gone"] > 0
    assert played.last_words == "no more"
    assert not played.is_void


@pytest.mark.attack("Seats a program that never reads.")
def test_a_program_that_never_reads_has_gone_and_nobody_waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "WRITE_S", 0.1)
    seat = seat_of("import time; time.sleep(600)")
    began = time.monotonic()
    seat.send(FILLING)
    assert seat.next(time.monotonic() + SOON_S) is None
    seat.close()
    assert seat.process.returncode is not None
    assert time.monotonic() - began < SOON_S


@pytest.mark.attack("Seats a program that writes without end, on both its outputs.")
def test_a_program_that_writes_without_end_is_read_a_line_at_a_time() -> None:
    seat = seat_of("import os\nwhile True: os.write(2, b'e' * 60000); os.write(1, b'x' * 60000)")
    with pytest.raises(TooLong):
        seat.next(time.monotonic() + SOON_S)
    assert len(seat.lines.waiting) <= 2 * 65536
    seat.close()
    assert len(seat.words.kept) <= program.KEPT_WORDS


@pytest.mark.attack("Seats a program that never answers, and starts others that stay.")
def test_time_is_up_and_what_a_program_has_started_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "CLOSE_S", 0.1)
    seat = seat_of(
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print(child.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    line = seat.next(time.monotonic() + SOON_S)
    assert line is not None
    with pytest.raises(TimeUp):
        seat.next(time.monotonic() + 0.05)
    seat.close()
    state = Path(f"/proc/{int(line)}/stat")
    if Path("/proc").is_dir():
        assert not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z"


def test_whoever_waits_for_a_program_hears_that_the_run_has_stopped() -> None:
    seat = seat_of("import time; time.sleep(600)")
    seat.purse.stopped.set()
    with pytest.raises(Stopped):
        seat.next(time.monotonic() + SOON_S)
    seat.close()


def test_a_command_that_cannot_be_started_is_refused() -> None:
    with pytest.raises(Refused, match="cannot start no-such-program"):
        ProgramModel(["no-such-program"]).sit_down(*seat_and_talk(), purse())
    for text, why in (("", "empty"), ("'half", "cannot be read")):
        with pytest.raises(Refused, match=why):
            read_command(text)
