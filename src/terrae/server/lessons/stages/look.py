"""Look: what became of the worlds, before anything is said about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrae.engine.game import Json

from ..told import outcome_counts
from .registry import Stage

if TYPE_CHECKING:
    from ..lesson import Lesson


class LookStage(Stage):
    kind = "look"
    tone = "talk"
    alone = False
    after = ("round",)

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        """The own world, and how many there were of each kind: no other table's by itself."""
        last = lesson.rounds[-1] if lesson.rounds else None
        own = next((table.outcome for table in last.tables if pupil in table.pupils), "") if last else ""
        return {"own": own, "outcomes": outcome_counts(lesson)}

    def for_teacher(self, lesson: Lesson) -> Json:
        return {"outcomes": outcome_counts(lesson)}


STAGE = LookStage()
