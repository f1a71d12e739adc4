"""The service's side of replays: a few processes that do the work, and how much of it may wait."""

from __future__ import annotations

from collections import Counter
from itertools import count

import structlog

from ..errors import TooMany
from ..fair_queue import Whose
from ..settings import REPLAY_PATIENCE_S
from ..worker_answers import WorkerAnswer
from ..worker_pool import WorkerPool
from ..worker_processes import NoAnswer
from .worker import ReplayJob

log = structlog.get_logger("terrae")

RETRY_S = 3
WORKER = "terrae.server.replays.worker"


class ReplayPool:
    """Replays for the whole process: so many at the same time, so many that wait, so many of one address."""

    def __init__(self, workers: int, waiting: int, of_one: float) -> None:
        self.pool: WorkerPool[ReplayJob, WorkerAnswer] = WorkerPool(
            WORKER, WorkerAnswer, workers, REPLAY_PATIENCE_S, waiting
        )
        self.of_one = of_one
        self.under_way: Counter[str] = Counter()
        """What is done or waits, by address."""
        self.numbers = count()

    async def run(self, job: ReplayJob, whose: Whose) -> bytes:
        """The answer as gzip; `TooMany` if too much is under way, `Fault` if the record does not hold."""
        if self.under_way[whose.address] >= self.of_one:
            raise TooMany(RETRY_S)
        self.under_way[whose.address] += 1
        try:
            done = await self.pool.ask(str(next(self.numbers)), job, whose)
        except NoAnswer as error:
            log.warning("a replay gave no answer", why=str(error))
            raise TooMany(RETRY_S) from None
        finally:
            self.under_way[whose.address] -= 1
            if not self.under_way[whose.address]:
                del self.under_way[whose.address]
        return done.content()

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
