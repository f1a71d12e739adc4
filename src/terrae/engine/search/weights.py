"""What a net has learned as a file: its numbers in little room, for which deck, and how they were found."""

from __future__ import annotations

import base64
import hashlib
import json
import sys
from array import array

from ..errors import Refused
from ..fields import Fields
from ..game import Json

STEPS = 32_000
"""The largest number of a net becomes this whole number, the others in proportion."""


def signature(d: Fields) -> str:
    """What a net knows of a deck: one whose table differs has another signature."""
    return hashlib.sha256(repr(d.values()).encode()).hexdigest()[:16]


def pack(net: list[float], provenance: Json) -> str:
    """The text of a file of weights."""
    largest = max(map(abs, net)) or 1.0
    steps = array("h", (round(number / largest * STEPS) for number in net))
    if sys.byteorder == "big":
        steps.byteswap()
    document = {**provenance, "step": largest / STEPS, "net": base64.b64encode(steps.tobytes()).decode()}
    return json.dumps(document, indent=1) + "\n"


def unpack(text: str, length: int) -> tuple[list[float], Json]:
    """The net of a file of weights, and how it was found; `Refused` if it is none of so many numbers."""
    try:
        document = json.loads(text)
        steps = array("h", base64.b64decode(document.pop("net")))
        step = float(document.pop("step"))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(f"these are no weights: {error}") from None
    if sys.byteorder == "big":
        steps.byteswap()
    if len(steps) != length:
        raise Refused(f"weights are {length} numbers, not {len(steps)}")
    return [number * step for number in steps], document
