"""Who may read what was said. Every way out of own words asks here: connections, replays, records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ...database.stored import Line, Stored
from .keys import Powers


class Reader(Struct, frozen=True):
    """Who reads. Acts are for everybody who may look on: they are part of the play."""

    seats: frozenset[int] = frozenset()
    """The reader's seats: own words of whom one of them has blocked are kept from it."""
    invited: bool = False
    """Was the reader invited? Strangers read only what was said since the table is public, also in a seat."""


def reader_of(powers: Powers, viewer: int | None) -> Reader:
    """Whoever has these powers, looking through a seat of their own or, with all others, without one."""
    own = frozenset((viewer,)) if viewer is not None and viewer in powers.seats else frozenset(powers.seats)
    return Reader(own, powers.invited)


def is_from_before(stored: Stored, line: Line, reader: Reader) -> bool:
    """Are these own words from before the table was public, and is the reader a stranger?"""
    return line.act is None and not reader.invited and line.n <= stored.private_lines


def may_read(stored: Stored, line: Line, reader: Reader) -> bool:
    if line.act is not None:
        return True
    if is_from_before(stored, line, reader):
        return False
    return not any((seat, line.seat) in stored.blocks for seat in reader.seats)


def readable(stored: Stored, lines: Iterable[Line], reader: Reader) -> Iterator[Line]:
    """Those of the lines that the reader may read."""
    return (line for line in lines if may_read(stored, line, reader))
