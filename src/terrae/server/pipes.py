"""A process of our own that answers what it is asked: msgpack with a length before it, over its input and output."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

LENGTH = 4
A = TypeVar("A")


def read_frame(file: BinaryIO) -> bytes | None:
    """The next message; None if whoever asks has gone."""
    head = file.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return file.read(int.from_bytes(head, "big")) or None


def to_frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class NoAnswer(Exception):
    """The process did not answer in time, or it ended."""


class Child(Generic[A]):
    """A process that answers one question at a time. It starts with the first one, and anew after it has ended."""

    def __init__(self, module: str, answers: type[A]) -> None:
        self.module = module
        self.decoder = msgspec.msgpack.Decoder(answers)
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: msgspec.Struct, patience_s: float) -> A:
        """The answer; `NoAnswer` if there is none, and then the process is ended."""
        try:
            async with asyncio.timeout(patience_s):
                return await self._ask(question)
        except (TimeoutError, asyncio.IncompleteReadError, OSError, msgspec.MsgspecError) as error:
            await self.close()
            raise NoAnswer(f"{type(error).__name__}: {error}") from None
        except BaseException:
            await self.close()
            raise

    async def _ask(self, question: msgspec.Struct) -> A:
        if self.process is not None and self.process.returncode is not None:
            await self.close()
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        asked, answers = self.process.stdin, self.process.stdout
        assert asked is not None
        assert answers is not None
        asked.write(to_frame(question))
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
