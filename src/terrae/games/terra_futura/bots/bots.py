"""The bots of Terra Futura, from the weakest to the strongest.

`greedy` looks one step ahead and `planner` searches its whole turn, both by the forecast. `learned` takes the best of
many turns by the learned value, and `search` plays the best of those on in imagined worlds.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from terrae.engine.compile_cache import is_built
from terrae.engine.game import Game
from terrae.engine.player import Position, Range
from terrae.engine.search.buffers import Buffers

from ..rules.state import DROP, PATTERN, PLACE, TAKE, USE
from .greedy import TRIAL_STATES, WORK
from .planner import TRIAL, VIEW
from .turn_search import Clock, turn_search

TRIALS = {DROP: 1500, TAKE: 4000, USE: 1000}
"""How many ways to finish a turn the planner tries for each question; for the others it tries OTHER_TRIALS."""
OTHER_TRIALS = 500


class Greedy:
    """A bot that looks one step ahead. Wherever the compiled material plays it, it decides by the same functions."""

    def policy(self) -> list[int]:
        """It has no numbers of its own."""
        return [0]

    def __call__(self, position: Position) -> int:
        """The action after which the forecast is best; it never drops a card of the display."""
        if len(position.legal) == 1:
            return position.legal[0]
        game = position.game
        states = [position.v, *(game.state() for _ in range(TRIAL_STATES))]
        scratch, work = [0] * game.scratch, [0] * WORK
        return int(game.mind.choose_action(states, 0, position.d, self.policy(), (), position.r, scratch, work))


greedy = Greedy()


def planner(position: Position) -> int:
    """The first step of the best of thousands of ways to finish the turn, tried in the compiled material.

    Who is in a hurry before that is compiled gets the same answer from the plain material, in up to a second.
    """
    if len(position.legal) == 1:
        return position.legal[0]
    if position.hurry and not is_built(position.game):
        return plan(position, planning_buffers(position.game, compiled=False))
    return plan(position, planning_buffers(position.game))


def trials_for(position: Position) -> int:
    return TRIALS.get(position.v.phase, OTHER_TRIALS)


@cache
def planning_buffers(game: Game[Any, Any], compiled: bool = True) -> Buffers:
    """The buffers of this process for planning, in one of the materials. They hold no memory of the game."""
    return Buffers(game, TRIAL + 1, compiled=compiled)


def plan(position: Position, b: Buffers) -> int:
    """The first step of the best way found, in the material of the buffers."""
    b.put(VIEW, position.v)
    scratch, actions, values = (b.scratch() for _ in range(3))
    action = b.mind.plan(
        b.states,
        b.decks(position.d),
        position.seat,
        trials_for(position),
        b.mind.WEIGHTS,
        b.generators(position.r),
        scratch,
        actions,
        values,
    )
    return int(action)


# ---- The learned value -----------------------------------------------------------------------------------------

TRIAL_PARTS = {DROP: 60, TAKE: 100, PLACE: 50, USE: 16, PATTERN: 100}
"""Of the trials for taking a card, how many hundredths go to another question; to those not named OTHER_TRIAL_PART."""
OTHER_TRIAL_PART = 6
TURN_OF_TRIALS = 280
"""About so many of these hundredths make up a whole turn of who drops no card."""
TIME_PARTS = {DROP: 6, TAKE: 80, PLACE: 8}
"""Of a turn's time, how many hundredths a search may take for a question; for those not named one."""
PLAIN_TRIALS = 100
"""In the plain material at most so many turns are tried; that takes about half a second."""
TRIALS_OF_SEARCH = 6000
"""More trials than this hardly find a better turn."""

Ms = Annotated[int, Range(0, 60_000)]
Iterations = Annotated[int, Range(0, 1_000_000)]


def learned(position: Position, *, ms: Ms = 0, iterations: Iterations = 4000) -> int:
    """The first step of the best of many turns, as a value says that was learned from play; it drops no card.

    `iterations` is the number of turns tried where a card is taken. With `ms` it thinks so many milliseconds a turn.
    """
    if len(position.legal) == 1 or position.v.phase == DROP:
        return position.legal[0]
    part = TRIAL_PARTS.get(position.v.phase, OTHER_TRIAL_PART)
    trials = max(1, iterations * part // 100)
    if position.hurry and not is_built(position.game):
        return turn_search(position.game, compiled=False).plan(position, min(PLAIN_TRIALS, trials))
    clock = Clock(position, ms * part / TURN_OF_TRIALS)
    turns = turn_search(position.game)
    return turns.plan(position, turns.affordable(clock, None if ms else trials))


def search(position: Position, *, ms: Ms = 0, iterations: Iterations = 800) -> int:
    """Plays the best turns it finds on in imagined worlds, and takes the one that leaves it furthest ahead.

    `iterations` is the number of games played on where a card is taken. With `ms` it thinks so many ms a turn at most.
    """
    if len(position.legal) == 1:
        return position.legal[0]
    if position.hurry and not is_built(position.game):
        return learned(position, iterations=PLAIN_TRIALS)
    phase = position.v.phase
    clock = Clock(position, ms * TIME_PARTS.get(phase, 1) / 100)
    turns = turn_search(position.game)
    turns.load(position)
    trials = turns.affordable(clock, TRIALS_OF_SEARCH * TRIAL_PARTS.get(phase, OTHER_TRIAL_PART) // 100)
    if phase not in (TAKE, PLACE):
        return turns.plan(position, trials)
    rollouts = None if ms else iterations * TRIAL_PARTS[phase] // 100
    return turns.search(position, trials, rollouts, clock)
