"""The service's side of previews: a process that works them out, and how many may wait for it."""

from __future__ import annotations

import structlog

from ..errors import Fault, TooMany
from ..fair_queue import Whose
from ..settings import PREVIEW_PATIENCE_S
from ..worker_answers import WorkerAnswer
from ..worker_pool import WorkerPool
from ..worker_processes import NoAnswer
from .worker import PreviewJob

log = structlog.get_logger("terrae")

RETRY_S = 1
WORKER = "terrae.server.previews.worker"

Asker = tuple[str, int]
"""A table and a seat."""


class PreviewPool:
    """Previews for the whole process. Of each seat at most one is worked out and one waits: the latest.

    Seats take turns: whoever asks often waits as long as everybody else.
    """

    def __init__(self, workers: int, waiting: int) -> None:
        self.pool: WorkerPool[PreviewJob, WorkerAnswer] = WorkerPool(
            WORKER, WorkerAnswer, workers, PREVIEW_PATIENCE_S, waiting
        )

    async def run(self, asker: Asker, job: PreviewJob, whose: Whose) -> bytes:
        """The preview as JSON; `Fault` if there is none, or if the seat has asked for another one meanwhile."""
        table, seat = asker
        outdated = Fault("stale", "another preview has been asked for since")
        try:
            done = await self.pool.ask(f"{table} {seat}", job, whose, outdated)
        except NoAnswer as error:
            log.warning("a preview failed", why=f"{type(error).__name__}: {error}")
            raise TooMany(RETRY_S) from None
        return done.content()

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
