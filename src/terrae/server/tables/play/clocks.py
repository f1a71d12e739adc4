"""How long a decision may take. Its time runs from when it is first asked, whatever happens meanwhile.

Neither a bot that plays for a seat for a while nor a move that is taken back gives a decision more time: when it was
asked follows from the log, in every process and after a restart. With a clock for all decisions together a seat's own
time runs while it is asked, also for answers that are taken back later.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ...database.stored import Stored
from ...protocol.shared import DaysClock, DecisionClock, TotalClock
from ...settings import DAY_MS

SECOND_MS = 1000
MINUTE_MS = 60 * SECOND_MS


def limit_ms(stored: Stored) -> int | None:
    """How long each decision may take; None if there is no clock for each."""
    if isinstance(stored.clock, DecisionClock):
        return stored.clock.seconds * SECOND_MS
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


def own_time_ms(stored: Stored, seat: int) -> int | None:
    """What a seat has left of its time for all decisions, before that of now; None without such a clock."""
    clock, log = stored.clock, stored.log
    if not isinstance(clock, TotalClock):
        return None
    used = log.used_ms.get(seat, 0)
    if log and log[0].seat == seat and stored.dealt_at is not None:
        used += max(0, log[0].at - stored.dealt_at)
    return max(0, clock.minutes * MINUTE_MS + log.answers.get(seat, 0) * clock.plus * SECOND_MS - used)


def deadline(stored: Stored, actor: int, now: int) -> int | None:
    """When the time for the decision of now runs out; None without a clock."""
    own = own_time_ms(stored, actor)
    if own is not None:
        began = stored.log[-1].at if stored.log else stored.dealt_at
        return own + (now if began is None else began)
    limit = limit_ms(stored)
    if limit is None:
        return None
    asked = next(asked_at(stored))
    return limit + (now if asked is None else asked)


def is_late(stored: Stored, actor: int, now: int) -> bool:
    """Has the time for the decision of now run out?"""
    end = deadline(stored, actor, now)
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
