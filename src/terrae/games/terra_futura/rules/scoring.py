"""The final count of Terra Futura: F27 to F29."""

from .state import KINDS, OVER, Deck, State


def resource_points(s: State, d: Deck, seat: int) -> int:
    """F28: the values of all resources on active cards."""
    total = 0
    for kind in range(KINDS):
        total += s.stock[seat][kind] * d.worth[kind]
    return total


def polluted(s: State, seat: int) -> int:
    """F28: the cards with at least one cube."""
    n = 0
    for plot in range(s.cards[seat]):
        if s.cubes[seat][plot] > 0:
            n += 1
    return n


def all_cubes(s: State, seat: int) -> int:
    n = 0
    for plot in range(s.cards[seat]):
        n += s.cubes[seat][plot]
    return n


def set_times(s: State, d: Deck, seat: int, which: int) -> int:
    """F27: how many times the seat owns the whole set of one of its Scoring cards; 0 of one that is hidden."""
    scoring = s.scoring[seat][which] - 1
    times = 0
    if scoring >= 0:
        first = True
        for kind in range(KINDS):
            if d.set_of[scoring][kind] > 0:
                owned = s.stock[seat][kind] // d.set_of[scoring][kind]
                if first or owned < times:
                    times = owned
                first = False
    return times


def set_points(s: State, d: Deck, seat: int, which: int) -> int:
    if s.scoring[seat][which] == 0:
        return 0
    return set_times(s, d, seat, which) * d.points[s.scoring[seat][which] - 1]


def better_set(s: State, d: Deck, seat: int) -> int:
    """F27: the Scoring card whose set scores more, the first on a tie."""
    return 1 if set_points(s, d, seat, 1) > set_points(s, d, seat, 0) else 0


def score(s: State, d: Deck, seat: int) -> int:
    """F27, F28."""
    return resource_points(s, d, seat) + set_points(s, d, seat, better_set(s, d, seat)) - polluted(s, seat)


def is_winner(s: State, d: Deck, seat: int) -> bool:
    """F29: the highest total, then the fewer cubes; still equal, a shared win."""
    if s.phase != OVER:
        return False
    for other in range(s.players):
        more = score(s, d, other) - score(s, d, seat)
        if more > 0 or (more == 0 and all_cubes(s, other) < all_cubes(s, seat)):
            return False
    return True
