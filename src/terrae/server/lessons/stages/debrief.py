"""Debrief: the class talks about what happened. Its time is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrae.engine.game import Json

from ..told import predictions, told_rounds
from .registry import Stage

if TYPE_CHECKING:
    from ..lesson import Lesson


class DebriefStage(Stage):
    kind = "debrief"
    tone = "talk"
    alone = False
    after = ("round",)
    keeps_its_time = True

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        return {"rounds": told_rounds(lesson, pupil)}

    def for_teacher(self, lesson: Lesson) -> Json:
        return {"rounds": told_rounds(lesson), "predicted": predictions(lesson), "laws": lesson.votes}


STAGE = DebriefStage()
