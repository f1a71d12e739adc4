"""The file of a SQLite database: who may read it, who uses it, and whether it is whole."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from sqlalchemy import URL

from terrae.engine.errors import Refused
from terrae.home import lock_file

OWNER_ONLY = 0o600
"""The secret of every shuffle is in the file."""
COMPANIONS = ("-wal", "-shm")
"""What SQLite keeps beside a file in use."""


class Served(Refused):
    """Another process serves this database already."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__(f"{file} is already served{f' at {address}' if address else ''}; one process is enough")
        self.address = address


def file_of(url: URL) -> Path:
    """The file itself, whatever symbolic links lead to it."""
    return Path(str(url.database)).resolve()


def beside(file: Path, ending: str) -> Path:
    """A file of the same name with something after it."""
    return file.with_name(file.name + ending)


def keep_private(file: Path, owner: Path | None = None) -> None:
    """Let nobody but the owner read a file, which is created if it is not there.

    What root creates belongs to whoever has `owner`, a file or a folder: the service must be able to use it.
    """
    handle = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        with suppress(PermissionError):  # it belongs to somebody else, who lets us use it
            os.fchmod(handle, OWNER_ONLY)
        if owner is not None and os.geteuid() == 0:
            of = owner.stat()
            os.fchown(handle, of.st_uid, of.st_gid)
    finally:
        os.close(handle)


@contextmanager
def alone(url: URL) -> Iterator[Callable[[str], None]]:
    """Hold a SQLite file's lock, and note in it where the file is served; `Served` if somebody else does.

    Two services of one SQLite file would not hear of each other's moves; those of one PostgreSQL do.
    """
    if url.get_backend_name() != "sqlite":
        yield lambda _address: None
        return
    file = file_of(url)
    with open_lock(file) as lock:
        if not lock_file(lock.fileno()):
            lock.seek(0)
            raise Served(file, lock.read().strip())

        def note(address: str) -> None:
            os.ftruncate(lock.fileno(), 0)
            os.write(lock.fileno(), f"{address}\n".encode())

        try:
            note("")
        except OSError as error:
            raise Refused(f"cannot keep tables in {file}: {error.strerror or error}") from None
        yield note


def open_lock(file: Path) -> TextIO:
    lock = beside(file, ".lock")
    try:
        keep_private(lock, file if file.exists() else file.parent)
        return lock.open("a+", encoding="utf-8")
    except OSError as error:
        raise Refused(f"cannot keep tables in {file}: {error.strerror or error}") from None


def make_ready(file: Path) -> None:
    """Before a file is served: only its owner may read it, and it is whole; `Refused` otherwise."""
    try:
        keep_private(file)
        for ending in COMPANIONS:
            if beside(file, ending).exists():
                keep_private(beside(file, ending))
    except OSError as error:
        raise Refused(f"cannot keep tables in {file}: {error.strerror or error}") from None
    if fault := fault_of(file):
        raise Refused(f"the database {file} is damaged ({fault}); terrae restore puts a backup in its place")


def fault_of(file: Path, thorough: bool = False) -> str:
    """What SQLite finds wrong with a database; empty if it is whole."""
    try:
        connection = sqlite3.connect(file)
        try:
            (found,) = connection.execute(f"PRAGMA {'integrity_check' if thorough else 'quick_check'}(1)").fetchone()
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        raise Refused(f"cannot use the database {file}: {error}") from None
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else " ".join(str(found).split())
