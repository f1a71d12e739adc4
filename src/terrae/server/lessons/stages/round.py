"""Round: the class plays, at tables by lot, under the law that it has made, or under one of several arms."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from terrae.engine.game import Json, game_named

from ...protocol.shared import TalkMode
from ..plans import Identifier
from ..seating import arms_by_lot, seat_again, seat_by_lot
from .registry import Doing, Stage

if TYPE_CHECKING:
    from ..lesson import Lesson


class TableRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is played by. Options that the game does not know are left out."""

    talk: TalkMode | None = None
    options: dict[str, Any] = {}


class RoundSettings(Struct, forbid_unknown_fields=True):
    rules: TableRules = TableRules()
    under_law: bool = False
    """Is it played by the law that the class has made?"""
    arms: dict[Identifier, TableRules] = {}
    """TableRules between which the lot decides, table by table."""
    seating: Literal["lot", "same"] = "lot"


class RoundStage(Stage):
    kind = "round"
    tone = "play"
    settings = RoundSettings
    not_after = ("debrief",)

    def begin(self, lesson: Lesson, present: Sequence[int], lot: Random) -> list[Doing]:
        """Seat those who are present; `Refused` if they are too few."""
        settings: RoundSettings = lesson.settings()
        seats = game_named(lesson.plan.game).seats
        if lesson.next_tables and settings.seating == "same":
            tables = seat_again(lesson.next_tables, present, lesson.plan.size, seats, lot)
        else:
            tables = seat_by_lot(present, lesson.plan.size, seats, lot)
        arms = arms_by_lot([len(table) for table in tables], sorted(settings.arms), lot)
        law = lesson.law if settings.under_law else ""
        seated = [{"pupils": table, "arm": arm} for table, arm in zip(tables, arms, strict=True)]
        return [Doing("seated", data={"tables": seated, "law": law})]

    def is_over(self, lesson: Lesson) -> bool:
        return bool(lesson.rounds) and lesson.rounds[-1].is_over

    def for_pupil(self, lesson: Lesson, pupil: int) -> Json:
        round_ = lesson.round_of(lesson.stage)
        if round_ is None:
            return {}
        for table in round_.tables:
            if pupil in table.pupils:
                return {"table": table.id, "seat": table.pupils.index(pupil), "law": round_.law, "ended": table.outcome}
        return {"table": None, "law": round_.law}

    def for_teacher(self, lesson: Lesson) -> Json:
        return {"law": lesson.rounds[-1].law if lesson.rounds else ""}


STAGE = RoundStage()
