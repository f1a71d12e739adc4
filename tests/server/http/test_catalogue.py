"""Games and decks."""

from typing import Any

import pytest

from terrae.engine.game import Game

from ..client import call
from ..running import Here

pytestmark = pytest.mark.anyio


async def test_games_and_decks_are_listed_for_clients_that_know_no_game(here: Here, game: Game[Any, Any]) -> None:
    listed = {info["name"]: info for info in await call(here.base, None, "/api/games")}
    assert listed[game.name]["seats"] == list(game.seats)
    assert "random" in listed[game.name]["bots"]
    deck = await call(here.base, None, f"/api/games/{game.name}/deck")
    assert deck["document"]["name"] == listed[game.name]["deck"]
    assert "about" in deck["notes"]
    await call(here.base, None, "/api/games/chess/deck", None, 404)
