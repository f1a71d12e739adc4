"""How well a policy explains what a seat of Terra was seen to do, in both materials.

Who looks on knows no hand. So hands are imagined that fit what was seen and hold the card that was played; the policy
explains the action as well as the share of those hands with which it would have done the same.
"""

from typing import Any

from terrae.engine.chance import Generator, below
from terrae.engine.contract import SPECTATOR
from terrae.engine.search.lookahead import VIEW, WORLD, LookaheadArrays, Row

from ..rules.answers import add_sets
from ..rules.rules import CONTRIBUTE, DISCARD, DONE, PLAY, TAKE_SET, give, take
from ..rules.state import HOARD, NONE, REGIONS, VALUES, State
from .belief import believe
from .policies import choose_action

HAND_TRIES = 4
"""So often hands are imagined anew for each that is wanted, if they do not hold a set."""


def explain(states: Any, decks: Any, action: int, worlds: int, t: LookaheadArrays, generators: Any, out: Row) -> int:
    """In how many of so many worlds each policy of the pool takes this action; return how many worlds there were.

    The first state is what everybody could see before. Of sets that are laid face down any is as good as another.
    """
    d = decks[0]
    r = generators[0]
    seat = states[VIEW].actor
    kind = card_of(action)
    for k in range(len(t.pool)):
        out[k] = 0
    found = 0
    for _ in range(worlds * HAND_TRIES):
        if found == worlds:
            break
        believe(states[VIEW], d, SPECTATOR, states[WORLD], r, t.scratch)
        s = states[WORLD]
        if kind != NONE and not hold(s, seat, kind, r):
            continue
        if TAKE_SET <= action < DISCARD and add_sets(s, t.work, 0) == 0:
            continue
        found += 1
        for k in range(len(t.pool)):
            chosen = choose_action(states, WORLD, d, t.pool[k], t.past, r, t.scratch, t.work)
            hoards_both = s.phase == HOARD and chosen != DONE and action != DONE
            if chosen == action or hoards_both:
                out[k] += 1
    return found


def card_of(action: int) -> int:
    """The kind of the one card that an action shows; NONE if it shows none."""
    if PLAY <= action < CONTRIBUTE:
        return action - PLAY
    if CONTRIBUTE <= action < TAKE_SET:
        return (action - CONTRIBUTE) // VALUES // REGIONS * VALUES + (action - CONTRIBUTE) % VALUES
    return action - DISCARD if action >= DISCARD else NONE


def hold(s: State, seat: int, kind: int, r: Generator) -> bool:
    """Let a seat hold a card of this kind, in exchange for one of its own; False if there is none to be had."""
    if s.hands[seat][kind] > 0:
        return True
    if s.cards[seat] == 0:
        return False
    nth = below(r, s.cards[seat])
    own = 0
    while nth >= s.hands[seat][own]:
        nth -= s.hands[seat][own]
        own += 1
    for place in range(s.left):
        if s.pile[place] == kind:
            s.pile[place] = own
            take(s, seat, own)
            give(s, seat, kind)
            return True
    for other in range(s.players):
        if s.hands[other][kind] > 0:
            take(s, other, kind)
            give(s, other, own)
            take(s, seat, own)
            give(s, seat, kind)
            return True
    return False
