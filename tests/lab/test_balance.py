"""The balance report: what is counted, what is out of balance, and bad wishes."""

from pathlib import Path

import pytest

from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.lab.balance import Sighting, balance, report, verdict
from terrae.lab.balance_plot import plot, ready_to_plot

FUTURA = game_named("terra-futura")


def sighting(scores: list[int], winners: list[int], start: int = 0) -> Sighting:
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    had = [("scoring", "tower", 0), ("territories", "clean", 1)]
    return Sighting(len(scores), [("mill", True), ("pond", False)], had, scores, wins, start)


def test_items_are_counted_with_the_scores_and_wins_of_those_who_had_them() -> None:
    told = report(FUTURA, [sighting([10, 30], [1]), sighting([20, 20], [0, 1])])
    assert told["cards"]["mill"]["taken_rate"][0] == 1.0
    assert told["cards"]["pond"]["taken_rate"][0] == 0.0
    assert told["scoring"]["tower"]["mean_score"][0] == 15
    assert told["scoring"]["tower"]["win_advantage"][0] == pytest.approx((-0.5 + 0.0) / 2)
    assert told["territories"]["clean"]["mean_score"][0] == 25
    assert told["mean_score"][0] == 20


def test_seats_are_counted_from_the_starter_on() -> None:
    told = report(FUTURA, [sighting([10, 30], [1], start=1), sighting([30, 10], [0], start=0)])
    assert [wins[0] for wins in told["seats"]["2"]] == [1.0, 0.0]


def test_only_what_is_surely_beyond_the_limit_is_called_out_of_balance() -> None:
    base = {"mean_score": [100, 99, 101], "seats": {}}
    far = verdict({**base, "scoring": {"tower": {"mean_score": [130, 120, 140]}}})
    perhaps = verdict({**base, "scoring": {"tower": {"mean_score": [120, 100, 140]}}})
    fair = verdict({**base, "scoring": {"tower": {"mean_score": [110, 100, 120]}}})
    assert (len(far["out_of_balance"]), len(far["uncertain"])) == (1, 0)
    assert (len(perhaps["out_of_balance"]), len(perhaps["uncertain"])) == (0, 1)
    assert (len(fair["out_of_balance"]), len(fair["uncertain"])) == (0, 0)
    seats = verdict({"mean_score": [100, 99, 101], "seats": {"4": [[0.4, 0.35, 0.45], [0.22, 0.18, 0.26]]}})
    assert seats["out_of_balance"] == ["with 4 players the starter wins +15.0% beyond a fair share"]


def test_real_games_are_played_for_every_number_of_players_and_drawn(tmp_path: Path) -> None:
    told = balance(FUTURA, games=1, seed="test", bot="greedy", workers=1)
    assert told["games"] == len(FUTURA.seats)
    assert told == balance(FUTURA, games=1, seed="test", bot="greedy", workers=1), "a seed gives the same games"
    seats = sum(FUTURA.seats)
    assert sum(record["held"] for record in told["cards"].values()) == 8 * seats
    assert sum(record["held"] for record in told["scoring"].values()) == 2 * seats
    assert sum(record.get("taken", 0) for record in told["cards"].values()) <= 8 * seats
    file = tmp_path / "balance.png"
    plot(told, file)
    assert file.read_bytes().startswith(b"\x89PNG")


def test_work_spread_over_processes_gives_the_same_report() -> None:
    alone = balance(FUTURA, games=1, seed="spread", bot="random", workers=1)
    assert balance(FUTURA, games=1, seed="spread", bot="random", workers=2) == alone


def test_a_game_without_sightings_and_a_wrong_picture_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="nothing to balance"):
        balance(game_named("terra"), games=1, seed="x", bot="random")
    with pytest.raises(Refused, match=r"a picture ends in \.png"):
        ready_to_plot(tmp_path / "picture.txt")
    with pytest.raises(Refused, match="no folder"):
        ready_to_plot(tmp_path / "nowhere" / "picture.png")
