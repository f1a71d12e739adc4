"""Looking one step ahead, in both materials: the action after which the forecast is best."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import Generator
from terrae.engine.game_loop import copy_state, play

from ..rules.actions import ACTIONS
from ..rules.answers import legal
from ..rules.state import CHOOSE, CLEAN, COPY, DROP, MOVE, PAY, PLACE, POLLUTE, REWARD, Deck, State
from ..view.sight import imagine
from .forecast import WEIGHTS, forecast
from .planner import LEAST, TRIAL, WORLD, try_action

WITHIN_AN_OPTION = (PAY, CHOOSE, POLLUTE, MOVE, COPY, REWARD, CLEAN)
PLACED = TRIAL + 1
"""So many places after the view is the state where a card that was taken is tried in its cells."""
TRIAL_STATES = PLACED
"""How many states are used besides the view."""
WORK = 2 * ACTIONS
"""How many places the working memory has: the answers, then the cells for a card."""


def is_in_an_option(s: State) -> bool:
    """Is an option being carried out?"""
    for i in range(len(WITHIN_AN_OPTION)):
        if s.phase == WITHIN_AN_OPTION[i]:
            return True
    return False


def choose_action(
    states: MutableSequence[Any],
    i: int,
    d: Deck,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """The action after which the forecast is best for who decides in state `i`.

    Of a card taken it is the forecast in its best cell, of an option that once it is carried out. No card of the
    display is dropped. It is one function, because each that calls the rules takes seconds more to compile.
    """
    world, trial, placed = i + WORLD, i + TRIAL, i + PLACED
    n = legal(states[i], d, work)
    if n == 1 or states[i].phase == DROP:
        return work[0]
    seat = states[i].actor
    imagine(states[i], d, seat, states[world], r, scratch)
    best = work[0]
    most = LEAST
    for k in range(n):
        copy_state(states, world, trial)
        action = work[k]
        at = trial
        cells = 0
        tried = 0
        while True:
            play(states[at], d, action, r, scratch)
            if states[at].phase == PLACE:
                cells = legal(states[trial], d, scratch)
                for cell in range(cells):
                    work[ACTIONS + cell] = scratch[cell]
            elif is_in_an_option(states[at]):
                action = try_action(states[at], d, r, scratch)
                continue
            else:
                found = forecast(states[at], d, seat, WEIGHTS, scratch)
                if found > most:
                    most = found
                    best = work[k]
            if tried == cells:
                break
            at = placed
            copy_state(states, trial, placed)
            action = work[ACTIONS + tried]
            tried += 1
    return best
