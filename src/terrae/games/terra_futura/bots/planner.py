"""Planning a turn: many ways to finish it are tried at random, and the first step of the best is taken.

The worlds in which they are tried are imagined from the seat's own view. Within one world everything until the end of
the turn is in the planner's hands, so the best of many trials counts; over worlds, which nobody chooses, the mean does.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import Generator, below
from terrae.engine.game_loop import copy_state, play

from ..rules.actions import POLLUTE_PLOT, REWARD_KIND
from ..rules.answers import legal
from ..rules.state import CLEAN, DROP, OVER, POLLUTE, REWARD, TAKE, USE, Deck, State
from ..view.sight import imagine
from .forecast import forecast

WORLDS = 4
VIEW, WORLD, TRIAL = 0, 1, 2  # places of the array of states
LEAST = -1_000_000
STOPS_ONE_IN = 8  # of so many activations that could go on, one ends the turn
SOILS_ONE_IN = 4  # of so many cubes of pollution, one goes anywhere, the others where a card stays active


def try_action(s: State, d: Deck, r: Generator, scratch: MutableSequence[int]) -> int:
    """A plausible next action: mostly random, but clean where it can be, and others choose what is best for them."""
    n = legal(s, d, scratch)
    if s.phase == USE:
        if n == 1 or below(r, STOPS_ONE_IN) == 0:
            return scratch[0]
        return scratch[1 + below(r, n - 1)]
    if s.phase == POLLUTE and below(r, SOILS_ONE_IN) > 0:
        fits = 0
        for i in range(n):
            plot = scratch[i] - POLLUTE_PLOT
            if s.cubes[s.turn][plot] < d.spaces[s.card[s.turn][plot]]:
                scratch[fits] = scratch[i]
                fits += 1
        if fits > 0:
            n = fits
    if s.phase == REWARD:
        best = scratch[0]
        for i in range(n):
            if d.worth[scratch[i] - REWARD_KIND] > d.worth[best - REWARD_KIND]:
                best = scratch[i]
        return best
    if s.phase == CLEAN:
        return scratch[n - 1]
    return scratch[below(r, n)]


def finish_turn(s: State, d: Deck, seat: int, w: Sequence[int], r: Generator, scratch: MutableSequence[int]) -> int:
    """Play the seat's turn to its end at random; the forecast then."""
    while s.turn == seat and s.phase != OVER:
        play(s, d, try_action(s, d, r, scratch), r, scratch)
    return forecast(s, d, seat, w, scratch)


def plan(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    trials: int,
    w: Sequence[int],
    generators: Sequence[Generator],
    scratch: MutableSequence[int],
    actions: MutableSequence[int],
    values: MutableSequence[int],
) -> int:
    """The action that `seat` should take in the view at VIEW; `trials` is the number of turns tried in all."""
    d = decks[0]
    r = generators[0]
    n = legal(states[VIEW], d, actions)
    if n == 1:
        return actions[0]
    worlds = WORLDS if states[VIEW].phase == DROP or states[VIEW].phase == TAKE else 1
    each = max(1, trials // (n * worlds))
    for i in range(n):
        values[i] = 0
    for _ in range(worlds):
        imagine(states[VIEW], d, seat, states[WORLD], r, scratch)
        for i in range(n):
            best = LEAST
            for _ in range(each):
                copy_state(states, WORLD, TRIAL)
                play(states[TRIAL], d, actions[i], r, scratch)
                best = max(best, finish_turn(states[TRIAL], d, seat, w, r, scratch))
            values[i] += best
    best_action = 0
    for i in range(1, n):
        if values[i] > values[best_action]:
            best_action = i
    return actions[best_action]
