"""Statements that find and remove tables which nobody will miss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, or_, select, text, update

from . import tables as rows

t = rows.tables.c

ABOUT = (
    rows.contributions,
    rows.grants,
    rows.transfers,
    rows.log,
    rows.chat,
    rows.blocks,
    rows.reports,
    rows.connections,
    rows.coached,
    rows.deal_outcomes,
    rows.deal_friends,
    rows.push_tables,
    rows.seats,
)
"""What is stored about a table beside its own row."""
LOCK_DECKS = text("LOCK TABLE decks IN SHARE ROW EXCLUSIVE MODE")
"""PostgreSQL: nobody stores a table with a deck while it is found that no table has it."""


@dataclass(frozen=True)
class Keeping:
    """How long tables are kept, and how many at most."""

    since: int
    """Service time. Tables that nobody has touched since are removed."""
    most: int
    """Beyond so many, those that nobody has touched for longest are removed."""


def is_unplayed() -> ColumnElement[bool]:
    """Tables whose game has not begun."""
    return t.setup.is_(None)


def is_finished() -> ColumnElement[bool]:
    """Tables whose game has begun and ended."""
    return t.setup.is_not(None) & t.status.in_(("over", "abandoned"))


def read_removable(connection: Connection, unplayed: Keeping, finished: Keeping, most: int) -> list[str]:
    """Tables that are to be removed and to which nobody is connected, the oldest first."""
    old = or_(
        is_unplayed() & (t.touched < since(connection, is_unplayed(), unplayed)),
        is_finished() & (t.touched < since(connection, is_finished(), finished)),
    )
    found = select(t.id).where(old, ~is_visited()).order_by(t.touched).limit(most)
    return list(connection.execute(found).scalars())


def since(connection: Connection, which: ColumnElement[bool], keeping: Keeping) -> int:
    """The time from which on these tables are kept."""
    last_kept = select(t.touched).where(which).order_by(t.touched.desc()).offset(keeping.most - 1).limit(1)
    return max(keeping.since, int(connection.execute(last_kept).scalar() or 0))


def is_visited() -> ColumnElement[bool]:
    """Is anybody who has a seat there connected?"""
    return exists().where(rows.connections.c.table_id == t.id)


def remove(connection: Connection, ids: Sequence[str], now: int, resting_ms: int) -> list[str]:
    """Remove those of these tables that nobody has touched meanwhile, with everything about them; which these are."""
    still = select(t.id).where(t.id.in_(ids), t.touched <= now - resting_ms, ~is_visited())
    found = set(connection.execute(still.with_for_update()).scalars())
    gone = [table_id for table_id in ids if table_id in found]
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK_DECKS)
    decks = list(connection.execute(select(t.deck).where(t.id.in_(gone)).distinct()).scalars())
    for about in ABOUT:
        connection.execute(delete(about).where(about.c.table_id.in_(gone)))
    connection.execute(delete(rows.tables).where(t.id.in_(gone)))
    connection.execute(update(rows.tables).where(t.rematch.in_(gone)).values(rematch=None))
    d = rows.decks.c
    unused = d.hash.in_(decks) & ~exists().where(t.deck == d.hash)
    connection.execute(delete(rows.decks).where(unused))
    return gone
