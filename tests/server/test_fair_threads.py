"""Threads that addresses use in turn."""

import asyncio
from functools import partial

import pytest

from terrae.server.fair_queue import Whose
from terrae.server.fair_threads import FairThreads

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Asks at a hundred tables what can be taken back, so that everybody else waits.")
async def test_who_asks_much_waits_behind_who_asks_little() -> None:
    threads: FairThreads[None] = FairThreads(1, "test")
    done: list[str] = []
    asked = [(f"greedy {number}", Whose("1.1.1.1")) for number in range(100)] + [("other", Whose("2.2.2.2"))]
    await asyncio.gather(*(threads.submit(name, partial(done.append, name), whose) for name, whose in asked))
    assert len(done) == 101
    assert done.index("other") <= 2
    threads.close()


async def test_work_that_fails_fails_alone() -> None:
    threads: FairThreads[float] = FairThreads(1, "test")
    answers = [threads.submit(str(number), lambda number=number: 1 / number, Whose()) for number in (1, 0, 2)]  # type: ignore[misc]
    one, failed, two = await asyncio.gather(*answers, return_exceptions=True)
    assert (one, two) == (1, 0.5)
    assert isinstance(failed, ZeroDivisionError)
    threads.close()
