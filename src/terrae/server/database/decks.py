"""Decks as the database holds them: a deck is stored once, under its hash, for all tables that play with it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from terrae.engine.decks import load_deck
from terrae.engine.game import DeckDocument, Game, game_named

from .statements import to_text


def deck_hash(deck: DeckDocument[Any]) -> str:
    return hashlib.sha256(to_text([deck.document, deck.notes]).encode()).hexdigest()


@lru_cache(256)
def deck_from(game: str, document: str, notes: str) -> DeckDocument[Any]:
    """A deck as the database holds it; tables of one deck share it."""
    deck = game_named(game).read_deck(msgspec.json.decode(document))
    return DeckDocument(deck.document, deck.table, msgspec.json.decode(notes))


class DeckName(msgspec.Struct):
    """What a list tells of a deck."""

    name: str


def named_deck(game: str, document: str) -> DeckDocument[Any]:
    """A deck of which nothing but the name is read: tables of a list may all have long ones of their own."""
    game_named(game)
    return DeckDocument({"name": msgspec.json.decode(document, type=DeckName).name}, None, {})


@lru_cache(64)
def usual_deck(game: Game[Any, Any]) -> DeckDocument[Any]:
    return load_deck(game, game.default_deck())
