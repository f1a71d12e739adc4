"""The database: one writer that commits what has gathered since its last commit, and readers beside it.

SQLAlchemy runs here in threads of its own, not in the event loop: a batch of writes is one hop to the writer's thread
whatever it holds, and one flush to the disk.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from ..fair_queue import Whose
from ..fair_threads import FairThreads
from .engines import LISTERS, READERS, at_once, make_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
Together = tuple[Callable[[Connection, Sequence[Any]], Sequence[Any]], Any]
"""A function that does many jobs of one kind in a single statement, and this job's part of its input. The function
returns each job's result, or a `Lost`."""

MOST_AT_ONCE = 256
CHANNEL = "terrae"
LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL: nobody let go of a lock in time."""
OF_DATABASE = (SQLAlchemyError, sqlite3.Error, OSError)
"""Errors of the database or its disk; any other is the job's own."""
NO_ANSWER = (NoConnection, sqlite3.Error, OSError)
WRONG_STATEMENT = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors that are about a statement and its values: the database could store something else."""
SQLITE_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
PRIMARY_CODE = 0xFF
"""SQLite: the part of a result code that tells the kind; the rest tells more of it."""
NOT_PERMITTED = "42501"
"""PostgreSQL: the service may not write there."""
RETRIED = ("40001", "40P01")
"""PostgreSQL: could not serialize; deadlock detected."""


class NotSaved(Exception):
    """The database did not store a change, or did not answer."""


class BadStatement(Exception):
    """The database is well, and does not take a statement or its values: a mistake of ours."""


class Lost(Exception):
    """Another process was first: what a job raises when it finds that it must not be done after all."""


@dataclass(slots=True)
class WriteJob:
    """Something to be written: all of it or nothing. It may be run again, so it changes nothing but the database."""

    work: Work[Any]
    order: str
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    together: Together | None = None
    result: Any = None
    error: Exception | None = None


class Database:
    """The database of one service process."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_postgresql = url.get_backend_name() == "postgresql"
        self.writer = make_engine(url, writes=True)
        self.reader = make_engine(url, writes=False)
        self.writer_at_once = at_once(self.writer)
        self.reader_at_once = at_once(self.reader)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.listers: FairThreads[Any] = FairThreads(LISTERS, "lister")
        self.checker = ThreadPoolExecutor(1, thread_name_prefix="checker")
        self.jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.news: list[str] = []
        """News for the other processes, sent in one statement before the present transaction commits."""
        self.stores = True
        """Was the last batch stored? False while the disk is full or the database out of reach."""
        self.commits = 0
        self.commit_seconds = 0.0
        """Time the writer was busy: with `commits` and the moves, the database's cost of a move."""

    @property
    def file(self) -> Path | None:
        return None if self.is_postgresql else Path(str(self.url.database))

    def try_to_store(self) -> None:
        """Write something that changes nothing: a full disk is told before anybody comes."""
        with self.writer.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    def open(self) -> None:
        """Start the writer."""
        self.thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Let the writer finish what it was given, then let go of the database."""
        if self.thread is not None:
            self.jobs.put(None)
            self.thread.join(5)
        self.listers.close()
        self.checker.shutdown(wait=False, cancel_futures=True)
        self.readers.shutdown(wait=True, cancel_futures=True)
        self.writer.dispose()
        self.reader.dispose()

    # ---- reading ----

    async def read(self, work: Work[T]) -> T:
        """Read in a thread, in one transaction; `NotSaved` if the database does not answer."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    async def glance(self, work: Work[T]) -> T:
        """The same for what one statement reads: it needs no transaction around it, and so fewer round trips."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work, self.reader_at_once)

    async def read_in_turn(self, work: Work[T], whose: Whose) -> T:
        """The same for what takes longer: addresses take turns, one reads one thing at a time, and no reader waits."""
        read: T = await self.listers.submit(whose.address, partial(self.read_now, work), whose)
        return read

    async def check(self, work: Work[T]) -> T:
        """Read in a thread that nobody else uses: it tells whether the database answers, and not how many ask it."""
        return await asyncio.get_running_loop().run_in_executor(self.checker, self.read_now, work)

    def read_now(self, work: Work[T], engine: Engine | None = None) -> T:
        engine = engine or self.reader
        try:
            try:
                return read_with(engine, work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return read_with(engine, work)  # with it all old connections were thrown away
        except SQLAlchemyError as error:
            raise told(error) from error

    # ---- writing ----

    async def write(self, work: Work[T], order: str = "", together: Together | None = None) -> T:
        """Write durably, together with whatever else is waiting; `NotSaved` if it could not be.

        What the job itself raises is raised here, and nothing of the job is stored.
        """
        return await self.submit(work, order, together)

    def submit(self, work: Work[T], order: str = "", together: Together | None = None) -> asyncio.Future[T]:
        """The same without waiting for it.

        `order` is the table it is about: two processes lock rows in the same order. `together` is another way to do it,
        news included, in one statement with all others that can be done in it. That costs PostgreSQL one round trip
        instead of four if nothing else waits, and SQLite one wait for Python's lock instead of one for each job.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.jobs.put(WriteJob(work, order, loop, future, together))
        return future

    def _write_on(self) -> None:
        while True:
            batch, last = self._gather()
            if batch:
                began = time.perf_counter()
                self._commit(batch)
                self.stores = not any(isinstance(job.error, NotSaved) for job in batch)
                self.commit_seconds += time.perf_counter() - began
                self.commits += 1
                deliver(batch)
            if last:
                return

    def _gather(self) -> tuple[list[WriteJob], bool]:
        """Everything that waits to be written; waits for the first."""
        batch: list[WriteJob] = []
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_AT_ONCE:
                return batch, False
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[WriteJob]) -> None:
        """All in one transaction; if the database fails at something in it, each in one of its own."""
        batch.sort(key=lambda job: job.order)
        try:
            self._transact(batch)
        except Exception as error:
            if len(batch) == 1 and not may_go_again(error):
                batch[0].error = told(error)
            else:
                self._commit_each(batch)

    def _commit_each(self, batch: list[WriteJob]) -> None:
        """Each in a transaction of its own. If the database is locked, only the first waits for it in vain."""
        locked = False
        for job in batch:
            if locked:
                job.error = NotSaved("the database is locked")
                continue
            job.error = None
            try:
                self._transact([job])
            except Exception as error:
                job.error = told(error)
                locked = is_locked(error)

    def _transact(self, batch: Sequence[WriteJob]) -> None:
        same = [job for job in batch if job.together is not None]
        if self.is_postgresql and len(same) < len(batch):
            same = []  # a statement that also tells the others cannot wait for what else is in the transaction
        if len(same) == len(batch):
            with self.writer_at_once.connect() if self.is_postgresql else self.writer.begin() as connection:
                self._do_together(connection, same)
            return
        self.news.clear()
        with self.writer.begin() as connection:
            if same:
                self._do_together(connection, same)
            for job in batch:
                if len(batch) == 1:
                    job.result = job.work(connection)
                elif job.together is None or not same:
                    self._do_beside_others(connection, job)
            if self.news:
                connection.execute(NOTIFY, {"channel": CHANNEL, "news": list(dict.fromkeys(self.news))})

    def _do_together(self, connection: Connection, jobs: Sequence[WriteJob]) -> None:
        """All in one statement. On PostgreSQL it is a transaction of its own."""
        parts = [job.together for job in jobs if job.together is not None]
        do = parts[0][0]
        assert all(other is do for other, _ in parts)
        results = do(connection, [part for _, part in parts])
        for job, result in zip(jobs, results, strict=True):
            if isinstance(result, Lost):
                job.error = result
            else:
                job.result = result

    def _do_beside_others(self, connection: Connection, job: WriteJob) -> None:
        """What the job refuses is undone and is its own affair: the others need no transactions of their own."""
        told_before = len(self.news)
        try:
            with connection.begin_nested():
                job.result = job.work(connection)
        except OF_DATABASE:
            raise
        except Exception as error:
            job.error = error
            del self.news[told_before:]

    # ---- telling the other processes ----

    def notify(self, payload: str) -> None:
        """Called by a job: send this to the other processes if its transaction commits."""
        if self.is_postgresql:
            self.news.append(payload)


