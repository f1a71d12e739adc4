"""Resources and pollution on cards: which pollution must be placed and where (F17), what a card takes (F19),
and when it is inactive (F20).
"""

from .state import KINDS, PLOTS, Deck, State


def is_active(s: State, d: Deck, seat: int, plot: int) -> bool:
    """F20: a card with more cubes than spaces is inactive."""
    return s.cubes[seat][plot] <= d.spaces[s.card[seat][plot]]


def put(s: State, d: Deck, seat: int, plot: int, kind: int, amount: int) -> None:
    """Put resources on a card; a negative amount takes them off."""
    s.resources[seat * PLOTS + plot][kind] += amount
    if is_active(s, d, seat, plot):
        s.stock[seat][kind] += amount


def add_cube(s: State, d: Deck, seat: int, plot: int) -> None:
    """F19, F20: one more cube; the one beyond the spaces makes the card inactive, and its resources with it."""
    s.cubes[seat][plot] += 1
    if not is_active(s, d, seat, plot):
        for kind in range(KINDS):
            s.stock[seat][kind] -= s.resources[seat * PLOTS + plot][kind]


def remove_cube(s: State, d: Deck, seat: int, plot: int) -> None:
    """F20: a card is active again as soon as a cube is taken away."""
    if not is_active(s, d, seat, plot):
        for kind in range(KINDS):
            s.stock[seat][kind] += s.resources[seat * PLOTS + plot][kind]
    s.cubes[seat][plot] -= 1


def free_spaces(s: State, d: Deck, seat: int, plot: int) -> int:
    """F19: how many more cubes a card can take and stay active; one more makes it inactive."""
    return d.spaces[s.card[seat][plot]] - s.cubes[seat][plot]


def capacity_for_dirt(s: State, d: Deck, seat: int) -> int:
    """F17, F19: how many cubes the active cards can still take."""
    capacity = 0
    for plot in range(s.cards[seat]):
        if is_active(s, d, seat, plot):
            capacity += free_spaces(s, d, seat, plot) + 1
    return capacity


def can_place_all(d: Deck, option: int, capacity: int) -> bool:
    """F17: an option's pollution is compulsory: without room for every cube it cannot be used."""
    return d.pollution[option] <= capacity


def may_be_polluted(s: State, d: Deck, seat: int, plot: int) -> bool:
    """F17: a cube may go to any card that is not inactive."""
    return is_active(s, d, seat, plot)


def has_cube(s: State, seat: int, besides: int) -> bool:
    """Is there pollution on a card of this seat other than `besides`?"""
    for plot in range(s.cards[seat]):
        if plot != besides and s.cubes[seat][plot] > 0:
            return True
    return False
