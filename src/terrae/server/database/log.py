"""The log of a table: everything that has happened in its game, in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One line of a table's log: a move, or the last moves taken back."""

    number: int
    """How many entries there are with this one."""
    kind: str
    seat: int
    answer: str
    """Of moves taken back how many there are; nothing said means one."""
    client: str | None
    """The sender's own id of it."""
    at: int

    @property
    def taken_back(self) -> int:
        """How many moves it takes back."""
        return int(self.answer or 1) if self.kind == "back" else 0


class Log(Sequence[Entry]):
    """The entries of a table. It is never changed: a further entry makes another one."""

    __slots__ = ("entries", "standing")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries = tuple(entries)
        standing: list[Entry] = []
        for entry in self.entries:
            if entry.kind == "back":
                del standing[len(standing) - entry.taken_back :]
            else:
                standing.append(entry)
        self.standing = tuple(standing)
        """The moves that were not taken back: those that the match consists of."""

    def plus(self, entry: Entry) -> Log:
        """The log after one more entry."""
        new = Log()
        new.entries = (*self.entries, entry)
        if entry.kind == "back":
            new.standing = self.standing[: len(self.standing) - entry.taken_back]
        else:
            new.standing = (*self.standing, entry)
        return new

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Entry, ...]: ...

    def __getitem__(self, index: int | slice) -> Entry | tuple[Entry, ...]:
        return self.entries[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.entries == other.entries

    def __hash__(self) -> int:
        return hash(self.entries)

    def begins_with(self, other: Log) -> bool:
        """Are the first entries those of the other log?"""
        return self.entries[: len(other)] == other.entries
