"""Small Terra: few cards, few crises, its own deal and limit. Everything else is as in Terra; it can be solved."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from terrae.engine.bits import count
from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument

from . import Terra
from .rules.moves import CRISIS_OF
from .rules.state import KINDS, Deck

SMALL_COPIES = (2, 2) + (0,) * (KINDS - 2)
"""How many Solutions there are of each kind: two ones and two twos of one colour."""
SMALL_DEAL = 1
SMALL_LIMIT = 2
"""So many full-blown crises are too many."""


def small_copies_of(kind: int) -> int:
    """In place of T1."""
    return SMALL_COPIES[kind]


def small_cards_dealt(players: int, options: int) -> int:
    """In place of T5."""
    return SMALL_DEAL


def small_is_lost(full: int, options: int) -> bool:
    """In place of T12."""
    return count(full) >= SMALL_LIMIT


class SmallTerra(Terra):
    """A variant for solvers. It has no entry point: nobody is offered it to play."""

    name = "terra-small"
    seats = range(2, 4)
    bench_players = 3
    options = ()
    rules_modules = (*Terra.rules_modules, "terrae.games.terra.small_variant")
    offers = replace(Terra.offers, small_variant="", deals="")
    rounds = ()

    def __init__(self) -> None:
        super().__init__({"copies_of": small_copies_of, "cards_dealt": small_cards_dealt, "is_lost": small_is_lost})

    def default_deck(self) -> Path:
        return Path(__file__).parent / "small.toml"

    def read_deck(self, data: dict[str, Any]) -> DeckDocument[Deck]:
        """T2: the threats of a few crises; the others are not in the deck."""
        threats = data.get("threats")
        table = Deck()
        if not isinstance(threats, dict) or not set(threats) <= set(CRISIS_OF):
            raise Refused("deck: 'threats' must be a table with a number for some crises", "T2")
        for crisis, threat in threats.items():
            table.threat[CRISIS_OF[crisis]] = threat
        return DeckDocument(data, table, {})
