"""What a dashboard shows of a table: nothing but what a spectator sees, and counts that hold after every move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.server.lessons.glance import NOTHING_SEEN, look_again


def played(game: str, moves: int, **options: Any) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(game_named(game), [{"name": "a"}] * 4, options=options, seed="dashboard")
    lot = Random(7)
    while len(match.moves) < moves and not match.over:
        match.play(match.actor, lot.choice(match.answers()))
    return match


@pytest.mark.rule("T9")
def test_chances_to_help_are_counted_move_by_move_as_at_once() -> None:
    """Who is asked has a chance if another answer than a pass is legal: counted here by answers, there by cards."""
    match: Match[Any, Any] = Match(game_named("terra"), [{"name": "a"}] * 4, options={"crises": 6}, seed="dashboard")
    lot, chances, passed, seen = Random(7), 0, 0, NOTHING_SEEN
    while not match.over:
        answers, asked = match.answers(), match.view(match.actor)["question"]["kind"]
        answer = lot.choice(answers)
        if asked == "impending" and len(answers) > 1:
            chances += 1
            passed += answer == "pass"
        match.play(match.actor, answer)
        if lot.random() < 0.5:
            seen = look_again(match, seen)
    seen = look_again(match, seen)
    assert (seen.chances, seen.passed_able) == (chances, passed)
    assert 0 < passed < chances
    assert look_again(match, NOTHING_SEEN) == seen


def test_what_was_taken_back_is_counted_no_more() -> None:
    match = played("terra", 20)
    seen = look_again(match, NOTHING_SEEN)
    match.play(match.actor, match.answers()[0])
    after = look_again(match, seen)
    match.moves.pop()
    match.state = match.after(len(match.moves))[0].clone()
    assert look_again(match, after) == seen


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_a_tile_follows_from_what_a_spectator_sees(game: str) -> None:
    match = played(game, 25)
    shown = look_again(match, NOTHING_SEEN).shown
    blind = match.copy()
    blind.state, blind.moves = match.seen_by(SPECTATOR), []  # without moves no chance is counted
    assert look_again(blind, NOTHING_SEEN).shown == shown
    assert shown["asked"]
