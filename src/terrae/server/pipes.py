"""Processes of our own that answer what they are asked, over input and output."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import msgspec

from terrae.process_messages import LENGTH, read_message, to_message

READY = bytes(LENGTH)
"""What the process says first: a message of no length. Until then it is not asked, and nobody's time runs."""
START_WITHIN_S = 60.0

A = TypeVar("A")
Q = TypeVar("Q")


# ---- in the process ----


def answer_questions(questions: type[Q], answer: Callable[[Q], msgspec.Struct], niceness: int) -> None:
    """Answer until whoever asks has gone: so the process never outlives the service."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the service, which ends this
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not get between the answers
    decoder = msgspec.msgpack.Decoder(questions)
    out.write(READY)
    out.flush()
    while (body := read_message(sys.stdin.buffer)) is not None:
        out.write(to_message(answer(decoder.decode(body))))
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
            async with asyncio.timeout(patience_s):
                return await self._ask(process, question)
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

    async def _ask(self, process: asyncio.subprocess.Process, question: msgspec.Struct) -> A:
        asked, answers = process.stdin, process.stdout
        assert asked is not None
        assert answers is not None
        asked.write(to_message(question))
        await asked.drain()
        head = await answers.readexactly(LENGTH)
        return self.decoder.decode(await answers.readexactly(int.from_bytes(head, "big")))

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


class Crew(Generic[A]):
    """A few such processes that are alike. Each starts when there is work for it and no other is free."""

    def __init__(self, module: str, answers: type[A], size: int, when_free: Callable[[], None]) -> None:
        self.module, self.answers, self.size = module, answers, size
        self.when_free = when_free
        """Called when a process has done its work: it may put the next one to work."""
        self.all: list[Child[A]] = []
        self.idle: list[Child[A]] = []
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def has_free(self) -> bool:
        """Can somebody be put to work?"""
        return bool(self.idle) or len(self.all) < self.size

    def put_to_work(self, work: Callable[[Child[A]], Awaitable[None]]) -> None:
        """Let a free process do this."""
        if not self.idle:
            self.all.append(Child(self.module, self.answers))
            self.idle.append(self.all[-1])
        task = asyncio.create_task(self._run(self.idle.pop(), work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, child: Child[A], work: Callable[[Child[A]], Awaitable[None]]) -> None:
        try:
            await work(child)
        finally:
            self.idle.append(child)
        self.when_free()

    async def close(self) -> None:
        """End all processes."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(child.close() for child in self.all))
