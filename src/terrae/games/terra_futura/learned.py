"""The learned value as a file: which numbers the net has, for which deck, and how they were found."""

from __future__ import annotations

import base64
import hashlib
import json
import sys
from array import array
from functools import cache
from pathlib import Path

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from .state import CARDS, OPTIONS, Deck
from .value import NET_LENGTH, TYPES

FILE = Path(__file__).with_name("weights.json")
STEPS = 32_000
"""The largest number of the net becomes this whole number, the others in proportion."""


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


def signature(d: Deck) -> str:
    """What the net knows of a deck: one with other cards, values or Scoring cards has another signature."""
    return hashlib.sha256(repr(d.values()).encode()).hexdigest()[:16]


def pack(net: list[float], provenance: Json) -> str:
    """The text of a file of weights."""
    largest = max(map(abs, net)) or 1.0
    steps = array("h", (round(number / largest * STEPS) for number in net))
    if sys.byteorder == "big":
        steps.byteswap()
    document = {**provenance, "step": largest / STEPS, "net": base64.b64encode(steps.tobytes()).decode()}
    return json.dumps(document, indent=1) + "\n"


def unpack(text: str) -> tuple[list[float], Json]:
    """The net of a file of weights, and how it was found; `Refused` if it is none."""
    try:
        document = json.loads(text)
        steps = array("h", base64.b64decode(document.pop("net")))
        step = float(document.pop("step"))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(f"these are no weights: {error}") from None
    if sys.byteorder == "big":
        steps.byteswap()
    if len(steps) != NET_LENGTH:
        raise Refused(f"weights are {NET_LENGTH} numbers, not {len(steps)}")
    return [number * step for number in steps], document


@cache
def shipped() -> tuple[list[float], Json]:
    """The net that comes with the game."""
    return unpack(FILE.read_text("utf-8"))


def net_for(d: Deck) -> list[float]:
    """The net for a deck: the one that comes with the game if it has learned this deck, else one of zeros."""
    net, provenance = shipped()
    return net if provenance["deck"] == signature(d) else [0.0] * NET_LENGTH
