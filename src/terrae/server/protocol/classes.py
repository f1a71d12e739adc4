"""Every body about classes that last (docs/protocol.md), as a type."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .shared import PLAIN, whole

MOST_LESSONS = 200
"""Of a class."""
FORMAT: Literal["terrae-class/1"] = "terrae-class/1"
ClassName = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Name = Annotated[str, Meta(pattern=whole("[a-z][a-z0-9-]{0,31}"))]
Count = Annotated[int, Meta(ge=0, le=100_000)]


class NewClass(Struct):
    """A class that lasts."""

    name: ClassName


class RoundSummary(Struct, forbid_unknown_fields=True):
    """A round of a lesson in counts: nobody is in it."""

    law: Annotated[str, Meta(pattern=whole("([a-z][a-z0-9-]{0,31})?"))]
    held: Count
    lost: Count
    stopped: Count
    with_bots: Count
    given: Annotated[float, Meta(ge=0, le=100_000)] | None = None
    """For every ten cards drawn, over all tables without a bot."""
    passed: Count | None = None
    """How often somebody passed who could have helped, and of how many chances."""
    able: Count | None = None


class LessonSummary(Struct, forbid_unknown_fields=True):
    """A lesson of a class in counts."""

    plan: Name
    game: Name
    made: Annotated[str, Meta(pattern=whole("[0-9TZ:-]{10,25}"))]
    over: bool
    alone: bool
    """Is it homework? It stands beside the lessons and is never added to them."""
    pupils: Count
    rounds: Annotated[list[RoundSummary], Meta(max_length=30)]
    id: Annotated[str, Meta(pattern=whole("[a-z0-9]{0,20}"))] = ""
    """Empty if it came from a file."""


class ClassFile(Struct, forbid_unknown_fields=True):
    """A class as one file: its lessons in counts, without pupils."""

    format: Literal["terrae-class/1"]
    name: ClassName
    taught: Annotated[list[LessonSummary], Meta(max_length=MOST_LESSONS)]


class ClassListed(Struct):
    id: str
    name: str


class ClassInfo(Struct):
    """A class with its lessons, the latest first."""

    id: str
    name: str
    lessons: list[LessonSummary]
