"""A WebSocket of somebody in a lesson: it is sent how the lesson stands whenever that changes."""

from __future__ import annotations

from typing import Any

from litestar import websocket
from litestar.connection import WebSocket
from litestar.params import FromPath

from ..errors import Fault
from ..lessons.people import role_of
from ..lessons.rooms import Lessons, Room
from ..lessons.watch import info
from ..protocol.lessons import LessonNews, Role
from ..protocol.messages import Ping
from ..request_headers import device_secret
from ..tables.frames import frame
from ..tables.people.keys import Asker, holder_of
from .outbox import Outbox
from .session import PONG, Disconnected, connected, first_message, receive

MOST_OF_LESSON = 600
"""Connections to one lesson."""


class Attending:
    """A connection, and who it is in the lesson."""

    def __init__(self, outbox: Outbox, role: Role, pupil: int, asker: Asker) -> None:
        self.outbox, self.role, self.pupil, self.asker = outbox, role, pupil, asker

    def send(self, text: str) -> None:
        self.outbox.send(text)

    def end(self, code: int) -> None:
        self.outbox.end(code)


@websocket("/lessons/{lesson_id:str}/socket")
async def lesson_socket(socket: WebSocket[Any, Any, Any], lesson_id: FromPath[str]) -> None:
    lessons: Lessons = socket.app.state.lessons
    settings = lessons.service.settings
    async with connected(lessons.service, socket) as outbox:
        hello = await first_message(lessons.service, socket)
        device = device_secret(socket.scope, settings.secure, settings.path)
        key = None if hello.key is None else holder_of(hello.key)
        asker = Asker(key, None if device is None else holder_of(device))
        async with lessons.locked(lesson_id) as room:
            client = Attending(outbox, *await role_of(lessons, room, asker), asker)
            if len(room.clients) >= MOST_OF_LESSON:
                raise Fault("too_many", "too many are connected to this lesson")
            room.clients.add(client)
            outbox.send(frame(LessonNews(info(lessons, room, client.role, client.pupil))))
            lessons.tell_soon(room)
        try:
            await listen(lessons, room, outbox, socket)
        finally:
            room.clients.discard(client)
            lessons.tell_soon(room)


async def listen(lessons: Lessons, room: Room, outbox: Outbox, socket: WebSocket[Any, Any, Any]) -> None:
    """Answer pings; everything else is asked by HTTP."""
    while True:
        message = await receive(socket)
        if outbox.closing is not None:
            raise Disconnected
        lessons.service.limits.check("moves", f"{room.id}/{id(outbox)}")
        lessons.service.limits.check("messages", outbox.address)
        if isinstance(message, Ping):
            outbox.send(PONG)
        else:
            raise Fault("malformed", "only pings are sent to a lesson")
