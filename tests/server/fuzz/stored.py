"""What the database holds, compared with what was acknowledged and shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, create_engine, select, update

from terrae.engine.contract import SPECTATOR
from terrae.server.database import queries
from terrae.server.database import tables as rows
from terrae.server.database.stored import Stored
from terrae.server.protocol.sizes import CHAT_KEPT, CHAT_LINE
from terrae.server.settings import database_url
from terrae.server.tables.people.clean_text import clean
from terrae.server.tables.table import before_the_first_move, carry_out

from .invariants import Violation, Witness
from .world import Acknowledged, World

GONE = "a-game-that-was-here-once"


@contextmanager
def connected(database: str) -> Iterator[Connection]:
    engine = create_engine(database_url(database))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def wreck(database: str, table_id: str) -> None:
    """A table of a game that is no longer installed: the service must do without it."""
    with connected(database) as connection:
        connection.execute(update(rows.tables).where(rows.tables.c.id == table_id).values(game=GONE, due=0))


def check_acknowledged(database: str, world: World) -> None:
    """Everything that was acknowledged is stored."""
    with connected(database) as connection:
        for table in world.tables.values():
            mine = [one for one in world.acknowledged.values() if one.table == table.id]
            if mine and not table.is_wrecked:
                check_lines(connection, table.id, mine)
                check_reports(connection, table.id, mine)


def check(database: str, world: World, witness: Witness) -> dict[str, int]:
    """Everything that was acknowledged is stored, and everything that was shown is what the rules alone show."""
    counts = {"acknowledged": len(world.acknowledged), "views": 0, "tables": len(world.tables)}
    with connected(database) as connection:
        secrets = connection.execute(select(rows.tables.c.id, rows.tables.c.secret))
        witness.at_the_end({row.id: row.secret for row in secrets})
        for table in world.tables.values():
            if table.is_wrecked:
                continue
            stored = queries.read_stored(connection, table.id)
            if stored is None:
                raise Violation(f"table {table.id} is not stored")
            mine = [one for one in world.acknowledged.values() if one.table == table.id]
            check_entries(stored, mine)
            check_lines(connection, table.id, mine)
            check_reports(connection, table.id, mine)
            counts["views"] += check_views(stored, witness)
    return counts


def check_entries(stored: Stored, acknowledged: list[Acknowledged]) -> None:
    """Moves and take-backs are in the log, with their number."""
    log = {entry.number: entry for entry in stored.log}
    if sorted(log) != list(range(1, len(log) + 1)):
        raise Violation(f"the log of {stored.id} has a gap")
    for one in acknowledged:
        if one.kind in ("move", "take_back"):
            entry = log.get(one.number)
            same = entry is not None and (entry.seat, entry.client) == (one.seat, one.id)
            if entry is None or not same or entry.answer != one.message.get("answer", entry.answer):
                raise Violation(f"an acknowledged {one.kind} is not in the log of {stored.id}: {one}, but {entry}")


def check_lines(connection: Connection, table_id: str, acknowledged: list[Acknowledged]) -> None:
    """Lines are in the chat, with their number and what they say; the oldest words are removed some day."""
    c = rows.chat.c
    said = {row.n: row for row in connection.execute(select(rows.chat).where(c.table_id == table_id))}
    latest = max(said, default=0)
    for one in acknowledged:
        if one.kind not in ("chat", "say") or (one.kind == "chat" and one.number <= latest - CHAT_KEPT):
            continue
        row = said.get(one.number)
        words = clean(one.message["text"], "a line", CHAT_LINE) if one.kind == "chat" else ""
        act = one.message.get("act")
        kept = row is not None and (row.seat, row.client or one.id, row.text, json.loads(row.act or "null"))
        if kept != (one.seat, one.id, words, act):  # ids are forgotten when somebody else comes to the seat
            raise Violation(f"an acknowledged line of {table_id} is not kept: {one}, but {kept}")


def check_reports(connection: Connection, table_id: str, acknowledged: list[Acknowledged]) -> None:
    """Reports are kept, each of them."""
    c = rows.reports.c
    kept = {
        (row.reporter, row.seat, row.line or None)
        for row in connection.execute(select(rows.reports).where(c.table_id == table_id))
    }
    for one in acknowledged:
        wanted = (one.seat, one.message.get("seat"), one.message.get("line"))
        if one.kind == "report" and wanted not in kept:
            raise Violation(f"an acknowledged report of {table_id} is not kept: {one}, but {sorted(kept, key=str)}")


def check_views(stored: Stored, witness: Witness) -> int:
    """What each viewer was shown is what the rules show it, after the same entries; how many views were compared."""
    shown = {key: view for key, view in witness.views.items() if key[0] == stored.id}
    if not shown or stored.setup is None or stored.start is None:
        return 0
    match = before_the_first_move(stored, stored.start, stored.setup)
    for number in range(len(stored.log) + 1):
        if number:
            carry_out(match, stored.log[number - 1])
        for (_, viewer, at), view in shown.items():
            if at == number:
                own: Any = match.view(SPECTATOR if viewer == -1 else viewer)
                if json.dumps(json.loads(json.dumps(own)), sort_keys=True) != view:
                    raise Violation(f"viewer {viewer} of {stored.id} was shown another game at {number}: {view[:3000]}")
    return len(shown)
