"""The territory of Terra Futura: where a card may lie, and what it activates there: F12, F13."""

from collections.abc import MutableSequence

from .actions import PLACE_AT
from .state import ADJACENT, EMPTY, REACH, SIDE, SQUARE, USE, State


def cell_of(x: int, y: int) -> int:
    return (y + REACH) * SIDE + x + REACH


def occupied(s: State, seat: int) -> int:
    """The cells of a territory that hold a card, as bits."""
    cells = 0
    for plot in range(s.cards[seat]):
        cells |= 1 << cell_of(s.x[seat][plot], s.y[seat][plot])
    return cells


def lowest_x(s: State, seat: int) -> int:
    low = 0
    for plot in range(s.cards[seat]):
        low = min(low, s.x[seat][plot])
    return low


def lowest_y(s: State, seat: int) -> int:
    low = 0
    for plot in range(s.cards[seat]):
        low = min(low, s.y[seat][plot])
    return low


def list_places(s: State, out: MutableSequence[int]) -> int:
    """F12: empty cells within some 3x3 square with all cards, and, by the option, side by side with one of them."""
    seat = s.turn
    cells = occupied(s, seat)
    n = 0
    left = right = top = bottom = 0
    for plot in range(s.cards[seat]):
        left = min(left, s.x[seat][plot])
        right = max(right, s.x[seat][plot])
        top = min(top, s.y[seat][plot])
        bottom = max(bottom, s.y[seat][plot])
    for y in range(bottom - SQUARE + 1, top + SQUARE):
        for x in range(right - SQUARE + 1, left + SQUARE):
            cell = cell_of(x, y)
            if cells >> cell & 1 == 0 and (s.options & ADJACENT == 0 or touches(cells, x, y)):
                out[n] = PLACE_AT + cell
                n += 1
    return n


def touches(cells: int, x: int, y: int) -> bool:
    """F12: does a card lie above, below, left or right of this cell?"""
    cell = cell_of(x, y)
    return (
        (x > -REACH and cells >> cell - 1 & 1 == 1)
        or (x < REACH and cells >> cell + 1 & 1 == 1)
        or (y > -REACH and cells >> cell - SIDE & 1 == 1)
        or (y < REACH and cells >> cell + SIDE & 1 == 1)
    )


def place(s: State, cell: int) -> None:
    """F12, F13: lay the card down; its row and its column may now be activated."""
    seat = s.turn
    plot = s.cards[seat]
    s.card[seat][plot] = s.hand
    s.x[seat][plot] = cell % SIDE - REACH
    s.y[seat][plot] = cell // SIDE - REACH
    s.cards[seat] += 1
    s.hand = EMPTY
    s.unseen = 0
    for other in range(s.cards[seat]):
        s.ready[other] = 1 if in_line(s, seat, other, s.x[seat][plot], s.y[seat][plot]) else 0
    s.phase = USE


def in_line(s: State, seat: int, plot: int, x: int, y: int) -> bool:
    """F13: does a card lie in the row or the column of this cell?"""
    return s.x[seat][plot] == x or s.y[seat][plot] == y
