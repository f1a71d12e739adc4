"""What the service hands to its processes for bots and previews, read there: a view as numbers, a deck as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from terrae.engine.game import Game, Json, game_named


def view_from(game: Game[Any, Any], numbers: Iterable[Any]) -> Any:
    """The view that has these values."""
    view = game.state()
    view.fill(tuple(numbers))
    return view


@lru_cache(64)
def deck_table(game: str, document: str) -> Any:
    """The deck of this document, as the rules use it."""
    data: Json = msgspec.json.decode(document)
    return game_named(game).read_deck(data).table
