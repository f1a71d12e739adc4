"""The bodies of deals that many play, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from . import sizes
from .shared import PLAIN, Colour, Name


class PlayDeal(Struct):
    """Somebody sits down to play a deal."""

    name: Name
    colour: Colour = ""


class ShareDeal(Struct):
    """Whoever has played a deal already compares it with friends: by which of their tables."""

    table: Annotated[str, Meta(max_length=sizes.IDENTIFIER, pattern=PLAIN)]


class OutcomeRequest(Struct):
    """Whoever has played a deal asks how it ended, and perhaps wants to be counted for its day."""

    count: bool = False


class DealInfo(Struct):
    """A deal: everything about it but its cards."""

    name: str
    game: str
    day: str | None
    seat: int
    """The seat that everybody has."""
    bots: list[str]
    """In the other seats, in their order."""
    tasks: int
    """How many tasks are left when one sits down."""
    shared: bool
    """Do friends compare it?"""


class TaskInfo(Struct):
    """What became of one task, and what the seat gave when it came."""

    sign: Literal["done", "later", "open", "lost", "never"]
    name: str
    size: int
    given: int | None


class DealOutcome(Struct):
    """How a deal ended."""

    deal: str
    seat: int
    held: bool
    points: list[int]
    """Of every seat."""
    winners: list[int]
    tasks: list[TaskInfo]
    late: bool
    """Was it begun when its day was over everywhere?"""


class ToldOutcome(Struct):
    outcome: DealOutcome
    counted: bool
    """Is it in the counts of its day?"""


class PointsCount(Struct):
    points: int
    players: int


class DayCounts(Struct):
    """How those fared with the deal of a day who want to be counted."""

    held: int
    lost: int
    points: list[PointsCount]
    """Of those whose world was held."""
    at: str
    """When they were counted."""


class Friend(Struct):
    """Somebody who plays or has played a deal that friends share."""

    table: str
    """Where it is played: its replay can be asked for by this when the game is over."""
    name: str
    you: bool
    outcome: DealOutcome | None
    """None while the game is on."""
