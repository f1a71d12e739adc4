"""Work spread over processes of this machine. What comes out is the same with one process as with many."""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Generic, TypeVar

from terrae.engine.errors import Refused

J = TypeVar("J")
R = TypeVar("R")

SHARD_SECONDS = 1.0
"""A process is given about as much work at a time, so that handing it over costs little."""
MOST_DEATHS = 3
"""So many processes may die one after the other before the work is given up."""


class Left(Generic[J]):
    """The jobs that are left to do: those given back first, then the others, which are made as they are needed."""

    def __init__(self, jobs: Iterable[J]) -> None:
        self.coming = iter(jobs)
        self.given_back: deque[J] = deque()

    def take(self, most: int) -> list[J]:
        """Up to so many jobs; none if nothing is left."""
        taken = [self.given_back.popleft() for _ in range(min(most, len(self.given_back)))]
        return taken + list(islice(self.coming, most - len(taken)))


def spread(jobs: Iterable[J], work: Callable[[J], R], workers: int) -> Iterator[R]:
    """Do every job and yield what comes of it, in any order.

    The first is done here: it compiles what is not compiled yet. The others go to processes; the shard of one that dies
    is given to another.
    """
    left = Left(jobs)
    for job in left.take(1):
        yield work(job)
    if workers == 1:
        yield from map(work, left.coming)
    deaths = 0
    while first := left.take(1):
        left.given_back.extend(first)
        done = 0
        try:
            for outcome in pooled(left, work, workers):
                done += 1
                yield outcome
        except BrokenProcessPool:
            deaths = 1 if done else deaths + 1
            if deaths == MOST_DEATHS:
                raise Refused(f"{MOST_DEATHS} processes died one after the other; is there enough memory?") from None


def pooled(left: Left[J], work: Callable[[J], R], workers: int) -> Iterator[R]:
    """Do the jobs that are left, in processes; if one of them dies, what is not done is given back."""
    before = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=leave_interrupts_to_the_parent)
    running: dict[Future[tuple[list[R], float]], list[J]] = {}
    size = 1
    try:
        while True:
            while len(running) < 2 * workers and (shard := left.take(size)):
                try:
                    running[pool.submit(do_shard, work, shard)] = shard
                except BrokenProcessPool:
                    left.given_back.extend(shard)
                    raise
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                outcomes, seconds = future.result()
                del running[future]
                size = next_size(len(outcomes), seconds)
                yield from outcomes
    except BrokenProcessPool:
        for shard in running.values():
            left.given_back.extend(shard)
        raise
    finally:
        pool.shutdown(wait=not running, cancel_futures=True)
        if running:  # somebody has had enough of it: the shards going on are not waited for
            for process in set(active_children()) - before:
                process.terminate()


def next_size(jobs: int, seconds: float) -> int:
    """How many jobs the next shard has, by how long so many took."""
    return max(1, round(SHARD_SECONDS * jobs / max(seconds, 1e-6)))


def do_shard(work: Callable[[J], R], shard: Sequence[J]) -> tuple[list[R], float]:
    """Do some jobs one after the other; what came of them, and the seconds they took."""
    began = time.perf_counter()
    return [work(job) for job in shard], time.perf_counter() - began


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the one that was started ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
