"""The bots of Terra Futura, from the weakest to the strongest.

`greedy` looks one step ahead and `planner` searches its whole turn, both by the forecast. `learned` takes the best of
many turns by the learned value, and `search` plays the best of those on in imagined worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import thread_time
from typing import Annotated, Any

from terrae.engine.builds import is_built
from terrae.engine.game import Game
from terrae.engine.player import Budget, Position, Range

from .forecast import WEIGHTS
from .learned import card_types, net_for
from .planner import TRIAL, VIEW
from .sampling import LONGEST
from .search import ROLLOUT
from .state import CHOOSE, CLEAN, COPY, DROP, MOVE, PATTERN, PAY, PLACE, POLLUTE, REWARD, TAKE, USE
from .value import NET_LENGTH, WORK, Tools

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


# ---- The learned value -----------------------------------------------------------------------------------------

PARTS = {TAKE: 100, PLACE: 50, USE: 16, PATTERN: 100}
"""Of the trials for taking a card, how many hundredths go to another question; to those not named OTHER_PART."""
OTHER_PART = 6
TURN = 280
"""About so many of these hundredths make up a whole turn."""
PLAIN_TRIALS = 100
"""In the plain material at most so many turns are tried; that takes about half a second."""
GUESSED_PACE = 1e-5
"""A trial is thought to take so many seconds of the processor until one was timed."""
KEPT_WAYS = 6
ROLLOUT_TURNS = 2
"""Rollouts go on for so many turns of everybody."""
QUICK_TRIALS = 70
TRIALS_OF_SEARCH = 2000
SHARE_OF_TRIALS = 0.3
"""Of a time limit, this part goes to trials, the rest to rollouts."""

Ms = Annotated[int, Range(0, 60_000)]
Iterations = Annotated[int, Range(0, 1_000_000)]


def learned(position: Position, *, ms: Ms = 0, iterations: Iterations = 4000) -> int:
    """The first step of the best of many turns, as a value says that was learned from play.

    `iterations` is the number of turns tried where a card is taken. With `ms` it thinks so many milliseconds a turn.
    """
    if len(position.legal) == 1:
        return position.legal[0]
    part = PARTS.get(position.v.phase, OTHER_PART)
    if position.hurry and not is_built(position.game):
        return learned_plainly(position, min(PLAIN_TRIALS, max(1, iterations * part // 100)))
    limit = limit_of(position, ms, part)
    desk = turn_desk(position.game)
    trials = desk.affordable(limit, "trial") if limit else max(1, iterations * part // 100)
    return desk.plan(position, max(1, trials))


def search(position: Position, *, ms: Ms = 0, iterations: Iterations = 400) -> int:
    """Plays the best turns it finds on in imagined worlds, and takes the one that leaves it furthest ahead.

    `iterations` is the number of games played on where a card is taken. With `ms` it thinks so many ms a turn.
    """
    if len(position.legal) == 1:
        return position.legal[0]
    if position.hurry and not is_built(position.game):
        return learned_plainly(position, PLAIN_TRIALS)
    part = PARTS.get(position.v.phase, OTHER_PART)
    desk = turn_desk(position.game)
    limit = limit_of(position, ms, part)
    rollouts = iterations * part // 100 if position.v.phase in (TAKE, PLACE) else 0
    trials = TRIALS_OF_SEARCH * part // 100
    if limit:
        for_trials = limit * SHARE_OF_TRIALS if position.v.phase in (TAKE, PLACE) else limit
        trials = desk.affordable(for_trials, "trial")
        rollouts = desk.affordable(limit - for_trials, "rollout")
    return desk.search(position, max(1, trials), rollouts)


def limit_of(position: Position, ms: int, part: int) -> float:
    """The seconds that this decision may take: its part of a turn's time, at most what the position allows; or 0."""
    own = Budget(ms=max(1, ms * part // TURN) if ms else 0)
    return own.within(position.budget).ms / 1000


def learned_plainly(position: Position, trials: int) -> int:
    game = position.game
    states = [game.state() for _ in range(ROLLOUT + 2)]
    states[VIEW].fill(position.v.values())
    tools = Tools(
        w=WEIGHTS,
        types=card_types(position.d),
        net=net_for(position.d),
        x=[0.0] * WORK,
        scratch=[0] * game.scratch,
        ways=[0] * game.scratch,
        values=[0] * game.scratch,
        line=[0] * (LONGEST + 1),
        lines=[[0] * (LONGEST + 1) for _ in range(game.scratch)],
    )
    return int(game.mind.plan_turn(states, [position.d], position.seat, trials, tools, [position.r]))


@cache
def turn_desk(game: Game[Any, Any]) -> TurnDesk:
    """The desk of this process."""
    return TurnDesk(game)


class TurnDesk:
    """Room for thinking about turns in the compiled material. It remembers how long trials take, and nothing else."""

    def __init__(self, game: Game[Any, Any]) -> None:
        from terrae.engine.compiled import compiled  # only who plans pays for Numba

        self.fast = compiled(game)
        self.states = self.fast.states(ROLLOUT + 2)
        self.leads, self.order = self.fast.scratch(), self.fast.scratch()
        self.d: Any = None
        self.decks: Any = None
        self.tools: Tools
        self.rollout: Tools
        self.pace = {"trial": GUESSED_PACE, "rollout": 100 * GUESSED_PACE}

    def floats(self, n: int, length: int) -> Any:
        """So many rows of numbers, all 0."""
        return self.fast.rows(n, length).astype(float)

    def know(self, d: Any, net: Any = None) -> None:
        """Lay out what is known of a deck: the types of its cards, and the net, which may be given."""
        if self.d is not d:
            self.d = d
            self.decks = self.fast.decks(d)
            numbers, types = self.floats(1, NET_LENGTH)[0], self.fast.numbers(card_types(d))
            numbers[:] = net_for(d)
            self.tools, self.rollout = self.tools_for(types, numbers), self.tools_for(types, numbers)
        if net is not None:
            self.tools.net[:] = net  # type: ignore[index]  # it is an array here

    def tools_for(self, types: Any, net: Any) -> Tools:
        rows: Callable[[int, int], Any] = self.fast.rows
        length = self.fast.game.scratch
        return Tools(
            w=self.fast.run.WEIGHTS,
            types=types,
            net=net,
            x=self.floats(1, WORK)[0],
            scratch=rows(1, length)[0],
            ways=rows(1, length)[0],
            values=rows(1, length)[0],
            line=rows(1, LONGEST + 1)[0],
            lines=rows(length, LONGEST + 1),
        )

    def affordable(self, seconds: float, what: str) -> int:
        """How many trials or rollouts go into so much time."""
        return int(seconds / self.pace[what])

    def timed(self, what: str, count: int, began: float) -> None:
        """Learn how long such things take."""
        self.pace[what] += 0.2 * ((thread_time() - began) / max(1, count) - self.pace[what])

    def plan(self, position: Position, trials: int) -> int:
        """The first action of the best of about so many turns."""
        return self.search(position, trials, 0)

    def search(self, position: Position, trials: int, rollouts: int) -> int:
        """The same, the best few being played on in about so many games."""
        from terrae.engine.compiled import fill

        self.know(position.d)
        fill(self.states, VIEW, position.v)
        generators = self.fast.generators(position.r)
        began = thread_time()
        action = self.fast.mind.search_turn(
            self.states,
            self.decks,
            position.seat,
            trials,
            KEPT_WAYS,
            rollouts,
            ROLLOUT_TURNS * position.v.players,
            QUICK_TRIALS,
            self.tools,
            self.rollout,
            self.leads,
            self.order,
            generators,
        )
        if rollouts:
            self.timed("rollout", rollouts, began + trials * self.pace["trial"])
        else:
            self.timed("trial", trials, began)
        return int(action)
