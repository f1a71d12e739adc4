"""The service's side of the coach: who waits for what is counted, and what was counted already."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
import structlog

from ..clock import wall_ms
from ..database import coach as kept
from ..database.writer import Database, NotSaved
from ..errors import Fault, TooMany
from ..fair_queue import Whose
from ..protocol.bodies import CoachLine, Problem
from ..settings import COACH_PATIENCE_S
from ..worker_pool import WorkerPool
from ..worker_processes import NoAnswer
from .worker import CoachAnswer, CoachQuestion

log = structlog.get_logger("terrae")

RETRY_S = 5
WORKER = "terrae.server.coach.worker"
NOTHING_YET = msgspec.json.encode(CoachLine()) + b"\n"
SIGN_OF_LIFE_S = 15.0
"""After so long without news the last line is told again: what lies between takes silence for an end."""
VERSION = "3"
"""Of the coach. What another version has counted is counted anew."""


@dataclass(eq=False)
class CoachJob:
    """A seat of a match that is being counted, for all who wait for it."""

    key: str
    table: str
    question: CoachQuestion
    whose: Whose
    listeners: int = 0
    line: bytes = NOTHING_YET
    """The latest one. Whoever reads slowly misses those before it."""
    number: int = 0
    """How many lines there were."""
    is_over: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """There is something new for those who wait."""
        self.number += 1
        news, self.news = self.news, asyncio.Event()
        news.set()

    def fail(self, fault: Fault) -> None:
        """There is nothing to be told but why."""
        problem = Problem(fault.code, fault.sentence, fault.rule)
        self.line = msgspec.json.encode(CoachLine(done=True, problem=problem)) + b"\n"
        self.is_over = True
        self.tell()


class CoachPool:
    """Matches that are counted: so many at the same time, so many of one address. They take turns, slice by slice."""

    def __init__(self, database: Database, most: int, of_one: float) -> None:
        self.database = database
        self.pool: WorkerPool[CoachQuestion, CoachAnswer] = WorkerPool(WORKER, CoachAnswer, 1, COACH_PATIENCE_S)
        self.most = most
        self.of_one = of_one
        self.under_way: dict[str, CoachJob] = {}
        self.asked: Counter[str] = Counter()
        """How many wait, by address."""

    async def lines(self, question: CoachQuestion, table: str, whose: Whose) -> AsyncGenerator[bytes]:
        """What is known of a seat of a match, line by line, the last one done; `TooMany` if too much is under way.

        What was counted before is told at once. When nobody waits any more, nobody counts on.
        """
        key = key_of(question)
        known = await self._kept(key)
        if known is not None:
            return one_line(known)
        job = self.under_way.get(key)
        if self.asked[whose.address] >= self.of_one or (job is None and len(self.under_way) >= self.most):
            raise TooMany(RETRY_S)
        if job is None:
            job = self.under_way[key] = CoachJob(key, table, question, whose)
            job.task = asyncio.create_task(self._count(job))
        listening = self._listen(job, whose)
        await anext(listening)  # from now on it counts as listening, and ends as such
        return listening

    async def _kept(self, key: str) -> bytes | None:
        try:
            return await self.database.glance(lambda connection: kept.read(connection, key))
        except NotSaved:
            return None

    async def _listen(self, job: CoachJob, whose: Whose) -> AsyncGenerator[bytes]:
        """The lines of a job as they come, until it is done or whoever listens has gone."""
        job.listeners += 1
        self.asked[whose.address] += 1
        try:
            yield b""
            yield job.line
            heard = job.number
            while not (job.is_over and heard == job.number):
                if heard == job.number:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(job.news.wait(), SIGN_OF_LIFE_S)
                heard = job.number
                yield job.line
        finally:
            self.asked[whose.address] -= 1
            if not self.asked[whose.address]:
                del self.asked[whose.address]
            job.listeners -= 1
            if not job.listeners and not job.is_over and job.task is not None:
                self._drop(job)
                job.task.cancel()

    def _drop(self, job: CoachJob) -> None:
        if self.under_way.get(job.key) is job:
            del self.under_way[job.key]

    async def _count(self, job: CoachJob) -> None:
        """Count slice by slice until it is done; each slice waits for its turn."""
        try:
            while not job.is_over:
                answer = await self.pool.ask(job.key, job.question, job.whose)
                job.line = answer.content() + b"\n"
                if answer.is_done:
                    await self._keep(job)
                    job.is_over = True
                job.tell()
        except Fault as fault:
            job.fail(fault)
        except NoAnswer as error:
            log.warning("the coach gave no answer", why=str(error))
            job.fail(TooMany(RETRY_S))
        finally:
            self._drop(job)

    async def _keep(self, job: CoachJob) -> None:
        """Keep what was counted. If that does not go, it is counted anew the next time."""
        packed = await asyncio.to_thread(zlib.compress, job.line, 6)
        try:
            await self.database.write(lambda connection: kept.keep(connection, job.key, job.table, wall_ms(), packed))
        except NotSaved as error:
            log.warning("what the coach has counted could not be kept", why=str(error))

    async def close(self) -> None:
        """End all that is under way, and the process."""
        tasks = [job.task for job in self.under_way.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()


def key_of(question: CoachQuestion) -> str:
    """What is counted, by all that it follows from."""
    asked = f"coach/{VERSION}/{question.seat}/{question.ended}/".encode()
    return hashlib.sha256(asked + question.record).hexdigest()


async def one_line(packed: bytes) -> AsyncGenerator[bytes]:
    """What was kept."""
    yield await asyncio.to_thread(zlib.decompress, packed)
