"""T23: what was said goes into records, and comes back with the same ledger."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import games
from terrae.engine.match import Match
from terrae.engine.record import BadRecord, replay
from terrae.games.terra.rules.moves import CRISIS_TEXTS
from terrae.games.terra.talk.acts import TerraTalk
from terrae.table.contract import talk_of
from terrae.table.conversation import Conversation, recorded_talk
from terrae.table.records import LONGEST, read_talk, retold

from ..table import GAME

pytestmark = pytest.mark.rule("T23")
PLAYERS = [{"name": name, "kind": "human"} for name in ("Ada", "Ben", "Cleo")]


def random_act(chance: Random, players: int) -> dict[str, Any]:
    """Any act in one of its forms, with values that may or may not fit the moment."""
    values: dict[str, Any] = {
        "who": chance.randrange(players),
        "value": chance.randint(1, 6),
        "own": chance.randint(1, 6),
        "promised": chance.randint(1, 6),
        "gave": chance.randint(0, 6),
        "colour": chance.choice("GBR"),
        "region": "AF",
        "crisis": chance.choice(CRISIS_TEXTS),
    }
    act = chance.choice(list(TerraTalk.forms))
    return {"act": act} | {slot: values[slot] for slot in chance.choice(TerraTalk.forms[act])}


def talkative(seed: int) -> tuple[Match[Any, Any], Conversation, int]:
    """A game with random moves and whatever random talk is not refused, and how much was refused."""
    chance = Random(seed)
    match = Match(GAME, PLAYERS, seed=f"talk {seed}")
    conversation = Conversation(GAME, match.deck, TerraTalk())
    refused = 0
    while not match.over:
        for _ in range(chance.randrange(4)):
            try:
                conversation.say(match.seen_by(SPECTATOR), chance.randrange(3), random_act(chance, 3))
            except Refused:
                refused += 1
        before, actor, action = match.seen_by(SPECTATOR), match.actor, chance.choice(GAME.legal(match.state, match.d))
        notation = GAME.notation_for(before, match.d, action, SPECTATOR)
        match.act(action)
        conversation.moved(before, actor, notation, match.seen_by(SPECTATOR))
    match.talk = recorded_talk(conversation.said)
    return match, conversation, refused


@pytest.mark.parametrize("seed", range(5))
def test_talk_goes_into_records_and_comes_back_with_the_same_ledger(seed: int) -> None:
    match, conversation, refused = talkative(seed)
    assert refused > 0
    record = match.record()
    again = replay(record)
    assert again.record() == record
    retelling = retold(again, TerraTalk(), read_talk(record["talk"], len(again.moves)))
    assert retelling.ledger.promises == conversation.ledger.promises
    assert retelling.ledger.denials == conversation.ledger.denials
    assert all(promise.verdict != "open" for promise in conversation.ledger.promises)
    silent = dict(record)
    del silent["talk"]
    assert replay(silent).state == again.state


@pytest.mark.parametrize(
    ("talk", "sentence"),
    [
        ([[0, 0]], "talk 1: must be a number of moves, a seat and what was said"),
        ([[0, 0, {"act": "refuse"}], [-1, 0, {"act": "refuse"}]], "talk 2: after -1 moves"),
        ([[1, 0, {"act": "refuse"}], [0, 0, {"act": "refuse"}]], "talk 2: after 0 moves"),
        ([[10_000, 0, {"act": "refuse"}]], "talk 1: after 10000 moves"),
        ([[0, 3, {"act": "refuse"}]], "talk 1: there is no seat 3"),
        ([[0, 0, {"act": "refuse"}], [0, 0, {"act": "if", "who": 0, "value": 1, "own": 1}]], "talk 2: 'if'"),
        ([[0, 0, {"act": "refuse"}]] * 5_001, "at most 5000 are read"),
    ],
)
def test_talk_that_nobody_could_have_said_is_refused_with_its_place(talk: Any, sentence: str) -> None:
    match, _, _ = talkative(0)
    with pytest.raises(BadRecord) as refused:
        replay({**match.record(), "talk": talk})
    assert sentence in refused.value.sentence


def test_a_game_without_acts_passes_talk_over() -> None:
    silent = games()["terra-futura"]
    assert talk_of(silent) is None
    assert isinstance(talk_of(GAME), TerraTalk)
    match = Match(silent, PLAYERS, seed="silent")
    assert replay({**match.record(), "talk": [[0, 0, {"act": "shout"}]]}).moves == []


def test_so_much_is_read_of_a_record_and_no_more() -> None:
    line = [0, 0, {"text": "Hello"}]
    assert len(read_talk([line] * LONGEST, 0)) == LONGEST
    with pytest.raises(BadRecord, match="at most 5000 are read"):
        read_talk([line] * (LONGEST + 1), 0)
