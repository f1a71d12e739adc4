"""New tables."""

from typing import Any

import pytest

from terrae.engine.match import replay

from ..client import Party, call
from ..running import Here

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


async def test_a_deck_that_is_too_large_is_refused(here: Here) -> None:
    request = {"game": "terra", "seats": 3, "deck": {"name": "x" * 70_000, "threats": {}}}
    assert (await call(here.base, None, "/api/tables", request, 413))["code"] == "too_large"


@pytest.mark.parametrize(
    ("change", "code"),
    [({"name": "x" * 61}, "bad_text"), ({"name": "x\u202ey"}, "bad_text"), ({"x" * 501: 1}, "too_large")],
)
async def test_texts_of_a_deck_are_bounded(here: Here, change: dict[str, Any], code: str) -> None:
    deck = (await call(here.base, None, "/api/games/terra/deck"))["document"]
    body = {"game": "terra", "seats": 3, "deck": {**deck, **change}}
    assert (await call(here.base, None, "/api/tables", body, (409, 413)))["code"] == code
