"""What is read from and written to the database about tables, statement by statement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict, fields, replace
from sqlalchemy import Connection, RowMapping, delete, insert, select, text, update

from terrae.engine.game import DeckDocument, Json, game_named

from ..protocol.shared import Clock
from . import lines
from . import tables as rows
from .decks import deck_from
from .log import Entry, Log
from .statements import from_text, from_text_or_null, insert_new, to_text, to_text_or_null
from .stored import Ballot, EndedEarly, Pause, PlayedOn, Stored, StoredSeat
from .writer import CHANNEL, Lost

CODED: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "game": (lambda game: game.name, game_named),
    "options": (to_text, from_text),
    "clock": (to_text, msgspec.json.Decoder(Clock).decode),
    "secret": (bytes.hex, bytes.fromhex),
    "setup": (to_text_or_null, from_text_or_null),
    "result": (to_text_or_null, from_text_or_null),
    "ended_early": (
        to_text_or_null,
        lambda ended: None if ended is None else msgspec.json.decode(ended, type=EndedEarly),
    ),
    "played_on": (to_text_or_null, lambda on: None if on is None else msgspec.json.decode(on, type=PlayedOn)),
    "pause": (to_text_or_null, lambda pause: None if pause is None else msgspec.json.decode(pause, type=Pause)),
    "ballot": (to_text_or_null, lambda ballot: None if ballot is None else msgspec.json.decode(ballot, type=Ballot)),
}
"""Columns of a table's row that are texts of a field: how they are written and read. The others hold it as it is."""
SETTINGS = ("players", "options", "requested_start", "clock", "hints", "talk", "keep_words")
"""What a game is begun by, beside its seats."""
SEAT = tuple(rows.seats.c[field.name] for field in fields(StoredSeat))
"""The columns of a seat, in the order of its fields."""


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


def read_seats(connection: Connection, table_id: str) -> tuple[StoredSeat, ...]:
    c = rows.seats.c
    found = connection.execute(select(*SEAT).where(c.table_id == table_id).order_by(c.seat))
    return tuple(StoredSeat(*row) for row in found)


def read_log(connection: Connection, table_id: str, after: int, until: int | None = None) -> tuple[Entry, ...]:
    c = rows.log.c
    wanted = select(c.number, c.kind, c.seat, c.answer, c.client, c.at).where(c.table_id == table_id, c.number > after)
    if until is not None:
        wanted = wanted.where(c.number <= until)
    found = connection.execute(wanted.order_by(c.number))
    return tuple(Entry(*row) for row in found)


# ---- writing ----


def insert_table(connection: Connection, table: Stored) -> None:
    # Always, also if it is known: on PostgreSQL this waits while decks are removed that no table has.
    deck = {"hash": table.deck_hash, "document": to_text(table.deck.document), "notes": to_text(table.deck.notes)}
    connection.execute(INSERT_DECK, deck)
    values = {column.name: encoded(column.name, getattr(table, column.name)) for column in rows.tables.columns}
    connection.execute(insert(rows.tables), {**values, "deck": table.deck_hash})
    for seat in table.seats:
        add_seat(connection, table.id, seat)


def seat_row(seat: StoredSeat) -> Json:
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


def change_ballot(connection: Connection, stored: Stored, now: int, ballot: Ballot | None) -> None:
    """Another vote than the one that is stored; `Lost` if that has changed, or the game is not on any more."""
    t, before = rows.tables.c, encoded("ballot", stored.ballot)
    same = t.ballot.is_(None) if before is None else t.ballot == before
    change = update(rows.tables).where(t.id == stored.id, t.status == "playing", same)
    if connection.execute(change.values(touched=now, ballot=encoded("ballot", ballot))).rowcount == 0:
        raise Lost


def set_pause(connection: Connection, table_id: str, now: int, pause: Pause | None) -> None:
    """Let a game stand still, or go on; `Lost` if it has ended."""
    change_status(connection, table_id, now, "playing", pause=encoded("pause", pause))


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


def update_seat(connection: Connection, table_id: str, seat: StoredSeat, presence: bool = True) -> None:
    """Write a seat; `Lost` if it is gone. Without `presence` the database keeps what it says of who is away."""
    c = rows.seats.c
    change = update(rows.seats).where(c.table_id == table_id, c.seat == seat.seat)
    values = seat_row(seat)
    if not presence:
        del values["away_since"]
    if connection.execute(change.values(**values)).rowcount == 0:
        raise Lost


def rename_seat(connection: Connection, table_id: str, seat: int, name: str) -> None:
    """Give a seat another name, also in what was said there; own words go."""
    connection.execute(
        update(rows.seats).where(rows.seats.c.table_id == table_id, rows.seats.c.seat == seat).values(name=name)
    )
    said = (rows.chat.c.table_id == table_id) & (rows.chat.c.seat == seat)
    connection.execute(update(rows.chat).where(said).values(name=name, text=""))


def add_seat(connection: Connection, table_id: str, seat: StoredSeat) -> None:
    connection.execute(insert(rows.seats), {"table_id": table_id, **seat_row(seat)})


def remove_seat(connection: Connection, table_id: str, seat: StoredSeat) -> None:
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


def insert_entries(connection: Connection, table_id: str, entries: Sequence[Entry], decides: int) -> None:
    """The entries of a new table; `decides` is the seat that is asked after the last."""
    next_seats = [*(entry.seat for entry in entries[1:]), decides]
    new = [entry_row(table_id, entry, seat) for entry, seat in zip(entries, next_seats, strict=True)]
    if new:
        connection.execute(INSERT_ENTRY, new)


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
