"""What is read from and written to the database about tables, statement by statement."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict, fields, replace
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, delete, func, insert, select, text, update

from terrae.engine.decks import load_deck
from terrae.engine.game import DeckDocument, Game, Json, game_named

from ..protocol.shared import Clock
from . import lines
from . import tables as rows
from .log import Entry, Log
from .statements import from_text, from_text_or_null, insert_new, to_text, to_text_or_null
from .stored import Seat, Stored
from .writer import CHANNEL, Lost

CODED: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "game": (lambda game: game.name, game_named),
    "options": (to_text, from_text),
    "clock": (to_text, msgspec.json.Decoder(Clock).decode),
    "secret": (bytes.hex, bytes.fromhex),
    "setup": (to_text_or_null, from_text_or_null),
    "result": (to_text_or_null, from_text_or_null),
}
"""Columns of a table's row that are texts of a field: how they are written and read. The others hold it as it is."""
SETTINGS = ("players", "options", "requested_start", "clock", "hints", "talk", "keep_words")
"""What a game is begun by, beside its seats."""
SEAT = tuple(rows.seats.c[field.name] for field in fields(Seat))
"""The columns of a seat, in the order of its fields."""


# ---- decks ----


def deck_hash(deck: DeckDocument[Any]) -> str:
    return hashlib.sha256(to_text([deck.document, deck.notes]).encode()).hexdigest()


@lru_cache(256)
def deck_from(game: str, document: str, notes: str) -> DeckDocument[Any]:
    """A deck as the database holds it; tables of one deck share it."""
    deck = game_named(game).read_deck(msgspec.json.decode(document))
    return DeckDocument(deck.document, deck.table, msgspec.json.decode(notes))


class DeckName(msgspec.Struct):
    """What a list tells of a deck."""

    name: str


def named_deck(game: str, document: str) -> DeckDocument[Any]:
    """A deck of which nothing but the name is read: tables of a list may all have long ones of their own."""
    game_named(game)
    return DeckDocument({"name": msgspec.json.decode(document, type=DeckName).name}, None, {})


@lru_cache(64)
def usual_deck(game: Game[Any, Any]) -> DeckDocument[Any]:
    return load_deck(game, game.default_deck())


# ---- reading ----


