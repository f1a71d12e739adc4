"""A moment of a batch: what it keeps, and how a batch is made again from it (to restore, to pickle, to copy)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from terrae.engine.errors import Refused

from .arrays import Array

INNER = ("states", "rows", "generators", "memory", "listed", "allowed", "potential")
"""Arrays of a batch that nobody else sees, and that are kept whole."""
SHOWN = ("observation", "mask", "actor", "policy", "reward", "terminated", "final_observation")
"""Arrays that a batch shows."""
GROWING = ("log", "last_log")
"""Arrays of which only the moves that were made are kept."""


@dataclass(frozen=True)
class Snapshot:
    """Everything that a batch was at one moment. It holds every secret of its games."""

    arrays: dict[str, Array]
    made_of: Mapping[str, Any]
    """What must be the same in the batch that it is restored into."""
    seed: str

    def check(self, made_of: Mapping[str, Any]) -> None:
        """`Refused` if a batch is made of other things, and says which."""
        for what, own in made_of.items():
            if self.made_of[what] != own:
                raise Refused(f"this snapshot is of a batch with other {what}: restore it where the same call was made")

    def write_to(self, kept: Mapping[str, Array]) -> None:
        """Put everything back into the arrays of a batch."""
        for name, array in kept.items():
            saved = self.arrays[name]
            if name in GROWING:
                array[:, : saved.shape[1]] = saved
            else:
                array[:] = saved
