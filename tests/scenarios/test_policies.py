"""Agents from Python: by name, by a function and by a net they play the same games, and get a row of a leaderboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import numpy as np
import pytest

from terrae import scenarios as benchmark
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.player import Position
from terrae.scenarios import BatchPolicy, results
from terrae.scenarios.leaderboard import added, command_for, read_board, row_of, written
from terrae.scenarios.manifest import manifest_of

SCHEMA = json.loads((Path(benchmark.__file__).parent / "leaderboard.schema.json").read_text("utf-8"))
TERRA = game_named("terra")


def last_legal(position: Position) -> int:
    return position.legal[-1]


def last_of_each(observations: Any, masks: Any) -> Any:
    assert observations.dtype == np.float32
    assert len(observations) == len(masks)
    return [int(np.flatnonzero(mask)[-1]) for mask in masks]


def test_a_function_and_a_net_that_answer_alike_play_the_same_games() -> None:
    given: dict[str, Any] = {"only": ["strangers-3", "together-3"], "games": 3, "chance": "told", "name": "mine"}
    one, other = results("terra", last_legal, **given), results("terra", BatchPolicy(last_of_each), **given)
    assert one == other
    assert one["agent"] == "mine"
    assert results("terra", last_legal, only=["strangers-3"], games=1)["agent"] == "last_legal"


def test_an_answer_that_is_not_legal_is_refused() -> None:
    with pytest.raises(Refused, match="none of its legal actions"):
        results("terra", lambda _: -1, only=["strangers-3"], games=1, name="wrong")
    with pytest.raises(Refused, match="give the policy another"):
        results("terra", last_legal, games=1, name="tips")


def test_another_seed_deals_other_games() -> None:
    first, again, other = (results("terra", "altruist", only=["helpers-3"], games=2, seed=s) for s in ("a", "a", "b"))
    assert first == again
    assert first["games_digest"] != other["games_digest"]
    assert first["seed"] == "a"


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return results("terra", last_legal, games=1, chance="told", name="mine")


def test_a_row_of_the_leaderboard(whole: dict[str, Any], tmp_path: Path) -> None:
    row = row_of(whole, command_for(whole, 1), "", "it always takes the last answer")
    board = added(None, whole, row, TERRA)
    jsonschema_rs.validate(SCHEMA, json.loads(json.dumps(board)))
    assert len(added(board, whole, row, TERRA)["rows"]) == 1, "the same agent on the same deals has one row"
    assert len(added(board, whole, row | {"agent": "other"}, TERRA)["rows"]) == 2
    file = tmp_path / "board.json"
    assert read_board(file) is None
    file.write_text(written(board), "utf-8")
    assert read_board(file) == board
    assert row["command"] == "terrae scenarios run terra --agent mine --games 1 --chance told"


def test_what_is_no_whole_result_gets_no_row(whole: dict[str, Any], tmp_path: Path) -> None:
    row = row_of(whole, "", "")
    with pytest.raises(Refused, match="of all 28 scenarios, not of 27"):
        added(None, whole, row | {"scenarios": 27}, TERRA)
    with pytest.raises(Refused, match="of version 1"):
        added(None, whole | {"manifest": {"version": 1, "digest": "x"}}, row, TERRA)
    some = results("terra", last_legal, only=["together-3"], games=1, name="mine")
    with pytest.raises(Refused, match="nothing of own, gain, others, least"):
        row_of(some, "", "")
    (tmp_path / "x.json").write_text("[]", "utf-8")
    with pytest.raises(Refused, match="is no leaderboard"):
        read_board(tmp_path / "x.json")


def test_the_published_leaderboards_follow_the_schema() -> None:
    boards = sorted((Path(__file__).parents[2] / "docs" / "leaderboards").glob("*.json"))
    assert boards
    for file in boards:
        board = json.loads(file.read_text("utf-8"))
        jsonschema_rs.validate(SCHEMA, board)
        game = game_named(board["game"])
        assert board["manifest"] == {"version": manifest_of(game).version, "digest": manifest_of(game).digest}
        assert file.read_text("utf-8") == written(board)
