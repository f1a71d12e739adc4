"""The service is killed in each kind of stage and started again: nothing that was answered is lost, and all goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from terrae.server.lessons.stages.registry import stages

from ..client import PATIENCE_S, Api, Json, Socket
from ..running import Process
from .classroom import attend

pytestmark = pytest.mark.anyio

PLAN: Json = {
    "name": "all-kinds",
    "game": "terra",
    "keep_talk_short": True,
    "stages": [
        {"kind": "welcome", "minutes": 9, "settings": {"consent": True}},
        {"kind": "learn", "minutes": 9},
        {"kind": "check", "minutes": 9, "settings": {"questions": [{"name": "end", "answers": 3, "right": 1}]}},
        {"kind": "predict", "minutes": 9},
        {"kind": "round", "minutes": 9, "settings": {"rules": {"talk": "silence", "options": {"crises": 6}}}},
        {"kind": "look", "minutes": 9},
        {"kind": "law", "minutes": 9, "settings": {"laws": {"talk": {"talk": "sentences"}, "none": {}}}},
        {"kind": "debrief", "minutes": 9},
        {"kind": "survey", "minutes": 9, "settings": {"statements": ["fair"]}},
        {"kind": "reflect", "minutes": 9},
    ],
}
ANSWERS: dict[str, Json] = {
    "welcome": {"agrees": True},
    "check": {"chosen": [2]},
    "predict": {"worlds": 1, "sure": 2},
    "law": {"laws": ["talk"]},
    "survey": {"agree": [3]},
    "reflect": {"said": ["We waited for each other."], "release": True},
}
PUPILS = 3


class Killed:
    """A class at a service that is killed again and again; every key is asked over again."""

    def __init__(self, process: Process) -> None:
        self.process, self.id, self.keys = process, "", list[str]()
        self.sockets: list[Socket] = []

    async def call(self, key: str, path: str, body: Json | None = None) -> Json:
        async with Api(self.process.base, key) as api:
            path = f"/api/lessons/{self.id}{path}"
            found: Json = await (api.get(path) if body is None else api.post(path, body))
            return found

    async def look(self, who: int = 0) -> Json:
        return await self.call(self.keys[who], "")

    async def act(self, what: str) -> Json:
        return await self.call(self.keys[0], "/act", {"what": what})

    async def attend(self) -> None:
        self.sockets = [await attend(self.process.base, self.id, key) for key in self.keys]

    async def again(self) -> None:
        """Killed, as if the power went, and started."""
        self.process.kill()
        for socket in self.sockets:
            await socket.close()
        self.process.start()
        await self.attend()

    async def until_stage(self, stage: int) -> Json:
        async with asyncio.timeout(PATIENCE_S):
            while (seen := await self.look())["stage"] < stage:
                await asyncio.sleep(0.1)
        return seen

    async def decide_once(self) -> tuple[str, int]:
        """Whoever is asked at the table decides, as long as it goes on; the table, and how many decisions it has."""
        places = [(await self.look(who))["shown"] for who in range(1, PUPILS + 1)]
        if any("seat" not in place for place in places):  # the class has gone on
            return "", 0
        table = str(places[0]["table"])
        sockets = [
            await Socket.open(self.process.base, table, key=key, seat=place["seat"])
            for key, place in zip(self.keys[1:], places, strict=True)
        ]
        for socket in sockets:
            if socket.view and socket.view["question"]:
                await socket.play(socket.answer)
                break
        for socket in sockets:
            await socket.close()
        return table, await self.decisions(table)

    async def decisions(self, table: str) -> int:
        """How many a table has, as its welcome tells."""
        socket = await Socket.open(self.process.base, table, key=self.keys[1])
        await socket.close()
        return socket.number


async def begun(process: Process) -> Killed:
    room = Killed(process)
    async with Api(process.base) as api:
        made = await api.post("/api/lessons", {"own": PLAN})
        room.id, room.keys = made["lesson"]["id"], [made["key"]]
        for _ in range(PUPILS):
            api.http.cookies.clear()
            room.keys.append((await api.post("/api/lessons/enter", {"code": made["lesson"]["code"]}))["key"])
    await room.attend()
    return room


def stands(seen: Json) -> Json:
    """What does not change by itself from one moment to the next."""
    kept = ("stage", "frozen", "bell", "law", "votes", "signed", "answer", "answered", "alias", "has_signed", "stages")
    return {name: seen[name] for name in kept}


async def seen_by_all(room: Killed, who: Sequence[int] = range(PUPILS + 1)) -> list[Json]:
    return [stands(await room.look(each)) for each in who]


async def test_nothing_answered_is_lost_when_the_service_is_killed_in_each_kind_of_stage(tmp_path: Path) -> None:
    assert {stage["kind"] for stage in PLAN["stages"]} == set(stages())
    with Process(tmp_path / "tables.db") as process:
        room = await begun(process)
        for number, stage in enumerate(PLAN["stages"]):
            kind = stage["kind"]
            seen = await room.look()
            if seen["stage"] < number:
                seen = await room.act("next")
            assert seen["stages"][seen["stage"]]["kind"] == kind
            if kind in ANSWERS:
                body = {"stage": number, "answer": ANSWERS[kind]}
                await room.call(room.keys[1], "/answer", body)
            table, made = await room.decide_once() if kind == "round" else ("", 0)
            if kind in ("round", "learn"):
                await room.act("freeze")
            before = await seen_by_all(room)
            await room.again()
            assert await seen_by_all(room) == before, kind
            if kind in ANSWERS:
                assert before[1]["answered"], kind
            if kind in ("round", "learn"):
                await room.act("resume")
            if kind == "round":
                assert await room.decisions(table) == made > 0
                await room.act("ring")
                while (await room.look())["stage"] == number:  # the turn under way is finished
                    await room.decide_once()
            if kind == "law":
                counted = await room.act("next")
                assert counted["votes"][-1]["counts"] == {"talk": 1, "none": 0}
                await room.call(room.keys[2], "/sign", {})
        assert (await room.act("next"))["over"]
        for socket in room.sockets:
            await socket.close()
