"""Bots at tables, bots that stand in, and clocks."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from terrae.engine.builds import is_built
from terrae.engine.game import Game, games
from terrae.engine.match import replay
from terrae.engine.player import position_of
from terrae.server.bots import Bots
from terrae.server.shelf import to_text
from terrae.server.warming import warming

from .client import Party, Socket, call
from .running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def wait_for(party: Party, status: str) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while True:
            info = await party.info()
            if info["status"] == status:
                return info
            await asyncio.sleep(0.05)


async def test_bots_play_a_whole_game_by_themselves(here: Here, game: Game[Any, Any]) -> None:
    seats = min(game.seats)
    party = await Party.make(here.base, game.name, seats=seats, people=0)
    await party.host("start")
    await wait_for(party, "over")
    record = await call(here.base, party.keys["watch"], f"{party.path}/record")
    assert replay(record).over
    assert [player["kind"] for player in record["players"]] == ["bot:random"] * seats


async def test_a_bot_is_asked_on_its_own_view_only(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes to the thinking process was redacted for the bot's seat."""
    asked: list[tuple[Any, Any]] = []
    party = await Party.make(here.base, people=1)
    think = Bots.think

    async def listen(self: Bots, position: Any, bot: str, deck: str) -> Any:
        match = here.house.tables[party.id].match
        assert match is not None
        asked.append((list(position.v.values()), list(match.seen_by(position.seat).values())))
        assert position_of(match).v == position.v
        assert deck == to_text(match.deck.document)
        return await think(self, position, bot, deck)

    monkeypatch.setattr(Bots, "think", listen)
    await party.start()
    for _ in range(3):
        while party.asked() is None:
            await party.sockets[0].hear()
        await party.move_once()
    assert asked
    assert all(given == redacted for given, redacted in asked)
    await party.close()


async def test_a_bot_that_fails_does_not_stop_the_game(here: Here) -> None:
    party = await Party.make(here.base, people=1)
    await party.host("start")
    table = here.house.tables[party.id]
    async with table.lock:
        for seat in table.seats[1:]:
            seat.bot = "not-there"
    await party.connect()
    while party.asked() is None:
        await party.sockets[0].hear()
    await party.move_once()
    await party.close()


async def test_a_bots_answer_comes_no_sooner_than_the_delay(database: str) -> None:
    async with service(database, replace(QUICK, bot_delay_ms=300)) as here:
        party = await Party.make(here.base, people=0)
        watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
        await party.host("start")
        loop = asyncio.get_running_loop()
        times = []
        for _ in range(4):
            await watcher.until("moved")
            times.append(loop.time())
        gaps = [after - before for before, after in pairwise(times)]
        assert min(gaps) > 0.28
        await watcher.close()


async def test_a_bot_may_play_for_somebody_who_is_gone_until_they_take_the_seat_back(database: str) -> None:
    async with service(database, replace(QUICK, replace_after_ms=300)) as here:
        party = await (await Party.make(here.base)).start()
        gone = party.asked()
        assert gone is not None
        seat = party.sockets.index(gone)
        other = (seat + 1) % 3
        wish = {"seat": seat, "bot": "random"}
        async with asyncio.timeout(30):
            while not (await party.info())["seats"][seat]["connected"]:
                await asyncio.sleep(0.02)
        early = await call(here.base, party.seats[other], f"{party.path}/replace", wish, 409)
        assert "long enough" in early["sentence"]
        await gone.close()
        await asyncio.sleep(0.7)
        info = await call(here.base, party.seats[other], f"{party.path}/replace", wish)
        assert info["seats"][seat]["kind"] == "away"
        await party.sockets[other].until("moved", where=lambda m: m["seat"] == seat)
        back = await Socket.open(here.base, party.id, key=party.seats[seat])
        assert (await back.play("any"))["code"] in ("refused", "not_your_turn")
        info = await call(here.base, party.seats[seat], f"{party.path}/return", {"seat": seat})
        assert info["seats"][seat]["kind"] == "human"
        await back.close()
        await party.close()


async def test_whoever_leaves_a_running_game_can_be_replaced_at_once_and_come_back(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await call(here.base, party.seats[0], f"{party.path}/leave", {"seat": 0})
    assert await party.sockets[0].closed() == 1000
    wish = {"seat": 0, "bot": "random"}
    assert (await call(here.base, party.seats[1], f"{party.path}/replace", wish))["seats"][0]["kind"] == "away"
    back = await call(here.base, party.seats[0], f"{party.path}/return", {"seat": 0})
    assert back["seats"][0]["kind"] == "human"
    await party.close()


async def test_when_time_has_run_out_a_bot_decides(here: Here) -> None:
    party = await Party.make(here.base, clock={"kind": "decision", "seconds": 1})
    await party.start()
    mover = party.asked()
    assert mover is not None
    seat = party.sockets.index(mover)
    assert 0 < (await party.info())["left_ms"] <= 1000
    moved = await mover.until("moved")
    assert moved["seat"] == seat
    assert (await party.info())["seats"][seat]["kind"] == "away"
    await party.close()


async def test_clocks_stand_still_while_the_service_does(database: str) -> None:
    async with service(database) as here:
        party = await Party.make(here.base, clock={"kind": "decision", "seconds": 60})
        await party.start()
        await asyncio.sleep(1.2)
        before = (await party.info())["left_ms"]
        await party.close()
    await asyncio.sleep(2.5)
    async with service(database) as here:
        party.base = here.base
        after = (await party.info())["left_ms"]
        assert before - 1500 < after < before + 1600
        assert after > 60_000 - 1_200 - 2_000


def test_what_bots_need_is_compiled_beside_the_service_and_then_loaded() -> None:
    subprocess.run([sys.executable, "-m", "terrae.server.warming"], check=True)
    assert all(is_built(game) for game in games().values())
    with warming() as process:
        assert process is None, "there is nothing left to compile"
