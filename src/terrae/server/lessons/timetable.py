"""When the stages of a lesson begin and end: its clock, the time kept for talking, and what is cut when it is late."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from ..database.lessons import StoredEntry
from .plans import Cut, Plan, StageSpec, plan_from, ready_plans
from .stages.registry import SERVICE, TEACHER, Doing, Stage, stage_named

MINUTE_MS = 60_000
REHEARSAL_MS = 270_000
"""A rehearsal takes so long by its clock."""
BEFORE = -1
"""The stage before the first one: the door is open, and the lesson has not begun."""
COUNT_SHOWN = 2, 3
"""So much of a minute the result of a vote is shown, before the class goes on."""


class NextCut(NamedTuple):
    """A stage that will be shortened, and from when on, by the lesson's time."""

    stage: int
    ms: int
    at: int


def later(stage: int, at: int) -> int:
    """The number of a stage when one more stands at a place."""
    return stage + 1 if stage >= at else stage


def with_stage(plan: Plan, at: int, spec: StageSpec) -> Plan:
    """A plan with one more stage."""
    cuts = tuple(Cut(later(cut.stage, at), cut.minutes) for cut in plan.cuts)
    return replace(plan, stages=(*plan.stages[:at], spec, *plan.stages[at:]), cuts=cuts)


