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

PAGES = 1024
PAUSE_S = 0.01


def back_up(database: str, file: Path) -> int:
    """Copy the database into a new file; returns how many tables it holds. `Refused` if it cannot be done."""
    url = database_url(database)
    if file.exists():
        raise Refused(f"{file} exists; a backup is never written over another")
    if url.get_backend_name() == "postgresql":
        return dump(url, file)
    source = Path(str(url.database))
    if not source.is_file():
        raise Refused(f"there is no database {source}")
    return copy(source, file)


def copy(source: Path, file: Path) -> int:
    """SQLite: a consistent copy, a few pages at a time, checked."""
    part = file.with_name(file.name + ".part")
    try:
        origin, target = sqlite3.connect(source), sqlite3.connect(part)
        try:
            origin.backup(target, pages=PAGES, sleep=PAUSE_S)
            target.execute("PRAGMA journal_mode = DELETE")
            if target.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Refused("the copy does not pass its check")
            tables = int(target.execute("SELECT count(*) FROM tables").fetchone()[0])
        finally:
            origin.close()
            target.close()
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Refused(f"cannot back up {source}: {error}") from None
    return tables


def dump(url: URL, file: Path) -> int:
    """PostgreSQL: its own `pg_dump`. Everybody on the machine sees its arguments: the password is not among them."""
    program = shutil.which("pg_dump")
    if program is None:
        raise Refused("a backup of PostgreSQL needs its program pg_dump")
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            tables = int(connection.execute(text("SELECT count(*) FROM tables")).scalar() or 0)
    except SQLAlchemyError as error:
        raise Refused(f"cannot back up: {type(error).__name__}") from None
    finally:
        engine.dispose()
    where = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    secret = {} if url.password is None else {"PGPASSWORD": url.password}
    done = subprocess.run(
        [program, "--format=custom", f"--file={file}", where.render_as_string()],
        env={**os.environ, **secret},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Refused(f"pg_dump failed: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else ''}")
    return tables
