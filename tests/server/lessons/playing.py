"""Pupils who play a round: whoever is asked answers over their connection."""

from __future__ import annotations

from ..client import Json, Socket
from .classroom import Classroom


async def play_round(room: Classroom, stop_after: int | None = None) -> None:
    """Play every table of the round to its end, or so many decisions and then to the bell."""
    seats: dict[tuple[str, int], Socket] = {}
    for key in room.keys:
        shown = (await room.look(key))["shown"]
        seats[shown["table"], shown["seat"]] = await Socket.open(room.base, shown["table"], key=key, seat=shown["seat"])
    for table_id in sorted({table for table, _ in seats}):
        moves = 0
        while moves != stop_after:
            async with room.here.service.tables.locked(table_id) as table:
                actor = table.actor
            if actor is None:
                break
            socket = seats[table_id, actor]
            await socket.send(type="look")
            await socket.until("view")
            assert (await socket.play(socket.answer))["type"] == "ack"
            moves += 1
    if stop_after is not None:
        await room.act("ring")
        async with room.lessons.locked(room.id) as found:
            assert found.lesson.bell_at is not None
            found.lesson.bell_at -= 60_000  # a minute has passed
        await room.tick()
    for socket in seats.values():
        await socket.close()


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


async def stop_round(room: Classroom, sockets: list[Socket]) -> None:
    """After the bell turns are played to their end, or their time is over."""
    async with room.lessons.locked(room.id) as found:
        assert found.lesson.bell_at is not None
        found.lesson.bell_at -= 60_000  # a minute has passed
    await room.tick()
    for socket in sockets:
        await socket.close()
