"""The loop of the coach: worlds that fit what a seat has seen, carried from point to point and played on from each.

Like the loops of `engine/search/lookahead.py` it runs any game in either material. A game that wants it has, in a
module before it, functions `carry`, `go_on`, `foretell` and `outcome` (`engine/contract.py`).

Of the states the first three are working memory, then come the worlds, then the seat's view at every point.
"""

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

from terrae.engine.chance import Generator, below, next_word
from terrae.engine.coaching import CARD_COMES, SEAT_DECIDES
from terrae.engine.game_loop import copy_state, play
from terrae.engine.search.lookahead import STATES, TRIAL, LookaheadArrays, copy_rows, rollout

if TYPE_CHECKING:
    from terrae.engine.contract import believe, carry, foretell, go_on, is_over, outcome, remember

WORLDS_CHANCE, TRIALS_CHANCE = range(2)
"""The two generators: one makes worlds, the other is set to a world's own chance whenever it is played on."""
A_SHARE = 1 << 16
"""Worlds share out among them what may happen next; where in its share a world lies is drawn so finely."""
PARTNERS = 2
"""Of a world its own chance is kept, so many numbers, and after them one for each seat: who is imagined there."""


def assess(
    states: Any,
    decks: Any,
    seat: int,
    worlds: int,
    points: int,
    events: Any,
    heard: Any,
    tries: Any,
    tried: Any,
    past: Any,
    weights: Any,
    renewed: int,
    turns: int,
    t: LookaheadArrays,
    chances: Any,
    generators: Any,
    totals: Any,
    totals_tried: Any,
) -> int:
    """Add up what comes of every point in so many worlds: `totals[point][value]`, `totals_tried[point][k][value]`.

    What was heard at a point leads to the next one. Worlds that no longer fit are imagined anew, and `renewed` of a
    hundred others too. Where the seat itself decides, `tries[point]` holds `tried[point]` of its actions; the first is
    that of the reference. Returns how many worlds were imagined.
    """
    d = decks[0]
    r = generators[WORLDS_CHANCE]
    trial_chance = generators[TRIALS_CHANCE]
    views = STATES + worlds
    imagined = worlds
    for w in range(worlds):
        believe(states[views], d, seat, states[STATES + w], r, t.scratch)
        chances[w][0] = next_word(r)
        chances[w][1] = next_word(r) | 1
        for other in range(len(chances[w]) - PARTNERS):
            chances[w][PARTNERS + other] = below(r, 1 << 16)
    for point in range(points):
        shift = below(r, worlds)
        for w in range(worlds):
            if point > 0:
                fits = carry(states, STATES + w, d, seat, events[point - 1], heard[point - 1], r, t.scratch, t.work)
                if not fits or below(r, 100) < renewed:
                    believe(states[views + point], d, seat, states[STATES + w], r, t.scratch)
                    imagined += 1
            if events[point] == SEAT_DECIDES:
                for k in range(tried[point]):
                    prepare_trial(states, STATES + w, past[point], weights[point], seat, t, chances[w], trial_chance)
                    remember(states[TRIAL], d, tries[point][k], t.memory)
                    play(states[TRIAL], d, tries[point][k], trial_chance, t.scratch)
                    finish_trial(states, d, seat, turns, t, trial_chance, totals_tried[point][k])
            else:
                prepare_trial(states, STATES + w, past[point], weights[point], seat, t, chances[w], trial_chance)
                if events[point] == CARD_COMES:
                    share = ((w + shift) % worlds * A_SHARE + below(r, A_SHARE)) / (worlds * A_SHARE)
                    go_on(states[TRIAL], d, share, trial_chance, t.scratch)
                finish_trial(states, d, seat, turns, t, trial_chance, totals[point])
    return imagined


def prepare_trial(
    states: Any, i: int, past: Any, weights: Any, seat: int, t: LookaheadArrays, chances: Any, r: Generator
) -> None:
    """Copy a world to be played on, with its own chance and the policies that its chance draws for the others."""
    copy_state(states, i, TRIAL)
    copy_rows(past, t.memory)
    r.one = chances[0]
    r.two = chances[1]
    for other in range(states[TRIAL].players):
        if other != seat:
            left = chances[PARTNERS + other]
            chosen = 0
            while left >= weights[other][chosen]:
                left -= weights[other][chosen]
                chosen += 1
            for j in range(len(t.policies[other])):
                t.policies[other][j] = t.pool[chosen][j]


def finish_trial(
    states: Any, d: Any, seat: int, turns: int, t: LookaheadArrays, r: Generator, total: MutableSequence[float]
) -> None:
    """Play a trial on, and add what comes of it."""
    rollout(states, TRIAL, d, turns, t, r)
    if is_over(states[TRIAL], d):
        outcome(states[TRIAL], d, seat, total)
    else:
        foretell(states[TRIAL], d, seat, t.policies, t.net, t.x, total)
