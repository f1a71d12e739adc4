"""The service's side of replays: a few processes that do the work, and how much of it may wait."""

from __future__ import annotations

import asyncio
from collections import Counter

import structlog

from ..errors import Fault, TooMany
from ..pipes import Child, NoAnswer
from .worker import Done, Job

log = structlog.get_logger("terrae")

PATIENCE_S = 120.0
"""More than a record may take of the processor, on a machine that is busy with other things."""
RETRY_S = 3
WORKER = "terrae.server.replays.worker"


class ReplayPool:
    """Replays for the whole process: so many at the same time, so many that wait, so many of one address."""

    def __init__(self, workers: int, waiting: int, of_one: float) -> None:
        self.idle = [Child(WORKER, Done) for _ in range(workers)]
        self.most = workers + waiting
        self.of_one = of_one
        self.free = asyncio.Semaphore(workers)
        self.under_way: Counter[str] = Counter()
        """What is done or waits, by address."""

    async def run(self, job: Job, who: str) -> bytes:
        """The answer as gzip; `TooMany` if too much is under way, `Fault` if the record does not hold."""
        if self.under_way.total() >= self.most or self.under_way[who] >= self.of_one:
            raise TooMany(RETRY_S)
        self.under_way[who] += 1
        try:
            async with self.free:
                done = await self._run(job)
        finally:
            self.under_way[who] -= 1
            if not self.under_way[who]:
                del self.under_way[who]
        if done.code:
            raise Fault(done.code, done.sentence, done.rule)
        return done.body

    async def _run(self, job: Job) -> Done:
        child = self.idle.pop()
        try:
            return await child.ask(job, PATIENCE_S)
        except NoAnswer as error:
            log.warning("a replay gave no answer", why=str(error))
            raise TooMany(RETRY_S) from None
        finally:
            self.idle.append(child)

    async def close(self) -> None:
        """End the processes that have nothing to do; those who wait for one end theirs themselves."""
        for child in self.idle:
            await child.close()
