"""Playing over the wire."""

import asyncio
import threading
from random import Random
from typing import Any

import pytest
from msgspec import structs

from terrae.engine.fair import verify
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.record import replay
from terrae.server.database.log import Log
from terrae.server.database.writer import NotSaved
from terrae.server.tables import table as table_module
from terrae.server.tables.play import moves as moves_module
from terrae.server.tables.table import Table

from ...client import PATIENCE_S, Party, call
from ...running import Here

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


async def test_an_answer_is_parsed_once_on_its_way_from_the_socket_to_the_log(
    here: Here, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await (await Party.make(here.base, game.name, seats=3 if 3 in game.seats else 2)).start()
    await party.move_once()  # what was told of the moves before is kept from now on
    parse, parsed = game.parse, []

    def counted(s: Any, d: Any, text: str) -> int | None:
        parsed.append(text)
        return parse(s, d, text)

    monkeypatch.setattr(game, "parse", counted)
    for number in range(1, 6):
        await party.move_once()
        assert len(parsed) == number
    await party.close()


@pytest.mark.attack("Sends one move again and again.")
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


@pytest.mark.attack("Answers for another seat.")
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
        heard = [m for m in socket.heard if m.get("number") == number + 1 and "view" in m]
        assert [(m["type"], m["moves"]) for m in heard] == [("taken_back", 1)]
    await mover.send(type="take_back", id="oops", number=number + 1)
    assert (await mover.until("ack"))["number"] == number + 1
    await party.close()


async def test_answers_without_a_choice_are_taken_back_with_the_decision_before_them(here: Here) -> None:
    """They are one entry of the log, and the same after the table was read anew."""
    party = await (await Party.make(here.base, "terra-futura")).start()
    while True:
        mover = await party.move_once()
        match = here.service.tables[party.id].match
        assert match is not None
        if (moves := match.moves_to_take_back(party.sockets.index(mover))) > 1:
            break
    number, played = mover.number, len(match.moves)
    await mover.send(type="take_back", id="oops", number=number)
    assert (await mover.until("taken_back"))["moves"] == moves
    await party.catch_up(number + 1)
    assert mover.view is not None
    assert len(mover.view["question"]["answers"]) > 1
    table = here.service.tables[party.id]
    assert table.match is not None
    assert (table.number, len(table.match.moves)) == (number + 1, played - moves)
    assert Table.load(table.stored).match.record() == table.match.record()  # type: ignore[union-attr]
    await party.close()


async def test_whether_a_decision_can_be_taken_back_is_worked_out_once_while_others_play(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await (await Party.make(here.base)).start()
    mover = await party.move_once()
    working, go_on = threading.Event(), threading.Event()
    asked = 0

    def slow(_match: object, _seat: int) -> int:
        nonlocal asked
        asked += 1
        working.set()
        return go_on.wait(PATIENCE_S)

    monkeypatch.setattr(Match, "moves_to_take_back", slow)
    await mover.send(type="may_take_back", number=mover.number)
    assert await asyncio.to_thread(working.wait, PATIENCE_S)
    assert (await party.info())["number"] == 1, "the table is not locked meanwhile"
    go_on.set()
    for _ in range(3):
        assert (await mover.until("may_take_back"))["may"]
        await mover.send(type="may_take_back", number=mover.number)
    assert asked == 1
    await party.close()


@pytest.mark.attack("Makes loading a table cost ever more by moves and take-backs.")
async def test_moves_that_were_taken_back_cost_nothing_when_a_table_is_loaded(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten minutes of move and take-back made every loading of a table cost seconds."""
    party = await Party.played(here.base, 20)
    stored = here.service.tables[party.id].stored
    number = stored.number
    last = stored.log[-1]
    for pair in range(2000):
        back = structs.replace(last, number=number + 2 * pair + 1, kind="back", answer="")
        stored = structs.replace(stored, log=Log((*stored.log, back, structs.replace(last, number=back.number + 1))))
    played = 0
    play = Match.play

    def counted(match: Match[Any, Any], seat: int, notation: str) -> None:
        nonlocal played
        played += 1
        play(match, seat, notation)

    monkeypatch.setattr(Match, "play", counted)
    monkeypatch.setattr(Match, "undo", None)
    table = Table.load(stored)
    assert played == number
    assert table.match is not None
    known = here.service.tables[party.id].match
    assert known is not None
    assert (table.match.state, table.match.moves) == (known.state, known.moves)
    await party.close()


@pytest.mark.attack("Plays a game without end.")
async def test_a_game_that_becomes_too_long_is_given_up_and_can_be_replayed(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a deck of one's own a game may take thousands of decisions."""
    monkeypatch.setattr(table_module, "MOST_MOVES", 6)
    party = await (await Party.make(here.base)).start()
    for _ in range(6):
        await party.move_once()
    for socket in party.sockets:
        told = await socket.until("table", where=lambda message: message["table"]["status"] != "playing")
        assert told["table"]["status"] == "abandoned"
        assert told["table"]["fair"]["secret"] is not None
    refused = await party.sockets[0].play("pass", number=6)
    assert (refused["code"], refused["sentence"]) == ("refused", "the game is over")
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    assert len(record["moves"]) == 6
    assert verify(record).moves == replay(record).moves
    steps = (await call(here.base, party.seats[0], f"{party.path}/replay?eyes=all"))["steps"]
    assert len(steps) == 7
    table = here.service.tables[party.id]
    here.service.tables.forget(party.id)
    assert (await party.info())["status"] == "abandoned"
    assert table.stored.due is None
    await party.close()


@pytest.mark.attack("Moves and takes back without end.")
async def test_nothing_is_taken_back_when_the_log_has_become_too_long(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "moves_to_take_back", lambda *_: 1)
    party = await (await Party.make(here.base)).start()
    mover = await party.move_once()
    for most, may in ((1, False), (2, True)):
        monkeypatch.setattr(moves_module, "MOST_ENTRIES", most)
        await mover.send(type="may_take_back", number=mover.number)
        assert (await mover.until("may_take_back"))["may"] is may
        await mover.send(type="take_back", id="b", number=mover.number)
        answer = await mover.until("refused", "ack")
        assert (answer["type"] == "ack") is may
        assert may or "so much has been taken back" in answer["sentence"]
    await party.close()


@pytest.mark.attack("Takes a move back after having seen what followed.")
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
    begun, fail, submit = asyncio.Event(), asyncio.Event(), database.submit

    async def held_up() -> Any:
        begun.set()
        await fail.wait()
        raise NotSaved("no space left")

    mover = party.asked()
    assert mover is not None
    assert mover.view is not None
    answer = mover.view["question"]["answers"][0]
    before, stored = table.match, table.stored
    monkeypatch.setattr(database, "submit", lambda *_: asyncio.ensure_future(held_up()))
    await mover.send(type="move", id="1", number=0, answer=answer)
    async with asyncio.timeout(PATIENCE_S):
        await begun.wait()
    assert before is not None
    assert (table.match, len(before.moves)) == (before, 0)
    fail.set()
    assert (await mover.until("refused"))["code"] == "not_saved"
    monkeypatch.setattr(database, "submit", submit)
    assert (table.match, len(before.moves), table.stored.log) == (before, 0, stored.log)
    assert not any(message["type"] == "moved" for socket in party.sockets for message in socket.heard)
    await party.move_once()
    assert table.number == 1
    assert before.moves == []
    await party.close()
