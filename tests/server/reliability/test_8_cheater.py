"""The service itself cheats at the deal: whoever compares the record with what was told before the start finds out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
from msgspec.structs import replace

from terrae.engine.errors import Refused
from terrae.engine.fair import chance_of, commitment_to, verify
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.server.database.stored import Stored
from terrae.server.tables.lobby import starting
from terrae.server.tables.table import contributions_of, deal

from ..client import Json, Party, call, contribution
from ..running import Here

pytestmark = pytest.mark.anyio

Lie = Callable[[Stored], Stored]


class Cheated(Exception):
    """The record is not what was told before the start."""


def check(record: Json, before: Json, mine: bytes) -> None:
    """What docs/protocol.md tells to compare: seat 0 has kept what was told before the start, and its own bytes."""
    verify(record)
    fair = record["fair"]
    if fair["commitment"] != before["commitment"]:
        raise Cheated("another secret")
    if [seat["commitment"] for seat in fair["seats"]] != [seat["commitment"] for seat in before["seats"]]:
        raise Cheated("other contributions")
    if fair["seats"][0]["bytes"] != mine.hex():
        raise Cheated("my bytes are not in it")


def the_truth(stored: Stored) -> Stored:
    return stored


def another_secret(stored: Stored) -> Stored:
    """It has tried secrets until the deal suited."""
    return replace(stored, secret=bytes(32))


def without_seat_0(stored: Stored) -> Stored:
    """It has thrown an honest contribution away."""
    return stored.with_seat(replace(stored.seats[0], opened=None))


def another_contribution(stored: Stored) -> Stored:
    """A seat in league with it has tried contributions until the deal suited."""
    chosen = b"chosen last"
    return stored.with_seat(replace(stored.seats[1], opened=chosen.hex(), commitment=commitment_to(chosen)))


def stacked(stored: Stored) -> Match[Any, Any]:
    """It deals by something else, and says nothing of it."""
    chance = chance_of(bytes(32), contributions_of(stored))
    match = deal(stored)
    return Match(
        stored.game, stored.player_list(), deck=stored.deck, seed=match.seed, start=match.start, orders=chance.order
    )


async def played(here: Here, game: Game[Any, Any], lie: Lie, dealt: Callable[[Stored], Match[Any, Any]]) -> None:
    """A table at which the service deals in its own way, and at the end tells what it wants to be believed."""
    party = await Party.make(here.base, game.name, seats=max(3, game.seats[0]), committed=True)
    before = (await party.info())["fair"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(starting, "deal", dealt)
        await party.start_open()
    await party.move_once()
    await party.host("abandon")
    table = here.service.tables[party.id]
    table.stored = lie(table.stored)
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    await party.close()
    check(record, before, contribution(0))


@pytest.mark.attack("Runs the service and lies about what went into the deal.")
@pytest.mark.parametrize("lie", [the_truth, another_secret, without_seat_0, another_contribution])
async def test_a_lie_about_what_went_into_the_deal_is_found_out(here: Here, game: Game[Any, Any], lie: Lie) -> None:
    with nullcontext() if lie is the_truth else pytest.raises(Cheated):
        await played(here, game, lie, lambda stored: deal(lie(stored)))


@pytest.mark.attack("Runs the service and stacks the cards.")
@pytest.mark.parametrize("lie", [the_truth, another_secret])
async def test_cards_that_do_not_follow_are_found_out(here: Here, game: Game[Any, Any], lie: Lie) -> None:
    with pytest.raises(Refused):
        await played(here, game, lie, stacked)
