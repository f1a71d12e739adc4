"""Playing over the wire."""

import asyncio
from random import Random
from typing import Any

import pytest

from terrae.engine.fair import verify
from terrae.engine.game import Game
from terrae.engine.match import replay
from terrae.server.database.writer import NotSaved

from ..client import PATIENCE_S, Party, call
from ..running import Here

pytestmark = pytest.mark.anyio


async def test_a_whole_game_gives_the_record_that_the_engine_replays(here: Here, game: Game[Any, Any]) -> None:
    party = await (await Party.make(here.base, game.name, seats=3 if 3 in game.seats else 2)).start()
    chance = Random(game.name)
    while not party.over:
        await party.move_once(chance.choice)
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    match = replay(record)
    assert match.over
    assert verify(record).over
    assert len(match.moves) == party.sockets[0].number
    assert (await party.info())["status"] == "over"
    await party.close()


async def test_a_repeated_send_has_one_effect_and_the_same_acknowledgement(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    mover = party.asked()
    assert mover is not None
    first = await mover.play(mover.answer, client="once")
    again = await mover.play(mover.answer, client="once", number=0)
    assert first == again == {"type": "ack", "id": "once", "number": 1}
    assert (await party.info())["number"] == 1
    await party.close()


async def test_a_stale_send_is_refused_and_gets_a_fresh_view(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    mover = party.asked()
    assert mover is not None
    await mover.play(mover.answer)
    refused = await mover.play("anything", number=0)
    assert refused["code"] == "stale"
    view = await mover.until("view")
    assert view["number"] == 1
    await party.close()


async def test_an_illegal_answer_gets_the_rules_sentence(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    mover = party.asked()
    assert mover is not None
    assert mover.view is not None
    refused = await mover.play("nonsense")
    assert refused["code"] == "illegal"
    assert refused["rule"] == mover.view["question"]["rule"]
    assert "nonsense" in refused["sentence"]
    assert (await party.info())["number"] == 0
    await party.close()


async def test_only_the_seat_that_is_asked_may_answer(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    mover = party.asked()
    other = next(socket for socket in party.sockets if socket is not mover)
    refused = await other.play("pass")
    assert refused["code"] == "not_your_turn"
    await party.close()


async def test_a_decision_that_has_shown_nothing_can_be_taken_back(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    while True:
        mover = await party.move_once()
        await mover.send(type="may_take_back", number=mover.number)
        if (await mover.until("may_take_back"))["may"]:
            break
    number = mover.number
    await mover.send(type="take_back", id="oops", number=number)
    assert (await mover.until("ack"))["number"] == number + 1
    await party.catch_up(number + 1)
    assert mover is party.asked()
    for socket in party.sockets:
        assert [m["type"] for m in socket.heard if m.get("number") == number + 1 and "view" in m] == ["taken_back"]
    await mover.send(type="take_back", id="oops", number=number + 1)
    assert (await mover.until("ack"))["number"] == number + 1
    await party.close()


async def test_nothing_can_be_taken_back_after_somebody_else_has_decided(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    first = await party.move_once()
    while await party.move_once() is first:
        pass
    await first.send(type="may_take_back", number=first.number)
    assert (await first.until("may_take_back"))["may"] is False
    await first.send(type="take_back", id="late", number=first.number)
    assert (await first.until("refused"))["code"] == "refused"
    await party.close()


async def test_a_match_changes_only_when_the_move_is_stored(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then nobody is told of it; if it could not be stored, there is nothing to repair."""
    party = await (await Party.make(here.base)).start()
    table, database = here.service.tables[party.id], here.service.database
    begun, fail, write = asyncio.Event(), asyncio.Event(), database.write

    async def held_up(*_: Any) -> Any:
        begun.set()
        await fail.wait()
        raise NotSaved("no space left")

    mover = party.asked()
    assert mover is not None
    assert mover.view is not None
    answer = mover.view["question"]["answers"][0]
    before, stored = table.match, table.stored
    monkeypatch.setattr(database, "write", held_up)
    await mover.send(type="move", id="1", number=0, answer=answer)
    async with asyncio.timeout(PATIENCE_S):
        await begun.wait()
    assert before is not None
    assert (table.match, len(before.moves)) == (before, 0)
    fail.set()
    assert (await mover.until("refused"))["code"] == "not_saved"
    monkeypatch.setattr(database, "write", write)
    assert (table.match, len(before.moves), table.stored.log) == (before, 0, stored.log)
    assert not any(message["type"] == "moved" for socket in party.sockets for message in socket.heard)
    await party.move_once()
    assert table.number == 1
    assert before.moves == []
    await party.close()
