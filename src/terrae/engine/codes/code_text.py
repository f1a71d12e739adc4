"""A code as texts that a picture or a line holds: Base45 (RFC 9285), in parts where it is long."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from zlib import crc32

from ..game import DeckDocument
from ..record import BadRecord, Record
from .game_code import CODE_LIMIT, decode, encode
from .refusals import DamagedCode

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
"""The 45 signs that a QR code writes two in eleven bits."""
PART_BYTES = 1200
"""Bytes of one part: with its head it fits into a QR code of version 25 that corrects 7 %."""
MOST_PARTS = CODE_LIMIT // PART_BYTES
TEXT_LIMIT = 2000
"""Signs of one text; a longer one is refused before it is looked at."""
NAME = "TERRAE1"
BLANK = "_"
"""Stands for a blank where a code is written as a text, because blanks are lost on the way; readers take both."""
END = "."
"""Every text ends with it: some readers of pictures drop a blank at the end."""
FORM = re.compile(rf"{NAME}(?:/([1-9])/([1-9])/([0-9A-F]{{8}}))?:([0-9A-Z $%*+\-./:]*)\.")
MOST_WAITING = 1000
"""Codes of which some parts are missing; a file with more of them is not what it says."""


def texts_of(record: object) -> list[str]:
    """A record as texts, usually one; `BadRecord` if it does not hold."""
    return split(encode(record))


def as_line(text: str) -> str:
    """The text of a code without blanks, to be written down or sent."""
    return text.replace(" ", BLANK)


def record_of(texts: Sequence[str], decks: Sequence[DeckDocument[Any]] = ()) -> Record:
    """The record that the texts of one code tell, in any order; `BadRecord` if they do not hold."""
    found = list(records_in(texts, decks))
    if len(found) != 1:
        raise DamagedCode(f"these are {len(found)} games, not one")
    return found[0][1]


def records_in(lines: Iterable[str], decks: Sequence[DeckDocument[Any]] = ()) -> Iterator[tuple[int, Record]]:
    """The record of every code in a row of lines, with the number of its last line from 1; blank lines are passed over.

    Parts may come in any order and more than once. `BadRecord` names the line.
    """
    waiting: dict[tuple[int, str], dict[int, bytes]] = {}
    for number, line in enumerate(lines, 1):
        try:
            if not (text := line.strip()):
                continue
            code = _joined(text, waiting)
            if code is not None:
                yield number, decode(code, decks)
        except BadRecord as error:
            raise type(error)(f"line {number}: {error.sentence}", error.rule) from None
    if waiting:
        (parts, _), found = next(iter(waiting.items()))
        missing = next(part for part in range(1, parts + 1) if part not in found)
        raise DamagedCode(f"part {missing} of {parts} of a code is missing")


def _joined(text: str, waiting: dict[tuple[int, str], dict[int, bytes]]) -> bytes | None:
    """The code that this text completes, None while parts of it are missing."""
    part, parts, whole, data = read_part(text)
    if parts == 1:
        return data
    found = waiting.setdefault((parts, whole), {})
    if len(waiting) > MOST_WAITING:
        raise DamagedCode(f"parts are missing of more than {MOST_WAITING} codes")
    if found.setdefault(part, data) != data:
        raise DamagedCode(f"two different texts say that they are part {part} of the same code")
    if len(found) < parts:
        return None
    del waiting[parts, whole]
    code = b"".join(found[place] for place in range(1, parts + 1))
    if f"{crc32(code):08X}" != whole:
        raise DamagedCode("the parts do not belong to one code")
    return code


def split(code: bytes) -> list[str]:
    """A code as texts, each of at most `PART_BYTES`."""
    if len(code) <= PART_BYTES:
        return [f"{NAME}:{base45(code)}{END}"]
    parts = [code[at : at + PART_BYTES] for at in range(0, len(code), PART_BYTES)]
    whole = f"{crc32(code):08X}"
    return [f"{NAME}/{number}/{len(parts)}/{whole}:{base45(part)}{END}" for number, part in enumerate(parts, 1)]


def read_part(text: str) -> tuple[int, int, str, bytes]:
    """Which part a text is, of how many, of which code, and its bytes."""
    if len(text) > TEXT_LIMIT:
        raise DamagedCode(f"a code has at most {TEXT_LIMIT} signs")
    form = FORM.fullmatch(text.replace(BLANK, " "))
    if form is None:
        raise DamagedCode(f"a code begins with {NAME}, ends with a full stop, and has no small letters")
    part, parts, whole, signs = form.groups()
    data = from_base45(signs)
    if len(data) > PART_BYTES:
        raise DamagedCode(f"a part of a code has at most {PART_BYTES} bytes, not {len(data)}")
    if parts is None:
        return 1, 1, "", data
    if not (1 <= int(part) <= int(parts) and 1 < int(parts) <= MOST_PARTS):
        raise DamagedCode(f"there is no part {part} of {parts}: a code has at most {MOST_PARTS} parts")
    return int(part), int(parts), whole, data


# ---- Base45 ----


def base45(data: bytes) -> str:
    """Two bytes as three signs, lowest first; a last byte alone as two."""
    out = []
    for at in range(0, len(data), 2):
        pair = data[at : at + 2]
        number = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            number, digit = divmod(number, 45)
            out.append(SIGNS[digit])
    return "".join(out)


def from_base45(signs: str) -> bytes:
    """The bytes of a text that has no other signs; `BadRecord` if no bytes give it."""
    out = bytearray()
    for at in range(0, len(signs), 3):
        group = signs[at : at + 3]
        number = sum(SIGNS.index(sign) * 45**place for place, sign in enumerate(group))
        size = len(group) - 1
        if size == 0 or number >= 256**size:
            raise DamagedCode("the code was not read or copied whole")
        out += number.to_bytes(size, "big")
    return bytes(out)
