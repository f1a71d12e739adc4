"""Names the characters at a table of Terra from what everybody could see of one match."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.search.lookahead import VIEW
from terrae.engine.search.rollouts import Rollouts, rollouts_for

from .cooperation import DEEDS, POLICY
from .opponent_model import FREE_RIDERS, POOL
from .preferences import WORK

WORLDS = 32
"""So many hands are imagined for each decision."""
SURPRISE = 1.0
"""So many worlds are added in which a policy might have done anything: no single action rules a character out."""

RIDING = FREE_RIDERS
"""The characters that do not cooperate."""


def names_of(match: Match[Any, Any]) -> list[Mapping[str, float]]:
    """How likely each character of the pool is in each seat of a match that was played."""
    return [chances(sums) for sums in explained(match)]


def chances(sums: list[float]) -> Mapping[str, float]:
    likely = [exp(each - max(sums)) for each in sums]
    return {name: each / sum(likely) for name, each in zip(POOL, likely, strict=True)}


def rollouts_of(game: Game[Any, Any]) -> Rollouts:
    return rollouts_for(game, POLICY, DEEDS, WORK)


def explained(match: Match[Any, Any]) -> list[list[float]]:
    """For each seat and each character the logarithm of how well it explains what the seat has done."""
    game, d, rollouts = match.game, match.d, rollouts_of(match.game)
    b = rollouts.buffers
    arrays = rollouts.arrays._replace(pool=b.numbers(list(POOL.values())))
    decks, out = b.decks(d), b.row(len(POOL))
    generators = b.generators(f"{match.seed}/names")
    sums = [[0.0] * len(POOL) for _ in match.players]
    state = match.ready.clone()
    game.run.begin(state, d)
    for seat, notation in match.moves:
        action = game.parse(state, d, notation)
        assert action is not None
        b.put(VIEW, game.redact(state, d, SPECTATOR))
        worlds = b.mind.explain(b.states, decks, action, WORLDS, arrays, generators, out)
        if worlds:
            for k in range(len(POOL)):
                sums[seat][k] += log((out[k] + SURPRISE / 2) / (worlds + SURPRISE))
        game.run.step(state, d, action)
    return sums
