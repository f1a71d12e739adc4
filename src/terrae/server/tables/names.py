"""Names, titles and chat lines: text of people, kept as text and within limits."""

from __future__ import annotations

import re
import unicodedata

from ..errors import Fault
from ..protocol.sizes import Text

REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control, invisible and direction-changing characters, line ends."""
JOINERS = "\u200c\u200d"
"""Format characters that ordinary words and emoji need."""

INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point, which are not shown, and the empty pattern of Braille."""
NOT_ALONE = ("Z", "M")
"""Spaces, and marks that need a letter to stand on."""

BOT_NAMES = ("Alma", "Bruno", "Clio", "Dario", "Elsa", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Klara", "Leo")
"""Short names, at home in all our languages: twice as many as a table has seats, so that one is always free."""


def clean(text: str, what: str, size: Text, least: int = 1) -> str:
    """The text without spaces around it, in one normal form; `Fault` if it cannot be shown safely."""
    text = unicodedata.normalize("NFC", " ".join(text.split(" "))).strip()
    for letter in text:
        if unicodedata.category(letter) in REFUSED and letter not in JOINERS:
            raise Fault("bad_text", f"{what} must not hold control characters")
    if not least <= len(text) <= size.kept:
        raise Fault("bad_text", f"{what} must have {least} to {size.kept} characters")
    if least and not any(unicodedata.category(letter)[0] not in NOT_ALONE for letter in INVISIBLE.sub("", text)):
        raise Fault("bad_text", f"{what} must hold something that can be seen")
    return text


def same_name(one: str, other: str) -> bool:
    """Are two names the same but for capitals, forms of a letter, and what is not shown?"""
    return name_key(one) == name_key(other)


def name_key(name: str) -> str:
    seen = INVISIBLE.sub("", unicodedata.normalize("NFKC", INVISIBLE.sub("", name)))
    return " ".join(unicodedata.normalize("NFKC", seen.casefold()).split())
