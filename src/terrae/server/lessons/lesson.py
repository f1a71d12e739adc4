"""A lesson: its plan, the stage it has come to, its clock, and what has happened. It follows from its entries alone.

Nothing here waits, stores or draws: whoever runs a lesson hands in the time, who is present and the lot, stores what a
method says, and applies it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from msgspec import to_builtins

from terrae.engine.errors import Refused
from terrae.engine.game import Json, game_named

from ..database.lessons import StoredEntry
from .entries import NO_PUPIL, NOBODY, Pupil, RoundPlayed, Seated
from .plans import Plan
from .seating import MOST, table_sizes
from .stages.law import LawStage
from .stages.registry import TEACHER, Doing, Stage, stage_named
from .timetable import BEFORE, Timetable

MOST_ENTRIES = 20_000
MOST_OF_PUPIL = 150
"""What a pupil may do in one lesson, answers that are changed included."""


WITHDRAWN = "-"
"""What stands for the alias of somebody who has withdrawn."""


class Lesson(Timetable):
    """One lesson, as its entries have made it."""

    def __init__(self, plan: Plan, language: str = "en", rehearsal: bool = False) -> None:
        super().__init__(plan, rehearsal)
        self.language = language
        self.number = 0
        self.pupils: dict[int, Pupil] = {}
        self.answers: dict[tuple[int, int], Json] = {}
        """What pupils have answered, by stage and pupil."""
        self.voted: set[tuple[int, int]] = set()
        self.signed: set[tuple[int, int]] = set()
        self.rounds: list[RoundPlayed] = []
        self.next_tables: list[list[int]] = []
        """Who sat together in the last round, as the teacher has moved them since."""
        self.votes: list[Json] = []
        self.law = ""
        self.asks_pictures = False
        self.locked = False
        self.announcement = ""
        self.spotlight: str | None = None
        self.nudged: dict[str, int] = {}
        """Tables that the teacher has nudged: service time."""
        self.numbers = False
        """Are pupils numbers instead of animals and plants?"""
        self.over = False
        self.entries_of: Counter[int] = Counter()
        """How much each pupil has done."""
        self.came_at: dict[int, int] = {}
        """When each pupil came in: service time."""

    # ---- what follows from the entries ----

    def apply(self, entry: StoredEntry) -> None:
        """Take one more entry over. An entry of a kind that a later version knows changes nothing."""
        self.number = entry.number
        self.entries_of[entry.who] += 1
        method = getattr(self, f"_on_{entry.kind}", None)
        if method is not None:
            method(entry)

    def _on_made(self, entry: StoredEntry) -> None:
        self.numbers = entry.data["numbers"]

    def _on_joined(self, entry: StoredEntry) -> None:
        self.pupils[entry.who] = Pupil(entry.who, entry.data["alias"], robot=bool(entry.data.get("robot")))
        self.came_at[entry.who] = entry.at

    def _on_withdrawn(self, entry: StoredEntry) -> None:
        pupil = self.pupils[entry.data["pupil"]]
        pupil.withdrawn, pupil.removed, pupil.alias = True, True, WITHDRAWN

    def _on_removed(self, entry: StoredEntry) -> None:
        self.pupils[entry.data["pupil"]].removed = True

    def _on_door(self, entry: StoredEntry) -> None:
        self.asks_pictures, self.locked = entry.data["pictures"], entry.data["locked"]

    def _on_stage(self, entry: StoredEntry) -> None:
        self.stage = entry.data["stage"]
        self.stage_began = self.time(entry.at)
        self.extra_ms, self.bell_at = 0, None
        if self.stage == 0:
            self.began = self.stage_began
        self.announcement, self.spotlight, self.nudged = "", None, {}

    def _on_over(self, _: StoredEntry) -> None:
        self.over = True

    def _on_time(self, entry: StoredEntry) -> None:
        self.extra_ms += entry.data["ms"]

    def _on_frozen(self, entry: StoredEntry) -> None:
        self.frozen_at = entry.at

    def _on_resumed(self, entry: StoredEntry) -> None:
        if self.frozen_at is not None:
            self.frozen_ms += entry.at - self.frozen_at
        self.frozen_at = None

    def _on_answered(self, entry: StoredEntry) -> None:
        self.answers[entry.data["stage"], entry.who] = entry.data["answer"]

    def _on_voted(self, entry: StoredEntry) -> None:
        self.voted.add((entry.data["stage"], entry.who))

    def _on_signed(self, entry: StoredEntry) -> None:
        self.signed.add((entry.data["vote"], entry.who))

    def _on_counted(self, entry: StoredEntry) -> None:
        self.law = entry.data["law"]
        by = entry.data.get("by", "class")
        self.votes.append({"counts": entry.data["counts"], "law": self.law, "tied": entry.data["tied"], "by": by})
        self.counted_at[self.stage] = self.time(entry.at)

    def _on_seated(self, entry: StoredEntry) -> None:
        tables = [
            Seated(each["id"], list(each["pupils"]), each["arm"], world=each.get("world", 0))
            for each in entry.data["tables"]
        ]
        stage = entry.data.get("stage", self.stage)
        if (played := self.round_of(stage)) is not None:
            played.tables.extend(tables)
        else:
            self.rounds.append(RoundPlayed(stage, entry.data["law"], tables, entry.data.get("deal")))
        self.next_tables = [list(table.pupils) for table in self.rounds[-1].tables]

    def _on_reseated(self, entry: StoredEntry) -> None:
        """Somebody who came late sits in the seat of somebody who has gone."""
        table = self.table(entry.data["table"])
        table.pupils[entry.data["seat"]] = entry.who

    def _on_moved(self, entry: StoredEntry) -> None:
        """The teacher has given a pupil another seat; theirs is that of the pupil who was there, or free."""
        pupil, other = entry.data["pupil"], entry.data["other"]
        for table in self.playing.tables if self.playing else ():
            if pupil in table.pupils:
                table.pupils[table.pupils.index(pupil)] = other
                if other == NOBODY:
                    table.stood_in.append(NOBODY)
        self.table(entry.data["table"]).pupils[entry.data["seat"]] = pupil

    def _on_moved_next(self, entry: StoredEntry) -> None:
        """The same for the next round, if it keeps the tables of the last."""
        pupil, other, to = entry.data["pupil"], entry.data["other"], entry.data["to"]
        for table in self.next_tables:
            if pupil in table:
                table.remove(pupil)
                table.extend([other] if other != NOBODY else [])
        if other in self.next_tables[to]:
            self.next_tables[to].remove(other)
        self.next_tables[to].append(pupil)

    def _on_stood_in(self, entry: StoredEntry) -> None:
        table = self.table(entry.data["table"])
        pupil = table.pupils[entry.data["seat"]]
        if pupil not in table.stood_in:
            table.stood_in.append(pupil)

    def _on_bell(self, entry: StoredEntry) -> None:
        self.bell_at = self.time(entry.at)

    def _on_ended(self, entry: StoredEntry) -> None:
        table = self.table(entry.data["table"])
        table.outcome, table.result = entry.data["outcome"], entry.data["result"]
        table.given, table.ended_at = entry.data.get("given"), entry.data.get("at", "")

    def _on_announced(self, entry: StoredEntry) -> None:
        self.announcement = entry.data["text"]

    def _on_spotlight(self, entry: StoredEntry) -> None:
        self.spotlight = entry.data["table"]

    def _on_nudged(self, entry: StoredEntry) -> None:
        self.nudged[entry.data["table"]] = entry.at

    # ---- its clock ----

    def due(self) -> int | None:
        """Service time when something must happen by itself; None if nothing does until somebody acts."""
        ends = self.ends()
        if ends is None or self.frozen_at is not None or self.over or self.is_last:
            return None
        if self.bell_at is not None:
            ends = self.bell_at + self.minute_ms
        return ends + self.frozen_ms

    # ---- who is there ----

    def pupils_in(self) -> list[int]:
        return [pupil.number for pupil in self.pupils.values() if not pupil.removed]

    @property
    def has_pupils(self) -> bool:
        return any(not pupil.removed for pupil in self.pupils.values())

    def aliases(self) -> set[str]:
        return {pupil.alias for pupil in self.pupils.values()}

    def tables_expected(self) -> int:
        """How many tables a round would have, or has."""
        if self.rounds and self.rounds[-1].stage == self.stage:
            return len(self.rounds[-1].tables)
        try:
            return len(table_sizes(len(self.pupils_in()), self.plan.size, game_named(self.plan.game).seats))
        except Refused:
            return 0

    def who(self, pupil: int) -> Pupil:
        """A pupil by number, also where nobody of the class sits."""
        return NO_PUPIL if pupil == NOBODY else self.pupils[pupil]

    def table(self, table_id: str) -> Seated:
        for played in reversed(self.rounds):
            for table in played.tables:
                if table.id == table_id:
                    return table
        raise Refused("this lesson has no such table")

    def round_of(self, stage: int) -> RoundPlayed | None:
        """What has begun of a round."""
        return next((played for played in self.rounds if played.stage == stage), None)

    @property
    def playing(self) -> RoundPlayed | None:
        """The round that is on."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].stage == self.stage else None

    def seen_by(self, pupil: int) -> Lesson:  # noqa: ARG002
        """The lesson at the stage where a pupil is: in class it is everybody's."""
        return self

    # ---- its stages ----

    @property
    def kind(self) -> Stage | None:
        """The kind of the present stage."""
        return None if self.stage == BEFORE else stage_named(self.plan.stages[self.stage].kind)

    @property
    def is_last(self) -> bool:
        return self.stage == len(self.plan.stages) - 1

    def settings(self) -> Any:
        """What the plan sets for the present stage."""
        spec = self.plan.stages[self.stage]
        return stage_named(spec.kind).settings_of(spec)

    def answers_of(self, stage: int) -> dict[int, Json]:
        """What was answered at a stage, by pupil, without those who were removed."""
        return {pupil: self.answers[stage, pupil] for pupil in self.pupils_in() if (stage, pupil) in self.answers}

    def answered(self) -> set[int]:
        """Who has answered at the present stage."""
        found = {pupil for stage, pupil in self.voted if stage == self.stage}
        return (found | set(self.answers_of(self.stage))) & set(self.pupils_in())

    def answer(self, pupil: int, stage: int, data: Any) -> tuple[Doing, Json | None]:
        """A pupil answers. What is to be kept apart from who gave it comes second."""
        kind = self.kind
        if self.over or kind is None or stage != self.stage:
            raise Refused("the class is at another stage")
        if self.frozen_at is not None:
            raise Refused("the teacher has stopped the clocks for a moment")
        if self.entries_of[pupil] >= MOST_OF_PUPIL:
            raise Refused("so much has been answered that nothing more can be")
        if kind.secret and self.is_counted:
            raise Refused("the votes are counted")
        given = kind.read_answer(data)
        kind.check(self, pupil, given)
        if kind.once and pupil in self.answered():
            raise Refused("this has been answered")
        kept = to_builtins(given)
        if kind.secret:
            return Doing("voted", pupil, {"stage": stage}), kept
        return Doing("answered", pupil, {"stage": stage, "answer": kept}), None

    def draft(self) -> Lesson:
        """A copy to work out on what follows from something."""
        return deepcopy(self)

    def go_on(self, now: int, present: Sequence[int], ballots: Sequence[Json], lot: Random) -> list[Doing]:
        """What happens when the present stage ends: what it leaves, then the next one begins; after the last, the end.

        Votes are counted first, and the result is shown before the class goes on. `Refused` if the next stage cannot
        begin.
        """
        if self.over:
            raise Refused("the lesson is over")
        if self.frozen_at is not None:
            raise Refused("the lesson is frozen: resume it first")
        if self.playing is not None and not self.playing.is_over:
            raise Refused("tables are still playing: ring the bell first")
        after = self.draft()
        done: list[Doing] = []

        def do(doings: Iterable[Doing]) -> None:
            for doing in doings:
                done.append(doing)
                if doing.kind != "seated":  # whose tables are still to be opened
                    after.apply(StoredEntry(after.number + 1, doing.kind, doing.who, doing.data, now))

        if self.kind is not None and not self.is_counted:
            do(self.kind.finish(after, ballots, lot))
            if self.kind.secret:
                return done
        if self.stage_after() == len(self.plan.stages):
            do([Doing("over")])
            return done
        do([Doing("stage", data={"stage": self.stage_after()})])
        assert after.kind is not None
        do(after.kind.begin(after, present, lot))
        return done

    def is_stage_over(self) -> bool:
        """Is everybody ready, so that the class goes on before the time is over?"""
        return self.kind is not None and not self.is_last and self.frozen_at is None and self.kind.is_over(self)

    # ---- what the teacher does ----

    def freeze(self) -> Doing:
        if self.frozen_at is not None or self.over:
            raise Refused("the lesson is frozen, or over")
        return Doing("frozen", TEACHER)

    def resume(self) -> Doing:
        if self.frozen_at is None:
            raise Refused("the lesson is not frozen")
        return Doing("resumed", TEACHER)

    def give_time(self, minutes: int) -> Doing:
        """More time for the present stage, or less, as far as later ones keep theirs."""
        if self.stage == BEFORE or self.over or self.bell_at is not None or self.is_counted:
            raise Refused("no clock runs that could be given time")
        wanted = minutes * self.minute_ms
        given = min(wanted, self.more_left_ms())
        if wanted > 0 and given <= 0:
            raise Refused("nothing is left that could be cut: the talk at the end keeps its time")
        return Doing("time", TEACHER, {"ms": given})

    def ring(self, who: int = TEACHER) -> Doing:
        """The bell: the turn under way is finished at every table, then the round stops."""
        if self.playing is None or self.playing.is_over or self.bell_at is not None:
            raise Refused("no round is on whose bell could ring")
        return Doing("bell", who)

    def remove(self, pupil: int) -> Doing:
        if pupil not in self.pupils or self.pupils[pupil].removed:
            raise Refused("there is no such pupil")
        return Doing("removed", TEACHER, {"pupil": pupil})

    def join(self, alias: str, robot: bool = False) -> Doing:
        if self.over:
            raise Refused("the lesson is over")
        if len(self.pupils) >= MOST:
            raise Refused(f"a class has at most {MOST} pupils")
        return Doing("joined", len(self.pupils) + 1, {"alias": alias, **({"robot": True} if robot else {})})

    def decide(self, law: str) -> Doing:
        """The teacher decides which law holds."""
        if self.over or not isinstance(self.kind, LawStage):
            raise Refused("no law is to be decided now")
        return self.kind.decide(self, law)

    def sign(self, pupil: int) -> Doing:
        """A pupil signs the last law."""
        if not self.law or not self.votes:
            raise Refused("there is no law to sign")
        if (len(self.votes) - 1, pupil) in self.signed:
            raise Refused("this has been signed")
        return Doing("signed", pupil, {"vote": len(self.votes) - 1})


def lesson_from(plan: Plan, language: str, rehearsal: bool, entries: Iterable[StoredEntry]) -> Lesson:
    """A lesson from what is stored of it."""
    from .homework import Homework  # which is a lesson

    lesson = (Homework if plan.alone else Lesson)(plan, language, rehearsal)
    for entry in entries:
        lesson.apply(entry)
    return lesson
