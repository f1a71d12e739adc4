"""The service: what all requests and connections of one process share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from sqlalchemy import Connection

from ..clock import ServiceClock
from ..coach.pool import CoachPool
from ..database.writer import Database, NotSaved, Together
from ..errors import Fault, not_saved
from ..metrics import Metrics
from ..previews.pool import PreviewPool
from ..protocol.shared import TableInfo, You
from ..push.delivery import Delivery
from ..rate_limits import RateLimits
from ..replays.pool import ReplayPool
from ..settings import Settings
from .aside import Aside
from .frames import table_info
from .lobby.open_tables import OpenTables
from .people.keys import Powers, new_worker_id
from .play.take_backs import TakeBacks
from .registry import Registry
from .table import Table

if TYPE_CHECKING:
    from .play.bot_turns import BotTurns

T = TypeVar("T")
log = structlog.get_logger("terrae")


class Service:
    """Everything that the requests and connections of one process share."""

    def __init__(self, settings: Settings, database: Database, clock: ServiceClock) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.worker = new_worker_id()
        self.limits = RateLimits(settings.rates)
        self.metrics = Metrics()
        self.tables = Registry(self)
        self.failing = Aside()
        """Tables at which the service could not do what was due, for a reason that nobody expected."""
        self.open_tables = OpenTables()
        self.replays = ReplayPool(settings.replay_workers, settings.replays_waiting, settings.rates.replays)
        self.previews = PreviewPool(settings.preview_workers, settings.previews_waiting)
        self.coach = CoachPool(database, settings.coach_waiting, settings.rates.coached)
        self.take_backs = TakeBacks(self.limits)
        self.push = Delivery(self)
        self.bots: BotTurns | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.unsettled: set[str] = set()
        """Tables at which people came or went since the last time that this was stored."""
        self.dealt: dict[str, asyncio.Event] = {}
        """Tables that are starting, for whose cards somebody of this process waits."""
        self.sockets = 0
        self.alive_at = 0
        """Service time when this process last wrote down that it is alive."""
        self.trusts_from = 0
        """Service time from which a process that has not written down that it is alive has ended."""

    async def save(
        self, table: Table, work: Callable[[Connection], T], news: str = "t", together: Together | None = None
    ) -> T:
        """Write a change of a table durably and tell the other processes.

        `Lost` if another process was first, `Fault` if it could not be stored: then the table is read again before its
        next use. A `Fault` that the work itself raises changes nothing.
        """
        return await self.saved(table, self.begin_to_save(table, work, news, together))

    def begin_to_save(
        self, table: Table, work: Callable[[Connection], T], news: str = "t", together: Together | None = None
    ) -> asyncio.Future[T]:
        """The same without waiting for it: `saved` does."""
        payload = f"{table.id}:{news}:{self.worker}"

        def all_of_it(connection: Connection) -> T:
            result = work(connection)
            self.database.notify(payload)
            return result

        return self.database.submit(all_of_it, table.id, together)

    async def saved(self, table: Table, saving: asyncio.Future[T]) -> T:
        """Wait until a change is stored."""
        try:
            return await saving
        except NotSaved as error:
            table.is_stale = True
            self.metrics.failures.inc()
            log.error("not saved", table=table.id, why=str(error))
            raise not_saved() from error
        except Fault:  # of the change itself, which has found the table as it is here
            raise
        except BaseException:
            table.is_stale = True
            raise

    def info(self, table: Table, powers: Powers | You) -> TableInfo:
        """Everything about a table but its game, for somebody with these powers."""
        you = powers if isinstance(powers, You) else powers.as_you()
        now = self.clock.now()
        date = self.clock.date(table.stored.changed)
        return table_info(table.stored, table.number, table.actor, you, now, self.settings.replace_after_ms, date)

    def call_next(self, table: Table) -> None:
        """Something has happened in a game: a bot that is to decide begins to think, who is not there is told."""
        self.push.consider(table)
        self.wake_bot(table)

    def wake_bot(self, table: Table) -> None:
        """If a bot is to decide, it begins to think; before a round that calls for it, bots talk."""
        if self.bots is not None and table.calls_for_talk:
            self.bots.wake(table)
        if self.bots is not None and table.bot_decides and not table.thinking:
            table.thinking = True
            self.spawn(self.bots.decide(table))

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
