"""The same people at a new table."""

import asyncio
from typing import Any

import pytest

from terrae.engine.fair import commitment_to
from terrae.server.settings import SEAT_KEPT_MS
from terrae.server.tables import other_processes

from ...client import Json, Party, Socket, call, contribution, web
from ...running import Here, service

pytestmark = pytest.mark.anyio


async def test_a_rematch_seats_the_same_people_with_a_new_shuffle(here: Here) -> None:
    party = await Party.make(here.base, seats=3, people=2)
    await party.start()
    await party.host("abandon")
    own = commitment_to(contribution(0))
    one = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0, "commitment": own})
    two = await call(here.base, party.seats[1], f"{party.path}/rematch", {"seat": 1})
    assert one["table"]["id"] == two["table"]["id"] != party.id
    seats = two["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Player 0", "Player 1", "Clio"]
    assert two["table"]["fair"]["seats"] == [{"seat": 0, "commitment": own, "bytes": None}]
    assert two["table"]["fair"]["commitment"] != party.table["fair"]["commitment"]
    assert (await party.info())["rematch"] == one["table"]["id"]
    path = f"/api/tables/{one['table']['id']}"
    again = await Socket.open(here.base, one["table"]["id"], key=one["key"])
    starting = asyncio.create_task(call(here.base, party.keys["host"], f"{path}/start", {}))
    assert (await again.open_contribution(contribution(0)))["type"] == "ack"
    assert (await starting)["status"] == "playing"
    await again.close()
    await party.close()


