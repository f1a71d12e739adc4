"""Erases one person's data: names, words, reports, keys and devices. The service must be stopped meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Engine, Table, and_, create_engine, delete, func, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from terrae.engine.errors import Refused

from ..settings import database_url
from . import push
from . import tables as rows
from .backup import ask
from .file import Served, alone, file_of
from .restore import CONNECTED

SEAT_FORM = re.compile(r"([a-z0-9]{12})/(.+)")
"""A person at a table, by name or seat: `k3v9x2m4qa7d/Ada`, `k3v9x2m4qa7d/2`."""
PEOPLE = ("human", "away")


@dataclass(frozen=True)
class Sitting:
    """A seat that the person has or had, and what is stored of them there."""

    table: str
    seat: int
    name: str
    left: bool
    """Has the person left the seat? Then it is somebody else's, and only what they said is theirs."""
    game: str
    status: str
    lines: int
    """Own words."""
    reports: int
    """By the person, and about them."""


@dataclass(frozen=True)
class Person:
    """Everything that is erased of one person."""

    sittings: list[Sitting]
    holders: list[str]
    """Hashes of the keys and devices that hold the seats. All that they hold anywhere ends."""


@contextmanager
def stopped(url: URL) -> Iterator[None]:
    """Hold the database alone; `Refused` while the service runs."""
    if url.get_backend_name() == "postgresql":
        if ask(url, CONNECTED):
            raise Refused("somebody is connected to the database: stop the service first")
        yield
        return
    file = file_of(url)
    if not file.is_file():
        raise Refused(f"there is no database {file}")
    try:
        with alone(url):
            yield
    except Served:
        raise Refused(f"{file} is being served: stop the service first") from None


def erase(database: str, who: str, everywhere: bool, really: bool) -> Person:
    """Find a person by the hash of a key, or as `TABLE/NAME` or `TABLE/SEAT`; and `really` erase what is stored.

    `everywhere`: also at every other table where a device has a seat that holds this one.
    """
    url = database_url(database)
    with stopped(url):
        engine = create_engine(url)
        try:
            with engine.begin() as connection:
                person = find(connection, who, everywhere)
                if really:
                    erase_person(connection, person)
            if really:
                overwrite(engine)
        except SQLAlchemyError as error:
            raise Refused(f"cannot use the database: {type(error).__name__}") from None
        finally:
            engine.dispose()
    return person


# ---- finding ----


def find(connection: Connection, who: str, everywhere: bool) -> Person:
    g = rows.grants.c
    table_id, seat, left_as = seat_of(connection, who)
    if left_as:
        return Person([sitting_of(connection, table_id, seat, left_as, left=True)], [])
    if not everywhere:
        return Person(sittings(connection, [(table_id, seat)]), [])
    here = and_(g.table_id == table_id, g.power == "seat", g.seat == seat)
    holders = list(connection.execute(select(g.holder).where(here).distinct()).scalars())
    theirs = select(g.table_id, g.seat).where(g.holder.in_(holders), g.power == "seat").distinct()
    at = {(row.table_id, row.seat) for row in connection.execute(theirs)} | {(table_id, seat)}
    return Person(sittings(connection, sorted(at)), holders)


def seat_of(connection: Connection, who: str) -> tuple[str, int, str]:
    """The seat that is meant, and the name of a person who has left it; "" if they sit there."""
    s, g = rows.seats.c, rows.grants.c
    if named := SEAT_FORM.fullmatch(who):
        table_id, name = named.groups()
        people = select(s.seat, s.name).where(s.table_id == table_id, s.kind.in_(PEOPLE))
        found = connection.execute(people).all()
        for row in found:
            if row.name == name:
                return table_id, row.seat, ""
        for row in found:
            if str(row.seat) == name:
                return table_id, row.seat, ""
        if (seat := seat_left_by(connection, table_id, name)) is not None:
            return table_id, seat, name
        raise Refused(f"no person at table {table_id} is called {name}, nor is that the number of their seat")
    opens = connection.execute(select(g.table_id, g.seat).where(g.holder == who, g.power == "seat")).first()
    if opens is None:
        raise Refused("this key opens no seat here; it may have been replaced by a newer one")
    return opens.table_id, opens.seat, ""


def seat_left_by(connection: Connection, table_id: str, name: str) -> int | None:
    """The seat of somebody who has said something or reported somebody there, or was reported, and has left.

    Bots say acts, and nothing else: own words are a person's, also if a bot has that name now.
    """
    chat, r, s = rows.chat.c, rows.reports.c, rows.seats.c
    bots = select(s.name).where(s.table_id == table_id, s.kind == "bot")
    for seat in (
        select(chat.seat).where(said_by(table_id, name), chat.act.is_(None) | chat.name.not_in(bots)),
        select(r.seat).where(r.table_id == table_id, r.name == name, r.name.not_in(bots)),
        select(r.reporter).where(r.table_id == table_id, r.reporter_name == name),
    ):
        found = connection.execute(seat.limit(1)).scalar()
        if found is not None:
            return int(found)
    return None


