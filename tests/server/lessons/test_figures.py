"""Four lessons at once with 120 pupils by the protocol: how soon decisions are acknowledged, and all are frozen."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from ..client import Api, Json, Socket
from ..figures import note
from ..running import Process, waited
from .classroom import QUICK_PLAN, attend

pytestmark = [pytest.mark.anyio, pytest.mark.full]
LESSONS, PUPILS = 4, 30
DECISIONS = 1200
THINKS_S = 1.0
"""A pupil takes so long to decide, on average."""
PLAN: Json = {
    **QUICK_PLAN,
    "keep_talk_short": True,
    "stages": [{**stage, "minutes": 20} for stage in QUICK_PLAN["stages"]],
}


class FullClass:
    """A lesson with its teacher and pupils, connected as browsers are: to the lesson, and to their tables."""

    def __init__(self, base: str, chance: Random) -> None:
        self.base, self.chance = base, chance
        self.id, self.teacher = "", Api(base)
        self.attending: list[Socket] = []
        self.at_table: list[Socket] = []
        self.took: list[float] = []
        self.listening: list[asyncio.Task[None]] = []
        self.frozen = 0

    async def begin(self) -> None:
        made = await self.teacher.post("/api/lessons", {"own": PLAN})
        await self.teacher.http.aclose()
        self.id, code = made["lesson"]["id"], made["lesson"]["code"]
        self.teacher = Api(self.base, made["key"])
        keys = []
        async with Api(self.base) as door:
            for _ in range(PUPILS):
                door.http.cookies.clear()
                keys.append((await door.post("/api/lessons/enter", {"code": code}))["key"])
        self.attending = [await attend(self.base, self.id, key) for key in (made["key"], *keys)]
        self.listening = [asyncio.create_task(self.listen(socket)) for socket in self.attending]
        for _ in range(4):
            await self.act("next")
        for key in keys:
            async with Api(self.base, key) as pupil:
                shown = (await pupil.get(f"/api/lessons/{self.id}"))["shown"]
            self.at_table.append(await Socket.open(self.base, shown["table"], key=key, seat=shown["seat"]))

    async def act(self, what: str) -> Json:
        found: Json = await self.teacher.post(f"/api/lessons/{self.id}/act", {"what": what})
        return found

    async def play(self, socket: Socket, enough: asyncio.Event) -> None:
        """Decide whenever asked, after a moment."""
        while not enough.is_set():
            view = socket.view
            if view is not None and view.get("question") and view["question"].get("answers"):
                await asyncio.sleep(self.chance.uniform(0, 2 * THINKS_S))
                began = time.perf_counter()
                answered = await socket.play(socket.answer)
                if answered["type"] == "ack":
                    self.took.append(time.perf_counter() - began)
                await socket.until("moved", "view")
            else:
                await socket.hear()

    async def freeze(self) -> float:
        """The teacher freezes all; how long until the last pupil knows."""
        began = time.perf_counter()
        await self.act("freeze")
        while self.frozen < len(self.attending):
            await asyncio.sleep(0.005)
        return time.perf_counter() - began

    async def listen(self, socket: Socket) -> None:
        """Hear how the lesson stands, as a page does, until it is frozen."""
        await socket.until("lesson", where=lambda message: message["lesson"]["frozen"])
        self.frozen += 1

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        for socket in (*self.attending, *self.at_table):
            await socket.close()
        await self.teacher.http.aclose()


async def test_four_lessons_at_once_are_acknowledged_within_100_ms(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as process:
        assert process.process is not None
        classes = [FullClass(process.base, Random(n)) for n in range(LESSONS)]
        for each in classes:
            await each.begin()
        idle, enough = waited(process.process.pid), asyncio.Event()
        began = time.perf_counter()
        players = [asyncio.create_task(each.play(one, enough)) for each in classes for one in each.at_table]
        while sum(len(each.took) for each in classes) < DECISIONS and not all(task.done() for task in players):
            await asyncio.sleep(0.1)
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        lasted, idle = time.perf_counter() - began, waited(process.process.pid) - idle
        frozen = max(await asyncio.gather(*(each.freeze() for each in classes)))
        took = sorted(took for each in classes for took in each.took)
        median, late = took[len(took) // 2], took[len(took) * 99 // 100]
        note(
            "four-lessons", decisions=len(took), seconds=lasted, median_ms=1000 * median, p99_ms=1000 * late,
            frozen_ms=1000 * frozen, waited_for_a_core=idle / lasted,
        )  # fmt: skip
        for each in classes:
            await each.close()
    assert late <= 0.1
    assert frozen <= 1
