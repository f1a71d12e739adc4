"""Welcome: pupils come in, and see who they are. In an experiment they say whether their data may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from terrae.engine.game import Json

from .registry import EverybodyAnswers

if TYPE_CHECKING:
    from ..lesson import Lesson
    from ..plans import StageSpec


class WelcomeSettings(Struct, forbid_unknown_fields=True):
    consent: bool = False
    """Is everybody asked whether what they do may be used?"""


class Consent(Struct, forbid_unknown_fields=True):
    agrees: bool


class WelcomeStage(EverybodyAnswers):
    kind = "welcome"
    tone = "prepare"
    settings = WelcomeSettings
    answer = Consent
    not_after = ("round",)

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        return {"consent": bool(lesson.settings().consent)}

    def columns(self, spec: StageSpec) -> dict[str, str]:
        return {"agrees": "1: only those who agree are in the data"} if self.settings_of(spec).consent else {}

    def cells(self, spec: StageSpec, answer: Json) -> Json:
        return {"agrees": answer["agrees"]} if self.settings_of(spec).consent else {}


STAGE = WelcomeStage()
