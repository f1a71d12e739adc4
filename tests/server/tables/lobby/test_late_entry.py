"""Links to join that are opened when the game is on: the seat of a bot, or watching."""

import asyncio
from typing import Any

import pytest

from terrae.server.tables import other_processes
from terrae.server.tables.lobby import late_entry
from terrae.server.tables.people.keys import Asker, holder_of_own
from terrae.server.tables.registry import LoadedTable

from ...client import Api, Json, Party, Socket, call, web
from ...running import Here, service
from ..talk.test_acts import say

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
    assert (seat["kind"], seat["name"], seat["bot"], seat["guest_for"]) == ("human", "Zoe", None, "Clio")
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


async def come(base: str, party: Party, seat: int, name: str, expect: int = 201, key: str = "") -> Json:
    """Somebody takes the seat of a bot by the link to join, or by another key."""
    body = {"seat": seat, "name": name}
    came: Json = await call(base, key or party.keys["join"], f"{party.path}/late", body, expect)
    return came


async def with_bots(base: str, **more: Any) -> Party:
    """A running game with one person in the first of four seats, who waits for nobody."""
    return await (await Party.make(base, seats=4, people=1, **more)).start()


async def change(base: str, party: Party, body: Json, expect: int = 200) -> Json:
    async with Api(base, party.keys["host"]) as host:
        changed: Json = await host.patch(party.path, body, expect)
        return changed


@pytest.mark.attack("Takes all bots' seats in a running game by one link to join.")
async def test_one_guest_comes_by_a_link_unless_the_host_allows_more(here: Here) -> None:
    party = await with_bots(here.base)
    assert ((await party.info())["guests"], (await party.info())["guests_left"]) == (1, 1)
    came = await come(here.base, party, 2, "Zoe")
    assert (came["table"]["guests_left"], came["table"]["seats"][2]["guest_for"]) == (0, "Clio")
    assert (await come(here.base, party, 1, "Yan", 409))["code"] == "no_guests"
    assert (await change(here.base, party, {"guests": 2}))["guests_left"] == 1
    await come(here.base, party, 1, "Yan")
    assert (await come(here.base, party, 3, "Xia", 409))["code"] == "no_guests"
    party.keys["join"] = (await party.host("links", {"power": "join"}))["key"]
    assert (await party.info())["guests_left"] == 2, "they are counted by link"
    await change(here.base, party, {"guests": 0})
    assert (await come(here.base, party, 3, "Xia", 409))["code"] == "no_guests"
    assert (await come(here.base, party, 3, "Host", 409, key=party.keys["host"]))["code"] == "no_guests"
    await change(here.base, party, {"guests": 1})
    await come(here.base, party, 3, "Host", key=party.keys["host"])
    assert [seat["kind"] for seat in (await party.info())["seats"]] == ["human"] * 4
    await party.close()


@pytest.mark.attack("Gets a key to watch while a table is public, to go on watching when it is private again.")
async def test_strangers_at_a_public_table_get_no_key_to_watch(here: Here) -> None:
    party = await with_bots(here.base, public=True)
    assert (await call(here.base, None, f"{party.path}/late", {}, 409))["code"] == "refused"
    assert (await call(here.base, party.keys["join"], f"{party.path}/late", {}, 201))["key"].startswith("w_")
    await party.close()


@pytest.mark.attack("Takes bots' seats of a public table without any link.")
async def test_strangers_at_a_public_table_are_counted_as_guests(here: Here) -> None:
    party = await with_bots(here.base, public=True)
    for seat, expect in ((1, 201), (2, 409)):
        await call(here.base, None, f"{party.path}/late", {"seat": seat, "name": f"Guest {seat}"}, expect)
    await party.close()


