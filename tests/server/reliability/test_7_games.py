"""Whole games by clients whose connections drop: each ends with the record that the engine alone gives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terrae.engine.fair import FairChance
from terrae.engine.game import Game
from terrae.engine.match import Match

from ..client import Party, Socket, call
from ..figures import note
from ..running import Here

pytestmark = pytest.mark.anyio


async def play_with_drops(here: Here, game: Game[Any, Any], seed: int) -> None:
    chance = Random(f"{game.name} {seed}")
    seats = chance.choice(list(game.seats))
    party = await Party.make(here.base, game.name, seats=seats)
    await party.host("start")
    await party.connect()
    while not party.over:
        if chance.random() < 0.1:
            seat = chance.randrange(seats)
            await party.sockets[seat].close()
            again = await Socket.open(here.base, party.id, key=party.seats[seat], have=party.sockets[seat].number)
            assert again.view == party.sockets[seat].view
            party.sockets[seat] = again
        mover = party.asked()
        assert mover is not None
        assert mover.view is not None
        answer = chance.choice(mover.view["question"]["answers"])
        if chance.random() < 0.05:
            # Sent, and the line breaks before the acknowledgement.
            seat, client = party.sockets.index(mover), mover.next_id()
            await mover.send(type="move", id=client, number=mover.number, answer=answer)
            await mover.close()
            again = await Socket.open(here.base, party.id, key=party.seats[seat])
            reply = await again.play(answer, mover.number, client)
            party.sockets[seat] = again
        else:
            reply = await mover.play(answer)
        assert reply["type"] == "ack", reply
        await party.catch_up(reply["number"])
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    fair = record.pop("fair")
    alone = FairChance(bytes.fromhex(fair["secret"]), [bytes.fromhex(part) for part in fair["contributions"]])
    match = Match(
        game,
        record["players"],
        deck=game.read_deck(record["deck"]),
        options=record["options"],
        seed=alone.seed(),
        start=alone.seat(seats) if game.start_is_chosen else 0,
        orders=alone.order,
    )
    for seat, text in record["moves"]:
        match.play(seat, text)
    assert match.record() == record
    await party.close()


async def test_games_over_bad_lines_end_as_the_engine_alone_ends_them(here: Here, game: Game[Any, Any]) -> None:
    for seed in range(2):
        await play_with_drops(here, game, seed)


@pytest.mark.full
async def test_a_hundred_games_over_bad_lines_end_as_the_engine_alone_ends_them(
    here: Here, game: Game[Any, Any]
) -> None:
    for seed in range(100):
        await play_with_drops(here, game, seed)
    note("games", games=100)
