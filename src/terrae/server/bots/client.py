"""The service's side of the bots: asks the process in which they think."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
import structlog

from terrae.bots.uniform import choose as any_legal
from terrae.engine.player import Position

from .worker import LENGTH, Question, Thought, to_frame

log = structlog.get_logger("terrae")

PATIENCE_S = 60.0


class BotClient:
    """Bots think in one process of low priority; here nobody waits for them but their own tables."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.reader: asyncio.Task[None] | None = None
        self.waiting: dict[int, asyncio.Future[Thought]] = {}
        self.asked = 0
        self.starting = asyncio.Lock()

    async def choose(self, table_id: str, position: Position, bot: str, deck: str) -> int:
        """The bot's action, or any legal one if the bot fails."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                thought = await self.think(position, bot, deck)
        except (TimeoutError, OSError, EOFError) as error:
            log.warning("a bot did not answer", table=table_id, bot=bot, why=type(error).__name__)
            self.stop()
            return any_legal(position)
        if thought.why:
            log.warning("a bot failed", bot=bot, why=thought.why)
        return thought.action if thought.action in position.legal else any_legal(position)

    async def think(self, position: Position, bot: str, deck: str) -> Thought:
        """Ask the thinking process."""
        process = await self._running()
        self.asked += 1
        question = Question(
            id=self.asked,
            game=position.game.name,
            bot=bot,
            deck=deck,
            seat=position.seat,
            view=list(position.v.values()),
            chance=(position.r.one, position.r.two),
        )
        future: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.waiting[question.id] = future
        try:
            assert process.stdin is not None
            process.stdin.write(to_frame(question))
            await process.stdin.drain()
            return await future
        finally:
            self.waiting.pop(question.id, None)

    async def _running(self) -> asyncio.subprocess.Process:
        async with self.starting:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "terrae.server.bots.worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                self.reader = asyncio.create_task(self._read(self.process))
            return self.process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hand every answer to whoever waits for it; when the process ends, tell everybody who waits."""
        assert process.stdout is not None
        decoder = msgspec.msgpack.Decoder(Thought)
        try:
            while True:
                head = await process.stdout.readexactly(LENGTH)
                thought = decoder.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))
                future = self.waiting.get(thought.id)
                if future is not None and not future.done():
                    future.set_result(thought)
        except asyncio.IncompleteReadError:
            pass
        finally:
            self._fail_all()

    def _fail_all(self) -> None:
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(EOFError("the thinking process has ended"))

    def stop(self) -> None:
        """End the process; the next question starts a new one."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None

    async def close(self) -> None:
        process, reader = self.process, self.reader
        self.stop()
        if reader is not None:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
        if process is not None:
            await process.wait()
            transport: Any = getattr(process, "_transport", None)
            if transport is not None:
                transport.close()
