"""The end of a game: scores, the common pot, teams and who wins (T12, T19, T20, L3)."""

from .state import KINDS, POT, SUCCESS, TEAMS, VALUES, Deck, State


def hoard_value(s: State, seat: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += s.hoards[seat][kind] * (kind % VALUES + 1)
    return total


def has_pot(s: State) -> bool:
    """L3: is half of all hoards shared at the end?"""
    return s.options & POT != 0


def pot(s: State) -> int:
    """L3: half of every hoard, rounded down: the odd point stays with its owner."""
    total = 0
    for seat in range(s.players):
        total += hoard_value(s, seat) // 2
    return total


def kept_of_hoard(value: int) -> int:
    """L3: what its owner keeps of a hoard under the common pot: half of it, and the odd point."""
    return value - value // 2


def share_of_hoards(s: State, seat: int) -> int:
    """T19: what a seat has of the hoards at the end: its own. L3: half of it, and an equal share of the pot."""
    own = hoard_value(s, seat)
    if has_pot(s):
        return kept_of_hoard(own) + pot(s) // s.players
    return own


def score(s: State, d: Deck, seat: int) -> int:
    """T19, L3: points on the track and the values of the hoarded cards, or what the common pot makes of them."""
    return s.track[seat] + share_of_hoards(s, seat)


def in_teams(s: State) -> bool:
    """T20: is the team variant played?"""
    return s.options & TEAMS != 0


def partner(s: State, seat: int) -> int:
    """T20: partners sit opposite each other; without teams everybody is their own partner."""
    if not in_teams(s):
        return seat
    other = seat + s.players // 2
    return other if other < s.players else other - s.players


def side_score(s: State, d: Deck, seat: int) -> int:
    """T19, T20: what decides who wins: a player's own score, or the sum of the two partners'."""
    if partner(s, seat) == seat:
        return score(s, d, seat)
    return score(s, d, seat) + score(s, d, partner(s, seat))


def is_winner(s: State, d: Deck, seat: int) -> bool:
    """T12, T19, T20: the highest wins, equal highest share the win; nobody wins a loss."""
    if s.phase != SUCCESS:
        return False
    for other in range(s.players):
        if side_score(s, d, other) > side_score(s, d, seat):
            return False
    return True
