"""Who may know what, worked out anew from docs/protocol.md and not from the service's own code.

A grant has begun when it was asked for, and has ended when its end was answered: in between, both may be true.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf

EVERYBODY = "everybody"
"""The holder of what a public table lets anybody do."""
WATCHING = ("host", "watch", "seat")
"""Powers that let somebody see the game and hear what is said."""
NO_SEAT = -1


@dataclass
class Grant:
    """A holder has a power at a table for a time."""

    holder: str
    power: str
    seat: int
    asked: float
    """From then on the holder may have it."""
    sure: float
    """From then on the holder has it."""
    ended: float = inf
    """From then on the holder has not."""
    comes_with: int = NO_SEAT
    """The seat whose holder it was given for, and with which it goes."""


@dataclass
class Grants:
    """All grants of one table, also those that have ended."""

    all: list[Grant] = field(default_factory=list)

    def add(
        self, holder: str, power: str, asked: float, sure: float, seat: int = NO_SEAT, comes_with: int = -1
    ) -> None:
        self.all.append(Grant(holder, power, seat, asked, sure, comes_with=comes_with))

    def standing(self, asked: float, power: str, seat: int = NO_SEAT) -> list[Grant]:
        """The grants of a power that surely stood when something was asked for."""
        return [
            one for one in self.all if (one.power, one.seat) == (power, seat) and one.sure <= asked and one.ended == inf
        ]

    def end(self, power: str, asked: float, answered: float, seat: int = NO_SEAT) -> list[Grant]:
        """All grants of a power end. One that was asked for at the same time may have come after it, and stays."""
        ended = self.standing(asked, power, seat)
        for one in ended:
            one.ended = answered
        return ended

    def end_seat(self, seat: int, asked: float, answered: float) -> None:
        """Everything ends that opens a seat, could open it again, or came with it."""
        for power in ("seat", "back"):
            self.end(power, asked, answered, seat)
        for one in self.all:
            if one.comes_with == seat and one.sure <= asked and one.ended == inf:
                one.ended = answered

    def hand_over(self, seat: int, to: str, asked: float, answered: float) -> None:
        """One holder has a seat from now on; those who had it may watch, and take it back."""
        before = {one.holder for one in self.end("seat", asked, answered, seat)} - {to}
        for one in self.standing(asked, "back", seat):
            if one.holder == to:
                one.ended = answered
        self.add(to, "seat", asked, answered, seat)
        for holder in before:
            self.add(holder, "back", asked, answered, seat)
            self.add(holder, "watch", asked, answered, comes_with=seat)

    def move(self, to: dict[int, int], asked: float, answered: float) -> None:
        """Seats were shuffled: whoever opened one opens another now."""
        for one in [one for one in self.all if one.ended == inf and one.sure <= asked]:
            if one.power in ("seat", "back"):
                one.ended = answered
                if one.seat in to:
                    self.add(one.holder, one.power, asked, answered, to[one.seat])
            elif one.comes_with in to:
                one.comes_with = to[one.comes_with]

    def had(
        self, holders: tuple[str, ...], powers: tuple[str, ...], since: float, until: float, seat: int = -2
    ) -> bool:
        """Had somebody one of these powers at some time between?"""
        return any(
            one.power in powers and seat in (-2, one.seat) and one.asked <= until and one.ended >= since
            for one in self.all
            if one.holder in holders
        )

    def has(self, holders: tuple[str, ...], power: str, seat: int = -2) -> bool:
        """Has somebody the power, as far as was answered?"""
        return any(
            one.power == power and seat in (-2, one.seat) and one.ended == inf
            for one in self.all
            if one.holder in holders
        )
