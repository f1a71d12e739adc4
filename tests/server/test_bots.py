"""Bots at tables, bots that stand in, and clocks."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from terrae.engine.builds import is_built
from terrae.engine.game import Game, games
from terrae.engine.match import Match, replay
from terrae.engine.player import Position, position_of
from terrae.server.bots.client import BotClient
from terrae.server.bots.precompile import precompiling
from terrae.server.database.queries import to_text
from terrae.server.database.workers import latest_time

from .client import LONG_PATIENCE_S, PATIENCE_S, Json, Party, Socket, call
from .running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def wait_for(party: Party, status: str) -> dict[str, Any]:
    async with asyncio.timeout(LONG_PATIENCE_S):
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
    choose = BotClient.choose

    async def listen(self: BotClient, table_id: str, position: Any, bot: str, deck: str) -> Any:
        match = here.service.tables[party.id].match
        assert match is not None
        asked.append((list(position.v.values()), list(match.seen_by(position.seat).values())))
        assert position_of(match).v == position.v
        assert deck == to_text(match.deck.document)
        return await choose(self, table_id, position, bot, deck)

    monkeypatch.setattr(BotClient, "choose", listen)
    await party.start()
    while len(asked) < 6 and not party.over:
        if party.asked() is None:
            await party.sockets[0].hear()
        else:
            await party.move_once()
    assert asked
    assert all(given == redacted for given, redacted in asked)
    await party.close()


async def test_a_bot_that_fails_does_not_stop_the_game(here: Here) -> None:
    party = await Party.make(here.base, people=1)
    await party.host("start")
    table = here.service.tables[party.id]
    async with here.service.tables.locked(party.id):
        first, *others = table.stored.seats
        failing = (structs.replace(seat, bot="not-there") for seat in others)
        table.stored = structs.replace(table.stored, seats=(first, *failing))
    await party.connect()
    while party.asked() is None:
        await party.sockets[0].hear()
    await party.move_once()
    await party.close()


async def test_a_bots_answer_comes_no_sooner_than_the_delay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def position_of_now(match: Match[Any, Any]) -> Position:
        asked.append(time.monotonic())
        return position_of(match)

    monkeypatch.setattr("terrae.server.tables.bot_turns.position_of", position_of_now)
    async with service(database, replace(QUICK, bot_delay_ms=300)) as here:
        party = await Party.make(here.base, people=0)
        watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
        await party.host("start")
        for number in range(4):
            await watcher.until("moved")
            assert time.monotonic() - asked[number] > 0.29
        await watcher.close()


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
        wish = {"seat": seat, "bot": "random"}
        await until_seat(party, seat, lambda told: bool(told["connected"]))
        early = await call(here.base, party.seats[other], f"{party.path}/replace", wish, 409)
        assert "long enough" in early["sentence"]
        await gone.close()
        await until_seat(party, seat, lambda told: (told["away_ms"] or 0) >= 300)
        info = await call(here.base, party.seats[other], f"{party.path}/replace", wish)
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
    wish = {"seat": 0, "bot": "random"}
    assert (await call(here.base, party.seats[1], f"{party.path}/replace", wish))["seats"][0]["kind"] == "away"
    back = await call(here.base, party.seats[0], f"{party.path}/return", {"seat": 0})
    assert back["seats"][0]["kind"] == "human"
    await party.close()


async def test_when_time_has_run_out_a_bot_decides(here: Here) -> None:
    hour_s = 3600
    party = await Party.make(here.base, clock={"kind": "decision", "seconds": hour_s})
    await party.start()
    mover = party.asked()
    assert mover is not None
    seat = party.sockets.index(mover)
    assert 0 < (await party.info())["left_ms"] <= 1000 * hour_s
    here.service.clock.not_before(here.service.clock.now() + 1000 * hour_s)
    moved = await mover.until("moved")
    assert moved["seat"] == seat
    assert (await party.info())["seats"][seat]["kind"] == "away"
    await party.close()


async def test_clocks_stand_still_while_the_service_does(database: str) -> None:
    async with service(database) as here:
        party = await Party.make(here.base, clock={"kind": "decision", "seconds": 3600})
        await party.start()
        database_, due = here.service.database, here.service.tables[party.id].stored.due
        assert due is not None
        async with asyncio.timeout(PATIENCE_S):
            while (stored := await database_.read(latest_time)) < 1000:
                await asyncio.sleep(0.02)
        asked = time.monotonic()
        before = (await party.info())["left_ms"]
        await party.close()
    ran = time.monotonic() - asked
    await asyncio.sleep(2.5)
    began = time.monotonic()
    async with service(database) as here:
        party.base = here.base
        after = (await party.info())["left_ms"]
        ran += time.monotonic() - began
    assert before - 1000 * ran - 10 < after, "the clock ran while the service did not"
    assert after <= due - stored, "the clock has gone back"


def test_what_bots_need_is_compiled_beside_the_service_and_then_loaded() -> None:
    subprocess.run([sys.executable, "-m", "terrae.server.bots.precompile"], check=True)
    assert all(is_built(game) for game in games().values())
    with precompiling() as process:
        assert process is None, "there is nothing left to compile"
