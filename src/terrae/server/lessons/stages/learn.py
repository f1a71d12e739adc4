"""Learn: the rules, in a few minutes."""

from __future__ import annotations

from .registry import Stage


class LearnStage(Stage):
    kind = "learn"
    tone = "prepare"


STAGE = LearnStage()
