"""The connections to the database: how they are opened, for writing and for reading."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

READERS = 4
LISTERS = 2
"""Threads that read lists of tables, beside the readers."""
LOCK_WAIT_MS = 2000


def make_engine(url: URL, writes: bool) -> Engine:
    """An engine whose commits are durable."""
    if url.get_backend_name() == "postgresql":
        engine = create_engine(
            url,
            pool_size=1 if writes else READERS + LISTERS + 1,
            max_overflow=0,
            isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",  # a table is read as of one moment
            connect_args={
                "options": f"-c synchronous_commit=on -c lock_timeout={LOCK_WAIT_MS}ms -c statement_timeout=15s"
            },
        )
        revive(engine)
        return engine
    engine = create_engine(url, pool_size=1 if writes else READERS + LISTERS + 1, max_overflow=0)

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say
        connection.execute(f"PRAGMA busy_timeout = {LOCK_WAIT_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if not writes:
            connection.execute("PRAGMA query_only = ON")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def at_once(engine: Engine) -> Engine:
    """The same connections of PostgreSQL, for statements that are transactions of their own."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if engine.dialect.name == "postgresql" else engine


def revive(engine: Engine) -> None:
    """Throw a broken connection away as soon as an error shows that it is broken (psycopg tells)."""

    @event.listens_for(engine, "handle_error")
    def on_error(context: Any) -> None:
        if context.connection is not None and getattr(context.connection.connection, "closed", False):
            context.is_disconnect = True
