"""Threads that wait for work: cheaper to call, a thousand times a second, than a pool of futures."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue

Work = Callable[[int], int]
"""Does the part of the thread of that number; returns a count."""


class Crew:
    """So many threads, of which the caller is the first. Compiled code lets go of the interpreter: they run at once."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._tasks: list[SimpleQueue[Work | None]] = [SimpleQueue() for _ in range(threads - 1)]
        self._done: SimpleQueue[int | BaseException] = SimpleQueue()
        for number, tasks in enumerate(self._tasks, 1):
            name = f"terrae-crew-{number}"
            threading.Thread(target=self._serve, args=(number, tasks), name=name, daemon=True).start()

    def _serve(self, number: int, tasks: SimpleQueue[Work | None]) -> None:
        while (work := tasks.get()) is not None:
            done: int | BaseException
            try:
                done = work(number)
            except BaseException as error:  # the caller raises it
                done = error
            del work  # it would keep alive whatever it works for
            self._done.put(done)

    def run(self, work: Work) -> int:
        """Every thread does its part; the sum of what they return."""
        for tasks in self._tasks:
            tasks.put(work)
        total = work(0)
        failed: BaseException | None = None
        for _ in self._tasks:
            done = self._done.get()
            if isinstance(done, BaseException):
                failed = done
            else:
                total += done
        if failed:
            raise failed
        return total

    def close(self) -> None:
        """Let the threads end."""
        for tasks in self._tasks:
            tasks.put(None)
        self._tasks = []
