"""What a player believes that the others hold, in both materials: full states that fit a view, likely ones oftener.

`sight.imagine` takes every set of three for equally likely. But people and bots hoard what they can spare: sets
that are imagined that way are too rich. And they spend their high cards first: hands are poorer than chance has it.
"""

from collections.abc import MutableSequence

from terrae.engine.chance import Generator, below

from ..rules.house_rules import is_open
from ..rules.rules import SETS, give, take
from ..rules.state import KINDS, SET_SIZE, VALUES, Deck, State
from ..view.sight import can_form, count_unseen, deal_unseen, redact

SET_WEIGHTS = (0, 0, 0, 20, 20, 20, 20, 20, 20, 18, 16, 14, 12, 11, 10, 7, 6, 5, 5)
"""How likely a face-down set is, by the sum of its values; fitted to games of mixed tables of four."""
SPENT = 4
"""One in so many cards of a hand is compared with one of the pile; fitted to the same games."""


def believe(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:
    """Fill `s` with a full state that `seat` cannot tell from the real one, by what is likely."""
    redact(v, d, seat, s)
    count_unseen(v, seat, scratch)
    for other in range(s.players):
        if other != seat:
            for _ in range(s.sets[other]):
                believe_set(s, other, r, scratch)
    deal_unseen(v, d, seat, s, r, scratch)
    for other in range(s.players):
        if other != seat and not is_open(s.options):
            believe_hand(s, other, r)


def believe_hand(s: State, seat: int, r: Generator) -> None:
    """High cards are spent first: of some cards in hand believe that they are low ones of the pile."""
    for _ in range(s.cards[seat]):
        if s.left > 0 and below(r, SPENT) == 0:
            place = below(r, s.left)
            nth = below(r, s.cards[seat])
            kind = 0
            while nth >= s.hands[seat][kind]:
                nth -= s.hands[seat][kind]
                kind += 1
            lower = s.pile[place]
            if lower < KINDS and lower % VALUES < kind % VALUES:
                s.pile[place] = kind
                take(s, seat, kind)
                give(s, seat, lower)


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
