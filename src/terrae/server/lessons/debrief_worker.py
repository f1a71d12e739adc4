"""The process that works a debrief out: `python -m terrae.server.lessons.debrief_worker`, started by the service.

It is told what the tables of a lesson did, as records of our own, and answers with what is said of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from terrae.coach.hindsight import last_moment
from terrae.coach.puzzles import puzzled
from terrae.engine.debriefing import Debriefed, RoundOver, TablePlayed, debriefed
from terrae.engine.errors import Refused
from terrae.engine.game import Json, game_named
from terrae.engine.record import replay

from ..replays.worker import TooMuchWork, cpu_limit
from ..worker_answers import WorkerAnswer
from ..worker_processes import answer_questions
from .entries import NOBODY

NICE = 12
CPU_S = 240.0
"""Of the processor's time, for one part of a debrief."""


class TableJob(msgspec.Struct):
    """A table of a round: its record, and who sat there."""

    record: bytes
    outcome: str
    pupils: list[int]
    by_bot: list[bool]
    changed: list[bool]
    world: int
    arm: str
    at: list[int] = []
    """When each move was made, by service time."""


class RoundJob(msgspec.Struct):
    law: str
    tables: list[TableJob]


class DebriefJob(msgspec.Struct):
    """What is asked for: the slides, the class under other laws, or data to take away."""

    part: Literal["slides", "laws", "export"]
    game: str
    rounds: list[RoundJob]
    laws: dict[str, Json | None] = {}
    """Of each law the options of the last round under it; null if it cannot be played again by a model."""
    played: str = ""
    seed: str = ""


def do(job: DebriefJob) -> WorkerAnswer:
    """Work one part out, within the limits."""
    try:
        with cpu_limit(CPU_S):
            return WorkerAnswer(msgspec.json.encode(worked_out(job)))
    except Refused as error:
        return WorkerAnswer(b"", "bad_record", error.sentence, error.rule)
    except (TooMuchWork, MemoryError):
        return WorkerAnswer(b"", "too_large", "it takes too much work to tell of this lesson")


def worked_out(job: DebriefJob) -> Json | None:
    """What is said of the rounds."""
    hooks = debriefed(game_named(job.game))
    if hooks is None:
        raise Refused("nothing is told of lessons with this game")
    rounds = [read_round(hooks, each) for each in job.rounds]
    if job.part == "export":
        return exported(hooks, rounds)
    if job.part == "laws":
        return hooks.under_laws(rounds, job.laws, job.played, job.seed)
    slides = hooks.slides(rounds)
    for moment in slides.get("moments", ()):
        moment["last"] = told_last(rounds[moment["round"]].tables[moment["table"]])
    return {"slides": slides, "own": own_of(hooks, job.rounds, rounds)}


def read_round(hooks: Debriefed, job: RoundJob) -> RoundOver:
    return RoundOver(job.law, tuple(read_table(hooks, each) for each in job.tables))


def read_table(hooks: Debriefed, job: TableJob) -> TablePlayed:
    """A table under the names of the first one."""
    record = hooks.named_back(msgspec.json.decode(job.record), job.world)
    return TablePlayed(replay(record), job.outcome, tuple(job.pupils), tuple(job.by_bot), tuple(job.changed), job.arm)


def told_last(table: TablePlayed) -> Json:
    """The last moment of a lost table, by exact search with all hands open."""
    match = table.match
    stand = puzzled(match.game).last_stand(match)
    found = last_moment(match)
    if found is None:
        return {"kind": "none"}
    if found["move"] >= stand:
        return {"kind": "stand", "place": found["move"] - stand, **found}
    return {"kind": "earlier", "decisions_before": stand - found["move"], **found}


def own_of(hooks: Debriefed, jobs: Sequence[RoundJob], rounds: Sequence[RoundOver]) -> dict[str, list[Any]]:
    """What each pupil is told of their own seat, round by round; null where they had none."""
    pupils = {pupil for job in jobs for table in job.tables for pupil in table.pupils} | {NOBODY}
    told: dict[str, list[Any]] = {str(pupil): [None] * len(rounds) for pupil in sorted(pupils)}
    for number, (job, played) in enumerate(zip(jobs, rounds, strict=True)):
        for n, table in enumerate(job.tables):
            for seat, pupil in enumerate(table.pupils):
                told[str(pupil)][number] = hooks.seat_elsewhere(played, n, seat, table.world)
    del told[str(NOBODY)]
    return told


def exported(hooks: Debriefed, rounds: Sequence[RoundOver]) -> Json:
    """Of each table what its seats did, and every decision with what was legal and what everybody could see."""
    return {
        "numbers_mean": dict(hooks.numbers_mean),
        "public_means": dict(hooks.public_means),
        "rounds": [[exported_table(hooks, table) for table in played.tables] for played in rounds],
    }


def exported_table(hooks: Debriefed, table: TablePlayed) -> Json:
    match = table.match
    game, decisions = match.game, []
    for number, (state, _) in enumerate(match.states()):
        if number == len(match.moves):
            break
        seat, answer = match.moves[number]
        legal = [game.notation(state, match.d, action) for action in game.legal(state, match.d)]
        row = {"seat": seat, "answer": answer, "legal": legal, "public": hooks.public(match, state)}
        decisions.append(row)
    seats = [{"stood_in": table.changed[seat], **hooks.numbers(table, seat)} for seat in range(len(match.players))]
    return {"seats": seats, "decisions": decisions}


if __name__ == "__main__":
    answer_questions(DebriefJob, do, NICE)
