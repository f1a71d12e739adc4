"""Playing on from a moment: the seat sees and hears the same, and what it could not see is dealt anew."""

import json
from random import Random
from typing import Any

import pytest

from terrae.engine.dealt_anew import dealt_anew, heard_by
from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.record import record_of, replay


def played(game: Game[Any, Any], players: int, seed: str) -> Match[Any, Any]:
    match = Match(game, [{"name": "", "kind": "human"}] * players, seed=seed)
    choice = Random(seed)
    while not match.over:
        match.play(match.actor, choice.choice(match.answers()))
    return match


def moments(match: Match[Any, Any], seed: int) -> list[int]:
    return sorted(Random(seed).sample(range(len(match.moves)), min(12, len(match.moves))))


@pytest.mark.parametrize("seed", ["anew a", "anew b"])
def test_the_seat_sees_the_same_at_every_step_and_the_record_holds(game: Game[Any, Any], seed: str) -> None:
    for players in game.seats:
        match = played(game, players, f"{seed}{players}")
        changed = 0
        for move in moments(match, players):
            for seat in (0, players - 1):
                anew = dealt_anew(match, move, seat, f"{seed}/{move}")
                past = match.copy()
                past.undo(len(match.moves) - move)
                assert heard_by(anew, seat) == heard_by(past, seat)
                assert len(anew.moves) == move
                assert replay(json.loads(json.dumps(record_of(anew)))).state.values() == anew.state.values()
                changed += anew.state.values() != past.state.values()
        assert changed, "what is hidden is another"


@pytest.mark.attack("Plays on from a moment to find out the real cards.")
def test_two_worlds_that_look_the_same_are_dealt_anew_the_same(game: Game[Any, Any]) -> None:
    """What is dealt follows from what the seat saw, and from nothing else."""
    players = min(4, game.seats[-1])
    match = played(game, players, "same")
    for move in moments(match, 7)[2:]:
        other = dealt_anew(match, move, 1, "another world")
        one, two = (dealt_anew(world, move, 1, "seed") for world in (match, other))
        assert (one.setup, one.moves, one.shuffles) == (two.setup, two.moves, two.shuffles)


def test_nothing_is_played_on_that_is_over_or_not_there(game: Game[Any, Any]) -> None:
    match = played(game, game.seats[0], "over")
    for move, seat in ((len(match.moves), 0), (len(match.moves) + 1, 0), (0, game.seats[0]), (-1, 0)):
        with pytest.raises(Refused):
            dealt_anew(match, move, seat, "x")
