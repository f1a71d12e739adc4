"""Work spread over a Ray cluster: `--on ray`. What comes out is the same as on one process.

Ray finds the cluster by itself (`RAY_ADDRESS`, or one that runs on this machine) and starts one here if there is none.
It does the shard of a worker that dies again on another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

from terrae.engine.errors import Refused

from .processes import MOST_DEATHS, Left, do_shard, next_size

J = TypeVar("J")
R = TypeVar("R")

MEMORY = 100_000_000
"""How many bytes Ray keeps for shards and what comes of them, if it starts here."""


def ready_for_ray() -> Any:
    """Ray itself; `Refused` if it is not installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise Refused("--on ray needs Ray: pip install 'terrae[ray]'") from None


def spread_on_ray(jobs: Iterable[J], work: Callable[[J], R], workers: int | None = None) -> Iterator[R]:
    """Do every job and yield what comes of it, in any order. The first is done here: it shows what cannot be played.

    `workers` is how many processes are started here, if no cluster runs.
    """
    ray = ready_for_ray()
    left = Left(jobs)
    for job in left.take(1):
        yield work(job)
    own = not ray.is_initialized()
    if own:
        connect(ray, workers)
    try:
        yield from sharded(ray, left, work)
    finally:
        if own:
            ray.shutdown()


def connect(ray: Any, workers: int | None) -> None:
    """Join the cluster that runs, else start one."""
    usual = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
    with suppress(ConnectionError):
        ray.init(address="auto", **usual)
        return
    ray.init(address="local", num_cpus=workers, object_store_memory=MEMORY, **usual)


def sharded(ray: Any, left: Left[J], work: Callable[[J], R]) -> Iterator[R]:
    """Do the jobs that are left in shards; there is always one more under way for each processor than it works on."""
    remote = ray.remote(max_retries=MOST_DEATHS)(do_shard)
    running: dict[Any, int] = {}
    size = 1
    while True:
        wanted = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(running) < wanted and (shard := left.take(size)):
            running[remote.remote(work, shard)] = len(shard)
        if not running:
            return
        done, _ = ray.wait(list(running))
        for reference in done:
            del running[reference]
            try:
                outcomes, seconds = ray.get(reference)
            except ray.exceptions.WorkerCrashedError:
                raise Refused(f"{MOST_DEATHS} processes died one after the other; is there enough memory?") from None
            size = next_size(len(outcomes), seconds)
            yield from outcomes
