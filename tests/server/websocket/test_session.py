"""A WebSocket from its hello to its end."""

import pytest
from websockets.exceptions import ConnectionClosed

from ..client import Party, Socket, web
from ..running import Here

pytestmark = pytest.mark.anyio


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
