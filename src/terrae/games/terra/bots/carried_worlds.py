"""Worlds of Terra that are carried along with what one seat sees, for the coach, in both materials."""

from collections.abc import MutableSequence, Sequence

from terrae.engine.bits import count
from terrae.engine.chance import Generator, below, shuffle
from terrae.engine.coaching import CARD_COMES, SEAT_DECIDES
from terrae.engine.search.lookahead import WHOLE
from terrae.engine.search.net import ask_net

from ..rules.answers import add_sets
from ..rules.rules import DISCARD, TAKE_SET, act, advance, draw, draw_on
from ..rules.state import CARDS, DRAW, KINDS, NONE, Deck, State
from .belief import weight_of_set
from .cooperation import utility
from .likelihood import card_of
from .value import ANSWERS, NEURONS, OUTLOOKS, VALUES_OF_END, describe

A_SOLUTION = NONE
"""What is heard of a Solution that another seat draws."""
A_SET = TAKE_SET
"""What is heard of a set that another seat hoards."""


def carry(
    states: Sequence[State],
    i: int,
    d: Deck,
    seat: int,
    event: int,
    heard: int,
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """Let happen in world `i` what `seat` has heard of an event; return in how many ways it could, 0 if in none.

    Only of cards the number of ways tells how likely it was.
    """
    s = states[i]
    ways = 1
    if event == CARD_COMES:
        ways = put_on_top(s, heard, r)
        if ways == 0:
            return 0
        draw(s)
        advance(s)
    elif event == SEAT_DECIDES:
        act(s, d, heard)
    else:
        action = heard
        kind = card_of(action)
        if TAKE_SET <= action < DISCARD:
            action = likely_set(s, r, work)
            if action == NONE:
                return 0
        elif kind != NONE and s.hands[s.actor][kind] == 0:
            return 0
        act(s, d, action)
    pass_empty_pile(s)
    return ways


def pass_empty_pile(s: State) -> None:
    """T13: with an empty pile the turn goes on."""
    if s.phase == DRAW and s.left == 0:
        draw(s)
        advance(s)


def put_on_top(s: State, card: int, r: Generator) -> int:
    """Let a card of the pile lie on top of it, or any of its Solutions; return how many there are to choose from."""
    top = s.left - 1
    matching = 0
    for place in range(s.left):
        if s.pile[place] == card or (card == A_SOLUTION and s.pile[place] < KINDS):
            matching += 1
    nth = below(r, matching) if matching > 0 else 0
    for place in range(s.left):
        if s.pile[place] == card or (card == A_SOLUTION and s.pile[place] < KINDS):
            if nth == 0:
                found = s.pile[place]
                s.pile[place] = s.pile[top]
                s.pile[top] = found
                break
            nth -= 1
    return matching


def mix_unseen(s: State, d: Deck, r: Generator) -> None:
    """T6: nobody knows the order of the pile."""
    shuffle(s.pile, s.left, r)


def likely_set(s: State, r: Generator, work: MutableSequence[int]) -> int:
    """T16: a set that the hand on turn holds, a likely one oftener; NONE if it holds none."""
    n = add_sets(s, work, 0)
    total = 0
    for i in range(n):
        total += weight_of_set(work[i] - TAKE_SET)
    if total == 0:
        return NONE
    left = below(r, total)
    for i in range(n):
        left -= weight_of_set(work[i] - TAKE_SET)
        if left < 0:
            return work[i]
    return NONE


def progress(s: State, d: Deck) -> int:
    """How many cards were drawn."""
    return CARDS - s.left


def go_on(s: State, d: Deck, share: float, r: Generator, scratch: MutableSequence[int]) -> None:
    """T8: every crisis is drawn in an equal share of the worlds; in the others it is a Solution."""
    nth = int(share * s.left)
    to_come = 0
    for place in range(s.left):
        if s.pile[place] >= KINDS:
            to_come |= 1 << s.pile[place] - KINDS
    if nth < count(to_come):
        crisis = 0
        while to_come >> crisis & 1 == 0 or nth > 0:
            nth -= to_come >> crisis & 1
            crisis += 1
        put_on_top(s, KINDS + crisis, r)
    else:
        put_on_top(s, A_SOLUTION, r)
    draw_on(s)


def foretell(
    s: State,
    d: Deck,
    seat: int,
    policies: Sequence[Sequence[int]],
    net: Sequence[float],
    x: MutableSequence[float],
    total: MutableSequence[float],
) -> None:
    """Add the chance that the planet survives, and that the seat wins, by the learned value."""
    describe(s, d, seat, policies, x)
    ask_net(net, x, OUTLOOKS, NEURONS, VALUES_OF_END)
    survive = min(1.0, max(0.0, x[ANSWERS]))
    total[0] += survive
    total[1] += min(survive, max(0.0, x[ANSWERS + 1]))


def outcome(s: State, d: Deck, seat: int, total: MutableSequence[float]) -> None:
    """Add 1 if the planet has survived, and the seat's share of the win."""
    total[0] += utility(s, d, seat, WHOLE) / WHOLE
    total[1] += utility(s, d, seat, 0) / WHOLE
