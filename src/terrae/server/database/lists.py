"""Statements that list tables: for a page, for the service's own round, for the bounds of an address."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, func, select

from . import tables as rows
from .decks import named_deck
from .queries import SEAT, stored_from
from .stored import Stored, StoredSeat


@dataclass(frozen=True, slots=True)
class Outline:
    """A table without its log: of the log only its length and who decides are read."""

    stored: Stored
    number: int
    actor: int | None
    changed: int | None
    """Service time of the last thing that happened in the game; None before it."""
    grants: list[tuple[str, int]]
    """What the asker holds there: power, seat."""

    @property
    def is_complete(self) -> bool:
        """Is it known who decides? Not before the first move, nor after one that an earlier version has stored."""
        return self.stored.status != "playing" or self.actor is not None


def is_public() -> ColumnElement[bool]:
    """Tables that everybody may see, and that have not ended."""
    return rows.tables.c.public.is_(True) & has_not_ended()


def is_granted_to(holders: Sequence[str]) -> ColumnElement[bool]:
    """Tables that one of these holders has something to do with."""
    g = rows.grants.c
    return rows.tables.c.id.in_(select(g.table_id).where(g.holder.in_(holders)))


def comes_after(place: tuple[int, str]) -> ColumnElement[bool]:
    """Tables that come after this one in a list: service time of its last change, and its id."""
    t, (touched, table_id) = rows.tables.c, place
    return (t.touched < touched) | ((t.touched == touched) & (t.id < table_id))


class Outlines(NamedTuple):
    """A part of a list of tables: those that could be read, why the others could not, and the place of the last."""

    readable: list[Outline]
    unreadable: dict[str, Exception]
    last: tuple[int, str] | None
    """None if the list ends here."""


def read_outlines(connection: Connection, holders: Sequence[str], which: ColumnElement[bool], most: int) -> Outlines:
    """Tables, those touched last first. A few statements, however many tables there are."""
    t, log = rows.tables.c, rows.log.c

    def last(column: ColumnElement[Any]) -> Any:
        newest = select(column).where(log.table_id == t.id).order_by(log.number.desc()).limit(1)
        return newest.correlate(rows.tables).scalar_subquery()

    listed = select(
        rows.tables,
        last(log.number).label("number"),
        last(log.decides).label("decides"),
        last(log.at).label("at"),
    )
    found = connection.execute(listed.where(which).order_by(t.touched.desc(), t.id.desc()).limit(most)).mappings().all()
    ids = [row["id"] for row in found]
    hashes = {row["deck"] for row in found}
    k = rows.decks.c
    named = connection.execute(select(k.hash, k.document).where(k.hash.in_(hashes)))
    decks = {deck.hash: deck.document for deck in named}
    s, c, g = rows.seats.c, rows.contributions.c, rows.grants.c
    seats = grouped(connection, select(s.table_id, *SEAT).order_by(s.seat), ids)
    parts = grouped(connection, select(c.table_id, c.bytes).order_by(c.n), ids)
    grants = grouped(connection, select(g.table_id, g.power, g.seat).where(g.holder.in_(holders)), ids)

    def outline(row: RowMapping) -> Outline:
        stored = replace(
            stored_from(row, named_deck(row["game"], decks[row["deck"]])),
            seats=tuple(StoredSeat(*seat) for seat in seats[row["id"]]),
            contributions=tuple(bytes.fromhex(part) for (part,) in parts[row["id"]]),
        )
        actor = row["decides"] if stored.status == "playing" else None
        changed = stored.changed if row["at"] is None or stored.status not in ("playing", "over") else int(row["at"])
        return Outline(stored, row["number"] or 0, actor, changed, grants[row["id"]])

    readable, unreadable = [], {}
    for row in found:
        try:
            readable.append(outline(row))
        except Exception as error:
            unreadable[row["id"]] = error
    return Outlines(readable, unreadable, (found[-1]["touched"], found[-1]["id"]) if len(found) == most else None)


def grouped(connection: Connection, wanted: Select[Any], ids: Sequence[str]) -> dict[str, list[Any]]:
    """The rows of these tables, by table; the first column names it."""
    by_table: dict[str, list[Any]] = defaultdict(list)
    for table_id, *values in connection.execute(wanted.where(wanted.selected_columns[0].in_(ids))):
        by_table[table_id].append(values)
    return by_table


def has_not_ended() -> ColumnElement[bool]:
    return rows.tables.c.status.in_(("open", "opening", "playing"))


def count_hosted(connection: Connection, holder: str) -> int:
    """How many tables that have not ended somebody is the host of."""
    g = rows.grants.c
    hosted = select(g.table_id).where(g.holder == holder, g.power == "host")
    found = select(func.count()).select_from(rows.tables).where(rows.tables.c.id.in_(hosted), has_not_ended())
    return int(connection.execute(found).scalar() or 0)


def read_open(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these tables that have not ended."""
    t = rows.tables.c
    return set(connection.execute(select(t.id).where(t.id.in_(ids), has_not_ended())).scalars())


def read_due(connection: Connection, now: int, most: int) -> list[str]:
    """Tables at which the service must act by now, the longest due first."""
    t = rows.tables.c
    return list(connection.execute(select(t.id).where(t.due <= now).order_by(t.due).limit(most)).scalars())


def read_forgotten(connection: Connection, before: int, most: int) -> list[str]:
    """Tables that have not ended and at which nothing has happened since."""
    t = rows.tables.c
    old = select(t.id).where(t.status.in_(("open", "playing")), t.touched < before, t.due.is_(None)).limit(most)
    return [table for table in connection.execute(old).scalars() if not moved_since(connection, table, before)]


def moved_since(connection: Connection, table_id: str, at: int) -> bool:
    c = rows.log.c
    newest = select(c.at).where(c.table_id == table_id).order_by(c.number.desc()).limit(1)
    return int(connection.execute(newest).scalar() or 0) >= at


class PublicFace(NamedTuple):
    """What is told of a table to whoever has no more than its address."""

    game: str
    title: str
    public: bool


def read_public_face(connection: Connection, table_id: str) -> PublicFace | None:
    t = rows.tables.c
    found = connection.execute(select(t.game, t.title, t.public).where(t.id == table_id)).first()
    return None if found is None else PublicFace(*found)
