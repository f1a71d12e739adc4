"""Before the game: seats, bots, links, settings; and once more after it."""

from typing import Any

import pytest

from ...client import Party, Socket, call, web
from ...running import Here

pytestmark = pytest.mark.anyio


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


@pytest.mark.attack("Takes a name with control characters, or one that nobody can see.")
@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "line\nline", "nul\u0000"])
async def test_a_name_that_cannot_be_shown_safely_is_refused(here: Here, name: str) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    await call(here.base, party.keys["join"], f"{party.path}/join", {"name": name}, (400, 409))


@pytest.mark.attack("Takes a name that is HTML.")
async def test_a_name_is_kept_as_plain_text(here: Here) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    name = "<b>Ada & 木</b>"
    joined = await call(here.base, party.keys["join"], f"{party.path}/join", {"name": name})
    assert joined["table"]["seats"][0]["name"] == name


async def test_a_game_starts_only_when_every_seat_is_taken(here: Here) -> None:
    party = await Party.make(here.base, seats=3, people=0, bots=False)
    assert "free" in (await party.host("start", expect=409))["sentence"]
    for seat in range(3):
        await party.host("bots", {"seat": seat, "bot": "random"})
    names = [seat["name"] for seat in (await party.info())["seats"]]
    assert names == ["Alma", "Bruno", "Clio"]
    assert (await party.host("start"))["status"] == "playing"
    assert (await party.host("start", expect=409))["code"] == "refused"


@pytest.mark.attack("Names a file of the machine as a bot.")
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


@pytest.mark.attack("Watches on after a table is public no longer.")
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


async def test_the_host_settles_the_table_before_the_start(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=3, bots=False)
    change = {"title": "New", "options": {"teams": True}, "clock": {"kind": "decision", "seconds": 30}, "start": 2}
    async with web(here.base) as http:
        headers = {"authorization": f"Bearer {party.keys['host']}"}
        answer = (await http.patch(party.path, json=change, headers=headers)).json()
        assert answer["title"] == "New"
        assert answer["options"] == {"teams": True}
        assert answer["clock"] == {"kind": "decision", "seconds": 30}
        assert answer["start"] == 2
        await party.host("bots", {"seat": 3, "bot": "random"})
        started = await party.host("start")
        assert started["start"] == 2
        late = await http.patch(party.path, json={"start": 1}, headers=headers)
        assert late.status_code == 409
        assert (await http.patch(party.path, json={"chat": False}, headers=headers)).json()["chat"] is False


async def test_the_host_takes_a_seat_without_a_further_link(here: Here) -> None:
    party = await Party.make(here.base, people=0, bots=False)
    joined = await call(here.base, party.keys["host"], f"{party.path}/join", {"name": "Ada"})
    assert joined["table"]["you"] == {"seats": [0], "host": True, "join": True, "watch": True, "back": []}
    await call(here.base, party.keys["watch"], f"{party.path}/join", {"name": "Eve"}, 403)


async def change(here: Here, party: Party, body: dict[str, Any], status: int = 200) -> Any:
    async with web(here.base) as http:
        answer = await http.patch(party.path, json=body, headers={"authorization": f"Bearer {party.keys['host']}"})
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


@pytest.mark.attack("Joins and leaves for ever, so that a table grows.")
async def test_strangers_who_join_and_leave_leave_nothing(here: Here) -> None:
    party = await Party.make(here.base, people=1, bots=False, public=True)
    before = await party.info()
    for turn in range(60):
        body = {"name": f"Stranger {turn}", "colour": "zinc", "commitment": f"{turn:02x}" * 32}
        joined = await call(here.base, None, f"{party.path}/join", body)
        await call(here.base, joined["key"], f"{party.path}/leave", {"seat": joined["seat"]})
    after = await party.info()
    assert after == {**before, "seats": after["seats"]}
    assert [seat["kind"] for seat in after["seats"]] == ["human", "open", "open"]
    (listed,) = await call(here.base, None, "/api/tables")
    assert listed["fair"] == before["fair"]


async def test_seats_change_places_before_the_game(here: Here) -> None:
    """People choose their seats, and so their partners; everybody keeps their key."""
    party = await Party.make(here.base, seats=4, people=2, bots=False)
    await party.host("bots", {"seat": 2, "bot": "random"})
    names = [seat["name"] for seat in (await party.host("swap", {"seat": 0, "other": 2}))["seats"]]
    assert names == ["Clio", "Player 1", "Player 0", ""]
    own = await call(here.base, party.seats[1], f"{party.path}/swap", {"seat": 1, "other": 3})
    assert own["you"]["seats"] == [3]
    assert [seat["name"] for seat in own["seats"]] == ["Clio", "", "Player 0", "Player 1"]
    socket = await Socket.open(here.base, party.id, key=party.seats[1])
    assert socket.heard[0]["seat"] == 3
    await socket.close()


@pytest.mark.attack("Moves somebody else to another seat, or takes theirs.")
async def test_only_the_host_moves_others(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=2, bots=False)
    for key, seats in ((party.seats[0], (1, 2)), (party.seats[0], (0, 1)), (party.keys["watch"], (0, 2))):
        body = {"seat": seats[0], "other": seats[1]}
        assert (await call(here.base, key, f"{party.path}/swap", body, 403))["code"] == "not_allowed"
    assert (await party.host("swap", {"seat": 0, "other": 9}, 409))["code"] == "refused"
    await party.host("bots", {"seat": 2, "bot": "random"})
    await party.host("bots", {"seat": 3, "bot": "random"})
    await party.host("start")
    assert (await party.host("swap", {"seat": 0, "other": 1}, 409))["code"] == "refused"


async def test_somebody_takes_another_name_before_the_game(here: Here) -> None:
    party = await Party.make(here.base, people=2)
    info = await call(here.base, party.seats[1], f"{party.path}/rename", {"seat": 1, "name": " Lena "})
    assert [seat["name"] for seat in info["seats"]][:2] == ["Player 0", "Lena"]
    for name, code in (("Player 0", "name_taken"), ("x" * 25, "bad_text")):
        body = {"seat": 1, "name": name}
        assert (await call(here.base, party.seats[1], f"{party.path}/rename", body, 409))["code"] == code
    await party.host("start")
    await call(here.base, party.seats[1], f"{party.path}/rename", {"seat": 1, "name": "Late"}, 409)


@pytest.mark.attack("Gives somebody else another name.")
async def test_nobody_renames_another(here: Here) -> None:
    party = await Party.make(here.base, people=2)
    for key in (party.seats[0], party.keys["host"]):
        body = {"seat": 1, "name": "Fool"}
        assert (await call(here.base, key, f"{party.path}/rename", body, 403))["code"] == "not_allowed"
