"""How deals ended: worked out once for a table, counted for a day if somebody wants that, and compared by friends."""

from __future__ import annotations

import time
import zlib
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection

from terrae.bots.deals import Deal

from ..clock import wall_time
from ..database import deals
from ..database.statements import to_text
from ..database.writer import NotSaved
from ..errors import Fault, not_allowed, not_found, not_saved
from ..fair_queue import Whose
from ..protocol.deal_bodies import DayCounts, DealOutcome, Friend, PointsCount, ToldOutcome
from ..replays.worker import GZIP, OutcomeJob, ReplayJob
from ..tables.people.access import authorized
from ..tables.people.keys import Asker
from ..tables.people.readers import Reader
from ..tables.service import Service
from ..tables.table import Table
from .begin import MOST_FRIENDS, join_friends
from .day import is_late, known_deal

FRESH_S = 60.0
"""For so long the counts of a day are not counted again."""
KEPT = 400
"""Days whose counts are kept in memory: so many can be asked for without counting them each time."""


class DayCache:
    """The counts of days, as they were a moment ago."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[float, DayCounts]] = {}

    def forget(self, deal: str) -> None:
        """The counts of a day have just changed."""
        self.known.pop(deal, None)

    async def of(self, service: Service, deal: Deal) -> DayCounts:
        """How those fared who want to be counted."""
        found = self.known.get(deal.name)
        if found is not None and time.monotonic() - found[0] < FRESH_S:
            return found[1]
        try:
            rows = await service.database.read(lambda connection: deals.read_day(connection, deal.name))
        except NotSaved as error:
            raise not_saved() from error
        counts = DayCounts(
            held=sum(row.players for row in rows if row.held),
            lost=sum(row.players for row in rows if not row.held),
            points=[PointsCount(row.points, row.players) for row in rows if row.held],
            at=wall_time(),
        )
        self.known.pop(deal.name, None)
        self.known[deal.name] = time.monotonic(), counts
        if len(self.known) > KEPT:
            del self.known[next(iter(self.known))]
        return counts


async def outcome(service: Service, table_id: str, asker: Asker, count: bool, whose: Whose) -> ToldOutcome:
    """How the deal of a table ended, for whoever played it; and count it for its day, if they want that."""
    async with authorized(service, table_id, asker) as (table, powers):
        if not powers.seats:
            raise not_allowed("only whoever has a seat may ask for that")
        deal = deal_of(table)
        if deal.seat not in powers.seats:
            raise not_allowed("only whoever played this deal may ask for that")
        if table.stored.status != "over":
            raise Fault("refused", "the game is not over yet")
        created = datetime.fromisoformat(table.stored.created_at)
        since = table.stored.seats[deal.seat].held_from
        record = msgspec.json.encode(table.retold(Reader()).record())
    try:
        known = await service.database.read(lambda connection: deals.read_outcome(connection, table_id))
    except NotSaved as error:
        raise not_saved() from error
    if known is None:
        job = ReplayJob("outcome", record, outcome=OutcomeJob(deal.name, since, is_late(deal.day, created)))
        found = msgspec.json.decode(zlib.decompress(await service.replays.run(job, whose), GZIP), type=DealOutcome)
    else:
        found = msgspec.json.decode(known[0], type=DealOutcome)
    # A deal counts that was begun and is told while it is its day somewhere.
    counts = count and deal.day is not None and not deal.is_shared and not is_late(deal.day, datetime.now(UTC))

    def write(connection: Connection) -> bool:
        points = found.points[found.seat]
        deals.write_outcome(connection, table_id, deal.name, found.held, points, to_text(found))
        return counts and not found.late and deals.count_outcome(connection, table_id, deal.name, asker.holders)

    if known is None or (counts and not known[1]):
        counted = await service.save(table, write)
    else:
        counted = known[1]
    return ToldOutcome(found, counted)


def deal_of(table: Table) -> Deal:
    """The deal that is played at a table; `Fault` if there is none."""
    if not table.stored.deal:
        raise Fault("refused", "this table plays no deal")
    return known_deal(table.stored.deal)


async def share(service: Service, deal: Deal, table_id: str, asker: Asker) -> None:
    """Somebody who has played the same deal already compares that table with friends."""
    if not deal.is_shared:
        raise everybodys()
    async with authorized(service, table_id, asker) as (table, powers):
        own = deal_of(table)
        if own.seat not in powers.seats or own.source != deal.source:
            raise not_allowed("only whoever has played this deal may do that")
        await service.save(table, lambda connection: join_friends(connection, deal, table_id, service.clock.now()))


async def friends_story(service: Service, deal: Deal, table_id: str, asker: Asker, whose: Whose) -> bytes:
    """What happened at a friend's table of a shared deal that is over, as its seat saw it; packed by gzip.

    Only for whoever has played the deal to its end.
    """

    def look(connection: Connection) -> tuple[bool, bool]:
        played = deals.has_played(connection, deal.name, asker.holders)
        return played, deals.is_friends(connection, deal.name, table_id)

    try:
        played, is_theirs = await service.database.read(look)
    except NotSaved as error:
        raise not_saved() from error
    if not played:
        raise not_played()
    if not is_theirs:
        raise not_found()
    async with service.tables.locked(table_id) as table:
        match = table.retold(Reader())
        record = msgspec.json.encode(match.record())
    job = ReplayJob("replay", record, str(deal.seat), views=False, notes=match.deck.notes)
    return await service.replays.run(job, whose)


def not_played() -> Fault:
    return not_allowed("nobody sees a result before having played")


def everybodys() -> Fault:
    return Fault("refused", "a day's own deal is everybody's: only a deal that was sent to friends is compared")


async def friends(service: Service, deal: Deal, asker: Asker) -> list[Friend]:
    """How friends fared with a deal that they share; `Fault` for whoever has not played it to its end."""
    if not deal.is_shared:
        raise everybodys()

    def look(connection: Connection) -> tuple[bool, list[deals.FriendTable], set[str]]:
        played = deals.has_played(connection, deal.name, asker.holders)
        found = deals.read_friends(connection, deal.name, deal.seat, MOST_FRIENDS)
        return played, found, deals.seats_held(connection, [each.table for each in found], asker.holders)

    try:
        played, found, own = await service.database.read(look)
    except NotSaved as error:
        raise not_saved() from error
    if not played:
        raise not_played()
    return [
        Friend(
            each.table,
            each.name,
            each.table in own,
            None if each.outcome is None else msgspec.json.decode(each.outcome, type=DealOutcome),
        )
        for each in found
    ]
