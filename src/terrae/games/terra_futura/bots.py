"""The bots of Terra Futura: `greedy` looks one step ahead, `planner` searches its whole turn."""

from __future__ import annotations

from typing import Any

from terrae.engine.player import Position

from .forecast import WEIGHTS
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
    room = [0] * game.room
    game.run.imagine(position.v, d, seat, world, position.r, room)
    values = [outlook(game, world, d, seat, action, position.r, room) for action in position.legal]
    return position.legal[values.index(max(values))]


def outlook(game: Any, world: Any, d: Any, seat: int, action: int, r: Any, room: list[int]) -> int:
    """The forecast after an action: of a card taken, in its best cell; of an option, once it is carried out."""
    s = world.clone()
    game.run.play(s, d, action, r, room)
    if s.phase == PLACE:
        return max(outlook(game, s, d, seat, cell, r, room) for cell in game.legal(s, d))
    while s.phase in IN_AN_OPTION:
        game.run.play(s, d, game.run.try_action(s, d, r, room), r, room)
    value: int = game.run.forecast(s, d, seat, WEIGHTS, room)
    return value


def planner(position: Position) -> int:
    """The first step of the best of thousands of ways to finish the turn, tried in the compiled material."""
    if len(position.legal) == 1:
        return position.legal[0]
    return Planner.of(position).plan(position)


class Planner:
    """Room for planning in the compiled material, kept for the next decision; it holds no memory of the game."""

    made: Planner | None = None

    def __init__(self, position: Position) -> None:
        import numpy as np

        from terrae.engine.compiled import compiled

        self.game = position.game
        self.fast = compiled(position.game)
        self.states = self.fast.states(3)
        self.room = self.fast.room()
        self.actions = self.fast.room()
        self.values = self.fast.room()
        self.weights = np.array(WEIGHTS, np.int64)
        self.deck = position.d
        self.decks = self.fast.decks(position.d)

    @classmethod
    def of(cls, position: Position) -> Planner:
        if cls.made is None or cls.made.game is not position.game or cls.made.deck is not position.d:
            cls.made = cls(position)
        return cls.made

    def plan(self, position: Position) -> int:
        import numpy as np

        from terrae.engine.compiled import fill, record_type

        fill(self.states, 0, position.v)
        generators = np.zeros(1, record_type(type(position.r)))
        fill(generators, 0, position.r)
        trials = TRIALS.get(position.v.phase, OTHER_TRIALS)
        action = self.fast.run.plan(
            self.states,
            self.decks,
            position.seat,
            trials,
            self.weights,
            generators,
            self.room,
            self.actions,
            self.values,
        )
        return int(action)
