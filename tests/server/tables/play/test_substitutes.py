"""Bots that play for somebody who is away, and people who leave and come back."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from ...client import PATIENCE_S, Json, Party, Socket, call
from ...running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def until_seat(party: Party, seat: int, holds: Callable[[Json], bool]) -> None:
    """Wait until what is told of a seat is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds((await party.info())["seats"][seat]):
            await asyncio.sleep(0.02)


async def test_a_bot_may_play_for_somebody_who_is_gone_until_they_take_the_seat_back(database: str) -> None:
    async with service(database, replace(QUICK, replace_after_ms=300)) as here:
        party = await (await Party.make(here.base)).start()
        gone = party.asked()
        assert gone is not None
        seat = party.sockets.index(gone)
        other = (seat + 1) % 3
        request = {"seat": seat, "bot": "random"}
        await until_seat(party, seat, lambda info: bool(info["connected"]))
        early = await call(here.base, party.seats[other], f"{party.path}/replace", request, 409)
        assert "long enough" in early["sentence"]
        await gone.close()
        await until_seat(party, seat, lambda info: (info["away_ms"] or 0) >= 300)
        info = await call(here.base, party.seats[other], f"{party.path}/replace", request)
        assert info["seats"][seat]["kind"] == "away"
        await party.sockets[other].until("moved", where=lambda m: m["seat"] == seat)
        back = await Socket.open(here.base, party.id, key=party.seats[seat])
        reply = await back.play("any")
        while reply["code"] == "stale":  # the bot was quicker
            reply = await back.play("any")
        assert reply["code"] in ("refused", "not_your_turn")
        info = await call(here.base, party.seats[seat], f"{party.path}/return", {"seat": seat})
        assert info["seats"][seat]["kind"] == "human"
        await back.close()
        await party.close()


async def test_whoever_leaves_a_running_game_can_be_replaced_at_once_and_come_back(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await call(here.base, party.seats[0], f"{party.path}/leave", {"seat": 0})
    assert await party.sockets[0].closed() == 1000
    request = {"seat": 0, "bot": "random"}
    assert (await call(here.base, party.seats[1], f"{party.path}/replace", request))["seats"][0]["kind"] == "away"
    back = await call(here.base, party.seats[0], f"{party.path}/return", {"seat": 0})
    assert back["seats"][0]["kind"] == "human"
    await party.close()


async def test_a_bot_does_not_answer_for_who_has_come_back_meanwhile(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot has decided, and its answer waits to be shown."""
    party = await (await Party.make(here.base)).start()
    asked = party.asked()
    assert asked is not None
    assert here.service.bots is not None
    seat = party.sockets.index(asked)
    decided, shown = asyncio.Event(), asyncio.Event()

    async def pause(*_: object) -> None:
        decided.set()
        await shown.wait()

    monkeypatch.setattr(here.service.bots, "pause", pause)
    await call(here.base, party.seats[seat], f"{party.path}/leave", {"seat": seat})
    request = {"seat": seat, "bot": "random"}
    await call(here.base, party.seats[(seat + 1) % 3], f"{party.path}/replace", request)
    async with asyncio.timeout(PATIENCE_S):
        await decided.wait()
    await call(here.base, party.seats[seat], f"{party.path}/return", {"seat": seat})
    back = await Socket.open(here.base, party.id, key=party.seats[seat])
    shown.set()
    assert (await back.play(back.answer))["type"] == "ack"
    await back.close()
    await party.close()
