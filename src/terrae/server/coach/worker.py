"""The process in which the coach counts: `python -m terrae.server.coach.worker`, started by the service.

It is of lower priority than bots, which people wait for in a game. It works on many matches by turns, a slice of each:
what it has counted so far it keeps until the match is done, or until others are asked about that it has no room for.
A record may come from anybody, so its moves and the time that it takes are bounded.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from terrae.engine.errors import Refused
from terrae.engine.game import Json, game_named
from terrae.engine.match import Match
from terrae.engine.record import replay
from terrae.table.faults import bad_record

from ..errors import Fault
from ..replays.worker import TooMuchWork, cpu_limit, read_record
from ..settings import COACH_CPU_S, COACH_MOVES
from ..worker_answers import WorkerAnswer
from ..worker_processes import answer_questions

NICE = 15
SLICE = 4
"""Batches of worlds that are counted before somebody else has a turn."""
KEPT = 32
"""Matches of which what was counted so far is kept."""
SHOWN_AFTER = (4, 8, 16, 32, 64)
"""After so many batches the report so far is told; otherwise only how many there are."""
WARM_MOVES = 40
"""So many moves hold decisions of every kind that something has to be loaded for."""
LEAST_CPU_S = 0.1
"""A clock cannot be set to nothing: so much time whoever has none left is given, to be told so."""
LOADED: set[str] = set()


class CoachQuestion(msgspec.Struct):
    """A slice of the work on one seat of a match."""

    record: bytes
    seat: int
    ended: bool
    """Has the game ended? Only then is hindsight told."""


class CoachAnswer(WorkerAnswer):
    """A line for whoever has asked."""

    is_done: bool = False


@dataclass
class SeatWork:
    """What was counted so far for one seat of a match."""

    log: Any
    found: list[Any] = field(default_factory=list)
    spent_s: float = 0.0
    """Of the processor's time."""


WORKS: dict[str, SeatWork] = {}
"""What is under way, that which was not asked for longest first."""


def count(question: CoachQuestion) -> CoachAnswer:
    """Count on, within the limits."""
    key = hashlib.sha256(question.record).hexdigest() + f"/{question.seat}"
    began = time.process_time()
    work = WORKS.pop(key, None)
    left = COACH_CPU_S - (work.spent_s if work else 0.0)
    try:
        with cpu_limit(max(LEAST_CPU_S, left)):
            work = work or new_work(question)
            answer = slice_of(work, question.ended)
    except Fault as fault:
        return CoachAnswer(b"", fault.code, fault.sentence, fault.rule)
    except RecursionError:
        return CoachAnswer(b"", "malformed", "the record is nested too deeply")
    except (TooMuchWork, MemoryError):
        return CoachAnswer(b"", "too_large", "it takes too much work to count this game")
    work.spent_s += time.process_time() - began
    if not answer.is_done:
        WORKS[key] = work
        if len(WORKS) > KEPT:
            del WORKS[next(iter(WORKS))]
    return answer


def new_work(question: CoachQuestion) -> SeatWork:
    """A match that nobody has counted yet, as its seat saw it; `Fault` if the record does not hold."""
    from terrae.coach.estimates import read_log

    record = read_record(question.record)
    if isinstance(record.get("moves"), list) and len(record["moves"]) > COACH_MOVES:
        raise Fault("too_large", f"a game that is coached must have at most {COACH_MOVES} moves")
    try:
        return SeatWork(read_log(replay(record), question.seat))
    except Refused as error:
        raise bad_record(error) from None


def slice_of(work: SeatWork, ended: bool) -> CoachAnswer:
    """A few batches more, and what is known after them."""
    from terrae.coach.advice import FEWEST, MOST, gathered, is_enough, told
    from terrae.coach.estimates import assessor_for
    from terrae.coach.hindsight import last_moment

    log, found = work.log, work.found
    found.extend(assessor_for(log.match.game).batches(log, range(len(found), len(found) + SLICE)))
    line: Json = {"batches": len(found), "most": MOST, "done": is_enough(log, found)}
    if line["done"]:
        line["report"] = told(gathered(log, found))
        line["last_moment"] = last_moment(log.match) if ended else None
    elif len(found) in SHOWN_AFTER:
        report = told(gathered(log, found))
        if len(found) < FEWEST:  # too few to tell one answer from another: the curve alone
            for moment in report["moments"]:
                moment.pop("alternatives", None)
                moment.pop("label", None)
        line["report"] = report
    return CoachAnswer(msgspec.json.encode(line), is_done=line["done"])


def load(question: CoachQuestion) -> None:
    """Load the compiled rules of the game, which may take long; this time is nobody's."""
    with suppress(msgspec.MsgspecError, UnicodeError, Refused, Fault):
        name = str(msgspec.json.decode(question.record, type=GameOf).game)
        if name not in LOADED:
            warm_up(name)
            LOADED.add(name)


class GameOf(msgspec.Struct):
    """The game of a record."""

    game: str


def warm_up(name: str) -> None:
    """Count a little of a game, so that everything is loaded that is needed for it."""
    from terrae.coach.estimates import assessor_for, read_log

    game = game_named(name)
    match: Match[Any, Any] = Match(game, [{"name": "", "kind": "human"}] * game.seats[0], seed="")
    while len(match.moves) < WARM_MOVES and not match.over:
        match.play(match.actor, match.answers()[0])
    batches: Iterator[Any] = assessor_for(game).batches(read_log(match, match.moves[0][0]), range(1))
    next(batches)


if __name__ == "__main__":
    answer_questions(CoachQuestion, count, NICE, load)
