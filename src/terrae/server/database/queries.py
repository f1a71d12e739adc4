"""What is read from and written to the database, statement by statement."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, select, text, update

from terrae.engine.decks import load_deck
from terrae.engine.game import DeckDocument, Game, Json, game_named

from . import rows
from .errors import unknown_key
from .keys import NO_SEAT, Asker, Powers
from .messages import ChatLine, Clock
from .store import CHANNEL, Undone
from .table import CHAT_SHOWN, Entry, Seat, Stand, Table


class Lost(Undone):
    """Another process was first: its entry has this number."""


def to_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


# ---- decks ----


def deck_hash(deck: DeckDocument[Any]) -> str:
    return hashlib.sha256(to_text([deck.document, deck.notes]).encode()).hexdigest()


@lru_cache(256)
def deck_from(game: str, document: str, notes: str) -> DeckDocument[Any]:
    """A deck as the database holds it; tables of one deck share it."""
    deck = game_named(game).read_deck(msgspec.json.decode(document))
    return DeckDocument(deck.document, deck.table, msgspec.json.decode(notes))


@lru_cache(64)
def usual_deck(game: Game[Any, Any]) -> DeckDocument[Any]:
    return load_deck(game, game.default_deck())


# ---- reading ----


def read_table(connection: Connection, table_id: str) -> Table | None:
    """A table with its match, from set-up and log."""
    row = connection.execute(select(rows.tables).where(rows.tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    deck = connection.execute(select(rows.decks).where(rows.decks.c.hash == row["deck"])).mappings().one()
    table = table_from(row, deck)
    table.seats = read_seats(connection, table_id)
    parts = select(rows.contributions.c.bytes).where(rows.contributions.c.table_id == table_id)
    ordered = connection.execute(parts.order_by(rows.contributions.c.n)).scalars()
    table.contributions = [bytes.fromhex(part) for part in ordered]
    table.log = read_log(connection, table_id, 0)
    add_chat(table, read_chat(connection, table_id, 0))
    table.rebuild()
    return table


def table_from(row: RowMapping, deck: RowMapping) -> Table:
    """What a table's own row and its deck's tell: nobody sits there yet, and nothing has happened."""
    return Table(
        id=row["id"],
        game=game_named(row["game"]),
        players=row["players"],
        options=msgspec.json.decode(row["options"]),
        deck=deck_from(row["game"], deck["document"], deck["notes"]),
        deck_hash=row["deck"],
        title=row["title"],
        public=row["public"],
        chat=row["chat"],
        clock=msgspec.json.decode(row["clock"], type=Clock),
        wish=row["wish"],
        status=row["status"],
        secret=bytes.fromhex(row["secret"]),
        made=row["made"],
        start=row["start"],
        setup=None if row["setup"] is None else msgspec.json.decode(row["setup"]),
        due=row["due"],
        touched=row["touched"],
        rematch=row["rematch"],
    )


def read_seats(connection: Connection, table_id: str) -> list[Seat]:
    c = rows.seats.c
    found = connection.execute(
        select(c.seat, c.kind, c.name, c.colour, c.bot, c.away_since).where(c.table_id == table_id).order_by(c.seat)
    )
    return [Seat(*row) for row in found]


def read_log(connection: Connection, table_id: str, after: int) -> list[Entry]:
    c = rows.log.c
    found = connection.execute(
        select(c.number, c.kind, c.seat, c.answer, c.client, c.at)
        .where(c.table_id == table_id, c.number > after)
        .order_by(c.number)
    )
    return [Entry(*row) for row in found]


def read_chat(connection: Connection, table_id: str, after: int) -> list[ChatLine]:
    """The last lines of the table's chat."""
    c = rows.chat.c
    found = connection.execute(
        select(c.n, c.seat, c.name, c.text, c.at)
        .where(c.table_id == table_id, c.n > after)
        .order_by(c.n.desc())
        .limit(CHAT_SHOWN)
    )
    return [ChatLine(*row) for row in reversed(found.all())]


def add_chat(table: Table, lines: Iterable[ChatLine]) -> None:
    for line in lines:
        table.lines.append(line)
        table.chat_count = line.n


def read_powers(connection: Connection, table_id: str, asker: Asker) -> Powers:
    """What the asker may do at a table; `Fault` if the key is not known anywhere."""
    if not asker.holders:
        return Powers()
    c = rows.grants.c
    found = select(c.holder, c.power, c.seat).where(c.holder.in_(asker.holders), c.table_id == table_id)
    return powers_from(connection, connection.execute(found), asker)


