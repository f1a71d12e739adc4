"""What policies would have done in a game of Terra with open hands, and the same deal played again by them.

In both materials.
"""

from typing import Any

from terrae.engine.game_loop import copy_state
from terrae.engine.search.lookahead import NOBODY, TRIAL, VIEW, LookaheadArrays, Row, draw_policies, rollout

from ..rules.state import SUCCESS
from .policies import choose_action


def choose_by_all(states: Any, decks: Any, t: LookaheadArrays, generators: Any, out: Row) -> None:
    """The action of each policy of the pool in the first state, for the seat that decides there."""
    d = decks[0]
    r = generators[0]
    for k in range(len(t.pool)):
        out[k] = choose_action(states, VIEW, d, t.pool[k], t.past, r, t.scratch, t.work)


def play_again(states: Any, decks: Any, games: int, t: LookaheadArrays, generators: Any, out: Row) -> None:
    """Play the first state on to its end so often, each time by policies drawn anew; 1 for each game that held."""
    d = decks[0]
    r = generators[0]
    players = states[VIEW].players
    for game in range(games):
        copy_state(states, VIEW, TRIAL)
        draw_policies(players, NOBODY, t, r)
        for seat in range(players):
            for i in range(len(t.memory[seat])):
                t.memory[seat][i] = 0
        rollout(states, TRIAL, d, 0, t, r)
        out[game] = 1 if states[TRIAL].phase == SUCCESS else 0
