"""Reports of seats by others, for whoever runs the service; read also while it serves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, create_engine, select
from sqlalchemy.exc import SQLAlchemyError

from terrae.engine.errors import Refused

from ..settings import database_url
from . import tables as rows
from .file import file_of
from .lines import NO_LINE

Json = dict[str, Any]
WORDS = 5
"""So many of the reported seat's last own words are told with a report."""


def reports_of(database: str) -> list[Json]:
    """Every report that the database holds, the newest first. `Refused` if it cannot be read."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not file_of(url).is_file():
        raise Refused(f"there is no database {file_of(url)}")
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            return read_reports(connection)
    except SQLAlchemyError as error:
        raise Refused(f"cannot use the database: {type(error).__name__}") from None
    finally:
        engine.dispose()


def read_reports(connection: Connection) -> list[Json]:
    """The reports with the names of that time, and what whoever is reported had said in own words."""
    r, t = rows.reports.c, rows.tables.c
    found = connection.execute(
        select(*r, t.game, t.title)
        .outerjoin(rows.tables, t.id == r.table_id)
        .order_by(r.at.desc(), r.table_id, r.reporter, r.seat, r.line.desc())
    )
    return [
        {
            "at": row.at,
            "table": row.table_id,
            "game": row.game,
            "title": row.title,
            "seat": row.seat,
            "name": row.name,
            "reporter": row.reporter,
            "reporter_name": row.reporter_name,
            "line": None if row.line == NO_LINE else row.line,
            "text": row.text,
            "words": read_words(connection, row.table_id, row.seat, row.name, row.at),
        }
        for row in found.all()
    ]


def read_words(connection: Connection, table_id: str, seat: int, name: str, until: str) -> list[str]:
    """The last own words of a seat under this name until then, the oldest first."""
    c = rows.chat.c
    own = (c.table_id == table_id) & (c.seat == seat) & (c.name == name) & c.act.is_(None) & (c.at <= until)
    last = connection.execute(select(c.text).where(own).order_by(c.n.desc()).limit(WORDS)).scalars().all()
    return list(reversed(last))
