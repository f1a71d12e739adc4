"""A lesson that is run by hand, without a service: its entries are kept in a list."""

from __future__ import annotations

from random import Random
from typing import Any

from terrae.engine.game import Json
from terrae.server.database.lessons import StoredEntry
from terrae.server.lessons.lesson import lesson_from
from terrae.server.lessons.plans import Plan, ready_plans
from terrae.server.lessons.stages.registry import Doing
from terrae.server.lessons.told import told_rounds

TWO_ROUNDS = ready_plans()["two-rounds"]


class Room:
    """A lesson that is run by hand: its entries are kept in a list."""

    def __init__(self, plan: Plan, pupils: int = 0) -> None:
        self.lesson = lesson_from(plan, "en", False, [])
        self.entries: list[StoredEntry] = []
        self.now = 1_000_000
        self.ballots: dict[int, Json] = {}
        for n in range(pupils):
            self.do(self.lesson.join(f"alias {n}"))

    def do(self, doing: Doing) -> None:
        data = doing.data
        if doing.kind == "seated":
            tables = [{**table, "id": f"r{len(self.lesson.rounds)}t{n}"} for n, table in enumerate(data["tables"])]
            data = {**data, "tables": tables}
        entry = StoredEntry(len(self.entries) + 1, doing.kind, doing.who, data, self.now)
        self.entries.append(entry)
        self.lesson.apply(entry)

    def go_on(self, seed: int = 1) -> None:
        ballots = list(self.ballots.values())
        for doing in self.lesson.go_on(self.now, self.lesson.pupils_in(), ballots, Random(seed)):
            self.do(doing)

    def answer(self, pupil: int, data: Any) -> None:
        doing, ballot = self.lesson.answer(pupil, self.lesson.stage, data)
        if ballot is not None:
            self.ballots[pupil] = ballot
        self.do(doing)

    def to(self, kind: str) -> None:
        """Go on to the next stage of a kind; rounds on the way are stopped."""
        while self.lesson.kind is None or self.lesson.kind.kind != kind:
            self.stop()
            self.go_on()

    def stop(self, outcome: str = "stopped") -> None:
        if self.lesson.playing is not None:
            for table in self.lesson.playing.tables:
                if not table.outcome:
                    self.do(Doing("ended", data={"table": table.id, "outcome": outcome, "result": None}))

    def told(self) -> Json:
        lesson = self.lesson
        return {
            "number": lesson.number, "stage": lesson.stage, "left": lesson.left_ms(self.now), "law": lesson.law,
            "rounds": told_rounds(lesson), "answers": lesson.answers, "voted": lesson.voted, "due": lesson.due(),
            "teacher": None if lesson.kind is None else lesson.kind.for_teacher(lesson),
            "pupils": [None if lesson.kind is None else lesson.kind.for_pupil(lesson, n) for n in lesson.pupils_in()],
        }  # fmt: skip
