"""Decks of Terra: the threat of each crisis as data, and refusals that name the place and the rule (T2)."""

from pathlib import Path
from typing import Any

from terrae.engine.deck_texts import read_notes, read_text
from terrae.engine.errors import Refused, refuse_unknown_keys
from terrae.engine.game import DeckDocument

from .moves import CRISIS_TEXTS
from .state import Deck

DEFAULT = Path(__file__).parents[1] / "decks" / "default.toml"
DECK_KEYS = ("name", "threats")
NOTE_KEYS = ("about", "notes")
"""What a deck file may say beyond the form of a record."""
LEAST_THREAT, GREATEST_THREAT = 10, 16


def read_deck(data: dict[str, Any]) -> DeckDocument[Deck]:
    """T2: one crisis for every pair of colour and region, each with a threat from 10 to 16."""
    refuse_unknown_keys("deck", data, (*DECK_KEYS, *NOTE_KEYS), "T2")
    name = read_text("deck", data, "name", "T2")
    threats = data.get("threats")
    if not isinstance(threats, dict):
        raise Refused("deck: 'threats' must be a table with a number for each crisis", "T2")
    for crisis in threats:
        if crisis not in CRISIS_TEXTS:
            raise Refused(
                f"deck: threats: {crisis!r} is no crisis; write a colour G, B, R and a region, as 'G-AF'", "T2"
            )
    table = Deck()
    for number, crisis in enumerate(CRISIS_TEXTS):
        if crisis not in threats:
            raise Refused(f"deck: threats: {crisis} is missing; there is one crisis for each colour and region", "T2")
        threat = threats[crisis]
        if type(threat) is not int or not LEAST_THREAT <= threat <= GREATEST_THREAT:
            raise Refused(
                f"deck: threats: {crisis} must be a whole number from "
                f"{LEAST_THREAT} to {GREATEST_THREAT}, not {threat!r}",
                "T2",
            )
        table.threat[number] = threat
    document = {"name": name, "threats": {crisis: threats[crisis] for crisis in CRISIS_TEXTS}}
    return DeckDocument(document, table, read_notes("deck", data, NOTE_KEYS, "T2"))
