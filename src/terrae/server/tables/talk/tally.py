"""How much each seat has said. It goes on where it stopped, so that a line costs the same however many there were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...database.stored import Line


@dataclass(slots=True)
class Tally:
    """Of the lines that a record keeps, how many are whose, and under which ids they were sent."""

    acts: Counter[int] = field(default_factory=Counter)
    """By seat."""
    words: Counter[int] = field(default_factory=Counter)
    """By seat."""
    sent: dict[tuple[int, str], int] = field(default_factory=dict)
    """The line's place among those counted, by seat and by the sender's own id of it."""
    counted: int = 0
    last: int = 0
    """The number of the last line that was counted."""

    def caught_up(self, said: Sequence[Line]) -> Tally:
        """The tally of these lines: this one, if they are those that were counted and some more, else a new one."""
        if self.counted and (len(said) < self.counted or said[self.counted - 1].n != self.last):
            return Tally().caught_up(said)
        for place, line in enumerate(said[self.counted :], self.counted):
            self.sent[line.seat, line.client] = place
            (self.words if line.act is None else self.acts)[line.seat] += 1
            self.last = line.n
        self.counted = len(said)
        return self

    def number_of(self, seat: int, client: str, said: Sequence[Line]) -> int | None:
        """The number of the line that a seat sent under this id; None if whoever holds the seat now has sent none.

        When somebody else holds the seat, the lines of the one before have lost their ids.
        """
        place = self.sent.get((seat, client))
        return None if place is None or said[place].client != client else said[place].n
