"""Strangers' bots in contests: a process for each seat that holds nothing but its views, and faults of their own."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from terrae.bots import guests
from terrae.bots.guests import GuestHost, GuestSeat, bots_at, check_bots, hosts
from terrae.bots.registry import bot_named
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.lab.games import match_of, rules_of
from terrae.lab.tournament import Faults, Outcome, contest, play_deal

TERRA = game_named("terra")
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
SEED = "published"
DEALS = 4

STRANGE = '''
"""Does what the file beside it says, and notes what it finds."""

import gc, json, os, sys, time
from pathlib import Path

from terrae.engine.match import Match

HERE = Path(__file__)
SEEN = []


def note(value):
    with HERE.with_suffix(".found").open("a") as file:
        file.write(json.dumps(value) + "\\n")


def choose(position):
    return globals()[HERE.with_suffix(".does").read_text()](position)


def first(position):
    return position.legal[0]


def looks_around(position):
    """Looks for a whole game anywhere in its process."""
    for thing in gc.get_objects():
        if isinstance(thing, Match):
            note(thing.seed)
    return position.legal[0]


def deals_itself(position):
    """Deals every game of a seed that it knows, and looks for its own cards."""
    if not position.history or all(event["event"] != "pass" for event in position.history):
        for deal in range({deals}):
            match = Match(position.game, [{{"name": "", "kind": ""}}] * position.v.players, seed=f"{seed}/{{deal}}")
            if match.seen_by(position.seat).values() == position.v.values():
                note(deal)
    return position.legal[0]


def remembers(position):
    """Keeps what it has seen for later games and for its other seats."""
    SEEN.append(position.seat)
    note([os.getpid(), SEEN])
    return position.legal[0]


def fails(position):
    return 1 // 0


def answers_nonsense(position):
    return "G4"


def ends_python(position):
    sys.exit("enough")


def crashes(position):
    os._exit(3)


def is_in_a_game():
    return b"guest_process" in Path(f"/proc/{{os.getppid()}}/cmdline").read_bytes()


def hangs_in_a_game(position):
    return hangs(position) if is_in_a_game() else position.legal[0]


def hangs(position):
    note(os.getpid())
    while True:
        time.sleep(60)


def fills_memory(position):
    return len(bytearray(8 << 30))


def ends_the_first_process(position):
    if is_in_a_game():
        os.kill(os.getppid(), 9)
    return position.legal[0]


def sends_without_end(position):
    for handle in range(3, 20):
        try:
            os.write(handle, b"\\xff" * 64)
        except OSError:
            pass
    return position.legal[0]


def prints(position):
    print("I am winning")
    return position.legal[0]
'''


class Strange:
    """A stranger's bot that can be told what to do."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "strange.py"
        self.file.write_text(STRANGE.format(deals=DEALS, seed=SEED), "utf-8")
        self.name = f"{self.file}:choose"
        self.does("first")

    def does(self, what: str) -> None:
        self.file.with_suffix(".does").write_text(what, "utf-8")
        self.file.with_suffix(".found").unlink(missing_ok=True)

    def found(self) -> list[Any]:
        file = self.file.with_suffix(".found")
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Strange]:
    yield Strange(tmp_path_factory.mktemp("strange"))
    hosts.close()


def played(*names: str, deal: int = 0, chance: str | None = "drawn") -> Outcome:
    return play_deal(contest(rules_of(TERRA, len(names), SEED, {}, None, chance), names, deal))


def test_it_plays_as_it_would_here(strange: Strange) -> None:
    strange.does("first")
    names = [strange.name, "tips", strange.name]
    job = contest(rules_of(TERRA, 3, SEED, {}, None, "drawn"), tuple(names), 0)
    here, there = match_of(job), match_of(job)
    play_bots(here, [bot_named(TERRA, name) for name in names])
    with bots_at(there, names) as bots:
        play_bots(there, bots)
    assert there.moves == here.moves
    assert [bot.faults for bot in bots if isinstance(bot, GuestSeat)] == [0, 0]


@pytest.mark.attack("Enters a bot in a contest that looks for the whole game in its process.")
def test_its_process_holds_no_game(strange: Strange) -> None:
    strange.does("looks_around")
    assert played(strange.name, "tips", "tips").faults == [0, 0, 0]
    assert strange.found() == []
    # In the process of the game it finds it at once.
    match: Match[Any, Any] = Match(TERRA, [{"name": "", "kind": ""}] * 3, seed="here")
    bot_named(TERRA, strange.name)(position_of(match))
    assert "here" in strange.found()


@pytest.mark.attack(
    "Enters a bot in a contest that deals the games of the published seed and looks for its hand in them."
)
def test_it_does_not_know_a_deal_by_its_hand(strange: Strange) -> None:
    strange.does("deals_itself")
    for deal in range(DEALS):
        played(strange.name, strange.name, strange.name, deal=deal)
    assert strange.found() == []
    played(strange.name, strange.name, strange.name, deal=2, chance=None)
    assert set(strange.found()) == {2}, "without a drawn chance it knows the deal"


