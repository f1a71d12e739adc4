"""How much each seat has said. It goes on where it stopped, so that a line costs the same however many there were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..database.stored import Line


@dataclass(slots=True)
class Tally:
    """Of the lines that a record keeps, how many are whose, and under which ids they were sent."""

    acts: Counter[int] = field(default_factory=Counter)
    """By seat."""
    words: Counter[int] = field(default_factory=Counter)
    """By seat."""
    sent: dict[tuple[int, str], int] = field(default_factory=dict)
    """The line's number, by seat and by the sender's own id of it."""
    counted: int = 0
    last: int = 0
    """The number of the last line that was counted."""

    def caught_up(self, said: Sequence[Line]) -> Tally:
        """The tally of these lines: this one, if they are those that were counted and some more, else a new one."""
        if self.counted and (len(said) < self.counted or said[self.counted - 1].n != self.last):
            return Tally().caught_up(said)
        for line in said[self.counted :]:
            self.sent[line.seat, line.client] = line.n
            (self.words if line.act is None else self.acts)[line.seat] += 1
            self.last = line.n
        self.counted = len(said)
        return self
