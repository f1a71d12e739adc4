"""The process that replays and checks records: `python -m terrae.server.replays.worker`, started by the service.

A record may come from anybody, so its moves, its answer's bytes, the time and the memory that it takes are bounded. It
ends when its input does, so it never outlives the service.
"""

from __future__ import annotations

import hashlib
import resource
import signal
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Literal

import msgspec

from terrae.bots.deals import begun, deal_named, outcome_of
from terrae.coach.puzzles import judged, position
from terrae.coach.try_again import is_over, moment_again, play_turn
from terrae.engine.dealt_anew import dealt_anew
from terrae.engine.errors import Refused
from terrae.engine.fair import verify
from terrae.engine.game import DeckDocument, Json, OptionValue
from terrae.engine.record import BadRecord, replay
from terrae.table.faults import bad_record
from terrae.table.retelling import AnyMatch
from terrae.table.sights import check_record, viewer_from

from ..errors import Fault
from ..protocol.bodies import TriedTurn, Verdict
from ..protocol.deal_bodies import DealOutcome, TaskInfo
from ..settings import REPLAY_CPU_S, REPLAY_LIMIT
from ..worker_answers import WorkerAnswer
from ..worker_processes import answer_questions
from .steps import all_steps, sight

NICE = 10
MEMORY_LIMIT = 1024 * 1024 * 1024
GZIP = 31
"""How zlib is told to write gzip's format."""
TURNS_KEPT = 8
"""Turns that are being tried again whose beginnings are kept."""
TURNS: dict[str, AnyMatch] = {}
NO_STEPS = b"]}"
"""How a replay without steps ends: they are its last key."""


class OutcomeJob(msgspec.Struct):
    """The deal that a record is of, after how many moves it began, and whether that was too late for its day."""

    deal: str
    since: int
    late: bool


class OnJob(msgspec.Struct):
    """From which moment somebody plays on, in which seat, and what the new cards follow from."""

    seat: int
    move: int
    seed: str


class TryJob(msgspec.Struct):
    """Which turn is tried again, and by which answers so far."""

    seat: int
    move: int
    answers: list[str]


class PuzzleJob(msgspec.Struct):
    """Whether a puzzle is to be shown or judged, and by which answers."""

    is_judged: bool = False
    answers: list[str] = []


class ReplayJob(msgspec.Struct):
    """What is asked: a record as JSON, or the name of a deal or of a puzzle; and what to do with it."""

    kind: Literal["replay", "verify", "begin", "outcome", "puzzle", "on", "try"]
    record: bytes
    viewer: str = "all"
    """A seat, `watch` or `all`."""
    views: bool = True
    notes: Json | None = None
    """What the deck's file says beside the deck, if the record is one of our own tables."""
    outcome: OutcomeJob | None = None
    puzzle: PuzzleJob | None = None
    on: OnJob | None = None
    again: TryJob | None = None


class Begun(msgspec.Struct):
    """A match at the moment where somebody sits down."""

    game: str
    players: int
    options: dict[str, OptionValue]
    deck: Json
    seed: str
    start: int
    setup: Json
    moves: list[tuple[int, str]]
    shuffles: list[Json]
    actor: int


class TooMuchWork(BaseException):
    """The time of one record has run out. Nothing on the way catches it."""