def read_powers_and_stand(connection: Connection, table_id: str, asker: Asker) -> tuple[Powers, Stand]:
    """The same in one statement with how far the table is; `Table.stand` tells that of memory."""
    t, log, c = rows.tables.c, rows.log.c, rows.grants.c
    number = select(func.coalesce(func.max(log.number), 0)).where(log.table_id == t.id).scalar_subquery()
    held = rows.tables.outerjoin(rows.grants, (c.table_id == t.id) & c.holder.in_(asker.holders))
    wanted = select(t.touched, t.rematch, number, c.holder, c.power, c.seat).select_from(held).where(t.id == table_id)
    found = connection.execute(wanted).all()
    touched, rematch, entries = found[0][:3]
    granted = [row[3:] for row in found if row[3] is not None]
    return powers_from(connection, granted, asker), (touched, rematch, entries)


def powers_from(connection: Connection, granted: Iterable[Sequence[Any]], asker: Asker) -> Powers:
    """What follows from these grants: holder, power, seat."""
    powers = Powers()
    key_counts = asker.key is None
    for holder, power, seat in granted:
        powers.add(power, seat)
        if holder == asker.key:
            key_counts = True
            if power == "seat":
                powers.own.add(seat)
    if not key_counts and not key_is_known(connection, str(asker.key)):
        raise unknown_key()
    return powers


def key_is_known(connection: Connection, holder: str) -> bool:
    found = connection.execute(select(rows.grants.c.holder).where(rows.grants.c.holder == holder).limit(1))
    return found.first() is not None


# ---- writing ----


def insert_table(connection: Connection, table: Table, now: int) -> None:
    known = connection.execute(select(rows.decks.c.hash).where(rows.decks.c.hash == table.deck_hash)).first()
    if known is None:
        deck = {
            "hash": table.deck_hash,
            "document": to_text(table.deck.document),
            "notes": to_text(table.deck.notes),
        }
        connection.execute(INSERT_DECK, deck)
    connection.execute(
        insert(rows.tables),
        {
            "id": table.id,
            "game": table.game.name,
            "players": table.players,
            "options": to_text(table.options),
            "deck": table.deck_hash,
            "title": table.title,
            "public": table.public,
            "chat": table.chat,
            "clock": to_text(table.clock),
            "wish": table.wish,
            "status": table.status,
            "secret": table.secret.hex(),
            "touched": now,
            "made": table.made,
        },
    )
    for seat in table.seats:
        add_seat(connection, table.id, seat)


def seat_row(seat: Seat) -> Json:
    return {name: getattr(seat, name) for name in ("seat", "kind", "name", "colour", "bot", "away_since")}


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


def update_seat(connection: Connection, table_id: str, seat: Seat, was: str | None = None) -> None:
    """Write a seat; if `was` is given it must still be of that kind, else `Lost`."""
    c = rows.seats.c
    change = update(rows.seats).where(c.table_id == table_id, c.seat == seat.seat)
    if was is not None:
        change = change.where(c.kind == was)
    if connection.execute(change.values(**seat_row(seat))).rowcount == 0:
        raise Lost


def add_seat(connection: Connection, table_id: str, seat: Seat) -> None:
    connection.execute(insert(rows.seats), {"table_id": table_id, **seat_row(seat)})


def remove_seat(connection: Connection, table_id: str, seat: Seat) -> None:
    """Take a seat away that must still be of its kind, else `Lost`."""
    c = rows.seats.c
    gone = delete(rows.seats).where(c.table_id == table_id, c.seat == seat.seat, c.kind == seat.kind)
    if connection.execute(gone).rowcount == 0:
        raise Lost


def update_presence(
    connection: Connection, table_id: str, changed: Sequence[tuple[int, int | None]], worker: str
) -> None:
    """Who is here and who is away. A seat that another process has a connection to is that process's to tell."""
    c = rows.seats.c
    seat_at = update(rows.seats).where(c.table_id == table_id, c.seat == bindparam("at"))
    came = [{"at": seat} for seat, away_since in changed if away_since is None]
    if came:
        connection.execute(seat_at.values(away_since=None, worker=worker), came)
    went = [{"at": seat, "since": away_since} for seat, away_since in changed if away_since is not None]
    if went:
        ours = seat_at.where((c.worker == worker) | c.worker.is_(None))
        connection.execute(ours.values(away_since=bindparam("since"), worker=None), went)