@pytest.mark.attack("Enters a bot in a contest that tells its other seats and later games what it has seen.")
def test_no_seat_knows_what_another_has_seen(strange: Strange) -> None:
    strange.does("remembers")
    for deal in range(2):
        played(strange.name, "tips", strange.name, deal=deal)
    by_process: dict[int, list[int]] = dict(strange.found())
    assert len(by_process) == 4
    assert all(len(set(seen)) == 1 for seen in by_process.values())


@pytest.mark.attack(
    "Enters a bot in a contest that fails, crashes, fills the memory or sends something else than answers."
)
@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("fails", r"failed: ZeroDivisionError: integer division or modulo by zero \(strange\.py, line \d+\)"),
        ("answers_nonsense", "answered 'G4', which is none of its legal actions"),
        ("ends_python", "its process has ended"),
        ("crashes", "its process has ended"),
        pytest.param("fills_memory", "failed: MemoryError", marks=linux),
        ("sends_without_end", "it sent something else than an answer"),
    ],
)
def test_a_fault_is_the_bots_own_and_the_game_goes_on(strange: Strange, does: str, why: str) -> None:
    strange.does(does)
    outcome = played("tips", strange.name, "tips")
    assert outcome.faults is not None
    assert outcome.faults[1] > 5
    assert outcome.faults[0] == outcome.faults[2] == 0
    with pytest.raises(AssertionError, match=f"the bot '{strange.name}'.*{why}"):
        raise AssertionError(outcome.first_fault)
    counted = Faults()
    strange.does("first")
    assert played(strange.name, "tips", "tips").faults == [0, 0, 0], "the next game is not concerned"
    assert list(counted.counting([outcome])) == [outcome]
    assert counted.report()["faults"] == {"decisions": outcome.faults[1], "games": 1, "first": outcome.first_fault}


@pytest.mark.attack("Enters a bot in a contest that never answers.")
@linux
def test_a_bot_that_hangs_is_ended(strange: Strange, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "PATIENCE_S", 0.5)
    strange.does("hangs")
    outcome = played("tips", strange.name, "tips")
    assert "it took more than 0.5 s for a decision" in outcome.first_fault
    (process,) = strange.found()
    has_ended(process)


def has_ended(process: int) -> None:
    """Wait until a process has ended."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return
    with os.fdopen(handle) as watched:
        assert select.select([watched], [], [], 20)[0], "the process goes on"


@pytest.mark.attack("Enters a bot in a contest that ends the process it was copied from.")
@linux
def test_a_bot_whose_first_process_dies_is_started_a_few_times(strange: Strange) -> None:
    hosts.close()
    strange.does("ends_the_first_process")
    for _ in range(guests.MOST_STARTS):
        played("tips", strange.name, "tips")
    outcome = played("tips", strange.name, "tips")
    assert outcome.faults is not None
    assert outcome.faults[1] > 5
    assert outcome.first_fault == f"the bot '{strange.name}' was started 3 times, and its process died"
    hosts.close()


def test_a_bot_that_cannot_be_loaded_is_refused_before_the_contest(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import nowhere_to_be_found\n", "utf-8")
    with pytest.raises(Refused, match=r"cannot load the bot .*ModuleNotFoundError: No module named 'nowhere"):
        check_bots(TERRA, ["tips", f"{file}:choose"])
    file.write_text("import os\nos._exit(1)\n", "utf-8")
    with pytest.raises(Refused, match=r"cannot load the bot .*: its process has ended"):
        GuestHost("terra", f"{file}:choose")
    file.write_text("while True: pass\n", "utf-8")
    with pytest.raises(Refused, match=r"cannot load the bot .*: timed out"):
        GuestHost("terra", f"{file}:choose", within_s=0.2)
    with pytest.raises(Refused, match="has no bot 'nobody'"):
        check_bots(TERRA, ["nobody"])


def test_a_file_that_was_changed_is_loaded_anew_for_the_next_contest(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    name = f"{file}:choose"
    for answer, faults in (("position.legal[0]", False), ("None", True)):
        file.write_text(f"def choose(position):\n    return {answer}\n", "utf-8")
        check_bots(TERRA, [name])
        assert any(played(name, "tips", "tips").faults or []) == faults


@pytest.mark.attack("Enters a bot that wants to go on when the contest is over.")
@linux
@pytest.mark.parametrize("does", ["hangs", "hangs_in_a_game"])
def test_guests_end_with_whoever_has_started_them(strange: Strange, does: str) -> None:
    strange.does(does)
    program = f"from tests.bots.test_guests import played; played({strange.name!r}, 'tips', 'tips')"
    with subprocess.Popen([sys.executable, "-c", program]) as contest:
        while not (found := strange.found()):
            assert contest.poll() is None
            select.select([], [], [], 0.05)
        contest.send_signal(signal.SIGKILL)
    has_ended(found[0])
