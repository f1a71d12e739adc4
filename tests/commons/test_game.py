"""A bot by text plays the very games of the benchmark, and what it says and keeps is counted."""

from __future__ import annotations

import pytest

from terrae.commons.game import play_game
from terrae.commons.stand_in import StandIn
from terrae.commons.tables import tables_of
from terrae.commons.transcript import Transcript
from terrae.engine.game import Json, game_named
from terrae.engine.record import replay
from terrae.lab.tournament import play_deal
from terrae.scenarios.manifest import manifest_of

from .tables import TERRA, conditions, purse, table


def test_a_bot_by_text_plays_as_the_benchmark_plays_it() -> None:
    at, held = table("half-3"), conditions()
    played = play_game(at, StandIn(TERRA, "tips"), held, purse())
    direct = play_deal(at.job(TERRA, "tips", held.chance))
    assert (played.outcome.digest, played.outcome.scores) == (direct.digest, direct.scores)
    assert played.faults == {}
    assert set(played.answered) == {"you", "forced"}
    assert played.tokens.requests == played.answered["you"]
    assert played.said == 0
    assert not played.is_void


def test_what_is_said_and_kept_is_counted_for_the_model_and_the_others_apart() -> None:
    played = play_game(table("liar-4", talks=True), StandIn(TERRA, "bluffer[lies=1]"), conditions(), purse())
    assert played.said > 0
    assert played.own["broken"] > 0
    assert played.others["made"] >= played.others["kept"] + played.others["broken"] > 0
    assert played.tokens.requests > played.answered["you"]
    assert replay(played.record).over
    kinds = [(player["name"], player["kind"]) for player in played.record["players"]]
    assert ("Bluffer", "text") in kinds
    assert {kind for _, kind in kinds} == {"text", "bot:helper", "bot:bluffer"}


def test_names_at_the_table_do_not_tell_who_is_which_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    hear = Transcript.hear

    def heard(transcript: Transcript, message: Json) -> None:
        said.append(str(message))
        hear(transcript, message)

    monkeypatch.setattr(Transcript, "hear", heard)
    play_game(table("strangers-3"), StandIn(TERRA, "random"), conditions(), purse())
    text = " ".join(said).casefold()
    assert "player 1" in text
    assert "punisher" not in text
    assert "bluffer" not in text


def test_the_tables_are_the_benchmarks_and_some_at_which_bots_speak() -> None:
    names = {one.name for one in tables_of(TERRA).scenarios}
    known = {one.name for one in manifest_of(TERRA).scenarios}
    assert names - known == {"speakers-4", "liar-4"}
    assert {"together-4", "half-4"} <= names
    futura = game_named("terra-futura")
    assert tables_of(futura) == manifest_of(futura)
