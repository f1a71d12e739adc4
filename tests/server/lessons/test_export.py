"""Data to take away: every column described, consent and withdrawal kept, nothing that a spreadsheet would run."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import select

from terrae.server.database import tables as rows
from terrae.server.lessons.export import cell
from terrae.server.lessons.stages.registry import stages

from ...checkers import debrief as checker
from ...checkers.terra import check
from ..client import Json
from ..running import Here
from .classroom import Classroom, classroom
from .playing import play_round

pytestmark = pytest.mark.anyio

PLAN: Json = {
    "name": "trial",
    "game": "terra",
    "stages": [
        {"kind": "welcome", "minutes": 2, "settings": {"consent": True}},
        {
            "kind": "check",
            "minutes": 2,
            "settings": {"questions": [{"name": "end", "answers": 3, "right": 1}]},
        },
        {"kind": "predict", "minutes": 1},
        {
            "kind": "round",
            "minutes": 9,
            "settings": {
                "rules": {"options": {"crises": 6}},
                "arms": {"talk": {"talk": "sentences"}, "silence": {"talk": "silence"}},
            },
        },
        {"kind": "debrief", "minutes": 10},
        {"kind": "survey", "minutes": 2, "settings": {"statements": ["fair"]}},
        {"kind": "reflect", "minutes": 3},
    ],
}


async def taken_away(room: Classroom) -> dict[str, Any]:
    """The files of the export by name, tables as rows."""
    api = room.apis[room.key]
    answer = await api.http.get(f"/api/lessons/{room.id}/export")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = {}
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        for name in file.namelist():
            text = file.read(name).decode()
            found[name] = list(csv.DictReader(io.StringIO(text))) if name.endswith(".csv") else json.loads(text)
    return found


async def a_trial(room: Classroom) -> None:
    """A lesson of six pupils, at two tables; the last does not agree."""
    await room.act("next")
    for pupil in range(6):
        await room.reply(pupil, {"agrees": pupil != 5})
    await room.to("check")
    for pupil in range(6):
        await room.reply(pupil, {"chosen": [pupil % 3]})
    await room.until(lambda seen: seen["stage"] == 2)
    for pupil in range(6):
        await room.reply(pupil, {"worlds": 1, "sure": 3})
    await room.until(lambda seen: seen["stage"] == 3)
    await play_round(room)
    await room.until(lambda seen: seen["stage"] == 4)
    await room.to("survey")
    await room.reply(0, {"agree": [4]})
    await room.to("reflect")
    await room.reply(0, {"said": ["=1+1", "We talked"], "release": False})


async def test_the_data_of_a_lesson(here: Here) -> None:
    async with classroom(here, 6, own=PLAN) as room:
        await a_trial(room)
        files = await taken_away(room)
        people, decisions = files["participants.csv"], files["decisions.csv"]
        described = {(row["file"], row["column"]): row["meaning"] for row in files["codebook.csv"]}
        for name in ("participants.csv", "decisions.csv"):
            assert all(described[name, column] for column in files[name][0])
        assert len(people) == 5
        first = people[0]
        assert first["participant.label"] == ""
        assert (first["check.1.player.end"], first["check.1.player.end_right"]) == ("0", "0")
        assert (first["predict.1.player.worlds"], first["survey.1.player.fair"]) == ("1", "4")
        assert first["reflect.1.player.said1"] == "'=1+1"
        assert {row["session.config.arm"] for row in people} == {"talk", "silence"}
        assert all(row["session.config.seed"] == "" for row in people)
        codes = {row["participant.code"] for row in people}
        assert len(codes) == 5
        assert {row["participant.code"] for row in decisions} <= codes
        records = {name: text for name, text in files.items() if name.startswith("records/")}
        assert len(records) == 1  # at the other table somebody did not agree
        record = next(iter(records.values()))
        assert check({key: value for key, value in record.items() if key != "talk"}) == []
        number = int(next(iter(records)).split("-")[-1].removesuffix(".json"))
        own = [row for row in decisions if row["table"] == str(number)]
        assert len(own) == len(record["moves"])
        seen = checker.watch(checker.Sat(record, "", [0] * 3, [False] * len(own), [False] * 3))
        for row in people:
            if row["terra.1.player.table"] == str(number):
                seat = int(row["terra.1.player.seat"]) - 1
                assert int(row["terra.1.player.given"]) == sum(value for _, who, value in seen.given if who == seat)
                assert int(row["terra.1.player.hoarded"]) == seen.hoarded[seat]
                assert int(row["terra.1.player.passed_though_able"]) == checker.chances(seen, seat)[1]
        assert all(row["answer"] in row["legal"].split(";") for row in own)


@pytest.mark.attack("Is a pupil, and asks for the data of the whole class.")
async def test_only_teachers_take_data_away_and_not_while_a_round_is_on(here: Here) -> None:
    async with classroom(here, 3, own=PLAN) as room:
        await room.to("round")
        await room.call(room.key, f"/api/lessons/{room.id}/export", None, 409)
        await room.call(room.keys[0], f"/api/lessons/{room.id}/export", None, 403)
        await room.call(room.keys[0], f"/api/lessons/{room.id}/withdraw", {}, 409)


@pytest.mark.attack("Is a pupil, and withdraws another.")
async def test_who_has_withdrawn_is_gone_from_the_data_and_from_the_database(here: Here) -> None:
    async with classroom(here, 6, own=PLAN) as room:
        await a_trial(room)
        alias = (await room.look(room.keys[0]))["alias"]
        await room.call(room.keys[1], f"/api/lessons/{room.id}/withdraw", {"pupil": 1}, 403)
        before = await taken_away(room)
        await room.call(room.keys[0], f"/api/lessons/{room.id}/withdraw", {})
        await room.call(room.keys[0], f"/api/lessons/{room.id}", None, 404)
        after = await taken_away(room)
        code = before["participants.csv"][0]["participant.code"]
        assert code not in json.dumps(after)
        assert alias not in json.dumps(after)
        assert len(after["participants.csv"]) == 4
        with here.service.database.writer.connect() as connection:
            for table in (rows.lesson_entries, rows.seats, rows.chat, rows.lesson_holders, rows.lesson_debriefs):
                stored = [tuple(row) for row in connection.execute(select(table))]
                assert not any(alias in str(value) for row in stored for value in row), table.name
            own = select(rows.lesson_entries.c.kind).where(rows.lesson_entries.c.who == 1)
            assert set(connection.execute(own).scalars()) == {"joined"}
        told = await room.call(room.key, f"/api/lessons/{room.id}/debrief")
        assert told["pupils"] == 5
        await room.call(room.key, f"/api/lessons/{room.id}/withdraw", {"pupil": 2})
        assert len((await taken_away(room))["participants.csv"]) == 3


@pytest.mark.attack("Writes a formula where a teacher's spreadsheet will read it.")
@pytest.mark.parametrize("text", ["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\tx"])
def test_a_text_is_never_a_formula(text: str) -> None:
    assert cell(text) == "'" + text
    assert (cell("x=1"), cell(-1), cell(None), cell(True)) == ("x=1", -1, "", 1)


def test_every_kind_of_stage_that_keeps_an_answer_tells_its_columns() -> None:
    kept = {name for name, stage in stages().items() if stage.answer is not None and not stage.secret}
    told = {name for name in kept if type(stages()[name]).columns is not type(stages()["learn"]).columns}
    assert told == kept
