"""What is told of a lesson's rounds and guesses, without pupils: counts, and tables."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from terrae.engine.game import Json

if TYPE_CHECKING:
    from .lesson import Lesson


def outcome_counts(lesson: Lesson) -> list[dict[str, int]]:
    """How many worlds held, were lost or stopped, round by round; and how many of them had a bot."""
    return [
        {
            **{outcome: found.get(outcome, 0) for outcome in ("held", "lost", "stopped")},
            "with_bots": sum(1 for table in played.tables if table.stood_in),
        }
        for played in lesson.rounds
        for found in [Counter(str(table.outcome) for table in played.tables)]
    ]


def told_rounds(lesson: Lesson, pupil: int | None = None) -> list[Json]:
    """The rounds by table, without pupils; for a pupil, with which table was theirs."""
    return [
        {
            "law": played.law,
            "tables": [
                {
                    "id": table.id if pupil is None or pupil in table.pupils else "",
                    "size": len(table.pupils),
                    "arm": table.arm,
                    "outcome": table.outcome,
                    "stood_in": len(table.stood_in),
                    "own": pupil is not None and pupil in table.pupils,
                }
                for table in played.tables
            ],
        }
        for played in lesson.rounds
    ]


def predictions(lesson: Lesson) -> dict[int, int]:
    """How many had guessed each number of worlds, at the last stage of this kind."""
    for stage in range(min(lesson.stage, len(lesson.plan.stages) - 1), -1, -1):
        if lesson.plan.stages[stage].kind == "predict":
            return dict(sorted(Counter(answer["worlds"] for answer in lesson.answers_of(stage).values()).items()))
    return {}


def asks_consent(lesson: Lesson) -> bool:
    """Is everybody asked whether what they do may be used?"""
    return consent_stage(lesson) is not None


def consent_stage(lesson: Lesson) -> int | None:
    """The stage at which everybody is asked that."""
    found = (n for n, spec in enumerate(lesson.plan.stages) if spec.kind == "welcome" and spec.settings.get("consent"))
    return next(found, None)


def released(lesson: Lesson) -> list[str]:
    """The sentences that pupils released, in an order that says nothing of who wrote them."""
    found: set[str] = set()
    for stage, spec in enumerate(lesson.plan.stages):
        if spec.kind == "reflect":
            for answer in lesson.answers_of(stage).values():
                if answer["release"]:
                    found.update(text.strip() for text in answer["said"] if text.strip())
    return sorted(found)
