"""The same people at a new table."""

import asyncio

import pytest

from terrae.engine.fair import commitment_to

from ..client import Party, Socket, call, contribution
from ..running import Here

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
    await call(here.base, link["key"], f"{path}/join", {"name": "Friend"})
    await party.close()
