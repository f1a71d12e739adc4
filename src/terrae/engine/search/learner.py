"""What a game offers to have a value learned from its play: `terrae train` (`Offers.learner`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from ..game import Json


class Learner(Protocol):
    """Games that a net learns from, and the file in which the net is kept.

    The net has two hidden layers, whose numbers are in one row: first layer, its biases, second layer, its biases, last
    layer, its biases. What it says is added to the game's own forecast.
    """

    features: int
    """How many numbers describe a position."""
    hidden: int
    """How many numbers a hidden layer has."""
    values: int
    """How many values the net tells of a position."""
    trace: float
    """Lambda: how much a position is taught by the end rather than by the next position of its seat."""
    players: Sequence[int]
    """How many play: one of these numbers, each as often."""
    file: Path
    """Where the net is kept that comes with the game."""

    def play(self, net: Any, players: int, seed: str) -> tuple[Any, Any, Any, Any]:
        """Play a game. An array of features with a row for each position; of each row the seat, forecasts and ends.

        Forecasts and ends have a column for each value.
        """

    def pack(self, net: Any, provenance: Json) -> str:
        """The text of a file that holds the net and how it was found."""
