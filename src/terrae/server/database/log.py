"""The log of a table: everything that has happened in its game, in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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

    __slots__ = ("answers", "entries", "standing", "used_ms")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries = tuple(entries)
        standing: list[Entry] = []
        self.used_ms: Mapping[int, int] = {}
        """How long each seat took for its answers, also those taken back; but for the first, which the deal asked."""
        self.answers: Mapping[int, int] = {}
        """How many answers of each seat stand."""
        before: Entry | None = None
        for entry in self.entries:
            self._count(before, entry, standing)
            if entry.kind == "back":
                del standing[len(standing) - entry.taken_back :]
            else:
                standing.append(entry)
            before = entry
        self.standing = tuple(standing)
        """The moves that were not taken back: those that the match consists of."""

    def _count(self, before: Entry | None, entry: Entry, standing: Sequence[Entry]) -> None:
        """Count a further entry, which comes after this one, when these moves stand."""
        answers = dict(self.answers)
        if entry.kind == "back":
            for undone in standing[len(standing) - entry.taken_back :]:
                answers[undone.seat] -= 1
        else:
            answers[entry.seat] = answers.get(entry.seat, 0) + 1
            took = 0 if before is None else max(0, entry.at - before.at)
            self.used_ms = {**self.used_ms, entry.seat: self.used_ms.get(entry.seat, 0) + took}
        self.answers = answers

    def plus(self, entry: Entry) -> Log:
        """The log after one more entry."""
        new = Log()
        new.used_ms, new.answers = self.used_ms, self.answers
        new._count(self.entries[-1] if self.entries else None, entry, self.standing)
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
