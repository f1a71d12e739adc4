"""Playing on from a moment at a running service: a new table whose record is whole, and never the real cards."""

import json
from random import Random
from typing import Any

import pytest

from terrae.engine.dealt_anew import heard_by
from terrae.engine.game import Game
from terrae.engine.record import replay

from ..client import Json, Party, Socket, call
from ..running import Here
from .test_coach import ended, lines_of

pytestmark = pytest.mark.anyio


async def play_on(here: Here, party: Party, seat: int, move: int, expect: int = 201) -> Json:
    body = {"seat": seat, "move": move, "name": "Ada"}
    joined: Json = await call(here.base, party.keys["watch"], f"{party.path}/on", body, expect)
    return joined


def match_at(here: Here, joined: Json) -> Any:
    return here.service.tables[joined["table"]["id"]].match


async def test_a_table_goes_on_from_a_moment_as_its_seat_saw_it(here: Here, game: Game[Any, Any]) -> None:
    party = await ended(here, game.name, 25)
    record = await call(here.base, party.keys["watch"], f"{party.path}/record")
    joined = await play_on(here, party, 1, 20)
    assert joined["seat"] == 1
    assert joined["table"]["played_on"] == 20
    assert [seat["kind"] for seat in joined["table"]["seats"]] == ["bot", "human", "bot"]
    assert joined["table"]["fair"]["version"] == 0
    past = replay(json.loads(json.dumps(record)))
    past.undo(len(past.moves) - 20)
    anew = match_at(here, joined).copy()
    anew.undo(len(anew.moves) - 20)
    assert heard_by(anew, 1) == heard_by(past, 1)
    assert anew.setup != past.setup
    socket = await Socket.open(here.base, joined["table"]["id"], key=joined["key"], pace="instant")
    while socket.view is None or not socket.view["question"]:
        await socket.hear()
    assert (await socket.play(socket.view["question"]["answers"][0]))["type"] == "ack"
    await socket.close()
    await call(here.base, joined["key"], f"/api/tables/{joined['table']['id']}/replay")
    again = await call(here.base, None, "/api/on", {"seat": 0, "move": 10, "name": "Bea", "record": record})
    assert again["table"]["played_on"] == 10
    await party.close()


@pytest.mark.attack("Asks the coach of a running game for what another could hold.")
async def test_two_worlds_that_look_the_same_get_the_same_advice_byte_by_byte(here: Here) -> None:
    party = await ended(here, "terra", 24)
    move = max(n for n, (seat, _) in enumerate(match_moves(here, party)) if seat == 2)
    tables = [await play_on(here, party, 2, move) for _ in range(2)]
    one, other = (match_at(here, joined) for joined in tables)
    assert one.setup != other.setup
    told = [
        await lines_of(here, joined["key"], f"/api/tables/{joined['table']['id']}/coach?seat=2") for joined in tables
    ]
    assert told[0][-1]["done"]
    assert told[0][-1] == told[1][-1]
    assert len(one.moves) == len(other.moves) == move, "nobody has decided since"
    await party.close()


def match_moves(here: Here, party: Party) -> list[tuple[int, str]]:
    match = here.service.tables[party.id].match
    assert match is not None
    return match.moves


@pytest.mark.attack("Plays on from a game that is not over, from nowhere, or with a record that does not hold.")
async def test_nothing_is_played_on_that_should_not_be(here: Here) -> None:
    party = await Party.played(here.base, 6, "terra", Random(3).choice)
    assert (await play_on(here, party, 0, 3, 409))["code"] == "refused", "the game is not over"
    await party.host("abandon")
    assert (await play_on(here, party, 0, 99, 409))["code"] == "refused"
    assert (await play_on(here, party, 7, 3, 409))["code"] == "refused"
    for record, code in (({"format": "else"}, "bad_record"), (None, "malformed")):
        body = {"seat": 0, "move": 0, "name": "Eve", "record": record}
        refusal = await call(here.base, None, "/api/on", body, (400, 409))
        assert refusal["code"] == code
    await party.close()