class Timetable:
    """The clock of a lesson, as its entries have made it. Times are without the time that it was frozen."""

    def __init__(self, plan: Plan, rehearsal: bool) -> None:
        self.plan = plan
        self.minutes = plan.minutes
        """Of the whole lesson: a stage that is added makes it no longer."""
        self.rehearsal = rehearsal
        self.stage = BEFORE
        self.began = 0
        """When the first stage began."""
        self.stage_began = 0
        self.extra_ms = 0
        """Given to the present stage, or taken from it."""
        self.bell_at: int | None = None
        """When the bell of the present round rang."""
        self.frozen_at: int | None = None
        """Service time."""
        self.frozen_ms = 0
        self.counted_at: dict[int, int] = {}
        """When the votes of a stage were counted."""
        self.cut_ms: dict[int, int] = {}
        """What was cut of stages."""
        self.next_cut: NextCut | None = None
        self.cuts_refused: set[int] = set()

    def _on_cut_announced(self, entry: StoredEntry) -> None:
        at = self.time(entry.at) + self.minute_ms
        self.next_cut = NextCut(entry.data["stage"], entry.data["ms"], at)

    def _on_cut(self, entry: StoredEntry) -> None:
        self.cut_ms[entry.data["stage"]] = entry.data["ms"]
        self.next_cut = None

    def _on_cut_refused(self, entry: StoredEntry) -> None:
        self.cuts_refused.add(entry.data["stage"])
        self.next_cut = None

    def _on_cut_lapsed(self, _: StoredEntry) -> None:
        self.next_cut = None

    def _on_added(self, entry: StoredEntry) -> None:
        """One more stage. All numbers of stages that come after it grow by one."""
        at = entry.data["at"]
        self.plan = with_stage(self.plan, at, msgspec.convert(entry.data["stage"], StageSpec))
        self.cut_ms = {later(stage, at): ms for stage, ms in self.cut_ms.items()}
        self.cuts_refused = {later(stage, at) for stage in self.cuts_refused}
        if self.next_cut is not None:
            self.next_cut = self.next_cut._replace(stage=later(self.next_cut.stage, at))

    def add_stage(self, kind: str, minutes: int, at: int, now: int) -> Doing:
        """The teacher wants one more stage, set as the last of its kind is; `Refused` if it cannot stand there.

        The lesson does not get longer: its time is taken from what can be cut, as time is that is given.
        """
        if not self.stage < at <= len(self.plan.stages):
            raise Refused("a stage can be added behind the present one")
        known = [*(plan for plan in ready_plans().values() if plan.game == self.plan.game), self.plan]
        settings = [spec.settings for plan in known for spec in plan.stages if spec.kind == kind]
        spec: Json = {"kind": kind, "minutes": minutes, "settings": settings[-1] if settings else {}}
        longer = msgspec.to_builtins(self.plan)
        longer["stages"] = [*longer["stages"][:at], spec, *longer["stages"][at:]]
        plan_from({**longer, "cuts": [], "keep_talk_short": True})
        kept = self.least_of(stage_named(kind), minutes * self.minute_ms)
        if self.latest_end(self.stage) - kept < (self.began if self.stage == BEFORE else self.time(now)):
            raise Refused("nothing is left that could be cut: the talk at the end keeps its time")
        return Doing("added", TEACHER, {"at": at, "stage": spec})

    # ---- its clock ----

    @property
    def minute_ms(self) -> int:
        """A minute of the plan; a rehearsal is over within five."""
        return REHEARSAL_MS // self.minutes if self.rehearsal else MINUTE_MS

    def time(self, at: int) -> int:
        """Service time without the time that the lesson was frozen."""
        frozen = 0 if self.frozen_at is None else max(0, at - self.frozen_at)
        return at - self.frozen_ms - frozen

    def kind_of(self, stage: int) -> Stage:
        return stage_named(self.plan.stages[stage].kind)

    def planned_ms(self, stage: int) -> int:
        """What a stage has by the plan, without what was cut."""
        return max(0, self.plan.stages[stage].minutes * self.minute_ms - self.cut_ms.get(stage, 0))

    def least_ms(self, stage: int) -> int:
        """What a stage keeps if the class is late."""
        planned, kind = self.planned_ms(stage), self.kind_of(stage)
        if kind.keeps_its_time:
            return planned
        return min(planned, self.least_of(kind, self.plan.stages[stage].minutes * self.minute_ms))

    def least_of(self, kind: Stage, ms: int) -> int:
        """All of it where one talks at the end, half of a round, of others a minute."""
        if kind.keeps_its_time:
            return ms
        return max(self.minute_ms, ms // 2) if kind.tone == "play" else self.minute_ms

    def latest_end(self, stage: int) -> int:
        """When a stage ends at the latest, so that what comes after it keeps its time."""
        later = sum(self.least_ms(each) for each in range(stage + 1, len(self.plan.stages)))
        return self.began + self.minutes * self.minute_ms - later

    @property
    def is_counted(self) -> bool:
        """Have the votes of the present stage been counted?"""
        return self.stage in self.counted_at

    @property
    def count_shown_ms(self) -> int:
        return self.minute_ms * COUNT_SHOWN[0] // COUNT_SHOWN[1]

    def stage_ends(self) -> int:
        planned = self.stage_began + self.planned_ms(self.stage) + self.extra_ms
        return min(planned, max(self.latest_end(self.stage), self.stage_began + self.minute_ms))

    def ends(self) -> int | None:
        """When the present stage ends by the clock, or its votes are counted; None before the first one."""
        if self.stage == BEFORE:
            return None
        if not self.kind_of(self.stage).secret:
            return self.stage_ends()
        if self.is_counted:
            return self.counted_at[self.stage] + self.count_shown_ms
        return self.stage_ends() - self.count_shown_ms

    def left_ms(self, now: int) -> int | None:
        """The time left to the present stage; below 0 when it should be over."""
        ends = self.ends()
        return None if ends is None else ends - self.time(now)

    def more_left_ms(self) -> int:
        """How much time can still be given to the present stage."""
        if self.stage == BEFORE or self.is_counted:
            return 0
        return max(0, self.latest_end(self.stage) - self.stage_ends())

    # ---- what is cut when it is late ----

    @property
    def talk(self) -> int | None:
        """The first of the stages that keep their time; None if it has begun, or there is none."""
        later = range(self.stage + 1, len(self.plan.stages))
        return next((stage for stage in later if self.kind_of(stage).keeps_its_time), None)

    def late_ms(self, now: int) -> int:
        """How much later than planned the talk at the end would begin, if nothing were cut."""
        talk, ends = self.talk, self.ends()
        if talk is None or ends is None or self.kind_of(self.stage).keeps_its_time:
            return 0
        before = sum(self.planned_ms(stage) for stage in range(self.stage + 1, talk))
        shown = self.count_shown_ms if self.kind_of(self.stage).secret and not self.is_counted else 0
        return max(self.time(now), ends) + shown + before - self.latest_end(talk - 1)

    def cut_due(self, now: int) -> Doing | None:
        """What is announced, or cut because it was: only what is still to come, and was not refused."""
        if self.frozen_at is not None:
            return None
        if self.next_cut is not None:
            stage, ms, at = self.next_cut
            if stage <= self.stage or self.late_ms(now) <= 0:
                return Doing("cut_lapsed", SERVICE)
            return Doing("cut", SERVICE, {"stage": stage, "ms": ms}) if self.time(now) >= at else None
        late, talk = self.late_ms(now), self.talk
        if late < self.minute_ms // 2 or talk is None:
            return None
        for cut in self.plan.cuts:
            if self.stage < cut.stage < talk and cut.stage not in self.cut_ms and cut.stage not in self.cuts_refused:
                wanted = min(cut.minutes * self.minute_ms, -(-late // self.minute_ms) * self.minute_ms)
                return Doing("cut_announced", SERVICE, {"stage": cut.stage, "ms": wanted})
        return None

    def keep(self) -> Doing:
        """The teacher says no to the cut that was announced."""
        if self.next_cut is None:
            raise Refused("nothing is about to be cut")
        return Doing("cut_refused", TEACHER, {"stage": self.next_cut.stage})

    def stage_after(self) -> int:
        """The next stage that has any time left; past the last one when there is none."""
        later = range(self.stage + 1, len(self.plan.stages))
        return next((stage for stage in later if self.planned_ms(stage) > 0), len(self.plan.stages))
