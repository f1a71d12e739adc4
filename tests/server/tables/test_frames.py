"""What somebody is shown who comes back: the last steps, which are kept in memory."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.server.replays.steps import steps
from terrae.server.tables.frames import last_steps
from terrae.server.tables.table import Table
from terrae.table.limits import STEPS_TOLD

from ..client import Party, Socket
from ..running import Here

pytestmark = pytest.mark.anyio


def worked_out(table: Table, viewer: int) -> list[bytes]:
    """The last steps of a viewer, from the match and nothing else."""
    assert table.match is not None
    since = max(0, len(table.match.moves) - STEPS_TOLD)
    return [msgspec.json.encode(step) for step in steps(table.match, viewer, since, views=False)]


async def test_the_steps_that_are_kept_are_those_of_the_match_byte_for_byte(here: Here, game: Game[Any, Any]) -> None:
    party = await (await Party.make(here.base, game.name, seats=game.seats[0])).start()
    watching = await Socket.open(here.base, party.id, key=party.keys["watch"])
    table, chance, taken_back = here.service.tables[party.id], Random(game.name), 0
    for _ in range(3 * STEPS_TOLD):
        if party.over:
            break
        mover = await party.move_once(chance.choice)
        await mover.send(type="may_take_back", number=mover.number)
        if (await mover.until("may_take_back"))["may"] and taken_back < 3:
            await mover.send(type="take_back", id=mover.next_id(), number=mover.number)
            await party.catch_up((await mover.until("ack"))["number"])
            taken_back += 1
        for viewer in (SPECTATOR, *range(game.seats[0])):
            kept = table.last_steps.get(viewer)
            assert kept is None or [bytes(step) for step in kept] == worked_out(table, viewer)
            assert msgspec.json.encode(last_steps(table, viewer)) == b"[" + b",".join(worked_out(table, viewer)) + b"]"
            assert len(table.last_steps[viewer]) <= STEPS_TOLD + 1
    assert table.match is not None
    assert len(table.match.moves) > STEPS_TOLD
    await watching.close()
    await party.close()


async def test_who_comes_back_is_told_the_steps_without_a_replay(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await Party.played(here.base, STEPS_TOLD + 10)
    replayed, states = 0, Match.states

    def counted(match: Match[Any, Any], since: int = 0) -> Iterator[tuple[Any, int]]:
        nonlocal replayed
        replayed += 1
        return states(match, since)

    monkeypatch.setattr(Match, "states", counted)
    table = here.service.tables[party.id]
    for seat, key in enumerate(party.seats):
        for _ in range(3):
            again = await Socket.open(here.base, party.id, key=key)
            assert [msgspec.json.encode(step) for step in again.heard[0]["story"]] == worked_out(table, seat)
            await again.close()
    assert replayed == 3 * len(party.seats), "only this test has replayed the match"
    await party.close()
