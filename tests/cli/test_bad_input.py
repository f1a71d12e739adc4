"""Whatever is typed: one clear line on standard error, exit 2, and no file touched."""

from collections.abc import Callable
from pathlib import Path

import pytest

from terrae.engine.game import game_named


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("fly", "No such command 'fly'"),
        ("decks", "Missing command"),
        ("bench", "Missing command"),
        ("bench everything", "No such command 'everything'"),
        ("--what", "No such option: --what"),
        ("simulate", "Missing argument 'GAME'"),
        ("simulate chess", "there is no game 'chess'; there is terra"),
        ("play chess", "there is no game 'chess'"),
        ("bots chess", "there is no game 'chess'"),
        ("games chess", "Got unexpected extra argument"),
        ("simulate terra --players 2", "terra is for 3 to 6 players, not 2"),
        ("simulate terra --players 7", "terra is for 3 to 6 players, not 7"),
        ("simulate terra --players -3", "Invalid value for '--players': -3 is not in the range"),
        ("simulate terra --players four", "Invalid value for '--players': 'four' is not a valid"),
        ("simulate terra --games 0", "Invalid value for '--games': 0 is not in the range"),
        ("simulate terra --games 1000001", "Invalid value for '--games': 1000001 is not in the range"),
        ("simulate terra --games 1e9", "Invalid value for '--games'"),
        ("simulate terra --games", "Option '--games' requires an argument"),
        ("simulate terra --bots nobody", "terra has no bot 'nobody'; it has "),
        ("simulate terra --bots random,,random", "a bot has no name"),
        ("simulate terra --bots nowhere:choose", "cannot load the bot 'nowhere:choose': ModuleNotFoundError"),
        ("simulate terra --bots nowhere.py:choose", "cannot load the bot 'nowhere.py:choose': FileNotFoundError"),
        ("simulate terra --bots terrae:choose", "cannot load the bot 'terrae:choose': AttributeError"),
        ("simulate terra --bots terrae:__version__", "cannot load the bot 'terrae:__version__': "),
        ("simulate terra --bots :", "cannot load the bot ':': ValueError"),
        ("simulate terra --option teams", "an option is written as name=true, name=false or name=number, not 'teams'"),
        ("simulate terra --option teams=yes", "an option is written as name=true, name=false or name=number"),
        ("simulate terra --option crises=7", "option 'crises' is 6 or 9, not 7 (L1)"),
        ("simulate terra --option wings=true", "terra has no option 'wings'; it has teams"),
        ("simulate terra --option teams=true --players 5", "the team variant is for 4 or 6 players, not 5 (T20)"),
        ("simulate terra --deck nothing.toml", "cannot read nothing.toml: No such file or directory"),
        ("simulate terra --deck .", "cannot read .: Is a directory"),
        ("simulate terra --records nowhere/r.jsonl", "cannot write nowhere/r.jsonl: No such file or directory"),
        ("simulate terra --records .", "cannot write .: Is a directory"),
        ("play terra --players 9", "terra is for 3 to 6 players, not 9"),
        ("play terra --bots nobody", "terra has no bot 'nobody'"),
        ("play terra --bots random,random,random,random", "4 bots for 3 seats"),
        ("play terra --language tlh", "there are no sentences in 'tlh'; there are in ca, cs, de, en"),
        ("play terra --bots random --name \x1b[31m", "a name has 1 to 24 printable characters"),
        ("mcp", "name a game to play here, or a link"),
        ("mcp chess", "there is no game 'chess'"),
        ("mcp terra --bots nobody", "terra has no bot 'nobody'"),
        ("mcp --link https://example.org/", "a link is a seat's own or one to join"),
        ("scenarios run terra", "Missing option '--agent'"),
        ("scenarios run terra --agent nobody", "terra has no bot 'nobody'"),
        ("scenarios run terra --agent tips --only nothing", "terra has no scenario 'nothing'"),
        ("scenarios run terra --agent tips --only helpers-3 --board x.json", "a row of a leaderboard is of all"),
        ("scenarios board missing.json", "there is no file missing.json"),
        ("scenarios cross terra --agent tips", "cross-play is for 2 to 20 agents, not 1"),
        ("dataset terra --to nowhere --bots nobody", "terra has no bot 'nobody'"),
        ("dataset terra --to set --records r.jsonl --players 3", "--records brings its own players"),
        ("text chess", "there is no game 'chess'"),
        ("text terra --seat 4", "a seat of 4 players is from 0 to 3, not 4"),
        ("text terra --fallback nobody", "terra has no bot 'nobody'"),
        ("text terra --bots nobody", "terra has no bot 'nobody'"),
        ("text terra --language tlh", "there are no sentences in 'tlh'"),
        ("text terra --log nowhere/l.jsonl", "cannot write nowhere/l.jsonl: No such file or directory"),
        ("decks check", "Missing argument 'FILE'"),
        ("decks check nothing.toml", "cannot read nothing.toml: No such file or directory"),
        ("replay", "Missing argument 'FILE'"),
        ("bench engine --rounds 0", "Invalid value for '--rounds'"),
        ("bench engine --json nowhere/b.json", "cannot write nowhere/b.json: No such file or directory"),
        ("bench engine --json .", "cannot write .: Is a directory"),
    ],
)
def test_one_line_says_what_is_wrong(refused: Callable[..., str], home: Path, typed: str, why: str) -> None:
    assert refused(*typed.split(" ")).startswith(f"terrae: {why}")
    assert list(Path().iterdir()) == []
    assert not home.exists()


