"""Plays on from a moment of a game: a new table, at which what was hidden from its player is dealt anew."""

from __future__ import annotations

import secrets
import zlib

import msgspec
from msgspec import structs
from sqlalchemy import Connection

from terrae.bots.opponents import usual_bots
from terrae.bots.seats import around
from terrae.engine.errors import Refused
from terrae.engine.fair import SECRET_BYTES
from terrae.engine.game import game_named

from ..database import decks, queries
from ..database.stored import PlayedOn, Stored
from ..fair_queue import Whose
from ..protocol import sizes
from ..protocol.bodies import Joined, PlayOn
from ..replays.worker import GZIP, Begun, OnJob, ReplayJob
from ..tables.lobby.creation import own_deck, refused
from ..tables.people.clean_text import clean
from ..tables.people.keys import new_key
from ..tables.service import Service
from ..tables.table import Table
from .begin import grant_own, seated, table_of_one


async def play_on(service: Service, record: bytes, request: PlayOn, device: str | None, whose: Whose) -> Joined:
    """A table of one's own from a moment of a game, given as a record. It is worked out beside the service."""
    name = clean(request.name, "a name", sizes.NAME)
    job = ReplayJob("on", record, on=OnJob(request.seat, request.move, secrets.token_hex(SECRET_BYTES)))
    begun = msgspec.json.decode(zlib.decompress(await service.replays.run(job, whose), GZIP), type=Begun)
    stored = table_of(service, begun, request, name)
    await service.open_tables.add(service, whose.address, device, stored.id)
    key, host = new_key("seat"), new_key("host")

    def write(connection: Connection) -> None:
        queries.insert_table(connection, stored)
        queries.insert_entries(connection, stored.id, stored.log, begun.actor)
        grant_own(connection, stored.id, request.seat, key, host, device)

    await service.save(Table(stored), write)
    return await seated(service, stored, request.seat, key, device)


def table_of(service: Service, begun: Begun, request: PlayOn, name: str) -> Stored:
    """The table as it is stored, with its own deck if the game had one."""
    game = game_named(begun.game)
    deck = decks.usual_deck(game)
    if deck.document != begun.deck:
        try:
            deck = own_deck(game, begun.deck)
        except Refused as error:
            raise refused(error) from None
    others = begun.players - 1
    bots = around(usual_bots(game)[:others], others)
    bots.insert(request.seat, "")
    stored = table_of_one(service, begun, deck, bots, request.seat, name, request.colour)
    return structs.replace(stored, played_on=PlayedOn(len(begun.moves), tuple(begun.shuffles)))
