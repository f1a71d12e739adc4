"""Who plays where nobody has chosen a bot."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.bots.opponents import RANDOM, usual_bots, usual_substitute
from terrae.bots.registry import bot_named
from terrae.engine.game import games

from ..third_game.highest import Highest


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_people_meet_the_games_own_first_bots(game: Any) -> None:
    first, second, *_ = game.bots
    assert usual_bots(game) == [first, second, first]
    assert usual_substitute(game) == first
    for name in (*usual_bots(game), RANDOM):
        assert callable(bot_named(game, name))
    if game.name == "terra":
        assert first != min(game.bots), "it is not the first by name"


def test_in_a_game_without_bots_of_its_own_they_meet_the_one_that_every_game_has() -> None:
    game = Highest()
    assert not game.bots
    assert usual_bots(game) == [RANDOM]
    assert usual_substitute(game) == RANDOM
