"""What the numbers of an observation are, and the same numbers made ready for a net."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.observation import Kind, Part

from .arrays import Array, aligned


@dataclass(frozen=True)
class Place:
    """A part of the observation and where it is: `observation[:, start:stop]`, in the encoded form `encoded`."""

    name: str
    start: int
    stop: int
    minimum: int
    maximum: int
    kind: Kind
    encoded: slice


class Encoding:
    """The observation of a game: its version, its parts, and how it is expanded for a net.

    Counts are divided by the greatest number they can be. A category becomes one-hot, or, where the game has a table of
    features for it (a card), the row of that table, each column divided by its greatest number.
    """

    def __init__(self, game: Game[Any, Any], d: Any, rounds: int = 0) -> None:
        """`rounds` is how many of the last rounds are shown one by one."""
        self.version = game.encoding
        self._tables = {name: scaled(rows) for name, rows in game.feature_tables(d).items()}
        places: list[Place] = []
        start = at = 0
        self.rounds = rounds
        declared = (*game.parts, *game.history, *parts_of_rounds(game, rounds))
        for part in declared:
            width = part.length * self._width(part)
            ends = part.minimum, part.maximum
            places.append(Place(part.name, start, start + part.length, *ends, part.kind, slice(at, at + width)))
            start, at = start + part.length, at + width
        self.parts = tuple(places)
        self.width, self.encoded_width = start, at
        """How many numbers an observation has, as it is and encoded."""
        self._codes = [self._code(part) for part in declared]

    def _width(self, part: Part) -> int:
        """How many numbers stand for one number of a part."""
        if part.kind != "category":
            return 1
        return int(self._tables[part.table].shape[1]) if part.table else part.maximum - part.minimum + 1

    def _code(self, part: Part) -> Array | float:
        """What the numbers of a part are looked up in, or divided by."""
        if part.kind != "category":
            return float(max(abs(part.minimum), part.maximum))
        if part.table:
            return self._tables[part.table]
        return np.eye(part.maximum - part.minimum + 1, dtype=np.float32)

    @property
    def low(self) -> Array:
        """The least number of every place."""
        return np.concatenate([np.full(part.stop - part.start, part.minimum, np.int16) for part in self.parts])

    @property
    def high(self) -> Array:
        """The greatest number of every place."""
        return np.concatenate([np.full(part.stop - part.start, part.maximum, np.int16) for part in self.parts])

    def encode(self, observation: Array, out: Array | None = None) -> Array:
        """Observations, one a row, as float32."""
        rows = len(observation)
        encoded = aligned((rows, self.encoded_width), np.float32) if out is None else out
        for part, code in zip(self.parts, self._codes, strict=True):
            numbers = observation[:, part.start : part.stop]
            if isinstance(code, float):
                np.divide(numbers, code, out=encoded[:, part.encoded], casting="unsafe")
            else:
                encoded[:, part.encoded] = code[numbers - part.minimum].reshape(rows, -1)
        return encoded


def parts_of_rounds(game: Game[Any, Any], rounds: int) -> list[Part]:
    """The parts that show the last rounds, this one first; `Refused` if the game keeps no notes of rounds."""
    if rounds < 0 or (rounds and not game.rounds):
        raise Refused(f"{game.name} has no notes of single rounds to show" if rounds > 0 else "rounds are 0 or more")
    ago = ["this round", "the last round", *(f"{back} rounds ago" for back in range(2, rounds))]
    return [part._replace(name=f"{ago[back]}: {part.name}") for back in range(rounds) for part in game.rounds]


def scaled(rows: Any) -> Array:
    """A table of features with every column divided by its greatest number."""
    table = np.array(rows, np.float32)
    table /= np.maximum(1, np.abs(table).max(axis=0))
    return table
