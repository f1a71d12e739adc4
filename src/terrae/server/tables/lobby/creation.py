"""New tables: what is asked for is checked by the game, then stored with its keys."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection

from terrae.engine.deck_texts import CONTROL, texts_in
from terrae.engine.errors import Refused
from terrae.engine.fair import SECRET_BYTES
from terrae.engine.game import DeckDocument, Game, Json, game_named

from ...clock import wall_time
from ...database import decks, grants, queries
from ...database.statements import to_text
from ...database.stored import Stored, StoredSeat
from ...errors import Fault, bad_text
from ...protocol import sizes
from ...protocol.bodies import NewTable, TableCreated, TableKeys
from ...protocol.shared import You
from ...settings import DECK_LIMIT
from ..people.clean_text import clean
from ..people.keys import holder_of_own, new_id, new_key
from ..service import Service
from ..table import Table


def refused(error: Refused) -> Fault:
    """What the game does not allow, for whoever asked."""
    return Fault("refused", error.sentence, error.rule)


def new_table(request: NewTable, now: int) -> Stored:
    """A table as asked for, not stored yet; `Fault` if the game does not allow it."""
    try:
        game = game_named(request.game)
        game.check_players(request.seats)
        bits = game.option_bits(request.options, request.seats)
        deck = decks.usual_deck(game) if request.deck is None else own_deck(game, request.deck)
    except Refused as error:
        raise refused(error) from None
    except RecursionError:
        raise Fault("malformed", "the deck is nested too deeply") from None
    check_start(game, request.start, request.seats)
    return Stored(
        id=new_id(),
        game=game,
        players=request.seats,
        options=game.options_from_bits(bits),
        deck=deck,
        deck_hash=decks.deck_hash(deck),
        title=clean(request.title, "a title", sizes.TITLE, 0),
        public=request.public,
        talk=request.talk or ("words" if request.chat else "sentences"),
        keep_words=request.keep_words,
        hints=request.hints,
        clock=request.clock,
        requested_start=request.start,
        status="open",
        secret=secrets.token_bytes(SECRET_BYTES),
        created_at=wall_time(),
        touched=now,
        seats=tuple(StoredSeat(seat) for seat in range(request.seats)),
    )


def own_deck(game: Game[Any, Any], document: Json) -> DeckDocument[Any]:
    """A deck that somebody brings along, checked as every deck is."""
    if len(to_text(document)) > DECK_LIMIT:
        raise Fault("too_large", f"a deck must have at most {DECK_LIMIT // 1024} KiB")
    for text in texts_in(document):
        if len(text) > sizes.DECK_TEXT:
            raise Fault("too_large", f"a text of a deck must have at most {sizes.DECK_TEXT} characters")
        if CONTROL.search(text):
            raise bad_text()
    if isinstance(document.get("name"), str):
        clean(document["name"], "a deck's name", sizes.TITLE)
    data = {key: value for key, value in document.items() if key != "game"}
    return game.read_deck(data)


def check_start(game: Game[Any, Any], start: int | None, players: int) -> None:
    """May the host choose this seat to start?"""
    if start is None:
        return
    if not game.start_is_chosen:
        raise Fault("refused", f"in {game.name} the rules say who starts")
    if start >= players:
        raise Fault("refused", f"the start seat must be from 0 to {players - 1}, not {start}")


async def create(service: Service, request: NewTable, device: str | None, address: str) -> TableCreated:
    """A new table; the device, if there is one, is its host."""
    table = Table(new_table(request, service.clock.now()))
    await service.open_tables.add(service, address, device, table.id)
    keys = TableKeys(new_key("host"), new_key("join"), new_key("watch"))

    def write(connection: Connection) -> None:
        queries.insert_table(connection, table.stored)
        for power in ("host", "join", "watch"):
            grants.grant(connection, holder_of_own(getattr(keys, power)), table.id, power)
        if device is not None:
            grants.grant(connection, device, table.id, "host")

    await service.save(table, write)
    service.tables.add(table)
    return TableCreated(service.info(table, You((), True, join=True, watch=True)), keys)
