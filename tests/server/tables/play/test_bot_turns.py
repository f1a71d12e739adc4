"""Bots at tables."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.player import Position, position_of
from terrae.engine.record import replay
from terrae.server.bots.client import BotClient
from terrae.server.database.statements import to_text

from ...client import LONG_PATIENCE_S, Party, Socket, call
from ...running import QUICK, Here, service

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


@pytest.mark.attack("Lets a bot look for what its seat may not see.")
async def test_a_bot_is_asked_on_its_own_view_only(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes to the thinking process was redacted for the bot's seat."""
    asked: list[tuple[Any, Any]] = []
    party = await Party.make(here.base, people=1)
    choose = BotClient.choose

    async def listen(self: BotClient, table_id: str, position: Any, bot: str, deck: str, whose: Any) -> Any:
        match = here.service.tables[party.id].match
        assert match is not None
        asked.append((list(position.v.values()), list(match.seen_by(position.seat).values())))
        assert position_of(match).v == position.v
        assert deck == to_text(match.deck.document)
        return await choose(self, table_id, position, bot, deck, whose)

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


async def test_what_a_bot_needs_is_loaded_when_it_is_seated(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, and only for bots that look ahead: the others need nothing."""
    prepared: list[str] = []

    async def prepare(_self: BotClient, position: Position, bot: str, _deck: str) -> None:
        assert len(position.legal) > 1
        prepared.append(bot)

    monkeypatch.setattr(BotClient, "prepare", prepare)
    monkeypatch.setattr("terrae.server.tables.play.bot_turns.is_built", lambda _game: True)
    party = await Party.make(here.base, people=0, bots=False)
    for seat, bot in enumerate(("tips", "search[iterations=100]", "search")):
        await party.host("bots", {"seat": seat, "bot": bot})
    assert prepared == ["search[iterations=100]"]


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


@pytest.mark.attack("Measures how soon a bot answers, to learn what it holds.")
async def test_a_bots_answer_comes_no_sooner_than_the_delay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def position_of_now(match: Match[Any, Any], _talk: object = None) -> Position:
        asked.append(time.monotonic())
        return position_of(match)

    monkeypatch.setattr("terrae.server.tables.play.bot_turns.position_of", position_of_now)
    async with service(database, replace(QUICK, bot_delay_ms=300)) as here:
        party = await Party.make(here.base, people=0)
        watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
        await party.host("start")
        for number in range(4):
            await watcher.until("moved")
            assert time.monotonic() - asked[number] > 0.29
        await watcher.close()


AGES = replace(QUICK, bot_delay_ms=10**9)
"""No answer of a bot ever comes, unless everybody wants it at once."""


async def keep_pace(socket: Socket, pace: str) -> None:
    """Tell it, and wait until the service has heard it."""
    await socket.send(type="pace", pace=pace)
    await socket.send(type="ping")
    await socket.until("pong")


async def until_a_bot_decides(here: Here) -> Party:
    """A table of two people and a bot that is to decide."""
    party = await (await Party.make(here.base, people=2)).start()
    while party.asked():
        await party.move_once()
    return party


async def test_bots_answer_at_once_when_everybody_at_the_table_wants_that(database: str) -> None:
    """Also the bot that is waiting already. Who only watches neither hurries anybody nor keeps them waiting."""
    async with service(database, AGES) as here:
        party = await until_a_bot_decides(here)
        watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
        await keep_pace(watcher, "slow")
        one, two = party.sockets
        await keep_pace(one, "instant")
        await keep_pace(two, "instant")
        while party.asked() is None:
            await one.hear()
            await party.catch_up(one.number)
        await watcher.close()
        await party.close()


@pytest.mark.attack("Hurries bots to measure how long they think, though others at the table do not want that.")
async def test_one_person_alone_hurries_no_bot(database: str) -> None:
    """Nor does a second device of another's seat that wants it, or a person who is not there."""
    async with service(database, AGES) as here:
        party = await until_a_bot_decides(here)
        table = here.service.tables[party.id]
        one, two = party.sockets
        await keep_pace(one, "instant")
        assert not table.is_hurried
        another = await Socket.open(here.base, party.id, key=party.seats[1])
        await keep_pace(another, "instant")
        assert not table.is_hurried
        await keep_pace(two, "instant")
        assert table.is_hurried
        await keep_pace(two, "slow")
        assert not table.is_hurried
        await another.close()
        await party.close()


async def talking_table(here: Here, talk: str) -> Party:
    """A person and two bots that speak, at the first crisis; the person has something to say."""
    party = await Party.make(here.base, people=1, bots=False, talk=talk)
    for seat in (1, 2):
        await party.host("bots", {"seat": seat, "bot": "helper"})
    await party.start()
    one = party.sockets[0]
    while not one.view or one.view["impending"] is None or one.view["question"] is None:
        if one.view and one.view["question"]:
            await one.play(one.answer)
        await one.hear()
    return party


@pytest.mark.rule("T23")
async def test_bots_speak_before_they_decide_and_answer_a_promise(here: Here) -> None:
    party = await talking_table(here, "sentences")
    one = party.sockets[0]
    while not any(message["type"] == "chat" and message["act"] for message in one.heard):
        assert not party.over
        if one.view and one.view["question"]:
            await one.play(one.answer)
        await one.hear()
    lines = [message for message in one.heard if message["type"] == "chat"]
    assert {line["seat"] for line in lines} <= {1, 2}
    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    assert {line["act"]["act"] for line in lines} <= {"offer", "warn", "promise", "refuse", "ask", "accuse"}
    await party.close()


async def test_in_silence_bots_say_nothing(here: Here) -> None:
    party = await talking_table(here, "silence")
    for _ in range(12):
        if party.over:
            break
        one = party.sockets[0]
        if one.view and one.view["question"]:
            await one.play(one.answer)
        await one.hear()
    assert not [message for message in party.sockets[0].heard if message["type"] == "chat"]
    await party.close()
