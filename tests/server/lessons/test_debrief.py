"""The debrief at a running service: same deals under other names, who is told what and when, kept once worked out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.games.terra.lessons.debrief import TerraLessons
from terrae.server.lessons.debrief import gather
from terrae.server.lessons.rounds import draw_deal
from terrae.server.tables.people.readers import Reader

from ...checkers import debrief as checker
from ...games.terra.lessons.a_class import seen_by_checker
from ..client import Json
from ..running import Here, service
from .classroom import Classroom, classroom, lessons_of
from .playing import play_round

pytestmark = pytest.mark.anyio

SHORT = {"talk": "silence", "options": {"crises": 6}}
PLAN: Json = {
    "name": "short",
    "game": "terra",
    "stages": [
        {"kind": "predict", "minutes": 2},
        {"kind": "round", "minutes": 9, "settings": {"rules": SHORT}},
        {
            "kind": "law",
            "minutes": 3,
            "settings": {"laws": {"fine": {"options": {"fine": True}}, "talk": {"talk": "sentences"}}},
        },
        {"kind": "round", "minutes": 9, "settings": {"rules": SHORT, "under_law": True, "seating": "same"}},
        {"kind": "debrief", "minutes": 12},
        {"kind": "reflect", "minutes": 3},
    ],
}


async def debrief_of(room: Classroom, expect: int = 200) -> Json:
    found: Json = await room.call(room.key, f"/api/lessons/{room.id}/debrief", None, expect)
    return found


async def own_of(room: Classroom, pupil: int, expect: int = 200) -> Json:
    found: Json = await room.call(room.keys[pupil], f"/api/lessons/{room.id}/own", None, expect)
    return found


async def played_to_the_debrief(room: Classroom) -> None:
    await room.act("next")
    for pupil in range(len(room.keys)):
        await room.reply(pupil, {"worlds": pupil % 2})
    await room.until(lambda seen: seen["stage"] == 1)
    await debrief_of(room, 409)
    await play_round(room)
    await room.until(lambda seen: seen["stage"] == 2)
    for pupil in range(len(room.keys)):
        await room.reply(pupil, {"laws": ["fine"]})
    await room.until(lambda seen: seen["stage"] == 3)
    await play_round(room, stop_after=10)
    await room.until(lambda seen: seen["stage"] == 4)


@pytest.mark.attack("Is a pupil, and asks for the debrief of the whole class.")
async def test_a_debrief_is_told_when_its_stage_has_come_equals_the_records_and_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One class for all of it: to play two rounds takes longer than to ask."""
    async with service(tmp_path / "tables.db") as here, classroom(here, 7, own=PLAN) as room:
        await debrief_of(room, 409)
        await own_of(room, 0, 409)
        await played_to_the_debrief(room)
        told = await debrief_of(room)
        await equals_the_records(room, told)
        await only_the_own_seat(room)

    async def nobody(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr("terrae.server.lessons.debrief.gather", nobody)
    async with service(tmp_path / "tables.db") as here:
        room = Classroom(here, lessons_of(here), room.id, room.key, room.code, room.keys)
        assert (await debrief_of(room))["slides"] == told["slides"]  # worked out once
        await room.close()


async def equals_the_records(room: Classroom, told: Json) -> None:
    assert told["predicted"] == [[0, 4], [1, 3]]
    assert [played["law"] for played in told["rounds"]] == ["", "fine"]
    assert told["pupils"] == 7
    async with room.lessons.locked(room.id) as found:
        job = await gather(room.lessons, found, "slides")
        worlds = [table.world for table in found.lesson.rounds[0].tables]
    assert worlds[0] == 0 != worlds[1]
    rounds = seen_by_checker(job)
    for slide, tables in zip(told["slides"]["rounds"], rounds, strict=True):
        wanted = checker.told_round(tables)
        assert [row["signs"] for row in slide["tables"]] == [row["signs"] for row in wanted["tables"]]
        assert slide["counts"] == wanted["counts"]
    assert told["slides"]["given"] == checker.told_given(rounds)
    laws = await room.lessons.debriefs.told(found, "laws")
    again = await debrief_of(room)
    assert again["laws_ready"]
    assert again["laws"] == laws


async def only_the_own_seat(room: Classroom) -> None:
    await room.call(room.keys[0], f"/api/lessons/{room.id}/debrief", None, 403)
    await room.call(room.key, f"/api/lessons/{room.id}/own", None, 409)
    own = await own_of(room, 0)
    assert own["laws"] == ["", "fine"]
    assert own["rounds"][0]["hand"]
    told = msgspec.json.encode(own).decode()
    seen = await room.look()
    assert not any(pupil["alias"] in told for pupil in seen["class_list"])
    assert not any(table["id"] in told for played in seen["shown"]["rounds"] for table in played["tables"])


@pytest.mark.rule("L7")
async def test_tables_have_the_same_deal_under_other_names(here: Here) -> None:
    async with classroom(here, 7, own=PLAN) as room:
        await room.to("round")
        async with room.lessons.locked(room.id) as found:
            seated = found.lesson.rounds[0].tables
        piles, threats = [], []
        for table in seated:
            async with here.service.tables.locked(table.id) as loaded:
                match = loaded.retold(Reader())
            piles.append(match.setup["pile"])
            threats.append([match.deck.document["threats"][card] for card in match.setup["pile"] if "-" in card])
        assert [len(table.pupils) for table in seated] == [4, 3]
        assert piles[0] != piles[1]
        assert threats[0] == threats[1]
        assert [card[1:2] for card in piles[0]] == [card[1:2] for card in piles[1]]


async def test_a_lesson_that_is_ended_stops_its_tables(here: Here) -> None:
    async with classroom(here, 3, own=PLAN) as room:
        await room.to("round")
        await room.act("end")
        async with room.lessons.locked(room.id) as found:
            assert found.lesson.rounds[0].tables[0].outcome == "stopped"
        told = await debrief_of(room)
        assert told["slides"]["rounds"][0]["counts"]["stopped"] == 1


async def test_the_deal_of_a_round_is_neither_lost_nor_safe(here: Here) -> None:
    async with classroom(here, 7, own=PLAN) as room:
        await room.to("round")
        async with room.lessons.locked(room.id) as found:
            players = [{"name": "", "kind": "human"}] * 4
            secret = found.derived("round 0 deal 0")
            stored = found.lesson.rounds[0].tables[0].id
            drawn = draw_deal(found.lesson, 1, 4, lambda k: found.derived(f"round 0 deal {k}"))
        assert secret != found.derived(f"round 1 deal {drawn}")
        async with here.service.tables.locked(stored) as table:
            setup = table.retold(Reader()).setup
        seed = found.derived(f"round 0 deal {drawn}").hex()
        dealt: Match[Any, Any] = Match(game_named("terra"), players, options={"crises": 6}, seed=seed)
        assert setup == dealt.setup
        chances = [
            TerraLessons().chance_to_hold(
                Match(
                    game_named("terra"),
                    players,
                    options={"crises": 6},
                    seed=found.derived(f"round 0 deal {k}").hex(),
                )
            )
            for k in range(drawn)
        ]
        assert not any(0.3 <= chance <= 0.7 for chance in chances)