def read_stored(connection: Connection, table_id: str) -> Stored | None:
    """All that is stored of a table."""
    row = connection.execute(select(rows.tables).where(rows.tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    deck = connection.execute(select(rows.decks).where(rows.decks.c.hash == row["deck"])).mappings().one()
    parts = select(rows.contributions.c.bytes).where(rows.contributions.c.table_id == table_id)
    ordered = connection.execute(parts.order_by(rows.contributions.c.n)).scalars()
    return replace(
        stored_from(row, deck_from(row["game"], deck["document"], deck["notes"])),
        seats=read_seats(connection, table_id),
        contributions=tuple(bytes.fromhex(part) for part in ordered),
        log=Log(read_log(connection, table_id, 0)),
        lines=lines.read_chat(connection, table_id, 0),
        said=lines.read_said(connection, table_id),
        blocks=lines.read_blocks(connection, table_id),
    )


def stored_from(row: RowMapping, deck: DeckDocument[Any]) -> Stored:
    """What a table's own row holds, with its deck; seats, log and chat are rows of their own."""
    values = {column.name: row[column.name] for column in rows.tables.columns}
    for name in CODED:
        values[name] = decoded(name, values[name])
    values["deck_hash"], values["deck"] = row["deck"], deck
    return Stored(**values)


def decoded(name: str, value: Any) -> Any:
    """What a column of a table's row says."""
    return CODED[name][1](value) if name in CODED else value


def encoded(name: str, value: Any) -> Any:
    """The same as the column holds it."""
    return CODED[name][0](value) if name in CODED else value


def read_seats(connection: Connection, table_id: str) -> tuple[Seat, ...]:
    c = rows.seats.c
    found = connection.execute(select(*SEAT).where(c.table_id == table_id).order_by(c.seat))
    return tuple(Seat(*row) for row in found)


def read_log(connection: Connection, table_id: str, after: int, until: int | None = None) -> tuple[Entry, ...]:
    c = rows.log.c
    wanted = select(c.number, c.kind, c.seat, c.answer, c.client, c.at).where(c.table_id == table_id, c.number > after)
    if until is not None:
        wanted = wanted.where(c.number <= until)
    found = connection.execute(wanted.order_by(c.number))
    return tuple(Entry(*row) for row in found)


# ---- lists ----


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
            seats=tuple(Seat(*seat) for seat in seats[row["id"]]),
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


# ---- writing ----


def insert_table(connection: Connection, table: Stored) -> None:
    # Always, also if it is known: on PostgreSQL this waits while decks are removed that no table has.
    deck = {"hash": table.deck_hash, "document": to_text(table.deck.document), "notes": to_text(table.deck.notes)}
    connection.execute(INSERT_DECK, deck)
    values = {column.name: encoded(column.name, getattr(table, column.name)) for column in rows.tables.columns}
    connection.execute(insert(rows.tables), {**values, "deck": table.deck_hash})
    for seat in table.seats:
        add_seat(connection, table.id, seat)


def seat_row(seat: Seat) -> Json:
    return asdict(seat)


def update_table(connection: Connection, table_id: str, now: int, **values: object) -> None:
    connection.execute(update(rows.tables).where(rows.tables.c.id == table_id).values(touched=now, **values))


def change_status(connection: Connection, table_id: str, now: int, before: str, **values: object) -> None:
    """Change a table that must still be as it was; `Lost` if another process was first."""
    c = rows.tables.c
    changed = connection.execute(
        update(rows.tables).where(c.id == table_id, c.status == before).values(touched=now, **values)
    )
    if changed.rowcount == 0:
        raise Lost


def admit_guest(connection: Connection, table_id: str) -> bool:
    """Count one more guest; False if as many have come as may, at whatever process."""
    c = rows.tables.c
    admitted = update(rows.tables).where(c.id == table_id, c.guests_came < c.guests)
    return connection.execute(admitted.values(guests_came=c.guests_came + 1)).rowcount > 0


def check_unchanged(connection: Connection, stored: Stored) -> None:
    """`Lost` if another process has changed a setting or a seat since. Whoever is connected may come and go.

    On PostgreSQL nobody else changes the table's row until this has ended.
    """
    t = rows.tables.c
    wanted = select(*(t[name] for name in SETTINGS)).where(t.id == stored.id).with_for_update()
    row = connection.execute(wanted).mappings().first()
    if row is None or any(decoded(name, row[name]) != getattr(stored, name) for name in SETTINGS):
        raise Lost
    now = [replace(seat, away_since=None) for seat in read_seats(connection, stored.id)]
    if now != [replace(seat, away_since=None) for seat in stored.seats]:
        raise Lost


def update_seat(connection: Connection, table_id: str, seat: Seat, presence: bool = True) -> None:
    """Write a seat; `Lost` if it is gone. Without `presence` the database keeps what it says of who is away."""
    c = rows.seats.c
    change = update(rows.seats).where(c.table_id == table_id, c.seat == seat.seat)
    values = seat_row(seat)
    if not presence:
        del values["away_since"]
    if connection.execute(change.values(**values)).rowcount == 0:
        raise Lost


def add_seat(connection: Connection, table_id: str, seat: Seat) -> None:
    connection.execute(insert(rows.seats), {"table_id": table_id, **seat_row(seat)})


def remove_seat(connection: Connection, table_id: str, seat: Seat) -> None:
    """Take a seat away that must still be of its kind, else `Lost`."""
    c = rows.seats.c
    gone = delete(rows.seats).where(c.table_id == table_id, c.seat == seat.seat, c.kind == seat.kind)
    if connection.execute(gone).rowcount == 0:
        raise Lost


def open_seat(connection: Connection, table_id: str, seat: int, contribution: str) -> None:
    """A seat has opened its contribution to the shuffle."""
    c = rows.seats.c
    connection.execute(update(rows.seats).where(c.table_id == table_id, c.seat == seat).values(opened=contribution))


def append_entry(connection: Connection, table_id: str, entry: Entry, decides: int | None) -> None:
    """The entry goes into the log, with who decides after it, unless the number is taken: then `Lost`."""
    if connection.execute(INSERT_ENTRY, entry_row(table_id, entry, decides)).rowcount == 0:
        raise Lost


def entry_row(table_id: str, entry: Entry, decides: int | None) -> Json:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "answer": entry.answer,
        "client": entry.client,
        "at": entry.at,
        "decides": decides,
    }


def append_entries(connection: Connection, new: Sequence[Json]) -> list[Lost | None]:
    """Many entries in one statement, which on PostgreSQL also tells the others; `Lost` where a number is taken."""
    if connection.dialect.name == "sqlite":
        text_of_all = to_text([[row[name] for name in ENTRY] for row in new])
        if connection.execute(INSERT_ENTRIES, {"entries": text_of_all}).rowcount < len(new):
            raise Lost  # each is then tried alone
        return [None] * len(new)
    columns = {name: [row[name] for row in new] for name in ENTRY}
    stored = connection.execute(APPEND_ENTRIES, {**columns, "channel": CHANNEL, "worker": new[0]["worker"]})
    found = {(row.table_id, row.number) for row in stored}
    return [None if (row["table_id"], row["number"]) in found else Lost() for row in new]


def set_rematch(connection: Connection, table_id: str, new_id: str, seat: int) -> None:
    """Name the new table and the seat that wants it, unless another has been named: then `Lost`."""
    c = rows.tables.c
    named = update(rows.tables).where(c.id == table_id, c.rematch.is_(None)).values(rematch=new_id, rematch_by=seat)
    if connection.execute(named).rowcount == 0:
        raise Lost


INSERT_DECK = insert_new("decks", "hash", "document", "notes")
ENTRY = ("table_id", "number", "kind", "seat", "answer", "client", "at", "decides")
INSERT_ENTRY = insert_new("log", *ENTRY)
INSERT_ENTRIES = text(
    f"INSERT INTO log ({', '.join(ENTRY)}) SELECT "
    + ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(ENTRY)))
    + " FROM json_each(:entries) WHERE true ON CONFLICT DO NOTHING"
)
"""SQLite: one step of one statement, for Python's lock is let go and waited for at each."""
APPEND_ENTRIES = text(
    f"""WITH new AS (
        INSERT INTO log ({", ".join(ENTRY)})
        SELECT * FROM unnest(
            CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:kind AS text[]), CAST(:seat AS integer[]),
            CAST(:answer AS text[]), CAST(:client AS text[]), CAST(:at AS bigint[]), CAST(:decides AS integer[]))
        ON CONFLICT DO NOTHING RETURNING table_id, number)
    SELECT table_id, number, pg_notify(:channel, table_id || ':' || number || ':' || :worker) FROM new"""
)
