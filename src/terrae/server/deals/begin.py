"""Begins a deal: a table at which bots have played up to the moment where everybody sits down."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Connection

from terrae.bots.deals import Deal
from terrae.engine.game import DeckDocument, game_named

from ..clock import wall_time
from ..database import deals, decks, grants, queries
from ..database.log import Entry, Log
from ..database.stored import NO_SHUFFLE, Stored, StoredSeat
from ..errors import Fault
from ..fair_queue import Whose
from ..protocol import sizes
from ..protocol.bodies import Joined
from ..protocol.deal_bodies import PlayDeal
from ..protocol.shared import NoClock, You
from ..replays.worker import GZIP, Begun, ReplayJob
from ..tables.lobby.seats import bot_name
from ..tables.people.clean_text import clean
from ..tables.people.keys import holder_of_own, new_id, new_key
from ..tables.service import Service
from ..tables.table import Table

MOST_FRIENDS = 50
"""Tables of one deal that are compared."""
KEPT = 64
"""So many deals are kept as they begin: most people play the same ones."""


class Beginnings:
    """How deals begin, worked out beside the service, and kept."""

    def __init__(self) -> None:
        self.known: dict[str, Begun] = {}

    async def of(self, service: Service, deal: Deal, whose: Whose) -> Begun:
        """How a deal begins; `TooMany` if too much is under way."""
        found = self.known.pop(deal.source, None)
        if found is None:
            body = await service.replays.run(ReplayJob("begin", deal.source.encode()), whose)
            found = msgspec.json.decode(zlib.decompress(body, GZIP), type=Begun)
        self.known[deal.source] = found  # at the end: the first one is the one not used for longest
        if len(self.known) > KEPT:
            del self.known[next(iter(self.known))]
        return found


async def play(
    service: Service, beginnings: Beginnings, deal: Deal, request: PlayDeal, device: str | None, whose: Whose
) -> Joined:
    """Somebody sits down to play a deal: a table of their own."""
    name = clean(request.name, "a name", sizes.NAME)
    begun = await beginnings.of(service, deal, whose)
    stored = table_of(service, deal, begun, name, request.colour)
    await service.open_tables.add(service, whose.address, device, stored.id)
    key, host = new_key("seat"), new_key("host")

    def write(connection: Connection) -> None:
        queries.insert_table(connection, stored)
        if deal.is_shared:
            join_friends(connection, deal, stored.id, stored.touched)
        queries.insert_entries(connection, stored.id, stored.log, begun.actor)
        grant_own(connection, stored.id, deal.seat, key, host, device)

    await service.save(Table(stored), write)
    return await seated(service, stored, deal.seat, key, device)


async def seated(service: Service, stored: Stored, seat: int, key: str, device: str | None) -> Joined:
    """Whoever has just got a table of their own, at which the game is on."""
    async with service.tables.locked(stored.id) as table:  # which reads it, beside the event loop
        service.wake_bot(table)
        return Joined(seat, key, service.info(table, You((seat,), device is not None, watch=True)))


def grant_own(connection: Connection, table_id: str, seat: int, key: str, host: str, device: str | None) -> None:
    """A table of one's own: the seat is its host's."""
    for holder in filter(None, (holder_of_own(key), device)):
        grants.grant(connection, holder, table_id, "seat", seat)
    grants.grant(connection, device or holder_of_own(host), table_id, "host")


def join_friends(connection: Connection, deal: Deal, table_id: str, now: int) -> None:
    """A table is compared with those of friends; `Fault` if they are too many."""
    if not deals.add_friend(connection, deal.name, table_id, now, MOST_FRIENDS):
        raise Fault("refused", f"{MOST_FRIENDS} have played this deal already: begin another one")


def table_of(service: Service, deal: Deal, begun: Begun, name: str, colour: str) -> Stored:
    """The table of a deal as it is stored."""
    deck = decks.usual_deck(deal.game)
    stored = table_of_one(service, begun, deck, deal.seats(""), deal.seat, name, colour)
    return structs.replace(stored, deal=deal.name)


def table_of_one(
    service: Service, begun: Begun, deck: DeckDocument[Any], bots: Sequence[str], own: int, name: str, colour: str
) -> Stored:
    """A table of one person among bots, at which the game is on.

    There is no fair shuffle, and nobody talks. Its moves so far are in its log, so its record is whole.
    """
    now = service.clock.now()
    entries = [Entry(n, "move", seat, answer, None, now) for n, (seat, answer) in enumerate(begun.moves, 1)]
    return Stored(
        id=new_id(),
        game=game_named(begun.game),
        players=begun.players,
        options=begun.options,
        deck=deck,
        deck_hash=decks.deck_hash(deck),
        title="",
        public=False,
        talk="silence",
        keep_words=False,
        hints=True,
        clock=NoClock(),
        requested_start=begun.start,
        status="playing",
        secret=bytes.fromhex(begun.seed),
        created_at=wall_time(),
        start=begun.start,
        setup=begun.setup,
        due=None if begun.actor == own else now,
        touched=now,
        dealt_at=now,
        seats=seats_of(bots, own, name, colour, now, len(entries)),
        fair_version=NO_SHUFFLE,
        guests=0,
        log=Log(entries),
    )


def seats_of(bots: Sequence[str], own: int, name: str, colour: str, now: int, moves: int) -> tuple[StoredSeat, ...]:
    """One person among bots, of which each seat has its own."""
    seats: list[StoredSeat] = []
    for seat, bot in enumerate(bots):
        if seat == own:
            seats.append(StoredSeat(seat, "human", name, colour, None, now, held_from=moves))
        else:
            seats.append(StoredSeat(seat, "bot", bot_name([name, *(each.name for each in seats)], seat), "", bot))
    return tuple(seats)
