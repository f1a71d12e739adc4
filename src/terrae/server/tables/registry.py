"""The house: the tables that are in memory, and what they all share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from sqlalchemy import Connection as Database

from . import shelf, telling
from .clock import ServiceClock
from .errors import Fault, not_allowed, not_found, not_saved
from .keys import ID_FORM, Asker, Powers, new_key
from .limits import Limits
from .messages import TableInfo, TableNews, You
from .metrics import Metrics
from .settings import Settings
from .store import NotSaved, Store, Together
from .table import Entry, Stand, Table
from .telling import frame

if TYPE_CHECKING:
    from .bots import Bots
    from .connection import Connection

T = TypeVar("T")
log = structlog.get_logger("terrae")

STORED = (
    "title", "public", "chat", "clock", "players", "options", "wish", "status", "start", "setup", "due",
    "touched", "rematch", "seats", "contributions", "log", "lines", "chat_count", "match", "sent",
)  # fmt: skip
"""What of a table in memory follows from the database."""

PRESENCE_WAIT_S = 0.15
"""Comings and goings within this time are told together."""


class House:
    """Everything that the requests and connections of one process share."""

    def __init__(self, settings: Settings, store: Store, clock: ServiceClock) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.worker = new_key("worker")[2:14]
        self.limits = Limits(settings.rates)
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.bots: Bots | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.unsettled: set[str] = set()
        """Tables where somebody came or went, and not everybody has been told."""
        self.sockets = 0

    # ---- tables in memory ----

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table, locked, as the database has it; `Fault` if there is none."""
        while True:
            table = await self.fetch(table_id)
            async with table.lock:
                if table.gone:
                    continue
                if table.broken:
                    await self.mend(table)
                table.used = time.monotonic()
                yield table
                return

    async def fetch(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if ID_FORM.fullmatch(table_id) is None:
            raise not_found()
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        found = await asyncio.shield(task)
        if found is None:
            raise not_found()
        return found

    async def _load(self, table_id: str) -> Table | None:
        try:
            table = await self.store.read(lambda connection: shelf.read_table(connection, table_id))
        except NotSaved as error:
            raise not_saved() from error
        if table is not None:
            self.tables[table_id] = table
        return table

    async def mend(self, table: Table) -> None:
        """Make memory agree with the database again; what it did not know of yet is told to those who are looking."""
        known = table.number
        try:
            fresh = await self.store.read(lambda connection: shelf.read_table(connection, table.id))
        except NotSaved as error:
            raise not_saved() from error
        assert fresh is not None
        for name in STORED:
            setattr(table, name, getattr(fresh, name))
        table.seen.clear()
        table.broken = False
        if table.number > known:
            status, due, unknown = table.status, table.due, table.log[known:]
            table.log = table.log[:known]
            table.status = "playing"
            table.rebuild()
            self.follow(table, unknown)
            table.status, table.due = status, due

    def follow(self, table: Table, entries: Sequence[Entry]) -> None:
        """Carry out what the database holds already, and tell it."""
        now = self.clock.now()
        for entry in entries:
            told = telling.before_move(table, entry.answer) if entry.kind == "move" else {}
            table.carry_out(entry)
            table.note(entry)
            assert table.match is not None
            table.due = table.due_from(now)
            if entry.kind == "move":
                self.tell(table, telling.moved(table, entry, told, now))
            else:
                self.tell(table, telling.taken_back(table, entry, now))
            if table.match.over:
                table.status = "over"
                self.tell_table(table)

    def drop_idle(self) -> None:
        """Tables that nobody has looked at for a while leave the memory."""
        before = time.monotonic() - self.settings.idle_after_ms / 1000
        for table in [table for table in self.tables.values() if table.used < before and table.idle]:
            table.gone = True
            del self.tables[table.id]

    # ---- writing ----

    async def save(
        self, table: Table, work: Callable[[Database], T], news: str = "t", together: Together | None = None
    ) -> T:
        """Write a change of a table durably and tell the other processes.

        Whatever goes wrong, memory is built again before its next use: `shelf.Lost` if another process was first,
        `Fault` if it could not be stored.
        """
        payload = f"{table.id}:{news}:{self.worker}"

        def all_of_it(connection: Database) -> T:
            result = work(connection)
            self.store.notify(payload)
            return result

        try:
            return await self.store.write(all_of_it, table.id, together)
        except NotSaved as error:
            table.broken = True
            self.metrics.failures.inc()
            log.error("not saved", table=table.id, why=str(error))
            raise not_saved() from error
        except BaseException:
            table.broken = True
            raise

    # ---- powers ----

    async def powers(self, table: Table, asker: Asker) -> Powers:
        """What the asker may do at a table; `Fault` if that is nothing.

        Whoever comes from another process knows what happened there a moment ago: afterwards this one does too.
        """

        def look(connection: Database) -> tuple[Powers, Stand]:
            if self.store.is_postgresql:
                return shelf.read_powers_and_stand(connection, table.id, asker)
            return shelf.read_powers(connection, table.id, asker), table.stand

        try:
            powers, stand = await self.store.glance(look)
        except NotSaved as error:
            raise not_saved() from error
        if stand != table.stand:
            await self.mend(table)
        if table.public:
            powers.join = powers.watch = True
        if not powers.any:
            raise not_found()
        return powers

    @asynccontextmanager
    async def with_power(
        self, table_id: str, asker: Asker, power: str = "", seat: int = -1
    ) -> AsyncIterator[tuple[Table, Powers]]:
        """A table, locked, at which the asker has this power or, with "", any; `Fault` otherwise."""
        async with self.at(table_id) as table:
            powers = await self.powers(table, asker)
            if power == "host" and not powers.host:
                raise not_allowed("only the host of the table may do that")
            if power == "seat" and seat not in powers.seats:
                raise not_allowed("only whoever holds that seat may do that")
            if power == "join" and not (powers.join or powers.host):
                raise not_allowed("this needs a link to join")
            yield table, powers

    def info(self, table: Table, powers: Powers | You) -> TableInfo:
        you = powers if isinstance(powers, You) else You(tuple(sorted(powers.seats)), powers.host)
        return table.info(you, self.clock.now(), self.settings.replace_after_ms)

    # ---- telling ----

    def tell(self, table: Table, frames: dict[int, str]) -> None:
        for eyes, text in frames.items():
            for connection in table.eyes.get(eyes, ()):
                connection.send(text)

    def tell_all(self, table: Table, text: str) -> None:
        for connections in table.eyes.values():
            for connection in connections:
                connection.send(text)

    def tell_table(self, table: Table) -> None:
        """Everybody at the table hears how it stands."""
        texts: dict[You, str] = {}
        for connections in table.eyes.values():
            for connection in connections:
                if connection.you not in texts:
                    texts[connection.you] = frame(TableNews(self.info(table, connection.you)))
                connection.send(texts[connection.you])

    # ---- coming and going ----

    def come(self, table: Table, connection: Connection) -> None:
        table.eyes.setdefault(connection.eyes, set()).add(connection)
        self.settle_soon(table)

    def go(self, table: Table, connection: Connection) -> None:
        table.eyes.get(connection.eyes, set()).discard(connection)
        if not table.eyes.get(connection.eyes):
            table.seen.pop(connection.eyes, None)
        self.settle_soon(table)

    def settle_soon(self, table: Table) -> None:
        if table.id not in self.unsettled:
            self.unsettled.add(table.id)
            self.spawn(self._settle(table))

    async def _settle(self, table: Table) -> None:
        """Write down who is here and who is away, and tell everybody."""
        await asyncio.sleep(PRESENCE_WAIT_S)
        async with table.lock:
            self.unsettled.discard(table.id)
            if table.gone:
                return
            if table.broken:
                await self.mend(table)
            now = self.clock.now()
            changed = []
            for seat in table.seats:
                here = bool(table.eyes.get(seat.seat))
                if seat.kind in ("human", "away") and here != (seat.away_since is None):
                    seat.away_since = None if here else now
                    changed.append((seat.seat, seat.away_since))
            if changed:
                await self.save(
                    table, lambda connection: shelf.update_presence(connection, table.id, changed, self.worker)
                )
                self.tell_table(table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong there is logged."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Fault):
            self.metrics.errors.inc()
            log.error("a background task failed", why=f"{type(error).__name__}: {error}")
