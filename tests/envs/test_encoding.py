"""What the numbers of an observation are: named, within their bounds, and ready for a net."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import Game, games
from terrae.engine.history import History
from terrae.engine.match import replay
from terrae.envs import vector
from terrae.games.terra.history import deeds_in

AnyGame = Game[Any, Any]


def test_parts_name_every_place_of_the_observation(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 1)
    assert [part.start for part in v.parts] == [0, *(part.stop for part in v.parts[:-1])]
    assert v.parts[-1].stop == v.observation.shape[1] == v.encoding.width
    assert v.parts[-1].encoded.stop == v.encoding.encoded_width
    assert v.encoding.version == game.encoding


def test_numbers_stay_within_the_bounds_of_their_parts(game: AnyGame) -> None:
    for players in game.seats:
        v = vector(game, players, 64, seed="bounds")
        low, high = v.encoding.low, v.encoding.high
        for _ in range(150):
            for seen in (v.observation, v.observe(players - 1)):
                assert (seen >= low).all(), v.parts
                assert (seen <= high).all(), v.parts
            v.step(v.sample())
        hot = [part for part in v.parts if part.kind == "one-hot"]
        assert all((v.observation[:, part.start : part.stop].sum(axis=1) == 1).all() for part in hot)


def test_a_net_gets_counts_about_one_and_categories_as_what_they_stand_for(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 32, seed="encode")
    for _ in range(100):
        v.step(v.sample())
    encoded = v.encode()
    assert encoded.shape == (32, v.encoding.encoded_width)
    assert np.abs(encoded).max() <= 1
    tables = game.feature_tables(v.deck.table)
    for part, declared in zip(v.parts, (*game.parts, *game.history), strict=True):
        numbers, found = v.observation[:, part.start : part.stop], encoded[:, part.encoded]
        if part.kind != "category":
            assert found.shape == numbers.shape
            assert ((found == 0) == (numbers == 0)).all()
        elif declared.table:
            table = np.array(tables[declared.table])
            assert ((found.reshape(*numbers.shape, -1) == 0) == (table[numbers] == 0)).all()
        else:
            assert (found.reshape(*numbers.shape, -1).argmax(axis=2) + part.minimum == numbers).all()
    out = np.zeros_like(encoded)
    assert v.encode(out) is out
    assert (out == encoded).all()


def test_only_who_asks_for_it_sees_what_all_seats_see(game: AnyGame) -> None:
    with pytest.raises(Refused, match="critic=True"):
        vector(game, game.bench_players, 2).seen_by_all()
    v = vector(game, game.bench_players, 2, critic=True)
    seen = v.seen_by_all()
    assert [seen[:, seat].tolist() for seat in range(v.players)] == [v.observe(k).tolist() for k in range(v.players)]


def test_the_history_is_what_a_spectator_could_have_written_down() -> None:
    """The law of secrets for what is remembered: it follows from the story that everybody hears."""
    game = games()["terra"]
    v = vector(game, 4, 3, seed="history")
    for step in range(150):
        v.step(v.sample())
        if step % 10:
            continue
        for i in range(3):
            if v.terminated[i]:
                continue
            deeds = deeds_in(History(replay(v.record(i)), SPECTATOR), 4)
            for observer in range(4):
                seen = v.observe(observer)[i, game.observation :].reshape(len(game.history), 6)
                assert seen[:, :4].T.tolist() == [deeds[(observer + k) % 4] for k in range(4)]
                assert not seen[:, 4:].any()
