"""Acts as short texts, for those who write: `ask who=1 value=4`. A seat is its number, from 0 on."""

from __future__ import annotations

from typing import Any

from terrae.engine.errors import Refused

from .acts import Act, Forms
from .contract import Talk

LONGEST = 200
"""No act comes near so many letters."""


def act_text(act: Act) -> str:
    """An act as text; `read_act` understands it."""
    return " ".join([act["act"], *(f"{slot}={value}" for slot, value in act.items() if slot != "act")])


def read_act(text: str) -> Act:
    """The act that a text stands for. It may be a wrong one; `Refused` if it has not the form of an act."""
    words = text[:LONGEST].split()
    if not words:
        raise Refused("an act is its name and its slots, as 'ask who=1 value=4'; nothing was said")
    name, *slots = words
    act: Act = {"act": name}
    for word in slots:
        slot, equals, value = word.partition("=")
        if not equals or not value or slot in act:
            raise Refused(f"an act is its name and its slots, as 'ask who=1 value=4'; not {word!r}")
        act[slot] = int(value) if value.isascii() and value.isdecimal() else value
    return act


def form_texts(forms: Forms) -> list[str]:
    """Everything that can be said, with its slots to be filled."""
    return [" ".join([name, *(f"{slot}=..." for slot in form)]) for name, ways in forms.items() for form in ways]


def how_to_say(talk: Talk[Any, Any]) -> str:
    """Everything that can be said, and what the slots hold, as one text."""
    slots = [f"{name}: {slot.expected}" for name, slot in talk.slots.items()]
    return "\n".join([*form_texts(talk.forms), *slots])
