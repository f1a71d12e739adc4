"""A copy of the database while the service goes on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from terrae.engine.errors import Refused

from ..settings import database_url
from .file import beside, fault_of, file_of, keep_private


def back_up(database: str, file: Path) -> int:
    """Copy the database into a new file; returns how many tables it holds. `Refused` if it cannot be done."""
    url = database_url(database)
    if file.exists():
        raise Refused(f"{file} exists; a backup is never written over another")
    if url.get_backend_name() == "sqlite" and not file_of(url).is_file():
        raise Refused(f"there is no database {file_of(url)}")
    part = beside(file, ".part")
    try:
        part.unlink(missing_ok=True)
        keep_private(part)
        tables = dump(url, part) if url.get_backend_name() == "postgresql" else copy(file_of(url), part)
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise Refused(f"cannot back up: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return tables


def copy(source: Path, file: Path) -> int:
    """SQLite: a consistent copy, checked.

    It is made in one step. Whenever somebody writes between two steps SQLite begins again, and would never copy a busy
    database. In a write-ahead log nobody waits for a reader, however long one step takes.
    """
    origin, target = sqlite3.connect(source), sqlite3.connect(file)
    try:
        origin.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
        tables = int(target.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        origin.close()
        target.close()
    if fault_of(file, thorough=True):
        raise Refused("the copy does not pass its check")
    return tables


def dump(url: URL, file: Path) -> int:
    """PostgreSQL: its own `pg_dump`."""
    tables = ask(url, "SELECT count(*) FROM tables")
    run_program("pg_dump", "--format=custom", f"--file={file}", url=url)
    return tables


def ask(url: URL, question: str) -> int:
    """A number that PostgreSQL tells."""
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            return int(connection.execute(text(question)).scalar() or 0)
    except SQLAlchemyError as error:
        raise Refused(f"cannot use the database: {type(error).__name__}") from None
    finally:
        engine.dispose()


def run_program(name: str, *arguments: str, url: URL | None = None) -> str:
    """Run a program of PostgreSQL, on a database; what it prints.

    Everybody on the machine sees its arguments: the password is not among them.
    """
    program = shutil.which(name)
    if program is None:
        raise Refused(f"this needs PostgreSQL's program {name}")
    environment = dict(os.environ)
    if url is not None:
        where = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
        arguments = (f"--dbname={where.render_as_string()}", *arguments)
        if url.password is not None:
            environment["PGPASSWORD"] = str(url.password)
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Refused(f"{name} failed: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else ''}")
    return done.stdout
