"""Reflect: a few questions to each alone. What is released may be shown without the alias."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from terrae.engine.game import Json

from ...protocol.shared import PLAIN
from .registry import EverybodyAnswers

if TYPE_CHECKING:
    from ..lesson import Lesson
    from ..plans import StageSpec

SENTENCE = 400
QUESTIONS = 3
Sentence = Annotated[str, Meta(max_length=SENTENCE, pattern=PLAIN)]


class Thoughts(Struct, forbid_unknown_fields=True):
    said: Annotated[tuple[Sentence, ...], Meta(max_length=QUESTIONS)]
    release: bool = False


class ReflectStage(EverybodyAnswers):
    kind = "reflect"
    tone = "talk"
    answer = Thoughts
    keeps_its_time = True

    def for_teacher(self, lesson: Lesson) -> Json:
        """How many have written, and what was released, in an order that says nothing of who wrote it."""
        given = lesson.answers_of(lesson.stage).values()
        released = sorted(text for answer in given if answer["release"] for text in answer["said"] if text.strip())
        return {**super().for_teacher(lesson), "released": released}

    def columns(self, spec: StageSpec) -> dict[str, str]:
        found = {f"said{n}": f"what the pupil wrote to question {n}" for n in range(1, QUESTIONS + 1)}
        return {**found, "release": "1 if it may be shown without the alias"}

    def cells(self, spec: StageSpec, answer: Json) -> Json:
        found: Json = {f"said{n}": text for n, text in enumerate(answer["said"], 1)}
        return {**found, "release": answer["release"]}


STAGE = ReflectStage()
