"""The conversation at a table is kept from entry to entry, and is what would be worked out from the beginning."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from terrae.engine.match import Match
from terrae.server.database.log import Entry
from terrae.server.database.stored import Line
from terrae.server.tables.table import Advance, Table, deal
from terrae.server.tables.talk import conversations as conversations_module
from terrae.server.tables.talk.conversations import KEPT, Conversations, conversations_of
from terrae.server.tables.talk.stored_lines import take_over
from terrae.table.acts import Act
from terrae.table.contract import talk_of
from terrae.table.conversation import Conversation

from ...client import Party
from ...running import Here

pytestmark = [pytest.mark.anyio, pytest.mark.rule("T23")]


async def table_of(here: Here, seats: int) -> Table:
    """A table whose game is on, always with the same deal, to go on with without its service."""
    party = await Party.make(here.base, seats=seats)
    await party.host("start")
    stored = structs.replace(here.service.tables[party.id].stored, secret=b"always the same", requested_start=0)
    match = deal(stored)
    return Table.load(structs.replace(stored, start=match.start, setup=match.setup))


def play(table: Table, chance: Random) -> None:
    assert table.match is not None
    answer = chance.choice(table.match.answers())
    Advance(table, Entry(table.number + 1, "move", table.match.actor, answer, None, 0)).adopt(table)


def play_on(table: Table, chance: Random) -> None:
    """Play without an end: where the game would be over, some moves are taken back."""
    assert table.match is not None
    play(table, chance)
    if table.match.over:
        take_back(table, 2)
        take_back(table, min(12, len(table.match.moves)))


def take_back(table: Table, moves: int) -> None:
    assert table.match is not None
    seat = table.match.moves[-1][0]
    Advance(table, Entry(table.number + 1, "back", seat, str(moves), None, 0)).adopt(table)


def speak(table: Table, seat: int, act: Act | None, number: int) -> None:
    """A line that was stored when the log had so many entries; it may be fewer than are known here."""
    n = table.stored.chat_count + 1
    take_over(table, Line(n, seat, "", "words", "", act, number=number, client=str(n)))


def any_act(table: Table, chance: Random) -> Act:
    talk = talk_of(table.stored.game)
    assert talk is not None
    assert table.match is not None
    players = table.stored.players
    name = chance.choice([*talk.forms, "promise", "promise", "if"])
    act: Act = {"act": name}
    for slot in chance.choice(talk.forms[name]):
        act[slot] = chance.choice(talk.slots[slot].values(players))
    lasting = talk.lasting(table.match.state, table.match.d)
    if name == "promise" and lasting:
        act["crisis"] = chance.choice(sorted(lasting))
    return act


def told(conversations: Conversations | None, players: int) -> list[Any]:
    """Everything that is known of the conversation, now and before the last moves."""
    assert conversations is not None
    all_of_them = [(conversations.now, 0, 0), *conversations.earlier]
    return [
        (one.moves, list(one.said), one.ledger.to_json(players), number, lines) for one, number, lines in all_of_them
    ]


async def test_however_the_game_goes_it_is_what_is_worked_out_from_the_beginning(here: Here) -> None:
    for seed in range(4):
        check_along_a_game(await table_of(here, 3 + seed % 2), Random(seed))


def check_along_a_game(table: Table, chance: Random) -> None:
    players = table.stored.players
    for step in range(250):
        assert table.match is not None
        what = chance.choice(("move", "move", "say", "say", "say", "words", "late", "back"))
        if what == "back" and table.match.moves:
            take_back(table, chance.randint(1, min(4, len(table.match.moves))))
        elif what == "move" and not table.match.over:
            play(table, chance)
        else:
            said = table.stored.said
            before = said[-1].number if said and said[-1].number is not None else 0
            number = chance.randint(max(before, table.number - 3), table.number) if what == "late" else table.number
            speak(table, chance.randrange(players), None if what == "words" else any_act(table, chance), number)
        if step % 5 == 0:
            assert told(table.conversations, players) == told(conversations_of(table.stored, table.match), players)
    assert table.conversation is not None
    assert len({promise.verdict for promise in table.conversation.ledger.promises}) > 1


async def full_of_talk(here: Here, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of six at which everybody has said a lot; from now on nobody may look at all of it again."""
    table, chance = await table_of(here, 6), Random(1)
    assert table.match is not None
    while table.number < 2 * KEPT or len(table.match.moves) < KEPT // 2:
        play_on(table, chance)
        for seat in range(6):
            speak(table, seat, any_act(table, chance), table.number)
    monkeypatch.setattr(conversations_module, "conversations_of", None)
    return table


@pytest.mark.attack("Makes six seats promise two hundred times each, then moves and takes back, again and again.")
async def test_a_take_back_tells_nothing_again_but_what_was_said_since(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await full_of_talk(here, monkeypatch)
    said, say, replayed, states = 0, Conversation.say, 0, Match.states

    def counted(*given: Any) -> Any:
        nonlocal said
        said += 1
        return say(*given)

    def counted_states(*given: Any) -> Any:
        nonlocal replayed
        for state in states(*given):
            replayed += 1
            yield state

    chance = Random(2)
    for _ in range(3):
        play_on(table, chance)
        speak(table, 0, {"act": "refuse"}, table.number)
        with monkeypatch.context() as patch:
            patch.setattr(Conversation, "say", counted)
            patch.setattr(Match, "states", counted_states)
            said = replayed = 0
            take_back(table, 1)
        assert said == 1
        assert replayed == 2, "the state before the move, for the match and for what is said there"


@pytest.mark.attack("Talks at one process while another plays, so that every line is told there after a move.")
async def test_a_line_that_comes_late_is_told_from_the_move_before_it(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await full_of_talk(here, monkeypatch)
    number, chance = table.number, Random(3)
    for _ in range(3):
        play(table, chance)
    speak(table, 0, {"act": "refuse"}, number)
    monkeypatch.undo()
    assert told(table.conversations, 6) == told(conversations_of(table.stored, table.match), 6)


async def test_who_takes_back_more_than_is_kept_has_it_worked_out_anew(here: Here) -> None:
    table, chance = await table_of(here, 3), Random(4)
    assert table.match is not None
    while len(table.match.moves) < KEPT + 5:
        play_on(table, chance)
        speak(table, 0, any_act(table, chance), table.number)
    assert table.conversations is not None
    assert len(table.conversations.earlier) == KEPT
    take_back(table, KEPT + 2)
    assert table.match is not None
    assert told(table.conversations, 3) == told(conversations_of(table.stored, table.match), 3)
    assert len(table.conversations.earlier) == len(table.match.moves) == 3


async def test_lines_that_were_missed_are_counted_and_told(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """More may be said while a process hears nothing than who comes back is shown."""
    table, chance = await table_of(here, 3), Random(5)
    kept = Table.load(table.stored)
    for _ in range(20):
        play_on(table, chance)
    for n in range(150):
        speak(table, n % 3, any_act(table, chance), table.number)
    stored = structs.replace(table.stored, status="playing")

    async def read(_: object) -> Any:
        return stored, ()

    monkeypatch.setattr(here.service.tables, "_read", read)
    await here.service.tables.reload(kept)
    assert told(kept.conversations, 3) == told(table.conversations, 3)
    assert kept.tally().acts == {0: 50, 1: 50, 2: 50}
