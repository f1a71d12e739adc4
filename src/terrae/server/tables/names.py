"""Names, titles and chat lines: text of people, kept as text and within limits."""

from __future__ import annotations

import unicodedata

from ..errors import Fault
from ..protocol.sizes import Text

REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control, invisible and direction-changing characters, line ends."""
JOINERS = "\u200c\u200d"
"""Format characters that ordinary words and emoji need."""

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
    return text
