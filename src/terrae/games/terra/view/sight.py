"""Who may see what (T21, T22): the one door through which anything leaves the table."""

from collections.abc import MutableSequence

from terrae.engine.bits import count, lowest
from terrae.engine.chance import Generator, below, shuffle

from ..rules.house_rules import IN_GAME, is_open, is_short, length_of, may_be_drawn
from ..rules.rules import SETS, give, is_over
from ..rules.setup import copies_of
from ..rules.state import CARDS, CRISES, IMPENDING, KINDS, REGIONS, SET_SIZE, VALUES, Deck, State, clear, copy_public

ATTEMPTS = 10_000


def redact(s: State, d: Deck, seat: int, v: State) -> None:
    """T21, T22: what lies open, and this seat's own cards. When the game is over nothing is secret any more.

    L5: hands may lie open too; hoards stay face down.
    """
    clear(v)
    copy_public(s, v)
    everything = is_over(s, d)
    for other in range(s.players):
        if everything or other == seat or is_open(s.options):
            v.own[other] = s.own[other]
            for kind in range(KINDS):
                v.hands[other][kind] = s.hands[other][kind]
        if everything or other == seat:
            for kind in range(KINDS):
                v.hoards[other][kind] = s.hoards[other][kind]
    if everything:
        for card in range(CARDS):
            v.pile[card] = s.pile[card]


def imagine(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:
    """Deal every card that `seat` cannot place to where it might be: others' hoards and hands, and the pile."""
    redact(v, d, seat, s)
    if is_over(v, d):
        return
    for attempt in range(ATTEMPTS):
        count_unseen(v, seat, scratch)
        if imagine_hoards(s, seat, r, scratch, attempt == ATTEMPTS - 1):
            break
    deal_unseen(v, d, seat, s, r, scratch)


def deal_unseen(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:
    """Deal the Solutions left over, `scratch[kind]` of each kind, to the others' hands; the rest is the pile.

    L1: of a short game's Solutions the pile holds some, the others are out of the game. L5: open hands are known.
    """
    n = 0
    for kind in range(KINDS):
        for _ in range(scratch[kind]):
            scratch[KINDS + n] = kind
            n += 1
    for i in range(n):
        scratch[i] = scratch[KINDS + i]
    shuffle(scratch, n, r)
    for other in range(s.players):
        if other != seat and not is_open(v.options):
            for _ in range(v.cards[other]):
                n -= 1
                give(s, other, scratch[n])
            s.cards[other] = v.cards[other]
    seen = v.full | v.solved
    if v.phase == IMPENDING:
        seen |= 1 << v.crisis
    if is_short(v.options):
        n = imagine_lot(v, seen, r, scratch)
    else:
        for crisis in range(CRISES):
            if seen >> crisis & 1 == 0 and d.threat[crisis] > 0:
                scratch[n] = KINDS + crisis
                n += 1
    shuffle(scratch, n, r)
    for i in range(n):
        s.pile[i] = scratch[i]


def imagine_lot(v: State, seen: int, r: Generator, scratch: MutableSequence[int]) -> int:
    """L1: put crises that may be in the game behind as many Solutions as the pile then holds; return how many cards."""
    crises = IN_GAME[length_of(v.options)] - count(seen)
    n = v.left - crises
    drawn = seen
    for _ in range(crises):
        members = may_be_drawn(drawn, v.options)
        for _ in range(below(r, count(members))):
            members &= members - 1
        scratch[n] = KINDS + lowest(members)
        n += 1
        drawn |= members & ~(members - 1)
    return n


def count_unseen(v: State, seat: int, unseen: MutableSequence[int]) -> None:
    """T1: how many Solutions of each kind are neither on the table nor this seat's own, nor in an open hand (L5)."""
    for kind in range(KINDS):
        unseen[kind] = copies_of(kind) - v.discards[kind]
        if seat >= 0:
            unseen[kind] -= v.hoards[seat][kind]
            if not is_open(v.options):
                unseen[kind] -= v.hands[seat][kind]
        if is_open(v.options):
            for other in range(v.players):
                unseen[kind] -= v.hands[other][kind]
    for crisis in range(CRISES):
        if v.full >> crisis & 1 == 0:
            continue
        for value in range(VALUES):
            unseen[crisis // REGIONS * VALUES + value] -= v.laid[crisis][value]
    if v.phase == IMPENDING:
        for other in range(v.players):
            if v.played[other] > 0:
                unseen[v.crisis // REGIONS * VALUES + v.played[other] - 1] -= 1


def imagine_hoards(s: State, seat: int, r: Generator, unseen: MutableSequence[int], force: bool) -> bool:
    """T16: give the others' face-down sets faces that are sets; False if the cards ran out of sets."""
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hoards[other][kind] = 0
            for _ in range(s.sets[other]):
                possible = 0
                for number in range(len(SETS)):
                    if can_form(unseen, number):
                        possible += 1
                if possible == 0 and not force:
                    return False
                chosen = below(r, possible) if possible > 0 else -1
                for number in range(len(SETS)):
                    if can_form(unseen, number):
                        if chosen == 0:
                            for i in range(SET_SIZE):
                                unseen[SETS[number][i]] -= 1
                                s.hoards[other][SETS[number][i]] += 1
                        chosen -= 1
    return True


def can_form(unseen: MutableSequence[int], number: int) -> bool:
    a = SETS[number][0]
    b = SETS[number][1]
    c = SETS[number][2]
    if a == b:
        return unseen[a] >= SET_SIZE
    return unseen[a] > 0 and unseen[b] > 0 and unseen[c] > 0
