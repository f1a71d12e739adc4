"""Robot pupils of a rehearsal: what they answer, so that the teacher sees a whole lesson alone."""

from __future__ import annotations

from random import Random

from terrae.engine.game import Json

from .lesson import Lesson

SIGNS = 0.9
"""So often a robot signs the law."""


def robot_answer(lesson: Lesson, lot: Random) -> Json | None:
    """What a robot answers at the present stage; None where nothing is asked, or it has nothing to say."""
    if lesson.kind is None:
        return None
    settings = lesson.settings()
    if lesson.kind.kind == "check":
        wrong = 0.2
        return {
            "chosen": [
                question.right if lot.random() > wrong else lot.randrange(question.answers)
                for question in settings.questions
            ]
        }
    if lesson.kind.kind == "predict":
        return {"worlds": lot.randint(0, lesson.tables_expected())}
    if lesson.kind.kind == "law":
        laws = lesson.kind.for_pupil(lesson, 0)["laws"]
        return {"laws": [law for law in laws if lot.random() < 1 / 2][: 1 if settings.one_each else len(laws)]}
    return None
