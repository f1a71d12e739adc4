"""A decision can be taken back until it has shown something or another player has decided."""

from random import Random
from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.engine.game import game_named, games
from terrae.engine.match import Match
from terrae.engine.record import replay

GAMES = sorted(games())


def match_of(name: str, seed: str) -> Match[Any, Any]:
    game = game_named(name)
    return Match(game, [{"name": f"P{i}", "kind": "human"} for i in range(3)], seed=seed)


def play_until(match: Match[Any, Any], text: str, choice: Random) -> bool:
    """Play at random until somebody answers with a text that starts like this; False if nobody ever does."""
    while not match.over:
        wanted = [answer for answer in match.answers() if answer.startswith(text)]
        match.play(match.actor, choice.choice(wanted or match.answers()))
        if wanted:
            return True
    return False


def after_playing(name: str, text: str) -> Match[Any, Any]:
    for number in range(20):
        match = match_of(name, f"take back {number}")
        if play_until(match, text, Random(number)):
            return match
    raise AssertionError(f"nobody could answer {text!r} in twenty games of {name}")


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_restores_the_state_and_the_moves(name: str) -> None:
    """To the last question with two answers or more: the only legal answers after it are undone too."""
    choice = Random(5)
    match = match_of(name, "restore")
    taken_back = 0
    while not match.over:
        seat, answers = match.actor, match.answers()
        if len(answers) > 1:
            decided = seat, match.state.clone(), list(match.moves), list(match.shuffles)
        match.play(seat, choice.choice(answers))
        if taken_back < 8 and match.may_take_back(seat):
            match.take_back(seat)
            taken_back += 1
            assert (seat, match.state, match.moves, match.shuffles) == decided
            match.play(seat, choice.choice(match.answers()))
    assert taken_back > 3
    assert replay(match.record()).state == match.state


@pytest.mark.parametrize("name", GAMES)
def test_only_the_one_who_decided_last_may_take_back(name: str) -> None:
    choice = Random(6)
    match = match_of(name, "others")
    while not match.over:
        seat = match.actor
        match.play(seat, choice.choice(match.answers()))
        for other in range(3):
            if other != seat:
                assert not match.may_take_back(other)
    with pytest.raises(Refused):
        match.take_back(0)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("terra", "G"),  # a card shown to the others cannot go back to the hand (T23)
        ("terra", "hoard"),
        ("terra", "discard"),
        ("terra-futura", "drop"),  # the row was refilled
        ("terra-futura", "take I1"),
        ("terra-futura", "take II"),
        ("terra-futura", "pattern"),  # a Scoring card was shown (F32)
    ],
)
def test_what_has_shown_a_card_stays(name: str, text: str) -> None:
    match = after_playing(name, text)
    assert not match.may_take_back(match.moves[-1][0])


def test_an_answer_that_was_the_only_one_is_no_decision_to_take_back() -> None:
    """Nor does it hide what cannot be taken back: a card laid on a crisis stays, whatever was answered after it."""
    choice = Random(1)
    match = match_of("terra", "forced")
    while not (match.moves and ">" in match.moves[-1][1] and match.answers() == ["done"]):
        match.play(match.actor, choice.choice(match.answers()))
    seat = match.actor
    match.play(seat, "done")
    assert not match.may_take_back(seat)
    with pytest.raises(Refused):
        match.take_back(seat)


def test_the_only_answers_go_back_with_the_decision_before_them() -> None:
    choice = Random(2)
    match = match_of("terra-futura", "several")
    while True:
        answers = match.answers()
        match.play(match.actor, choice.choice(answers))
        seat = match.moves[-1][0]
        if len(answers) == 1 and (count := match.moves_to_take_back(seat)):
            break
    played = len(match.moves)
    match.take_back(seat)
    assert (count > 1, len(match.moves)) == (True, played - count)
    assert (match.actor, len(match.answers()) > 1) == (seat, True)


@pytest.mark.parametrize("text", ["keep", "use", "pay", "gain", "pollute", "move", "copy"])
def test_what_is_done_in_the_open_can_be_taken_back(text: str) -> None:
    match = after_playing("terra-futura", text)
    assert match.may_take_back(match.moves[-1][0])


def test_placing_a_card_of_the_display_can_be_taken_back_but_not_one_taken_unseen() -> None:
    choice = Random(8)
    seen = unseen = 0
    for number in range(6):
        match = match_of("terra-futura", f"unseen {number}")
        while not match.over:
            answers = match.answers()
            match.play(match.actor, choice.choice(answers))
            if match.moves[-1][1].startswith("place") and len(answers) > 1:
                took = next(text for _, text in reversed(match.moves) if text.startswith("take"))
                if took in ("take I", "take II"):
                    level = took.count("I") - 1
                    known = match.state.left[level] == 0  # the last card of a deck is known by elimination
                    assert match.may_take_back(match.moves[-1][0]) == known
                    unseen += 1
                else:
                    assert match.may_take_back(match.moves[-1][0])
                    seen += 1
    assert seen > 0
    assert unseen > 0


def test_terra_s_pass_can_be_taken_back_while_the_next_player_thinks() -> None:
    match = match_of("terra", "pass")
    while match.answers()[0] != "pass" or len(match.answers()) == 1:
        match.play(match.actor, match.answers()[0])
    seat = match.actor
    match.play(seat, "pass")
    assert match.actor != seat
    match.take_back(seat)
    assert match.actor == seat
