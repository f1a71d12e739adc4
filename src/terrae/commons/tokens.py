"""What a model reads and writes, in tokens: as its endpoint counts them, else by the length of the texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from terrae.engine.errors import Refused
from terrae.engine.game import Json

LETTERS_A_TOKEN = 4
"""So many letters of English are about one token; the tables, full of signs, have fewer letters to a token."""
MOST_TOKENS = 100_000_000
"""An endpoint that claims to have read or written more at once is not believed."""
MILLION = 1_000_000


def tokens_in(letters: int) -> int:
    """About how many tokens so many letters are."""
    return -(-letters // LETTERS_A_TOKEN)


@dataclass(frozen=True)
class Tokens:
    """What was read and written in some requests."""

    requests: int = 0
    read: int = 0
    written: int = 0
    counted: int = 0
    """In how many of the requests the endpoint itself has counted."""

    def __add__(self, other: Tokens) -> Tokens:
        return Tokens(
            self.requests + other.requests,
            self.read + other.read,
            self.written + other.written,
            self.counted + other.counted,
        )

    def __sub__(self, other: Tokens) -> Tokens:
        return Tokens(
            self.requests - other.requests,
            self.read - other.read,
            self.written - other.written,
            self.counted - other.counted,
        )

    @property
    def total(self) -> int:
        return self.read + self.written

    def to_json(self) -> Json:
        return {"requests": self.requests, "read": self.read, "written": self.written, "counted": self.counted}


def total_of(tokens: Iterable[Tokens]) -> Tokens:
    """The sum of some counts."""
    return sum(tokens, Tokens())


class Price(NamedTuple):
    """What a million tokens cost that are read, and that are written, in any currency."""

    read: float
    written: float

    def of(self, tokens: Tokens) -> float:
        return (tokens.read * self.read + tokens.written * self.written) / MILLION


def read_price(text: str) -> Price:
    """A price as it is typed: `3,15`; `Refused` if it is none."""
    try:
        read, written = (float(part) for part in text.split(","))
    except ValueError:
        read = written = -1.0
    if not (0 <= read < MILLION and 0 <= written < MILLION):
        raise Refused(
            f"a price is what a million tokens cost that are read and that are written, as 3,15; not {text!r}"
        )
    return Price(read, written)
