"""`terrae play`: whole games through the prompt, leaving and coming back, and saves that nothing can lose."""

import fcntl
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ..checkers.terra import check
from .conftest import Command, Outcome

NEW = ("play", "terra", "--bots", "random", "--seed")
HELP = ("?", "rules", "help", "log", "table", "back", "", "0", "99999", "G9", "hoard G1 G1", "\x00", "é")


def random_lines(seed: str, lines: int = 3000) -> str:
    """Answers by number, legal or not, with all the rest that a person may type between them."""
    random = Random(seed)
    return "".join(f"{random.choice((*'1112234567', *HELP))}\n" for _ in range(lines))


def archived(home: Path) -> list[dict[str, Any]]:
    """The records of games that are over or were put away."""
    file = home / "terra.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def saved(home: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((home / "terra.json").read_text("utf-8"))
    return record


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_of_players_finds_its_usual_bots(terrae: Command, game: str, players: int) -> None:
    outcome = terrae("play", game, "--players", players, "--seed", "few", typed="q\n")
    expected = "" if (game, players) != ("terra", 2) else "terra is for 3 to 6 players, not 2"
    assert expected in outcome.err
    assert (outcome.err == "") == (expected == "")
    title = {"terra": "Terra", "terra-futura": "Terra Futura"}[game]
    assert (f"A new game of {title} for {players} players" in " ".join(outcome.out.split())) == (expected == "")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_whole_game(terrae: Command, home: Path, players: int) -> None:
    outcome = terrae(*NEW, f"whole {players}", "--players", players, "--name", "Ada", typed=random_lines("a"))
    assert (outcome.code, outcome.err) == (0, "")
    (record,) = archived(home)
    assert check(record) == []
    assert record["result"] is not None
    assert record["players"][0] == {"name": "Ada", "kind": "human"}
    assert not (home / "terra.json").exists()
    assert "The game is over." in outcome.out
    assert "terra-" not in outcome.out  # every sentence was found
    assert max(len(line) for line in outcome.out.splitlines() if str(home) not in line) <= 80


@pytest.mark.rule("T20")
def test_a_whole_game_in_teams(terrae: Command, home: Path) -> None:
    outcome = terrae(*NEW, "teams 3", "--option", "teams=true", typed=random_lines("b"))
    assert "Random 2 (partner)" in outcome.out
    assert check(archived(home)[0]) == []


@pytest.mark.parametrize("seed", ["one", "two"])
def test_leaving_and_coming_back_changes_nothing(terrae: Command, home: Path, seed: str) -> None:
    answers = [line for line in random_lines(seed).splitlines() if line not in HELP]
    terrae(*NEW, seed, typed="\n".join(answers))
    (straight,) = archived(home)
    (home / "terra.jsonl").unlink()
    mine = [text for number, text in straight["moves"] if number == 0]
    terrae(*NEW, seed, typed="\n".join([*mine[:2], "q"]))
    for first in range(2, len(mine), 5):
        typed = "\n".join(["", *mine[first : first + 5]])
        assert terrae("play", "terra", "--bots", "random", typed=typed).code == 0
    (broken,) = archived(home)
    assert broken == straight


def test_the_game_is_saved_at_the_first_question_and_after_every_answer(terrae: Command, home: Path) -> None:
    outcome = terrae(*NEW, "s", typed="")
    assert outcome.out.endswith("Saved. “terrae play terra” goes on from here.\n")
    first = saved(home)
    terrae("play", "terra", "--bots", "random", typed="\n1\n")
    assert saved(home)["moves"][: len(first["moves"])] == first["moves"]
    assert len(saved(home)["moves"]) > len(first["moves"])
    assert check(saved(home)) == []


def test_coming_back_shows_what_happened_and_the_same_table(terrae: Command) -> None:
    before = terrae(*NEW, "s", typed="1\n1\n1\nq\n").out
    after = terrae("play", "terra", "--bots", "random", typed="\nq\n").out
    last = before.rindex("Meanwhile")
    assert after[after.index("Meanwhile") :] == before[last:]


