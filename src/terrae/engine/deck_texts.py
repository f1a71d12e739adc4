"""Texts of decks: ids, names and notes, which anybody may write and everybody at a table is shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from .errors import Refused

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")
"""An id of a card: answers and records name cards by it."""
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, which a terminal obeys, and halves of letters, which cannot be written down."""
FREE = "notes"
"""The one key that may hold more than a text."""


def texts_in(value: object) -> Iterator[str]:
    """Every key and text of a piece of JSON."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict):
            yield from part
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)


def check_id(where: str, card: str, rule: str) -> None:
    """`Refused` if a card is called by something that cannot stand in an answer."""
    if not ID.fullmatch(card):
        raise Refused(f"{where}: an id has 1 to 40 letters a-z, digits, '-', '_' or '.', not {card[:60]!r}", rule)


def read_text(where: str, data: dict[str, Any], key: str, rule: str) -> str:
    """The text that stands there; `Refused` if it is none, or holds control characters."""
    text = data.get(key)
    if not isinstance(text, str):
        raise Refused(f"{where}: {key!r} must be a text", rule)
    if CONTROL.search(text):
        raise Refused(f"{where}: {key!r} must not hold control characters or line ends", rule)
    return text


def read_notes(where: str, data: dict[str, Any], keys: Iterable[str], rule: str) -> dict[str, Any]:
    """What a deck's file says beyond the form of a record: texts, and `notes`, in which anything may stand."""
    notes = {key: data[key] for key in keys if key in data}
    for key, value in notes.items():
        if key != FREE:
            read_text(where, notes, key, rule)
        elif any(CONTROL.search(text) for text in texts_in(value)):
            raise Refused(f"{where}: {key!r} must not hold control characters or line ends", rule)
    return notes
