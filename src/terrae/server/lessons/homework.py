"""Homework: a lesson that each pupil goes through alone, with bots, until a date. It follows from its entries alone."""

from __future__ import annotations

from copy import copy

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from ..clock import wall_ms
from ..database.lessons import StoredEntry
from ..settings import DAY_MS
from .entries import NOBODY, RoundPlayed, Seated
from .lesson import Lesson
from .plans import Plan
from .stages.registry import TEACHER, Doing
from .timetable import BEFORE

LONGEST_MS = 60 * DAY_MS


def check_until(until: int) -> int:
    """`Refused` unless it is a date to come, and not too far away."""
    if not wall_ms() < until <= wall_ms() + LONGEST_MS:
        raise Refused("homework needs a date to come, at most 60 days away")
    return until


class Homework(Lesson):
    """One homework. The class has no stage of its own: every pupil has one."""

    def __init__(self, plan: Plan, language: str = "en", rehearsal: bool = False) -> None:
        super().__init__(plan, language, rehearsal)
        self.stage_of: dict[int, int] = {}
        """How far pupils have come."""
        self.until_ms = 0
        """When it closes, in ms since 1970: service time would stop while no service runs."""

    def _on_made(self, entry: StoredEntry) -> None:
        super()._on_made(entry)
        self.until_ms = entry.data["until"]

    def _on_until(self, entry: StoredEntry) -> None:
        self.until_ms = entry.data["until"]

    def _on_went_on(self, entry: StoredEntry) -> None:
        self.stage_of[entry.who] = entry.data["stage"]

    def prolong(self, until: int) -> Doing:
        """The teacher gives it another date."""
        if self.over:
            raise Refused("the homework is closed")
        return Doing("until", TEACHER, {"until": check_until(until)})

    # ---- no clock runs, nothing happens to all at once ----

    def ends(self) -> int | None:
        return None

    def more_left_ms(self) -> int:
        return 0

    def is_stage_over(self) -> bool:
        return False

    @property
    def playing(self) -> RoundPlayed | None:
        return None if self.stage == BEFORE else self.round_of(self.stage)

    def tables_expected(self) -> int:
        return 1

    # ---- each alone ----

    def seen_by(self, pupil: int) -> Homework:
        """The lesson at the stage that a pupil has come to; as it is for a teacher."""
        seen = copy(self)
        seen.stage = self.stage_of.get(pupil, 0) if pupil != NOBODY else BEFORE
        return seen

    def table_of(self, pupil: int, stage: int) -> Seated | None:
        """A pupil's table in the round at a stage."""
        played = self.round_of(stage)
        return next((table for table in played.tables if pupil in table.pupils), None) if played else None

    def may_go_on(self, pupil: int) -> bool:
        """Is there a next stage, and is the pupil through with the present one?"""
        seen = self.seen_by(pupil)
        if self.over or seen.is_last:
            return False
        table = self.table_of(pupil, seen.stage)
        return table is None or bool(table.outcome)

    def go_on_alone(self, pupil: int, stage: int) -> list[Doing]:
        """What happens when a pupil goes on from a stage; a round's table is still to be opened."""
        if self.stage_of.get(pupil, 0) != stage:
            raise Refused("you are at another stage")
        if not self.may_go_on(pupil):
            raise Refused("this was the last stage, or your game is still on")
        done = [Doing("went_on", pupil, {"stage": stage + 1})]
        if self.plan.stages[stage + 1].kind == "round":
            seats = [pupil, *[NOBODY] * (self.plan.size - 1)]
            done.append(Doing("seated", pupil, {"tables": [{"pupils": seats, "arm": ""}], "law": ""}))
        return done

    def open_tables(self) -> list[Seated]:
        """The tables at which a game is on."""
        return [table for played in self.rounds for table in played.tables if not table.outcome]

    def told(self) -> Json:
        """For teachers: who has played, who is at it, who has not begun, and what became of the worlds."""
        rows = [self.told_of(pupil) for pupil in self.pupils_in()]
        played = [row for row in rows if row["state"] == "played"]
        held = sum(1 for row in played if row["outcome"] == "held")
        at_it = sum(1 for row in rows if row["state"] == "at-it")
        return {"rows": rows, "played": len(played), "at_it": at_it, "held": held}

    def told_of(self, pupil: int) -> Json:
        tables = [table for played in self.rounds for table in played.tables if pupil in table.pupils]
        first = tables[0] if tables else None
        begun = bool(first) or self.stage_of.get(pupil, 0) > 0
        told: Json = {"number": pupil, "alias": self.pupils[pupil].alias, "outcome": "", "given": None, "at": ""}
        told["state"] = "played" if first and first.outcome else "at-it" if begun else "not-yet"
        if first is not None:
            told["outcome"], told["given"], told["at"] = first.outcome, first.given, first.ended_at
        return told