def sittings(connection: Connection, at: Sequence[tuple[str, int]]) -> list[Sitting]:
    s = rows.seats.c
    found = []
    for table_id, seat in at:
        sits = select(s.name).where(s.table_id == table_id, s.seat == seat, s.kind.in_(PEOPLE))
        name = connection.execute(sits).scalar()
        if name is not None:
            found.append(sitting_of(connection, table_id, seat, name))
    return found


def sitting_of(connection: Connection, table_id: str, seat: int, name: str, *, left: bool = False) -> Sitting:
    t = rows.tables.c
    table = connection.execute(select(t.game, t.status).where(t.id == table_id)).one()
    words = count(connection, rows.chat, said_by(table_id, name) & rows.chat.c.act.is_(None))
    reports = count(connection, rows.reports, reports_with(table_id, name))
    return Sitting(table_id, seat, name, left, table.game, table.status, words, reports)


def count(connection: Connection, table: Table, where: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(where)).scalar() or 0)


def said_by(table_id: str, name: str) -> ColumnElement[bool]:
    """Lines of a person. Their seat may have been another one before the start, their name is the same."""
    c = rows.chat.c
    return (c.table_id == table_id) & (c.name == name)


def reports_with(table_id: str, name: str) -> ColumnElement[bool]:
    c = rows.reports.c
    return (c.table_id == table_id) & ((c.name == name) | (c.reporter_name == name))


# ---- erasing ----


def erase_person(connection: Connection, person: Person) -> None:
    g, t, transfers = rows.grants.c, rows.tables.c, rows.transfers.c
    hosted = select(g.table_id).where(g.holder.in_(person.holders), g.power == "host")
    connection.execute(update(rows.tables).where(t.id.in_(hosted)).values(title=""))
    for sitting in person.sittings:
        erase_words(connection, sitting)
        if sitting.left:
            continue
        erase_sitting(connection, sitting)
        seat = and_(g.table_id == sitting.table, g.seat == sitting.seat, g.power.in_(("seat", "back")))
        connection.execute(delete(rows.grants).where(seat))
        connection.execute(
            delete(rows.transfers).where(transfers.table_id == sitting.table, transfers.seat == sitting.seat)
        )
    connection.execute(delete(rows.grants).where(g.holder.in_(person.holders)))
    push.forget(connection, person.holders)


def erase_words(connection: Connection, sitting: Sitting) -> None:
    """What was said is removed, but for acts, which are part of the game; and so are reports."""
    table_id, name = sitting.table, sitting.name
    s, chat = rows.seats.c, rows.chat.c
    rematch = select(rows.tables.c.rematch).where(rows.tables.c.id == table_id)
    kept = s.table_id.in_(rematch) & (s.kept_for == name)
    connection.execute(update(rows.seats).where(kept).values(kept_for="", kept_until=None))
    connection.execute(delete(rows.chat).where(said_by(table_id, name), chat.act.is_(None)))
    nameless = {"name": nobody(sitting), "client": "", "language": ""}
    connection.execute(update(rows.chat).where(said_by(table_id, name)).values(**nameless))
    connection.execute(delete(rows.reports).where(reports_with(table_id, name)))


def erase_sitting(connection: Connection, sitting: Sitting) -> None:
    """Nobody's name stands at the seat any more."""
    table_id, seat = sitting.table, sitting.seat
    s, log, blocks = rows.seats.c, rows.log.c, rows.blocks.c
    if sitting.status == "open":
        free = {"kind": "open", "name": "", "colour": "", "bot": None, "commitment": "", "opened": None}
        connection.execute(update(rows.seats).where(s.table_id == table_id, s.seat == seat).values(**free))
    else:
        connection.execute(
            update(rows.seats).where(s.table_id == table_id, s.seat == seat).values(name=nobody(sitting))
        )
    connection.execute(
        delete(rows.blocks).where(blocks.table_id == table_id, (blocks.reader == seat) | (blocks.seat == seat))
    )
    connection.execute(update(rows.log).where(log.table_id == table_id, log.seat == seat).values(client=None))


def nobody(sitting: Sitting) -> str:
    """What stands where the name stood: the seat's number, counted from one."""
    return f"({sitting.seat + 1})"


def overwrite(engine: Engine) -> None:
    """What was erased is still in pages that the database would use again: they are written anew."""
    with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        if engine.dialect.name == "postgresql":
            for table in (
                rows.tables,
                rows.seats,
                rows.chat,
                rows.reports,
                rows.grants,
                rows.transfers,
                rows.log,
                rows.push_devices,
            ):
                connection.exec_driver_sql(f"VACUUM FULL {table.name}")
            return
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
