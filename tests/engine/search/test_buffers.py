"""Buffers: the same states and arrays for what bots think with, in either material."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.engine.compiled import to_plain
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.search.buffers import Buffers

GAMES = [game_named("terra"), game_named("terra-futura")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_state_put_into_either_material_is_the_same_and_a_copy(game: Any) -> None:
    match = Match(game, [{"name": f"P{seat}", "kind": "human"} for seat in range(3)], seed="buffers")
    plain, compiled = (Buffers(game, 2, compiled=fast) for fast in (False, True))
    read = game.state()
    for buffers in (plain, compiled):
        buffers.put(1, match.state)
    to_plain(compiled.states, 1, read)
    assert read == plain.states[1] == match.state
    assert plain.states[1] is not match.state
    match.act(game.legal(match.state, match.d)[0])
    assert read == plain.states[1] != match.state


@pytest.mark.parametrize("compiled", [False, True])
def test_rows_are_apart_and_zero(compiled: bool) -> None:
    buffers = Buffers(GAMES[0], 1, compiled=compiled)
    rows = buffers.rows(2, 3)
    rows[0][1] = 7
    assert [list(row) for row in rows] == [[0, 7, 0], [0, 0, 0]]
    assert list(buffers.row(2)) == [0, 0]
    assert list(buffers.floats(2)) == [0.0, 0.0]
    assert len(buffers.scratch()) == GAMES[0].scratch
    assert [list(row) for row in buffers.numbers([[1, 2]])] == [[1, 2]]
    assert len(buffers.decks(GAMES[0].deck())) == len(buffers.generators("seed")) == 1
