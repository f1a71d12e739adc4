"""A queue in which tables take turns: however much one table asks, the others wait no longer for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items that wait, by table. At most one item of a table is under way at a time."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[T]] = {}
        """By table; the table whose turn is next comes first."""
        self.under_way: set[str] = set()

    def __len__(self) -> int:
        return sum(len(items) for items in self.waiting.values())

    def __iter__(self) -> Iterator[T]:
        """What waits, table by table."""
        return chain.from_iterable(self.waiting.values())

    def put(self, table: str, item: T) -> None:
        """Add an item to the end of its table's items."""
        self.waiting.setdefault(table, deque()).append(item)

    def take(self) -> tuple[str, T] | None:
        """The next item and its table; None if every table that waits has an item under way."""
        for table, items in self.waiting.items():
            if table not in self.under_way:
                self.under_way.add(table)
                item = items.popleft()
                del self.waiting[table]
                if items:
                    self.waiting[table] = items  # at the end: the other tables come first
                return table, item
        return None

    def done(self, table: str) -> None:
        """The item that was taken of the table is finished."""
        self.under_way.discard(table)

    def discard(self, table: str, item: T) -> None:
        """Remove an item that was not taken."""
        items = self.waiting.get(table, deque())
        if item in items:
            items.remove(item)
            if not items:
                del self.waiting[table]
