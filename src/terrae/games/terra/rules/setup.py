"""The set-up of Terra, T1 and T5 to T7: cards waiting to be shuffled, hands, the pile, and who begins.

Plain functions on integers, as in `rules.py`.
"""

from collections.abc import Sequence

from terrae.engine.chance import arrange

from .house_rules import IN_GAME, cards_dealt, cards_in_pile, is_short, length_of, may_be_drawn
from .rules import draw_on, give
from .state import (
    CARDS,
    COPIES,
    CRISES,
    DRAW,
    KINDS,
    READY,
    SHUFFLE_CRISES,
    SHUFFLE_PILE,
    SHUFFLE_SOLUTIONS,
    VALUES,
    Deck,
    State,
    clear,
)


def copies_of(kind: int) -> int:
    """T1: how many Solutions there are of a kind."""
    return COPIES[kind % VALUES]


def prepare(s: State, d: Deck, players: int, start: int, options: int) -> None:
    """T1, T5, T7: an empty table, and the Solutions waiting to be shuffled."""
    clear(s)
    s.players = players
    s.options = options
    s.start = start
    s.turn = start
    s.actor = start
    s.left = 0
    if is_short(options):
        add_crises(s, d)
        s.phase = SHUFFLE_CRISES
    else:
        add_solutions(s)


def add_solutions(s: State) -> None:
    """T1, T5: the Solutions, waiting to be shuffled."""
    for kind in range(KINDS):
        for _ in range(copies_of(kind)):
            s.pile[s.left] = kind
            s.left += 1
    s.phase = SHUFFLE_SOLUTIONS


def awaits_shuffle(s: State, d: Deck) -> int:
    """How many cards chance must put in order now; 0 when it is not chance's turn."""
    if s.phase <= SHUFFLE_PILE:
        return s.left
    return 0


def shuffled(s: State, d: Deck, order: Sequence[int]) -> None:
    """T5, T6, L1: chance has put the waiting cards in this order; draw the lot, deal, or set the pile down."""
    arrange(s.pile, s.left, order)
    if s.phase == SHUFFLE_CRISES:
        draw_lot(s)
        add_solutions(s)
    elif s.phase == SHUFFLE_SOLUTIONS:
        deal(s)
        if is_short(s.options):
            make_short_pile(s)
        else:
            add_crises(s, d)
        s.phase = SHUFFLE_PILE
    else:
        s.phase = READY


def draw_lot(s: State) -> None:
    """L1: from the top of the crises those that may be in the game, until there are enough; the others stay out.

    They wait at the far end of the pile, behind the Solutions.
    """
    drawn = 0
    n = 0
    while n < IN_GAME[length_of(s.options)]:
        s.left -= 1
        card = s.pile[s.left]
        s.pile[s.left] = 0
        if may_be_drawn(drawn, s.options) >> card - KINDS & 1 == 1:
            drawn |= 1 << card - KINDS
            n += 1
            s.pile[CARDS - n] = card
    while s.left > 0:
        s.left -= 1
        s.pile[s.left] = 0


def make_short_pile(s: State) -> None:
    """L1: the lot, and as many Solutions as make the pile five cards for each crisis; the rest stay out of the game."""
    crises = IN_GAME[length_of(s.options)]
    size = cards_in_pile(s.players, s.options)
    s.left = size - crises
    for place in range(s.left, CARDS - crises):
        s.pile[place] = 0
    for i in range(1, crises + 1):
        card = s.pile[CARDS - i]
        s.pile[CARDS - i] = 0
        s.pile[s.left] = card
        s.left += 1


def deal(s: State) -> None:
    """T5, L1: to everybody in turn."""
    for _ in range(cards_dealt(s.players, s.options)):
        for seat in range(s.players):
            deal_one(s, seat)


def deal_one(s: State, seat: int) -> None:
    s.left -= 1
    give(s, seat, s.pile[s.left])


def add_crises(s: State, d: Deck) -> None:
    """T6: the crises join the pile. One without a threat is not in the deck."""
    for crisis in range(CRISES):
        if d.threat[crisis] > 0:
            s.pile[s.left] = KINDS + crisis
            s.left += 1


def begin(s: State, d: Deck) -> None:
    """T7: the start seat draws first."""
    s.phase = DRAW
    draw_on(s)
