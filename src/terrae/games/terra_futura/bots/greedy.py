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
from .planner import LEAST, TRIAL, VIEW, WORLD, try_action

WITHIN_AN_OPTION = (PAY, CHOOSE, POLLUTE, MOVE, COPY, REWARD, CLEAN)
PLACED = TRIAL + 1
"""The place of the array of states where a card that was taken is tried in its cells."""
ROOMS = PLACED
"""How many states are used besides the view."""
WORK = 2 * ACTIONS
"""How many places the working memory has: the answers, then the cells for a card."""


def is_in_an_option(s: State) -> bool:
    """Is an option being carried out?"""
    for i in range(len(WITHIN_AN_OPTION)):
        if s.phase == WITHIN_AN_OPTION[i]:
            return True
    return False


def choose_with_room(
    states: MutableSequence[Any],
    d: Deck,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """The action after which the forecast is best for who decides in the view at VIEW.

    Of a card taken it is the forecast in its best cell, of an option that once it is carried out. No card of the
    display is dropped. It is one function, because each that calls the rules takes seconds more to compile.
    """
    n = legal(states[VIEW], d, work)
    if n == 1 or states[VIEW].phase == DROP:
        return work[0]
    seat = states[VIEW].actor
    imagine(states[VIEW], d, seat, states[WORLD], r, scratch)
    best = work[0]
    most = LEAST
    for i in range(n):
        copy_state(states, WORLD, TRIAL)
        action = work[i]
        at = TRIAL
        cells = 0
        tried = 0
        while True:
            play(states[at], d, action, r, scratch)
            if states[at].phase == PLACE:
                cells = legal(states[TRIAL], d, scratch)
                for cell in range(cells):
                    work[ACTIONS + cell] = scratch[cell]
            elif is_in_an_option(states[at]):
                action = try_action(states[at], d, r, scratch)
                continue
            else:
                found = forecast(states[at], d, seat, WEIGHTS, scratch)
                if found > most:
                    most = found
                    best = work[i]
            if tried == cells:
                break
            at = PLACED
            copy_state(states, TRIAL, PLACED)
            action = work[ACTIONS + tried]
            tried += 1
    return best
