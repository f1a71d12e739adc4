"""Statements about what the coach has counted. It is kept for the games that were asked about last."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from . import tables as rows

c = rows.coached.c
KEPT = 1000
"""So many seats of matches are kept: some twenty kilobytes each."""


def read(connection: Connection, key: str) -> bytes | None:
    """What was counted, packed; None if it was not, or is not kept any more."""
    found = connection.execute(select(c.report).where(c.key == key)).scalar()
    return None if found is None else bytes(found)


def keep(connection: Connection, key: str, table_id: str, made: int, report: bytes) -> None:
    """Keep what was counted; what is oldest goes."""
    connection.execute(delete(rows.coached).where(c.key == key))
    row = {"key": key, "table_id": table_id, "made": made, "report": report}
    connection.execute(rows.coached.insert().values(**row))
    oldest = connection.execute(select(c.made).order_by(c.made.desc()).offset(KEPT).limit(1)).scalar()
    if oldest is not None:
        connection.execute(delete(rows.coached).where(c.made <= oldest))
