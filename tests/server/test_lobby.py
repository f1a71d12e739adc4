"""Before the game: seats, bots, links, settings; and once more after it."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from terrae.engine.fair import commitment_to
from terrae.engine.match import replay

from .client import PATIENCE_S, Party, Socket, call, web
from .running import Here

pytestmark = pytest.mark.anyio


async def test_a_table_begins_with_free_seats_and_a_commitment(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=0, bots=False)
    made = party.table
    assert made["status"] == "open"
    assert [seat["kind"] for seat in made["seats"]] == ["open"] * 4
    assert len(made["fair"]["commitment"]) == 64
    assert made["fair"]["secret"] is None


async def test_those_who_join_are_told_apart_by_name_and_colour(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=1, bots=False)
    join = f"{party.path}/join"
    for body, code in (
        ({"name": "Player 0"}, "name_taken"),
        ({"name": "Other", "colour": "a"}, "colour_taken"),
        ({"name": "Other", "seat": 0}, "seat_taken"),
        ({"name": "x" * 25}, "bad_text"),
    ):
        refused = await call(here.base, party.keys["join"], join, body, 409)
        assert refused["code"] == code
    joined = await call(here.base, party.keys["join"], join, {"name": "Other", "colour": "b", "seat": 3})
    assert joined["seat"] == 3
    assert joined["table"]["you"]["seats"] == [3]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "line\nline", "nul\u0000"])
async def test_a_name_that_cannot_be_shown_safely_is_refused(here: Here, name: str) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    await call(here.base, party.keys["join"], f"{party.path}/join", {"name": name}, (400, 409))


async def test_a_name_is_kept_as_plain_text(here: Here) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    name = "<b>Ada & 木</b>"
    joined = await call(here.base, party.keys["join"], f"{party.path}/join", {"name": name})
    assert joined["table"]["seats"][0]["name"] == name


async def test_what_the_game_does_not_allow_is_refused_with_its_rule(here: Here) -> None:
    bodies: list[Any] = [
        {"game": "chess", "seats": 2},
        {"game": "terra", "seats": 9},
        {"game": "terra", "seats": 3, "options": {"teams": True}},
        {"game": "terra", "seats": 3, "options": {"flying": True}},
        {"game": "terra", "seats": 3, "deck": {"name": "x", "threats": {"G-NA": 99}}},
        {"game": "terra", "seats": 3, "start": 7},
    ]
    for body in bodies:
        assert (await call(here.base, None, "/api/tables", body, 409))["code"] == "refused"
    assert (await call(here.base, None, "/api/tables", bodies[2], 409))["rule"] == "T20"


async def test_a_game_starts_only_when_every_seat_is_taken(here: Here) -> None:
    party = await Party.make(here.base, seats=3, people=0, bots=False)
    assert "free" in (await party.host("start", expect=409))["sentence"]
    for seat in range(3):
        await party.host("bots", {"seat": seat, "bot": "random"})
    names = [seat["name"] for seat in (await party.info())["seats"]]
    assert names == ["Alma", "Bruno", "Clio"]
    assert (await party.host("start"))["status"] == "playing"
    assert (await party.host("start", expect=409))["code"] == "refused"


async def test_a_bot_is_one_the_house_knows_by_name(here: Here) -> None:
    """A bot is named, never fetched from a file or module that somebody names."""
    party = await Party.make(here.base, people=0, bots=False)
    for bot in ("nobody", "os:system", "/tmp/bot.py:choose", "terrae.bots.uniform:choose"):
        assert (await party.host("bots", {"seat": 0, "bot": bot}, 409))["code"] == "refused"


async def test_whoever_leaves_before_the_start_frees_the_seat_and_loses_the_key(here: Here) -> None:
    party = await Party.make(here.base, seats=3)
    table = await call(here.base, party.seats[1], f"{party.path}/leave", {"seat": 1})
    assert table["seats"][1]["kind"] == "open"
    assert (await call(here.base, party.seats[1], party.path, None, 401))["code"] == "unknown_key"


async def test_the_host_can_free_a_seat_and_its_holder_is_shown_out(here: Here) -> None:
    party = await Party.make(here.base, seats=3)
    socket = await Socket.open(here.base, party.id, key=party.seats[2])
    await party.host("free", {"seat": 2})
    assert await socket.closed() == 4401


async def test_shuffled_seats_go_with_their_keys(here: Here) -> None:
    party = await Party.make(here.base, seats=6)
    before = [seat["name"] for seat in (await party.info())["seats"]]
    for _ in range(5):
        await party.host("shuffle")
    after = (await party.info())["seats"]
    assert sorted(seat["name"] for seat in after) == sorted(before)
    for name, key in zip(before, party.seats, strict=True):
        mine = (await call(here.base, key, party.path))["you"]["seats"]
        assert [after[seat]["name"] for seat in mine] == [name]


async def test_public_tables_are_listed_and_open_to_everybody(here: Here) -> None:
    hidden = await Party.make(here.base, people=0, bots=False)
    shown = await Party.make(here.base, people=0, bots=False, public=True, title="Come in")
    listed = await call(here.base, None, "/api/tables")
    assert [table["id"] for table in listed] == [shown.id]
    await call(here.base, None, hidden.path, None, 404)
    await call(here.base, None, f"{hidden.path}/join", {"name": "Ada"}, 404)
    assert (await call(here.base, None, f"{shown.path}/join", {"name": "Ada"}))["seat"] == 0


async def test_when_a_table_is_public_no_longer_strangers_are_shown_out(here: Here) -> None:
    party = await Party.make(here.base, public=True)
    await party.host("start")
    stranger = await Socket.open(here.base, party.id)
    friend = await Socket.open(here.base, party.id, key=party.keys["watch"])
    async with web(headers={"authorization": f"Bearer {party.keys['host']}"}) as http:
        await http.patch(f"{here.base}{party.path}", json={"public": False})
    assert await stranger.closed() == 4401
    await friend.send(type="look")
    await friend.until("view")
    await friend.close()


async def test_lists_tell_of_a_table_what_it_tells_itself_without_loading_it(here: Here) -> None:
    waits = await Party.make(here.base, people=2, bots=False, public=True)
    begun = await Party.make(here.base, public=True)
    await begun.host("start")
    played = await Party.make(here.base, public=True, clock={"kind": "days", "days": 1}, options={})
    await played.start()
    for _ in range(3):
        await played.move_once()
    await played.close()
    async with asyncio.timeout(PATIENCE_S):
        while any(seat["connected"] for seat in (await played.info())["seats"]):
            await asyncio.sleep(0.02)
    here.service.clock.now = lambda: 10**6  # type: ignore[method-assign]  # times stand still
    for asker in (None, played.seats[1], played.keys["host"]):
        listed = {table["id"]: table for table in await call(here.base, asker, "/api/tables")}
        assert listed.keys() == {waits.id, begun.id, played.id}
        for table_id, told in listed.items():
            assert told == await call(here.base, asker, f"/api/tables/{table_id}")
    assert [table["you"]["seats"] for table in await call(here.base, played.seats[1], "/api/mine")] == [[1]]
    await played.host("abandon")
    (mine,) = await call(here.base, played.keys["host"], "/api/mine")
    assert mine == await played.info()
    for table_id in here.service.tables:
        here.service.tables.forget(table_id)
    await call(here.base, None, "/api/tables")
    await call(here.base, played.keys["host"], "/api/mine")
    assert list(here.service.tables) == [begun.id], "only where nobody has moved yet must the rules say who begins"


async def test_my_tables_are_those_of_my_key(here: Here) -> None:
    one, two = await Party.make(here.base), await Party.make(here.base)
    assert [table["id"] for table in await call(here.base, one.seats[0], "/api/mine")] == [one.id]
    assert [table["id"] for table in await call(here.base, two.keys["host"], "/api/mine")] == [two.id]
    assert await call(here.base, None, "/api/mine") == []


async def test_the_host_settles_the_table_before_the_start(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=3, bots=False)
    change = {"title": "New", "options": {"teams": True}, "clock": {"kind": "decision", "seconds": 30}, "start": 2}
    async with web(here.base) as http:
        headers = {"authorization": f"Bearer {party.keys['host']}"}
        told = (await http.patch(party.path, json=change, headers=headers)).json()
        assert told["title"] == "New"
        assert told["options"] == {"teams": True}
        assert told["clock"] == {"kind": "decision", "seconds": 30}
        assert told["start"] == 2
        await party.host("bots", {"seat": 3, "bot": "random"})
        started = await party.host("start")
        assert started["start"] == 2
        late = await http.patch(party.path, json={"start": 1}, headers=headers)
        assert late.status_code == 409
        assert (await http.patch(party.path, json={"chat": False}, headers=headers)).json()["chat"] is False


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


async def test_people_may_bring_their_own_deck(here: Here) -> None:
    document = (await call(here.base, None, "/api/games/terra/deck"))["document"]
    own = {"name": "Ours", "threats": {**document["threats"], "G-AF": 16}}
    party = await Party.make(here.base, deck=own)
    assert party.table["deck"] == "Ours"
    assert (await call(here.base, party.seats[0], f"{party.path}/deck"))["document"] == own
    await party.host("start")
    await party.host("abandon")
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    assert record["deck"] == own
    assert replay(record).deck.document == own
    again = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
    assert again["table"]["deck"] == "Ours"


async def test_the_host_takes_a_seat_without_a_further_link(here: Here) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    joined = await call(here.base, party.keys["host"], f"{party.path}/join", {"name": "Ada"})
    assert joined["table"]["you"] == {"seats": [0], "host": True}
    await call(here.base, party.keys["watch"], f"{party.path}/join", {"name": "Eve"}, 403)


async def test_a_join_link_neither_plays_nor_watches_nor_hosts(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    socket = await Socket.dial(here.base, party.id)
    await socket.send(type="hello", key=party.keys["join"])
    assert await socket.closed() == 4401
    await call(here.base, party.keys["join"], f"{party.path}/start", {}, 403)
    await call(here.base, party.keys["join"], f"{party.path}/replay", None, 403)
    await party.close()


async def test_a_rematch_seats_the_same_people_with_a_new_shuffle(here: Here) -> None:
    party = await Party.make(here.base, seats=3, people=2)
    await party.start()
    await party.host("abandon")
    one = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0, "bytes": "aa"})
    two = await call(here.base, party.seats[1], f"{party.path}/rematch", {"seat": 1, "bytes": "bb"})
    assert one["table"]["id"] == two["table"]["id"] != party.id
    seats = two["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Player 0", "Player 1", "Clio"]
    assert two["table"]["fair"]["contributions"] == ["aa", "bb"]
    assert two["table"]["fair"]["commitment"] != party.table["fair"]["commitment"]
    assert (await party.info())["rematch"] == one["table"]["id"]
    started = await call(here.base, party.keys["host"], f"/api/tables/{one['table']['id']}/start", {})
    assert started["status"] == "playing"
    await party.close()


async def test_an_abandoned_table_shows_its_secret(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    told = await party.host("abandon")
    assert told["status"] == "abandoned"
    secret = bytes.fromhex(told["fair"]["secret"])
    assert commitment_to(secret) == party.table["fair"]["commitment"]
    record = await call(here.base, party.seats[1], f"{party.path}/record")
    assert record["result"] is None
    assert await call(here.base, None, "/api/verify", record) == {"holds": True, "why": ""}
    assert (await party.sockets[0].play("any"))["code"] == "refused"
    await party.close()


async def test_whoever_connects_hears_who_comes_and_goes(here: Here) -> None:
    party = await Party.make(here.base)
    one = await Socket.open(here.base, party.id, key=party.seats[0])
    two = await Socket.open(here.base, party.id, key=party.seats[1])
    await one.until("table", where=lambda m: m["table"]["seats"][1]["connected"])
    await two.close()
    news = await one.until("table", where=lambda m: not m["table"]["seats"][1]["connected"])
    assert news["table"]["seats"][1]["away_ms"] is not None
    await one.close()


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


async def change(here: Here, party: Party, told: dict[str, Any], status: int = 200) -> Any:
    async with web(here.base) as http:
        answer = await http.patch(party.path, json=told, headers={"authorization": f"Bearer {party.keys['host']}"})
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_the_host_changes_the_number_of_seats(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=0, bots=False)
    join = {"name": "Ada", "colour": "a", "seat": 3}
    ada = (await call(here.base, party.keys["join"], f"{party.path}/join", join))["key"]
    assert len((await change(here, party, {"seats": 6}))["seats"]) == 6
    fewer = await change(here, party, {"seats": 3})
    assert [seat["name"] for seat in fewer["seats"]] == ["", "", "Ada"]
    for seats in (2, 7):
        assert (await change(here, party, {"seats": seats}, 409))["code"] == "refused"
    assert (await call(here.base, ada, party.path))["you"]["seats"] == [2]


async def test_a_seat_that_somebody_sits_in_is_not_taken_away(here: Here) -> None:
    party = await Party.make(here.base, seats=4)
    assert (await change(here, party, {"seats": 3}, 409))["code"] == "refused"
    await party.host("free", {"seat": 1})
    assert len((await change(here, party, {"seats": 3}))["seats"]) == 3
    await party.host("start")
    assert (await change(here, party, {"seats": 4}, 409))["code"] == "refused"


async def test_the_number_of_seats_must_suit_the_options(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=0, bots=False, options={"teams": True})
    assert (await change(here, party, {"seats": 5}, 409))["rule"] == "T20"


async def test_every_bot_has_a_name_of_its_own(here: Here) -> None:
    party = await Party.make(here.base, seats=6, people=0, bots=False)
    await call(here.base, party.keys["join"], f"{party.path}/join", {"name": "Bruno", "seat": 0})
    for seat in range(1, 6):
        await party.host("bots", {"seat": seat, "bot": "tips"})
    names = [seat["name"] for seat in (await party.info())["seats"]]
    assert len(set(names)) == 6
    assert all(name.isalpha() for name in names)
