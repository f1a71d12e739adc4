"""How long a decision may take. Its time runs from when it is first asked, whatever happens meanwhile.

Neither a bot that plays for a seat for a while nor a move that is taken back gives a decision more time: when it was
asked follows from the log, in every process and after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ...database.stored import Stored
from ...protocol.shared import DaysClock, DecisionClock
from ...settings import DAY_MS


def limit_ms(stored: Stored) -> int | None:
    """How long a decision may take; None if there is no clock."""
    if isinstance(stored.clock, DecisionClock):
        return stored.clock.seconds * 1000
    if isinstance(stored.clock, DaysClock):
        return stored.clock.days * DAY_MS
    return None


def asked_at(stored: Stored) -> Iterator[int | None]:
    """When the decision of now was first asked, then the one before it, and so on.

    Each is asked by the move before it, moves that were taken back left out, and the first one by the deal. None if
    that was not written down.
    """
    for entry in reversed(stored.log.standing):
        yield entry.at
    yield stored.dealt_at


def deadline(stored: Stored, now: int) -> int | None:
    """When the time for the decision of now runs out; None without a clock."""
    limit = limit_ms(stored)
    if limit is None:
        return None
    asked = next(asked_at(stored))
    return limit + (now if asked is None else asked)


def is_late(stored: Stored, now: int) -> bool:
    """Has the time for the decision of now run out?"""
    end = deadline(stored, now)
    return end is not None and end <= now


def is_too_late_to_take_back(stored: Stored, now: int, moves: int = 1) -> bool:
    """Has the time run out for the decision that is asked again when so many moves are undone?"""
    limit = limit_ms(stored)
    if limit is None:
        return False
    asked = next(islice(asked_at(stored), moves, None), None)
    return asked is not None and asked + limit <= now


def left_ms(stored: Stored, actor: int | None, now: int) -> int | None:
    """The time left to the person who decides."""
    if actor is None or stored.due is None or stored.seats[actor].plays_itself:
        return None
    return max(0, stored.due - now)
