"""Strangers' bots at the tables of contests: every seat in a process of its own that holds nothing but its views.

A bot that raises an error, answers something illegal, crashes or takes too long loses its own decision to chance. That
is counted, and the game goes on. It is no sandbox: the processes have the rights of whoever runs the contest.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import msgspec

from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.player import Bot, Position
from terrae.process_messages import LENGTH, to_message

from .guest_process import COLD, COMMAND, END, LOADED_WITHIN_S, MODULE, SEAT, Loaded
from .parameters import split
from .registry import bot_named
from .remote import Thought, question_for
from .strangers import is_strangers
from .uniform import choose as any_legal

PATIENCE_S = 60.0
"""How long a stranger's bot may think about one decision."""
START_WITHIN_S = 30.0
"""How long the process of a seat may take to start."""
MOST_STARTS = 3
"""So often a bot is started in a contest whose first process dies."""
LONGEST_ANSWER = 65_536
"""So many bytes an answer may have."""
WHY_LENGTH = 300
"""So many letters of what a bot did wrong are kept."""
ONE_THREAD = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMEXPR")}
"""Contests play as many games at once as there are processors; and threads do not survive a fork."""

A = TypeVar("A")


class Broken(Exception):
    """A process of a stranger's bot gave no answer. The text says why."""


def read_exactly(line: socket.socket, length: int, deadline: float) -> bytes:
    """So many bytes; `Broken` if whoever writes has gone, `TimeoutError` if they do not come in time."""
    read = b""
    while len(read) < length:
        line.settimeout(max(0.001, deadline - time.monotonic()))
        more = line.recv(length - len(read))
        if not more:
            raise Broken("its process has ended")
        read += more
    return read


def answer_of(line: socket.socket, kind: type[A], patience_s: float) -> A:
    """The next message of a process; `Broken` if it sends something else."""
    deadline = time.monotonic() + patience_s
    length = int.from_bytes(read_exactly(line, LENGTH, deadline), "big")
    if length > LONGEST_ANSWER:
        raise Broken("it sent something else than an answer")
    try:
        return msgspec.msgpack.decode(read_exactly(line, length, deadline), type=kind)
    except msgspec.MsgspecError:
        raise Broken("it sent something else than an answer") from None


class GuestHost:
    """The process that has loaded one stranger's bot and makes a process for each of its seats."""

    def __init__(self, game: str, bot: str, within_s: float = LOADED_WITHIN_S) -> None:
        """Start it, and wait until the bot is loaded; `Refused` if it cannot be."""
        self.version = version_of(bot)
        try:
            self._start([game, bot], within_s)
        except (OSError, Broken):  # it may load, and crash or hang where it decides
            self.close()
            try:
                self._start([game, bot, COLD], within_s)
            except (OSError, Broken) as error:
                self.close()
                raise Refused(f"cannot load the bot {bot!r}: {error}") from None

    def _start(self, arguments: Sequence[str], within_s: float) -> None:
        self.control, theirs = socket.socketpair()
        path = os.pathsep.join(place or os.getcwd() for place in sys.path)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", MODULE, str(theirs.fileno()), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=2,  # what a bot prints must not get between the lines of a report
                pass_fds=[theirs.fileno()],
                start_new_session=True,
                env={**os.environ, **ONE_THREAD, "PYTHONPATH": path},
            )
        why = answer_of(self.control, Loaded, within_s).why
        if why:
            self.close()
            raise Refused(why)

    def seat(self) -> tuple[socket.socket, int]:
        """A new process for a seat: how it is asked, and its number; `Broken` if there is none."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                self.control.settimeout(START_WITHIN_S)
                socket.send_fds(self.control, [SEAT.ljust(COMMAND, b"\0")], [theirs.fileno()])
            process = read_exactly(self.control, COMMAND, time.monotonic() + START_WITHIN_S)
        except (OSError, Broken) as error:
            ours.close()
            self.close()
            raise Broken(f"its process has ended ({error})") from None
        return ours, int.from_bytes(process, "big")

    def end_seat(self, process: int) -> None:
        """End the process of a seat, whatever it does."""
        with suppress(OSError):
            self.control.sendall(END + process.to_bytes(COMMAND - len(END), "big"))

    @property
    def is_closed(self) -> bool:
        return self.process.returncode is not None

    def close(self) -> None:
        """End it with all its seats."""
        self.control.close()
        if not self.is_closed:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class GuestSeat:
    """A stranger's bot in one seat of one match, to be asked like any other bot."""

    def __init__(self, game: Game[Any, Any], bot: str, deck: str, patience_s: float) -> None:
        self.bot = bot
        self.deck = deck
        self.patience_s = patience_s
        self.faults = 0
        """How many decisions chance has made for it."""
        self.first_fault = ""
        """What it did wrong first."""
        self.broken = ""
        """Why it is not asked any more in this match."""
        self.line: socket.socket | None = None
        self.process = 0
        try:
            self.host, self.line, self.process = hosts.seat_of(game, bot)
        except Refused as error:
            self.broken = str(error)

    def __call__(self, position: Position) -> int:
        """Its answer, or any legal action if it gives none."""
        if not self.broken:
            try:
                thought = self._ask(position)
            except (OSError, Broken) as error:
                self.broken = str(error)
                self.close()
            else:
                if not thought.why and thought.action in position.legal:
                    return thought.action
                self._count(thought.why or f"{thought.action} is none of its legal actions")
                return any_legal(position)
        self._count(self.broken)
        return any_legal(position)

    def _count(self, why: str) -> None:
        self.faults += 1
        if not self.first_fault:
            named = why if why.startswith("the bot ") else f"the bot {self.bot!r}: {why}"
            self.first_fault = "".join(letter if letter.isprintable() else " " for letter in named[:WHY_LENGTH])

    def _ask(self, position: Position) -> Thought:
        assert self.line is not None
        self.line.settimeout(self.patience_s)
        try:
            self.line.sendall(to_message(question_for(position, self.bot, self.deck)))
            return answer_of(self.line, Thought, self.patience_s)
        except TimeoutError:
            raise Broken(f"it took more than {self.patience_s:g} s for a decision") from None

    def close(self) -> None:
        """The match is over, or the bot is not asked any more in it."""
        if self.line is not None:
            self.line.close()
            self.line = None
            self.host.end_seat(self.process)


