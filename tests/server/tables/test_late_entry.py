"""Links to join that are opened when the game is on: the seat of a bot, or watching."""

import pytest

from terrae.server.tables import late_entry

from ..client import Party, Socket, call
from ..running import Here, service

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Watches a running game by a link to join without asking.")
async def test_a_late_guest_watches_only_after_asking(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    join = party.keys["join"]
    info = await call(here.base, join, party.path)
    assert info["you"] == {"seats": [], "host": False, "join": True, "watch": False, "back": []}
    came = await call(here.base, join, f"{party.path}/late", {})
    assert came["seat"] is None
    watcher = await Socket.open(here.base, party.id, key=came["key"])
    assert watcher.view is not None
    assert watcher.view["seat"] is None
    lurker = await Socket.dial(here.base, party.id)
    await lurker.send(type="hello", key=join)
    assert await lurker.closed() == 4401, "the link itself does not watch"
    await party.host("links", {"power": "watch"})
    assert await watcher.closed() == 4401, "a new link to watch ends all others"
    await party.close()


async def test_a_late_guest_is_in_the_record_of_the_other_process_too(postgres: str) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base, people=2)
        await party.start()
        watcher = await Socket.open(two.base, party.id, key=party.keys["watch"])
        await call(one.base, party.keys["join"], f"{party.path}/late", {"seat": 2, "name": "Zoe"})
        await watcher.until("table", where=lambda m: m["table"]["seats"][2]["name"] == "Zoe")
        for base in (one.base, two.base):
            replay = await call(base, party.keys["watch"], f"{party.path}/replay?views=false")
            assert replay["players"][2] == {"name": "Zoe", "kind": "human"}
        await watcher.close()
        await party.close()


async def test_a_late_guest_takes_the_seat_of_a_bot(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=2)
    join, path = party.keys["join"], f"{party.path}/late"
    assert (await call(here.base, join, path, {"seat": 2, "name": "Zoe"}, 409))["code"] == "refused"
    await party.start()
    assert (await call(here.base, join, path, {"seat": 0, "name": "Zoe"}, 409))["code"] == "seat_taken"
    taken = (await party.info())["seats"][0]["name"]
    assert (await call(here.base, join, path, {"seat": 2, "name": taken}, 409))["code"] == "name_taken"
    await call(here.base, party.keys["watch"], path, {"seat": 2, "name": "Zoe"}, 403)
    came = await call(here.base, join, path, {"seat": 2, "name": "Zoe"})
    assert came["table"]["you"]["seats"] == [2]
    seat = (await party.info())["seats"][2]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("human", "Zoe", None)
    socket = await Socket.open(here.base, party.id, key=came["key"])
    assert socket.view is not None
    assert socket.view["seat"] == 2
    assert (await call(here.base, join, path, {"seat": 2, "name": "Yan"}, 409))["code"] == "seat_taken"
    record = await party.host("abandon") and await call(here.base, join, f"{party.path}/record")
    assert record["players"][2] == {"name": "Zoe", "kind": "human"}
    await socket.close()
    await party.close()


@pytest.mark.attack("Asks for keys to watch until the table has no more, so that the service seems to be failing.")
async def test_when_a_table_has_no_more_keys_nothing_else_fails(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await (await Party.make(here.base)).start()
    monkeypatch.setattr(late_entry, "MOST_GRANTS", 8)
    answers = [await call(here.base, party.keys["join"], f"{party.path}/late", {}, (201, 409)) for _ in range(6)]
    assert {answers[0].get("code"), answers[-1].get("code")} == {None, "refused"}
    assert await call(here.base, None, "/healthz") == {"status": "ok"}
    assert here.service.metrics.failures._value.get() == 0
    await party.move_once()
    await party.close()
