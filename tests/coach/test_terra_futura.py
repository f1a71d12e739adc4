"""The coach of Terra Futura: points of the final score, turn by turn."""

import json
from typing import Any

import pytest

from terrae.coach.advice import advice
from terrae.engine.coaching import CARD_COMES, NOTHING_MORE, OTHER_DECIDES, SEAT_DECIDES
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.games.terra_futura import TerraFutura, coach
from terrae.games.terra_futura.bots import bots
from terrae.games.terra_futura.coach import AS_REFERENCE, MISSED, WORLDS, ReferencePlayer, missed, turn_points

GAME = TerraFutura()


def played(seed: str) -> Match[Any, Any]:
    match = Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(2)], seed=seed)
    play_bots(match, [bots.greedy, bots.greedy])
    return match


@pytest.fixture(autouse=True)
def quick_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reference finds a turn sooner: which one is nothing to these tests."""
    monkeypatch.setattr(coach, "TRIALS", 60)
    monkeypatch.setattr(coach, "GAMES", 24)


@pytest.fixture(scope="module")
def match() -> Match[Any, Any]:
    return played("coach")


def test_every_turn_and_every_card_it_brings_is_a_point(match: Match[Any, Any]) -> None:
    points = [point for point, _ in turn_points(match, 0)]
    assert points[-1].event == NOTHING_MORE
    own = [point for point in points if point.event == SEAT_DECIDES]
    others = [point for point in points if point.event == OTHER_DECIDES]
    assert len(own) == len(others) == 9
    assert sum(point.event == CARD_COMES for point in points) == 17
    assert all(len(point.texts) == 2 and point.texts[AS_REFERENCE] for point in own)


def test_the_parts_of_the_score_add_up_to_the_last_digit(match: Match[Any, Any]) -> None:
    report = json.loads(json.dumps(advice(match, 0, batches=2)))
    part = report["score"]
    assert part["start"] + part["cards"] + part["others"] + part["choices"] == part["end"]
    assert part["end"] == GAME.run.score(match.state, match.d, 0)
    assert report["worlds"] == 2 * WORLDS
    assert {"start_se", "cards_se", "others_se", "choices_se", "end_se"} < part.keys()


@pytest.mark.attack("Reads the order of the decks off the coach's advice.")
def test_advice_does_not_depend_on_the_order_of_the_decks() -> None:
    match = played("secrets")
    match.undo(len(match.moves) * 2 // 3)
    mine = json.dumps(advice(match, 0, batches=1))
    setup = json.loads(json.dumps(match.setup))
    for deck in setup["decks"].values():
        deck[-1], deck[-2] = deck[-2], deck[-1]
    assert setup != match.setup
    twin = Match(GAME, match.players, seed="another", setup=setup)
    for seat, text in match.moves:
        twin.play(seat, text)
    assert twin.seen_by(0).values() == match.seen_by(0).values()
    assert mine == json.dumps(advice(twin, 0, batches=1))


def test_what_imagined_turns_miss_goes_with_the_turns_that_are_left(match: Match[Any, Any]) -> None:
    by_others, by_last = MISSED[2]
    points = [point for point, _ in turn_points(match, 0)]
    own = [point for point in points if point.event == SEAT_DECIDES]
    for left, point in zip(range(9, 0, -1), own, strict=True):
        assert missed(point.view, 0) == pytest.approx(by_last + by_others * (left - 1))
        # After an own turn the others have theirs before the next one.
        after = pytest.approx(by_last + by_others * (left - 1)) if left > 1 else 0.0
        assert missed(point.view, 0, turns_gone=1) == after
    for point in points:
        if point.event == OTHER_DECIDES and missed(point.view, 0):
            assert missed(point.view, 0) == pytest.approx(by_last + by_others * (9 - point.view.cards[0] + 1))
    assert missed(points[-1].view, 0) == 0.0


def test_who_plays_like_the_reference_loses_nothing_by_choices() -> None:
    match = Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(2)], seed="reference")
    play_bots(match, [ReferencePlayer(), bots.greedy])
    match.undo(len(match.moves) * 2 // 3)
    assert advice(match, 0, batches=1)["score"]["choices"] == 0.0