def test_a_file_that_ends_in_the_middle_of_a_line_is_left_alone(refused: Callable[..., str]) -> None:
    Path("r.jsonl").write_bytes(b'{"format": "terrae-rec')
    assert "ends in the middle of a line" in refused("simulate", "terra", "--games", 1, "--records", "r.jsonl")
    assert Path("r.jsonl").read_bytes() == b'{"format": "terrae-rec'


def test_a_full_disk_is_told(refused: Callable[..., str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    assert refused("simulate", "terra", "--games", 1, "--records", full).startswith("terrae: cannot write /dev/full: ")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("def choose(position):\n    return 1 / 0\n", "failed: ZeroDivisionError: division by zero (bot.py, line 2)"),
        ("def choose(position):\n    return -1\n", "answered -1, which is none of its legal actions"),
        ("def choose(position):\n    pass\n", "answered None, which is none of its legal actions"),
        ("def choose(:\n", "cannot load the bot 'bot.py:choose': SyntaxError"),
        ("choose = 3\n", "cannot load the bot 'bot.py:choose': 'choose' is no function"),
    ],
)
def test_a_bot_that_fails_is_told_as_its_own_mistake(refused: Callable[..., str], body: str, why: str) -> None:
    Path("bot.py").write_text(body, "utf-8")
    assert why in refused("simulate", "terra", "--games", 1, "--bots", "bot.py:choose")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "bad.toml: does not say whose deck it is"),
        (b"game = 3", "bad.toml: there is no game 3"),
        (b'game = "chess"', "bad.toml: there is no game 'chess'"),
        (b"\xff", "bad.toml: not UTF-8 at byte 1"),
        (b"{", "bad.toml: not TOML: "),
        (b"a = " + b"[" * 100_000, "bad.toml: not TOML: "),
        (b"a = " + b"1" * 100_000, "bad.toml: not TOML: "),
        (b"#" * (2**20 + 1), "bad.toml: larger than 1 MiB"),
        (b'game = "terra"', "bad.toml: deck: 'name' must be a text (T2)"),
        (b'game = "terra"\nname = "x"\n[threats]\nX-AF = 3', "bad.toml: deck: threats: 'X-AF' is no crisis"),
    ],
)
def test_deck_files_that_are_none(refused: Callable[..., str], content: bytes, why: str) -> None:
    Path("bad.toml").write_bytes(content)
    assert refused("decks", "check", "bad.toml").startswith(f"terrae: {why}")


def test_a_deck_of_another_game(refused: Callable[..., str]) -> None:
    deck = game_named("terra-futura").default_deck()
    assert "this is a deck of 'terra-futura', not of terra" in refused("decks", "check", deck, "--game", "terra")
    assert "this is a deck of 'terra-futura', not of terra" in refused("simulate", "terra", "--deck", deck)
