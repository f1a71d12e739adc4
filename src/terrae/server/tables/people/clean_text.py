"""Names, titles and chat lines: text of people, kept as text and within limits."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from confusable_homoglyphs.utils import load

from ...errors import Fault
from ...protocol.sizes import Text

REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control, invisible and direction-changing characters, line ends."""
JOINERS = "\u200c\u200d"
"""Format characters that ordinary words and emoji need."""

INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point, which are not shown, and the empty pattern of Braille."""
DIRECTION = "\u200e"
"""Stands around letters that are written from right to left, in the data of look-alike letters."""
NOT_ALONE = ("Z", "M")
"""Spaces, and marks that need a letter to stand on."""
MOST_MARKS = 30
"""Marks on one letter: as many as Unicode's stream-safe texts have (UAX 15, 13). More hide the lines around them, and
the time to bring them into their order grows with the square of their number."""


def clean(text: str, what: str, size: Text, least: int = 1) -> str:
    """The text without spaces around it, in one normal form; `Fault` if it cannot be shown safely."""
    check_marks(text, what)
    text = unicodedata.normalize("NFC", text).strip()
    for letter in text:
        if unicodedata.category(letter) in REFUSED and letter not in JOINERS:
            raise Fault("bad_text", f"{what} must not hold control characters")
    if not least <= len(text) <= size.kept:
        raise Fault("bad_text", f"{what} must have {least} to {size.kept} characters")
    if least and not any(unicodedata.category(letter)[0] not in NOT_ALONE for letter in INVISIBLE.sub("", text)):
        raise Fault("bad_text", f"{what} must hold something that can be seen")
    return text


def check_marks(text: str, what: str) -> None:
    """`Fault` if more marks are piled up on one letter than any writing needs."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            raise Fault("bad_text", f"{what} must not have more than {MOST_MARKS} marks on one letter")


def same_name(one: str, other: str) -> bool:
    """Do two names look the same, in any script, but for capitals, forms of a letter, and what is not shown?"""
    return not name_keys(one).isdisjoint(name_keys(other))


@lru_cache(1024)
def name_keys(name: str) -> frozenset[str]:
    """What a name may be taken for. Capitals can look alike where small letters do not, and the other way round."""
    seen = INVISIBLE.sub("", unicodedata.normalize("NFKC", INVISIBLE.sub("", name)))
    return frozenset((folded(seen), skeleton(folded(seen)), folded(skeleton(seen))))


def folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text.casefold()).split())


def skeleton(text: str) -> str:
    """Unicode's skeleton of a text (UTS 39, 4): texts that look alike have the same one. It is never shown."""
    known = prototypes()
    for _ in range(2):  # a prototype of several letters is made of prototypes
        text = "".join(known.get(letter, letter) for letter in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFC", text)


@lru_cache(1)
def prototypes() -> dict[str, str]:
    """Unicode's letters that look like others, each with the one that stands for all that look alike.

    The data holds every pair in both directions: a letter that stands for others has several partners, one of the
    others only that one.
    """
    found: dict[str, str] = {}
    for letter, alike in load("confusables.json").items():
        others = [other["c"].strip(DIRECTION) for other in alike]
        alone = letter.strip(DIRECTION)
        if len(alone) == 1 and len(others) == 1 and found.get(others[0]) != alone:
            found[alone] = others[0]
    return found
