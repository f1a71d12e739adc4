"""Data sets: what is in them is what was played, and observations hold what the deciding seat sees."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from terrae.engine.chance import seeded
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.record import append, read_lines, replay
from terrae.lab.dataset import Tables, column_of, in_order, jobs_for, observation, play_rows, rows_from
from terrae.lab.games import rules_of
from terrae.table.act_text import read_act

ROOT = Path(__file__).parents[2]
BOTS = {"terra": ["tips", "greedy", "random"], "terra-futura": ["random"]}


def written(folder: Path, game: str, games: int, observes: bool) -> Path:
    chosen = game_named(game)
    jobs = jobs_for(rules_of(chosen, 3, "data", {}, None), BOTS[game], games)
    Tables(chosen, folder, observes).write(in_order(play_rows(job, observes) for job in reversed(jobs)))
    return folder


@pytest.fixture(scope="module")
def terra(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("data") / "terra", "terra", 12, True)


def rows(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


def test_a_game_can_be_played_again_from_its_rows(terra: Path) -> None:
    game = game_named("terra")
    decisions = rows(terra / "decisions.parquet")
    for row in rows(terra / "games.parquet"):
        players = [{"name": name, "kind": kind} for name, kind in zip(row["names"], row["kinds"], strict=True)]
        setup, options = json.loads(row["setup"]), json.loads(row["options"])
        match: Match[Any, Any] = Match(
            game, players, seed=row["seed"], start=row["start"], setup=setup, options=options
        )
        own = [decision for decision in decisions if decision["game"] == row["game"]]
        assert [decision["number"] for decision in own] == list(range(row["decisions"]))
        for decision in own:
            assert decision["seat"] == match.actor
            assert decision["legal"] == len(match.answers())
            assert game.parse(match.state, match.d, decision["answer"]) == decision["action"]
            match.play(decision["seat"], decision["answer"])
        result = match.record()["result"]
        assert result["outcome"] == row["outcome"]
        assert result.get("winners", []) == row["winners"]
        assert result.get("scores", []) == row["scores"]


def test_games_are_in_order_however_they_came(terra: Path) -> None:
    assert [row["game"] for row in rows(terra / "games.parquet")] == list(range(12))
    games = [row["game"] for row in rows(terra / "decisions.parquet")]
    assert games == sorted(games)


def test_observations_do_not_depend_on_what_the_seat_cannot_see(terra: Path) -> None:
    """The law: in another world that looks the same to the seat, the columns hold the same numbers."""
    game = game_named("terra")
    decisions = [row for row in rows(terra / "decisions.parquet") if row["game"] == 0]
    chosen = jobs_for(rules_of(game, 3, "data", {}, None), BOTS["terra"], 1)[0]
    row = rows(terra / "games.parquet")[0]
    players = [{"name": name, "kind": kind} for name, kind in zip(row["names"], row["kinds"], strict=True)]
    match: Match[Any, Any] = Match(game, players, seed=f"{chosen.rules.seed}/0")
    different = 0
    for decision in decisions:
        fancy = game.state()
        seat = decision["seat"]
        game.run.imagine(match.seen_by(seat), match.d, seat, fancy, seeded(str(match.moves)), [0] * game.scratch)
        different += fancy != match.state
        there = observation(game, game.redact(fancy, match.d, seat), match.d, seat)
        assert [number for part in game.parts for number in decision[column_of(part)]] == there
        match.play(seat, decision["answer"])
    assert different > 10


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_a_slim_row_has_at_most_three_bytes(game: str, tmp_path: Path) -> None:
    folder = written(tmp_path / "slim", game, 40, False)
    file = pq.ParquetFile(folder / "decisions.parquet")
    assert [column.name for column in file.schema] == ["game", "number", "seat", "action", "answer", "legal"]
    groups = range(file.metadata.num_row_groups)
    packed = sum(
        file.metadata.row_group(group).column(column).total_compressed_size
        for group in groups
        for column in range(file.metadata.num_columns)
    )
    assert packed / file.metadata.num_rows <= 3.0


def test_columns_have_names_of_their_own() -> None:
    for name in BOTS:
        columns = [column_of(part) for part in game_named(name).parts]
        assert len(set(columns)) == len(columns)
        assert all(column.isidentifier() for column in columns)


def test_the_metadata_tells_every_column(terra: Path) -> None:
    told = json.loads((terra / "croissant.json").read_text("utf-8"))
    assert told["conformsTo"] == "http://mlcommons.org/croissant/1.0"
    files = {file["@id"]: file for file in told["distribution"]}
    for record_set in told["recordSet"]:
        file = files[f"{record_set['name']}-file"]
        data = (terra / file["contentUrl"]).read_bytes()
        assert file["sha256"] == hashlib.sha256(data).hexdigest()
        columns = pq.read_schema(terra / file["contentUrl"]).names
        assert [field["source"]["extract"]["column"] for field in record_set["field"]] == columns


def test_records_of_a_file_become_a_data_set(tmp_path: Path) -> None:
    game = game_named("terra-futura")
    file = ROOT / "tests/records/terra-futura/2-players.jsonl"
    tables = Tables(game, tmp_path / "set", False)
    games, decisions = tables.write(rows_from(game, file, False))
    matches = [replay(record) for _, record in read_lines(file)]
    assert games == len(matches)
    assert decisions == sum(len(match.moves) for match in matches)
    with pytest.raises(Refused, match="no record of terra"):
        list(rows_from(game_named("terra"), file, False))


@pytest.mark.parametrize("spoilt", [{"players": None}, {"players": [{}]}, {"moves": "pass"}, {"deck": 3}])
def test_a_record_of_another_form_is_refused_with_its_line(tmp_path: Path, spoilt: dict[str, Any]) -> None:
    game = game_named("terra")
    record = Match(game, [{"name": "A", "kind": "human"}] * 3, seed="form").record()
    file = tmp_path / "games.jsonl"
    append(file, [record, {**record, **spoilt}])
    with pytest.raises(Refused, match=r"games\.jsonl: line 2: "):
        list(rows_from(game, file, False))
    file.write_text('{"game": "terra"}\n')
    with pytest.raises(Refused, match="line 1: the key 'format' is missing"):
        list(rows_from(game, file, False))


def test_a_data_set_is_not_written_over(terra: Path) -> None:
    with pytest.raises(Refused, match="is there already"):
        Tables(game_named("terra"), terra, False)


def test_the_example_asks_with_duckdb(terra: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "dataset.py", terra], capture_output=True, text=True, check=True
    )
    assert "bot:tips" in done.stdout
    assert "forced" in done.stdout


@pytest.fixture(scope="module")
def with_talk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "talk"
    game = game_named("terra")
    jobs = jobs_for(rules_of(game, 3, "talk", {}, None), ["bluffer[lies=1]", "helper", "helper"], 3, True)
    Tables(game, folder, False, True).write(in_order(play_rows(job, False) for job in jobs))
    return folder


@pytest.mark.rule("T23")
def test_what_was_said_is_a_table_with_its_verdicts(with_talk: Path) -> None:
    said = rows(with_talk / "talk.parquet")
    assert {row["verdict"] for row in said if row["act"] == "promise"} >= {"kept", "broken"}
    assert all(row["verdict"] is None for row in said if row["act"] in ("offer", "warn"))
    assert {row["slot_crisis"] is None for row in said if row["act"] == "promise"} == {False}
    metadata = json.loads((with_talk / "croissant.json").read_text())
    assert [one["name"] for one in metadata["distribution"]] == ["games.parquet", "decisions.parquet", "talk.parquet"]
    assert {"@id": "talk/line"} in metadata["recordSet"][2]["key"]
    for row in said:
        assert read_act(row["said"]) == {"act": row["act"]} | {
            name.removeprefix("slot_"): value
            for name, value in row.items()
            if name.startswith("slot_") and value is not None
        }


@pytest.mark.rule("T23")
def test_the_talk_of_records_is_the_same_table(with_talk: Path, tmp_path: Path) -> None:
    game = game_named("terra")
    file = tmp_path / "records.jsonl"
    records = []
    decisions, said = rows(with_talk / "decisions.parquet"), rows(with_talk / "talk.parquet")
    for row in rows(with_talk / "games.parquet"):
        players = [{"name": name, "kind": kind} for name, kind in zip(row["names"], row["kinds"], strict=True)]
        match: Match[Any, Any] = Match(
            game, players, seed=row["seed"], start=row["start"], setup=json.loads(row["setup"])
        )
        for decision in decisions:
            if decision["game"] == row["game"]:
                match.play(decision["seat"], decision["answer"])
        own = [one for one in said if one["game"] == row["game"]]
        match.talk = [[one["number"], one["seat"], read_act(one["said"])] for one in own]
        records.append(match.record())
    append(file, records)
    again = tmp_path / "again"
    Tables(game, again, False, True).write(in_order(rows_from(game, file, False, True)))
    assert rows(again / "talk.parquet") == said


def test_without_talk_there_is_no_such_table(terra: Path) -> None:
    assert not (terra / "talk.parquet").exists()
    with pytest.raises(Refused, match="no acts"):
        Tables(game_named("terra-futura"), terra / "futura", False, True)