@pytest.mark.parametrize("typed", ["q\n", "", "what\nquit\n"])
def test_at_the_door_one_may_turn_away(terrae: Command, home: Path, typed: str) -> None:
    terrae(*NEW, "s", typed="1\n")
    before = saved(home)
    outcome = terrae("play", "terra", "--bots", "random", typed=typed)
    assert outcome.code == 0
    assert saved(home) == before


@pytest.mark.parametrize(("more", "typed"), [((), "new\nq\n"), (("--new",), "q\n")])
def test_a_new_game_keeps_the_unfinished_one_on_file(
    terrae: Command, home: Path, more: tuple[str, ...], typed: str
) -> None:
    terrae(*NEW, "old", typed="1\n1\nq\n")
    before = saved(home)
    outcome = terrae(*NEW, "new", *more, typed=typed)
    assert "Your unfinished game was kept in" in outcome.out
    assert archived(home) == [before]
    assert saved(home)["seed"] == "new"


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\xff\xfe",
        b"{}",
        b"[1, 2",
        b"[" * 100_000,
        b'{"format": "terrae-record/1", "game": "terra"}',
    ],
)
def test_a_damaged_save_is_moved_aside(terrae: Command, home: Path, damage: bytes) -> None:
    home.mkdir()
    (home / "terra.json").write_bytes(damage)
    outcome = terrae(*NEW, "s", typed="q\n")
    assert outcome.code == 0
    assert "The saved game could not be read" in outcome.out.replace("\n", " ")
    assert (home / "terra.damaged-1.json").read_bytes() == damage
    assert saved(home)["seed"] == "s"
    (home / "terra.json").write_bytes(damage)
    terrae(*NEW, "s", typed="q\n")
    assert (home / "terra.damaged-2.json").read_bytes() == damage


@pytest.mark.parametrize("change", [{"game": "terra-futura"}, {"moves": [[0, "G9"]]}, {"players": []}, {"start": 7}])
def test_a_save_that_does_not_hold_is_moved_aside(terrae: Command, home: Path, change: dict[str, Any]) -> None:
    terrae(*NEW, "s", typed="1\nq\n")
    (home / "terra.json").write_text(json.dumps({**saved(home), **change}), "utf-8")
    assert terrae(*NEW, "other", typed="q\n").code == 0
    assert (home / "terra.damaged-1.json").exists()
    assert saved(home)["seed"] == "other"


def test_a_save_whose_bot_is_gone_stays(terrae: Command, home: Path) -> None:
    Path("mine.py").write_text("def choose(position):\n    return position.legal[0]\n", "utf-8")
    terrae("play", "terra", "--bots", "mine.py:choose", "--seed", "s", typed="1\n")
    Path("mine.py").unlink()
    before = saved(home)
    outcome = terrae("play", "terra", "--bots", "random", typed="\n")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert saved(home) == before


