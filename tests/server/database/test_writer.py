"""One writer for everybody: what one job does wrong is not another's loss."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import Connection, text

from terrae.server.database.migrate import migrate
from terrae.server.database.writer import BadStatement, Database, NotSaved, WriteJob
from terrae.server.errors import Fault
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
    assert isinstance(bad, BadStatement)
    assert store.stores
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

    def counted(batch: Sequence[WriteJob]) -> None:
        tried.append(len(batch))
        transact(batch)

    monkeypatch.setattr(store, "_transact", counted)
    with held_by_another(store):
        results = await write_together(store, [put(name) for name in "abcde"])
    assert all(isinstance(result, NotSaved) for result in results)
    assert tried == [5, 1]


def refusing(connection: Connection) -> object:
    """A job that writes something and then finds that it must not."""
    put("refused")(connection)
    raise Fault("refused", "too many")


async def test_what_a_job_refuses_is_told_as_it_is(store: Database) -> None:
    store.open()
    with pytest.raises(Fault, match="too many"):
        await store.write(refusing)
    assert store.stores
    assert await store.write(put("a")) == 1
    assert await store.read(lambda connection: connection.execute(text("SELECT id FROM workers")).scalars().all()) == [
        "a"
    ]


@pytest.mark.attack("Makes writes be refused again and again, so that the moves of others lose their common flush.")
async def test_what_some_jobs_refuse_costs_the_others_nothing(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    transact = store._transact

    def counted(batch: Sequence[WriteJob]) -> None:
        tried.append(len(batch))
        transact(batch)

    monkeypatch.setattr(store, "_transact", counted)
    one, bad, two, worse, three = await write_together(store, [put("a"), refusing, put("b"), refusing, put("c")])
    assert (one, two, three) == (1, 1, 1)
    assert isinstance(bad, Fault)
    assert isinstance(worse, Fault)
    assert tried == [5]
    stored = await store.read(lambda connection: connection.execute(text("SELECT id FROM workers")).scalars().all())
    assert sorted(stored) == ["a", "b", "c"]


@pytest.mark.attack(
    "Sends a text or a number that the database does not take, so that the service seems to be failing."
)
@pytest.mark.parametrize("value", ["nul\x00", "\ud800", 1 << 80], ids=["nul", "surrogate", "huge"])
async def test_values_that_the_database_does_not_take_say_nothing_of_its_health(store: Database, value: object) -> None:
    def write(connection: Connection) -> object:
        return connection.execute(text("INSERT INTO workers VALUES (:id, 0)"), {"id": value}).rowcount

    first, bad, second = await write_together(store, [put("a"), write, put("b")])
    assert (first, second) == (1, 1)
    assert not isinstance(bad, NotSaved)
    assert store.stores
