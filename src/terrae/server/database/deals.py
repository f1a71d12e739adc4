"""Statements about deals: how they ended, how many of a day were counted, and which friends have played one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, exists, func, select, update

from . import tables as rows
from .statements import insert_new

o, f = rows.deal_outcomes.c, rows.deal_friends.c
t, s, g = rows.tables.c, rows.seats.c, rows.grants.c


class DayCount(NamedTuple):
    """So many have ended a day's deal with so many points, in a world that was held or lost."""

    held: bool
    points: int
    players: int


class FriendTable(NamedTuple):
    """A table at which somebody plays or has played a deal; without an outcome it is not over yet."""

    table: str
    name: str
    outcome: str | None


def read_outcome(connection: Connection, table_id: str) -> tuple[str, bool] | None:
    """How the deal of a table ended, if that has been worked out, and whether it is counted."""
    found = connection.execute(select(o.outcome, o.counted).where(o.table_id == table_id)).first()
    return None if found is None else (found.outcome, found.counted)


def write_outcome(connection: Connection, table_id: str, deal: str, held: bool, points: int, outcome: str) -> None:
    row = {"table_id": table_id, "deal": deal, "held": held, "points": points, "outcome": outcome, "counted": False}
    connection.execute(INSERT_OUTCOME, row)


def count_outcome(connection: Connection, table_id: str, deal: str, holders: Sequence[str]) -> bool:
    """Count how a deal ended, once for each holder; is it counted now?"""
    theirs = select(g.table_id).where(g.holder.in_(holders), g.power == "seat")
    before = select(o.table_id).where(o.deal == deal, o.counted.is_(True), o.table_id.in_(theirs))
    other = connection.execute(before.limit(1)).scalar()
    if other is None:
        connection.execute(update(rows.deal_outcomes).where(o.table_id == table_id).values(counted=True))
    return other in (None, table_id)


def read_day(connection: Connection, deal: str) -> list[DayCount]:
    """How those fared who are counted."""
    wanted = select(o.held, o.points, func.count()).where(o.deal == deal, o.counted.is_(True))
    return [DayCount(*row) for row in connection.execute(wanted.group_by(o.held, o.points).order_by(o.points))]


def has_played(connection: Connection, deal: str, holders: Sequence[str]) -> bool:
    """Has one of these holders had the seat of a deal that friends share, and that is over?"""
    tables = rows.deal_friends.join(rows.deal_outcomes, f.table_id == o.table_id)
    theirs = exists().where(g.table_id == f.table_id, g.holder.in_(holders), g.power == "seat")
    return connection.execute(select(f.table_id).select_from(tables).where(f.deal == deal, theirs)).first() is not None


def add_friend(connection: Connection, deal: str, table_id: str, now: int, most: int) -> bool:
    """One more table of friends who share a deal; False if there are so many already."""
    connection.execute(INSERT_FRIEND, {"deal": deal, "table_id": table_id, "joined": now})
    found = connection.execute(select(func.count()).select_from(rows.deal_friends).where(f.deal == deal)).scalar()
    return int(found or 0) <= most


def seats_held(connection: Connection, ids: Sequence[str], holders: Sequence[str]) -> set[str]:
    """Those of these tables where one of these holders has a seat."""
    wanted = select(g.table_id).where(g.table_id.in_(ids), g.holder.in_(holders), g.power == "seat")
    return set(connection.execute(wanted).scalars())


def read_friends(connection: Connection, deal: str, seat: int, most: int) -> list[FriendTable]:
    """Who plays and has played a deal that friends share, the first who came first."""
    joined = rows.deal_friends.join(rows.tables, t.id == f.table_id)
    joined = joined.join(rows.seats, (s.table_id == t.id) & (s.seat == seat))
    told = joined.outerjoin(rows.deal_outcomes, o.table_id == t.id)
    wanted = select(t.id, s.name, o.outcome).select_from(told).where(f.deal == deal, t.status != "abandoned")
    found = connection.execute(wanted.order_by(f.joined, t.id).limit(most))
    return [FriendTable(row.id, row.name, row.outcome) for row in found]


def is_friends(connection: Connection, deal: str, table_id: str) -> bool:
    """Is this a table of friends who share a deal, whose outcome is known?"""
    joined = rows.deal_friends.join(rows.deal_outcomes, f.table_id == o.table_id)
    wanted = select(f.table_id).select_from(joined).where(f.deal == deal, f.table_id == table_id)
    return connection.execute(wanted).first() is not None


INSERT_OUTCOME = insert_new("deal_outcomes", "table_id", "deal", "held", "points", "outcome", "counted")
INSERT_FRIEND = insert_new("deal_friends", "deal", "table_id", "joined")
