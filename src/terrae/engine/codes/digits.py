"""A row of choices as one whole number: each digit is below a number of its own, which its reader knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..record import BadRecord


class Digits:
    """Digits as they are written."""

    def __init__(self) -> None:
        self.digits: list[tuple[int, int]] = []

    def write(self, digit: int, below: int) -> None:
        self.digits.append((digit, below))

    def to_bytes(self) -> bytes:
        """The number, lowest byte first and as short as it goes; the first digit is its lowest."""
        number = 0
        for digit, below in reversed(self.digits):
            number = number * below + digit
        return number.to_bytes((number.bit_length() + 7) // 8, "little")


class DigitsToRead:
    """The same digits, to be read in the same order."""

    def __init__(self, data: bytes) -> None:
        if data.endswith(b"\0"):
            raise BadRecord("the code is not written as short as it goes")
        self.number = int.from_bytes(data, "little")

    def read(self, below: int) -> int:
        self.number, digit = divmod(self.number, below)
        return digit

    def check_end(self) -> None:
        """Everything must have been read."""
        if self.number:
            raise BadRecord("the code goes on after the game's last move")


class CardsLeft:
    """The cards that can still come, by name: the next one is a digit among the different names that are left."""

    def __init__(self, cards: Iterable[Any]) -> None:
        self.left = Counter(cards)

    def names(self) -> list[Any]:
        return sorted((card for card, count in self.left.items() if count > 0), key=str)

    def write(self, digits: Digits, card: Any) -> None:
        names = self.names()
        if card not in names:
            raise BadRecord(f"the card {card!r} has no place in a code: none is left of it")
        digits.write(names.index(card), len(names))
        self.left[card] -= 1

    def read(self, digits: DigitsToRead) -> Any:
        names = self.names()
        if not names:
            raise BadRecord("the code deals more cards than there are")
        card = names[digits.read(len(names))]
        self.left[card] -= 1
        return card
