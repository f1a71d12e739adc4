"""The loop of the coach: worlds that fit what a seat has seen, carried from point to point and played on from each.

Like the loops of `engine/search/lookahead.py` it runs any game in either material. A game that wants it has, in a
module before it, functions `carry`, `mix_unseen`, `go_on`, `progress`, `foretell` and `outcome` (`engine/contract.py`).

Of the states the first three are working memory, then come the worlds, then the seat's view at every point.
"""

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

from terrae.engine.chance import Generator, below, next_word
from terrae.engine.coaching import CARD_COMES, OTHER_DECIDES, SEAT_DECIDES
from terrae.engine.game_loop import copy_state, play
from terrae.engine.search.lookahead import STATES, TRIAL, LookaheadArrays, copy_rows

if TYPE_CHECKING:
    from terrae.engine.contract import (
        believe,
        carry,
        choose_action,
        foretell,
        go_on,
        imagine,
        is_over,
        mix_unseen,
        outcome,
        progress,
        remember,
    )

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
    is_dealt: bool,
    events: Any,
    heard: Any,
    tries: Any,
    tried: Any,
    past: Any,
    weights: Any,
    horizons: Any,
    renewed: int,
    t: LookaheadArrays,
    chances: Any,
    fits: MutableSequence[int],
    generators: Any,
    totals: Any,
    totals_tried: Any,
) -> int:
    """Add up what comes of every point in so many worlds: `totals[point][value]`, `totals_tried[point][k][value]`.

    If the cards were just dealt, every deal is equally likely; later some are likelier than others. What was heard at a
    point leads to the next one (`carry_all`). Where the seat itself decides, `tries[point]` holds `tried[point]` of its
    actions; the first is that of the reference. Playing on ends at the point's horizon. Returns how many worlds were
    imagined.
    """
    d = decks[0]
    r = generators[WORLDS_CHANCE]
    trial_chance = generators[TRIALS_CHANCE]
    views = STATES + worlds
    imagined = worlds
    for w in range(worlds):
        if is_dealt:
            imagine(states[views], d, seat, states[STATES + w], r, t.scratch)
        else:
            believe(states[views], d, seat, states[STATES + w], r, t.scratch)
        chances[w][0] = next_word(r)
        chances[w][1] = next_word(r) | 1
        for other in range(len(chances[w]) - PARTNERS):
            chances[w][PARTNERS + other] = below(r, 1 << 16)
    for point in range(points):
        if point > 0:
            imagined += carry_all(
                states, d, seat, worlds, views + point, events[point - 1], heard[point - 1], renewed, t, fits, r
            )
        shift = below(r, worlds)
        for w in range(worlds):
            if events[point] == SEAT_DECIDES:
                for k in range(tried[point]):
                    prepare_trial(states, STATES + w, past[point], weights[point], seat, t, chances[w], trial_chance)
                    remember(states[TRIAL], d, tries[point][k], t.memory)
                    play(states[TRIAL], d, tries[point][k], trial_chance, t.scratch)
                    finish_trial(states, d, seat, horizons[point], t, trial_chance, totals_tried[point][k])
            else:
                prepare_trial(states, STATES + w, past[point], weights[point], seat, t, chances[w], trial_chance)
                if events[point] == CARD_COMES:
                    share = ((w + shift) % worlds * A_SHARE + below(r, A_SHARE)) / (worlds * A_SHARE)
                    go_on(states[TRIAL], d, share, trial_chance, t.scratch)
                finish_trial(states, d, seat, horizons[point], t, trial_chance, totals[point])
    return imagined


def carry_all(
    states: Any,
    d: Any,
    seat: int,
    worlds: int,
    view: int,
    event: int,
    heard: int,
    renewed: int,
    t: LookaheadArrays,
    fits: MutableSequence[int],
    r: Generator,
) -> int:
    """Let happen in all worlds what was heard; return how many had to be imagined anew, from the view after it.

    After a card, worlds in which it was likelier are there oftener: so the mean over all cards that could have come is
    what was there before. After a decision of another seat, worlds that do not fit are imagined anew, and `renewed` of
    a hundred others too: a decision brings to light more than that it was possible.
    """
    total = 0
    least = 1 << 16
    for w in range(worlds):
        fits[w] = carry(states, STATES + w, d, seat, event, heard, r, t.scratch, t.work)
        total += fits[w]
        least = min(least, fits[w])
    if event == CARD_COMES and total > 0:
        if least * worlds < total:
            resample(states, d, worlds, total, fits, r)
        return 0
    imagined = 0
    for w in range(worlds):
        if fits[w] == 0 or (event == OTHER_DECIDES and below(r, 100) < renewed):
            believe(states[view], d, seat, states[STATES + w], r, t.scratch)
            imagined += 1
    return imagined


def resample(states: Any, d: Any, worlds: int, total: int, fits: MutableSequence[int], r: Generator) -> None:
    """Put copies of worlds that fit well in the places of those that fit badly; of a copy the order is mixed anew."""
    first = below(r, total)
    sofar = 0
    taken = 0
    for w in range(worlds):
        sofar += fits[w] * worlds
        fits[w] = 0
        while taken < worlds and first + taken * total < sofar:
            fits[w] += 1
            taken += 1
    donor = 0
    for w in range(worlds):
        if fits[w] == 0:
            while fits[donor] <= 1:
                donor += 1
            copy_state(states, STATES + donor, STATES + w)
            mix_unseen(states[STATES + w], d, r)
            fits[donor] -= 1
            fits[w] = 1


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
    states: Any, d: Any, seat: int, horizon: int, t: LookaheadArrays, r: Generator, total: MutableSequence[float]
) -> None:
    """Play a trial on to its horizon, and add what comes of it."""
    s = states[TRIAL]
    while not is_over(s, d) and progress(s, d) < horizon:
        action = choose_action(states, TRIAL, d, t.policies[s.actor], t.memory, r, t.scratch, t.work)
        remember(s, d, action, t.memory)
        play(s, d, action, r, t.scratch)
    if is_over(states[TRIAL], d):
        outcome(states[TRIAL], d, seat, total)
    else:
        foretell(states[TRIAL], d, seat, t.policies, t.net, t.x, total)