@pytest.mark.attack("Takes a seat of the rematch by the old link to join.")
async def test_a_link_to_join_does_not_take_a_seat_of_the_rematch(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.host("abandon")
    new = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
    path = f"/api/tables/{new['table']['id']}"
    await call(here.base, party.keys["join"], f"{path}/join", {"name": "Stranger"}, (401, 403, 404))
    assert (await call(here.base, party.keys["host"], path))["seats"][1]["kind"] == "open"
    link = await call(here.base, party.keys["host"], f"{path}/links", {"power": "join"})
    await call(here.base, party.keys["host"], f"{path}/free", {"seat": 1})
    await call(here.base, link["key"], f"{path}/join", {"name": "Friend"})
    await party.close()


async def test_a_seat_that_nobody_had_is_kept_for_nobody(here: Here) -> None:
    """A table may be given up before its game has begun."""
    party = await Party.make(here.base, people=2, bots=False, public=True)
    await party.host("abandon")
    new = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
    assert [seat["kept_for"] for seat in new["table"]["seats"]] == [None, "Player 1", None]
    joined = await call(here.base, None, f"/api/tables/{new['table']['id']}/join", {"name": "Friend"})
    assert joined["seat"] == 2


async def again(base: str, party: Party, seat: int, expect: int = 201) -> Json:
    """A seat plays again with its own key."""
    joined: Json = await call(base, party.seats[seat], f"{party.path}/rematch", {"seat": seat}, expect)
    return joined


async def test_everybody_is_told_who_wants_to_play_again(heres: list[Here]) -> None:
    party = await (await Party.make(heres[0].base)).start()
    watcher = await Socket.open(heres[-1].base, party.id, key=party.seats[2])
    await party.host("abandon")
    await again(heres[0].base, party, 1)
    news = await watcher.until("table", where=lambda message: message["table"]["rematch"] is not None)
    assert news["table"]["rematch_by"] == "Player 1"
    await watcher.close()
    await party.close()


async def test_the_host_of_a_rematch_gets_its_own_invitation_once(here: Here) -> None:
    """Whoever asks first makes the table; its host has a link to join as soon as they sit there."""
    async with web(here.base, headers={"origin": here.base}) as host:
        created = (await host.post("/api/tables", json={"game": "terra", "seats": 3})).json()
        path, keys = f"/api/tables/{created['table']['id']}", created["keys"]
        await host.post(f"{path}/join", json={"name": "Host"})
        guest = await call(here.base, keys["join"], f"{path}/join", {"name": "Guest"})
        await host.post(f"{path}/bots", json={"seat": 2, "bot": "random"})
        await host.post(f"{path}/start")
        await host.post(f"{path}/abandon")
        first = await call(here.base, guest["key"], f"{path}/rematch", {"seat": 1})
        assert first["join"] is None, "a guest does not invite"
        second = (await host.post(f"{path}/rematch", json={"seat": 0})).json()
        assert second["join"].startswith("j_")
        new = f"/api/tables/{second['table']['id']}"
        await call(here.base, keys["join"], f"{new}/join", {"name": "Stranger"}, (401, 403, 404))
        await host.post(f"{new}/free", json={"seat": 2})
        friend = await call(here.base, second["join"], f"{new}/join", {"name": "Friend"})
        assert friend["seat"] == 2


@pytest.mark.attack("Takes the seats of a public table's rematch before its players come.")
async def test_seats_of_a_public_rematch_are_kept_for_its_players_for_a_time(here: Here) -> None:
    party = await (await Party.make(here.base, seats=4, people=3, public=True)).start()
    await party.host("abandon")
    new = await again(here.base, party, 0)
    path = f"/api/tables/{new['table']['id']}"
    kept = new["table"]["seats"][1]
    assert kept["kept_for"] == "Player 1"
    assert 0 < kept["kept_ms"] <= SEAT_KEPT_MS
    for body in ({"name": "Stranger"}, {"name": "Stranger", "seat": 2}):
        assert (await call(here.base, None, f"{path}/join", body, 409))["code"] == "seat_taken"
    assert (await again(here.base, party, 2))["seat"] == 2, "its player comes"
    here.service.clock.base_ms += SEAT_KEPT_MS
    info = await call(here.base, None, path)
    assert (info["seats"][1]["kept_for"], info["seats"][1]["kept_ms"]) == (None, None)
    assert (await call(here.base, None, f"{path}/join", {"name": "Stranger"}))["seat"] == 1
    await again(here.base, party, 1, 409)
    await party.close()


async def test_a_kept_seat_moves_with_a_shuffle_and_waits_for_its_player(here: Here) -> None:
    party = await (await Party.make(here.base, seats=4, people=3, public=True)).start()
    await party.host("abandon")
    new = await again(here.base, party, 0)
    path = f"/api/tables/{new['table']['id']}"
    seats = new["table"]["seats"]
    while seats[1]["kept_for"] == "Player 1":
        seats = (await call(here.base, party.keys["host"], f"{path}/shuffle", {}))["seats"]
    kept = next(seat["seat"] for seat in seats if seat["kept_for"] == "Player 1")
    assert (await again(here.base, party, 1))["seat"] == kept
    await party.close()


async def rematch_of(here: Here, **more: Any) -> tuple[Party, str]:
    """A table of four, three of them people, whose first player wants to play again; and the path of the new table."""
    party = await (await Party.make(here.base, seats=4, people=3, **more)).start()
    await party.host("abandon")
    new = await again(here.base, party, 0)
    return party, f"/api/tables/{new['table']['id']}"


async def sitting(here: Here, party: Party, path: str) -> list[str]:
    """Who sits at the new table, or has a seat kept there."""
    seats = (await call(here.base, party.keys["host"], path))["seats"]
    return [seat["name"] or seat["kept_for"] or "" for seat in seats]


@pytest.mark.attack("Was removed from a rematch, and takes the seats that are kept there for others by the old key.")
async def test_whoever_was_removed_from_a_rematch_takes_no_seat_that_is_kept_for_others(here: Here) -> None:
    party, path = await rematch_of(here)
    assert (await again(here.base, party, 1))["seat"] == 1
    await call(here.base, party.keys["host"], f"{path}/free", {"seat": 1})
    assert (await again(here.base, party, 1, 409))["code"] == "seat_taken"
    assert await sitting(here, party, path) == ["Player 0", "", "Player 2", "Dario"]
    assert (await again(here.base, party, 2))["seat"] == 2
    await party.close()


@pytest.mark.attack("Asks for a second seat of a rematch by the same key.")
async def test_whoever_plays_again_has_one_seat_of_the_rematch(here: Here) -> None:
    party, path = await rematch_of(here)
    assert (await again(here.base, party, 0, 409))["code"] == "seat_taken"
    assert await sitting(here, party, path) == ["Player 0", "Player 1", "Player 2", "Dario"]
    await party.close()


@pytest.mark.attack("Takes a kept seat of a rematch by a link to join, or the name of whom it is kept for.")
async def test_a_kept_seat_and_its_name_wait_for_who_has_played_there(here: Here) -> None:
    party, path = await rematch_of(here, public=True)
    link = (await call(here.base, party.keys["host"], f"{path}/links", {"power": "join"}))["key"]
    await call(here.base, party.keys["host"], f"{path}/free", {"seat": 3})
    for key in (link, party.keys["host"]):
        for seat in (1, 2):
            body = {"name": "Stranger", "seat": seat}
            assert (await call(here.base, key, f"{path}/join", body, 409))["code"] == "seat_taken"
        for name in ("Player 1", "player 2", "Pl\u0430yer 1"):
            assert (await call(here.base, key, f"{path}/join", {"name": name}, 409))["code"] == "name_taken"
    assert (await call(here.base, link, f"{path}/join", {"name": "Stranger"}))["seat"] == 3
    assert [(await again(here.base, party, seat))["seat"] for seat in (1, 2)] == [1, 2]
    await party.close()


async def test_a_bot_gets_no_name_for_whom_a_seat_is_kept(here: Here) -> None:
    made = await call(here.base, None, "/api/tables", {"game": "terra", "seats": 3})
    path, keys = f"/api/tables/{made['table']['id']}", made["keys"]
    people = [await call(here.base, keys["join"], f"{path}/join", {"name": name}) for name in ("Ada", "Clio", "Ben")]
    await call(here.base, keys["host"], f"{path}/start", {})
    await call(here.base, keys["host"], f"{path}/abandon", {})
    first = await call(here.base, people[0]["key"], f"{path}/rematch", {"seat": 0})
    new = f"/api/tables/{first['table']['id']}"
    await call(here.base, keys["host"], f"{new}/bots", {"seat": 2, "bot": "random"})
    assert (await call(here.base, people[1]["key"], f"{path}/rematch", {"seat": 1}))["seat"] == 1


async def test_the_host_lets_others_have_a_seat_that_was_kept(here: Here) -> None:
    party, path = await rematch_of(here)
    link = (await call(here.base, party.keys["host"], f"{path}/links", {"power": "join"}))["key"]
    info = await call(here.base, party.keys["host"], f"{path}/free", {"seat": 2})
    assert (info["seats"][2]["kept_for"], info["seats"][1]["kept_for"]) == (None, "Player 1")
    await call(here.base, party.keys["host"], f"{path}/free", {"seat": 2}, 409)
    assert (await call(here.base, link, f"{path}/join", {"name": "Friend"}))["seat"] == 2
    assert (await again(here.base, party, 2, 409))["code"] == "seat_taken"
    await party.close()


async def hear_nothing(*_: object) -> None:
    """News of another process come too late."""


@pytest.mark.attack("Takes a kept seat at one process while the host gives it away at another.")
async def test_two_processes_agree_for_whom_a_seat_is_kept(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party, path = await rematch_of(one)
        for base in (one.base, two.base):
            await call(base, party.keys["host"], path)
        monkeypatch.setattr(other_processes, "learn", hear_nothing)
        await call(one.base, party.keys["host"], f"{path}/free", {"seat": 1})
        assert (await again(two.base, party, 1, 409))["code"] == "seat_taken"
        await party.close()


async def test_whoever_plays_again_gets_another_colour_if_theirs_is_taken(here: Here) -> None:
    party = await Party.make(here.base, people=2, bots=False)
    await party.host("abandon")
    new = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
    assert new["table"]["seats"][0]["colour"] == "a"
    path = f"/api/tables/{new['table']['id']}"
    link = await call(here.base, party.keys["host"], f"{path}/links", {"power": "join"})
    await call(here.base, link["key"], f"{path}/join", {"name": "Friend", "colour": "b"})
    two = await call(here.base, party.seats[1], f"{party.path}/rematch", {"seat": 1})
    colours = [seat["colour"] for seat in two["table"]["seats"]]
    assert sorted(seat["name"] for seat in two["table"]["seats"]) == ["Friend", "Player 0", "Player 1"]
    assert len({*colours}) == 3, colours
