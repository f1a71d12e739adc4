"""Hints: who may ask what a bot would do, what the bot is told, and how much may be asked."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from terrae.engine.chance import seeded
from terrae.engine.game import game_named
from terrae.server.protocol.bodies import NewTable
from terrae.server.rate_limits import Rate
from terrae.server.tables.lobby.creation import new_table
from terrae.server.tables.play.hints import adviser, question_of
from terrae.server.tables.table import Table, deal

from ...client import Json, Party, Socket, call
from ...running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def ask(socket: Socket, number: int | None = None) -> Json:
    client = socket.next_id()
    await socket.send(type="hint", id=client, number=socket.number if number is None else number)
    return await socket.until("hint", "refused", where=lambda message: message["id"] == client)


async def test_the_seat_that_is_asked_hears_what_a_bot_would_do(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    asked = party.asked()
    assert asked is not None
    assert asked.view is not None
    told = await ask(asked)
    assert told["answer"] in asked.view["question"]["answers"]
    assert told["bot"] == "search[strength=normal]"
    assert (await ask(asked, asked.number + 1))["code"] == "stale"
    await party.close()


async def test_an_answer_without_a_choice_is_told_without_asking_a_bot(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = None
    for _ in range(20):  # a game may end before anybody has only one answer
        party = await (await Party.make(here.base)).start()
        while (asked := party.asked()) is not None and asked.view is not None:
            if len(asked.view["question"]["answers"]) == 1:
                break
            await party.move_once()
        if asked is not None:
            break
        await party.close()
    assert asked is not None
    assert asked.view is not None
    assert here.service.bots is not None

    async def thinks(*_: object) -> int:
        raise AssertionError("a bot thinks about what is no choice")

    monkeypatch.setattr(here.service.bots.client, "advise", thinks)
    assert (await ask(asked))["answer"] == asked.view["question"]["answers"][0]
    await party.close()


@pytest.mark.attack("Asks for a hint in another seat's place, or where the host gives none.")
async def test_nobody_else_gets_a_hint_and_nobody_where_the_host_gives_none(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    asked = party.asked()
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert (await ask(watcher))["code"] == "not_allowed"
    for other in party.sockets:
        if other is not asked:
            assert (await ask(other))["code"] == "not_your_turn"
    await watcher.close()
    await party.close()
    silent = await (await Party.make(here.base, hints=False)).start()
    own = silent.asked()
    assert own is not None
    assert (await ask(own))["code"] == "hints_off"
    await silent.close()


@pytest.mark.parametrize("name", ["terra", "terra-futura"])
@pytest.mark.attack("Asks a bot for advice, to learn from it what only others see.")
def test_the_bot_is_told_nothing_that_the_seat_does_not_see(name: str) -> None:
    """In other worlds that look the same to the seat, whatever the game's seed, the bot is asked exactly the same."""
    game = game_named(name)
    stored = new_table(NewTable(name, 3), 0)

    def dealt(secret: bytes) -> Table:
        with_secret = changed(stored, secret=secret)
        match = deal(with_secret)
        table = Table(changed(with_secret, start=match.start, setup=match.setup, status="playing"))
        table.match = match
        return table

    table = dealt(b"one" * 11)
    for _ in range(6):
        assert table.match is not None
        table.match.play(table.match.actor, table.match.answers()[0])
    match = table.match
    assert match is not None
    seat = match.actor
    asked = question_of(table, seat)
    r, scratch = seeded("worlds"), [0] * game.scratch
    for _ in range(8):
        other = dealt(b"two" * 11)
        assert other.match is not None
        world: Any = game.state()
        game.run.imagine(match.seen_by(seat), match.d, seat, world, r, scratch)
        other.match.state = world
        assert question_of(other, seat) == asked


def test_the_adviser_of_each_game_looks_ahead() -> None:
    for name in ("terra", "terra-futura"):
        assert adviser(game_named(name)).startswith("search[")


@pytest.mark.attack("Asks for hints without end.")
async def test_hints_are_limited(database: str) -> None:
    rates = replace(QUICK.rates, hints=Rate(2, 0.001))
    async with service(database, replace(QUICK, rates=rates)) as here:
        party = await (await Party.make(here.base)).start()
        asked = party.asked()
        assert asked is not None
        codes = [(await ask(asked)).get("code") for _ in range(4)]
        assert codes[0] is None
        assert codes[2:] == ["too_many", "too_many"]
        info = await call(here.base, party.seats[0], party.path)
        assert info["status"] == "playing"
        await party.close()
