"""Lessons at a running service: a class plays, votes, is frozen, rung out and rehearsed."""

from __future__ import annotations

import pytest

from terrae.server.lessons.aliases import names

from ..client import call
from ..running import Here
from .classroom import classroom
from .playing import at_tables, play_once, stop_round, table_of

pytestmark = pytest.mark.anyio


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


async def test_ready_plans_are_listed(here: Here) -> None:
    plans = await call(here.base, None, "/api/plans")
    assert {"two-rounds", "whole-game", "experiment", "futura"} <= {plan["name"] for plan in plans}
