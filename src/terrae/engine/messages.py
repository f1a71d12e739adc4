"""Which message of the locales says a thing. A game's `messages.json` holds the tables; the web app reads them too."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

ANYTHING = "*"
"""In a row: the thing must hold this key, whatever it says there."""


@cache
def tables_in(file: Path) -> dict[str, list[tuple[dict[str, str], str]]]:
    """The tables of a file, by name. Each row says what a thing must hold, and which message says it then."""
    found: dict[str, list[tuple[dict[str, str], str]]] = json.loads(file.read_text("utf-8"))
    return found


def message_for(file: Path, table: str, thing: Mapping[str, Any]) -> str:
    """The message of the first row that fits, with what the thing holds in its braces; "" goes without saying."""
    for row, message in tables_in(file)[table]:
        if all(
            thing.get(key) is not None if wanted == ANYTHING else thing.get(key) == wanted
            for key, wanted in row.items()
        ):
            return message.format_map(thing)
    raise LookupError(f"{file.name}: no row of {table} fits {dict(thing)}")
