"""One person's seat among bots: who plays where nobody has chosen a bot, where the person sits, and bad names."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.bots.opponents import RANDOM, GameRequest, check_name, usual_bots, usual_substitute
from terrae.bots.registry import bot_named
from terrae.engine.errors import Refused
from terrae.engine.game import game_named, games
from terrae.table.limits import NAME_LENGTH

from ..third_game.highest import Highest

TERRA = game_named("terra")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_people_meet_the_games_own_first_bots(game: Any) -> None:
    first, second, *_ = game.bots
    assert usual_bots(game) == [first, second, first]
    assert usual_bots(game, 2) == [first, second]
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


def test_the_person_sits_where_it_is_asked_for_and_bots_go_round() -> None:
    match = GameRequest(TERRA, 4, ["tips", "greedy"], seat=2, name="Ada").deal("seat")
    assert [player["kind"] for player in match.players] == ["bot:tips", "bot:greedy", "human", "bot:tips"]
    assert match.players[2]["name"] == "Ada"


@pytest.mark.parametrize("name", ["", "  ", "a" * (NAME_LENGTH + 1), "Ada\x07"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Refused, match=f"a name has 1 to {NAME_LENGTH} printable characters"):
        GameRequest(TERRA, 3, ["tips"], name=name).deal("name")


def test_needless_spaces_of_a_name_are_dropped() -> None:
    assert check_name("  Ada   Lovelace ") == "Ada Lovelace"


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(Refused, match="3 bots for 2 seats"):
        GameRequest(TERRA, 3, ["tips", "tips", "tips"]).deal("many")
