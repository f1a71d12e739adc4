"""Lessons at a running service: a class comes in, plays, votes; nobody reaches what is not theirs."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from terrae.server.database import tables as rows
from terrae.server.lessons.aliases import names, new_alias

from ..client import Api, Json, Socket, call
from ..running import Here, service
from .classroom import Classroom, attend, classroom, lessons_of

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the service does every second happens when a test says so."""
    monkeypatch.setattr("terrae.server.lessons.conduct.EVERY_S", 3600.0)


async def table_of(room: Classroom, pupil: int) -> Json:
    found: Json = (await room.look(room.keys[pupil]))["shown"]
    return found


async def at_tables(room: Classroom) -> list[Socket]:
    """Every pupil's connection to their table."""
    sockets = []
    for pupil, key in enumerate(room.keys):
        shown = await table_of(room, pupil)
        sockets.append(await Socket.open(room.base, shown["table"], key=key, seat=shown["seat"]))
    return sockets


async def play_once(room: Classroom, sockets: list[Socket]) -> Json:
    """Whoever is asked at the first pupil's table answers."""
    shown = await table_of(room, 0)
    async with room.here.service.tables.locked(shown["table"]) as table:
        actor, match = table.actor, table.match
        assert actor is not None
        assert match is not None
    for pupil, socket in enumerate(sockets):
        own = await table_of(room, pupil)
        if own["table"] == shown["table"] and own["seat"] == actor:
            await socket.send(type="look")
            await socket.until("view")
            return await socket.play(socket.answer)
    raise AssertionError


async def test_a_class_goes_through_a_lesson(here: Here) -> None:
    async with classroom(here, 7) as room:
        assert {pupil["alias"] for pupil in (await room.look())["class_list"]} <= set(names()["de"])
        await room.act("next")
        await room.act("next")
        for pupil in range(7):
            seen = await room.reply(pupil, {"chosen": [pupil % 2]})
            assert seen["shown"]["right"] == [1]
        assert (await room.look())["shown"]["right"] == [3]
        await room.until(lambda seen: seen["stage"] == 2)  # everybody is ready
        for pupil in range(7):
            await room.reply(pupil, {"worlds": 1})
        seen = await room.until(lambda seen: seen["stage"] == 3)
        assert sorted(len(tile["seats"]) for tile in seen["tiles"]) == [3, 4]
        sockets = await at_tables(room)
        assert (await play_once(room, sockets))["type"] == "ack"
        await room.act("ring")
        await stop_round(room, sockets)
        seen = await room.until(lambda seen: seen["stage"] >= 4)
        assert seen["shown"]["outcomes"][0]["stopped"] == 2
        await room.to("law")
        for pupil in range(7):
            await room.reply(pupil, {"laws": ["talk"] if pupil < 5 else []})
        seen = await room.until(lambda seen: seen["votes"])
        assert seen["law"] == "talk"
        assert seen["votes"][-1]["counts"] == {"talk": 5, "silence": 0}
        assert (await room.call(room.keys[0], f"/api/lessons/{room.id}/sign", {}))["has_signed"]
        seen = await room.act("next")
        assert [pupil["number"] for pupil in seen["class_list"] if pupil["signed"]] == [1]
        shown = await table_of(room, 0)
        assert (await room.call(room.keys[0], f"/api/tables/{shown['table']}"))["talk"] == "sentences"
        await room.act("ring")
        await stop_round(room, [*sockets, *await at_tables(room)])
        await room.until(lambda seen: seen["stages"][seen["stage"]]["kind"] == "debrief")
        seen = await room.act("next")
        assert seen["secret"] is None
        await room.reply(0, {"said": ["We should have talked."], "release": True})
        assert (await room.look())["shown"]["released"] == ["We should have talked."]
        seen = await room.act("next")
        assert seen["over"]
        assert seen["code"] is None
        assert seen["secret"] is not None


