"""What a net has learned as a file: its numbers in little room, for which deck, and how they were found."""

from __future__ import annotations

import base64
import hashlib
import json
import sys
from array import array
from collections.abc import Mapping, Sequence

from ..errors import Refused
from ..fields import Fields
from ..game import Json

STEPS = 32_000
"""The largest number of a part becomes this whole number, the others in proportion."""


def signature(d: Fields) -> str:
    """What a net knows of a deck: one whose table differs has another signature."""
    return hashlib.sha256(repr(d.values()).encode()).hexdigest()[:16]


def pack(net: list[float], provenance: Json) -> str:
    """The text of a file of weights."""
    return json.dumps({**provenance, **packed(net)}, indent=1) + "\n"


def unpack(text: str, length: int) -> tuple[list[float], Json]:
    """The net of a file of weights, and how it was found; `Refused` if it is none of so many numbers."""
    document = document_in(text)
    net = unpacked(document, length)
    return net, {key: value for key, value in document.items() if key not in ("net", "step")}


def pack_parts(parts: Mapping[str, Sequence[float]], provenance: Json) -> str:
    """The text of a file of a net with parts, each as exact as its own largest number allows."""
    document = {**provenance, "parts": {name: packed(part) for name, part in parts.items()}}
    return json.dumps(document, indent=1) + "\n"


def unpack_parts(text: str, lengths: Mapping[str, int]) -> tuple[dict[str, list[float]], Json]:
    """The parts of a net, which have so many numbers, and how it was found; `Refused` if it has others."""
    document = document_in(text)
    parts = document.pop("parts", None)
    if not isinstance(parts, dict) or set(parts) != set(lengths):
        raise Refused(f"these are no weights: their parts must be {', '.join(lengths)}")
    return {name: unpacked(parts[name], length) for name, length in lengths.items()}, document


def document_in(text: str) -> Json:
    """A file of weights as data."""
    try:
        document = json.loads(text)
    except ValueError as error:
        raise Refused(f"these are no weights: {error}") from None
    if not isinstance(document, dict):
        raise Refused("these are no weights: they must be an object")
    return document


def packed(numbers: Sequence[float]) -> Json:
    """Numbers in little room, and the step that is the least difference between two of them."""
    largest = max(map(abs, numbers)) or 1.0
    steps = array("h", (round(number / largest * STEPS) for number in numbers))
    if sys.byteorder == "big":
        steps.byteswap()
    return {"step": largest / STEPS, "net": base64.b64encode(steps.tobytes()).decode()}


def unpacked(document: Json, length: int) -> list[float]:
    """The numbers again; `Refused` if they are not so many."""
    try:
        steps = array("h", base64.b64decode(document["net"]))
        step = float(document["step"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(f"these are no weights: {error}") from None
    if sys.byteorder == "big":
        steps.byteswap()
    if len(steps) != length:
        raise Refused(f"weights are {length} numbers, not {len(steps)}")
    return [number * step for number in steps]
