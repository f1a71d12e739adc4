"""One process in which bots think, as the service sees it."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec

from .worker import LENGTH, Question, Thought, to_frame

START_WITHIN_S = 60.0


class Failed(Exception):
    """A bot gave no answer of its own. `why` is one of "slow", "crashed" and "failed"."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(what)
        self.why = why


class WorkerProcess:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.decoder = msgspec.msgpack.Decoder(Thought)

    @property
    def has_ended(self) -> bool:
        return self.process is not None and self.process.returncode is not None

    async def ask(self, question: Question, patience_s: float) -> Thought:
        """What the bot thinks; `Failed` if it does not answer in time or its process ends: then this must be closed."""
        try:
            if self.process is None:
                async with asyncio.timeout(START_WITHIN_S):
                    await self._start()
            async with asyncio.timeout(patience_s):
                return await self._think(question)
        except TimeoutError:
            raise Failed("slow", "it did not answer in time") from None
        except (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError) as error:
            raise Failed("crashed", f"its process ended: {type(error).__name__}") from None

    async def _start(self) -> None:
        """Start it and wait until it says that it is ready: that is no time of anybody's bot."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "terrae.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        await self._read(self.process)

    async def _think(self, question: Question) -> Thought:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(to_frame(question))
        await self.process.stdin.drain()
        return await self._read(self.process)

    async def _read(self, process: asyncio.subprocess.Process) -> Thought:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH)
        return self.decoder.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))

    async def close(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
        transport: Any = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()
