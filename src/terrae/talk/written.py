"""Acts as short texts, for those who write: `promise value=4 crisis=R-NA`. A seat is its number, from 0 on."""

from __future__ import annotations

from terrae.engine.errors import Refused

from .acts import Act, Forms

LONGEST = 200
"""No act comes near so many letters."""


def written(act: Act) -> str:
    """An act as text; `read_act` understands it."""
    return " ".join([act["act"], *(f"{slot}={value}" for slot, value in act.items() if slot != "act")])


def read_act(text: str) -> Act:
    """The act that a text stands for. It may be a wrong one; `Refused` if it has not the form of an act."""
    name, *slots = text[:LONGEST].split()
    act: Act = {"act": name}
    for word in slots:
        slot, equals, value = word.partition("=")
        if not equals or not value or slot in act:
            raise Refused(f"an act is its name and its slots, as 'promise value=4 crisis=R-NA'; not {word!r}")
        act[slot] = int(value) if value.isascii() and value.isdecimal() else value
    return act


def written_forms(forms: Forms) -> list[str]:
    """Everything that can be said, with its slots to be filled."""
    return [" ".join([name, *(f"{slot}=..." for slot in form)]) for name, ways in forms.items() for form in ways]
