"""Arrays for what bots think with (`Game.minds`), in either material. They are kept for the next decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..chance import Generator, seeded

if TYPE_CHECKING:
    from ..fields import Fields
    from ..game import Game


class Buffers:
    """States and rows of numbers of one game, and the functions that work on them (`mind`)."""

    def __init__(self, game: Game[Any, Any], states: int, *, compiled: bool = True) -> None:
        """So many states, in the compiled material or in the plain one."""
        self.game = game
        self.compiled = compiled
        self.mind: Any
        self.states: Any
        if compiled:
            from ..compiled import compiled as compiled_game  # only who thinks in it pays for Numba

            self.fast = compiled_game(game)
            self.mind = self.fast.mind
            self.states = self.fast.states(states)
        else:
            self.mind = game.mind
            self.states = [game.state() for _ in range(states)]

    def put(self, i: int, s: Fields) -> None:
        """Copy a plain state or view into place `i`."""
        if self.compiled:
            from ..compiled import fill

            fill(self.states, i, s)
        else:
            self.states[i].fill(s.values())

    def decks(self, d: Fields) -> Any:
        """A deck table as an array of one."""
        return self.fast.decks(d) if self.compiled else [d]

    def generators(self, chance: str | Generator) -> Any:
        """A generator, given as it stands or by its seed, as an array of one."""
        if self.compiled:
            return self.fast.generators(chance)
        return [seeded(chance) if isinstance(chance, str) else chance]

    def scratch(self) -> Any:
        """Working memory for the rules."""
        return self.row(self.game.scratch)

    def row(self, length: int) -> Any:
        """A row of whole numbers, all 0."""
        return self.rows(1, length)[0]

    def rows(self, n: int, length: int) -> Any:
        """So many rows of whole numbers, all 0."""
        return self.fast.rows(n, length) if self.compiled else [[0] * length for _ in range(n)]

    def floats(self, length: int) -> Any:
        """A row of numbers, all 0."""
        return self.fast.floats(length) if self.compiled else [0.0] * length

    def numbers(self, given: Sequence[Any]) -> Any:
        """Whole numbers, or rows of them."""
        return self.fast.numbers(given) if self.compiled else given
