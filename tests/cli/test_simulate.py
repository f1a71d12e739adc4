"""`terrae simulate`: games between bots, their records and their summary."""

import json
from pathlib import Path
from typing import Any

import pytest

from terrae.bots.registry import bots_of
from terrae.engine.game import game_named

from ..checkers.terra import check
from .conftest import Command


def records_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_records_hold_for_a_checker_that_shares_no_code(terrae: Command, players: int) -> None:
    outcome = terrae("simulate", "terra", "--players", players, "--games", 10, "--seed", "s", "--records", "r.jsonl")
    assert outcome.code == 0, outcome.err
    records = records_in(Path("r.jsonl"))
    assert [complaint for record in records for complaint in check(record)] == []
    assert [len(record["players"]) for record in records] == [players] * 10
    assert terrae("replay", "r.jsonl").out == "10 records hold\n"


@pytest.mark.rule("T20")
@pytest.mark.parametrize("players", [4, 6])
def test_teams_hold_too(terrae: Command, players: int) -> None:
    arguments = ("--players", players, "--games", 10, "--option", "teams=true", "--records", "r.jsonl")
    assert terrae("simulate", "terra", *arguments).code == 0
    records = records_in(Path("r.jsonl"))
    assert [complaint for record in records for complaint in check(record)] == []
    assert all(record["options"] == {"teams": True} for record in records)


@pytest.mark.parametrize("name", sorted(bots_of(game_named("terra"))))
def test_every_bot_plays(terrae: Command, name: str) -> None:
    assert terrae("simulate", "terra", "--games", 2, "--bots", name, "--records", "r.jsonl").code == 0
    assert [record["players"][3]["kind"] for record in records_in(Path("r.jsonl"))] == [f"bot:{name}"] * 2


def test_the_same_seed_gives_the_same_games(terrae: Command) -> None:
    for file in ("one.jsonl", "two.jsonl"):
        terrae("simulate", "terra", "--games", 4, "--seed", "again", "--records", file)
    assert Path("one.jsonl").read_bytes() == Path("two.jsonl").read_bytes()
    records = records_in(Path("one.jsonl"))
    assert [record["seed"] for record in records] == ["again/0", "again/1", "again/2", "again/3"]
    assert len({json.dumps(record["setup"]) for record in records}) == 4


@pytest.mark.rule("T7")
def test_everybody_starts_in_turn(terrae: Command) -> None:
    terrae("simulate", "terra", "--players", 3, "--games", 4, "--records", "r.jsonl")
    assert [record["start"] for record in records_in(Path("r.jsonl"))] == [0, 1, 2, 0]


def test_fewer_bots_than_seats_are_repeated_round_the_table(terrae: Command) -> None:
    one = "terrae.bots.uniform:choose"
    terrae("simulate", "terra", "--players", 5, "--games", 1, "--bots", f"random,{one}", "--records", "r.jsonl")
    (record,) = records_in(Path("r.jsonl"))
    assert [player["kind"] for player in record["players"]] == [
        "bot:random", f"bot:{one}", "bot:random", f"bot:{one}", "bot:random",
    ]  # fmt: skip
    assert [player["name"] for player in record["players"]] == [
        "Random 1", "Choose 1", "Random 2", "Choose 2", "Random 3",
    ]  # fmt: skip


def test_more_bots_than_seats_take_turns_from_game_to_game(terrae: Command) -> None:
    bots = "random,tips,greedy,random"
    terrae("simulate", "terra", "--players", 3, "--games", 4, "--bots", bots, "--records", "r.jsonl")
    kinds = [[player["kind"] for player in record["players"]] for record in records_in(Path("r.jsonl"))]
    assert kinds[0] == ["bot:random", "bot:tips", "bot:greedy"]
    assert kinds[1] == ["bot:tips", "bot:greedy", "bot:random"]
    assert kinds[2] == ["bot:greedy", "bot:random", "bot:random"]


def test_records_are_appended_and_nothing_is_lost(terrae: Command) -> None:
    terrae("simulate", "terra", "--games", 2, "--seed", "a", "--records", "r.jsonl")
    before = Path("r.jsonl").read_bytes()
    terrae("simulate", "terra", "--games", 1, "--seed", "b", "--records", "r.jsonl")
    assert Path("r.jsonl").read_bytes().startswith(before)
    assert len(records_in(Path("r.jsonl"))) == 3


def test_without_records_there_is_only_the_summary(terrae: Command) -> None:
    outcome = terrae("simulate", "terra", "--games", 3, "--seed", "s")
    title, heads, random, *_ = outcome.out.splitlines()
    assert title == "terra, 4 players, 3 games, seed s"
    assert heads.split()[:3] == ["bot", "seats", "played"]
    assert random.split()[:2] == ["random", "12"]
    assert list(Path().iterdir()) == []


def test_the_summary_counts_what_the_records_tell(terrae: Command) -> None:
    outcome = terrae("simulate", "terra", "--games", 30, "--seed", "s", "--records", "r.jsonl")
    results = [record["result"] for record in records_in(Path("r.jsonl"))]
    lost = [result["reason"] for result in results if result["outcome"] == "loss"]
    wins = sum(len(result["winners"]) for result in results if result["outcome"] == "success")
    reasons = ", ".join(f"{reason} {lost.count(reason)}" for reason in sorted(set(lost)))
    assert f"lost by everybody: {len(lost)} of 30 games ({reasons})" in outcome.out
    assert outcome.out.splitlines()[2].split()[2] == str(wins)


def test_a_deck_of_ones_own_is_played_with_and_recorded(terrae: Command) -> None:
    deck = game_named("terra").default_deck().read_text("utf-8").replace("G-AF = 14", "G-AF = 10")
    Path("own.toml").write_text(deck, "utf-8")
    assert terrae("simulate", "terra", "--games", 1, "--deck", "own.toml", "--records", "r.jsonl").code == 0
    assert records_in(Path("r.jsonl"))[0]["deck"]["threats"]["G-AF"] == 10
    assert terrae("replay", "r.jsonl").code == 0
