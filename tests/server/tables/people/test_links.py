"""Links: new keys that end the old ones."""

import httpx
import pytest
from sqlalchemy import select

from terrae.server.database import tables as rows
from terrae.server.settings import TRANSFER_MS
from terrae.server.tables.people import links
from terrae.server.tables.people.keys import holder_of_own

from ...client import Api, Json, Party, Socket, call, web
from ...running import Here, service

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Goes on playing by a personal link that was replaced.")
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


@pytest.mark.attack("Uses a link that the host has replaced.")
async def test_a_new_link_of_a_power_ends_the_old_ones(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    new = await party.host("links", {"power": "watch"})
    assert await watcher.closed() == 4401
    await call(here.base, party.keys["watch"], party.path, None, 401)
    assert (await call(here.base, new["key"], party.path))["status"] == "playing"
    await party.close()


@pytest.mark.attack("Uses a link to join for everything else.")
async def test_a_join_link_neither_plays_nor_watches_nor_hosts(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    socket = await Socket.dial(here.base, party.id)
    await socket.send(type="hello", key=party.keys["join"])
    assert await socket.closed() == 4401
    await call(here.base, party.keys["join"], f"{party.path}/start", {}, 403)
    await call(here.base, party.keys["join"], f"{party.path}/replay", None, 403)
    await party.close()


@pytest.mark.attack("Claims a link with thousands of devices.")
async def test_a_link_is_held_by_a_number_of_devices(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    monkeypatch.setattr(links, "MOST_GRANTS", 6)
    codes = []
    for _ in range(5):
        async with web(here.base, headers={"authorization": f"Bearer {party.keys['join']}"}) as stranger:
            codes.append((await stranger.post(f"{party.path}/claim")).status_code)
    assert codes == [200, 200, 409, 409, 409]


async def powers(here: Here, party: Party, key: str) -> Json:
    you: Json = (await call(here.base, key, party.path))["you"]
    return you


@pytest.mark.attack("Takes somebody's seat along by a link that was used or looked at by others.")
async def test_a_seat_is_taken_along_once_and_can_be_taken_back(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    old = party.seats[0]
    made = await call(here.base, old, f"{party.path}/transfer", {"seat": 0})
    assert made["left_ms"] == 600_000
    async with web(here.base, headers={"origin": here.base}) as phone:
        answer = await phone.post(f"{party.path}/take", headers={"authorization": f"Bearer {made['key']}"})
        assert answer.json()["you"]["seats"] == [0]
        assert await party.sockets[0].closed() == 4401
        you = await powers(here, party, old)
        assert (you["seats"], you["watch"], you["back"]) == ([], True, [0])
        await call(here.base, old, f"{party.path}/transfer", {"seat": 0}, 403)
        # Taken back: now the other device may only watch and take it back in turn.
        await call(here.base, party.seats[1], f"{party.path}/back", {"seat": 0}, 403)
        assert (await call(here.base, old, f"{party.path}/back", {"seat": 0}))["you"]["seats"] == [0]
        you = (await phone.get(party.path)).json()["you"]
        assert (you["seats"], you["watch"], you["back"]) == ([], True, [0])
    again = await Socket.open(here.base, party.id, key=old)
    assert again.view is not None
    assert again.view["seat"] == 0
    await again.close()


async def test_a_seat_is_taken_back_by_its_key_from_a_browser_that_holds_nothing_of_it(here: Here) -> None:
    party, other = await (await Party.make(here.base)).start(), await Party.make(here.base, people=0, bots=False)
    made = await call(here.base, party.seats[0], f"{party.path}/transfer", {"seat": 0})
    async with web(here.base, headers={"origin": here.base}) as phone:
        await phone.post(f"{party.path}/take", headers={"authorization": f"Bearer {made['key']}"})
    async with web(here.base, headers={"origin": here.base}) as browser:
        await browser.post(f"{other.path}/claim", headers={"authorization": f"Bearer {other.keys['join']}"})
        own = {"authorization": f"Bearer {party.seats[0]}"}
        answer = await browser.post(f"{party.path}/back", json={"seat": 0}, headers=own)
        assert (answer.status_code, answer.json()["you"]["seats"]) == (200, [0])
        assert (await browser.get(party.path)).status_code == 404, "it is the key that holds the seat"
    assert (await powers(here, party, party.seats[0]))["seats"] == [0]
    await party.close()


@pytest.mark.attack("Uses a key that takes a seat along for everything else.")
async def test_a_key_that_takes_a_seat_along_is_good_for_nothing_else(here: Here) -> None:
    party, other = await (await Party.make(here.base)).start(), await (await Party.make(here.base)).start()

    async def take(key: str, path: str = party.path) -> int:
        async with web(here.base, headers={"authorization": f"Bearer {key}"}) as thief:
            return (await thief.post(f"{path}/take")).status_code

    async def make() -> str:
        key: str = (await call(here.base, party.seats[0], f"{party.path}/transfer", {"seat": 0}))["key"]
        return key

    for outsider in (party.keys["join"], party.keys["watch"], party.seats[1]):
        await call(here.base, outsider, f"{party.path}/transfer", {"seat": 0}, 403)
    first, key = await make(), await make()
    assert await take(first) == 401, "a new one ends the one before"
    assert await take(key, other.path) == 401, "it belongs to its table"
    for path in ("", "/replay", "/deck"):
        await call(here.base, key, party.path + path, None, 401)
    await call(here.base, key, f"{party.path}/claim", {}, 401)
    stored = await here.service.database.read(lambda connection: connection.execute(select(rows.transfers)).all())
    assert [row.holder for row in stored] == [holder_of_own(key)], "only its hash is kept"
    assert await take(key) == 200
    assert await take(key) == 401, "once"
    late = (await call(here.base, party.seats[1], f"{party.path}/transfer", {"seat": 1}))["key"]
    here.service.clock.base_ms += TRANSFER_MS + 1
    assert await take(late) == 401, "not for long"
    await party.close()
    await other.close()


@pytest.mark.attack("Asks with made-up keys to take a seat along, so that a long table is read anew each time.")
async def test_a_made_up_key_lets_no_table_be_read_again(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await (await Party.make(here.base)).start()
    read: list[object] = []
    monkeypatch.setattr(here.service.tables, "reload", read.append)
    async with web(here.base, headers={"authorization": f"Bearer t_{'A' * 32}"}) as thief:
        for _ in range(3):
            assert (await thief.post(f"{party.path}/take")).status_code == 401
    assert not here.service.tables[party.id].is_stale
    assert read == []
    await party.close()


async def ended_unheard(socket: Socket) -> None:
    """The connection ends, and nothing of the game or its talk was heard."""
    assert await socket.closed() == 1012
    assert all(m["table"]["status"] == "open" for m in socket.heard if m["type"] in ("welcome", "table"))
    assert {m["type"] for m in socket.heard} <= {"welcome", "table"}
    assert socket.view is None


@pytest.mark.attack("Keeps a link to join open over the start, to hear the game.")
async def test_a_join_link_that_was_open_before_the_start_hears_nothing_of_the_game(heres: list[Here]) -> None:
    party = await Party.make(heres[0].base)
    lurkers = [await Socket.open(here.base, party.id, key=party.keys["join"]) for here in heres]
    await party.start()
    await party.sockets[0].send(type="chat", id="1", text="only for us")
    await party.sockets[0].until("ack")
    await party.move_once()
    for lurker in lurkers:
        await ended_unheard(lurker)
        again = await Socket.dial(heres[-1].base, party.id)
        await again.send(type="hello", key=party.keys["join"])
        assert await again.closed() == 4401
    await party.host("abandon")
    again = await Socket.dial(heres[0].base, party.id)
    await again.send(type="hello", key=party.keys["join"])
    assert await again.closed() == 4401, "the talk of a game that is over is not for everybody either"
    await party.close()


@pytest.mark.attack("Listens on after being removed from the table.")
async def test_a_removed_player_hears_nothing_of_the_game(heres: list[Here]) -> None:
    party = await Party.make(heres[0].base)
    removed = await Socket.open(heres[-1].base, party.id, key=party.seats[2])
    await party.host("free", {"seat": 2})
    assert await removed.closed() == 4401
    back = await Socket.open(heres[-1].base, party.id, key=party.keys["join"])
    await party.host("bots", {"seat": 2, "bot": "random"})
    gone = party.seats.pop()
    await party.start()
    await ended_unheard(back)
    refused = await Socket.dial(heres[-1].base, party.id)
    await refused.send(type="hello", key=gone)
    assert await refused.closed() == 4401
    await party.close()


async def take_along(here: Here, party: Party, seat: int) -> httpx.AsyncClient:
    """Another device takes a seat along."""
    key = (await call(here.base, party.seats[seat], f"{party.path}/transfer", {"seat": seat}))["key"]
    phone = web(here.base, headers={"origin": here.base})
    answer = await phone.post(f"{party.path}/take", headers={"authorization": f"Bearer {key}"})
    assert answer.json()["you"]["seats"] == [seat]
    return phone


async def refused_everywhere(heres: list[Here], table_id: str, key: str) -> None:
    """A key opens nothing at a table, by no way in and at no process."""
    for here in heres:
        for path in ("", "/replay", "/record", "/deck"):
            await call(here.base, key, f"/api/tables/{table_id}{path}", None, (401, 404))
        socket = await Socket.dial(here.base, table_id)
        await socket.send(type="hello", key=key)
        assert await socket.closed() in (4401, 4404)
        assert [message["type"] for message in socket.heard] == ["refused"]


@pytest.mark.attack("Watches with the old key of a seat that was taken along, after the host has freed it.")
async def test_whoever_is_removed_watches_neither_with_the_old_key_nor_the_new_device(heres: list[Here]) -> None:
    party = await Party.make(heres[0].base)
    old = party.seats[2]
    phone = await take_along(heres[0], party, 2)
    watching = await Socket.open(heres[-1].base, party.id, key=old)
    assert (await powers(heres[0], party, old))["watch"], "until then the old device watches"
    await party.host("free", {"seat": 2})
    assert await watching.closed() == 4401
    assert (await phone.get(party.path)).status_code == 404
    await phone.aclose()
    await refused_everywhere(heres, party.id, old)
    await party.host("bots", {"seat": 2, "bot": "random"})
    party.seats.pop()
    await party.start()
    await refused_everywhere(heres, party.id, old)
    await party.host("abandon")
    await refused_everywhere(heres, party.id, old)
    new = await call(heres[0].base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
    await refused_everywhere(heres, new["table"]["id"], old)
    assert {message["type"] for message in watching.heard} <= {"welcome", "table"}
    await party.close()


@pytest.mark.attack("Watches from a device that once held a seat, after a new personal link was made.")
async def test_a_new_personal_link_ends_the_watching_of_devices_that_had_the_seat(heres: list[Here]) -> None:
    party = await (await Party.make(heres[0].base)).start()
    old = party.seats[0]
    phone = await take_along(heres[0], party, 0)
    watching = await Socket.open(heres[-1].base, party.id, key=old)
    new = (await phone.post(f"{party.path}/personal", json={"seat": 0})).json()
    assert await watching.closed() == 4401
    await refused_everywhere(heres, party.id, old)
    assert (await powers(heres[0], party, new["key"]))["seats"] == [0]
    await phone.aclose()
    await party.close()


async def test_a_right_to_watch_that_was_given_apart_stays_when_the_seat_goes(heres: list[Here]) -> None:
    party = await Party.make(heres[0].base)
    phone = await take_along(heres[0], party, 2)
    await phone.post(f"{party.path}/claim", headers={"authorization": f"Bearer {party.keys['watch']}"})
    await party.host("free", {"seat": 2})
    you = (await phone.get(party.path)).json()["you"]
    assert (you["seats"], you["watch"], you["back"]) == ([], True, [])
    await phone.aclose()


@pytest.mark.attack("Listens at one process to what is said at another after losing the seat there.")
async def test_two_processes_send_a_removed_player_nothing_that_came_after(postgres: str) -> None:
    """The other process hears late of everything: of a line, of the seat that was freed, of the next line."""
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base)
        removed = await Socket.open(two.base, party.id, key=party.seats[2])
        stays = await Socket.open(two.base, party.id, key=party.seats[1])
        speaker = await Socket.open(one.base, party.id, key=party.seats[0])
        async with two.service.tables.locked(party.id):
            for text in ("before", "after"):
                await speaker.send(type="chat", id=text, text=text)
                await speaker.until("ack")
                if text == "before":
                    await party.host("free", {"seat": 2})
        assert (await stays.until("chat"))["text"] == "before"
        assert (await stays.until("chat"))["text"] == "after"
        assert await removed.closed() == 4401
        assert "after" not in [message.get("text") for message in removed.heard]
        for socket in (stays, speaker):
            await socket.close()


@pytest.mark.attack("Watches by a link that ended before the start.")
async def test_a_link_that_ended_before_the_start_does_not_watch_as_a_link_to_join(here: Here) -> None:
    """Whoever could watch a public table, and holds only a link to join when it is private again."""
    party = await Party.make(here.base, public=True)
    watcher = await Socket.open(here.base, party.id, key=party.keys["join"])
    await call_patch(here.base, party, {"public": False})
    await party.start()
    await ended_unheard(watcher)
    await party.close()


@pytest.mark.attack("Reads, as a stranger, what was said before a table became public.")
async def test_publishing_a_game_does_not_show_strangers_what_was_said_before(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    for number, text in enumerate(("private", "public")):
        await party.sockets[0].send(type="chat", id=text, text=text)
        await party.sockets[0].until("chat")
        if number == 0:
            await call_patch(here.base, party, {"public": True})
    stranger = await Socket.open(here.base, party.id)
    assert [line["text"] for line in stranger.heard[0]["chat"]] == ["public"]
    for key in (party.keys["watch"], party.seats[1]):
        invited = await Socket.open(here.base, party.id, key=key)
        assert [line["text"] for line in invited.heard[0]["chat"]] == ["private", "public"]
        await invited.close()
    await stranger.close()
    await party.close()


@pytest.mark.attack("Sits down at a public table to read what was said before it was public.")
@pytest.mark.parametrize("when", ["before the start", "as a guest"])
async def test_a_stranger_who_sits_down_reads_nothing_from_before_either(when: str, here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=2, bots=when == "as a guest")
    path, seat = (f"{party.path}/late", {"seat": 2}) if when == "as a guest" else (f"{party.path}/join", {})
    if when == "as a guest":
        await party.start()
    speaker = await Socket.open(here.base, party.id, key=party.seats[0])
    for number, text in enumerate(("private", "public")):
        await speaker.send(type="chat", id=text, text=text)
        await speaker.until("chat")
        if number == 0:
            await call_patch(here.base, party, {"public": True, "guests": 2})
    stranger = await call(here.base, None, path, {**seat, "name": "Zoe"})
    friend = await call(here.base, party.keys["join"], path, {"seat": 3, "name": "Yan"})
    for key, words in ((stranger["key"], ["public"]), (friend["key"], ["private", "public"])):
        reader = await Socket.open(here.base, party.id, key=key)
        assert [line["text"] for line in reader.heard[0]["chat"]] == words
        await reader.send(type="report", id="r", seat=0, line=1)
        answer = await reader.until("ack", "refused")
        assert answer["type"] == ("ack" if "private" in words else "refused"), "nor learns who said what"
        await reader.close()
    await speaker.close()
    await party.close()


@pytest.mark.attack("Fills a table with devices that watch, so that players cannot take their seat along.")
async def test_devices_that_watch_keep_nobody_from_their_own_seat(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await (await Party.make(here.base)).start()
    monkeypatch.setattr(links, "MOST_GRANTS", 0)
    for key, status in ((party.keys["watch"], 409), (party.seats[0], 200)):
        async with web(here.base, headers={"authorization": f"Bearer {key}"}) as device:
            assert (await device.post(f"{party.path}/claim")).status_code == status
        assert not here.service.tables[party.id].is_stale, "nor is the table read anew"
    await party.close()


@pytest.mark.attack("Comes from a public table to its rematch, to read what was said there in private.")
async def test_a_stranger_is_one_at_the_rematch_too(here: Here) -> None:
    party = await Party.make(here.base, people=2, bots=False, public=True)
    stranger = await call(here.base, None, f"{party.path}/join", {"name": "Zoe"})
    await party.start()
    await party.host("abandon")
    again = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
    new = Party(here.base, again["table"], party.keys, [again["key"]])
    await call_patch(here.base, new, {"public": False})
    speaker = await Socket.open(here.base, new.id, key=again["key"])
    await speaker.send(type="chat", id="c", text="private")
    await speaker.until("chat")
    await call_patch(here.base, new, {"public": True})
    came = await call(here.base, stranger["key"], f"{party.path}/rematch", {"seat": stranger["seat"]})
    reader = await Socket.open(here.base, new.id, key=came["key"])
    assert reader.heard[0]["chat"] == []
    for socket in (reader, speaker):
        await socket.close()
    await party.close()


async def call_patch(base: str, party: Party, change: Json) -> None:
    async with Api(base, party.keys["host"]) as api:
        await api.patch(party.path, change)


async def test_a_new_link_to_host_leaves_the_hosts_own_device_its_power(here: Here) -> None:
    async with web(here.base, headers={"origin": here.base}) as own, web(here.base) as other:
        created = (await own.post("/api/tables", json={"game": "terra", "seats": 3})).json()
        path, old = f"/api/tables/{created['table']['id']}", {"authorization": f"Bearer {created['keys']['host']}"}
        assert (await other.post(f"{path}/claim", headers={**old, "origin": here.base})).json()["you"]["host"]
        assert (await own.post(f"{path}/links", json={"power": "host"})).status_code == 200
        assert (await own.get(path)).json()["you"]["host"]
        assert (await other.get(path)).status_code == 404
        assert (await other.get(path, headers=old)).status_code == 401
        # A new link of another power gives the host's device nothing besides.
        await own.post(f"{path}/links", json={"power": "watch"})
        table_id = created["table"]["id"]
        held = await here.service.database.read(
            lambda connection: connection.execute(
                select(rows.grants.c.power).where(rows.grants.c.table_id == table_id)
            ).scalars()
        )
        assert sorted(held) == ["host", "host", "join", "watch"]
