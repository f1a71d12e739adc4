"""The same people at a new table."""

import pytest

from ..client import Party, call
from ..running import Here

pytestmark = pytest.mark.anyio


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
