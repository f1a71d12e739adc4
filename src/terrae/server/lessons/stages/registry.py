"""What a stage says, and where its kind is found: a file of this folder, or an entry point `terrae.lesson_stages`."""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

import msgspec
from msgspec import Struct

from terrae.engine.errors import Refused
from terrae.engine.game import Json

if TYPE_CHECKING:
    from ..lesson import Lesson
    from ..plans import StageSpec

GROUP = "terrae.lesson_stages"
SERVICE, TEACHER = -1, 0
"""Who does something, where it is no pupil."""


class Doing(NamedTuple):
    """Something that happens in a lesson, before it is stored as an entry."""

    kind: str
    who: int = SERVICE
    data: Json = {}


class Nothing(Struct, forbid_unknown_fields=True):
    """No settings."""


class Stage(ABC):
    """One kind of stage. All methods are pure: they read the lesson and say what happens."""

    kind: ClassVar[str]
    tone: ClassVar[Literal["prepare", "play", "talk"]]
    settings: ClassVar[type[Struct]] = Nothing
    """What a plan may set."""
    answer: ClassVar[type[Struct] | None] = None
    """What a pupil may send; None if nothing."""
    after: ClassVar[tuple[str, ...]] = ()
    """One of these must stand before it in a plan."""
    not_after: ClassVar[tuple[str, ...]] = ()
    """None of these may stand before it."""
    keeps_its_time: ClassVar[bool] = False
    """Is its time taken by nothing that comes before?"""
    secret: ClassVar[bool] = False
    """Are answers kept apart from who gave them, and only counted?"""
    alone: ClassVar[bool] = True
    """Can somebody go through it alone, at home?"""
    once: ClassVar[bool] = False
    """Does the first answer count?"""

    def settings_of(self, spec: StageSpec) -> Any:
        """What the plan sets; `Refused` if it is not of this kind."""
        try:
            return msgspec.convert(spec.settings, self.settings)
        except msgspec.ValidationError as error:
            raise Refused(f"stage {self.kind}: {error}") from None

    def read_answer(self, data: Any) -> Any:
        """A pupil's answer; `Refused` if it is not of this kind."""
        if self.answer is None:
            raise Refused("nothing is asked at this stage")
        try:
            return msgspec.convert(data, self.answer)
        except msgspec.ValidationError as error:
            raise Refused(f"this is no answer here: {error}") from None

    def begin(self, lesson: Lesson, present: Sequence[int], lot: Random) -> list[Doing]:
        """What happens when the class comes to it."""
        return []

    def check(self, lesson: Lesson, pupil: int, answer: Any) -> None:  # noqa: B027
        """`Refused` if the answer does not fit the lesson."""

    def is_over(self, lesson: Lesson) -> bool:
        """Is everybody ready, so that it ends before its time?"""
        return False

    def finish(self, lesson: Lesson, ballots: Sequence[Any], lot: Random) -> list[Doing]:
        """What happens when it ends. `ballots` are the answers that were kept apart."""
        return []

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        """What this pupil sees of it, besides their own answer."""
        return {}

    def for_teacher(self, lesson: Lesson) -> Json:
        """What the teacher sees: counts, and nothing that a pupil has answered under an alias."""
        return {}

    def columns(self, spec: StageSpec) -> dict[str, str]:
        """The columns that an answer has in the data of a lesson, and what each means; none if nothing is kept."""
        return {}

    def cells(self, spec: StageSpec, answer: Json) -> Json:
        """An answer by the names of its columns."""
        return {}


class EverybodyAnswers(Stage):
    """A stage that may end when everybody has answered."""

    def for_teacher(self, lesson: Lesson) -> Json:
        return {"answered": len(lesson.answered()), "of": len(lesson.pupils_in())}


@cache
def stages() -> Mapping[str, Stage]:
    """All kinds that are known here."""
    folder = import_module(__package__)
    found: dict[str, Stage] = {}
    for module in iter_modules(folder.__path__):
        kind = getattr(import_module(f"{__package__}.{module.name}"), "STAGE", None)
        if isinstance(kind, Stage):
            found[kind.kind] = kind
    for point in entry_points(group=GROUP):
        kind = point.load()
        found.setdefault(kind.kind, kind)
    return found


def stage_named(kind: str) -> Stage:
    """The stage of a kind; `Refused` if nobody has brought one along."""
    found = stages().get(kind)
    if found is None:
        raise Refused(f"there is no stage {kind!r}; known are {', '.join(sorted(stages()))}")
    return found
