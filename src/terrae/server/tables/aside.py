"""Tables that something is wrong with: each is left alone for a while, so that every other goes on."""

from __future__ import annotations

import time

AGAIN_AFTER_S = 300.0
"""After this time a table is tried again: it may have been mended, or its game installed."""


class Aside:
    """The tables of one process that are set aside for one reason."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def add(self, table_id: str) -> None:
        """Leave a table alone for a while."""
        self.until[table_id] = time.monotonic() + AGAIN_AFTER_S

    def discard(self, table_id: str) -> None:
        """All is well with the table."""
        self.until.pop(table_id, None)

    def __contains__(self, table_id: str) -> bool:
        return self.until.get(table_id, 0.0) > time.monotonic()

    def ids(self) -> frozenset[str]:
        """The tables that are set aside now."""
        now = time.monotonic()
        self.until = {table_id: until for table_id, until in self.until.items() if until > now}
        return frozenset(self.until)
