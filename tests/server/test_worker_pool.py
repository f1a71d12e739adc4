"""Whose question is next, whose has to go, and what counts against a process's patience."""

import asyncio
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from terrae.server import worker_pool
from terrae.server.errors import Fault, TooMany
from terrae.server.fair_queue import Whose
from terrae.server.worker_pool import WorkerPool
from terrae.server.worker_processes import NICENESS, TooSlow

from .client import PATIENCE_S
from .loading_worker import Answer, Question

pytestmark = pytest.mark.anyio

SHORT_S = 0.5
WAITING = 8


class Asked(msgspec.Struct):
    what: str


class Slow:
    """Processes that answer what they were asked when they are told to."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.order: list[str] = []

    async def ask(self, question: Asked, _: float) -> str:
        self.order.append(question.what)
        await self.free.wait()
        return question.what

    async def close(self) -> None:
        pass


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> Slow:  # noqa: ARG001  # it needs a loop
    processes = Slow()
    monkeypatch.setattr(worker_pool, "Child", lambda *_: processes)
    return processes


async def asked(pool: WorkerPool[Any, Any], *questions: tuple[str, Whose]) -> list[asyncio.Task[Any]]:
    tasks = [asyncio.create_task(pool.ask(what, Asked(what), whose)) for what, whose in questions]
    await asyncio.sleep(0)
    return tasks


async def told_to_come_later(tasks: list[asyncio.Task[Any]]) -> list[bool]:
    results = await asyncio.gather(*tasks, return_exceptions=True)
    return [isinstance(result, TooMany) for result in results]


GREEDY, OTHER = "1.1.1.1", "2.2.2.2"


@pytest.mark.attack("Fills the queue of previews or replays, so that nobody else is let in.")
async def test_who_fills_the_queue_makes_room_for_others(slow: Slow) -> None:
    pool: WorkerPool[Any, Any] = WorkerPool("", str, 1, SHORT_S, WAITING)
    greedy = await asked(pool, *((f"greedy {n}", Whose(GREEDY, str(n))) for n in range(2 * WAITING)))
    others = await asked(pool, *((f"other {n}", Whose(OTHER)) for n in range(3)))
    assert len(pool.queue) == WAITING
    slow.free.set()
    assert await told_to_come_later(others) == [False] * 3
    assert sum(await told_to_come_later(greedy)) == 2 * WAITING - 1 - (WAITING - 3)
    assert slow.order[:4] == ["greedy 0", "greedy 1", "other 0", "greedy 2"], "addresses take turns"
    await pool.close()


@pytest.mark.attack("Fills the part of a queue that a school's address has, from one device.")
async def test_devices_of_an_address_share_its_part(slow: Slow) -> None:
    pool: WorkerPool[Any, Any] = WorkerPool("", str, 1, SHORT_S, WAITING)
    greedy = await asked(pool, *((f"greedy {n}", Whose(GREEDY, "a")) for n in range(2 * WAITING)))
    neighbour = await asked(pool, ("neighbour", Whose(GREEDY, "b")))
    slow.free.set()
    assert await told_to_come_later(neighbour) == [False]
    assert slow.order[1:3] == ["greedy 1", "neighbour"]
    assert sum(await told_to_come_later(greedy)) == WAITING
    await pool.close()


async def test_when_everybody_has_as_much_the_last_one_is_told_to_come_later(slow: Slow) -> None:
    pool: WorkerPool[Any, Any] = WorkerPool("", str, 1, SHORT_S, WAITING)
    tasks = await asked(pool, *((str(n), Whose(str(n))) for n in range(WAITING + 3)))
    slow.free.set()
    assert await told_to_come_later(tasks) == [False] * (WAITING + 1) + [True] * 2
    await pool.close()


async def test_a_newer_question_takes_the_place_of_the_older(slow: Slow) -> None:
    pool: WorkerPool[Any, Any] = WorkerPool("", str, 1, SHORT_S, WAITING)
    first, between = await asked(pool, ("first", Whose(GREEDY)), ("between", Whose(GREEDY, "b")))
    outdated = Fault("stale", "outdated")
    seat = [asyncio.create_task(pool.ask("seat", Asked(str(n)), Whose(GREEDY, "a"), outdated)) for n in range(3)]
    (last,) = await asked(pool, ("last", Whose(GREEDY, "c")))
    slow.free.set()
    assert [await first, await between, await last] == ["first", "between", "last"]
    assert await asyncio.gather(*seat, return_exceptions=True) == [outdated, outdated, "2"]
    assert slow.order == ["first", "between", "2", "last"]
    await pool.close()


@pytest.mark.usefixtures("anyio_backend")
async def test_loading_does_not_count_against_patience(tmp_path: Path) -> None:
    pool: WorkerPool[Question, Answer] = WorkerPool("tests.server.loading_worker", Answer, 1, SHORT_S)
    loaded = tmp_path / "loaded"
    first, second = (asyncio.create_task(pool.ask("", Question(str(loaded)))) for _ in range(2))
    await asyncio.sleep(2 * SHORT_S)
    assert not first.done()
    loaded.touch()
    assert (await first).process == (await second).process, "the process was not replaced while it loaded"
    await pool.close()


async def test_a_process_that_answers_too_late_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("terrae.server.worker_processes.LOAD_WITHIN_S", SHORT_S)
    pool: WorkerPool[Question, Answer] = WorkerPool("tests.server.loading_worker", Answer, 1, SHORT_S)
    loaded = tmp_path / "loaded"
    with pytest.raises(TooSlow):
        await pool.ask("", Question(str(loaded)))
    loaded.touch()
    assert (await pool.ask("", Question(str(loaded)))).process
    await pool.close()


@pytest.mark.usefixtures("anyio_backend")
@pytest.mark.parametrize(("told", "more"), [("2", 2), (None, 3)])
async def test_processes_stand_back_as_far_as_they_are_told(
    told: str | None, more: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(NICENESS, raising=False)
    if told is not None:
        monkeypatch.setenv(NICENESS, told)
    pool: WorkerPool[Question, Answer] = WorkerPool("tests.server.loading_worker", Answer, 1, PATIENCE_S)
    assert (await pool.ask("", Question(str(tmp_path)))).niceness == min(19, os.nice(0) + more)
    await pool.close()
