"""Moments of a game, each beside the same moment in another world that looks the same to one seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from terrae.engine.chance import seeded
from terrae.engine.game import game_named
from terrae.engine.match import Match
from tests.laws.walks import Seating, match_of

AnyMatch = Match[Any, Any]


class Pair(NamedTuple):
    """A match, and the same in another world, of which a seat must be told the same."""

    seat: int
    here: AnyMatch
    there: AnyMatch


def elsewhere(match: AnyMatch, seat: int, chance: str) -> AnyMatch:
    """The same moment in another world, which looks the same to the seat."""
    other = match.copy()
    other.state = match.game.state()
    match.game.run.imagine(match.seen_by(seat), match.d, seat, other.state, seeded(chance), [0] * match.game.scratch)
    return other


def pairs(game: str, players: int, every: int, seed: str) -> Iterator[Pair]:
    """For every so many decisions of a game, from the first on, each seat's pair of worlds."""
    chosen = game_named(game)
    match, choice = match_of(chosen, Seating(players, 0), seed), Random(seed)
    different = 0
    while not match.over:
        moves = len(match.moves)
        if moves % every == 0:
            for seat in range(players):
                other = elsewhere(match, seat, f"{moves}/{seat}")
                different += other.state != match.state
                yield Pair(seat, match.copy(), other)
        match.act(choice.choice(chosen.legal(match.state, match.d)))
    assert different > 10