class Hosts:
    """The processes of strangers' bots that this process has started; each bot's is used for all its games."""

    def __init__(self) -> None:
        self.running: dict[tuple[str, str], GuestHost] = {}
        self.starts: dict[tuple[str, str], int] = {}

    def host_of(self, game: Game[Any, Any], bot: str) -> GuestHost:
        """The process of a bot, which is started if need be; `Refused` if the bot cannot be loaded."""
        key = game.name, bot
        host = self.running.get(key)
        if host is None or host.is_closed:
            self.starts[key] = self.starts.get(key, 0) + 1
            if self.starts[key] > MOST_STARTS:
                raise Refused(f"the bot {bot!r} was started {MOST_STARTS} times, and its process died")
            host = self.running[key] = GuestHost(game.name, bot)
        return host

    def load(self, game: Game[Any, Any], bot: str) -> None:
        """Let a bot be ready for a contest, as its file is now; `Refused` if it cannot be loaded."""
        key = game.name, bot
        self.starts.pop(key, None)
        host = self.running.get(key)
        if host is not None and host.version != version_of(bot):
            host.close()
        self.host_of(game, bot)

    def seat_of(self, game: Game[Any, Any], bot: str) -> tuple[GuestHost, socket.socket, int]:
        """A process for a seat of the bot, how it is asked, and its number; `Refused` if there can be none."""
        while True:
            host = self.host_of(game, bot)
            with suppress(Broken):
                return host, *host.seat()

    def close(self) -> None:
        """End them all."""
        for host in self.running.values():
            host.close()
        self.running.clear()
        self.starts.clear()


def version_of(bot: str) -> tuple[str, int]:
    """What a bot's place means now: from which folder it is looked for, and when its file was changed."""
    try:
        changed = os.stat(split(bot)[0].rpartition(":")[0]).st_mtime_ns
    except OSError:
        changed = 0
    return os.getcwd(), changed


hosts = Hosts()
atexit.register(hosts.close)


def check_bots(game: Game[Any, Any], names: Iterable[str]) -> None:
    """`Refused` if one of these bots cannot be loaded. A stranger's is never loaded into this process."""
    for name in dict.fromkeys(names):
        if is_strangers(game, name):
            hosts.load(game, name)
        else:
            bot_named(game, name)


@contextmanager
def bots_at(match: Match[Any, Any], names: Sequence[str]) -> Iterator[list[Bot]]:
    """A bot for each seat of a match, by name; strangers' bots are `GuestSeat`s."""
    deck = json.dumps(match.deck.document)
    bots: list[Bot] = []
    try:
        for name in names:
            own = not is_strangers(match.game, name)
            bots.append(bot_named(match.game, name) if own else GuestSeat(match.game, name, deck, PATIENCE_S))
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, GuestSeat):
                bot.close()
