"""Lists of tables, told from their rows: a game is not replayed to be listed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, select

from . import rows
from .errors import Fault, unknown_key
from .house import House
from .keys import Asker, Powers
from .messages import TableInfo, You
from .shelf import key_is_known, table_from
from .table import Seat, Table

MOST_LISTED = 50


@dataclass(slots=True)
class Outline:
    """A table as its rows tell it, without its match."""

    table: Table
    number: int
    actor: int | None
    powers: Powers

    @property
    def is_complete(self) -> bool:
        """Is it known who decides? Not before the first move, nor after one that an earlier version has stored."""
        return self.table.status != "playing" or self.actor is not None


async def public_tables(house: House, asker: Asker) -> list[TableInfo]:
    """Those that everybody may see, and that are open or played at."""
    t = rows.tables.c
    return await told(house, asker, t.public.is_(True) & t.status.in_(("open", "playing")))


async def tables_of(house: House, asker: Asker) -> list[TableInfo]:
    """Those that the asker has something to do with."""
    g = rows.grants.c
    return await told(house, asker, rows.tables.c.id.in_(select(g.table_id).where(g.holder.in_(asker.holders))))


async def told(house: House, asker: Asker, which: ColumnElement[bool]) -> list[TableInfo]:
    """What is told of these tables, those touched last first."""
    outlines = await house.store.read(lambda connection: read_outlines(connection, asker, which))
    infos = [await info_of(house, asker, outline) for outline in outlines]
    return [info for info in infos if info is not None]


async def info_of(house: House, asker: Asker, outline: Outline) -> TableInfo | None:
    """What is told of a table; None if meanwhile it is not for the asker any more."""
    if outline.is_complete:
        you = You(tuple(sorted(outline.powers.seats)), outline.powers.host)
        now, replace_after_ms = house.clock.now(), house.settings.replace_after_ms
        return outline.table.info_at(outline.number, outline.actor, you, now, replace_after_ms)
    try:
        async with house.with_power(outline.table.id, asker) as (table, powers):
            return house.info(table, powers)
    except Fault as fault:
        if fault.code != "not_found":
            raise
        return None


def read_outlines(connection: Connection, asker: Asker, which: ColumnElement[bool]) -> list[Outline]:
    """A few statements, however many tables there are; `Fault` if the asker's key is not known anywhere."""
    if asker.key is not None and not key_is_known(connection, asker.key):
        raise unknown_key()
    t, log = rows.tables.c, rows.log.c

    def last(column: ColumnElement[Any]) -> Any:
        newest = select(column).where(log.table_id == t.id).order_by(log.number.desc()).limit(1)
        return newest.correlate(rows.tables).scalar_subquery()

    listed = select(rows.tables, last(log.number).label("number"), last(log.decides).label("decides"))
    found = connection.execute(listed.where(which).order_by(t.touched.desc()).limit(MOST_LISTED)).mappings().all()
    ids = [row["id"] for row in found]
    hashes = {row["deck"] for row in found}
    decks = {
        row["hash"]: row
        for row in connection.execute(select(rows.decks).where(rows.decks.c.hash.in_(hashes))).mappings()
    }
    s, c, g = rows.seats.c, rows.contributions.c, rows.grants.c
    seated = grouped(
        connection, select(s.table_id, s.seat, s.kind, s.name, s.colour, s.bot, s.away_since).order_by(s.seat), ids
    )
    added = grouped(connection, select(c.table_id, c.bytes).order_by(c.n), ids)
    held = grouped(connection, select(g.table_id, g.power, g.seat).where(g.holder.in_(asker.holders)), ids)
    outlines = []
    for row in found:
        table = table_from(row, decks[row["deck"]])
        table.seats = [Seat(*seat) for seat in seated[table.id]]
        table.contributions = [bytes.fromhex(part) for (part,) in added[table.id]]
        powers = Powers()
        for power, seat in held[table.id]:
            powers.add(power, seat)
        actor = row["decides"] if table.status == "playing" else None
        outlines.append(Outline(table, row["number"] or 0, actor, powers))
    return outlines


def grouped(connection: Connection, wanted: Select[Any], ids: Sequence[str]) -> dict[str, list[Any]]:
    """The rows of these tables, by table; the first column names it."""
    by_table: dict[str, list[Any]] = defaultdict(list)
    for table_id, *values in connection.execute(wanted.where(wanted.selected_columns[0].in_(ids))):
        by_table[table_id].append(values)
    return by_table
