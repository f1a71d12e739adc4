"""A few threads that work for everybody, and the queue before them: addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from .fair_queue import FairQueue, Whose

T = TypeVar("T")


class QueuedWork(NamedTuple, Generic[T]):
    """What is to be worked out, and where the answer goes."""

    work: Callable[[], T]
    answer: asyncio.Future[T]


class FairThreads(Generic[T]):
    """For what is too short for a process of its own and too long for the event loop."""

    def __init__(self, size: int, name: str) -> None:
        self.executor = ThreadPoolExecutor(size, thread_name_prefix=name)
        self.free = size
        self.queue: FairQueue[QueuedWork[T]] = FairQueue()

    def submit(self, table: str, work: Callable[[], T], whose: Whose) -> asyncio.Future[T]:
        """The answer, when it was somebody's turn."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(table, QueuedWork(work, answer), whose)
        self._dispatch()
        return answer

    def _dispatch(self) -> None:
        """Give what waits to threads that are free."""
        while self.free and (taken := self.queue.take()) is not None:
            table, job = taken
            self.free -= 1
            working = asyncio.get_running_loop().run_in_executor(self.executor, job.work)
            working.add_done_callback(partial(self._ended, table, job.answer))

    def _ended(self, table: str, answer: asyncio.Future[T], working: asyncio.Future[T]) -> None:
        self.free += 1
        self.queue.done(table)
        error = working.exception()
        if not answer.done():
            if error is None:
                answer.set_result(working.result())
            else:
                answer.set_exception(error)
        self._dispatch()

    def close(self) -> None:
        """Begin nothing more."""
        self.queue = FairQueue()
        self.executor.shutdown(wait=False)
