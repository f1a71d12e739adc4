"""Statements about what is said at tables: its lines, who keeps whose words from themselves, and reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict, fields
from sqlalchemy import Connection, Row, delete, func, select, update

from ..protocol.sizes import CHAT_KEPT, CHAT_SHOWN
from . import tables as rows
from .statements import from_text_or_null, insert_new, to_text_or_null
from .stored import Line, StoredReport
from .writer import Lost

LINE = tuple(rows.chat.c[field.name] for field in fields(Line))
"""The columns of a line, in the order of its fields."""
INSERT_LINE = insert_new("chat", "table_id", *(field.name for field in fields(Line)))
INSERT_BLOCK = insert_new("blocks", "table_id", "reader", "seat")
INSERT_REPORT = insert_new("reports", "table_id", "reporter", "reporter_name", "seat", "name", "line", "text", "at")
NO_LINE = 0
"""A report that means no line of the chat: lines are counted from one."""


# ---- reading ----


def read_chat(connection: Connection, table_id: str, after: int, until: int | None = None) -> tuple[Line, ...]:
    """The last lines of the table's chat, or the last up to this one."""
    c = rows.chat.c
    wanted = select(*LINE).where(c.table_id == table_id, c.n > after)
    if until is not None:
        wanted = wanted.where(c.n <= until)
    found = connection.execute(wanted.order_by(c.n.desc()).limit(CHAT_SHOWN))
    return tuple(line_from(row) for row in reversed(found.all()))


def count_lines(connection: Connection, table_id: str) -> int:
    """How many lines there have been."""
    c = rows.chat.c
    return int(connection.execute(select(func.max(c.n)).where(c.table_id == table_id)).scalar() or 0)


def read_said(connection: Connection, table_id: str) -> tuple[Line, ...]:
    """The lines that a record keeps, all of them."""
    c = rows.chat.c
    found = connection.execute(select(*LINE).where(c.table_id == table_id, c.number.is_not(None)).order_by(c.n))
    return tuple(line_from(row) for row in found)


def read_line(connection: Connection, table_id: str, n: int) -> Line | None:
    """One line of the table's chat, if it is still kept."""
    c = rows.chat.c
    row = connection.execute(select(*LINE).where(c.table_id == table_id, c.n == n)).first()
    return None if row is None else line_from(row)


def line_from(row: Row[Any]) -> Line:
    values = row._asdict()
    return Line(**{**values, "act": from_text_or_null(values["act"])})


def read_blocks(connection: Connection, table_id: str) -> frozenset[tuple[int, int]]:
    """From whom whose own words are kept."""
    c = rows.blocks.c
    found = connection.execute(select(c.reader, c.seat).where(c.table_id == table_id))
    return frozenset((row.reader, row.seat) for row in found)


# ---- writing ----


def append_line(connection: Connection, table_id: str, line: Line) -> int:
    """The line goes into the chat, unless its sender has sent it before; its number. `Lost` if the number is taken."""
    c = rows.chat.c
    same = select(c.n).where(c.table_id == table_id, c.seat == line.seat, c.client == line.client)
    said: int | None = connection.execute(same).scalar() if line.client else None
    if said is not None:
        return said
    values = {**asdict(line), "act": to_text_or_null(line.act)}
    if connection.execute(INSERT_LINE, {"table_id": table_id, **values}).rowcount == 0:
        raise Lost
    if line.n % CHAT_SHOWN == 0:
        old = (c.table_id == table_id) & (c.n <= line.n - CHAT_KEPT) & c.number.is_(None)
        connection.execute(delete(rows.chat).where(old))
    return line.n


def forget_ids(connection: Connection, table_id: str, seats: Sequence[int]) -> None:
    """Others sit in these seats now: ids of lines belong to those who sent them, and are free for whoever comes."""
    c = rows.chat.c
    connection.execute(
        update(rows.chat).where(c.table_id == table_id, c.seat.in_(seats), c.client != "").values(client="")
    )


def set_block(connection: Connection, table_id: str, reader: int, seat: int, on: bool) -> None:
    """Own words of a seat are kept from the reader, or no longer."""
    c = rows.blocks.c
    if on:
        connection.execute(INSERT_BLOCK, {"table_id": table_id, "reader": reader, "seat": seat})
    else:
        connection.execute(delete(rows.blocks).where(c.table_id == table_id, c.reader == reader, c.seat == seat))


def unblock_seat(connection: Connection, table_id: str, seat: int) -> None:
    """Somebody else sits there now: nobody has blocked them, nor they anybody."""
    c = rows.blocks.c
    connection.execute(delete(rows.blocks).where(c.table_id == table_id, (c.reader == seat) | (c.seat == seat)))


def add_report(connection: Connection, table_id: str, report: StoredReport) -> bool:
    """Keep a report; False if the same was reported before."""
    return connection.execute(INSERT_REPORT, {"table_id": table_id, **asdict(report)}).rowcount > 0


def count_reports(connection: Connection, table_id: str, reporter: int, name: str) -> tuple[int, int]:
    """How often others were reported: by whoever has this name in this seat, and by everybody at the table."""
    c = rows.reports.c
    own = func.count().filter(c.reporter == reporter, c.reporter_name == name)
    counted = connection.execute(select(own, func.count()).where(c.table_id == table_id)).one()
    return int(counted[0]), int(counted[1])
