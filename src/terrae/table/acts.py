"""An act: something said at the table as data, so that every reader reads it in their own language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terrae.engine.errors import Refused, refuse_unknown_keys

from .limits import CHAT_LINE_LENGTH

Act = dict[str, Any]
"""`{"act": name, slot: value, ...}`, or `{"text": words}` for own words."""


@dataclass(frozen=True)
class Slot:
    """A place in an act that is filled from the table."""

    expected: str
    """What it holds, for the sentence of a refusal."""
    holds: Callable[[object, int], bool]
    """Is this a value of the slot at a table of so many players?"""
    values: Callable[[int], Sequence[int | str]]
    """All of them."""


Forms = Mapping[str, tuple[tuple[str, ...], ...]]
"""Each act by name with its forms: the slots that are filled in each of them."""


def numbers(low: int, high: int) -> Slot:
    """A slot for a whole number from `low` to `high`."""
    return Slot(
        f"a number from {low} to {high}",
        lambda value, _: type(value) is int and low <= value <= high,
        lambda _: range(low, high + 1),
    )


def names(of: str, known: tuple[str, ...]) -> Slot:
    """A slot for one of these names."""
    return Slot(
        f"{of}, one of {', '.join(known)}",
        lambda value, _: isinstance(value, str) and value in known,
        lambda _: known,
    )


SEAT = Slot("a seat's number", lambda value, players: type(value) is int and 0 <= value < players, range)
"""A slot for a player at the table."""


def is_own_words(act: Mapping[str, Any]) -> bool:
    """Are these words of one's own? They are shown as they are, and never judged."""
    return "text" in act


def is_text(act: Mapping[str, Any]) -> bool:
    """Are these own words in their right form?"""
    text = act.get("text")
    return set(act) == {"text"} and isinstance(text, str) and 0 < len(text.strip()) <= len(text) <= CHAT_LINE_LENGTH


def check_act(data: object, forms: Forms, slots: Mapping[str, Slot], players: int, rule: str) -> Act:
    """The act itself if it has one of its forms; `Refused` in one sentence otherwise."""
    if not isinstance(data, dict):
        raise Refused("what is said must be an object with an 'act' or a 'text'", rule)
    if is_own_words(data):
        refuse_unknown_keys("own words", data, ("text",), rule)
        if not is_text(data):
            raise Refused(f"own words must be a text of 1 to {CHAT_LINE_LENGTH} letters", rule)
        return data
    name = data.get("act")
    if not isinstance(name, str) or name not in forms:
        raise Refused(f"there is no act {name!r}; there is {', '.join(forms)}", rule)
    filled = set(data) - {"act"}
    for slot in sorted(filled):
        if slot not in slots or not any(slot in form for form in forms[name]):
            raise Refused(f"{name!r} has no {slot!r}", rule)
        if not slots[slot].holds(data[slot], players):
            raise Refused(f"{name!r}: {slot!r} must be {slots[slot].expected}", rule)
    if not any(filled == set(form) for form in forms[name]):
        ways = " or ".join(", ".join(form) or "nothing" for form in forms[name])
        raise Refused(f"{name!r} goes with {ways}", rule)
    return data
