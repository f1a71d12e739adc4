"""How an observation is described: named parts in order, each of numbers of one kind."""

from __future__ import annotations

from typing import Literal, NamedTuple

Kind = Literal["count", "one-hot", "category"]


class Part(NamedTuple):
    """A part of the observation: so many places, each with a number from `minimum` to `maximum`.

    A *count* is a quantity, or whether something is so (0 or 1). In a *one-hot* part at most one place is 1. A
    *category* is the number of something, and no quantity: nine is not nearer to eight than to one.
    """

    name: str
    length: int
    maximum: int = 1
    minimum: int = 0
    kind: Kind = "count"
    table: str = ""
    """Of a category: the table with features of what the number stands for (`Game.feature_tables`), if there is one."""
