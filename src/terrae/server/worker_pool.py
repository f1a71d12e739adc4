"""Processes that answer for everybody, and the queue before them: who is next, and whose question has to go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Generic, TypeVar

import msgspec
import structlog

from .errors import TooMany
from .fair_queue import NOBODY, FairQueue, Whose
from .worker_processes import Child, NoAnswer

log = structlog.get_logger("terrae")

RETRY_S = 2
A = TypeVar("A")
Q = TypeVar("Q", bound=msgspec.Struct)


@dataclass(slots=True, eq=False)
class Request(Generic[Q, A]):
    """A question, and who waits for the answer."""

    question: Q
    answer: asyncio.Future[A]
    whose: Whose = NOBODY
    asked_at: float = field(default_factory=time.perf_counter)

    def fail(self, error: Exception) -> None:
        """There is no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


class WorkerPool(Generic[Q, A]):
    """A few processes that are alike. Each starts when there is a question for it and no other is free.

    People take turns, by address and device first. A question that hangs or crashes its process fails alone: the
    process is replaced, and whatever waits goes to another one.
    """

    def __init__(
        self,
        module: str,
        answers: type[A],
        size: int,
        patience_s: float,
        most_waiting: float = inf,
        about_to_ask: Callable[[Request[Q, A]], None] = lambda _: None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.module, self.answers, self.size = module, answers, size
        self.patience_s = patience_s
        """How long a process may take for one question. Waiting for a turn, starting and loading do not count."""
        self.most_waiting = most_waiting
        self.about_to_ask = about_to_ask
        self.changed = changed
        """Called when more or fewer questions wait or are being answered."""
        self.queue: FairQueue[Request[Q, A]] = FairQueue()
        self.all: list[Child[A]] = []
        self.idle: list[Child[A]] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, group: str, question: Q, whose: Whose = NOBODY, outdates: Exception | None = None) -> A:
        """The answer; of a group one question at a time is under way.

        `NoAnswer` if the process gave none, `TooMany` if too much waits, of which this address and device have most.
        With `outdates`, whatever else of the group still waits fails with this error; the question takes its place.
        """
        request: Request[Q, A] = Request(question, asyncio.get_running_loop().create_future(), whose)
        self.queue.put(group, request, whose)
        if outdates is not None:
            for older in self.queue.waiting_of(group):
                if older is not request:
                    self.queue.discard(group, older)
                    older.fail(outdates)
        self._dispatch()
        if len(self.queue) > self.most_waiting:
            self.queue.remove_one_of_most(whose).fail(TooMany(RETRY_S))
        try:
            return await request.answer
        finally:
            self.queue.discard(group, request)

    @property
    def has_free(self) -> bool:
        """Can somebody be asked?"""
        return bool(self.idle) or len(self.all) < self.size

    def _dispatch(self) -> None:
        """Give what waits to processes that are free."""
        while self.has_free and (taken := self.queue.take()) is not None:
            group, request = taken
            if not self.idle:
                self.all.append(Child(self.module, self.answers))
                self.idle.append(self.all[-1])
            self.about_to_ask(request)
            task = asyncio.create_task(self._serve(group, request, self.idle.pop()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        self.changed()

    async def _serve(self, group: str, request: Request[Q, A], child: Child[A]) -> None:
        """Let a process answer one question."""
        try:
            answer = await child.ask(request.question, self.patience_s)
            if not request.answer.done():
                request.answer.set_result(answer)
        except NoAnswer as error:
            request.fail(error)
        except Exception as error:
            log.error("a question could not be asked", process=self.module, why=f"{type(error).__name__}: {error}")
            request.fail(NoAnswer(str(error)))
        finally:
            self.queue.done(group)
            self.idle.append(child)
        self._dispatch()

    async def close(self) -> None:
        """End all processes."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(child.close() for child in self.all))
