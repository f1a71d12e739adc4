"""Notices with the page closed, from a running service to a push service on loopback."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from terrae.engine.contract import SPECTATOR
from terrae.server.database import tables as rows
from terrae.server.push import delivery
from terrae.server.push.vapid import from_base64

from ..client import PATIENCE_S, Party, web
from ..reliability.test_3_secrets import other_world
from ..running import service
from .devices import Device, both, go_away, play_to, quiet, started, subscriptions
from .push_service import check_signature

pytestmark = pytest.mark.anyio


async def test_who_is_asked_and_not_there_is_told_where_to_go(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        both(database, tmp_path, monkeypatch, push_contact="mailto:a@b.org") as (here, there),
        Device(here) as ada,
    ):
        party, asked = await started(here, title="Sunday")
        seat = (asked + 1) % 3
        await ada.sit(party, seat)
        key = (await ada.get("/push"))["key"]
        assert len(from_base64(key)) == 65
        browser = there.browser()
        state = await ada.want(browser, party)
        assert state == {"key": key, "on": True, "everywhere": False, "remind_at": None, "tables": [party.id]}
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        taken = await there.next()
        assert check_signature(taken, there.origin, key)["sub"] == "mailto:a@b.org"
        assert taken.headers["content-encoding"] == "aes128gcm"
        assert int(taken.headers["ttl"]) > 0
        assert party.id not in str(taken.headers)
        assert browser.read(taken.body) == {
            "title": "You decide", "body": "Sunday (Terra)", "path": f"/table/{party.id}", "tag": f"table {party.id}",
        }  # fmt: skip
        await quiet(here)
        assert len(there.taken) == 1
        await party.close()


async def test_nobody_is_told_who_does_not_want_it_or_is_there(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Off at first; off again; another table's; a seat that is somebody else's; whoever has come back meanwhile."""
    async with (
        both(database, tmp_path, monkeypatch, notice_after_ms=300) as (here, there),
        Device(here) as ada,
        Device(here) as bea,
        Device(here) as cy,
    ):
        party, asked = await started(here)
        seat, other = (asked + 1) % 3, await Party.make(here.base)
        await ada.sit(party, seat)
        await ada.want(there.browser("ada"), party)
        await ada.post("/push/off")
        assert (await ada.get("/push"))["tables"] == []
        await ada.post("/push", there.browser("ada").body)
        await bea.sit(other, 0)
        await bea.want(there.browser("bea"), other, everywhere=True)
        await cy.sit(party, asked)
        await cy.want(there.browser("cy"), party)
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        await quiet(here)
        assert there.taken == []
        party.sockets.insert(seat, await type(party.sockets[0]).open(here.base, party.id, key=party.seats[seat]))
        await ada.want(there.browser("ada"), everywhere=True)
        here.service.push.consider(here.service.tables[party.id])
        await quiet(here)
        assert there.taken == []
        await party.close()


