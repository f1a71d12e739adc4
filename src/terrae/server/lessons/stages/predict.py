"""Predict: how many worlds will hold? Each pupil's guess, and perhaps how sure they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from terrae.engine.game import Json

from ..seating import MOST
from .registry import EverybodyAnswers

if TYPE_CHECKING:
    from ..lesson import Lesson
    from ..plans import StageSpec


class Guess(Struct, forbid_unknown_fields=True):
    worlds: Annotated[int, Meta(ge=0, le=MOST)]
    sure: Annotated[int, Meta(ge=0, le=4)] | None = None


class PredictStage(EverybodyAnswers):
    kind = "predict"
    tone = "prepare"
    answer = Guess

    def is_over(self, lesson: Lesson) -> bool:
        return lesson.has_pupils and len(lesson.answered()) == len(lesson.pupils_in())

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        return {"tables": lesson.tables_expected()}

    def for_teacher(self, lesson: Lesson) -> Json:
        """How many are through. What was guessed is told when the worlds have ended."""
        return {**super().for_teacher(lesson), "tables": lesson.tables_expected()}

    def columns(self, spec: StageSpec) -> dict[str, str]:
        return {
            "worlds": "how many worlds the pupil said would hold",
            "sure": "how sure, from 0 to 4; empty if not said",
        }

    def cells(self, spec: StageSpec, answer: Json) -> Json:
        return {"worlds": answer["worlds"], "sure": answer["sure"]}


STAGE = PredictStage()
