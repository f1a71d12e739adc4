"""Search over whole turns: the best few ways of a turn are played on in imagined worlds, and the best of them is kept.

Each world is the same for all ways. The hidden Scoring cards and the decks are imagined anew in every world. The
worse half of the ways is dropped again and again (sequential halving), so that most games go to the ways that are hard
to tell apart.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import Generator
from terrae.engine.drive import copy_state

from .actions import ACTIONS, STOP
from .planner import LEAST, VIEW, WORLD
from .sampling import finish_turns, play_line, play_turn
from .sight import imagine
from .state import DROP, OVER, PLACE, TAKE, Deck, State
from .value import Tools, value

ROLLOUT = WORLD + 1  # the place of the state that is played on; the next one is used by turns
FAR_AHEAD = 2000
"""A lead of so many hundredths of points or more counts as much as any other."""
VICTORY = 1000
"""To win counts so much more than to lead."""


def lead(s: State, d: Deck, seat: int, t: Tools) -> int:
    """How far a seat is ahead of the best of the others, in hundredths of points; at the end also if it has won."""
    other = LEAST
    for rival in range(s.players):
        if rival != seat:
            other = max(other, value(s, d, rival, t))
    ahead = max(-FAR_AHEAD, min(FAR_AHEAD, value(s, d, seat, t) - other))
    if s.phase == OVER:
        ahead += VICTORY if ahead > 0 else -VICTORY
    return ahead


def play_on(
    states: MutableSequence[Any],
    d: Deck,
    seat: int,
    line: Sequence[int],
    turns: int,
    trials: int,
    t: Tools,
    r: Generator,
) -> int:
    """Play a line in the world at WORLD, then up to so many quick turns of everybody; the lead then."""
    copy_state(states, WORLD, ROLLOUT)
    play_line(states[ROLLOUT], d, seat, line, t, r)
    for _ in range(turns):
        if states[ROLLOUT].phase == OVER:
            break
        play_turn(states, ROLLOUT, d, trials, t, r)
    return lead(states[ROLLOUT], d, seat, t)


def search_turn(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    trials: int,
    keep: int,
    rollouts: int,
    turns: int,
    quick: int,
    t: Tools,
    rollout: Tools,
    leads: MutableSequence[int],
    order: MutableSequence[int],
    generators: Sequence[Generator],
) -> int:
    """The first action of the best turn from the view at VIEW.

    About `trials` turns are tried. Where a card is taken or placed, the best `keep` are played on in about `rollouts`
    games, `turns` turns far, each the best of about `quick`.
    """
    d = decks[0]
    r = generators[0]
    if states[VIEW].phase == DROP:
        return STOP
    imagine(states[VIEW], d, seat, states[WORLD], r, t.scratch)
    alive = finish_turns(states, WORLD, d, seat, trials, keep, t, r)
    if rollouts == 0 or (states[VIEW].phase != TAKE and states[VIEW].phase != PLACE):
        return t.ways[0] // ACTIONS
    rounds = 0
    while 1 << rounds < alive:
        rounds += 1
    for way in range(alive):
        order[way] = way
    while alive > 1:
        for place in range(alive):
            leads[place] = 0
        for _ in range(max(1, rollouts // (rounds * alive))):
            imagine(states[VIEW], d, seat, states[WORLD], r, t.scratch)
            for place in range(alive):
                leads[place] += play_on(states, d, seat, t.lines[order[place]], turns, quick, rollout, r)
        half = (alive + 1) // 2
        for place in range(half):
            best = place
            for other in range(place + 1, alive):
                if leads[other] > leads[best]:
                    best = other
            sum_of = leads[place]
            leads[place] = leads[best]
            leads[best] = sum_of
            way = order[place]
            order[place] = order[best]
            order[best] = way
        alive = half
    return t.ways[order[0]] // ACTIONS
