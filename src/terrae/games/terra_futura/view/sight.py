"""Who may see what (F31, F32): the one door through which anything leaves the table."""

from collections.abc import MutableSequence

from terrae.engine.chance import Generator, shuffle

from ..rules.rules import is_over
from ..rules.state import (
    DEEPEST,
    EMPTY,
    FIRST_OF_LEVEL,
    LEVEL_CARDS,
    LEVELS,
    READY,
    SCORING,
    SLOTS,
    Deck,
    State,
    clear,
    copy_public,
)


def redact(s: State, d: Deck, seat: int, v: State) -> None:
    """F31, F32: what lies open, and this seat's own Scoring cards. When the game is over nothing is secret any more."""
    clear(v)
    copy_public(s, v)
    everything = is_over(s, d)
    for other in range(s.players):
        for which in range(2):
            if everything or other == seat or s.chosen[other] == which + 1:
                v.scoring[other][which] = s.scoring[other][which]
    if everything or s.unseen == 0 or s.turn == seat:
        v.hand = s.hand
    if s.phase > READY:
        v.waits = s.waits
        for i in range(s.waits):
            v.waiting[i] = s.waiting[i]
    if everything:
        for level in range(LEVELS):
            for i in range(DEEPEST):
                v.pile[level][i] = s.pile[level][i]


def imagine(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:
    """Put every card that `seat` does not see where it might be: decks, a hand taken unseen, others' Scoring cards."""
    redact(v, d, seat, s)
    if is_over(v, d):
        return
    for level in range(LEVELS):
        n = list_unseen(v, level, scratch)
        shuffle(scratch, n, r)
        if v.unseen == level + 1 and v.hand == EMPTY and n > v.left[level]:
            n -= 1
            s.hand = scratch[n]
        for i in range(n):
            s.pile[level][i] = scratch[i]
    n = 0
    for scoring in range(SCORING):
        if not is_known_scoring(v, scoring + 1):
            scratch[n] = scoring + 1
            n += 1
    shuffle(scratch, n, r)
    for other in range(v.players):
        for which in range(2):
            if v.scoring[other][which] == 0:
                n -= 1
                s.scoring[other][which] = scratch[n]


def list_unseen(v: State, level: int, out: MutableSequence[int]) -> int:
    """F31: the cards of a level that lie nowhere in sight: in its deck, or taken from it unseen."""
    seen = 0
    for slot in range(SLOTS):
        seen |= 1 << v.display[level][slot]
    for i in range(v.gone[level]):
        seen |= 1 << v.discards[level][i]
    for i in range(v.waits):
        seen |= 1 << v.waiting[i]
    for seat in range(v.players):
        for plot in range(v.cards[seat]):
            seen |= 1 << v.card[seat][plot]
    seen |= 1 << v.hand
    n = 0
    for card in range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level] + LEVEL_CARDS[level]):
        if seen >> card & 1 == 0:
            out[n] = card
            n += 1
    return n


def is_known_scoring(v: State, scoring: int) -> bool:
    for seat in range(v.players):
        if v.scoring[seat][0] == scoring or v.scoring[seat][1] == scoring:
            return True
    return False
