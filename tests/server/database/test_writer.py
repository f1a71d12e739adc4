"""One writer for everybody: what one job does wrong is not another's loss."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import Connection, text

from terrae.server.database.migrate import migrate
from terrae.server.database.writer import Database, Job, NotSaved
from terrae.server.settings import database_url

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Database]:  # noqa: ARG001  # it needs a loop
    store = Database(database_url(database))
    migrate(store.writer)
    yield store
    await asyncio.to_thread(store.close)


async def write_together(store: Database, works: Sequence[Callable[[Connection], object]]) -> list[object]:
    """What becomes of jobs that wait for the writer at the same time."""
    tasks = [asyncio.create_task(store.write(work, str(n))) for n, work in enumerate(works)]
    while store.jobs.qsize() < len(tasks):
        await asyncio.sleep(0)
    store.open()
    return list(await asyncio.gather(*tasks, return_exceptions=True))


def put(name: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(text("INSERT INTO workers VALUES (:id, 0)"), {"id": name}).rowcount


def wrong(connection: Connection) -> object:
    """Its error says "locked", and is about something else."""
    return connection.execute(text("SELECT * FROM locked"))


async def test_an_error_that_only_sounds_like_a_lock_fails_its_own_job(store: Database) -> None:
    first, bad, second = await write_together(store, [put("a"), wrong, put("b")])
    assert (first, second) == (1, 1)
    assert isinstance(bad, NotSaved)
    stored = await store.read(lambda connection: connection.execute(text("SELECT id FROM workers")).scalars().all())
    assert sorted(stored) == ["a", "b"]


@contextmanager
def held_by_another(store: Database) -> Iterator[None]:
    """Another program holds what is to be written."""
    if store.file is None:
        address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address) as other:
            other.execute("LOCK TABLE workers IN EXCLUSIVE MODE")
            yield
            other.rollback()
        return
    program = sqlite3.connect(store.file, isolation_level=None)
    program.execute("BEGIN IMMEDIATE")
    yield
    program.execute("ROLLBACK")
    program.close()


async def test_of_those_who_wait_for_a_locked_database_only_the_first_waits_in_vain(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    transact = store._transact

    def counted(batch: Sequence[Job]) -> None:
        tried.append(len(batch))
        transact(batch)

    monkeypatch.setattr(store, "_transact", counted)
    with held_by_another(store):
        results = await write_together(store, [put(name) for name in "abcde"])
    assert all(isinstance(result, NotSaved) for result in results)
    assert tried == [5, 1]
