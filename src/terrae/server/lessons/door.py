"""The door of lessons: codes of six digits, the lock of pictures, and what is done against guessing.

A whole school comes from one address. Right codes of a lesson that somebody has entered from there pass whatever others
have typed; wrong ones are counted by device and by address, and over the whole service. `docs/security.md` has the sum.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal

CODE_DIGITS = 6
CODES = 10**CODE_DIGITS
MOST_OPEN = 200
"""Lessons whose door is open at the same time: the sum against guessing holds for so many."""
PICTURES, SHOWN = 9, 4
MINUTE_MS = 60_000
PICTURES_MS = MINUTE_MS
"""So long a set of pictures is the newest one; it is taken for as long again."""
WINDOW_MS = 10 * MINUTE_MS
HOUR_MS = 60 * MINUTE_MS
WRONG_OF_ADDRESS = 10
"""Wrong codes in ten minutes of an address that nobody has entered from."""
WRONG_PER_PUPIL = 2
"""So many more for everybody who has entered from it within the hour."""
WRONG_OF_ALL = 40
"""Wrong codes in ten minutes after which every door asks for the pictures."""
WRONG_OF_STRANGERS = 8
"""Wrong codes in an hour after which pictures are asked of whoever is the first of a lesson at an address."""
WRONG_PICTURES = 20
"""Wrong pictures in ten minutes at one lesson after which it takes nobody in from an address that is new to it."""
DEVICE_TRIES, DEVICE_WAITS_MS = 3, 20_000
MOST_KNOWN = 50_000

Verdict = Literal["in", "wrong", "pictures", "wait", "locked"]


def picture_set(secret: bytes, minute: int) -> tuple[int, ...]:
    """The four pictures of a minute, in order."""
    drawn = hmac.digest(secret, b"door %d" % minute, hashlib.sha256)
    return tuple(Random(int.from_bytes(drawn)).sample(range(PICTURES), SHOWN))


def pictures_at(secret: bytes, now: int) -> tuple[int, ...]:
    """The pictures that the teacher shows now."""
    return picture_set(secret, now // PICTURES_MS)


def are_right(secret: bytes, shown: Sequence[int], now: int) -> bool:
    """Are these the pictures of now, or of the minute before?"""
    minute = now // PICTURES_MS
    return tuple(shown) in (picture_set(secret, minute), picture_set(secret, minute - 1))


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody who wants to come in."""

    address: str
    device: str
    """Its hash; "" if it has none yet."""
    pictures: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Doorway:
    """The lesson behind a code."""

    lesson: str
    secret: bytes
    asks_pictures: bool = False
    """Has the teacher asked for the pictures?"""
    locked: bool = False


@dataclass(slots=True)
class Recent:
    """When something happened, within a time that has not passed yet."""

    times: deque[int] = field(default_factory=deque)

    def count(self, now: int, within: int) -> int:
        while self.times and self.times[0] <= now - within:
            self.times.popleft()
        return len(self.times)


@dataclass(slots=True)
class Known:
    """What is remembered, of those who came last; the others are forgotten."""

    recent: OrderedDict[str, Recent] = field(default_factory=OrderedDict)

    def add(self, who: str, now: int, most: int) -> None:
        found = self.recent.setdefault(who, Recent())
        self.recent.move_to_end(who)
        found.times.append(now)
        if len(found.times) > most:
            found.times.popleft()
        if len(self.recent) > MOST_KNOWN:
            self.recent.popitem(last=False)

    def count(self, who: str, now: int, within: int) -> int:
        found = self.recent.get(who)
        return 0 if found is None else found.count(now, within)

    def latest(self, who: str) -> int | None:
        found = self.recent.get(who)
        return found.times[-1] if found is not None and found.times else None


class Door:
    """Who may come in, as one process of the service counts it. Times are service time in milliseconds."""

    def __init__(self) -> None:
        self.wrong_of_address = Known()
        self.wrong_of_device = Known()
        self.wrong_pictures = Known()
        self.entered = Known()
        """Who has entered, by address and lesson."""
        self.entered_from = Known()
        """The same by address."""
        self.wrong = Recent()
        self.wrong_in_hour = Recent()

    def asks_all(self, now: int) -> bool:
        """Has the service met so many wrong codes that every door asks for the pictures?"""
        return self.wrong.count(now, WINDOW_MS) >= WRONG_OF_ALL

    def asks_strangers(self, now: int) -> bool:
        """Are the pictures asked of whoever is the first of a lesson at an address?"""
        return self.wrong_in_hour.count(now, HOUR_MS) >= WRONG_OF_STRANGERS

    def shows_pictures(self, doorway: Doorway, now: int) -> bool:
        """Must the teacher show the pictures, because somebody may be asked for them?"""
        return doorway.asks_pictures or self.asks_strangers(now) or self.asks_all(now)

    def knock(self, code: Doorway | None, knock: Knock, now: int) -> Verdict:
        """Somebody types a code, perhaps with pictures. Nothing that is answered before `wrong` tells of the code."""
        is_known = code is not None and self.entered.count(f"{knock.address} {code.lesson}", now, 24 * HOUR_MS) > 0
        if self._waits(knock, now) or (not is_known and self._is_used_up(knock.address, now)):
            return "wait"
        asked = self.asks_all(now) or (not is_known and self.asks_strangers(now))
        if asked and not knock.pictures:
            return "pictures"
        if code is None:
            return self._wrong(knock, now)
        if not asked and code.asks_pictures and not knock.pictures:
            return "pictures"
        if asked or code.asks_pictures:
            if not is_known and self.wrong_pictures.count(code.lesson, now, WINDOW_MS) >= WRONG_PICTURES:
                return self._wrong(knock, now)
            if not are_right(code.secret, knock.pictures, now):
                self.wrong_pictures.add(code.lesson, now, WRONG_PICTURES)
                return self._wrong(knock, now)
        return "locked" if code.locked else "in"

    def enter(self, lesson: str, address: str, now: int) -> None:
        """Somebody has entered a lesson."""
        self.entered.add(f"{address} {lesson}", now, 1)
        self.entered_from.add(address, now, 200)

    def _waits(self, knock: Knock, now: int) -> bool:
        if not knock.device:
            return False
        wrong, latest = self.wrong_of_device.count(knock.device, now, WINDOW_MS), None
        if wrong >= DEVICE_TRIES and wrong % DEVICE_TRIES == 0:
            latest = self.wrong_of_device.latest(knock.device)
        return latest is not None and now < latest + DEVICE_WAITS_MS

    def _is_used_up(self, address: str, now: int) -> bool:
        """Has an address typed too many wrong codes?"""
        allowed = WRONG_OF_ADDRESS + WRONG_PER_PUPIL * self.entered_from.count(address, now, HOUR_MS)
        return self.wrong_of_address.count(address, now, WINDOW_MS) >= allowed

    def _wrong(self, knock: Knock, now: int) -> Verdict:
        self.wrong_of_address.add(knock.address, now, 1000)
        if knock.device:
            self.wrong_of_device.add(knock.device, now, 100)
        self.wrong.times.append(now)
        self.wrong_in_hour.times.append(now)
        self._forget(now)
        return "wrong"

    def _forget(self, now: int) -> None:
        for recent, within, most in (
            (self.wrong, WINDOW_MS, WRONG_OF_ALL),
            (self.wrong_in_hour, HOUR_MS, WRONG_OF_STRANGERS),
        ):
            recent.count(now, within)
            while len(recent.times) > most:  # the last ones tell all that is asked
                recent.times.popleft()
