"""The service's side of the bots: a small pool of processes in which they think, and a fair queue before it."""

from __future__ import annotations

import os
import time
from contextlib import suppress

import structlog

from terrae.bots.registry import reads_history
from terrae.bots.remote import BotQuestion, Thought, question_for
from terrae.bots.uniform import choose as any_legal
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.player import Position

from ..errors import Fault
from ..fair_queue import NOBODY, Whose
from ..metrics import Metrics
from ..settings import BOT_LATE_MS, BOT_LEAST_MS, BOT_PATIENCE_S, BOT_UNWATCHED_MS, BOT_WITHIN_MS
from ..worker_pool import Request, WorkerPool
from ..worker_processes import NoAnswer, TooSlow

log = structlog.get_logger("terrae")

WORKER = "terrae.server.bots.worker"


class Failed(Exception):
    """A bot gave no answer of its own. `why` is one of "slow", "crashed" and "failed"."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(what)
        self.why = why


def usual_size() -> int:
    """One core is left to the service."""
    return max(1, (os.cpu_count() or 1) - 1)


def budget_ms(waited: float, shares: int, processes: int) -> int:
    """How long a bot may think, so that everybody who waits can have an answer `BOT_WITHIN_MS` after the question.

    `waited` says how many milliseconds this question has waited, `shares` among how many the time goes. How long others
    have waited does not count: who has waited longest is asked first, unless somebody else at their address was.
    """
    left = max(BOT_LATE_MS, BOT_WITHIN_MS - waited)
    return max(BOT_LEAST_MS, int(left * processes / (processes + shares - 1)))


def asked(position: Position, bot: str, deck: str, speaks: bool = False) -> BotQuestion:
    """What a bot is asked; what has happened so far is told only to one that says that it reads it."""
    try:
        reads = reads_history(position.game, bot)
    except Refused:
        reads = False  # there is no such bot, as its process will say
    return question_for(position, bot, deck, speaks=speaks, hurry=True, reads_history=reads)


class BotClient:
    """Bots think in processes of low priority, which start when they are needed."""

    def __init__(self, metrics: Metrics, size: int | None = None, patience_s: float = BOT_PATIENCE_S) -> None:
        self.metrics = metrics
        self.pool: WorkerPool[BotQuestion, Thought] = WorkerPool(
            WORKER, Thought, size or usual_size(), patience_s, about_to_ask=self._share_time, changed=self._count
        )

    async def choose(self, table_id: str, position: Position, bot: str, deck: str, whose: Whose = NOBODY) -> int:
        """The bot's action; any legal one, which is counted and logged, if the bot could not think.

        Where there is nothing to choose nobody is asked, so that nobody else waits for it.
        """
        if len(position.legal) == 1:
            return position.legal[0]
        question = asked(position, bot, deck)
        began = time.perf_counter()
        try:
            thought = await self._think(table_id, question, whose)
            if thought.why:
                raise Failed("failed", thought.why)
            if thought.action not in position.legal:
                raise Failed("failed", "its answer is none of its legal actions")
        except Failed as failure:
            self.metrics.bot_failures.labels(failure.why).inc()
            log.warning("a bot could not think: chance decides", table=table_id, bot=bot, why=str(failure))
            return any_legal(position)
        finally:
            self.metrics.bot_seconds.observe(time.perf_counter() - began)
        return thought.action

    async def speak(self, table_id: str, position: Position, bot: str, deck: str, whose: Whose = NOBODY) -> Json | None:
        """What the bot says; None if nothing, also if it could not think."""
        try:
            thought = await self._think(table_id, asked(position, bot, deck, speaks=True), whose)
        except Failed as failure:
            self.metrics.bot_failures.labels(failure.why).inc()
            return None
        if thought.why:
            log.warning("a bot could not speak", table=table_id, bot=bot, why=thought.why)
        return thought.act

    async def advise(self, group: str, question: BotQuestion, whose: Whose) -> int | None:
        """What a bot would do, for a person; None if it could not think. A later question of the group outdates it."""
        outdated = Fault("stale", "another hint has been asked for since")
        try:
            thought = await self.pool.ask(f"hint {group}", question, whose, outdated)
        except NoAnswer:
            return None
        return None if thought.why else thought.action

    async def prepare(self, position: Position, bot: str, deck: str) -> None:
        """Let a process load what a bot needs; nobody wants its answer."""
        with suppress(Failed):
            await self._think(f"for {position.game.name}", asked(position, bot, deck))

    async def _think(self, table_id: str, question: BotQuestion, whose: Whose = NOBODY) -> Thought:
        """Wait for the table's turn, and then for the answer."""
        try:
            return await self.pool.ask(table_id, question, whose)
        except NoAnswer as error:
            raise Failed("slow" if isinstance(error, TooSlow) else "crashed", str(error)) from None

    def _share_time(self, request: Request[BotQuestion, Thought]) -> None:
        """A question is about to be asked: how long may be thought about it?"""
        queue, whose = self.pool.queue, request.whose
        waited = (time.perf_counter() - request.asked_at) * 1000
        budget = budget_ms(waited, queue.shares(whose), self.pool.size)
        if not whose.waits:  # what is left over by those for whom somebody waits
            budget = BOT_LEAST_MS if queue.somebody_waits else min(budget, BOT_UNWATCHED_MS)
        request.question.budget_ms = budget
        self.metrics.bot_budget.observe(request.question.budget_ms / 1000)

    def _count(self) -> None:
        self.metrics.bot_questions.set(len(self.pool.queue) + len(self.pool.queue.under_way))

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
