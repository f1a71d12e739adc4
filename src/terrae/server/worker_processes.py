"""Processes of our own that answer what they are asked, over input and output."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from terrae.process_messages import LENGTH, read_message, to_message

READY = bytes(LENGTH)
"""A message of no length: the process has started, or loaded what its next answer needs. Until then no time runs."""
START_WITHIN_S = 60.0
LOAD_WITHIN_S = 600.0
"""Compiled code takes seconds to load, on a machine that is busy with other things minutes."""

NICENESS = "TERRAE_NICENESS"
"""The variable of the environment that says how far all these processes stand back; else each as it likes."""

A = TypeVar("A")
Q = TypeVar("Q")


# ---- in the process ----


def answer_questions(
    questions: type[Q],
    answer: Callable[[Q], msgspec.Struct],
    niceness: int,
    load: Callable[[Q], None] = lambda _: None,
) -> None:
    """Answer until whoever asks has gone: so the process never outlives the service.

    Before it answers, it loads what the question needs and says that it is ready.
    """
    os.nice(int(os.environ.get(NICENESS, niceness)))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the service, which ends this
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not get between the answers
    decoder = msgspec.msgpack.Decoder(questions)
    out.write(READY)
    out.flush()
    while (body := read_message(sys.stdin.buffer)) is not None:
        question = decoder.decode(body)
        load(question)
        out.write(READY)
        out.flush()
        out.write(to_message(answer(question)))
        out.flush()


# ---- in the service ----


class NoAnswer(Exception):
    """The process ended without an answer."""


class TooSlow(NoAnswer):
    """The process did not answer in time."""


class Child(Generic[A]):
    """A process that answers one question at a time. It starts with the first one, and anew after it has ended."""

    def __init__(self, module: str, answers: type[A]) -> None:
        self.module = module
        self.decoder = msgspec.msgpack.Decoder(answers)
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: msgspec.Struct, patience_s: float) -> A:
        """The answer; `NoAnswer` if there is none, and then the process is ended."""
        try:
            async with asyncio.timeout(START_WITHIN_S):
                process = await self._running()
            async with asyncio.timeout(LOAD_WITHIN_S):
                await self._tell(process, question)
            async with asyncio.timeout(patience_s):
                return await self._answer(process)
        except TimeoutError:
            await self.close()
            raise TooSlow("it did not answer in time") from None
        except (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError) as error:
            await self.close()
            raise NoAnswer(f"{type(error).__name__}: {error}") from None
        except BaseException:
            await self.close()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        """The process, when it can be asked."""
        if self.process is not None and self.process.returncode is not None:
            await self.close()
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
            assert self.process.stdout is not None
            await self.process.stdout.readexactly(len(READY))
        return self.process

    async def _tell(self, process: asyncio.subprocess.Process, question: msgspec.Struct) -> None:
        """Ask, and wait until the process has loaded what it needs."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(to_message(question))
        await process.stdin.drain()
        await process.stdout.readexactly(len(READY))

    async def _answer(self, process: asyncio.subprocess.Process) -> A:
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