async def test_at_all_tables_in_their_language_and_also_when_a_game_is_over(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with both(database, tmp_path, monkeypatch) as (here, there), Device(here) as ada:
        party, asked = await started(here)
        seat = (asked + 1) % 3
        browser = there.browser()
        await ada.post("/push", browser.body | {"language": "de"})  # before it holds a seat anywhere
        await ada.sit(party, seat)
        await ada.post("/push/wish", {"everywhere": True})
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        assert browser.read((await there.next()).body)["title"] == "Du bist dran"
        table = here.service.tables[party.id]
        async with here.service.tables.locked(party.id):
            table.stored = structs.replace(table.stored, status="over")
            await here.service.database.write(
                lambda connection: connection.execute(rows.tables.update().values(status="over"))
            )
            here.service.push.consider(table)
        assert browser.read((await there.next(2)).body)["title"] == "Die Partie ist zu Ende"
        await party.close()


@pytest.mark.parametrize("status", [404, 410, 403])
async def test_a_subscription_that_is_gone_is_removed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    async with both(database, tmp_path, monkeypatch) as (here, there), Device(here) as ada:
        party, asked = await started(here)
        seat = (asked + 1) % 3
        await ada.sit(party, seat)
        await ada.want(there.browser(), party)
        there.answer(status)
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        await there.next()
        async with asyncio.timeout(PATIENCE_S):
            while await subscriptions(here):
                await asyncio.sleep(0.01)
        assert (await ada.get("/push"))["on"] is False
        await party.close()


async def test_what_is_tried_again_is_told_only_if_it_still_holds(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "TRY_AGAIN_S", (0.2, 0.2))
    async with both(database, tmp_path, monkeypatch) as (here, there), Device(here) as ada:
        party, asked = await started(here)
        seat = (asked + 1) % 3
        await ada.sit(party, seat)
        await ada.want(there.browser(), party)
        there.answer(500, "retry-after: 0")
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        await there.next()
        back = await type(party.sockets[0]).open(here.base, party.id, key=party.seats[seat])
        await back.play(back.answer)
        async with asyncio.timeout(PATIENCE_S):
            while here.service.push.resting:
                await asyncio.sleep(0.01)
        await quiet(here)
        assert len(there.taken) == 1
        await back.close()
        await party.close()


async def test_the_key_of_the_service_outlives_it(database: str) -> None:
    keys = []
    for _ in range(2):
        async with service(database) as here, web(here.base) as http:
            keys.append((await http.get("/api/push")).json()["key"])
    assert keys[0] == keys[1]


async def test_a_subscription_ends_when_its_browser_has_not_been_here_for_long(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with both(database, tmp_path, monkeypatch) as (here, there), Device(here) as ada:
        party, asked = await started(here)
        seat = (asked + 1) % 3
        await ada.sit(party, seat)
        soon = int(datetime.now(UTC).timestamp() * 1000) - 1
        await ada.post("/push", there.browser().body | {"expires": soon})
        await ada.post(f"/tables/{party.id}/notices", {"on": True})
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        await quiet(here)
        assert there.taken == []
        await here.service.push.remove_ended()
        assert await subscriptions(here) == []
        await party.close()


async def test_who_wants_it_is_reminded_of_the_deal_once_a_day_and_not_after_playing_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        both(database, tmp_path, monkeypatch) as (here, there),
        Device(here) as ada,
        Device(here) as bea,
    ):
        now = datetime.now(UTC).replace(hour=12, minute=30)
        wish: dict[str, Any] = {"remind_at": 12 * 60 + 30, "zone": 60}
        browser = there.browser("ada")
        assert (await ada.want(browser, **wish))["remind_at"] == 750
        await bea.want(there.browser("bea"), **wish)
        day = (now + timedelta(minutes=60)).date().isoformat()
        await bea.post(f"/deals/terra~{day}/play", {"name": "Bea"}, expect=201)
        push = here.service.push
        await push.remind([749], now)
        await push.remind([750], now)
        await push.remind([750], now)
        told = browser.read((await there.next()).body)
        assert (told["path"], told["tag"]) == ("/daily", "daily")
        assert told["title"] == "Deal of the day"
        await quiet(here)
        assert [taken.name for taken in there.taken] == ["ada"]
        await push.remind([750], now + timedelta(days=1))
        await there.next(3)  # of the next day both


def test_minutes_that_nobody_looked_at_are_made_up_for_but_not_for_long() -> None:
    assert delivery.minutes_since(100, 100) == []
    assert delivery.minutes_since(100, 102) == [101, 102]
    assert len(delivery.minutes_since(0, 10_000)) == delivery.LATE_MINUTES
    assert delivery.minutes_since(1439, 1441) == [0, 1]


@pytest.mark.attack("Looks into a notice for anything that tells two deals apart.")
async def test_a_notice_is_the_same_whatever_was_dealt(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Any
) -> None:
    """Two worlds that look the same to a spectator: who is told, and every byte that is told, is the same in both."""
    async with both(database, tmp_path, monkeypatch) as (here, there), Device(here) as ada:
        party, seat = await started(here, game.name, title="Sunday", seats=min(3, max(game.seats)))
        await ada.sit(party, seat)
        browser = there.browser()
        await ada.want(browser, party)
        await go_away(here, party, seat)
        notices = [browser.read((await there.next()).body)]
        table = here.service.tables[party.id]
        assert table.match is not None
        table.match.state = other_world(table.match, SPECTATOR, "another")
        here.service.push.told.clear()
        here.service.push.consider(table)
        notices.append(browser.read((await there.next(2)).body))
        assert notices[0] == notices[1]
        assert len(there.taken[0].body) == len(there.taken[1].body)
        await party.close()
