"""The benchmark: its tables are fixed and differ, its partners are held out, and its figures follow from the games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from terrae import __version__
from terrae import scenarios as benchmark
from terrae.bots.parameters import split
from terrae.bots.registry import bot_named, bots_of
from terrae.engine.errors import Refused
from terrae.engine.game import Game, game_named
from terrae.lab.games import Job, match_of
from terrae.lab.stats import Estimate
from terrae.lab.tournament import Outcome, contest, play_deal
from terrae.scenarios.anchors import written
from terrae.scenarios.cross import cross_play
from terrae.scenarios.figures import compared, figures, jobs_for, normalised, rules_for
from terrae.scenarios.leaderboard import ranked
from terrae.scenarios.manifest import Scenario, anchors_of, manifest_of
from terrae.scenarios.run import results, score

ROOT = Path(__file__).parents[2]
SCHEMA = Path(benchmark.__file__).parent / "results.schema.json"
GAMES = [game_named("terra"), game_named("terra-futura")]
games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def here(jobs: Iterable[Job]) -> Iterator[Outcome]:
    """Play in this process."""
    return map(play_deal, jobs)


# ---- the manifest ----


@games
def test_no_two_scenarios_coincide(game: Game[Any, Any]) -> None:
    every = manifest_of(game).scenarios
    for one, other in combinations(every, 2):
        assert one.name != other.name
        assert one.table != other.table, f"{one.name} and {other.name} are the same table"
        assert one.seed != other.seed, f"{one.name} and {other.name} have the same deals"


def test_a_scenario_that_coincides_is_found() -> None:
    one = Scenario("a", "pool", 3, 1, ("tips", "greedy"), "x")
    other = Scenario("b", "pool", 3, 1, ("greedy", "tips"), "y")
    assert one.table == other.table


@games
def test_every_number_of_players_is_there_with_known_and_unknown_partners(game: Game[Any, Any]) -> None:
    for group in ("pool", "held-out") if game.name == "terra" else ("pool",):
        assert {one.players for one in manifest_of(game).scenarios if one.group == group} == set(game.seats)


@games
def test_partners_are_those_that_the_manifest_declares(game: Game[Any, Any]) -> None:
    manifest = manifest_of(game)
    for scenario in manifest.scenarios:
        assert len(scenario.others) + scenario.own == scenario.players
        names = {split(name)[0] for name in scenario.others}
        assert names <= {*manifest.pool, *manifest.held_out}
        assert bool(names & set(manifest.held_out)) == (scenario.group == "held-out"), scenario.name
        assert bool(names) == (scenario.group != "together")
        for name in scenario.others:
            bot_named(game, name)
    assert set(manifest.pool).isdisjoint(manifest.held_out)


@games
def test_of_every_bot_the_manifest_says_whether_one_may_train_with_it(game: Game[Any, Any]) -> None:
    manifest = manifest_of(game)
    assert sorted([*manifest.pool, *manifest.held_out]) == sorted(bots_of(game))


def test_no_example_trains_with_a_bot_that_is_held_out() -> None:
    held_out = {name for game in GAMES for name in manifest_of(game).held_out}
    for file in (ROOT / "examples").glob("*.py"):
        for pool in re.findall(r'"--(?:pool|others|bots)", default="([^"]*)"', file.read_text("utf-8")):
            assert {split(name)[0] for name in pool.split(",")}.isdisjoint(held_out), file.name


def test_the_agent_goes_round_the_seats() -> None:
    scenario = Scenario("x", "pool", 3, 1, ("tips", "greedy"), "x")
    assert [scenario.own_seats(deal) for deal in range(4)] == [[0], [2], [1], [0]]
    outcome = play_deal(contest(rules_for(GAMES[0], scenario), scenario.mix("random"), 1))
    assert [outcome.names[seat] for seat in scenario.own_seats(1)] == ["random"]


def test_a_scenario_that_is_not_there_is_refused() -> None:
    manifest = manifest_of(GAMES[0])
    assert [one.name for one in manifest.chosen(["together"])] == [f"together-{n}" for n in range(3, 7)]
    assert [one.name for one in manifest.chosen(["helpers-4"])] == ["helpers-4"]
    with pytest.raises(Refused, match="has no scenario 'helpers-7'"):
        manifest.chosen(["helpers-7"])


# ---- anchors ----


@games
def test_every_scenario_has_its_anchors(game: Game[Any, Any]) -> None:
    anchors = anchors_of(game)
    assert list(anchors) == [one.name for one in manifest_of(game).scenarios], "measure them again"
    for name, own in anchors.items():
        assert own["best"]["utility"][0] >= own["reference"]["utility"][0], f"{name}: a better one was found"
        assert own["best"]["utility"][1] - own["random"]["utility"][2] > 0.05, f"{name} tells nobody apart"


def test_the_citation_is_of_this_version() -> None:
    assert f"version: {__version__}" in (ROOT / "CITATION.cff").read_text("utf-8").splitlines()


# ---- figures ----


def outcome(deal: int, wins: list[float], scores: list[int] | None) -> Outcome:
    return Outcome(("a", "b", "b"), deal, ["", "", ""], scores is not None, wins, scores, None)


def test_figures_of_known_games() -> None:
    scenario = Scenario("x", "pool", 3, 1, ("b", "b"), "x")
    played = [outcome(0, [1, 0, 0], [6, 3, 0]), outcome(1, [0, 0, 0], None), outcome(3, [0.5, 0.5, 0], [4, 4, 4])]
    found = figures(scenario, played)
    assert {name: None if of is None else round(of.value, 4) for name, of in found.items()} == {
        "utility": round((1 + 0 + 0.65) / 3, 4),
        "others_utility": round((0.3 + 0 + (0.65 + 0.3) / 2) / 3, 4),
        "survival": 0.6667,
        "wins": 0.5,
        "score": 5.0,
        "gini": round((24 / (2 * 3 * 9)) / 2, 4),
    }


def test_an_agent_is_compared_with_the_reference_deal_by_deal() -> None:
    scenario = Scenario("x", "pool", 3, 1, ("b", "b"), "x")
    played = [outcome(0, [1, 0, 0], [6, 3, 0]), outcome(1, [0, 0, 0], None), outcome(3, [0.5, 0.5, 0], [4, 4, 4])]
    reference = [outcome(0, [0, 1, 0], [3, 6, 0]), outcome(1, [0, 0, 0], None), outcome(3, [0, 0, 1], [1, 2, 3])]
    found = compared(scenario, played, reference)
    gain, others = found["gain"], found["externality"]
    assert gain is not None
    assert others is not None
    assert gain.value == pytest.approx((0.7 + 0 + 0.35) / 3)
    assert others.value == pytest.approx((-0.35 + 0 - 0.175) / 3)
    alone = Scenario("x", "together", 3, 3, (), "x")
    assert compared(alone, played, reference)["externality"] is None


def test_who_takes_from_the_others_stands_below_the_reference() -> None:
    """The reference has exactly what it has: 0. A free rider has more itself, and the others less."""

    def told(gain: float, others: float) -> dict[str, Any]:
        figures = {"gain": [gain] * 3, "externality": [others] * 3}
        return score([{"group": "pool", "normalised": None, **figures}])

    reference, rider, martyr, better = told(0, 0), told(0.3, -0.1), told(-0.2, 0.1), told(0.05, 0.01)
    rows = [{"score": one | {"together": None}} for one in (martyr, rider, reference, better)]
    assert [row["score"]["least"][0] for row in ranked(rows)] == [0.01, 0, -0.1, -0.2]
    equal = [{"score": reference | {"together": [together] * 3}} for together in (0.2, 0.9)]
    assert [row["score"]["together"][0] for row in ranked(equal)] == [0.9, 0.2]


def test_the_score_is_0_at_random_and_1_at_the_best() -> None:
    random, reference = Estimate(0.1, 0.09, 0.11), Estimate(0.5, 0.48, 0.52)
    for own, value in ((random, 0), (reference, 1), (Estimate(0.3, 0.3, 0.3), 0.5), (Estimate(0.9, 0.9, 0.9), 2)):
        found = normalised(own, random, reference)
        assert found is not None
        assert found.value == pytest.approx(value)
        assert found.low < found.value < found.high
    assert normalised(reference, random, Estimate(0.11, 0.1, 0.12)) is None


def test_the_interval_of_a_score_follows_from_the_three_intervals() -> None:
    random, reference = Estimate(0.1, 0.06, 0.14), Estimate(0.5, 0.44, 0.56)
    for own, reach in (
        (Estimate(0.3, 0.3, 0.3), sqrt(0.02**2 + 0.03**2) / 0.4),  # half of each anchor's
        (Estimate(0.1, 0.07, 0.13), sqrt(0.03**2 + 0.04**2) / 0.4),  # where `random` is, the reference does not matter
        (Estimate(0.5, 0.42, 0.58), sqrt(0.08**2 + 0.06**2) / 0.4),
    ):
        found = normalised(own, random, reference)
        assert found is not None
        assert (found.high - found.value, found.value - found.low) == pytest.approx((reach, reach))


ONLY = ("helpers-3", "strangers-3", "together-3")


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    agent = str(ROOT / "examples" / "my_bot.py") + ":generous"
    return results(GAMES[0], agent, play=here, only=ONLY, games=4)


def test_a_results_file_follows_its_schema(found: dict[str, Any]) -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    written = json.loads(json.dumps(found))
    jsonschema_rs.validate(schema, written)
    written["scenarios"][0]["survival"] = None
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema, written)


def test_the_same_agent_gets_the_same_results(found: dict[str, Any]) -> None:
    again = results("terra", found["agent"], only=["strangers-3"], games=4, chance=found["chance"])
    assert again["scenarios"] == [found["scenarios"][1]]
    assert found["score"]["held_out"] == found["scenarios"][1]["normalised"]
    assert found["score"]["together"] == found["scenarios"][2]["normalised"]


def test_a_strangers_agent_plays_deals_that_are_drawn_for_the_run(found: dict[str, Any]) -> None:
    scenario = manifest_of(GAMES[0]).chosen(["strangers-3"])[0]
    published, drawn, other = (
        match_of(jobs_for(GAMES[0], [scenario], "tips", 1, chance)[0]).setup for chance in (None, found["chance"], "x")
    )
    assert published != drawn != other
    assert "chance" not in results(GAMES[0], "tips", play=here, only=["strangers-3"], games=1)
    crossed = cross_play(GAMES[0], ["tips", found["agent"]], 3, 1, "cross", here, "told")
    assert crossed["chance"] == "told"


def test_an_agent_that_is_also_a_partner_is_told_from_it() -> None:
    """With `tips` as the agent, a table of helpers and one of its own kind have the same bots in all seats."""
    helpers, together = results(GAMES[0], "tips", only=["helpers-3", "together-3"], games=3)["scenarios"]
    assert helpers["others_utility"] is not None
    assert together["others_utility"] is None
    assert together["wins"][0] == together["survival"][0]


def test_cross_play() -> None:
    crossed = cross_play(GAMES[0], ["tips", "random", "tips"], 3, 3, "cross", here)
    assert [(pair["one"], pair["others"]) for pair in crossed["pairs"]] == [
        ("tips", "tips"),
        ("tips", "random"),
        ("random", "tips"),
        ("random", "random"),
    ]
    own, mixed, mixed_too, own_too = [
        (pair["utility"][0] + 2 * pair["others_utility"][0]) / 3 for pair in crossed["pairs"]
    ]
    assert crossed["welfare"]["own kind"] == round((own + own_too) / 2, 4)
    assert crossed["welfare"]["crossed"] == round((mixed + mixed_too) / 2, 4)
    with pytest.raises(Refused, match="for 2 to 20 agents, not 1"):
        cross_play(GAMES[0], ["tips"], 3, 3, "cross", here)


@games
def test_the_anchors_stand_as_they_are_printed(game: Game[Any, Any]) -> None:
    file = ROOT / "src/terrae/games" / game.name.replace("-", "_") / "anchors.json"
    assert file.read_text("utf-8") == written(json.loads(file.read_text("utf-8"))) + "\n"
