"""What a game of Terra Futura shows about its deck: cards offered, taken and held, Scoring cards, clean and dirty."""

from collections.abc import Sequence
from typing import Any

from .actions import TAKE_SLOT, TAKE_TOP
from .count import polluted
from .moves import TAKES
from .record import card_ids, scoring_ids
from .state import EMPTY, SLOTS, State

Offers = list[tuple[str, bool]]
Had = list[tuple[str, str, int]]


def sightings(match: Any) -> tuple[Offers, Had]:
    """What lay in the display at each choice of a finished match, and what everybody ended with."""
    offers: Offers = []
    for (before, _), (_, text) in zip(match.states(), match.moves, strict=False):
        if text in TAKES:
            offers += offered(before, TAKES[text], card_ids(match.deck))
    return offers, held(match)


def offered(before: State, action: int, ids: Sequence[str]) -> Offers:
    """Every card of the display, and whether it was the one taken."""
    chosen = action - TAKE_SLOT if action < TAKE_TOP else None
    places = [(place, before.display[place // SLOTS][place % SLOTS]) for place in range(2 * SLOTS)]
    return [(ids[card], place == chosen) for place, card in places if card != EMPTY]


def cleanliness(dirty_cards: int) -> str:
    """Clean and dirty ways to play, by the polluted cards at the end."""
    if dirty_cards == 0:
        return "clean"
    return "1 to 3 polluted cards" if dirty_cards <= 3 else "4 or more polluted cards"


def held(match: Any) -> Had:
    s: State = match.state
    ids, scoring = card_ids(match.deck), scoring_ids(match.deck)
    had: Had = []
    for seat in range(s.players):
        had += [("cards", ids[card], seat) for card in s.card[seat][1:]]
        had += [("scoring", scoring[number - 1], seat) for number in s.scoring[seat]]
        had.append(("territories", cleanliness(polluted(s, seat)), seat))
        had.append(("starting", ids[s.card[seat][0]], seat))
    return had
