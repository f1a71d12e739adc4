"""Statements about notices: the service's own key, which browsers want them, and at which tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from . import tables as rows
from .statements import insert_new

d, p = rows.push_devices.c, rows.push_tables.c
t, s, g, log = rows.tables.c, rows.seats.c, rows.grants.c, rows.log.c


class Subscription(NamedTuple):
    """A browser that wants notices."""

    holder: str
    endpoint: str
    reader: str
    auth: str
    language: str


class Wish(NamedTuple):
    """What a browser wants to be told."""

    everywhere: bool
    remind_at: int | None
    tables: list[str]


class Awaited(NamedTuple):
    """A table as it is now, and whoever wants to be told about a seat there."""

    title: str
    game: str
    status: str
    number: int
    is_away: bool
    subscriptions: list[Subscription]


Work = Callable[[Connection], None]
COLUMNS = (d.holder, d.endpoint, d.reader, d.auth, d.language)


def key_of_service(connection: Connection, new: str) -> str:
    """The private key that the service has, or has from now on."""
    connection.execute(INSERT_KEY, {"id": 1, "secret": new})
    return str(connection.execute(select(rows.push_keys.c.secret)).scalar_one())


def store(connection: Connection, subscription: Subscription, now: int, ends: int, most: int) -> bool:
    """A device wants notices by this subscription and no other; False if too many do."""
    connection.execute(
        delete(rows.push_devices).where(d.endpoint == subscription.endpoint, d.holder != subscription.holder)
    )
    values = {**subscription._asdict(), "since": now, "ends": ends}
    if connection.execute(update(rows.push_devices).where(d.holder == subscription.holder).values(**values)).rowcount:
        return True
    found = connection.execute(select(func.count()).select_from(rows.push_devices)).scalar()
    if int(found or 0) >= most:
        return False
    connection.execute(
        insert(rows.push_devices), {**values, "everywhere": False, "remind_at": None, "remind_zone": 0, "reminded": ""}
    )
    return True


def wish(connection: Connection, holder: str, **values: bool | int | str | None) -> None:
    """Change what a device wants to be told."""
    connection.execute(update(rows.push_devices).where(d.holder == holder).values(**values))


def read_wish(connection: Connection, holder: str) -> Wish | None:
    """What a device wants to be told; None if it wants no notices."""
    found = connection.execute(select(d.everywhere, d.remind_at).where(d.holder == holder)).first()
    if found is None:
        return None
    tables = connection.execute(select(p.table_id).where(p.holder == holder).order_by(p.table_id)).scalars()
    return Wish(found.everywhere, found.remind_at, list(tables))


def is_known(connection: Connection, holder: str) -> bool:
    return connection.execute(select(d.holder).where(d.holder == holder)).first() is not None


def forget(connection: Connection, holders: Sequence[str], endpoint: str | None = None) -> None:
    """These devices want no notices any more; with an endpoint, only if it is still theirs."""
    gone = d.holder.in_(holders) if endpoint is None else d.holder.in_(holders) & (d.endpoint == endpoint)
    connection.execute(delete(rows.push_devices).where(gone))
    connection.execute(delete(rows.push_tables).where(p.holder.in_(holders), ~exists().where(d.holder == p.holder)))


def follow(connection: Connection, holder: str, table_id: str, most: int) -> bool:
    """A device wants notices of a table; False if it wants those of too many."""
    connection.execute(INSERT_TABLE, {"holder": holder, "table_id": table_id})
    found = connection.execute(select(func.count()).select_from(rows.push_tables).where(p.holder == holder)).scalar()
    return int(found or 0) <= most


def unfollow(connection: Connection, holder: str, table_id: str) -> None:
    connection.execute(delete(rows.push_tables).where(p.holder == holder, p.table_id == table_id))


def read_awaited(connection: Connection, table_id: str, seat: int, now: int, most: int) -> Awaited | None:
    """A table, and who wants to be told that this seat of it is asked; None if nobody does or it is gone."""
    wants = or_(d.everywhere.is_(True), exists().where(p.holder == d.holder, p.table_id == table_id))
    holds = exists().where(g.holder == d.holder, g.table_id == table_id, g.power == "seat", g.seat == seat)
    found = connection.execute(select(*COLUMNS).where(holds, wants, d.ends > now).order_by(d.since.desc()).limit(most))
    subscriptions = [Subscription(*row) for row in found]
    if not subscriptions:
        return None
    number = select(func.coalesce(func.max(log.number), 0)).where(log.table_id == t.id).scalar_subquery()
    joined = rows.tables.join(rows.seats, (s.table_id == t.id) & (s.seat == seat))
    wanted = select(t.title, t.game, t.status, number, s.kind, s.away_since).select_from(joined).where(t.id == table_id)
    table = connection.execute(wanted).first()
    if table is None:
        return None
    away = table.kind == "human" and table.away_since is not None
    return Awaited(table.title, table.game, table.status, int(table[3]), away, subscriptions)


def take_reminders(
    connection: Connection, minutes: Sequence[int], stamp: str, now: int, most: int
) -> list[tuple[Subscription, int]]:
    """Devices to be reminded at one of these minutes of the day, and not yet on this one: they are, from now on."""
    due = d.remind_at.in_(minutes) & (d.reminded != stamp) & (d.ends > now)
    found = connection.execute(select(*COLUMNS, d.remind_zone).where(due).limit(most).with_for_update()).all()
    holders = [row.holder for row in found]
    if holders:
        connection.execute(update(rows.push_devices).where(d.holder.in_(holders)).values(reminded=stamp))
    return [(Subscription(*row[:5]), row.remind_zone) for row in found]


def has_begun(connection: Connection, holder: str, deal: str) -> bool:
    """Has a device sat down to a deal?"""
    held = rows.grants.join(rows.tables, t.id == g.table_id)
    played = select(t.id).select_from(held).where(g.holder == holder, g.power == "seat", t.deal == deal)
    return connection.execute(played.limit(1)).first() is not None


def remove_ended(connection: Connection, now: int) -> int:
    """Subscriptions that their browsers have not renewed for long are removed; how many."""
    gone = connection.execute(delete(rows.push_devices).where(d.ends <= now)).rowcount
    if gone:
        connection.execute(delete(rows.push_tables).where(~exists().where(d.holder == p.holder)))
    return gone


INSERT_KEY = insert_new("push_keys", "id", "secret")
INSERT_TABLE = insert_new("push_tables", "holder", "table_id")