async def stop_round(room: Classroom, sockets: list[Socket]) -> None:
    """After the bell turns are played to their end, or their time is over."""
    async with room.lessons.locked(room.id) as found:
        assert found.lesson.bell_at is not None
        found.lesson.bell_at -= 60_000  # a minute has passed
    await room.tick()
    for socket in sockets:
        await socket.close()


async def test_after_the_bell_the_turn_is_finished_and_no_other_begins(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        sockets = await at_tables(room)
        shown = await table_of(room, 0)
        await room.act("ring")
        async with here.service.tables.locked(shown["table"]) as table:
            turn = table.turn
            assert not table.is_paused
        for _ in range(40):
            async with here.service.tables.locked(shown["table"]) as table:
                if table.turn != turn:
                    break
            await play_once(room, sockets)
        refused = await play_once(room, sockets)
        assert (refused["type"], refused["code"]) == ("refused", "refused")
        await room.tick()
        assert (await room.look())["stages"][(await room.look())["stage"]]["kind"] == "look"
        async with room.lessons.locked(room.id) as found:
            assert found.lesson.rounds[0].tables[0].outcome == "stopped"
        for socket in sockets:
            await socket.close()


async def test_frozen_tables_take_no_decision_and_keep_what_was_decided(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        sockets = await at_tables(room)
        assert (await play_once(room, sockets))["type"] == "ack"
        assert (await room.act("freeze"))["frozen"]
        assert (await play_once(room, sockets))["type"] == "refused"
        left = (await room.look())["left_ms"]
        await room.tick()
        assert (await room.look())["left_ms"] == left
        await room.act("next", 409)
        assert not (await room.act("resume"))["frozen"]
        assert (await play_once(room, sockets))["type"] == "ack"
        for socket in sockets:
            await socket.close()


MOMENTARY = (
    "pictures_in_ms",
    "left_ms",
    "more_left_ms",
    "here",
    "pictures",
    "class_list",
    "tiles",
    "debrief_in_ms",
    "shows_pictures",
)


async def test_a_lesson_goes_on_after_a_restart_in_every_kind_of_stage(tmp_path: Path) -> None:
    """The service is stopped and started in each stage: everything stands as it stood, and the class goes on."""
    database, kinds = tmp_path / "tables.db", []
    async with service(database) as here, classroom(here, 3) as room:
        before = await room.act("next")
    while True:
        async with service(database) as here:
            room = Classroom(here, lessons_of(here), room.id, room.key, room.code, room.keys)
            seen = await room.look()
            for name in set(seen) - set(MOMENTARY):
                assert seen[name] == before[name], name
            room.sockets = [await attend(room.base, room.id, key) for key in room.keys]
            kinds.append(seen["stages"][seen["stage"]]["kind"])
            if kinds[-1] == "round":
                sockets = await at_tables(room)
                assert (await play_once(room, sockets))["type"] == "ack"
                await room.act("ring")
                await stop_round(room, sockets)
            if kinds[-1] == "law":
                assert (await room.look(room.keys[0]))["answered"]
            if kinds[-1] == "reflect":
                await room.close()
                break
            before = await room.look()
            while before["stage"] == seen["stage"]:
                before = await room.act("next")
            if before["stages"][before["stage"]]["kind"] == "law":
                await room.reply(0, {"laws": ["talk"]})
                before = await room.look()
            await room.close()
    assert kinds == ["welcome", "check", "predict", "round", "look", "law", "round", "debrief", "reflect"]
    assert before["law"] == "talk"


# ---- who may do what ----


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


# ---- the door ----


async def test_the_door_can_be_locked_and_ask_for_pictures(here: Here) -> None:
    async with classroom(here, 1) as room:
        await room.act("door", locked=True)
        assert (await room.enter(409))["code"] == "door_locked"
        seen = await room.act("door", pictures=True)
        assert (await room.enter(409))["code"] == "pictures"
        wrong = list(reversed(seen["pictures"]))
        assert (await room.enter(404, pictures=wrong))["code"] == "wrong_code"
        assert (await room.enter(pictures=seen["pictures"]))["lesson"]["role"] == "pupil"


@pytest.mark.attack("Guesses the code of a lesson at a running service.")
async def test_guessing_is_refused_and_the_class_comes_in(here: Here) -> None:
    async with classroom(here, 1) as room:
        codes = [f"{n:06}" for n in range(60) if f"{n:06}" != room.code]
        seen = [
            (await room.call(None, "/api/lessons/enter", {"code": code}, (404, 409, 429)))["code"] for code in codes
        ]
        assert seen[0] == "wrong_code"
        assert seen[-1] != "wrong_code"
        assert (await room.look())["shows_pictures"]
        assert (await room.enter())["lesson"]["role"] == "pupil"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "pl", "cs", "sk", "ca", "ro"])
