"""Migrations of the database."""

from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select, text

from terrae.engine.errors import Refused
from terrae.engine.fair import VERSION
from terrae.server.database import tables as rows
from terrae.server.database.engines import make_engine
from terrae.server.database.migrate import NEWEST, config, migrate
from terrae.server.settings import database_url


def test_migrations_lead_to_the_form_that_the_code_knows(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    migrate(engine)
    migrate(engine)
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST
    found = inspect(engine)
    for table in rows.metadata.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == set(table.columns.keys()), table.name
        for column in table.columns:
            assert columns[column.name]["nullable"] == bool(column.nullable), f"{table.name}.{column.name}"
            assert str(columns[column.name]["type"]) == str(column.type.compile(engine.dialect))
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        assert indexes == {index.name for index in table.indexes}, table.name
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert set(keys) == {column.name for column in table.primary_key}
    engine.dispose()


def put(connection: Connection, table: str, row: dict[str, Any]) -> None:
    names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


def test_a_database_of_the_first_form_is_migrated_with_all_it_holds(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    entry = {"table_id": "x", "number": 1, "kind": "move", "seat": 0, "answer": "pass", "client": "c", "at": 7}
    table = {
        "id": "x", "game": "terra", "players": 3, "options": "{}", "deck": "d", "title": "", "public": False,
        "chat": True, "clock": "{}", "status": "playing", "secret": "00", "start": 1, "setup": "{}", "due": None,
        "touched": 5, "rematch": None,
    }  # fmt: skip
    with engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        put(connection, "log", entry)
        for table_id, status in (("x", "playing"), ("y", "open")):
            row = {
                **table,
                "id": table_id,
                "status": status,
                "chat": status == "playing",
                "wish": 2,
                "made": "2026-01-01T00:00:00Z",
            }
            put(connection, "tables", row)
            put(connection, "contributions", {"table_id": table_id, "n": 0, "bytes": "ff"})
            put(connection, "seats", {"table_id": table_id, "seat": 0, "kind": "human", "name": "A", "colour": ""})
    migrate(engine)
    kept = {name: value for name, value in table.items() if name != "chat"}
    named = {"requested_start": 2, "created_at": "2026-01-01T00:00:00Z", "dealt_at": None, "private_lines": 0}
    with engine.begin() as connection:
        assert [dict(row) for row in connection.execute(select(rows.log)).mappings()] == [{**entry, "decides": None}]
        begun, still_open = [dict(row) for row in connection.execute(select(rows.tables).order_by("id")).mappings()]
        assert begun.items() >= {**kept, **named, "fair_version": 1}.items()
        assert [begun["talk"], still_open["talk"]] == ["words", "sentences"]
        assert still_open["fair_version"] == VERSION
        assert connection.execute(select(rows.contributions.c.table_id)).scalars().all() == ["x"]
        assert connection.execute(select(rows.seats.c.commitment, rows.seats.c.opened)).all() == [("", None)] * 2
    engine.dispose()


def test_watching_that_came_with_a_seat_becomes_part_of_it(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    before = [("old", "x", "back", 1), ("old", "x", "watch", -1), ("old", "y", "watch", -1), ("new", "x", "watch", -1)]
    with engine.begin() as connection:
        command.upgrade(config(connection), "0011")
        for holder, table_id, power, seat in before:
            put(connection, "grants", {"holder": holder, "table_id": table_id, "power": power, "seat": seat})
    migrate(engine)
    with engine.begin() as connection:
        assert {tuple(row) for row in connection.execute(select(rows.grants))} == set(before) - {
            ("old", "x", "watch", -1)
        }
    engine.dispose()


def test_reports_get_the_names_that_are_known_of_them(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    said = {"table_id": "x", "n": 4, "seat": 1, "name": "Old", "text": "boo", "client": "c", "at": "1", "language": ""}
    with engine.begin() as connection:
        command.upgrade(config(connection), "0012")
        for seat, name in enumerate(("Ada", "New")):
            put(connection, "seats", {"table_id": "x", "seat": seat, "kind": "human", "name": name, "colour": "",
                                      "commitment": ""})  # fmt: skip
        put(connection, "chat", said)
        for reporter, line in ((0, 4), (1, None)):
            put(connection, "reports", {"table_id": "x", "reporter": reporter, "seat": 1 - reporter, "line": line,
                                        "text": "boo" if line else "", "at": "2"})  # fmt: skip
    migrate(engine)
    with engine.begin() as connection:
        told = [tuple(row) for row in connection.execute(select(rows.reports).order_by(rows.reports.c.reporter))]
        assert told == [("x", 0, "Ada", 1, "Old", 4, "boo", "2"), ("x", 1, "New", 0, "Ada", 0, "", "2")]
    engine.dispose()


def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    migrate(engine)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).one() == (NEWEST,)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refused, match="later version"):
        migrate(engine)
    engine.dispose()
