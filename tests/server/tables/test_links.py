"""Links: new keys that end the old ones."""

import pytest

from terrae.server.tables import links

from ..client import Party, Socket, call, web
from ..running import Here

pytestmark = pytest.mark.anyio


async def test_a_new_personal_link_ends_the_old_one(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    new = await call(here.base, party.seats[0], f"{party.path}/personal", {"seat": 0})
    assert await party.sockets[0].closed() == 4401
    refused = await Socket.dial(here.base, party.id)
    await refused.send(type="hello", key=party.seats[0])
    assert await refused.closed() == 4401
    again = await Socket.open(here.base, party.id, key=new["key"])
    assert again.view is not None
    assert again.view["seat"] == 0
    await again.close()


async def test_a_new_link_of_a_power_ends_the_old_ones(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    new = await party.host("links", {"power": "watch"})
    assert await watcher.closed() == 4401
    await call(here.base, party.keys["watch"], party.path, None, 401)
    assert (await call(here.base, new["key"], party.path))["status"] == "playing"
    await party.close()


async def test_a_join_link_neither_plays_nor_watches_nor_hosts(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    socket = await Socket.dial(here.base, party.id)
    await socket.send(type="hello", key=party.keys["join"])
    assert await socket.closed() == 4401
    await call(here.base, party.keys["join"], f"{party.path}/start", {}, 403)
    await call(here.base, party.keys["join"], f"{party.path}/replay", None, 403)
    await party.close()


async def test_a_link_is_held_by_a_number_of_devices(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    monkeypatch.setattr(links, "MOST_GRANTS", 6)
    codes = []
    for _ in range(5):
        async with web(here.base, headers={"authorization": f"Bearer {party.keys['join']}"}) as stranger:
            codes.append((await stranger.post(f"{party.path}/claim")).status_code)
    assert codes == [200, 200, 409, 409, 409]