def test_every_language_has_animals_and_plants(language: str) -> None:
    from random import Random

    assert len(set(names()[language])) >= 60
    taken: set[str] = set()
    for _ in range(120):
        taken.add(new_alias(language, False, taken, Random(1)))
    assert len(taken) == 120
    assert all(len(alias) <= 20 for alias in taken)


# ---- a rehearsal, and who comes and goes ----


async def test_a_rehearsal_is_played_by_robots_alone(here: Here) -> None:
    async with classroom(here, 0, rehearsal=8) as room:
        assert room.code is None
        await room.act("next")
        await room.act("next")
        seen = await room.until(lambda seen: seen["stages"][seen["stage"]]["kind"] == "round")
        assert all(seat["bot"] for tile in seen["tiles"] for seat in tile["seats"])
        await room.until(lambda seen: seen["tiles"] and all(tile["moves"] > 5 for tile in seen["tiles"]))
        await room.act("ring")
        await room.until(lambda seen: seen["stages"][seen["stage"]]["kind"] == "law")
        seen = await room.until(lambda seen: seen["votes"])
        assert seen["rehearsal"]
        assert seen["votes"][0]["law"]


async def test_a_bot_stands_in_and_gives_the_seat_back(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        shown = await table_of(room, 0)
        async with room.lessons.locked(room.id) as found:
            found.lesson.plan = replace(found.lesson.plan, stand_in_s=0)
        await room.until(lambda seen: seen["tiles"][0]["seats"][shown["seat"]]["bot"])
        socket = await Socket.open(room.base, shown["table"], key=room.keys[0], seat=shown["seat"])
        await room.until(lambda seen: not seen["tiles"][0]["seats"][shown["seat"]]["bot"])
        async with room.lessons.locked(room.id) as found:
            assert found.lesson.rounds[0].tables[0].stood_in
        await socket.close()


async def test_who_comes_late_takes_the_seat_of_who_has_gone(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        async with room.lessons.locked(room.id) as found:
            found.lesson.plan = replace(found.lesson.plan, stand_in_s=0)
        await room.until(lambda seen: any(seat["bot"] for seat in seen["tiles"][0]["seats"]))
        await room.enter()
        await room.until(lambda _: True)
        async with room.lessons.locked(room.id) as found:
            await room.lessons.read(lambda _: None)
        seen = await room.until(
            lambda seen: any(pupil["number"] == 4 and pupil["table"] for pupil in seen["class_list"])
        )
        assert seen["class_list"]
        shown = await table_of(room, 3)
        socket = await Socket.open(room.base, shown["table"], key=room.keys[3], seat=shown["seat"])
        await socket.close()


@pytest.mark.attack("Makes lessons without end.")
async def test_a_device_has_only_so_many_lessons(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.lessons.people.MOST_OPEN", 1)
    await call(here.base, None, "/api/lessons", {"plan": "two-rounds"})
    refused = await call(here.base, None, "/api/lessons", {"plan": "two-rounds"}, 409)
    assert refused["code"] == "too_many_tables"


async def test_ready_plans_are_listed(here: Here) -> None:
    plans = await call(here.base, None, "/api/plans")
    assert {"two-rounds", "whole-game", "experiment", "futura"} <= {plan["name"] for plan in plans}
