"""The learned value as a file: which numbers the net has, for which deck, and how they were found."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from terrae.engine.game import Json
from terrae.engine.search.weights import signature, unpack

from ..rules.state import CARDS, OPTIONS, Deck
from .value import NET_LENGTH, TYPES

FILE = Path(__file__).parents[1] / "weights.json"


def card_types(d: Deck) -> list[int]:
    """The type of each card: cards with the same options and as many spaces for pollution are of one type."""
    known: dict[tuple[object, ...], int] = {}
    types = []
    for card in range(CARDS):
        options = range(card * OPTIONS, (card + 1) * OPTIONS)
        key = (
            d.spaces[card],
            *((d.kind[o], *d.pay[o], *d.get[o], d.any_of[o], d.pollution[o], d.transfer[o]) for o in options),
        )
        types.append(known.setdefault(key, len(known)))
    return [min(kind, TYPES - 1) for kind in types]


@cache
def shipped() -> tuple[list[float], Json]:
    """The net that comes with the game."""
    return unpack(FILE.read_text("utf-8"), NET_LENGTH)


def net_for(d: Deck) -> list[float]:
    """The net for a deck: the one that comes with the game if it has learned this deck, else one of zeros."""
    net, provenance = shipped()
    return net if provenance["deck"] == signature(d) else [0.0] * NET_LENGTH
