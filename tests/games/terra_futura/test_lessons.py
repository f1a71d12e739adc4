"""What a lesson with Terra Futura is told: points by source that add up to the record's result."""

from __future__ import annotations

import msgspec
import pytest

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.server.lessons.debrief_worker import DebriefJob, RoundJob, TableJob, worked_out

GAME = game_named("terra-futura")


def a_table(n: int) -> TableJob:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 2, seed="lesson", chance=f"{n}")
    play_bots(match, [bot_named(GAME, "greedy" if n else "random")] * 2)
    moves = len(match.moves)
    return TableJob(
        msgspec.json.encode(match.record()), "held", [2 * n, 2 * n + 1], [False] * moves, [False] * 2, 0, ""
    )


@pytest.mark.rule("F27")
@pytest.mark.rule("F28")
def test_points_by_source_add_up_to_the_result() -> None:
    tables = [a_table(0), a_table(1)]
    job = DebriefJob("slides", GAME.name, [RoundJob("", tables)])
    told = worked_out(job)
    assert told is not None
    for table, found in zip(tables, told["slides"]["sources"][0], strict=True):
        result = msgspec.json.decode(table.record)["result"]
        for seat, row in enumerate(found["seats"]):
            assert sum(row["turns"][-1].values()) == row["score"] == result["scores"][seat]
            parts = result["parts"][seat]
            assert row["turns"][-1] == {name: parts[name] for name in ("resources", "set", "polluted")}
            assert row["dirty"] == -parts["polluted"]
            assert row["clean"] + row["dirty"] == 9
            assert row["choked"] <= row["dirty"]
            assert len(row["turns"]) >= 9
    own = told["own"]["0"][0]
    assert own["others"] == [told["slides"]["sources"][0][1]["seats"][0]["score"]]
    job.part = "export"
    exported = worked_out(job)
    assert exported is not None
    seats = exported["rounds"][0][0]["seats"]
    assert set(seats[0]) == {"stood_in", *exported["numbers_mean"]}
    assert set(exported["rounds"][0][0]["decisions"][0]["public"]) == set(exported["public_means"])