def add_contribution(connection: Connection, table_id: str, n: int, part: bytes) -> None:
    new = connection.execute(INSERT_CONTRIBUTION, {"table_id": table_id, "n": n, "bytes": part.hex()})
    if new.rowcount == 0:
        raise Lost


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
    """PostgreSQL: many entries in one statement that also tells the other processes; `Lost` where a number is taken."""
    columns = {name: [row[name] for row in new] for name in ENTRY}
    stored = connection.execute(APPEND_ENTRIES, {**columns, "channel": CHANNEL, "worker": new[0]["worker"]})
    found = {(row.table_id, row.number) for row in stored}
    return [None if (row["table_id"], row["number"]) in found else Lost() for row in new]


def append_line(connection: Connection, table_id: str, line: ChatLine, client: str) -> int:
    """The line goes into the chat, unless its sender has sent it before; its number. `Lost` if the number is taken."""
    c = rows.chat.c
    same = select(c.n).where(c.table_id == table_id, c.seat == line.seat, c.client == client)
    said: int | None = connection.execute(same).scalar()
    if said is not None:
        return said
    values = {name: getattr(line, name) for name in ("n", "seat", "name", "text", "at")}
    if connection.execute(INSERT_LINE, {"table_id": table_id, "client": client, **values}).rowcount == 0:
        raise Lost
    return line.n


def grant(connection: Connection, holder: str, table_id: str, power: str, seat: int = NO_SEAT) -> None:
    connection.execute(INSERT_GRANT, {"holder": holder, "table_id": table_id, "power": power, "seat": seat})


def revoke(connection: Connection, table_id: str, power: str, seat: int = NO_SEAT) -> None:
    """Nobody holds this power any more."""
    c = rows.grants.c
    connection.execute(delete(rows.grants).where(c.table_id == table_id, c.power == power, c.seat == seat))


def copy_grants(connection: Connection, holder: str, to: str, table_id: str) -> None:
    """What one holder may do at a table, another may too."""
    c = rows.grants.c
    for power, seat in connection.execute(
        select(c.power, c.seat).where(c.holder == holder, c.table_id == table_id)
    ).all():
        grant(connection, to, table_id, power, seat)


def copy_powers(connection: Connection, table_id: str, to: str, powers: Sequence[str]) -> None:
    """Whoever has these powers at one table has them at another."""
    c = rows.grants.c
    for holder, power in connection.execute(
        select(c.holder, c.power).where(c.table_id == table_id, c.power.in_(powers))
    ).all():
        grant(connection, holder, to, power)


def move_grants(connection: Connection, table_id: str, to: dict[int, int]) -> None:
    """The keys of each seat open another seat."""
    c = rows.grants.c
    held = connection.execute(select(c.holder, c.seat).where(c.table_id == table_id, c.power == "seat")).all()
    connection.execute(delete(rows.grants).where(c.table_id == table_id, c.power == "seat"))
    for holder, seat in held:
        grant(connection, holder, table_id, "seat", to[seat])


def set_rematch(connection: Connection, table_id: str, new_id: str) -> None:
    """Name the new table, unless another has been named: then `Lost`."""
    c = rows.tables.c
    named = update(rows.tables).where(c.id == table_id, c.rematch.is_(None)).values(rematch=new_id)
    if connection.execute(named).rowcount == 0:
        raise Lost


def _insert(table: str, *columns: str) -> Any:
    names, values = ", ".join(columns), ", ".join(f":{column}" for column in columns)
    return text(f"INSERT INTO {table} ({names}) VALUES ({values}) ON CONFLICT DO NOTHING")


INSERT_DECK = _insert("decks", "hash", "document", "notes")
INSERT_CONTRIBUTION = _insert("contributions", "table_id", "n", "bytes")
ENTRY = ("table_id", "number", "kind", "seat", "answer", "client", "at", "decides")
INSERT_ENTRY = _insert("log", *ENTRY)
APPEND_ENTRIES = text(
    f"""WITH new AS (
        INSERT INTO log ({", ".join(ENTRY)})
        SELECT * FROM unnest(
            CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:kind AS text[]), CAST(:seat AS integer[]),
            CAST(:answer AS text[]), CAST(:client AS text[]), CAST(:at AS bigint[]), CAST(:decides AS integer[]))
        ON CONFLICT DO NOTHING RETURNING table_id, number)
    SELECT table_id, number, pg_notify(:channel, table_id || ':' || number || ':' || :worker) FROM new"""
)
INSERT_LINE = _insert("chat", "table_id", "n", "seat", "name", "text", "client", "at")
INSERT_GRANT = _insert("grants", "holder", "table_id", "power", "seat")
