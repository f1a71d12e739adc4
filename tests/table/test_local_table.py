"""A table in one process: a match with or without talk."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.bots.registry import bot_named, speaker_named
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.table.conversation import recorded_talk
from terrae.table.local_table import ROUNDS, LocalTable

TERRA, FUTURA = game_named("terra"), game_named("terra-futura")


def match_of(game: Any = TERRA, players: int = 3) -> Match[Any, Any]:
    return Match(game, [{"name": f"P{seat}", "kind": "human"} for seat in range(players)], seed="table")


@pytest.mark.parametrize("table", [LocalTable(match_of(FUTURA)), LocalTable(match_of(), talks=False)])
def test_a_table_without_talk_refuses_words_and_plays_as_the_match_does(table: LocalTable) -> None:
    game, alone = table.match.game, match_of(table.match.game)
    with pytest.raises(Refused, match=f"nothing can be said at a table of {game.name}"):
        table.say(0, {"text": "hello"})
    with pytest.raises(Refused, match="nothing can be said"):
        table.checked(0, {"text": "hello"})
    assert table.position().talk is None
    assert not table.calls_for_talk
    table.play([bot_named(game, "random")] * 3, [None] * 3)
    play_bots(alone, [bot_named(game, "random")] * 3)
    assert table.match.record() == alone.record()
    assert not table.said
    assert not table.ledger.promises


@pytest.mark.rule("T23")
def test_bots_talk_before_each_round_that_calls_for_it_and_the_record_holds_it() -> None:
    table = LocalTable(match_of())
    helpers = [bot_named(TERRA, "helper")] * 3
    table.play(helpers, [speaker_named(TERRA, "helper")] * 3)
    assert len(table.said) > 10
    assert table.match.record()["talk"] == recorded_talk(table.said)
    again = LocalTable(table.match)
    assert list(again.said) == list(table.said)
    assert again.ledger.to_json(3) == table.ledger.to_json(3)


@pytest.mark.rule("T23")
def test_a_position_holds_what_was_said() -> None:
    table = LocalTable(match_of())
    table.say(1, {"text": "hello"})
    talk = table.position().talk
    assert [(said.seat, said.act) for said in talk.said] == [(1, {"text": "hello"})]
    assert table.position_to_speak(2).talk == talk


@pytest.mark.rule("T23")
def test_what_followed_a_move_that_was_taken_back_counts_as_said_before_it() -> None:
    table = LocalTable(match_of())
    table.act(table.position().legal[0])
    table.say(0, {"text": "that was wrong"})
    table.match.undo()
    table.retell()
    assert [said.moves for said in table.said] == [0]
    assert table.match.talk == [[0, 0, {"text": "that was wrong"}]]


@pytest.mark.rule("T23")
def test_speakers_are_asked_while_the_game_goes_on_and_not_after_its_end() -> None:
    asked: list[int] = []

    def silent(position: Any) -> None:
        asked.append(position.seat)

    table = LocalTable(match_of())
    first = table.match.actor
    table.let_speak([silent, silent, None])
    assert asked == [seat for seat in ((first + 1) % 3, (first + 2) % 3, first) if seat != 2]
    table.play([bot_named(TERRA, "random")] * 3, [None] * 3)
    asked.clear()
    table.say(0, {"text": "well played"})
    table.let_speak([silent] * 3)
    assert not asked
    with pytest.raises(Refused, match="only own words"):
        table.say(0, {"act": "refuse"})


@pytest.mark.rule("T23")
def test_speakers_that_never_end_are_asked_a_few_times_only() -> None:
    table = LocalTable(match_of())
    table.let_speak([lambda _: {"act": "refuse"}, None, None])
    assert len(table.said) == ROUNDS
