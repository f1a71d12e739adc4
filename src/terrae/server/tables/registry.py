"""The tables in memory: each is loaded when it is needed, locked while it is used, and dropped when it is idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import structlog
from msgspec.structs import replace

from ..database import grants, queries
from ..database.grants import Grant
from ..database.stored import Stored
from ..database.writer import NotSaved, Work
from ..errors import Fault, not_found, not_saved, unreadable
from ..protocol.close_codes import FAILED, NOT_FOUND
from .aside import Aside
from .people.access import end_unwelcome
from .people.keys import ID_FORM
from .play.apply import apply_foreign
from .table import Table
from .talk.conversations import conversations_of
from .talk.stored_lines import show

if TYPE_CHECKING:
    from .service import Service

T = TypeVar("T")
log = structlog.get_logger("terrae")

LOADERS = 2
"""So many tables are loaded at the same time, in threads that do nothing else."""


@dataclass(slots=True, eq=False)
class LoadedTable:
    """A table's place in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = field(default_factory=time.monotonic)


class Registry:
    """The tables of one process by id."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.loaded: dict[str, LoadedTable] = {}
        self.loading: dict[str, asyncio.Task[LoadedTable | None]] = {}
        self.loaders = ThreadPoolExecutor(LOADERS, thread_name_prefix="loader")
        self.unreadable = Aside()
        """Tables whose game is not installed here, or of which something else that is stored cannot be read."""

    def __len__(self) -> int:
        return len(self.loaded)

    def __iter__(self) -> Iterator[str]:
        return iter(list(self.loaded))

    def __contains__(self, table_id: object) -> bool:
        return table_id in self.loaded

    def __getitem__(self, table_id: str) -> Table:
        return self.loaded[table_id].table

    def is_loaded(self, table_id: str) -> bool:
        return table_id in self.loaded

    def knows(self, table_id: str) -> bool:
        """Is the table in memory, or on its way there?"""
        return table_id in self.loaded or table_id in self.loading

    def add(self, table: Table) -> None:
        """A new table."""
        self.loaded[table.id] = LoadedTable(table)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory."""
        del self.loaded[table_id]

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Table]:
        """A table, locked, as the database has it; `Fault` if there is none, or if it cannot be read."""
        while True:
            loaded = await self._fetch(table_id)
            async with loaded.lock:
                if self.loaded.get(table_id) is not loaded:
                    continue
                if loaded.table.is_stale:
                    await self.reload(loaded.table)
                loaded.used = time.monotonic()
                yield loaded.table
                return

    async def _fetch(self, table_id: str) -> LoadedTable:
        loaded = self.loaded.get(table_id)
        if loaded is not None:
            return loaded
        if ID_FORM.fullmatch(table_id) is None:
            raise not_found()
        if table_id in self.unreadable:
            raise unreadable()
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(partial(self._done_loading, table_id))
        found = await asyncio.shield(task)
        if found is None:
            raise not_found()
        return found

    def _done_loading(self, table_id: str, task: asyncio.Task[LoadedTable | None]) -> None:
        """Whoever waited for it may have gone: then nobody else hears what went wrong, and that is no fault."""
        self.loading.pop(table_id, None)
        if not task.cancelled():
            task.exception()

    async def _load(self, table_id: str) -> LoadedTable | None:
        try:
            stored = await self._read(lambda connection: queries.read_stored(connection, table_id))
            if stored is None:
                return None
            table = await asyncio.get_running_loop().run_in_executor(self.loaders, Table.load, stored)
        except Fault:
            raise
        except Exception as error:
            raise self.set_aside(table_id, error) from error
        self.unreadable.discard(table_id)
        self.loaded[table_id] = loaded = LoadedTable(table)
        return loaded

    def set_aside(self, table_id: str, error: Exception) -> Fault:
        """A table cannot be read: it is left alone for a while. Returns what those are told who want it."""
        self.unreadable.add(table_id)
        self.service.metrics.errors.inc()
        log.error("a table cannot be read", table=table_id, why=f"{type(error).__name__}: {error}")
        loaded = self.loaded.pop(table_id, None)
        if loaded is not None:
            end_all(loaded.table, FAILED)
        return unreadable()

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self.service.database.read(work)
        except NotSaved as error:
            raise not_saved() from error

    async def reload(self, table: Table) -> None:
        """Read a table again from the database, and send the clients what happened meanwhile.

        `Fault` if the table has been removed, or cannot be read: then those who are connected are told so.
        """
        try:
            stored, granted = await self._read(
                lambda connection: (
                    queries.read_stored(connection, table.id),
                    grants.read_all_grants(connection, table.id),
                )
            )
            if stored is None:
                self.loaded.pop(table.id, None)
                end_all(table, NOT_FOUND)
                raise not_found()
            self._take_over(table, stored, granted)
        except Fault:
            raise
        except Exception as error:
            raise self.set_aside(table.id, error) from error

    def _take_over(self, table: Table, stored: Stored, granted: Sequence[Grant]) -> None:
        """The table is what is stored of it; the clients are sent what is new in it."""
        if not stored.awaits_deal:
            table.end_lobby()
        end_unwelcome(table, stored, granted)
        known, lines, said = table.stored.log, table.stored.lines, table.stored.said
        unheard = [line for line in stored.lines if line.n > table.stored.chat_count]
        as_heard = replace(stored, lines=lines, said=said)
        if table.match is None or not stored.log.begins_with(known):
            table.rebuild(as_heard)
        else:
            table.stored = replace(as_heard, log=known, status="playing")
            apply_foreign(self.service, table, stored.log[len(known) :])
            table.stored = as_heard
        show(table, unheard)
        if len(table.stored.said) != len(stored.said):  # more was said meanwhile than is shown to who comes back
            table.conversations = conversations_of(stored, table.match)
        table.stored = stored
        table.is_stale = False

    def close(self) -> None:
        """Load no more tables."""
        self.loaders.shutdown(wait=False, cancel_futures=True)

    def drop_idle(self) -> None:
        """Drop tables from memory that have not been used for a while."""
        before = time.monotonic() - self.service.settings.idle_after_ms / 1000
        for loaded in list(self.loaded.values()):
            if loaded.used < before and loaded.table.is_idle and not loaded.lock.locked():
                self.forget(loaded.table.id)


def end_all(table: Table, code: int) -> None:
    """End every connection to a table."""
    for client in {client for clients in table.clients.values() for client in clients}:
        client.end(code)
