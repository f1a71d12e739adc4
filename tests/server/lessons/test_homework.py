"""Homework: each pupil alone with bots until a date, the same deal for all; the results are the teacher's to see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.server.clock import wall_ms
from terrae.server.lessons.homework import Homework
from terrae.server.lessons.plans import plan_from
from terrae.server.tables.people.readers import Reader

from ..client import Api, Json, Socket
from ..running import Here
from .classroom import Classroom, attend, lessons_of

pytestmark = pytest.mark.anyio
HOUR_MS = 3_600_000
STAGES: list[Json] = [
    {"kind": "learn", "minutes": 3},
    {"kind": "predict", "minutes": 1},
    {"kind": "round", "minutes": 10, "settings": {"rules": {"options": {"crises": 6}}}},
    {"kind": "reflect", "minutes": 4},
]
PLAN: Json = {"name": "homework", "game": "terra", "alone": True, "stages": STAGES}


@asynccontextmanager
async def homework(here: Here, pupils: int) -> AsyncIterator[Classroom]:
    async with Api(here.base) as api:
        made = await api.post("/api/lessons", {"own": PLAN, "until": wall_ms() + HOUR_MS})
    lesson = made["lesson"]
    room = Classroom(here, lessons_of(here), lesson["id"], made["key"], lesson["code"])
    try:
        for _ in range(pupils):
            await come(room, lesson["invite"])
        yield room
    finally:
        await room.close()


async def come(room: Classroom, invite: str, expect: Any = 200) -> Api:
    """A device opens the link; its cookie is who it is from then on."""
    device = Api(room.base, invite)
    await device.post(f"/api/lessons/{room.id}/claim", {}, expect)
    del device.http.headers["authorization"]
    device.http.headers["origin"] = room.base
    room.apis[f"device {len(room.apis)}"] = device
    return device


def devices(room: Classroom) -> list[Api]:
    return [api for name, api in room.apis.items() if name and name.startswith("device")]


async def go_on(room: Classroom, device: Api, stage: int, expect: Any = 200) -> Json:
    found: Json = await device.post(f"/api/lessons/{room.id}/next", {"stage": stage}, expect)
    return found


async def to_the_table(room: Classroom, device: Api) -> str:
    await go_on(room, device, 0)
    seen = await go_on(room, device, 1)
    return str(seen["shown"]["table"])


async def play_out(room: Classroom, device: Api, table: str) -> None:
    """Answer whatever the pupil is asked, until the game is over."""
    cookie = "; ".join(f"{name}={value}" for name, value in device.http.cookies.items())
    socket = await Socket.dial(room.base, table, {"cookie": cookie, "origin": room.base})
    await socket.send(type="hello", seat=0)
    await socket.until("welcome")
    while True:
        async with room.here.service.tables.locked(table) as loaded:
            ended, actor = loaded.stored.ended, loaded.actor
        if ended:
            break
        if actor == 0:
            await socket.send(type="look")
            await socket.until("view")
            assert (await socket.play(socket.answer))["type"] == "ack"
        else:
            await socket.hear()
    await socket.close()


async def test_each_pupil_goes_through_it_alone_with_the_same_deal(here: Here) -> None:
    async with homework(here, 3) as room:
        seen = await room.look()
        assert (seen["code"], seen["alone"], seen["stage"]) == (None, True, -1)
        assert [row["state"] for row in seen["shown"]["rows"]] == ["not-yet"] * 3
        first, second, third = devices(room)
        assert (await first.get(f"/api/lessons/{room.id}"))["stage"] == 0
        await go_on(room, first, 1, 409)
        tables = [await to_the_table(room, device) for device in (first, second)]
        assert (await third.get(f"/api/lessons/{room.id}"))["stage"] == 0
        assert [row["state"] for row in (await room.look())["shown"]["rows"]] == ["at-it", "at-it", "not-yet"]
        threats, kinds, names = [], [], []
        for table in tables:
            async with here.service.tables.locked(table) as loaded:
                match = loaded.retold(Reader())
                kinds.append([(seat.kind, seat.bot) for seat in loaded.stored.seats])
            names.append(match.setup["pile"])
            threats.append([match.deck.document["threats"][card] for card in match.setup["pile"] if "-" in card])
        assert kinds[0] == kinds[1]
        assert [kind for kind, _ in kinds[0]] == ["human", "bot", "bot", "bot"]
        assert threats[0] == threats[1]
        assert names[0] != names[1]
        await second.get(f"/api/tables/{tables[0]}", 404)
        await go_on(room, first, 2, 409)  # the game is on
        await play_out(room, first, tables[0])
        await room.tick()
        seen = (await room.look())["shown"]
        assert (seen["played"], seen["at_it"]) == (1, 1)
        assert seen["rows"][0]["outcome"] in ("held", "lost")
        assert isinstance(seen["rows"][0]["given"], int)
        assert seen["rows"][0]["at"]
        assert (await go_on(room, first, 2))["stage"] == 3
        body = {"stage": 3, "answer": {"said": ["I passed too often."], "release": False}}
        assert (await first.post(f"/api/lessons/{room.id}/answer", body))["answered"]
        assert not (await first.get(f"/api/lessons/{room.id}"))["may_go_on"]


async def test_at_its_date_it_closes_and_what_was_played_is_kept(here: Here) -> None:
    async with homework(here, 2) as room:
        await to_the_table(room, devices(room)[0])
        invite = (await room.look())["invite"]
        await room.act("until", until=wall_ms() + 2 * HOUR_MS)
        await room.act("until", 409, until=wall_ms() - 1)
        await room.act("end")
        seen = await room.until(lambda seen: seen["over"])
        assert [row["outcome"] for row in seen["shown"]["rows"]] == ["stopped", ""]
        assert seen["invite"] is None
        await come(room, invite, 409)
        await go_on(room, devices(room)[1], 0, 409)


@pytest.mark.attack("Does in homework what is done in class: rings bells, freezes, goes on for others.")
async def test_teachers_do_at_home_only_what_is_for_home(here: Here) -> None:
    async with homework(here, 1) as room:
        for what in ("next", "freeze", "ring", "time", "nudge", "move", "add", "law"):
            await room.act(what, 409)
        await room.call(room.key, f"/api/lessons/{room.id}/next", {"stage": 0}, 403)
        async with Api(room.base) as stranger:
            await stranger.post(f"/api/lessons/{room.id}/next", {"stage": 0}, 404)


@pytest.mark.attack("Was removed from homework, or finds it locked, and opens its link again.")
async def test_its_link_lets_nobody_in_again_who_was_removed(here: Here) -> None:
    async with homework(here, 1) as room:
        invite = (await room.look())["invite"]
        (device,) = devices(room)
        await room.act("remove", pupil=1)
        device.http.headers["authorization"] = f"Bearer {invite}"
        await device.post(f"/api/lessons/{room.id}/claim", {}, 404)
        await room.act("door", locked=True)
        await come(room, invite, 409)
        await room.call(invite, f"/api/lessons/{room.id}", None, 404)


async def test_after_a_lesson_socket_comes_back_pupils_are_where_they_were(here: Here) -> None:
    async with homework(here, 1) as room:
        (device,) = devices(room)
        await go_on(room, device, 0)
        async with room.lessons.locked(room.id) as found:
            found.is_stale = True  # as after a restart
        assert (await device.get(f"/api/lessons/{room.id}"))["stage"] == 1
        socket = await attend(room.base, room.id, room.key)
        await socket.close()


@pytest.mark.parametrize(
    "change",
    [
        {"stages": [*STAGES, {"kind": "debrief", "minutes": 5}]},
        {"stages": [*STAGES, {"kind": "look", "minutes": 5}]},
        {"size": 12},
    ],
)
def test_what_needs_a_class_is_no_homework(change: Json) -> None:
    with pytest.raises(Refused):
        plan_from({**PLAN, **change})


@pytest.mark.parametrize("until", [0, wall_ms() - 1000, wall_ms() + 1000 * 24 * HOUR_MS], ids=["none", "past", "far"])
async def test_homework_needs_a_date_to_come(here: Here, until: int) -> None:
    async with Api(here.base) as api:
        await api.post("/api/lessons", {"plan": "homework", "until": until}, 409)
        await api.post("/api/lessons", {"plan": "homework", "until": wall_ms() + HOUR_MS, "rehearsal": 4}, 409)


def test_a_pupil_who_goes_on_changes_nothing_for_others() -> None:
    lesson = Homework(plan_from(PLAN))
    assert lesson.seen_by(1).stage == 0
    assert lesson.stage == -1
    assert lesson.due() is None
