"""A turn tried again: what its seat saw is the same, what it did not see is dealt anew."""

import json
from typing import Any

import pytest

from terrae.coach.try_again import is_over, moment_again, play_turn
from terrae.engine.dealt_anew import heard_by
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.engine.record import replay
from terrae.games.terra_futura import TerraFutura
from terrae.games.terra_futura.bots import bots
from terrae.games.terra_futura.coach import turn_points

GAME = TerraFutura()


@pytest.fixture(scope="module")
def match() -> Match[Any, Any]:
    played: Match[Any, Any] = Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(3)], seed="again")
    play_bots(played, [bots.greedy] * 3)
    return played


def turn_of(match: Match[Any, Any], seat: int, number: int) -> tuple[int, list[str]]:
    """After how many moves a turn of the seat began, and its own answers in it."""
    first = [move for move, (mover, text) in enumerate(match.moves) if mover == seat and text == "keep"][number]
    states = [state.turn for state, _ in match.states()]
    last = next(move for move in range(first, len(states)) if states[move] != seat)
    return first, [text for mover, text in match.moves[first:last] if mover == seat]


def test_the_turn_as_it_was_played_can_be_played_again_and_is_coached_as_before(match: Match[Any, Any]) -> None:
    move, answers = turn_of(match, 1, 3)
    begun = moment_again(match, 1, move)
    assert begun.setup != match.setup
    again = play_turn(begun, 1, answers)
    assert is_over(again, 1)
    assert [text for mover, text in again.moves[move:] if mover == 1] == answers
    record = replay(json.loads(json.dumps(again.record())))
    points, tried = ([*turn_points(each, 1)] for each in (match, record))
    for (one, _), (other, _) in zip(points, tried, strict=False):
        if one.move <= move:
            assert (one.view.values(), one.texts, one.event) == (other.view.values(), other.texts, other.event)


def test_half_a_turn_is_not_over_and_the_same_answers_lead_to_the_same_place(match: Match[Any, Any]) -> None:
    move, answers = turn_of(match, 0, 2)
    begun = moment_again(match, 0, move)
    half = play_turn(begun, 0, answers[:2])
    assert not is_over(half, 0)
    assert half.view(0) == play_turn(moment_again(match, 0, move), 0, answers[:2]).view(0)
    assert heard_by(begun, 0) == heard_by(moment_again(match, 0, move), 0)
    assert len(begun.moves) == move, "what was begun is left as it was"


@pytest.mark.attack("Tries a turn again that is none, or by answers that are none.")
def test_what_is_no_turn_of_the_seat_is_refused(match: Match[Any, Any]) -> None:
    move, answers = turn_of(match, 0, 2)
    for seat, at in ((1, move), (0, move + 1), (0, len(match.moves)), (0, -1), (9, 0)):
        with pytest.raises(Refused):
            moment_again(match, seat, at)
    begun = moment_again(match, 0, move)
    for wrong in (["hop"], [*answers, "keep"]):
        with pytest.raises(Refused):
            play_turn(begun, 0, wrong)
