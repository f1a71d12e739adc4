"""Check: a few questions before anything counts. Nobody is held back, and the teacher sees only counts."""

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

MOST_QUESTIONS, MOST_ANSWERS = 9, 6


class CheckQuestion(Struct, forbid_unknown_fields=True):
    """A question by the name of its sentences; its answers are counted from 0."""

    name: Identifier
    answers: Annotated[int, Meta(ge=2, le=MOST_ANSWERS)]
    right: Annotated[int, Meta(ge=0, lt=MOST_ANSWERS)]


class CheckSettings(Struct, forbid_unknown_fields=True):
    questions: Annotated[tuple[CheckQuestion, ...], Meta(max_length=MOST_QUESTIONS)] = ()


class Chosen(Struct, forbid_unknown_fields=True):
    """What a pupil chose first, question by question, as far as they have come."""

    chosen: Annotated[tuple[Annotated[int, Meta(ge=0, lt=MOST_ANSWERS)], ...], Meta(max_length=MOST_QUESTIONS)]


class CheckStage(EverybodyAnswers):
    kind = "check"
    tone = "prepare"
    settings = CheckSettings
    answer = Chosen

    def check(self, lesson: Lesson, pupil: int, answer: Chosen) -> None:
        questions = lesson.settings().questions
        before = lesson.answers.get((lesson.stage, pupil))
        said = () if before is None else before["chosen"]
        if len(answer.chosen) > len(questions):
            raise Refused(f"there are {len(questions)} questions")
        if any(chosen >= question.answers for chosen, question in zip(answer.chosen, questions, strict=False)):
            raise Refused("a question has no such answer")
        if list(answer.chosen[: len(said)]) != list(said):
            raise Refused("the first answer to a question counts")

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        """The questions; whether an answer was right is told when it was given."""
        questions = lesson.settings().questions
        chosen = (lesson.answers.get((lesson.stage, pupil)) or {"chosen": ()})["chosen"]
        return {
            "questions": [{"name": question.name, "answers": question.answers} for question in questions],
            "right": [question.right for question in questions[: len(chosen)]],
        }

    def for_teacher(self, lesson: Lesson) -> Json:
        questions = lesson.settings().questions
        given = [answer["chosen"] for answer in lesson.answers_of(lesson.stage).values()]
        right = [
            sum(1 for chosen in given if len(chosen) > n and chosen[n] == question.right)
            for n, question in enumerate(questions)
        ]
        return {**super().for_teacher(lesson), "right": right, "questions": [question.name for question in questions]}

    def is_over(self, lesson: Lesson) -> bool:
        wanted = len(lesson.settings().questions)
        given = lesson.answers_of(lesson.stage)
        return lesson.has_pupils and all(
            len(given.get(pupil, {"chosen": ()})["chosen"]) == wanted for pupil in lesson.pupils_in()
        )

    def columns(self, spec: StageSpec) -> dict[str, str]:
        found = {}
        for question in self.settings_of(spec).questions:
            found[question.name] = f"the first answer to {question.name!r}, counted from 0"
            found[f"{question.name}_right"] = f"1 if the first answer to {question.name!r} was right"
        return found

    def cells(self, spec: StageSpec, answer: Json) -> Json:
        found: Json = {}
        for question, chosen in zip(self.settings_of(spec).questions, answer["chosen"], strict=False):
            found[question.name], found[f"{question.name}_right"] = chosen, chosen == question.right
        return found


STAGE = CheckStage()
