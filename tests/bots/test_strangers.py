"""Bots of strangers: who they are, and that nothing tells them which deal of a published seed they play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, PathDistribution, entry_points
from pathlib import Path
from typing import Any

import pytest

from terrae.bots import registry
from terrae.bots.registry import bot_named, bots_for_every_game, bots_of
from terrae.bots.strangers import bots_chance, is_strangers, own_bots_for_every_game
from terrae.engine.chance import seeded
from terrae.engine.game import game_named, games
from terrae.engine.match import Match
from terrae.engine.player import Position, listening_position, play_bots, position_of
from terrae.engine.record import replay
from terrae.lab.simulate import SimulationPlan, matches
from terrae.text.play import TextRequest

TERRA = game_named("terra")
SEED = "published"
DEALS = 5
DETECTIVE = '''
"""A bot that knows the seed of the run, and how bots' chance once followed from it."""

import json
from pathlib import Path

from terrae.engine.chance import seeded

FOUND = Path(__file__).with_suffix(".found")


def choose(position):
    given = position.r.values()
    for deal in range({deals}):
        for move in range(400):
            if seeded(f"{seed}/{{deal}}/seat {{position.seat}}/move {{move}}").values() == given:
                with FOUND.open("a") as file:
                    file.write(json.dumps([deal, move]) + "\\n")
    return position.legal[0]
'''


@pytest.fixture
def detective(tmp_path: Path) -> Path:
    file = tmp_path / "detective.py"
    file.write_text(DETECTIVE.format(deals=DEALS, seed=SEED), "utf-8")
    return file


def test_the_bots_of_the_project_are_no_strangers() -> None:
    for game in games().values():
        assert not [name for name in bots_of(game) if is_strangers(game, name)]
    assert not is_strangers(TERRA, "search[iterations=5]")
    assert not is_strangers(TERRA, "terrae.bots.uniform:choose")


@pytest.mark.parametrize("name", ["bot.py:choose", "package.module:choose", "terrae.py:choose", "terrae_bots:choose"])
def test_files_and_other_modules_are_strangers(name: str) -> None:
    assert is_strangers(TERRA, name)
    assert is_strangers(TERRA, f"{name}[nerve=3]")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot for every game that another distribution brings."""
    (tmp_path / "METADATA").write_text("Name: somebody\nVersion: 1\n", "utf-8")
    theirs = EntryPoint("cautious", "somebody.bots:choose", registry.GROUP)
    vars(theirs)["dist"] = PathDistribution(tmp_path)
    own = list(entry_points(group=registry.GROUP))
    points = EntryPoints([*own, theirs])
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points.select(group=group))
    caches = (bots_for_every_game, own_bots_for_every_game)
    for cache in caches:
        cache.cache_clear()
    yield theirs.name
    for cache in caches:
        cache.cache_clear()


def test_a_bot_of_another_distribution_is_a_stranger(installed: str) -> None:
    assert is_strangers(TERRA, installed)
    assert not is_strangers(TERRA, "random")


@pytest.mark.attack("Writes a bot that looks in its chance for the deal of a published seed.")
def test_a_bot_does_not_find_the_deal_of_a_published_seed(detective: Path) -> None:
    plan = SimulationPlan(TERRA, 3, [f"{detective}:choose", "tips", "greedy"], DEALS, SEED)
    played = list(matches(plan))
    assert not detective.with_suffix(".found").exists()
    assert [match.seed for match in played] == [f"{SEED}/{number}" for number in range(DEALS)]
    # The attack works where the chance follows from the seed: otherwise it would have found nothing here either.
    match: Match[Any, Any] = Match(TERRA, played[3].players, seed=f"{SEED}/3")
    bot_named(TERRA, f"{detective}:choose")(position_of(match))
    assert detective.with_suffix(".found").read_text("utf-8") == "[3, 0]\n"


def test_where_a_stranger_sits_the_chance_of_every_bot_is_drawn(detective: Path) -> None:
    """Else one that plays with the stranger could tell it the deal by how it plays."""
    names = [f"{detective}:choose", "random", "random"]
    one, other = (next(matches(SimulationPlan(TERRA, 3, names, 1, SEED))) for _ in range(2))
    assert one.setup == other.setup
    assert one.moves != other.moves
    assert one.chance != other.chance


def test_without_strangers_everything_follows_from_the_seed() -> None:
    plan = SimulationPlan(TERRA, 3, ["random", "tips"], 2, SEED)
    assert plan.chance is None
    for number, match in enumerate(matches(plan)):
        assert "chance" not in match.record()
        again: Match[Any, Any] = Match(TERRA, match.players, seed=match.seed, start=match.start)
        position = position_of(again)
        assert position.r.values() == seeded(f"{SEED}/{number}/seat {position.seat}/move 0").values()


def test_what_was_drawn_is_in_the_record_and_gives_the_same_game_again(detective: Path) -> None:
    plan = SimulationPlan(TERRA, 3, [f"{detective}:choose", "random"], 2, SEED)
    records = [match.record() for match in matches(plan)]
    assert [record["chance"] for record in records] == [f"{plan.chance}/0", f"{plan.chance}/1"]
    told = SimulationPlan(TERRA, 3, [f"{detective}:choose", "random"], 2, SEED, chance=plan.chance)
    assert [match.record() for match in matches(told)] == records
    loaded = replay(json.loads(json.dumps(records[0])))
    assert loaded.record() == records[0]
    begun = replay({**records[0], "moves": records[0]["moves"][:20], "result": None})
    play_bots(begun, [bot_named(TERRA, player["kind"].removeprefix("bot:")) for player in begun.players])
    assert begun.record() == records[0]


def test_a_key_of_that_name_that_is_somebody_elses_is_passed_over(detective: Path) -> None:
    record = next(matches(SimulationPlan(TERRA, 3, [f"{detective}:choose"], 1, SEED))).record()
    assert "chance" not in replay({**record, "chance": {"of": "rain"}}).record()


def test_a_speaker_has_the_same_chance_as_a_bot_that_decides() -> None:
    match: Match[Any, Any] = Match(TERRA, [{"name": "", "kind": "human"}] * 3, seed=SEED, chance="drawn")
    position: Position = listening_position(match, 1, None, 4)
    assert position.r.values() == seeded("drawn/seat 1/move 0/said 4").values()


def test_by_text_a_stranger_among_the_others_or_as_fallback_is_told_nothing_either() -> None:
    assert TextRequest(TERRA, 3, ["tips"], SEED).chance is None
    assert TextRequest(TERRA, 3, ["tips", "their.py:choose"], SEED).match(2).chance is not None
    assert TextRequest(TERRA, 3, ["tips"], SEED, chance="told").match(2).chance == "told/2"
    assert bots_chance(TERRA, ["tips"]) is None
