"""The service's side of previews: a process that works them out, and what waits for it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial

import structlog

from ..errors import Fault, TooMany
from ..pipes import Child, Crew, NoAnswer
from .worker import Done, Job

log = structlog.get_logger("terrae")

PATIENCE_S = 20.0
"""Longer than any preview takes, also the first one, for which a process loads what is compiled."""
RETRY_S = 1
WORKER = "terrae.server.previews.worker"

Asker = tuple[str, int]
"""A table and a seat."""


@dataclass(slots=True, eq=False)
class Request:
    """A job, and who waits for it."""

    job: Job
    answer: asyncio.Future[Done]


class PreviewPool:
    """Previews for the whole process. Of each seat at most one is worked out and one waits: the latest.

    Seats take turns: whoever asks often waits as long as everybody else.
    """

    def __init__(self, workers: int, waiting: int) -> None:
        self.crew = Crew(WORKER, Done, workers, self._dispatch)
        self.most = waiting
        self.waiting: dict[Asker, Request] = {}
        self.under_way: set[Asker] = set()

    async def run(self, who: Asker, job: Job) -> bytes:
        """The preview as JSON; `Fault` if there is none, or if the seat has asked for another one meanwhile."""
        request = Request(job, asyncio.get_running_loop().create_future())
        older = self.waiting.get(who)
        if older is None and len(self.waiting) >= self.most:
            raise TooMany(RETRY_S)
        self.waiting[who] = request
        if older is not None and not older.answer.done():
            older.answer.set_exception(Fault("stale", "another preview has been asked for since"))
        self._dispatch()
        try:
            done = await request.answer
        finally:
            if self.waiting.get(who) is request:
                del self.waiting[who]
        if done.code:
            raise Fault(done.code, done.sentence, done.rule)
        return done.body

    def _dispatch(self) -> None:
        """Give what waits to processes that are free."""
        for who in [who for who in self.waiting if who not in self.under_way]:
            if not self.crew.has_free:
                return
            self.under_way.add(who)
            self.crew.put_to_work(partial(self._serve, who, self.waiting.pop(who)))

    async def _serve(self, who: Asker, request: Request, child: Child[Done]) -> None:
        """Let a process do one job; a process that fails is replaced."""
        try:
            done = await child.ask(request.job, PATIENCE_S)
            if not request.answer.done():
                request.answer.set_result(done)
        except Exception as error:
            say = log.warning if isinstance(error, NoAnswer) else log.error
            say("a preview failed", why=f"{type(error).__name__}: {error}")
            if not request.answer.done():
                request.answer.set_exception(TooMany(RETRY_S))
        finally:
            self.under_way.discard(who)

    async def close(self) -> None:
        """End all processes."""
        await self.crew.close()
