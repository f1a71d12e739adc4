"""What a player believes that the others hold, in both materials: full states that fit a view, likely ones oftener.

`sight.imagine` takes every set of three for equally likely. But people and bots hoard what they can spare: sets
that are imagined that way are too rich, and so the hands too poor.
"""

from collections.abc import MutableSequence

from terrae.engine.chance import Generator, below, shuffle

from .rules import SETS, give
from .sight import can_form, count_unseen, redact
from .state import CRISES, KINDS, SET_SIZE, VALUES, Deck, State

SET_WEIGHTS = (0, 0, 0, 20, 20, 20, 20, 20, 20, 18, 16, 14, 12, 11, 10, 7, 6, 5, 5)
"""How likely a face-down set is, by the sum of its values; fitted to games of mixed tables of four."""


def believe(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:
    """Fill `s` with a full state that `seat` cannot tell from the real one, by what is likely."""
    redact(v, d, seat, s)
    count_unseen(v, seat, scratch)
    for other in range(s.players):
        if other != seat:
            for _ in range(s.sets[other]):
                believe_set(s, other, r, scratch)
    n = 0
    for kind in range(KINDS):
        for _ in range(scratch[kind]):
            scratch[KINDS + n] = kind
            n += 1
    for i in range(n):
        scratch[i] = scratch[KINDS + i]
    shuffle(scratch, n, r)
    for other in range(s.players):
        if other != seat:
            for _ in range(v.cards[other]):
                n -= 1
                give(s, other, scratch[n])
            s.cards[other] = v.cards[other]
    for crisis in range(CRISES):
        if (v.full | v.solved) >> crisis & 1 == 0 and crisis != v.crisis:
            scratch[n] = KINDS + crisis
            n += 1
    shuffle(scratch, n, r)
    for i in range(n):
        s.pile[i] = scratch[i]


def believe_set(s: State, seat: int, r: Generator, unseen: MutableSequence[int]) -> None:
    """T16: give a face-down set its faces, a set that the unseen cards can form; none if they can form no more."""
    total = 0
    for number in range(len(SETS)):
        if can_form(unseen, number):
            total += weight_of_set(number)
    if total == 0:
        return
    left = below(r, total)
    for number in range(len(SETS)):
        if can_form(unseen, number):
            left -= weight_of_set(number)
            if left < 0:
                for i in range(SET_SIZE):
                    unseen[SETS[number][i]] -= 1
                    s.hoards[seat][SETS[number][i]] += 1
                return


def weight_of_set(number: int) -> int:
    total = 0
    for i in range(SET_SIZE):
        total += SETS[number][i] % VALUES + 1
    return SET_WEIGHTS[total]
