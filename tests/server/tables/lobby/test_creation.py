"""New tables."""

from dataclasses import replace
from typing import Any

import pytest

from terrae.engine.record import replay
from terrae.server.rate_limits import NO_RATES

from ...client import Party, call, web
from ...running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def test_a_table_begins_with_free_seats_and_a_commitment(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=0, bots=False)
    table = party.table
    assert table["status"] == "open"
    assert [seat["kind"] for seat in table["seats"]] == ["open"] * 4
    assert len(table["fair"]["commitment"]) == 64
    assert table["fair"]["secret"] is None


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


@pytest.mark.attack("Makes tables without end from one address.")
async def test_an_address_has_only_so_many_tables_that_have_not_ended(database: str) -> None:
    rates = replace(NO_RATES, tables_of_address=3)
    request = {"game": "terra", "seats": 3}
    async with service(database, replace(QUICK, rates=rates)) as here:
        party = await (await Party.make(here.base)).start()
        for _ in range(2):
            await call(here.base, None, "/api/tables", request)
        refused = await call(here.base, None, "/api/tables", request, 409)
        assert refused["code"] == "too_many_tables"
        await party.host("abandon")
        again = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
        assert again["table"]["status"] == "open"
        assert (await call(here.base, None, "/api/tables", request, 409))["code"] == "too_many_tables"
        await party.close()


@pytest.mark.attack("Makes tables without end with one device.")
async def test_a_device_has_only_so_many_tables_that_have_not_ended(database: str) -> None:
    few = replace(QUICK, rates=replace(NO_RATES, tables_of_device=2))
    request = {"game": "terra", "seats": 3}
    async with service(database, few) as here, web(here.base, headers={"origin": here.base}) as browser:
        made = [await browser.post("/api/tables", json=request) for _ in range(3)]
        assert [one.status_code for one in made] == [201, 201, 409]
        assert made[2].json()["code"] == "too_many_tables"
        cookies = dict(browser.cookies)
    async with service(database, few) as here, web(here.base, headers={"origin": here.base}) as browser:
        browser.cookies.update(cookies)
        assert (await browser.post("/api/tables", json=request)).status_code == 409, "a restart changes nothing"
        ended = await browser.post(f"/api/tables/{made[0].json()['table']['id']}/abandon", json={})
        assert ended.status_code == 200
        assert (await browser.post("/api/tables", json=request)).status_code == 201


@pytest.mark.attack("Brings a huge deck along.")
async def test_a_deck_that_is_too_large_is_refused(here: Here) -> None:
    request = {"game": "terra", "seats": 3, "deck": {"name": "x" * 70_000, "threats": {}}}
    assert (await call(here.base, None, "/api/tables", request, 413))["code"] == "too_large"


@pytest.mark.attack("Brings a deck with huge texts along.")
@pytest.mark.parametrize(
    ("change", "code"),
    [({"name": "x" * 61}, "bad_text"), ({"name": "x\u202ey"}, "bad_text"), ({"x" * 501: 1}, "too_large")],
)
async def test_texts_of_a_deck_are_bounded(here: Here, change: dict[str, Any], code: str) -> None:
    deck = (await call(here.base, None, "/api/games/terra/deck"))["document"]
    body = {"game": "terra", "seats": 3, "deck": {**deck, **change}}
    assert (await call(here.base, None, "/api/tables", body, (409, 413)))["code"] == code
