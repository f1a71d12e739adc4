"""What a game offers so that the best answer to a table can be looked for: `Offers.best_response`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Bundle(NamedTuple):
    """What came of a bundle of games, as means: utility of the own seats and of the others, and survival."""

    own: float
    others: float
    survival: float


class PolicyTables(Protocol):
    """PolicyTables of policies, a policy being a row of numbers; it is made with the game."""

    def at_random(self) -> list[int]:
        """The policy of who plays at random."""
        ...

    def play(
        self, own: Sequence[int], seats: int, others: Sequence[Sequence[int]], games: int, seed: str, worth: float
    ) -> list[Bundle]:
        """Games of a policy in so many seats beside the others, in independent bundles."""
        ...

    def best_response(
        self, seats: int, others: Sequence[Sequence[int]], seed: str, worth: float
    ) -> tuple[list[int], str]:
        """The policy that does best in so many seats beside these, and how it was found."""
        ...
