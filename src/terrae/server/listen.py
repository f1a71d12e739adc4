"""Where the service listens, the address people type to reach it, and the lock of its database file."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from terrae.engine.errors import Refused
from terrae.home import lock_file

from .settings import PORT, Settings, database_url

BACKLOG = 4096
TRIES = 20
"""If nobody chose a port and the usual one is taken, the next ones are tried."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
ELSEWHERE = "192.0.2.1"
"""An address that is nobody's (RFC 5737): nothing is ever sent there."""


class Served(Refused):
    """Another process serves this database already."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__(f"{file} is already served{f' at {address}' if address else ''}; one process is enough")
        self.address = address


@contextmanager
def alone(settings: Settings) -> Iterator[Callable[[str], None]]:
    """Hold a SQLite file's lock, and note in it where the file is served; `Served` if somebody else does.

    Two services of one SQLite file would not hear of each other's moves; those of one PostgreSQL do.
    """
    url = database_url(settings.database)
    if url.get_backend_name() != "sqlite":
        yield lambda _address: None
        return
    file = Path(str(url.database))
    try:
        lock = file.with_name(f"{file.name}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise Refused(f"cannot keep tables in {file}: {error.strerror or error}") from None
    with lock:
        if not lock_file(lock.fileno()):
            lock.seek(0)
            raise Served(file, lock.read().strip())

        def note(address: str) -> None:
            lock.truncate(0)
            lock.write(f"{address}\n")
            lock.flush()

        note("")
        yield note


def listening(settings: Settings) -> socket.socket:
    """A socket that people can connect to; `Refused` if the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ports = range(PORT, PORT + TRIES) if settings.port is None else (settings.port,)
    for port in ports:
        try:
            return socket.create_server((settings.host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            why = error
    where = f"port {ports[0]}" if len(ports) == 1 else f"ports {ports[0]} to {ports[-1]}"
    raise Refused(f"cannot listen at {settings.host}, {where}: {why.strerror or why}")


def address_of(door: socket.socket) -> str:
    """What people type on this machine."""
    host, port = door.getsockname()[:2]
    return f"http://{EVERYWHERE.get(host) or (f'[{host}]' if ':' in host else host)}:{port}"


def address_for_others(door: socket.socket) -> str:
    """What people type on other machines of the network; empty if they cannot get in."""
    host, port = door.getsockname()[:2]
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


def has_desktop() -> bool:
    """Is there a screen on which a browser can open?"""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
