"""Running services for tests: in this process, where a test can reach into the service, or in one of its own."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Self

import uvicorn

from terrae.server.app import make_app
from terrae.server.database.migrate import migrate
from terrae.server.database.writer import Database
from terrae.server.listen import address_of
from terrae.server.rate_limits import NO_RATES
from terrae.server.run import uvicorn_config
from terrae.server.settings import Settings, database_url
from terrae.server.tables.service import Service

from .client import PATIENCE_S

QUICK = Settings(
    port=0,
    rates=NO_RATES,
    bot_delay_ms=0,
    hello_within_s=PATIENCE_S,
    head_within_s=PATIENCE_S,
    body_within_s=PATIENCE_S,
    open_within_s=PATIENCE_S,
)
TRIES = 3


@dataclass
class Here:
    """A service in this process and event loop."""

    base: str
    service: Service
    server: uvicorn.Server


@cache
def empty_database() -> bytes:
    """A file of SQLite without tables of players, in the newest form."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        database = Database(database_url(str(file)))
        migrate(database.writer)
        database.close()
        return file.read_bytes()


def provide(database: str | Path) -> None:
    """Put an empty database where a service will look for one: to migrate it anew takes longer than most tests."""
    if "://" not in str(database) and not Path(database).exists() and Path(database).parent.is_dir():
        Path(database).write_bytes(empty_database())


@asynccontextmanager
async def service(database: str | Path, settings: Settings = QUICK) -> AsyncIterator[Here]:
    """Serve on a free port of this machine, in this event loop."""
    provide(database)
    app = make_app(replace(settings, database=str(database)))
    server = uvicorn.Server(uvicorn_config(settings, app, loop="none"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    try:
        yield Here(address_of(server.servers[0].sockets[0]), app.app.state.service, server)
    finally:
        server.should_exit = True
        await task


async def fastest(measure: Callable[[], Awaitable[float]], wanted: float) -> float:
    """The fastest of a few tries, no more than it takes: what else the machine does can only slow one down."""
    best = await measure()
    for _ in range(TRIES - 1):
        if best < wanted:
            break
        best = min(best, await measure())
    return best


def workers_of(database: str | Path) -> int:
    """How many processes serve a database in these tests: a PostgreSQL is there for more than one."""
    return 2 if str(database).startswith("postgresql") else 1


@asynccontextmanager
async def services(database: str | Path, settings: Settings = QUICK) -> AsyncIterator[list[Here]]:
    """One service on SQLite, two on PostgreSQL, in this event loop."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(service(database, settings)) for _ in range(workers_of(database))]


COMMAND = """
import sys
from types import SimpleNamespace
from terrae.server.run import serve
from terrae.server.rate_limits import NO_RATES
from terrae.server.settings import Settings
from terrae.server.tables.lobby import creation
if sys.argv[4]:
    creation.secrets = SimpleNamespace(token_bytes=lambda _: bytes.fromhex(sys.argv[4]))
serve(
    Settings(
        database=sys.argv[1], port=int(sys.argv[2]), rates=NO_RATES, bot_delay_ms=int(sys.argv[3]),
        hello_within_s=120, head_within_s=120, body_within_s=120,
        open_within_s=float(sys.argv[5]), precompile=False, path=sys.argv[6],
    )
)
"""


def waited(pid: int) -> float:
    """For how long a process has waited for a core of this machine, in seconds: on an idle one it would not have."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


PORTS = 18000, 32000
"""No system gives these to whoever asks for any port, so that nobody has it when a service starts there again."""


def lasting_port() -> int:
    """A port on which a service can be started again and again."""
    low, high = PORTS
    while True:
        port = secrets.choice(range(low, high))
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Process:
    """A service in a process of its own, to be killed and started again on the same port.

    With a `secret` every table has the same chance, but for the bytes that its players add.
    """

    def __init__(
        self,
        database: str | Path,
        port: int = 0,
        bot_delay_ms: int = 0,
        secret: bytes = b"",
        open_within_s: float = Settings.open_within_s,
        path: str = "",
        **environment: str,
    ) -> None:
        self.database = str(database)
        self.port = port or lasting_port()
        self.bot_delay_ms = bot_delay_ms
        self.secret = secret
        self.open_within_s = open_within_s
        self.path = path
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    def start(self) -> float:
        """Start it and wait until it serves; how long that took."""
        provide(self.database)
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                COMMAND,
                self.database,
                str(self.port),
                str(self.bot_delay_ms),
                self.secret.hex(),
                str(self.open_within_s),
                self.path,
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **self.environment},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is served at" in line, f"it did not start: {line!r}"
        self.base = line.split()[4]
        return time.perf_counter() - began

    def kill(self) -> None:
        """As if the power went."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Stop it; how long that took, without the time that it waited for a core."""
        process, self.process = self.process, None
        if process is None:
            return 0.0
        began, idle = time.perf_counter(), waited(process.pid)
        process.send_signal(how)
        while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
            assert time.perf_counter() - began < PATIENCE_S, "it does not end"
            time.sleep(0.005)
        took = time.perf_counter() - began - (waited(process.pid) - idle)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        return took

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self.kill()


@contextmanager
def served(database: Path) -> Iterator[str]:
    """A service as people run it, whose bots take their time and which is stopped in peace; its address."""
    process = Process(database, bot_delay_ms=Settings().bot_delay_ms)
    process.start()
    try:
        yield process.base
    finally:
        process.stop()


class Workers:
    """All processes of a database: one on SQLite, two on PostgreSQL."""

    def __init__(self, database: str | Path) -> None:
        self.all = [Process(database) for _ in range(workers_of(database))]
        self.stack = ExitStack()

    def __enter__(self) -> Self:
        for process in self.all:
            self.stack.enter_context(process)
        return self

    def __exit__(self, *_: Any) -> None:
        self.stack.close()

    def base(self, chance: Random) -> str:
        """The address of any of them."""
        return chance.choice(self.all).base
