"""A model behind a command: a program of one seat, which reads and writes the JSON lines of `terrae text`."""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.text.lines import LINE_LIMIT, Lines, TimeUp
from terrae.text.seat import TextSeat
from terrae.text.talk import TextTalk

from .channel import LOOKS_EVERY_S, Purse
from .tokens import Tokens, tokens_in

WRITE_S = 10.0
"""So long a program may leave a message unread before it counts as gone."""
CLOSE_S = 2.0
"""So long it may take to end after its game."""
KEPT_WORDS = 500
"""So many bytes of what it complained about last are kept."""


def read_command(text: str) -> list[str]:
    """A command as it is typed; `Refused` if it is none. No shell reads it."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise Refused(f"the command cannot be read: {error}") from None
    if not words:
        raise Refused("the command is empty")
    return words


class ProgramModel:
    """A command, which is started anew for every seat of every game."""

    def __init__(self, command: Sequence[str], name: str = "") -> None:
        self.command = list(command)
        self.name = name or Path(self.command[0]).name

    def sit_down(self, seat: TextSeat, talk: TextTalk, purse: Purse) -> ProgramSeat:  # noqa: ARG002  # messages tell it
        return ProgramSeat(started(self.command), purse)


def started(command: Sequence[str], **environment: str) -> subprocess.Popen[bytes]:
    """A program with pipes, the first of its own group; `Refused` if it cannot be started."""
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **environment},
            start_new_session=True,
        )
    except OSError as error:
        raise Refused(f"cannot start {command[0]}: {error.strerror or error}") from None


def end_program(process: subprocess.Popen[bytes], within_s: float = CLOSE_S) -> None:
    """Let a program end, and what it has started; after a while it is killed."""
    with suppress(subprocess.TimeoutExpired):
        process.wait(within_s)
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class LastWords:
    """The end of what a program writes to standard error; the rest is read and dropped."""

    def __init__(self, handle: int) -> None:
        self.handle = handle
        self.kept = b""
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        with suppress(OSError):
            while chunk := os.read(self.handle, 65536):
                self.kept = (self.kept + chunk)[-KEPT_WORDS:]

    def line(self) -> str:
        """The last line of it."""
        lines = self.kept.decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else ""


class ProgramSeat:
    """A program at one seat. One that does not read, or ends, has gone."""

    limit = LINE_LIMIT

    def __init__(self, process: subprocess.Popen[bytes], purse: Purse) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.purse = purse
        self.input = process.stdin
        self.lines = Lines(process.stdout.fileno())
        self.words = LastWords(process.stderr.fileno())
        self.spent = Tokens()
        self.has_gone = False
        os.set_blocking(self.input.fileno(), False)

    def send(self, message: Json) -> None:
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        self.spent += Tokens(int(message["type"] in ("question", "talk")), tokens_in(len(line)))
        if not self.has_gone:
            self.has_gone = not self.written(line)

    def written(self, line: bytes) -> bool:
        """Write a line; False if the program does not read it in time, or has ended."""
        deadline = time.monotonic() + WRITE_S
        while line:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([], [self.input], [], left)[1]:
                return False
            try:
                line = line[os.write(self.input.fileno(), line) :]
            except BlockingIOError:
                continue
            except OSError:
                return False
        return True

    def next(self, deadline: float) -> bytes | None:
        while not self.has_gone:
            self.purse.check()
            soon = time.monotonic() + LOOKS_EVERY_S
            try:
                line = self.lines.next(min(soon, deadline))
            except TimeUp:
                if soon < deadline:
                    continue
                raise
            self.has_gone = line is None
            self.spent += Tokens(0, 0, tokens_in(len(line or b"")))
            return line
        return None

    def close(self) -> None:
        with suppress(OSError):
            self.input.close()
        end_program(self.process)
        self.words.reader.join(CLOSE_S)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    def last_words(self) -> str:
        return self.words.line()