NOTIFY = text("SELECT pg_notify(:channel, item) FROM unnest(CAST(:news AS text[])) AS item")


def deliver(batch: Sequence[WriteJob]) -> None:
    """Hand the results to those who wait, with one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[WriteJob]] = {}
    for job in batch:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(settle, jobs)


def settle(jobs: Sequence[WriteJob]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)


def told(error: Exception) -> Exception:
    """What a job's sender is told: what the job itself raised, or of an error of the database what kind it is."""
    if not isinstance(error, OF_DATABASE):
        return error
    return NotSaved(short(error)) if is_of_storage(error) else BadStatement(short(error))


def is_of_storage(error: Exception) -> bool:
    """Can the database not store just now? Else it is only this statement, or its values, that it does not take."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, NO_ANSWER)
    if error.connection_invalidated or getattr(error.orig, "sqlstate", None) == NOT_PERMITTED:
        return True
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", None)
        return not isinstance(error, (*WRONG_STATEMENT, InterfaceError)) and code != sqlite3.SQLITE_ERROR
    return not isinstance(error, WRONG_STATEMENT)


def may_go_again(error: Exception) -> bool:
    """Was it the fault of a broken connection, or of another transaction at the same time?"""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in RETRIED


def is_locked(error: Exception) -> bool:
    """Did somebody else hold the database, or what was to be written, for too long?"""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code: int | None = getattr(cause, "sqlite_errorcode", None)
        return code is not None and code & PRIMARY_CODE in SQLITE_LOCKED
    return getattr(cause, "sqlstate", None) == LOCK_NOT_AVAILABLE


def short(error: Exception) -> str:
    """A database error without its statement, which may hold secrets."""
    if isinstance(error, DBAPIError):
        return f"{type(error.orig).__name__}: {str(error.orig).splitlines()[0]}"
    return type(error).__name__


def read_with(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)
