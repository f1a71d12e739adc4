"""`terrae tournament` and `terrae better` as a user runs them."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Command

RANDOMS = ("tournament", "terra-futura", "--players", 2, "--bots", "random,terrae.bots.uniform:choose", "--seed", "t")


def mixes_in(file: str) -> list[dict[str, Any]]:
    report: list[dict[str, Any]] = json.loads(Path(file).read_text("utf-8"))
    return report


def test_it_tells_every_mix_the_matrix_and_the_ratings(terrae: Command) -> None:
    arguments = ("--bots", "tips,greedy", "--players", 3, "--deals", 3, "--seed", "t", "--workers", 1)
    told = terrae("tournament", "terra", *arguments, "--json", "t.json")
    assert told.code == 0, told.err
    assert told.out.startswith("terra, 3 players, 12 games, deals t/0 to t/2; 95% intervals in brackets\n")
    for line in ("2 tips, greedy", "one among 2 others: it wins | the table survives", "over all mixes"):
        assert line in told.out
    assert "rating by survival" in told.out
    mixes = mixes_in("t.json")
    assert [mix["bots"] for mix in mixes][:2] == [["tips", "tips", "tips"], ["tips", "tips", "greedy"]]
    keys = {"bots", "games", "survival", "wins", "score", "seed", "version"}
    assert all(keys <= mix.keys() and mix["games"] == 3 for mix in mixes)


def test_one_process_and_two_give_the_same(terrae: Command) -> None:
    for workers in (1, 2):
        terrae(*RANDOMS, "--deals", 4, "--workers", workers, "--json", f"{workers}.json")
    assert Path("1.json").read_bytes() == Path("2.json").read_bytes()


def test_it_goes_on_from_the_games_that_are_kept(terrae: Command) -> None:
    terrae(*RANDOMS, "--deals", 2, "--workers", 1, "--resume", "games.jsonl")
    kept = Path("games.jsonl").read_bytes()
    assert len(kept.splitlines()) == 1 + 3 * 2
    Path("games.jsonl").write_bytes(kept + b'{"mix": ["random", "ran')  # as a machine that stops leaves it
    terrae(*RANDOMS, "--deals", 3, "--workers", 1, "--resume", "games.jsonl", "--json", "resumed.json")
    terrae(*RANDOMS, "--deals", 3, "--workers", 1, "--json", "whole.json")
    assert Path("games.jsonl").read_bytes().startswith(kept)
    assert len(Path("games.jsonl").read_bytes().splitlines()) == 1 + 3 * 3
    assert Path("resumed.json").read_bytes() == Path("whole.json").read_bytes()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_ctrl_c_keeps_what_was_played() -> None:
    """The bot itself, two processes below the command, presses Ctrl-C in its third game."""
    Path("pressing.py").write_text(
        "import os, signal\n"
        "def choose(position):\n"
        "    if len(open('games.jsonl').readlines()) == 3:\n"
        "        first = open(f'/proc/{os.getppid()}/stat').read().rpartition(')')[2].split()\n"
        "        os.kill(int(first[1]), signal.SIGINT)\n"
        "    return position.legal[0]\n",
        "utf-8",
    )
    arguments = ("--bots", "pressing.py:choose", "--players", "2", "--deals", "9", "--workers", "1", "--seed", "t")
    told = subprocess.run(
        [sys.executable, "-m", "terrae.cli", "tournament", "terra-futura", *arguments, "--resume", "games.jsonl"],
        capture_output=True, text=True, env=os.environ, check=False,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    assert told.returncode == 130
    assert told.stderr == "terrae: 2 games are kept in games.jsonl; the same command goes on (--seed t)\n"
    assert len(Path("games.jsonl").read_text("utf-8").splitlines()) == 3


def test_with_a_strangers_bot_a_run_goes_on_with_what_was_drawn_for_it(terrae: Command) -> None:
    Path("mine.py").write_text("def choose(position):\n    return position.legal[0]\n", "utf-8")
    command = ("tournament", "terra-futura", "--players", 2, "--bots", "mine.py:choose,random", "--seed", "t")
    resumed = (*command, "--workers", 1, "--resume", "games.jsonl")
    first = terrae(*resumed, "--deals", 1)
    drawn = json.loads(Path("games.jsonl").read_text("utf-8").splitlines()[0])["chance"]
    assert f"deals t/0 to t/0, chance {drawn};" in first.out
    terrae(*resumed, "--deals", 2, "--json", "resumed.json")
    terrae(*command, "--workers", 1, "--deals", 2, "--chance", drawn, "--json", "told.json")
    assert mixes_in("resumed.json") == mixes_in("told.json")
    assert mixes_in("told.json")[0]["chance"] == drawn
    terrae(*command, "--workers", 1, "--deals", 2, "--json", "other.json")
    assert mixes_in("other.json")[0]["chance"] != drawn


def test_a_strangers_faults_are_told_and_what_it_prints_is_apart(terrae: Command) -> None:
    Path("mine.py").write_text("def choose(position):\n    print('hello')\n    return 1 // 0\n", "utf-8")
    command = ("--players", 2, "--mix", "mine.py:choose,random", "--deals", 2, "--workers", 1, "--seed", "t")
    told = terrae("tournament", "terra-futura", *command, "--json", "-")
    (mix,) = json.loads(told.out)
    assert mix["faults"]["games"] == 2
    assert mix["faults"]["decisions"] > 20
    assert mix["faults"]["first"].startswith("the bot 'mine.py:choose' failed: ZeroDivisionError")
    assert "; first, the bot 'mine.py:choose' failed: " in terrae("tournament", "terra-futura", *command).out
    verdict = terrae("better", "terra-futura", "mine.py:choose", "random", "--players", 2, "--deals", 2, "--workers", 1)
    assert "strangers' bots left " in verdict.out


def test_games_of_another_tournament_are_not_taken(refused: Callable[..., str], terrae: Command) -> None:
    terrae(*RANDOMS, "--deals", 1, "--workers", 1, "--resume", "games.jsonl")
    other = [*RANDOMS[:-1], "u", "--resume", "games.jsonl"]
    assert "games.jsonl holds games of another tournament: its seed is 't'" in refused(*other)
    Path("notes.txt").write_text("buy milk\n", "utf-8")
    assert "notes.txt is no file of `--resume`" in refused(*RANDOMS, "--resume", "notes.txt")
    assert Path("notes.txt").read_text("utf-8") == "buy milk\n"


def test_the_picture_is_drawn(terrae: Command) -> None:
    assert terrae(*RANDOMS, "--deals", 2, "--workers", 1, "--plot", "t.svg").code == 0
    drawn = Path("t.svg").read_text("utf-8")
    assert "<svg" in drawn
    assert "One among 1: the one wins" in drawn or "<path" in drawn  # letters may be drawn as paths


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("tournament terra", "a bot has no name"),
        ("tournament terra --bots nobody", "terra has no bot 'nobody'"),
        ("tournament terra --bots tips --mixes some", "mixes are every or lone, not 'some'"),
        ("tournament terra --mix tips,greedy", "a mix names the bots of 4 seats"),
        ("tournament terra --bots tips,greedy --deals 999999", "5 mixes of 999999 games each are more than 1000000"),
        ("tournament terra --bots tips --plot t.gif", "cannot draw t.gif: a picture ends in .png, .svg, .pdf"),
        ("tournament terra --bots tips --json nowhere/t.json", "cannot write nowhere/t.json"),
        ("tournament terra --bots tips --resume nowhere/t.jsonl", "cannot write nowhere/t.jsonl"),
        ("tournament terra --bots tips --players 9", "terra is for 3 to 6 players, not 9"),
        ("tournament terra --bots tips --option teams=true --players 5", "the team variant is for 4 or 6 players"),
        ("better terra tips", "Missing argument 'OLD'"),
        ("better terra tips nobody", "terra has no bot 'nobody'"),
        ("better terra tips greedy --lambda 2", "Invalid value for '--lambda'"),
    ],
)
def test_bad_input_gives_one_line(refused: Callable[..., str], typed: str, why: str) -> None:
    assert refused(*typed.split(" ")).startswith(f"terrae: {why}")
    assert list(Path().iterdir()) == []


def test_better_tells_its_verdict(terrae: Command) -> None:
    arguments = ("--among", "tips", "--players", 3, "--seed", "b", "--workers", 1, "--deals", 60, "--gain", 0.2)
    told = terrae("better", "terra", "tips", "random", *arguments, "--json", "b.json")
    assert told.code == 0, told.err
    report = json.loads(Path("b.json").read_text("utf-8"))
    assert report["verdict"] == "better"
    assert told.out.startswith("tips is better than random\n60 deals of terra, one among 2 tips, seed b\n")
