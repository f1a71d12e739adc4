"""What the statements about tables share: values as texts, rows that are inserted unless their key is taken."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import text


def to_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def from_text(written: str) -> Any:
    return msgspec.json.decode(written)


def to_text_or_null(value: object) -> str | None:
    return None if value is None else to_text(value)


def from_text_or_null(written: str | None) -> Any:
    return None if written is None else from_text(written)


def insert_new(table: str, *columns: str) -> Any:
    """A statement that inserts a row unless its key is taken."""
    names, values = ", ".join(columns), ", ".join(f":{column}" for column in columns)
    return text(f"INSERT INTO {table} ({names}) VALUES ({values}) ON CONFLICT DO NOTHING")
