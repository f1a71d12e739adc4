"""Duplicate worlds (L7): the same order of cards with other names for the colours and the regions.

Threats go with the card. After mapping back, answers, scores and outcome of the same play are the same, so that many
tables can play one deal without being able to tell each other what comes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import factorial
from typing import Any

from terrae.engine.errors import Refused

from .rules.moves import COLOUR_LETTERS, CRISIS_OF, KIND_OF, REGION_CODES

Json = dict[str, Any]

COLOUR_ORDERS = tuple(permutations(COLOUR_LETTERS))
REGION_ORDERS = tuple(permutations(REGION_CODES))
WORLDS = factorial(len(COLOUR_LETTERS)) * factorial(len(REGION_CODES))
"""In how many ways colours and regions can be named: 4,320."""


@dataclass(frozen=True)
class Labels:
    """Other names: for each colour and each region the one that stands in its place."""

    colours: Mapping[str, str]
    regions: Mapping[str, str]

    @classmethod
    def numbered(cls, number: int) -> Labels:
        """One of the ways, by its number; the first leaves everything as it is."""
        if not 0 <= number < WORLDS:
            raise Refused(f"a world has a number from 0 to {WORLDS - 1}, not {number}", "L7")
        colours, regions = divmod(number, len(REGION_ORDERS))
        return cls(
            dict(zip(COLOUR_LETTERS, COLOUR_ORDERS[colours], strict=True)),
            dict(zip(REGION_CODES, REGION_ORDERS[regions], strict=True)),
        )

    @cached_property
    def back(self) -> Labels:
        """The names that undo these."""
        return Labels({new: old for old, new in self.colours.items()}, {new: old for old, new in self.regions.items()})

    def card(self, card: str) -> str:
        """A Solution or a crisis under its other name."""
        if card in CRISIS_OF:
            return f"{self.colours[card[0]]}-{self.regions[card[2:]]}"
        return self.colours[card[0]] + card[1:]

    def answer(self, text: str) -> str:
        """A text of the notation under its other names; the cards of a set stand in their own order."""
        if text in ("pass", "done"):
            return text
        if text.startswith("hoard "):
            cards = [self.card(card) for card in text.split()[1:]]
            return "hoard " + " ".join(sorted(cards, key=KIND_OF.__getitem__))
        if text.startswith("discard "):
            return f"discard {self.card(text.removeprefix('discard '))}"
        card, _, region = text.partition(">")
        return self.card(card) + (f">{self.regions[region]}" if region else "")

    def act(self, act: Json) -> Json:
        """Something that was said, under its other names; own words stay as they are."""
        names = {"crisis": self.card, "colour": self.colours.__getitem__, "region": self.regions.__getitem__}
        return {slot: names[slot](value) if slot in names else value for slot, value in act.items()}

    def setup(self, setup: Json) -> Json:
        """A set-up under its other names."""
        hands = [sorted((self.card(card) for card in hand), key=KIND_OF.__getitem__) for hand in setup["hands"]]
        return {"hands": hands, "pile": [self.card(card) for card in setup["pile"]]}

    def deck(self, deck: Json) -> Json:
        """A deck under its other names: every threat goes with its card."""
        threats = {self.card(crisis): threat for crisis, threat in deck["threats"].items()}
        return {**deck, "threats": {crisis: threats[crisis] for crisis in CRISIS_OF}}


def relabel(record: Json, labels: Labels) -> Json:
    """A record of Terra with other names for colours and regions, everything else as it was (L7)."""
    told = {
        **record,
        "deck": labels.deck(record["deck"]),
        "setup": labels.setup(record["setup"]),
        "moves": [[seat, labels.answer(text)] for seat, text in record["moves"]],
    }
    result = record["result"]
    if result is not None and "crises" in result:
        told["result"] = {**result, "crises": [labels.card(crisis) for crisis in result["crises"]]}
    if "talk" in record:
        told["talk"] = [[moves, seat, labels.act(act)] for moves, seat, act in record["talk"]]
    return told
