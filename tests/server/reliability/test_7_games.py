"""Whole games by clients whose connections drop: each ends with the record that the engine alone gives.

On PostgreSQL they come back to either of two processes.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terrae.engine.fair import chance_of, read_seats
from terrae.engine.game import Game
from terrae.engine.match import Match

from ..client import Party, Socket, call, contribution
from ..figures import note
from ..running import Here

pytestmark = pytest.mark.anyio

SHORT, FULL = 2, 100


async def play_with_drops(heres: list[Here], game: Game[Any, Any], seed: int) -> None:
    chance = Random(f"{game.name} {seed}")
    seats = chance.choice(list(game.seats))
    base = heres[0].base
    party = await (await Party.make(base, game.name, seats=seats, committed=True)).start_open()
    while not party.over:
        if chance.random() < 0.1:
            seat = chance.randrange(seats)
            await party.sockets[seat].close()
            have = party.sockets[seat].number
            again = await Socket.open(chance.choice(heres).base, party.id, key=party.seats[seat], have=have)
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
            again = await Socket.open(chance.choice(heres).base, party.id, key=party.seats[seat])
            reply = await again.play(answer, mover.number, client)
            party.sockets[seat] = again
        else:
            reply = await mover.play(answer)
        assert reply["type"] == "ack", reply
        await party.catch_up(reply["number"])
    record = await call(base, party.seats[0], f"{party.path}/record")
    fair = record.pop("fair")
    assert [entry["bytes"] for entry in fair["seats"]] == [contribution(seat).hex() for seat in range(seats)]
    alone = chance_of(bytes.fromhex(fair["secret"]), read_seats(fair["seats"], seats))
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


async def test_games_over_bad_lines_end_as_the_engine_alone_ends_them(heres: list[Here], game: Game[Any, Any]) -> None:
    for seed in range(SHORT):
        await play_with_drops(heres, game, seed)


@pytest.mark.full
async def test_many_games_over_bad_lines_end_as_the_engine_alone_ends_them(
    heres: list[Here], game: Game[Any, Any]
) -> None:
    for seed in range(FULL):
        await play_with_drops(heres, game, seed)
    note(f"games of {game.name}, {len(heres)} processes", games=FULL)
