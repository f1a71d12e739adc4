"""Sends notices, beside everything else: each after a moment, a few at a time, and not for ever."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from terrae.engine.game import games

from ..clock import wall_ms
from ..database import push
from ..database.push import Subscription
from ..database.writer import NotSaved
from .encryption import encrypted
from .endpoints import endpoint_of
from .notices import Kind, Letter, Reason, notice_of_day, notice_of_table, still_holds, topic_of
from .post import Answered, NotSent, post
from .vapid import Vapid, from_base64, new_secret

if TYPE_CHECKING:
    from ..tables.service import Service
    from ..tables.table import Table

log = structlog.get_logger("terrae")

JUST_MS = 60_000
"""Whoever goes within this time after a seat was asked has perhaps not seen it."""
MOST_AWAITED = 10_000
"""Seats that are to be told something after a moment; more are not."""
MOST_LETTERS = 1000
"""Notices that wait to be sent, or to be sent again; more are dropped."""
MOST_TOLD = 20_000
"""Seats of which it is remembered what they were told last."""
SENDERS = 8
DEVICES_OF_SEAT = 5
"""Browsers that are told about one seat."""
MOST_REMINDED = 500
"""Browsers that are reminded of the deal of the day in one round."""
REMIND_EVERY_S = 20.0
LATE_MINUTES = 10
"""Reminders that were due while nobody could send them are sent so much later at most."""
DAY_MINUTES = 24 * 60
CLEAN_EVERY = 180
"""Rounds of reminders between two searches for subscriptions that have ended."""
TRY_AGAIN_S = (20.0, 300.0)
"""So long after a push service could not take a notice it is sent again, and then once more."""
LONGEST_WAIT_S = 900.0
GOOD_FOR_S = 24 * 3600
"""A push service keeps a notice for so long until the browser can be reached."""
GONE = (403, 404, 410)
"""Answers that say that a subscription has ended, or was made with another key than ours."""
OK, REDIRECTED, TOO_MANY, BROKEN = 200, 300, 429, 500


class Delivery:
    """The notices of one process."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.vapid: Vapid | None = None
        """None until the service runs."""
        self.context: ssl.SSLContext | None = None
        self.awaited: dict[tuple[str, int], tuple[float, Reason]] = {}
        """Seats that are to be told something, the first to be looked at first."""
        self.noted = asyncio.Event()
        self.told: dict[tuple[str, int], Reason] = {}
        self.letters: asyncio.Queue[Letter] = asyncio.Queue()
        self.resting = 0
        """Notices that wait to be sent again."""

    async def begin(self) -> list[Coroutine[Any, Any, None]]:
        """Find or make the service's key; what is to run beside the requests."""
        secret = await self.service.database.write(lambda connection: push.key_of_service(connection, new_secret()))
        self.vapid = Vapid(secret, self.service.settings.push_contact)
        self.context = await asyncio.to_thread(ssl.create_default_context)
        return [self.look_for_ever(), self.remind_for_ever(), *(self.send_for_ever() for _ in range(SENDERS))]

    # ---- what is to be told ----

    def consider(self, table: Table) -> None:
        """Something has happened at a table: whoever is asked now and not there is told, unless they come soon."""
        stored = table.stored
        if stored.status == "over":
            for seat in stored.people:
                self.note(table, seat, "over")
        elif table.actor is not None:
            self.note(table, table.actor, "turn")

    def consider_leaving(self, table: Table, now: int) -> None:
        """Somebody is away: they may have gone just when their seat was asked."""
        if table.actor is not None and now - (table.stored.changed or 0) < JUST_MS:
            self.note(table, table.actor, "turn")

    def note(self, table: Table, seat: int, kind: Kind) -> None:
        stored = table.stored.seats[seat]
        if stored.kind != "human" or stored.away_since is None or table.clients.get(seat):
            return
        reason = Reason(table.id, seat, table.number, kind)
        key = (table.id, seat)
        if self.told.get(key) == reason:
            return
        if len(self.awaited) >= MOST_AWAITED and key not in self.awaited:
            self.service.metrics.notices.labels("dropped").inc()
            return
        self.awaited.pop(key, None)
        self.awaited[key] = time.monotonic() + self.service.settings.notice_after_ms / 1000, reason
        self.noted.set()

    async def look_for_ever(self) -> None:
        """Look at each seat after a moment, and write to those who want that."""
        while True:
            if not self.awaited:
                self.noted.clear()
                await self.noted.wait()
            key, (due, reason) = next(iter(self.awaited.items()))
            if (left := due - time.monotonic()) > 0:
                await asyncio.sleep(min(left, 1.0))  # it may have been asked again meanwhile, and wait longer
                continue
            del self.awaited[key]
            try:
                await self.look(reason)
            except NotSaved:
                self.service.metrics.notices.labels("failed").inc()

    async def look(self, reason: Reason) -> None:
        now = self.service.clock.now()
        awaited = await self.service.database.read(
            lambda connection: push.read_awaited(connection, reason.table, reason.seat, now, DEVICES_OF_SEAT)
        )
        if awaited is None or not still_holds(reason, awaited):
            return
        self.told.pop((reason.table, reason.seat), None)
        self.told[reason.table, reason.seat] = reason
        if len(self.told) > MOST_TOLD:
            del self.told[next(iter(self.told))]
        for to in awaited.subscriptions:
            notice = await asyncio.to_thread(
                notice_of_table, reason.kind, reason.table, awaited.title, awaited.game, to.language
            )
            self.put(Letter(to, notice, reason))

    async def remind_for_ever(self) -> None:
        """Remind those of the deal of the day who want that, at the minute that they have chosen."""
        last = minute_of(datetime.now(UTC)) - 1
        rounds = 0
        while True:
            rounds += 1
            now = datetime.now(UTC)
            minutes = minutes_since(last, minute_of(now))
            last = minute_of(now)
            try:
                if minutes:
                    await self.remind(minutes, now)
                if rounds % CLEAN_EVERY == 0:
                    await self.remove_ended()
            except NotSaved:
                self.service.metrics.notices.labels("failed").inc()
            await asyncio.sleep(REMIND_EVERY_S)

    async def remove_ended(self) -> None:
        now = self.service.clock.now()
        await self.service.database.write(lambda connection: push.remove_ended(connection, now))

    async def remind(self, minutes: list[int], now: datetime) -> None:
        game = next((game.name for game in games().values() if game.offers.deals), None)
        if game is None:
            return
        at = self.service.clock.now()
        stamp = now.date().isoformat()
        due = await self.service.database.write(
            lambda connection: push.take_reminders(connection, minutes, stamp, at, MOST_REMINDED)
        )
        for to, zone in due:
            deal = f"{game}~{(now + timedelta(minutes=zone)).date().isoformat()}"
            if not await self.has_begun(to.holder, deal):
                self.put(Letter(to, await asyncio.to_thread(notice_of_day, game, to.language), None))

    async def has_begun(self, holder: str, deal: str) -> bool:
        return await self.service.database.read(lambda connection: push.has_begun(connection, holder, deal))

    # ---- sending ----

    def put(self, letter: Letter) -> None:
        """It is sent soon, unless too much waits or this browser has been told too much."""
        full = self.letters.qsize() + self.resting >= MOST_LETTERS
        if full or not self.service.limits.allows("notices", letter.to.holder):
            self.service.metrics.notices.labels("dropped").inc()
        else:
            self.letters.put_nowait(letter)

    async def send_for_ever(self) -> None:
        while True:
            letter = await self.letters.get()
            try:
                outcome = await self.send(letter)
            except NotSaved:
                outcome = "failed"
            self.service.metrics.notices.labels(outcome).inc()

    async def send(self, letter: Letter) -> str:
        """Send a notice; what became of it."""
        assert self.vapid is not None
        assert self.context is not None
        endpoint = endpoint_of(letter.to.endpoint, self.service.settings.push_services)
        if endpoint is None:  # its push service was named by an earlier start, and is no longer
            return "failed"
        body = encrypted(msgspec.json.encode(letter.notice), from_base64(letter.to.reader), from_base64(letter.to.auth))
        headers = {
            "authorization": self.vapid.header(endpoint.origin),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(GOOD_FOR_S),
            "topic": topic_of(self.vapid.public, letter.notice.tag),
            "urgency": "normal",
        }
        try:
            answer = await post(endpoint, headers, body, self.context)
        except NotSent as error:
            log.warning("a push service does not answer", host=endpoint.host, why=str(error))
            return self.try_again(letter, Answered(BROKEN))
        if OK <= answer.status < REDIRECTED:
            return "sent"
        if answer.status in GONE:
            to = letter.to
            await self.service.database.write(lambda connection: push.forget(connection, [to.holder], to.endpoint))
            return "gone"
        if answer.status >= BROKEN or answer.status == TOO_MANY:
            return self.try_again(letter, answer)
        log.warning("a push service does not take a notice", host=endpoint.host, status=answer.status)
        return "refused"

    def try_again(self, letter: Letter, answer: Answered) -> str:
        """It is sent again after a while, a few times at most."""
        if letter.tries >= len(TRY_AGAIN_S) or self.letters.qsize() + self.resting >= MOST_LETTERS:
            return "failed"
        wait = TRY_AGAIN_S[letter.tries]
        if answer.retry_after.isascii() and answer.retry_after.isdigit():
            wait = max(wait, float(answer.retry_after[:6]))
        letter.tries += 1
        self.resting += 1
        self.service.spawn(self.send_later(letter, min(wait, LONGEST_WAIT_S)))
        return "delayed"

    async def send_later(self, letter: Letter, wait: float) -> None:
        try:
            await asyncio.sleep(wait)
            if letter.reason is None or await self.is_wanted(letter.to, letter.reason):
                self.letters.put_nowait(letter)
        finally:
            self.resting -= 1

    async def is_wanted(self, to: Subscription, reason: Reason) -> bool:
        """Is there still something to be told, and to this browser?"""
        now = self.service.clock.now()
        awaited = await self.service.database.read(
            lambda connection: push.read_awaited(connection, reason.table, reason.seat, now, DEVICES_OF_SEAT)
        )
        return awaited is not None and still_holds(reason, awaited) and to in awaited.subscriptions


def minute_of(when: datetime) -> int:
    """Minutes since 1970."""
    return int(when.timestamp() // 60)


def minutes_since(last: int, now: int) -> list[int]:
    """The minutes of the day after one and up to another, of the latest hours at most."""
    return [minute % DAY_MINUTES for minute in range(max(last, now - LATE_MINUTES) + 1, now + 1)]


def ends_at(service_now: int, expires: int | None, kept_ms: int) -> int:
    """Service time until which a subscription is used: its browser may say that it ends earlier."""
    return service_now + (kept_ms if expires is None else max(0, min(kept_ms, expires - wall_ms())))
