"""A class at a running service: a teacher and pupils, each with a key and a connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect

from terrae.server.lessons.conduct import run_once
from terrae.server.lessons.rooms import Lessons

from ..client import PATIENCE_S, Api, Json, Socket, answer
from ..running import Here

QUICK_PLAN: Json = {
    "name": "quick",
    "game": "terra",
    "stages": [
        {"kind": "welcome", "minutes": 2},
        {
            "kind": "check",
            "minutes": 2,
            "settings": {"questions": [{"name": "end", "answers": 3, "right": 1}]},
        },
        {"kind": "predict", "minutes": 2},
        {"kind": "round", "minutes": 9, "settings": {"rules": {"talk": "silence"}}},
        {"kind": "look", "minutes": 1},
        {"kind": "law", "minutes": 3, "settings": {"laws": {"talk": {"talk": "sentences"}, "silence": {}}}},
        {"kind": "round", "minutes": 9, "settings": {"under_law": True, "seating": "same"}},
        {"kind": "debrief", "minutes": 14},
        {"kind": "reflect", "minutes": 3},
    ],
}


async def attend(base: str, lesson: str, key: str) -> Socket:
    """Connect to a lesson."""
    url = f"{base.replace('http', 'ws', 1)}/api/lessons/{lesson}/socket"
    socket = Socket(await connect(url, max_queue=None, proxy=None, open_timeout=PATIENCE_S, ping_interval=None))
    await socket.send(type="hello", key=key)
    await socket.until("lesson")
    return socket


class Classroom:
    """A lesson with its people."""

    def __init__(
        self, here: Here, lessons: Lessons, id_: str, key: str, code: str | None, keys: Sequence[str] = ()
    ) -> None:
        self.here, self.lessons, self.id, self.key, self.code = here, lessons, id_, key, code
        self.apis: dict[str | None, Api] = {}
        self.keys = list(keys)
        self.sockets: list[Socket] = []

    @property
    def base(self) -> str:
        return self.here.base

    async def call(self, key: str | None, path: str, body: Any = None, expect: Any = (200, 201)) -> Any:
        """One request, a POST if it has a body. Each key has a client of its own, without cookies."""
        if key not in self.apis:
            self.apis[key] = Api(self.base, key)
        api = self.apis[key]
        api.http.cookies.clear()
        return answer(await api.http.get(path), expect) if body is None else await api.post(path, body, expect)

    async def enter(self, expect: Any = (200, 201), **more: Any) -> Json:
        """One more pupil comes in, and stays connected."""
        came: Json = await self.call(None, "/api/lessons/enter", {"code": self.code, **more}, expect)
        if "key" in came:
            self.keys.append(came["key"])
            self.sockets.append(await attend(self.base, self.id, came["key"]))
        return came

    async def act(self, what: str, expect: Any = 200, key: str | None = None, **more: Any) -> Json:
        found: Json = await self.call(key or self.key, f"/api/lessons/{self.id}/act", {"what": what, **more}, expect)
        return found

    async def look(self, key: str | None = None, expect: int = 200) -> Json:
        found: Json = await self.call(key or self.key, f"/api/lessons/{self.id}", None, expect)
        return found

    async def reply(self, pupil: int, data: Json, expect: Any = 200) -> Json:
        """A pupil, counted from 0, answers at the present stage."""
        stage = (await self.look(self.keys[pupil]))["stage"]
        body = {"stage": stage, "answer": data}
        found: Json = await self.call(self.keys[pupil], f"/api/lessons/{self.id}/answer", body, expect)
        return found

    async def to(self, kind: str) -> Json:
        """Go on to the next stage of a kind."""
        while True:
            seen = await self.act("next")
            if seen["stages"][seen["stage"]]["kind"] == kind:
                return seen

    async def tick(self) -> None:
        """What the service does every second, now."""
        async with self.lessons.locked(self.id) as room:
            await run_once(self.lessons, room)

    async def until(self, what: Any) -> Json:
        """Wait until the lesson, as the teacher sees it, is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not what(seen := await self.look()):
                await asyncio.sleep(0.02)
                await self.tick()
        return seen

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        for api in self.apis.values():
            await api.http.aclose()


def lessons_of(here: Here) -> Lessons:
    lessons: Lessons = here.server.config.loaded_app.app.app.state.lessons
    return lessons


@asynccontextmanager
async def classroom(here: Here, pupils: int = 3, **more: Any) -> AsyncIterator[Classroom]:
    async with Api(here.base) as api:
        made = await api.post("/api/lessons", {"own": QUICK_PLAN, "language": "de", **more})
    room = Classroom(here, lessons_of(here), made["lesson"]["id"], made["key"], made["lesson"]["code"])
    try:
        for _ in range(pupils):
            await room.enter()
        yield room
    finally:
        await room.close()
