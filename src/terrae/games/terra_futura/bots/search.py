"""Search over whole turns: the best few ways of a turn are played on in imagined worlds, and the best of them is kept.

The hidden Scoring cards and the decks are imagined anew in every world. A world is the same for all ways, and so is the
chance of every turn in it: ways are compared in pairs. Those that can hardly be better than the best so far are dropped
(a race), so that most games go to the ways that are hard to tell apart.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import WORD, Generator, next_word
from terrae.engine.game_loop import copy_state

from ..rules.state import OVER, Deck, State
from ..view.sight import imagine
from .forecast import HUNDRED
from .planner import LEAST, VIEW, WORLD
from .sampling import finish_turns, play_line, play_turn
from .value import TurnArrays, value

ROLLOUT = WORLD + 1  # the place of the state that is played on; the next one is used by turns
FAR_AHEAD = 2000
"""A lead of so many hundredths of points or more counts as much as any other."""
VICTORY = 1000
"""To win counts so much more than to lead."""
PRIOR = 4
"""What the learned value says of a way counts as much as so many worlds."""
SURE = 200
"""A way is dropped if it is worse than the best by so many hundredths of a standard error,"""
NO_MATTER = 15
"""or if it is better by no more than so many hundredths of points."""
LEAST_WORLDS = 8
"""Before so many worlds no way is dropped."""
APART = 0x9E3779B9
"""The chances of two turns differ by this."""


def lead(s: State, d: Deck, seat: int, t: TurnArrays) -> int:
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
    t: TurnArrays,
    r: Generator,
) -> int:
    """Play a line in the world at WORLD, then up to so many quick turns of everybody; the lead then.

    Every turn begins with the chance that it has in all ways of the world.
    """
    one = r.one
    two = r.two
    copy_state(states, WORLD, ROLLOUT)
    play_line(states[ROLLOUT], d, seat, line, t, r)
    for _ in range(turns):
        if states[ROLLOUT].phase == OVER:
            break
        one = (one + APART) & WORD
        r.one = one
        r.two = two
        play_turn(states, ROLLOUT, d, trials, t, r)
    return lead(states[ROLLOUT], d, seat, t)


# ---- One call from Python each -----------------------------------------------------------------------------


def find_ways(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    trials: int,
    keep: int,
    t: TurnArrays,
    order: MutableSequence[int],
    generators: Sequence[Generator],
) -> int:
    """The best ways to go on from the view at VIEW, found by about so many trials; how many there are."""
    imagine(states[VIEW], decks[0], seat, states[WORLD], generators[0], t.scratch)
    n = finish_turns(states, WORLD, decks[0], seat, trials, keep, t, generators[0])
    for way in range(n):
        order[way] = way
    return n


def compare_ways(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    alive: int,
    first: int,
    worlds: int,
    turns: int,
    quick: int,
    t: TurnArrays,
    rollout: TurnArrays,
    order: Sequence[int],
    leads: Sequence[MutableSequence[int]],
    generators: Sequence[Generator],
    common: Sequence[Generator],
) -> None:
    """Play the ways that are left on in the worlds from `first` on; the leads of each way go into its row.

    The games go `turns` turns far, each the best of about `quick`.
    """
    for world in range(first, first + worlds):
        imagine(states[VIEW], decks[0], seat, states[WORLD], generators[0], t.scratch)
        one = next_word(generators[0])
        two = next_word(generators[0]) | 1
        for place in range(alive):
            common[0].one = one
            common[0].two = two
            leads[order[place]][world] = play_on(
                states, decks[0], seat, t.lines[order[place]], turns, quick, rollout, common[0]
            )


def drop_losers(
    alive: int, worlds: int, t: TurnArrays, order: MutableSequence[int], leads: Sequence[Sequence[int]]
) -> int:
    """Put the best way first, and drop those that can hardly be better; how many are left."""
    best = 0
    most = 0
    for place in range(alive):
        total = PRIOR * t.values[order[place]]
        for world in range(worlds):
            total += leads[order[place]][world]
        if place == 0 or total > most:
            most = total
            best = place
    way = order[0]
    order[0] = order[best]
    order[best] = way
    if worlds < LEAST_WORLDS:
        return alive
    left = 1
    for place in range(1, alive):
        gained = 0.0
        squares = 0.0
        for world in range(worlds):
            apart = float(leads[order[place]][world] - leads[order[0]][world])
            gained += apart
            squares += apart * apart
        spread = max(0.0, squares - gained * gained / worlds) / max(1, worlds - 1)
        gained += PRIOR * (t.values[order[place]] - t.values[order[0]])
        if gained / (PRIOR + worlds) + SURE / HUNDRED * (spread / worlds) ** 0.5 > NO_MATTER:
            way = order[left]
            order[left] = order[place]
            order[place] = way
            left += 1
    return left
