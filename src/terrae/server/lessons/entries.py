"""What is stored of a lesson, and what its entries tell of pupils, tables and rounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from terrae.engine.game import Json

Outcome = Literal["", "held", "lost", "stopped"]
NOBODY = 0
"""In a seat: none of the pupils, a bot plays there."""


@dataclass(slots=True)
class Pupil:
    number: int
    alias: str
    removed: bool = False
    robot: bool = False
    withdrawn: bool = False
    """Does the pupil want nothing to be kept of what they did?"""


NO_PUPIL = Pupil(NOBODY, "Robot")


@dataclass(slots=True)
class Seated:
    """A table of one round."""

    id: str
    pupils: list[int]
    """By seat."""
    arm: str = ""
    outcome: Outcome = ""
    result: Json | None = None
    stood_in: list[int] = field(default_factory=list)
    """Pupils for whom a bot has stood in."""
    world: int = 0
    """By which names its cards are called: the first are those of the first table."""
    given: int | None = None
    """In homework: what the pupil gave, and when their game ended."""
    ended_at: str = ""


@dataclass(slots=True)
class RoundPlayed:
    """A round that has begun."""

    stage: int
    law: str
    tables: list[Seated]
    deal: int | None = None
    """Which of the deals that follow from the lesson's secret it has."""

    def as_told(self) -> list[Json]:
        return [{"pupils": table.pupils} for table in self.tables]

    @property
    def is_over(self) -> bool:
        return all(table.outcome for table in self.tables)