@pytest.mark.attack("Takes bots' seats at two processes at the same time.")
async def test_two_processes_let_one_guest_in(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await with_bots(one.base)
        await call(two.base, party.keys["host"], party.path)
        monkeypatch.setattr(other_processes, "learn", hear_nothing)
        path, bodies = f"{party.path}/late", [{"seat": seat, "name": f"Guest {seat}"} for seat in (1, 2, 3)]
        tried = [call(here.base, party.keys["join"], path, body, (201, 409)) for here in (one, two) for body in bodies]
        answers = await asyncio.gather(*tried)
        assert sum("key" in answer for answer in answers) == 1
        assert {answer.get("code") for answer in answers} <= {None, "no_guests", "seat_taken"}
        kinds = [seat["kind"] for seat in (await call(two.base, party.keys["host"], party.path))["seats"]]
        assert sorted(kinds) == ["bot", "bot", "human", "human"]
        await party.close()


async def hear_nothing(*_: object) -> None:
    """News of another process come too late."""


@pytest.mark.attack("Sits at the table and takes a bot's seat too, to see its hand.")
async def test_whoever_has_a_seat_gets_no_second_one_while_the_game_is_on(here: Here) -> None:
    async with web(here.base, headers={"origin": here.base}) as player:
        party = await Party.make(here.base, seats=4, people=1, bots=False)
        join = {"authorization": f"Bearer {party.keys['join']}"}
        await player.post(f"{party.path}/claim", headers=join)
        await player.post(f"{party.path}/join", json={"name": "Ada"})
        for seat in (2, 3):
            await party.host("bots", {"seat": seat, "bot": "random"})
        await party.host("start")
        body = {"seat": 2, "name": "Zoe"}
        for headers in ({}, join):
            refused = await player.post(f"{party.path}/late", json=body, headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (409, "refused")
        await player.post(f"{party.path}/claim", headers={"authorization": f"Bearer {party.keys['host']}"})
        assert (await player.post(f"{party.path}/late", json=body)).status_code == 409, "nor does a host who plays"
        key = {"authorization": f"Bearer {party.keys['host']}"}
        async with web(here.base, headers=key) as nameless:
            assert (await nameless.post(f"{party.path}/late", json=body)).status_code == 409, (
                "without the device neither"
            )
        # A seat that is at another device now is still one's own.
        moved = (await player.post(f"{party.path}/transfer", json={"seat": 1})).json()["key"]
        async with web(here.base, headers={"authorization": f"Bearer {moved}"}) as phone:
            assert (await phone.post(f"{party.path}/take")).status_code == 200
        assert (await player.post(f"{party.path}/late", json=body)).status_code == 409
        assert (await party.info())["seats"][2]["kind"] == "bot"
        assert (await party.info())["guests_left"] == 1, "what is refused does not count"


async def gone(heres: list[Here], party: Party, key: str, socket: Socket) -> None:
    """A guest holds nothing any more: connections end, and the key opens nothing by any way."""
    assert await socket.closed() == 4401
    for here in heres:
        for path in ("", "/replay", "/record"):
            await call(here.base, key, party.path + path, None, (401, 404))
        again = await Socket.dial(here.base, party.id)
        await again.send(type="hello", key=key)
        assert await again.closed() == 4401
    for path, body in (("return", {"seat": 2}), ("back", {"seat": 2}), ("personal", {"seat": 2})):
        await call(heres[0].base, key, f"{party.path}/{path}", body, 401)
    seat = (await party.info())["seats"][2]
    assert (seat["kind"], seat["name"], seat["bot"], seat["colour"]) == ("bot", "Clio", "random", "")
    assert (seat["guest_for"], seat["connected"]) == (None, True)


@pytest.mark.attack("Gives a bot's seat back, and goes on looking into its hand.")
@pytest.mark.parametrize("how", ["replace", "leave", "free"])
async def test_a_seat_that_is_given_back_opens_nothing_any_more(heres: list[Here], how: str) -> None:
    party = await with_bots(heres[0].base)
    came = await come(heres[0].base, party, 2, "Zoe")
    socket = await Socket.open(heres[-1].base, party.id, key=came["key"])
    key = party.keys["host"] if how == "free" else came["key"]
    body = {"seat": 2, "bot": "greedy"} if how == "replace" else {"seat": 2}
    given = await call(heres[0].base, key, f"{party.path}/{how}", body)
    assert given["you"]["seats"] == []
    await gone(heres, party, came["key"], socket)
    assert (await come(heres[0].base, party, 2, "Zoe", 409))["code"] == "no_guests", "nor is the seat taken again"
    await party.close()


@pytest.mark.attack("Takes a guest's seat along to another device, so that the host cannot end it.")
async def test_every_device_of_a_guest_loses_the_seat(heres: list[Here]) -> None:
    party = await with_bots(heres[0].base)
    came = await come(heres[0].base, party, 2, "Zoe")
    moved = (await call(heres[0].base, came["key"], f"{party.path}/transfer", {"seat": 2}))["key"]
    async with web(heres[0].base, headers={"origin": heres[0].base}) as phone:
        await phone.post(f"{party.path}/take", headers={"authorization": f"Bearer {moved}"})
        further = (await phone.post(f"{party.path}/transfer", json={"seat": 2})).json()["key"]
        watching = await Socket.open(heres[-1].base, party.id, key=came["key"])
        await party.host("free", {"seat": 2})
        await gone(heres, party, came["key"], watching)
        assert (await phone.get(party.path)).status_code == 404
        taken = await phone.post(f"{party.path}/take", headers={"authorization": f"Bearer {further}"})
        assert taken.status_code == 401
    await party.close()


async def test_only_guests_can_be_undone_and_only_by_the_host(here: Here) -> None:
    party = await with_bots(here.base)
    for seat in (0, 1):
        assert (await party.host("free", {"seat": seat}, 409))["code"] == "refused"
    await come(here.base, party, 2, "Zoe")
    await call(here.base, party.seats[0], f"{party.path}/free", {"seat": 2}, 403)
    await call(here.base, party.keys["join"], f"{party.path}/free", {"seat": 2}, 403)
    await party.host("abandon")
    assert (await party.host("free", {"seat": 2}, 409))["code"] == "refused"
    await party.close()


async def test_a_guest_leaves_the_name_of_the_bot_to_it(here: Here) -> None:
    party = await with_bots(here.base)
    await change(here.base, party, {"guests": 3})
    await come(here.base, party, 2, "Zoe")
    assert (await come(here.base, party, 1, "clio", 409))["code"] == "name_taken"
    await come(here.base, party, 1, "Bruno")
    await party.close()


@pytest.mark.attack("Moves and speaks for a seat that the host has just taken away.")
async def test_what_a_guest_sent_before_losing_the_seat_is_not_done_after_it(here: Here) -> None:
    party = await with_bots(here.base)
    came = await come(here.base, party, 2, "Zoe")
    guest = await Socket.open(here.base, party.id, key=came["key"])
    loaded = here.service.tables.loaded[party.id]
    async with loaded.lock:  # all this waits for the table: first the host, then the guest
        host = Asker(holder_of_own(party.keys["host"]))
        undone = asyncio.create_task(late_entry.undo_guest(here.service, party.id, host, 2))
        while len(waiting_for(loaded)) < 1:
            await asyncio.sleep(0)
        await guest.send(type="chat", id="after", text="I am still here")
        while len(waiting_for(loaded)) < 2:
            await asyncio.sleep(0)
    await undone
    assert await guest.closed() == 4401
    async with here.service.tables.locked(party.id) as table:
        assert table.stored.lines == ()
    await party.close()


def waiting_for(loaded: LoadedTable) -> list[Any]:
    return list(loaded.lock._waiters or ())


async def until_asked(party: Party, guest: Socket) -> None:
    """People play until the guest is asked: nobody else at the table is a bot."""
    while True:
        for socket in (guest, *party.sockets):
            await socket.send(type="look")
            await socket.until("view")
            assert socket.view is not None
            if socket.view["question"] and socket is guest:
                return
            if socket.view["question"]:
                await socket.play(socket.answer)


@pytest.mark.attack("Uses up ids of moves, so that the next holder of the seat plays moves that are not made.")
async def test_a_move_with_the_id_of_an_earlier_holder_is_made(here: Here) -> None:
    party = await (await Party.make(here.base, people=2)).start()
    await change(here.base, party, {"guests": 2})
    numbers = []
    for name in ("Zoe", "Yan"):
        came = await come(here.base, party, 2, name)
        guest = await Socket.open(here.base, party.id, key=came["key"])
        await until_asked(party, guest)
        before = guest.number
        numbers.append((await guest.play(guest.answer, client="one"))["number"])
        assert numbers[-1] > before, "it is made"
        assert (await guest.play("any", client="one"))["number"] == numbers[-1], "sent again it is acknowledged again"
        await party.host("free", {"seat": 2})
        assert await guest.closed() == 4401
    assert numbers[0] < numbers[1]
    await party.close()


@pytest.mark.rule("T23")
@pytest.mark.attack("Uses up ids of acts as a guest, so that the next holder's acts are acknowledged but not said.")
async def test_an_act_with_the_id_of_an_earlier_holder_is_said(here: Here) -> None:
    party = await (await Party.make(here.base, people=2)).start()
    await change(here.base, party, {"guests": 2})
    numbers = []
    for name in ("Zoe", "Yan"):
        guest = await Socket.open(here.base, party.id, key=(await come(here.base, party, 2, name))["key"])
        for client in ("same", "another", "same"):
            numbers.append((await say(guest, {"act": "warn", "colour": "R"}, client))["number"])
        await party.host("free", {"seat": 2})
        assert await guest.closed() == 4401
    assert numbers == [1, 2, 1, 3, 4, 3]
    await party.close()
