"""What the numbers of an observation are: named, within their bounds, and ready for a net."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import Game, games
from terrae.engine.history import History
from terrae.engine.record import replay
from terrae.envs import vector
from terrae.games.terra.view.history import deeds_in

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


def rounds_in(history: Any, players: int) -> list[list[list[int]]]:
    """The notes of every round so far as a spectator would write them: for each round and seat the four numbers."""
    turns, redrawn = 0, False
    helpers: list[int] = []
    rounds: list[list[list[int]]] = []
    for event in history:
        kind = event["event"]
        if kind in ("draw", "crisis"):
            turns += not redrawn
            redrawn, helpers = False, []
            while len(rounds) <= (turns - 1) // players:
                rounds.append([[0] * 4 for _ in range(players)])
        elif kind == "full-blown":
            redrawn = True
        elif kind == "averted":
            for seat in helpers:
                rounds[-1][seat][2] += 1
        elif "seat" in event:
            notes = rounds[-1][event["seat"]]
            notes[0] += int(event["card"][1:]) if kind in ("play", "contribute") else 0
            notes[1] += kind == "pass"
            notes[2] += kind == "solved"
            notes[3] += kind == "hoard"
            if kind == "play":
                helpers.append(event["seat"])
    return rounds


@pytest.mark.parametrize("players", [3, 6])
def test_the_last_rounds_are_what_a_spectator_could_have_written_down(players: int) -> None:
    game = games()["terra"]
    v = vector(game, players, 4, seed="rounds", rounds=3)
    width = 3 * len(game.rounds) * 6
    assert v.parts[-4].name == "2 rounds ago: values given"
    noted = np.zeros(4, int)
    for step in range(240):
        v.step(v.sample())
        if step % 6:
            continue
        for i in np.flatnonzero(~v.terminated).tolist():
            rounds = rounds_in(History(replay(v.record(i)), SPECTATOR), players)
            for observer in range(players):
                seen = v.observe(observer)[i, -width:].reshape(3, 4, 6)
                for back in range(3):
                    wanted = rounds[-1 - back] if back < len(rounds) else [[0] * 4] * players
                    found = seen[back, :, :players].T.tolist()
                    assert found == [wanted[(observer + k) % players] for k in range(players)]
                    assert not seen[back, :, players:].any()
            noted += seen.sum(axis=(0, 2))
    assert noted.all()


def test_single_rounds_are_shown_only_where_a_game_keeps_them() -> None:
    with pytest.raises(Refused, match="no notes of single rounds"):
        vector("terra-futura", 3, 1, rounds=2)
    with pytest.raises(Refused, match="0 or more"):
        vector("terra", 3, 1, rounds=-1)