def test_two_terminals_do_not_overwrite_each_other(terrae: Command, home: Path) -> None:
    home.mkdir()
    with (home / "terra.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        outcome = terrae(*NEW, "s", typed="1\n")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("terrae: another terminal is playing this game in ")


def test_a_home_that_cannot_be_is_told(terrae: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("", "utf-8")
    monkeypatch.setenv("TERRAE_HOME", "file/home")
    outcome = terrae(*NEW, "s", typed="1\n")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("terrae: cannot keep games in file/home: ")


def numbered(outcome: Outcome) -> list[tuple[str, str]]:
    """The answers of the last question: number and notation."""
    question = outcome.out[outcome.out.rindex("T9") :]
    return re.findall(r"^ (\d+)  (\S+)", question, re.MULTILINE)


@pytest.mark.rule("T9")
def test_an_answer_may_be_typed_as_number_or_as_notation(terrae: Command, home: Path) -> None:
    shown = numbered(terrae(*NEW, "notation 3", typed=""))
    assert shown[0] == ("1", "pass")
    assert len(shown) > 1
    number, card = shown[1]
    notation = card.lstrip("♣●◆")
    moves = []
    for typed in (number, notation, notation.lower(), f"  {notation} "):
        (home / "terra.json").unlink()
        terrae(*NEW, "notation 3", typed=f"{typed}\n")
        moves.append(next(text for seat, text in saved(home)["moves"] if seat == 0))
    assert moves == [notation] * 4


def test_a_refusal_names_the_rule(terrae: Command) -> None:
    outcome = terrae(*NEW, "notation 3", typed="hoard G1 G2 G3\n42\n")
    assert "That is not possible: 'hoard G1 G2 G3' is no answer here" in outcome.out
    assert "(T9)" in outcome.out
    assert "Please type a number from 1 to" in outcome.out


def test_the_rules_of_the_moment(terrae: Command) -> None:
    outcome = terrae(*NEW, "notation 3", typed="?\n")
    for rule in ("T9 Impending crisis.", "T10 Averted.", "T12 Loss of control."):
        assert rule in outcome.out


@pytest.mark.rule("T22")
def test_nothing_that_others_hold_is_shown(terrae: Command) -> None:
    """Draws and hoards of others have no faces."""
    output = terrae(*NEW, "whole 4", typed=random_lines("a", 60) + "log\n").out
    assert re.search(r"Random \d draws a card\.", output)
    assert not re.search(r"Random \d draws [♣●◆]", output)
    assert not re.search(r"Random \d hoards [♣●◆]", output)


def test_colours_are_never_the_only_sign(terrae: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = terrae(*NEW, "s", "--new", typed="1\n1\n").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("LINES", "100")  # as high as a pipe
    coloured = terrae(*NEW, "s", "--new", typed="1\n1\n").out
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    without = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert without[without.index("Meanwhile") :] == plain[plain.index("Meanwhile") :]


@pytest.mark.parametrize("width", [40, 60, 80, 110, 200])
def test_any_width_does(terrae: Command, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    outcome = terrae(*NEW, "whole 4", typed=random_lines("a", 60))
    assert outcome.code == 0
    assert max(map(len, outcome.out.splitlines())) <= max(width, 60)


def test_keys_typed_before_a_question_do_not_answer_it(home: Path) -> None:
    """At a real terminal: whoever is impatient while bots think has not chosen anything."""
    keyboard, screen = pty.openpty()
    command = [sys.executable, "-m", "terrae.cli", "play", *NEW[1:], "typed", "--language", "en"]
    os.write(keyboard, b"\n1\n2\n")
    with subprocess.Popen(command, stdin=screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        asked = b""
        while b"answer > " not in asked and (more := os.read(process.stdout.fileno(), 10_000)):
            asked += more
        os.write(keyboard, b"q\n")
        rest = process.stdout.read()
    os.close(keyboard)
    os.close(screen)
    assert b"answer > " in asked
    assert b"answer > " not in rest, "a question was answered by what was typed before it"
    assert all(seat != 0 for seat, _ in saved(home)["moves"])


@pytest.mark.rule("T23")
def test_people_and_bots_talk_and_the_save_keeps_it(terrae: Command, home: Path) -> None:
    talker = ("play", "terra", "--bots", "helper", "--players", "3", "--seed", "talk")
    typed = "say\nsay sing\nsay promise 9 X\nsay thank 2\nsay warn r\ntalk\nhelp\n"
    outcome = terrae(*talker, typed=typed + "q\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert "say promise value crisis" in outcome.out
    assert "there is no act 'sing'" in outcome.out
    assert "2 Helper 1: promises kept" in outcome.out
    assert max(len(line) for line in outcome.out.splitlines() if str(home) not in line) <= 80
    said = saved(home)["talk"]
    assert [act for _, seat, act in said if seat == 0] == [{"act": "thank", "who": 1}, {"act": "warn", "colour": "R"}]
    terrae("play", "terra", typed="\nback\ntalk\n" + "1\n" * 400)
    (record,) = archived(home)
    assert record["talk"][: len(said)] == said
    assert {seat for _, seat, _ in record["talk"]} == {0, 1, 2}
    assert check(record) == []
