"""Puts a backup in the place of the database, while the service is stopped."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from contextlib import suppress
from itertools import count
from pathlib import Path

from sqlalchemy import URL

from terrae.engine.errors import Refused

from ..settings import database_url
from .backup import ask, run_program
from .file import COMPANIONS, Served, alone, beside, fault_of, file_of, keep_private
from .migrate import NEWEST

CONNECTED = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


def restore(database: str, backup: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of the database; how many tables it holds, and where the old database is kept."""
    url = database_url(database)
    if not backup.is_file():
        raise Refused(f"there is no backup {backup}")
    if url.get_backend_name() == "postgresql":
        return restore_dump(url, backup), None
    file = file_of(url)
    try:
        with alone(url):
            return restore_copy(backup, file)
    except Served:
        raise Refused(f"{file} is being served: stop the service first") from None
    except OSError as error:
        raise Refused(f"cannot restore {file}: {error.strerror or error}") from None


# ---- SQLite ----


def restore_copy(backup: Path, file: Path) -> tuple[int, Path | None]:
    """The copy is checked before anything of the old database is touched, and takes its place in one step."""
    part = beside(file, ".part")
    try:
        part.unlink(missing_ok=True)
        keep_private(part, file if file.exists() else file.parent)
        with backup.open("rb") as source, part.open("wb") as target:
            shutil.copyfileobj(source, target)
            target.flush()
            os.fsync(target.fileno())
        tables = check(part, backup)
        old = set_aside(file) if file.exists() else None
        part.replace(file)
        flush_folder(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return tables, old


def check(part: Path, backup: Path) -> int:
    """How many tables a backup holds; `Refused` if it is damaged, of a later version or something else."""
    if fault := fault_of(part, thorough=True):
        raise Refused(f"{backup} is damaged or not a backup: {fault}")
    connection = sqlite3.connect(part)
    try:
        (form,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except (sqlite3.Error, TypeError):
        raise Refused(f"{backup} is not a backup of the table service") from None
    finally:
        connection.close()
    check_form(form)
    return tables


def check_form(form: str) -> None:
    if form > NEWEST:
        raise Refused("the backup was made by a later version of this program")


def set_aside(file: Path) -> Path:
    """Keep the old database under another name, with SQLite's files beside it, which would damage the copy."""
    names = (beside(file, ".old" if n == 1 else f".old{n}") for n in count(1))
    old = next(name for name in names if not name.exists())
    os.link(file, old)
    for ending in COMPANIONS:
        with suppress(FileNotFoundError):
            beside(file, ending).rename(beside(old, ending))
    return old


def flush_folder(folder: Path) -> None:
    """Make the new names durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# ---- PostgreSQL ----


def restore_dump(url: URL, backup: Path) -> int:
    """PostgreSQL's own `pg_restore`, in one transaction: what fails has changed nothing."""
    if ask(url, CONNECTED):
        raise Refused("somebody is connected to the database: stop the service first")
    told = run_program("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(backup))
    form = re.search(r"^COPY .*alembic_version .*\n(\S+)$", told, re.MULTILINE)
    if form is None:
        raise Refused(f"{backup} is not a backup of the table service")
    check_form(form[1])
    run_program("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(backup), url=url)
    return ask(url, "SELECT count(*) FROM tables")
