"""Survey: statements to which everybody says how far they agree. The teacher sees counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from ..plans import Identifier
from .registry import EverybodyAnswers

if TYPE_CHECKING:
    from ..lesson import Lesson
    from ..plans import StageSpec

MOST_STATEMENTS = 12
STEPS = 5
STATEMENTS = ("help", "first", "rules", "talk", "same", "far")
"""What is asked where a plan names no statements; `web/src/lessons/guide/statements.ts` prints them too."""


class SurveySettings(Struct, forbid_unknown_fields=True):
    statements: Annotated[tuple[Identifier, ...], Meta(max_length=MOST_STATEMENTS)] = STATEMENTS


class Agreement(Struct, forbid_unknown_fields=True):
    """How far, from 0 to 4, statement by statement; null where somebody does not want to say."""

    agree: Annotated[tuple[Annotated[int, Meta(ge=0, lt=STEPS)] | None, ...], Meta(max_length=MOST_STATEMENTS)]


class SurveyStage(EverybodyAnswers):
    kind = "survey"
    tone = "talk"
    settings = SurveySettings
    answer = Agreement
    keeps_its_time = True

    def check(self, lesson: Lesson, pupil: int, answer: Agreement) -> None:
        if len(answer.agree) != len(lesson.settings().statements):
            raise Refused("every statement has a place, which may be empty")

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        return {"statements": list(lesson.settings().statements)}

    def for_teacher(self, lesson: Lesson) -> Json:
        given = [answer["agree"] for answer in lesson.answers_of(lesson.stage).values()]
        counts = [
            [sum(1 for agree in given if agree[n] == step) for step in range(STEPS)]
            for n in range(len(lesson.settings().statements))
        ]
        return {**super().for_teacher(lesson), "statements": list(lesson.settings().statements), "counts": counts}

    def columns(self, spec: StageSpec) -> dict[str, str]:
        statements = self.settings_of(spec).statements
        far = f"from 0 to {STEPS - 1}; empty if not said"
        return {name: f"how far the pupil agrees to {name!r}, {far}" for name in statements}

    def cells(self, spec: StageSpec, answer: Json) -> Json:
        return dict(zip(self.settings_of(spec).statements, answer["agree"], strict=True))


STAGE = SurveyStage()
