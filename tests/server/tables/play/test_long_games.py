"""What an entry costs the event loop does not depend on how long the game is, nor on how much was said."""

import time
from random import Random
from statistics import median
from typing import Any, cast

import pytest

from terrae.bots.remote import question_for
from terrae.engine.contract import SPECTATOR
from terrae.engine.player import position_of
from terrae.process_messages import to_message
from terrae.server.database.log import Entry
from terrae.server.database.statements import to_text
from terrae.server.protocol import sizes
from terrae.server.protocol.shared import You
from terrae.server.tables.frames import frames_of, fresh_view, last_steps, seen
from terrae.server.tables.table import Advance, Table
from terrae.table.public_talk import PublicTalk

from ...running import Here
from ..talk.test_conversations import any_act, speak, table_of

pytestmark = [pytest.mark.anyio, pytest.mark.rule("T23")]

EARLY, LATE, MEASURED = 100, 1_500, 100
MOST_TIMES = 1.5
LONGEST = 90
"""Moves: who has come so far takes twelve back, so that early and late the game itself is about as far."""


def enter(table: Table, kind: str, answer: str) -> None:
    """One entry, with the frames for everybody who is connected."""
    assert table.match is not None
    seat = table.match.actor if kind == "move" else table.match.moves[-1][0]
    advance = Advance(table, Entry(table.number + 1, kind, seat, answer, None, 0))
    frames_of(table, advance, 0)
    advance.adopt(table)


def one_entry(table: Table, chance: Random, here: Here) -> None:
    """A line, a preview's view, a bot's question, a summary, a look, last steps, a move; take-backs now and then."""
    match = table.match
    assert match is not None
    if match.over or len(match.moves) > LONGEST:
        enter(table, "back", str(min(12, len(match.moves))))
        return
    seat = chance.randrange(table.stored.players)
    act = any_act(table, chance)
    assert table.conversation is not None
    often = table.conversation.undecided(seen(table, SPECTATOR), seat, act)
    if table.tally().acts[seat] < sizes.ACTS_OF_SEAT and often < sizes.SAME_THING:
        speak(table, seat, act, table.number)
    list(seen(table, match.actor).values())
    assert table.conversation is not None
    position = position_of(match, PublicTalk.of(table.conversation))
    to_message(question_for(position, "search", to_text(match.deck.document)))
    here.service.info(table, You((), False))
    fresh_view(table, SPECTATOR, 0)
    last_steps(table, seat)
    enter(table, "move", chance.choice(match.answers()))
    if chance.random() < 0.1:
        enter(table, "back", "1")


async def played_table(here: Here, played: int) -> tuple[Table, Random]:
    """A table that has so many entries, at which everybody is connected and somebody looks on."""
    table, chance = await table_of(here, 6), Random(1)
    table.clients = cast(Any, {viewer: {object()} for viewer in (SPECTATOR, *range(6))})
    while table.number < played:
        one_entry(table, chance, here)
    return table, chance


@pytest.mark.attack("Play and take back for hours, with much talk, so that every entry costs more than the one before.")
async def test_an_entry_costs_the_same_early_and_late_in_a_long_game(here: Here) -> None:
    tables = {played: await played_table(here, played) for played in (EARLY, LATE)}
    took: dict[int, list[float]] = {EARLY: [], LATE: []}
    for _ in range(MEASURED):
        for played, (table, chance) in tables.items():  # in turn: whatever else the machine does slows both
            began = time.thread_time()
            one_entry(table, chance, here)
            took[played].append(time.thread_time() - began)
    early, late = median(took[EARLY]), median(took[LATE])
    print(f"{early * 1e6:.0f} and {late * 1e6:.0f} microseconds")
    assert len(tables[LATE][0].stored.said) > 500
    assert late <= MOST_TIMES * early
