"""Games of Terra from which its value is learned, in both materials."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import Generator, below
from terrae.engine.game_loop import new_game, play
from terrae.engine.search.lookahead import TRIAL, WHOLE, LookaheadArrays

from ..rules.rules import is_over
from .cooperation import remember, utility
from .policies import choose_action
from .value import OUTLOOKS, describe

SELDOM = 3
"""Of so many turns one is remembered: those of one game are much alike."""


def practise(
    states: Any,
    decks: Any,
    players: int,
    options: int,
    t: LookaheadArrays,
    generators: Any,
    seen: Sequence[MutableSequence[float]],
    facts: Sequence[MutableSequence[float]],
) -> int:
    """Play a game of policies of the pool; return the number of positions remembered, each with one seat's outlook.

    In `seen` stands the description of each, in `facts` its seat, and if the planet survived and the seat won.
    """
    s = states[TRIAL]
    d = decks[0]
    r = generators[0]
    seat_by_chance(players, t, r)
    new_game(s, d, players, below(r, players), options, r, t.scratch)
    rows = 0
    last = s.turn
    while not is_over(s, d):
        if s.turn != last and below(r, SELDOM) == 0 and rows < len(seen):
            seat = below(r, players)
            describe(s, d, seat, t.policies, t.x)
            for i in range(OUTLOOKS):
                seen[rows][i] = t.x[i]
            facts[rows][0] = seat
            rows += 1
        last = s.turn
        action = choose_action(states, TRIAL, d, t.policies[s.actor], t.memory, r, t.scratch, t.work)
        remember(s, d, action, t.memory)
        play(s, d, action, r, t.scratch)
    for row in range(rows):
        seat = int(facts[row][0])
        facts[row][1] = utility(s, d, seat, WHOLE) / WHOLE
        facts[row][2] = utility(s, d, seat, 0) / WHOLE
    return rows


def seat_by_chance(players: int, t: LookaheadArrays, r: Generator) -> None:
    """A policy for every seat, and nothing remembered. About half of the seats have the same policy."""
    usual = below(r, len(t.pool))
    for seat in range(players):
        chosen = usual if below(r, 2) == 0 else below(r, len(t.pool))
        for i in range(len(t.policies[seat])):
            t.policies[seat][i] = t.pool[chosen][i]
        for i in range(len(t.memory[seat])):
            t.memory[seat][i] = 0
