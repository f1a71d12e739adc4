"""What a stranger could make many of by notices with the page closed is bounded."""

from dataclasses import replace
from pathlib import Path

import pytest

from terrae.server.http import push as requests
from terrae.server.push import delivery
from terrae.server.rate_limits import Rate

from ..client import Party
from ..running import Here
from .devices import Device, both, go_away, play_to, quiet, started, subscriptions

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Runs a push service that fails, to be asked for ever.")
async def test_a_push_service_that_fails_is_tried_again_a_few_times(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "TRY_AGAIN_S", (0.01, 0.01))
    async with both(database, tmp_path, monkeypatch) as (here, there), Device(here) as ada:
        party, asked = await started(here)
        seat = (asked + 1) % 3
        await ada.sit(party, seat)
        await ada.want(there.browser(), party)
        for _ in range(9):
            there.answer(503)
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        await there.next(3)
        await quiet(here)
        assert len(there.taken) == 3
        assert await subscriptions(here)
        await party.close()


@pytest.mark.attack("Plays and takes back again and again, so that somebody's phone rings without end.")
async def test_a_browser_is_told_only_so_much(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with both(database, tmp_path, monkeypatch) as (here, there), Device(here) as ada:
        here.service.limits.rates = replace(here.service.limits.rates, notices=Rate(3, 0.001))
        party, asked = await started(here)
        seat = (asked + 1) % 3
        await ada.sit(party, seat)
        await ada.want(there.browser(), party)
        await go_away(here, party, seat)
        await play_to(here, party, seat)
        await there.next()
        for _ in range(9):
            here.service.push.told.clear()
            here.service.push.consider(here.service.tables[party.id])
            await quiet(here)
        assert len(there.taken) == 3
        await party.close()


@pytest.mark.attack("Lets very many seats be asked at once, so that notices fill the memory.")
async def test_what_waits_to_be_told_is_bounded(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "MOST_AWAITED", 2)
    monkeypatch.setattr(delivery, "MOST_TOLD", 2)
    monkeypatch.setattr(delivery, "MOST_LETTERS", 0)
    for _ in range(4):
        party, asked = await started(here)
        await go_away(here, party, asked)
        await party.close()
    assert len(here.service.push.awaited) == 2
    here.service.push.put(None)  # type: ignore[arg-type]
    assert here.service.push.letters.qsize() == 0


@pytest.mark.attack("Subscribes with addresses of others' machines, or with more tables and devices than there may be.")
async def test_subscriptions_are_bounded(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "MOST_DEVICES", 2)
    monkeypatch.setattr(requests, "MOST_TABLES", 1)
    async with (
        both(database, tmp_path, monkeypatch) as (here, there),
        Device(here) as ada,
        Device(here) as bea,
        Device(here) as cy,
    ):
        body = there.browser().body
        for endpoint in (
            "http://localhost/x",
            "https://127.0.0.1/x",
            "https://example.org/",
            "https://x/" + "y" * 2000,
        ):
            await ada.post("/push", body | {"endpoint": endpoint}, expect=400 if len(endpoint) > 999 else 409)
        for keys in ({"auth": "short"}, {"p256dh": "A" * 88}):
            await ada.post("/push", body | keys, expect=400)
        await ada.post("/push", body | {"p256dh": "A" * 87}, expect=409)
        one, two = await Party.make(here.base), await Party.make(here.base)
        for party in (one, two):
            await ada.sit(party, 0)
        await ada.post(f"/tables/{one.id}/notices", {"on": True}, expect=403)  # it has not subscribed
        await ada.want(there.browser("ada"), one)
        assert (await ada.post(f"/tables/{two.id}/notices", {"on": True}, expect=409))["code"] == "enough"
        assert (await ada.get("/push"))["tables"] == [one.id]
        await bea.post("/push", there.browser("bea").body)
        assert (await cy.post("/push", there.browser("cy").body, expect=409))["code"] == "enough"
        await cy.post("/push", there.browser("bea").body)  # another cookie of the same browser takes its place
        assert len(await subscriptions(here)) == 2
        assert (await bea.get("/push"))["on"] is False
        await cy.post(f"/tables/{one.id}/notices", {"on": True}, expect=404)
