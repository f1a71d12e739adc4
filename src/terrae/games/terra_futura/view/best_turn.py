"""Every way to finish one's turn, or one effect, with one's own cards: the best of them.

Runs in both materials: in the compiled one it looks at tens of thousands of positions in the time of a few in the plain
one. It plays on a view: nothing that a seat does with its own cards after placing one depends on what it cannot see.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.game_loop import copy_state

from ..rules.actions import ACTIONS, STOP, USE_IT
from ..rules.answers import legal, step
from ..rules.scoring import score
from ..rules.state import (
    ASSIST,
    COPY,
    COSTS,
    GAIN,
    GAIN_ANY,
    KINDS,
    OPTIONS,
    PAY,
    PLOTS,
    TRANSFER,
    USE,
    Deck,
    State,
)

DEEPEST_LINE = 96
"""More decisions than one turn can have with a usual deck. A search that would go deeper ends without an answer."""
COUNT, NEXT, LATE = 0, DEEPEST_LINE, 2 * DEEPEST_LINE  # places of `places`: actions of each depth, the next one, a mark
BEST, WORST, NODES = 0, 1, 2  # places of `found`
UNKNOWN = 1 << 20
MASK = (1 << 61) - 1
MULTIPLIER = 2862933555777941757
SHIFT = 29
ROOT = DEEPEST_LINE
"""The place of the view among the states; those before it are for the search."""


def mixed(key: int, value: int) -> int:
    """The same in both materials: only low bits of the product are kept."""
    key = (key * MULTIPLIER + value + 1) & MASK
    return key ^ key >> SHIFT


def key_of(s: State, seat: int, salt: int) -> int:
    """A number for everything that a seat's own activations change."""
    key = mixed(salt, s.phase)
    key = mixed(key, s.here)
    key = mixed(key, s.option)
    key = mixed(key, s.from_seat * PLOTS + s.from_plot)
    key = mixed(key, s.dirt)
    key = mixed(key, s.moves * PLOTS + s.moved)
    for i in range(3):
        key = mixed(key, s.choose[i])
    for cost in range(COSTS):
        key = mixed(key, s.due[cost])
    for plot in range(s.cards[seat]):
        key = mixed(key, s.ready[plot])
        key = mixed(key, s.cubes[seat][plot])
        for kind in range(KINDS):
            key = mixed(key, s.resources[seat * PLOTS + plot][kind])
    return key + 1


def is_new(table: MutableSequence[int], key: int) -> bool:
    """Put a key into the table; was it not there?"""
    place = (key >> SHIFT) % len(table)
    while table[place] != 0:
        if table[place] == key:
            return False
        place = place + 1 if place + 1 < len(table) else 0
    table[place] = key
    return True


def is_free_gain(d: Deck, option: int) -> bool:
    """F15, F24: a gain that costs nothing and pollutes nothing."""
    return (d.kind[option] == GAIN or d.kind[option] == GAIN_ANY) and d.pollution[option] == 0


def may_clean(s: State, d: Deck, seat: int) -> bool:
    """F18: can a card that is to be activated move pollution away? Then a choked card may become active."""
    for plot in range(s.cards[seat]):
        if s.ready[plot] > 0:
            card = s.card[seat][plot]
            for option in range(card * OPTIONS, card * OPTIONS + d.count[card]):
                if d.kind[option] == TRANSFER:
                    return True
    return False


def own_actions(
    s: State, d: Deck, late: int, out: MutableSequence[int], first: int, scratch: MutableSequence[int]
) -> int:
    """The actions to try, written from `first` on: no end and no copying, and what never matters only once.

    A free gain is never worse than the same gain later, so after another effect (`late`) none is tried; and a card
    that can do nothing else does it at once.
    """
    n = legal(s, d, scratch)
    if s.phase != USE:
        for i in range(n):
            out[first + i] = scratch[i]
        return n
    kept = 0
    for i in range(n):
        action = scratch[i]
        if action == STOP:
            continue
        plot = (action - USE_IT) // OPTIONS
        card = s.card[s.turn][plot]
        option = card * OPTIONS + (action - USE_IT) % OPTIONS
        if d.kind[option] == ASSIST:
            continue
        if is_free_gain(d, option):
            if late == 1:
                continue
            if d.count[card] == 1 and d.kind[option] == GAIN:
                out[first] = action
                return 1
        out[first + kept] = action
        kept += 1
    return kept


def is_own_choice(s: State, seat: int) -> bool:
    """Is the seat in the middle of an effect?"""
    return s.actor == seat and PAY <= s.phase <= COPY


def search(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    whole_turn: int,
    salt: int,
    most: int,
    actions: MutableSequence[int],
    places: MutableSequence[int],
    table: MutableSequence[int],
    scratch: MutableSequence[int],
    found: MutableSequence[int],
) -> bool:
    """Try everything from `states[0]` on, to the end of the effect or of the turn. Did `most` steps suffice?

    `found` gets the best score of the seat, the least and the number of steps; `salt` tells searches apart that share
    a table.
    """
    d = decks[0]
    found[BEST] = -UNKNOWN
    found[WORST] = UNKNOWN
    found[NODES] = 0
    cleans = may_clean(states[0], d, seat)
    depth = 0
    if not is_own_choice(states[0], seat):
        note(states[0], d, seat, found)
        if whole_turn == 0 or states[0].phase != USE:
            return True
    places[LATE] = 0
    places[NEXT] = 0
    places[COUNT] = own_actions(states[0], d, 0, actions, 0, scratch)
    while depth >= 0:
        if places[NEXT + depth] == places[COUNT + depth]:
            depth -= 1
            continue
        action = actions[depth * ACTIONS + places[NEXT + depth]]
        places[NEXT + depth] += 1
        if found[NODES] >= most or depth + 1 >= DEEPEST_LINE:
            return False
        found[NODES] += 1
        copy_state(states, depth, depth + 1)
        s = states[depth + 1]
        late = places[LATE + depth]
        if s.phase == USE and not cleans and not is_free_gain(d, used_option(s, action)):
            late = 1
        step(s, d, action)
        if not is_own_choice(s, seat):
            note(s, d, seat, found)
            if whole_turn == 0 or s.phase != USE:
                continue
        if is_new(table, key_of(s, seat, salt * 2 + late)):
            depth += 1
            places[LATE + depth] = late
            places[NEXT + depth] = 0
            places[COUNT + depth] = own_actions(s, d, late, actions, depth * ACTIONS, scratch)
    return True


def used_option(s: State, action: int) -> int:
    """The option that an answer to USE stands for."""
    plot = (action - USE_IT) // OPTIONS
    return s.card[s.turn][plot] * OPTIONS + (action - USE_IT) % OPTIONS


def note(s: State, d: Deck, seat: int, found: MutableSequence[int]) -> None:
    points = score(s, d, seat)
    found[BEST] = max(found[BEST], points)
    found[WORST] = min(found[WORST], points)


def search_after(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    action: int,
    whole_turn: int,
    salt: int,
    most: int,
    actions: MutableSequence[int],
    places: MutableSequence[int],
    table: MutableSequence[int],
    scratch: MutableSequence[int],
    found: MutableSequence[int],
) -> bool:
    """The same from after an action in the view on."""
    copy_state(states, ROOT, 0)
    step(states[0], decks[0], action)
    return search(states, decks, seat, whole_turn, salt, most, actions, places, table, scratch, found)


def clear_table(table: MutableSequence[int]) -> None:
    for place in range(len(table)):
        table[place] = 0
