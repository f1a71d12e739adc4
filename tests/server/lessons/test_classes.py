"""Classes that last: lessons beside each other, one file out and in, aliases that stay, and all gone when erased."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json as msgjson
from sqlalchemy import select

from terrae.server.clock import wall_ms
from terrae.server.database import tables as rows
from terrae.server.lessons.forgetting import forget_due
from terrae.server.protocol.classes import MOST_LESSONS
from terrae.server.settings import DAY_MS

from ..client import Api, Json
from ..running import Here
from .classroom import QUICK_PLAN

pytestmark = pytest.mark.anyio


def device(here: Here) -> Api:
    """A browser: what it is follows from its cookie."""
    api = Api(here.base)
    api.http.headers["origin"] = here.base
    return api


async def lesson_of(teacher: Api, class_id: str) -> Json:
    body = {"own": QUICK_PLAN, "language": "en", "class_id": class_id}
    found: Json = (await teacher.post("/api/lessons", body))["lesson"]
    return found


async def test_a_class_has_its_lessons_beside_each_other_and_keeps_aliases(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with device(here) as teacher, device(here) as pupil:
        made = await teacher.post("/api/classes", {"name": "7b"})
        assert await teacher.get("/api/classes") == [{"id": made["id"], "name": "7b"}]
        aliases = []
        for _ in range(2):
            lesson = await lesson_of(teacher, made["id"])
            came = await pupil.post("/api/lessons/enter", {"code": lesson["code"]})
            aliases.append(came["lesson"]["alias"])
            await teacher.post(f"/api/lessons/{lesson['id']}/act", {"what": "end"})
        assert aliases[0] == aliases[1]
        monkeypatch.setattr("terrae.server.lessons.forgetting.wall_ms", lambda: wall_ms() + 9 * DAY_MS)
        await forget_due(here.server.config.loaded_app.app.app.state.lessons)
        with here.service.database.writer.connect() as connection:
            stored = repr(connection.execute(select(rows.lesson_entries.c.data)).scalars().all())
        assert aliases[0] in stored  # the class is kept
        seen = await teacher.get(f"/api/classes/{made['id']}")
        assert [each["pupils"] for each in seen["lessons"]] == [1, 1]
        assert all(each["over"] and each["plan"] == "quick" for each in seen["lessons"])
        listed = await teacher.get("/api/lessons")
        assert {each["class_id"] for each in listed} == {made["id"]}


async def test_a_class_goes_out_as_a_file_and_comes_back(here: Here) -> None:
    async with device(here) as teacher, device(here) as elsewhere:
        made = await teacher.post("/api/classes", {"name": "7b"})
        lesson = await lesson_of(teacher, made["id"])
        await teacher.post(f"/api/lessons/{lesson['id']}/act", {"what": "end"})
        file = await teacher.get(f"/api/classes/{made['id']}/file")
        assert file["format"] == "terrae-class/1"
        assert file["taught"][0]["id"] == ""
        brought = await elsewhere.post("/api/classes/bring", file)
        assert (brought["name"], brought["lessons"]) == ("7b", file["taught"])
        assert await elsewhere.get(f"/api/classes/{brought['id']}/file") == file
        await elsewhere.get(f"/api/classes/{made['id']}", 404)


SUMMARY: Json = {
    "plan": "quick", "game": "terra", "made": "2026-11-18T10:00:00Z", "over": True, "alone": False, "pupils": 9,
    "rounds": [{"law": "", "held": 1, "lost": 1, "stopped": 0, "with_bots": 0}],
}  # fmt: skip


@pytest.mark.attack("Brings a file as a class that is huge, of another shape, or holds texts that are none of its own.")
@pytest.mark.parametrize(
    "change",
    [
        {"format": "terrae-class/2"}, {"name": "x" * 41}, {"name": "a\x00"},
        {"taught": [SUMMARY] * (MOST_LESSONS + 1)},
        {"taught": [{**SUMMARY, "plan": "<b>"}]}, {"taught": [{**SUMMARY, "pupils": -1}]}, {"more": 1},
        {"taught": [{**SUMMARY, "rounds": [{"law": "x y", "held": 1, "lost": 0, "stopped": 0, "with_bots": 0}]}]},
        {"taught": [{**SUMMARY, "names": ["Amara"]}]}, {"taught": {}}, {"name": ""},
    ],
)  # fmt: skip
async def test_a_file_that_is_no_class_is_refused(here: Here, change: Json) -> None:
    file: Any = {"format": "terrae-class/1", "name": "7b", "taught": [SUMMARY], **change}
    async with device(here) as teacher:
        await teacher.post("/api/classes/bring", file, 400)
        assert len(msgjson.encode(file)) < 128 * 1024


@pytest.mark.attack("Asks for the class of another, adds lessons to it, takes it away, or erases it.")
async def test_a_class_is_its_teachers_alone(here: Here) -> None:
    async with device(here) as teacher, device(here) as other:
        made = await teacher.post("/api/classes", {"name": "7b"})
        await other.post("/api/classes", {"name": "8a"})
        path = f"/api/classes/{made['id']}"
        for asked in (path, f"{path}/file", "/api/classes/zzz", "/api/classes/' OR 1"):
            await other.get(asked, 404)
        await other.post(f"{path}/erase", {}, 404)
        await other.post("/api/lessons", {"own": QUICK_PLAN, "class_id": made["id"]}, 404)
        async with Api(here.base) as nobody:
            await nobody.get(path, 404)
            await nobody.post("/api/lessons", {"own": QUICK_PLAN, "class_id": made["id"]}, 404)


@pytest.mark.attack("Makes classes, or lessons of one, without end.")
async def test_classes_are_bounded(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.lessons.classes.MOST_CLASSES", 1)
    monkeypatch.setattr("terrae.server.lessons.people.MOST_LESSONS", 1)
    async with device(here) as teacher:
        made = await teacher.post("/api/classes", {"name": "7b"})
        await teacher.post("/api/classes", {"name": "8a"}, 409)
        await lesson_of(teacher, made["id"])
        await teacher.post("/api/lessons", {"own": QUICK_PLAN, "class_id": made["id"]}, 409)


async def test_an_erased_class_leaves_nothing(here: Here) -> None:
    async with device(here) as teacher, device(here) as pupil:
        made = await teacher.post("/api/classes", {"name": "Class of the owls"})
        lesson = await lesson_of(teacher, made["id"])
        await pupil.post("/api/lessons/enter", {"code": lesson["code"]})
        await teacher.post(f"/api/classes/{made['id']}/erase", {}, 409)  # a lesson is on
        await teacher.post(f"/api/lessons/{lesson['id']}/act", {"what": "end"})
        await teacher.post(f"/api/classes/{made['id']}/erase", {})
        await teacher.get(f"/api/classes/{made['id']}", 404)
        await teacher.get(f"/api/lessons/{lesson['id']}", 404)
        tables = (
            rows.classes, rows.class_holders, rows.class_lessons,
            rows.lessons, rows.lesson_entries, rows.lesson_holders,
        )  # fmt: skip
        with here.service.database.writer.connect() as connection:
            left = repr([tuple(row) for table in tables for row in connection.execute(select(table))])
        assert made["id"] not in left
        assert lesson["id"] not in left
