"""What a lesson with Terra Futura is told: points by source that add up to the record's result."""

from __future__ import annotations

import msgspec
import pytest

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.games.terra_futura.lessons import same_cards
from terrae.server.lessons.debrief_worker import DebriefJob, RoundJob, TableJob, worked_out

from ...checkers import futura_debrief as checker

GAME = game_named("terra-futura")


def a_table(n: int) -> TableJob:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 2, seed="lesson", chance=f"{n}")
    play_bots(match, [bot_named(GAME, "greedy" if n else "random")] * 2)
    moves = len(match.moves)
    return TableJob(
        msgspec.json.encode(match.record()), "held", [2 * n + 1, 2 * n + 2], [False] * moves, [False] * 2, 0, ""
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
            assert len(row["turns"]) == 9
    own = told["own"]["1"][0]
    assert own["others"] == [told["slides"]["sources"][0][1]["seats"][0]["score"]]
    job.part = "export"
    exported = worked_out(job)
    assert exported is not None
    seats = exported["rounds"][0][0]["seats"]
    assert set(seats[0]) == {"stood_in", *exported["numbers_mean"]}
    assert set(exported["rounds"][0][0]["decisions"][0]["public"]) == set(exported["public_means"])


def played(seats: int, n: int, stop: int | None) -> TableJob:
    """A table of random players, on the deal of so many seats, to its end or until the bell."""
    match = Match(GAME, [{"name": "", "kind": "human"}] * seats, seed=f"class {seats}", chance=f"{n}")
    bots = [bot_named(GAME, "random" if (seat + n) % 3 else "greedy") for seat in range(seats)]
    while not match.over and len(match.moves) != stop:
        action = bots[match.actor](position_of(match))
        match.play(match.actor, GAME.notation(match.state, match.d, action))
    changed = [seat == n for seat in range(seats)]
    outcome = "held" if match.over else "stopped"
    return TableJob(
        msgspec.json.encode(match.record()),
        outcome,
        list(range(1, seats + 1)),
        [False] * len(match.moves),
        changed,
        0,
        "",
    )


@pytest.mark.rule("F20")
def test_every_number_of_the_slides_equals_a_second_computation_from_the_records(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(same_cards, "PLAYER", bot_named(GAME, "greedy"))
    tables = [played(4, 0, None), played(4, 5, None), played(3, 1, None), played(3, 7, 60)]
    job = DebriefJob("slides", GAME.name, [RoundJob("", tables)], seed="debrief")
    told = worked_out(job)
    assert told is not None
    wanted = [checker.told_table(msgspec.json.decode(table.record), table.outcome, table.changed) for table in tables]
    assert told["slides"]["sources"] == [wanted]
    assert [row["outcome"] for row in told["slides"]["rounds"][0]["tables"]] == ["held", "held", "held", "stopped"]
    assert told["slides"]["counted"]["rounds"][0] == [
        {
            "score": checker.mean_points(table),
            "blocked": sum(seat["choked"] for seat in table["seats"]),
            "bot": table["bot"],
        }
        for table in wanted
    ]
    # What happens at all in these games must be told: cards that were blocked, and some that were active again.
    assert sum(seat["blockings"]["blocked"] for table in wanted for seat in table["seats"]) > 0
    assert sum(seat["blockings"]["again"] for table in wanted for seat in table["seats"]) > 0

    job.part = "laws"
    model = worked_out(job)
    assert model is not None
    assert [[deal["seats"], [table["table"] for table in deal["tables"]]] for deal in model["deals"]] == [
        [4, [0, 1]],
        [3, [2, 3]],
    ]
    for deal in model["deals"]:
        for table in deal["tables"]:
            assert table["points"] == [seat["score"] for seat in wanted[table["table"]]["seats"]]
        record = msgspec.json.decode(tables[deal["tables"][0]["table"]].record)
        again = Match(GAME, record["players"], setup=record["setup"], seed=record["seed"], chance="debrief")
        play_bots(again, [bot_named(GAME, "greedy")] * deal["seats"])
        assert deal["bot"] == again.record()["result"]["scores"]
    assert model == worked_out(job)


@pytest.mark.full
def test_the_bot_that_looks_ahead_makes_the_same_of_a_deal_every_time() -> None:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 2, seed="lesson")
    assert same_cards.points_of_bot(match, "seed") == same_cards.points_of_bot(match, "seed")