def do(job: ReplayJob) -> WorkerAnswer:
    """Do what is asked, within the limits."""
    try:
        with cpu_limit(REPLAY_CPU_S):
            if job.kind == "begin":
                return WorkerAnswer(beginning(job.record.decode()))
            if job.puzzle is not None:
                return WorkerAnswer(puzzle(job.record.decode(), job.puzzle))
            if job.again is not None:
                return WorkerAnswer(tried_again(job.record, job.again))
            record = read_record(job.record)
            if job.on is not None:
                return WorkerAnswer(played_on(record, job.on))
            if job.outcome is not None:
                return WorkerAnswer(outcome(record, job.outcome))
            return WorkerAnswer(replayed(record, job) if job.kind == "replay" else verdict(record))
    except Fault as fault:
        return WorkerAnswer(b"", fault.code, fault.sentence, fault.rule)
    except RecursionError:
        return WorkerAnswer(b"", "malformed", "the record is nested too deeply")
    except (TooMuchWork, MemoryError):
        return WorkerAnswer(b"", "too_large", "it takes too much work to replay this record")


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """`TooMuchWork` if what goes on takes more of the processor's time."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TooMuchWork

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def read_record(text: bytes) -> Json:
    """The record, if it is no larger than a game can be."""
    try:
        record = msgspec.json.decode(text, type=Json)
    except (msgspec.MsgspecError, UnicodeError):
        raise Fault("malformed", "a record is a JSON object") from None
    check_record(record)
    return record


def replayed(record: Json, job: ReplayJob) -> bytes:
    """The replay of a record; `Fault` if it does not hold."""
    try:
        match = replay(record)
    except Refused as error:
        raise bad_record(error) from None
    if job.notes is not None:
        match.deck = DeckDocument(match.deck.document, match.deck.table, job.notes)
    return packed(match, viewer_from(job.viewer, len(match.players)), job.views)


def packed(match: AnyMatch, viewer: int | None, views: bool) -> bytes:
    """A match as a viewer saw it or, with None, with all cards open, packed by gzip; `Fault` if it is too large."""
    packer = zlib.compressobj(1, zlib.DEFLATED, GZIP)
    head = msgspec.json.encode(sight(match, viewer)).removesuffix(NO_STEPS)
    pieces, size, comma = [packer.compress(head)], len(head), b""
    for step in all_steps(match, viewer, views):
        text = comma + msgspec.json.encode(step)
        comma = b","
        size += len(text)
        if size > REPLAY_LIMIT:
            raise Fault("too_large", f"a replay must have at most {REPLAY_LIMIT // 1024 // 1024} MiB")
        pieces.append(packer.compress(text))
    return b"".join((*pieces, packer.compress(NO_STEPS), packer.flush()))


def verdict(record: Json) -> bytes:
    """Does the record's chance follow from its fair shuffle?"""
    try:
        verify(record)
        found = Verdict(True, "")
    except Refused as error:
        found = Verdict(False, str(error))
    return answer(found)


def beginning(name: str) -> bytes:
    """A deal as bots have played it up to where one sits down."""
    return answer(begun_by(begun(deal_named(name))))


def outcome(record: Json, job: OutcomeJob) -> bytes:
    """How a deal ended, by the record of its table."""
    deal = deal_named(job.deal)
    found = outcome_of(deal, replay(record), job.since)
    tasks = [TaskInfo(*task) for task in found.tasks]
    points, winners = list(found.points), list(found.winners)
    return answer(DealOutcome(deal.name, deal.seat, found.held, points, winners, tasks, job.late))


def played_on(record: Json, job: OnJob) -> bytes:
    """A match up to a moment, with what was hidden from a seat dealt anew; `Fault` if that cannot be."""
    try:
        match = dealt_anew(replay(record), job.move, job.seat, job.seed)
    except BadRecord as error:
        raise Fault("bad_record", str(error), error.rule) from None
    except Refused as error:
        raise Fault("refused", error.sentence, error.rule) from None
    return answer(begun_by(match))


def tried_again(record: bytes, job: TryJob) -> bytes:
    """How far answers lead in a turn that is tried again. Its beginning is kept, for the next answer to it."""
    key = hashlib.sha256(record).hexdigest() + f"/{job.seat}/{job.move}"
    try:
        begun = TURNS.pop(key, None) or moment_again(replay(read_record(record)), job.seat, job.move)
        TURNS[key] = begun
        if len(TURNS) > TURNS_KEPT:
            del TURNS[next(iter(TURNS))]
        match = play_turn(begun, job.seat, job.answers)
    except BadRecord as error:
        raise Fault("bad_record", str(error), error.rule) from None
    except Refused as error:
        raise Fault("refused", error.sentence, error.rule) from None
    over = is_over(match, job.seat)
    return answer(TriedTurn(match.view(job.seat), over, match.record() if over else None))


def begun_by(match: AnyMatch) -> Begun:
    """A match as far as it was played."""
    return Begun(
        match.game.name,
        len(match.players),
        match.options,
        match.deck.document,
        match.seed,
        match.start,
        match.setup,
        match.moves,
        match.shuffles,
        match.actor,
    )


def puzzle(name: str, job: PuzzleJob) -> bytes:
    """A puzzle as whoever solves it sees it, or what an answer to it comes to."""
    try:
        return answer(judged(name, job.answers) if job.is_judged else position(name))
    except Refused as error:
        raise Fault("refused", error.sentence, error.rule) from None


def answer(told: msgspec.Struct | Json) -> bytes:
    return zlib.compress(msgspec.json.encode(told), 1, GZIP)


def main() -> None:
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    answer_questions(ReplayJob, do, NICE)


if __name__ == "__main__":
    main()
