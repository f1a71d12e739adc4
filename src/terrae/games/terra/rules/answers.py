"""Which answers are legal in each phase (T9, T14 to T17), as action numbers."""

from collections.abc import MutableSequence

from terrae.engine.bits import lowest

from .house_rules import ALL_VALUES, KINDS_OF_COLOUR
from .rules import (
    ALL_RUNS,
    COLOUR_ORDERS,
    CONTRIBUTE,
    DISCARD,
    DONE,
    ONE_COLOUR_RUN,
    ONE_VALUE,
    PASS,
    PLAY,
    TAKE_SET,
    THREE_COLOUR_RUN,
)
from .state import COLOURS, COMMON_GOOD, HAND_CHECK, HOARD, IMPENDING, REGIONS, RUNS, SET_SIZE, VALUES, Deck, State


def add_each(out: MutableSequence[int], n: int, members: int, first_action: int) -> int:
    while members != 0:
        out[n] = first_action + lowest(members)
        n += 1
        members &= members - 1
    return n


def add_sets(s: State, out: MutableSequence[int], n: int) -> int:
    """T16: the sets that the hand on turn holds. A run is found at its lowest value."""
    own = s.own[s.turn]
    kinds = own
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if s.hands[s.turn][kind] >= SET_SIZE:
            out[n] = TAKE_SET + kind
            n += 1
    n = add_each(out, n, own & own >> VALUES & own >> 2 * VALUES & ALL_VALUES, TAKE_SET + ONE_VALUE)
    for colour in range(COLOURS):
        suit = own >> colour * VALUES
        n = add_each(out, n, suit & suit >> 1 & suit >> 2 & ALL_RUNS, TAKE_SET + ONE_COLOUR_RUN + colour * RUNS)
    for i in range(len(COLOUR_ORDERS)):
        first = own >> COLOUR_ORDERS[i][0] * VALUES
        second = own >> COLOUR_ORDERS[i][1] * VALUES + 1
        third = own >> COLOUR_ORDERS[i][2] * VALUES + 2
        n = add_each(out, n, first & second & third & ALL_RUNS, TAKE_SET + THREE_COLOUR_RUN + i * RUNS)
    return n


def legal(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """Write the legal actions of the seat that decides, ascending; return how many."""
    own = s.own[s.actor]
    if s.phase == IMPENDING:
        out[0] = PASS
        return add_each(out, 1, own & KINDS_OF_COLOUR[s.crisis // REGIONS], PLAY)
    if s.phase == COMMON_GOOD:
        out[0] = DONE
        n = 1
        crises = s.untouched
        while crises != 0:
            crisis = lowest(crises)
            crises &= crises - 1
            n = add_each(out, n, own >> crisis // REGIONS * VALUES & ALL_VALUES, CONTRIBUTE + crisis * VALUES)
        return n
    if s.phase == HOARD:
        out[0] = DONE
        return add_sets(s, out, 1)
    if s.phase == HAND_CHECK:
        return add_each(out, 0, own, DISCARD)
    return 0
