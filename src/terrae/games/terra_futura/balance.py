"""What a match of Terra Futura shows about its deck: cards offered, taken and held, Scoring cards, clean and dirty."""

from collections.abc import Sequence
from typing import Any

from terrae.engine.balance import Balance, Group, Holding, Offer
from terrae.engine.match import Match

from .rules.actions import TAKE_SLOT, TAKE_TOP
from .rules.moves import parse
from .rules.record import card_ids, scoring_ids
from .rules.scoring import polluted
from .rules.state import EMPTY, LEVELS, SLOTS, TAKE, State

CARDS = Group("cards", taken_title="How often a card was taken when it lay in the display")
SCORING = Group(
    "scoring",
    score_title="Mean score of those who held the Scoring card",
    fair_score=0.15,
    holders="holders of the Scoring card {}",
)
STARTING = Group("starting")
TERRITORIES = Group("territories", score_title="Mean score by pollution at the end")
FEW_POLLUTED = 3


def offers(match: Match[Any, Any]) -> list[Offer]:
    """What lay in the display at each choice of a card."""
    ids = card_ids(match.deck)
    found: list[Offer] = []
    for (before, _), (_, text) in zip(match.states(), match.moves, strict=False):
        if before.phase == TAKE:
            action = parse(before, match.deck.table, text)
            assert action is not None, text
            found += offered(before, action, ids)
    return found


def offered(before: State, action: int, ids: Sequence[str]) -> list[Offer]:
    """Every card of the display, and whether it was the one taken."""
    chosen = action - TAKE_SLOT if action < TAKE_TOP else None
    places = [(place, before.display[place // SLOTS][place % SLOTS]) for place in range(LEVELS * SLOTS)]
    return [Offer(CARDS.key, ids[card], place == chosen) for place, card in places if card != EMPTY]


def holdings(match: Match[Any, Any]) -> list[Holding]:
    """What everybody ended with: cards, Scoring cards, a Starting card, and a clean or dirty territory."""
    s: State = match.state
    ids, scoring = card_ids(match.deck), scoring_ids(match.deck)
    found: list[Holding] = []
    for seat in range(s.players):
        found += [Holding(CARDS.key, ids[card], seat) for card in s.card[seat][1:]]
        found += [Holding(SCORING.key, scoring[number - 1], seat) for number in s.scoring[seat]]
        found.append(Holding(TERRITORIES.key, cleanliness(polluted(s, seat)), seat))
        found.append(Holding(STARTING.key, ids[s.card[seat][0]], seat))
    return found


def cleanliness(polluted_cards: int) -> str:
    """Clean and dirty ways to play, by the polluted cards at the end."""
    if polluted_cards == 0:
        return "clean"
    few = polluted_cards <= FEW_POLLUTED
    return f"1 to {FEW_POLLUTED} polluted cards" if few else f"{FEW_POLLUTED + 1} or more polluted cards"


BALANCE = Balance((CARDS, SCORING, STARTING, TERRITORIES), offers, holdings)
