"""The bots of Terra Futura: `greedy` looks one step ahead, `planner` searches its whole turn."""

from __future__ import annotations

from functools import cache
from typing import Any

from terrae.engine.builds import is_built
from terrae.engine.game import Game
from terrae.engine.player import Position

from .forecast import WEIGHTS
from .planner import TRIAL, VIEW
from .state import CHOOSE, CLEAN, COPY, DROP, MOVE, PAY, PLACE, POLLUTE, REWARD, TAKE, USE

TRIALS = {DROP: 1500, TAKE: 4000, USE: 1000}
"""How many ways to finish a turn the planner tries for each question; for the others it tries OTHER_TRIALS."""
OTHER_TRIALS = 500
IN_AN_OPTION = (PAY, CHOOSE, POLLUTE, MOVE, COPY, REWARD, CLEAN)


def greedy(position: Position) -> int:
    """The action after which the forecast is best; it never drops a card of the display."""
    game, d, seat = position.game, position.d, position.seat
    if len(position.legal) == 1 or position.v.phase == DROP:
        return position.legal[0]
    world = game.state()
    scratch = [0] * game.scratch
    game.run.imagine(position.v, d, seat, world, position.r, scratch)
    values = [outlook(game, world, d, seat, action, position.r, scratch) for action in position.legal]
    return position.legal[values.index(max(values))]


def outlook(game: Any, world: Any, d: Any, seat: int, action: int, r: Any, scratch: list[int]) -> int:
    """The forecast after an action: of a card taken, in its best cell; of an option, once it is carried out."""
    s = world.clone()
    game.run.play(s, d, action, r, scratch)
    if s.phase == PLACE:
        return max(outlook(game, s, d, seat, cell, r, scratch) for cell in game.legal(s, d))
    while s.phase in IN_AN_OPTION:
        game.run.play(s, d, game.run.try_action(s, d, r, scratch), r, scratch)
    value: int = game.run.forecast(s, d, seat, WEIGHTS, scratch)
    return value


def planner(position: Position) -> int:
    """The first step of the best of thousands of ways to finish the turn, tried in the compiled material.

    Who is in a hurry before that is compiled gets the same answer from the plain material, in up to a second.
    """
    if len(position.legal) == 1:
        return position.legal[0]
    if position.hurry and not is_built(position.game):
        return plan_plainly(position)
    return desk(position.game).plan(position)


def trials_for(position: Position) -> int:
    return TRIALS.get(position.v.phase, OTHER_TRIALS)


def plan_plainly(position: Position) -> int:
    game = position.game
    states = [game.state() for _ in range(TRIAL + 1)]
    states[VIEW].fill(position.v.values())
    scratch, actions, values = ([0] * game.scratch for _ in range(3))
    trials, chance = trials_for(position), [position.r]
    action = game.run.plan(
        states, [position.d], position.seat, trials, game.run.WEIGHTS, chance, scratch, actions, values
    )
    return int(action)


@cache
def desk(game: Game[Any, Any]) -> Desk:
    return Desk(game)


class Desk:
    """Room for planning in the compiled material, kept for the next decision; it holds no memory of the game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        from terrae.engine.compiled import compiled  # only who plans pays for Numba

        self.fast = compiled(game)
        self.states = self.fast.states(TRIAL + 1)
        self.scratch, self.actions, self.values = self.fast.scratch(), self.fast.scratch(), self.fast.scratch()

    def plan(self, position: Position) -> int:
        from terrae.engine.compiled import fill

        fill(self.states, VIEW, position.v)
        action = self.fast.run.plan(
            self.states,
            self.fast.decks(position.d),
            position.seat,
            trials_for(position),
            self.fast.run.WEIGHTS,
            self.fast.generators(position.r),
            self.scratch,
            self.actions,
            self.values,
        )
        return int(action)
