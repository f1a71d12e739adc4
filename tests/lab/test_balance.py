"""The balance report of any game: what is counted, what is out of balance, and bad requests."""

from pathlib import Path
from typing import Any

import pytest

from terrae.engine.balance import Group, Holding, Offer
from terrae.engine.errors import Refused
from terrae.engine.game import Game, games
from terrae.lab.balance import Sample, balance, balance_of, report, verdict
from terrae.lab.balance_plot import plot, ready_to_plot

TOOLS = Group("tools", taken_title="How often a tool was taken")
GOALS = Group("goals", score_title="Mean score by goal", fair_score=0.15, holders="those with the goal {}")
GROUPS = (GOALS, TOOLS)
BALANCED = [game for game in games().values() if game.offers.balance]
SILENT = [game for game in games().values() if not game.offers.balance]


def sample(scores: list[int], winners: list[int], start: int = 0) -> Sample:
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    offers = [Offer("tools", "saw", True), Offer("tools", "rope", False)]
    holdings = [Holding("goals", "tower", 0), Holding("goals", "garden", 1), Holding("tools", "saw", 0)]
    return Sample(len(scores), offers, holdings, scores, wins, start)


def test_items_are_counted_with_the_scores_and_wins_of_those_who_had_them() -> None:
    found = report(GROUPS, [sample([10, 30], [1]), sample([20, 20], [0, 1])])
    assert found["tools"]["saw"]["taken_rate"][0] == 1.0
    assert found["tools"]["rope"] == {"held": 0, "offered": 2, "taken": 0, "taken_rate": [0.0, 0.0, 0.6576]}
    assert found["goals"]["tower"]["mean_score"][0] == 15
    assert found["goals"]["tower"]["win_advantage"][0] == pytest.approx((-0.5 + 0.0) / 2)
    assert found["goals"]["garden"]["mean_score"][0] == 25
    assert found["mean_score"][0] == 20


def test_groups_stand_in_the_order_of_the_game_and_only_if_something_was_seen() -> None:
    found = report((TOOLS, Group("nothing"), GOALS), [sample([10, 30], [1])])
    assert [key for key in found if key in ("tools", "nothing", "goals")] == ["tools", "goals"]


def test_seats_are_counted_from_the_starter_on() -> None:
    found = report(GROUPS, [sample([10, 30], [1], start=1), sample([30, 10], [0], start=0)])
    assert [wins[0] for wins in found["seats"]["2"]] == [1.0, 0.0]


def test_only_what_is_surely_beyond_the_limit_is_called_out_of_balance() -> None:
    base = {"mean_score": [100, 99, 101], "seats": {}}
    far = verdict(GROUPS, {**base, "goals": {"tower": {"mean_score": [130, 120, 140]}}})
    perhaps = verdict(GROUPS, {**base, "goals": {"tower": {"mean_score": [120, 100, 140]}}})
    fair = verdict(GROUPS, {**base, "goals": {"tower": {"mean_score": [110, 100, 120]}}})
    unjudged = verdict(GROUPS, {**base, "tools": {"saw": {"mean_score": [130, 120, 140]}}})
    assert far == {"out_of_balance": ["those with the goal tower score +30.0% against the mean"], "uncertain": []}
    assert (len(perhaps["out_of_balance"]), len(perhaps["uncertain"])) == (0, 1)
    assert fair == unjudged == {"out_of_balance": [], "uncertain": []}
    seats = verdict(GROUPS, {**base, "seats": {"4": [[0.4, 0.35, 0.45], [0.22, 0.18, 0.26]]}})
    assert seats["out_of_balance"] == ["with 4 players the starter wins +15.0% beyond a fair share"]


def test_charts_are_drawn_for_the_groups_that_have_titles(tmp_path: Path) -> None:
    found = report(GROUPS, [sample([10, 30], [1]), sample([20, 20], [0, 1])])
    file = tmp_path / "balance.svg"
    plot({**found, "game": "any", "bot": "any", "seed": "any"}, GROUPS, file)
    assert file.read_text("utf-8").startswith("<?xml")


@pytest.mark.parametrize("game", BALANCED, ids=repr)
def test_real_games_are_played_for_every_number_of_players_and_drawn(game: Game[Any, Any], tmp_path: Path) -> None:
    found = balance(game, games=1, seed="test", bot="random", workers=1)
    assert found["games"] == len(game.seats)
    assert found == balance(game, games=1, seed="test", bot="random", workers=2), "a seed gives the same games"
    file = tmp_path / "balance.png"
    plot(found, balance_of(game).groups, file)
    assert file.read_bytes().startswith(b"\x89PNG")


DIES_ONCE = """
import multiprocessing, os
from pathlib import Path

def choose(position):
    mark = Path(__file__).with_suffix(".died")
    if multiprocessing.parent_process() is not None and not mark.exists():
        mark.touch()
        os._exit(1)
    return position.legal[0]
"""


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    game, file = BALANCED[0], tmp_path / "bot.py"
    file.write_text(DIES_ONCE)
    found = balance(game, games=1, seed="test", bot=f"{file}:choose", workers=2)
    assert found["games"] == len(game.seats)
    assert file.with_suffix(".died").exists()


@pytest.mark.parametrize("game", SILENT, ids=repr)
def test_a_game_that_says_nothing_of_its_deck_is_refused(game: Game[Any, Any]) -> None:
    with pytest.raises(Refused, match="nothing to balance"):
        balance(game, games=1, seed="x", bot="random")


def test_a_wrong_picture_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"a picture ends in \.png"):
        ready_to_plot(tmp_path / "picture.txt", GROUPS)
    with pytest.raises(Refused, match="no folder"):
        ready_to_plot(tmp_path / "nowhere" / "picture.png", GROUPS)
