"""A WebSocket from its hello to its end."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from terrae.server import run
from terrae.server.database.writer import NotSaved

from ..client import PATIENCE_S, Party, Socket, web
from ..running import QUICK, Here, service

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Begins a socket with something else than hello.")
async def test_a_socket_that_says_something_else_first_is_closed(here: Here) -> None:
    party = await Party.make(here.base)
    for first in ({"type": "look"}, {"type": "hello", "seat": "x"}, {"type": "no"}):
        socket = await Socket.dial(here.base, party.id)
        await socket.send(**first)
        assert await socket.closed() == 4400
    socket = await Socket.dial(here.base, "nosuchtable2")
    await socket.send(type="hello", key=party.seats[0])
    with pytest.raises(ConnectionClosed):
        await socket.until("welcome")


@pytest.mark.attack("Opens a socket and says nothing.")
async def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db", replace(QUICK, hello_within_s=0.1)) as here:
        party = await Party.make(here.base)
        assert await (await Socket.dial(here.base, party.id)).closed() == 4408


async def test_who_connects_while_the_database_does_not_answer_is_told_to_come_later(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await Party.make(here.base)

    def fail(*_: object) -> None:
        raise NotSaved("no")

    with monkeypatch.context() as patch:
        patch.setattr(here.service.database, "read_now", fail)
        socket = await Socket.dial(here.base, party.id)
        await socket.send(type="hello", key=party.seats[0])
        assert await socket.closed() == 1013
    assert [message["code"] for message in socket.heard] == ["not_saved"]
    await (await Socket.open(here.base, party.id, key=party.seats[0])).close()


async def test_a_connection_on_which_nobody_answers_pings_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PING_EVERY_S", 0.1)
    async with service(tmp_path / "tables.db") as here:
        party = await Party.make(here.base)
        socket = await Socket.dial(here.base, party.id)
        protocol = socket.socket.protocol
        send = protocol.send_frame
        monkeypatch.setattr(protocol, "send_frame", lambda frame: None if frame.opcode is Opcode.PONG else send(frame))
        await socket.send(type="hello", key=party.seats[0])
        async with asyncio.timeout(PATIENCE_S):
            assert await socket.closed() == 1011
        assert not here.service.metrics.errors._value.get()


async def test_a_connection_is_told_its_seat_and_whether_it_is_the_hosts(here: Here) -> None:
    party = await Party.make(here.base)
    told = []
    for key in (party.seats[1], party.keys["host"], party.keys["watch"]):
        socket = await Socket.open(here.base, party.id, key=key)
        told.append(socket.heard[0]["table"]["you"])
        await socket.close()
    nothing = {"seats": [], "host": False, "join": False, "watch": False, "back": []}
    assert told == [{**nothing, "seats": [1]}, {**nothing, "host": True}, nothing]


async def test_a_client_that_reconnects_is_not_told_the_story_again(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    fresh = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert [step["number"] for step in fresh.heard[0]["story"]] == [0, 1]
    knows = await Socket.open(here.base, party.id, key=party.keys["watch"], have=1)
    assert knows.heard[0]["story"] == []
    await fresh.close()
    await knows.close()
    await party.close()


@pytest.mark.attack("Plays, or looks into hands, as a spectator.")
async def test_a_spectator_sees_no_hand_and_may_not_play(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert watcher.view is not None
    assert watcher.view["own"] is None
    assert watcher.view["question"] is None
    assert (await watcher.play("pass"))["code"] == "not_allowed"
    await party.move_once()
    assert (await watcher.until("moved"))["number"] == 1
    await watcher.close()
    await party.close()


async def test_one_device_may_hold_several_seats(here: Here) -> None:
    """Hot-seat: one connection for each seat, all by one cookie."""
    async with web(here.base, headers={"origin": here.base}) as browser:
        created = (await browser.post("/api/tables", json={"game": "terra", "seats": 3})).json()
        path = f"/api/tables/{created['table']['id']}"
        join = {"authorization": f"Bearer {created['keys']['join']}"}
        assert (await browser.post(f"{path}/claim", headers=join)).status_code == 200
        for name in ("Ada", "Bo", "Cy"):
            assert (await browser.post(f"{path}/join", json={"name": name})).status_code == 201
        started = (await browser.post(f"{path}/start")).json()
        assert started["you"] == {"seats": [0, 1, 2], "host": True, "join": True, "watch": True, "back": []}
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        for seat in range(3):
            socket = await Socket.dial(here.base, created["table"]["id"], {"origin": here.base, "cookie": cookie})
            await socket.send(type="hello", seat=seat)
            assert (await socket.until("welcome"))["view"]["seat"] == seat
            await socket.close()
