"""Which day it is. A day begins first in the far east and ends last in the far west, by the calendars of people."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from terrae.bots.deals import Deal, deal_named
from terrae.engine.errors import Refused

from ..errors import Fault

FIRST_ZONE, LAST_ZONE = timedelta(hours=14), timedelta(hours=-12)
"""The calendars that are furthest ahead of UTC and behind it."""


def bounds(day: date) -> tuple[datetime, datetime]:
    """From when until when it is this day somewhere."""
    midnight = datetime.combine(day, time(), UTC)
    return midnight - FIRST_ZONE, midnight + timedelta(days=1) - LAST_ZONE


def is_late(day: date | None, when: datetime) -> bool:
    """Is the day over everywhere?"""
    return day is not None and when >= bounds(day)[1]


def known_deal(name: str, now: datetime | None = None) -> Deal:
    """The deal of that name; `Fault` if there is none, or if its day has not begun anywhere."""
    try:
        deal = deal_named(name)
    except Refused as error:
        raise Fault("refused", error.sentence) from None
    if deal.day is not None and (now or datetime.now(UTC)) < bounds(deal.day)[0]:
        raise Fault("refused", f"the deal of {deal.day} is not there before that day")
    return deal
