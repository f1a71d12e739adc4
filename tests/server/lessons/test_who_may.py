"""Nobody reaches in a lesson what is not theirs: no pupil, nobody who was removed, no stranger, no other teacher."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect

from terrae.server.database import tables as rows
from terrae.server.tables.people.keys import new_key

from ..client import Api, Socket, call
from ..running import Here
from .classroom import classroom
from .playing import stop_round, table_of

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Is a pupil, and does what only the teacher may.")
async def test_a_pupil_cannot_reach_the_dashboard(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        seen = await room.look(room.keys[0])
        for secret in ("code", "class_list", "tiles", "pictures"):
            assert not seen[secret], secret
        for what in ("next", "freeze", "ring", "end", "door", "remove", "announce", "time"):
            await room.act(what, 403, room.keys[0])
        for body, path in (({"role": "teacher"}, "links"), ({"role": "second"}, "links")):
            await room.call(room.keys[0], f"/api/lessons/{room.id}/{path}", body, 403)
        assert not (await room.look())["frozen"]


@pytest.mark.attack("Is a pupil, and reaches the table or the hand of another.")
async def test_a_pupil_cannot_reach_another_table_or_seat(here: Here) -> None:
    async with classroom(here, 6) as room:
        await room.to("round")
        seats = [await table_of(room, pupil) for pupil in range(6)]
        other = (
            next(seat for seat in seats if seat["table"] != seats[0]["table"])
            if len({seat["table"] for seat in seats}) > 1
            else None
        )
        if other is not None:
            await room.call(room.keys[0], f"/api/tables/{other['table']}", None, 404)
        same = next(seat for seat in seats[1:] if seat["table"] == seats[0]["table"])
        socket = await Socket.dial(room.base, seats[0]["table"])
        await socket.send(type="hello", key=room.keys[0], seat=same["seat"])
        assert (await socket.until("refused"))["code"] == "not_allowed"
        for path in ("abandon", "shuffle"):
            await room.call(room.keys[0], f"/api/tables/{seats[0]['table']}/{path}", {}, 403)
        watched = await room.call(room.key, f"/api/tables/{seats[0]['table']}")
        assert watched["you"] == {"seats": [], "host": False, "join": False, "watch": True, "back": []}


@pytest.mark.attack("Is a pupil, and learns what another has voted before it is counted.")
async def test_nobody_learns_a_vote_before_it_is_counted(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        await room.act("ring")
        await stop_round(room, [])
        await room.to("law")
        await room.reply(0, {"laws": ["talk"]})
        for key in (room.key, room.keys[1], room.keys[0]):
            seen = await room.look(key)
            assert seen["answer"] is None
            assert seen["votes"] == []
        with here.service.database.writer.connect() as connection:
            entries = connection.execute(select(rows.lesson_entries.c.data)).scalars().all()
            assert not any("talk" in data for data in entries if "laws" in data)
        await room.act("next")
        with here.service.database.writer.connect() as connection:
            assert connection.execute(select(rows.lesson_ballots)).all() == []


@pytest.mark.attack("Was removed from a class, and comes back by what they had.")
async def test_a_removed_pupil_reaches_nothing(here: Here) -> None:
    async with classroom(here, 4) as room:
        await room.to("round")
        shown = await table_of(room, 0)
        at_table = await Socket.open(room.base, shown["table"], key=room.keys[0], seat=shown["seat"])
        pupil = (await room.look(room.keys[0]))["pupil"]
        seen = await room.act("remove", pupil=pupil)
        assert pupil not in [each["number"] for each in seen["class_list"]]
        await room.look(room.keys[0], 404)
        await room.call(room.keys[0], f"/api/tables/{shown['table']}", None, 404)
        await room.sockets[0].closed()
        await at_table.closed()
        await room.tick()
        (tile,) = [tile for tile in (await room.look())["tiles"] if tile["id"] == shown["table"]]
        assert tile["seats"][shown["seat"]]["bot"]


@pytest.mark.attack("Asks for a lesson without a key, or with the key of another one.")
async def test_strangers_see_no_lesson(here: Here) -> None:
    async with classroom(here, 1) as room, classroom(here, 1) as other:
        for key in (None, other.key, other.keys[0]):
            await room.call(key, f"/api/lessons/{room.id}", None, 404)
            await room.call(key, f"/api/lessons/{room.id}/act", {"what": "next"}, 404)
            await room.call(key, f"/api/lessons/{room.id}/answer", {"stage": 0, "answer": {}}, 404)


@pytest.mark.attack("Answers in the place of another pupil, or at a stage that is not on.")
async def test_an_answer_is_the_askers_own(here: Here) -> None:
    async with classroom(here, 2) as room:
        await room.to("predict")
        await room.call(room.key, f"/api/lessons/{room.id}/answer", {"stage": 2, "answer": {"worlds": 1}}, 403)
        body = {"stage": 1, "answer": {"chosen": [1]}}
        await room.call(room.keys[0], f"/api/lessons/{room.id}/answer", body, 409)
        await room.reply(0, {"worlds": 1})
        assert not (await room.look(room.keys[1]))["answered"]


async def test_the_teachers_link_is_stored_as_a_hash_and_a_new_one_ends_the_old(here: Here) -> None:
    async with classroom(here, 1) as room:
        with here.service.database.writer.connect() as connection:
            stored = connection.execute(select(rows.lesson_holders.c.holder)).scalars().all()
        assert room.key not in stored
        assert all(len(holder) == 64 for holder in stored)
        new = await room.call(room.key, f"/api/lessons/{room.id}/links", {"role": "teacher"})
        second = await room.call(new["key"], f"/api/lessons/{room.id}/links", {"role": "second"})
        await room.look(expect=404)
        assert (await room.look(new["key"]))["role"] == "teacher"
        assert (await room.look(second["key"]))["role"] == "second"
        await room.call(second["key"], f"/api/lessons/{room.id}/links", {"role": "teacher"}, 403)
        async with Api(room.base, second["key"]) as device:
            assert (await device.post(f"/api/lessons/{room.id}/claim", {}))["role"] == "second"
            await device.post(f"/api/lessons/{room.id}/claim", {}, 404)  # good once


@pytest.mark.attack("Makes lessons without end.")
async def test_a_device_has_only_so_many_lessons(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.lessons.people.MOST_OPEN", 1)
    await call(here.base, None, "/api/lessons", {"plan": "two-rounds"})
    refused = await call(here.base, None, "/api/lessons", {"plan": "two-rounds"}, 409)
    assert refused["code"] == "too_many_tables"


@pytest.mark.attack("Are two teachers, and press the same button in the same moment.")
async def test_what_two_teachers_do_at_once_happens_once(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.act("next")
        await asyncio.gather(*(room.act("freeze", (200, 409)) for _ in range(4)))
        await asyncio.gather(*(room.act("resume", (200, 409)) for _ in range(4)))
        async with room.lessons.locked(room.id) as found:
            assert (found.lesson.frozen_at, found.lesson.stage) == (None, 0)
        await room.to("round")
        await asyncio.gather(*(room.act("ring", (200, 409)) for _ in range(4)))
        with here.service.database.writer.connect() as connection:
            kinds = connection.execute(select(rows.lesson_entries.c.kind)).scalars().all()
        assert [kinds.count(kind) for kind in ("frozen", "resumed", "bell", "seated")] == [1, 1, 1, 1]


@pytest.mark.attack("Is the second teacher, and makes links, or goes on after the link has ended.")
async def test_a_second_teacher_runs_the_lesson_and_makes_no_links(here: Here) -> None:
    async with classroom(here, 3) as room:
        second = (await room.call(room.key, f"/api/lessons/{room.id}/links", {"role": "second"}))["key"]
        assert (await room.act("next", key=second))["stage"] == 0
        for role in ("teacher", "second"):
            await room.call(second, f"/api/lessons/{room.id}/links", {"role": role}, 403)
        await room.call(room.key, f"/api/lessons/{room.id}/links", {"role": "second"})
        await room.act("next", 404, second)


@pytest.mark.attack("Is a pupil of one lesson, and answers, signs, goes on or withdraws in another.")
async def test_a_pupil_does_nothing_in_another_lesson(here: Here) -> None:
    async with classroom(here, 1) as room, classroom(here, 1) as other:
        for path, body in (
            ("answer", {"stage": 0, "answer": {}}), ("sign", {}), ("next", {"stage": 0}), ("withdraw", {"pupil": 1}),
            ("claim", {}), ("act", {"what": "move", "pupil": 1, "to": 1}),
        ):  # fmt: skip
            await room.call(other.keys[0], f"/api/lessons/{room.id}/{path}", body, 404)
        for path in ("own", "debrief", "export"):
            await room.call(other.keys[0], f"/api/lessons/{room.id}/{path}", None, 404)


@pytest.mark.attack("Half joins: opens connections to a lesson without saying who they are, or with nobody's key.")
async def test_who_never_says_hello_is_nobody_in_the_lesson(here: Here) -> None:
    async with classroom(here, 2) as room:
        url = f"{room.base.replace('http', 'ws', 1)}/api/lessons/{room.id}/socket"
        silent = [Socket(await connect(url, proxy=None, ping_interval=None)) for _ in range(20)]
        assert (await room.look())["here"] == 2
        await silent[0].send(type="hello", key=new_key("seat"))
        assert await silent[0].closed() == 4404
        await silent[1].send(type="move", id="1", number=0, answer="pass")
        assert await silent[1].closed() == 4400
        for socket in silent:
            await socket.close()
        assert (await room.look())["here"] == 2
