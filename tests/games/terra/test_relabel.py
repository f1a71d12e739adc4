"""Duplicate worlds (L7): a relabelled game is the same game after mapping back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.record import laid_out, replay
from terrae.games.terra.relabel import WORLDS, Labels, relabel

from ...checkers.terra import check
from ...laws.walks import match_of, seatings
from .table import GAME


def is_the_same_world(seed: str) -> bool:
    """Play a random game, and the same beside it under other names; is it lost?"""
    chance = Random(seed)
    labels = Labels.numbered(chance.randrange(WORLDS))
    match = match_of(GAME, chance.choice(seatings(GAME)), seed)
    other: Match[Any, Any] = laid_out(relabel(match.record(), labels))
    while not match.over:
        answers = match.answers()
        assert sorted(labels.back.answer(text) for text in other.answers()) == sorted(answers)
        assert (other.actor, other.state.track) == (match.actor, match.state.track)
        text = chance.choice(answers)
        match.play(match.actor, text)
        other.play(other.actor, labels.answer(text))
    record = relabel(match.record(), labels)
    assert GAME.canonical_result(other.record()["result"]) == GAME.canonical_result(record["result"])
    assert GAME.canonical_result(relabel(other.record(), labels.back)["result"]) == GAME.canonical_result(
        match.record()["result"]
    )
    assert relabel(other.record(), labels.back)["setup"] == match.record()["setup"]
    assert check(record) == []
    return bool(match.record()["result"]["outcome"] == "loss")


@pytest.mark.rule("L7")
def test_answers_scores_and_outcome_are_the_same_after_mapping_back() -> None:
    assert {is_the_same_world(f"world {number}") for number in range(60)} == {True, False}


@pytest.mark.full
@pytest.mark.rule("L7")
def test_ten_thousand_worlds_are_the_same_after_mapping_back() -> None:
    for number in range(10_000):
        is_the_same_world(f"worlds {number}")


@pytest.mark.rule("L7")
def test_there_are_as_many_worlds_as_names() -> None:
    record = match_of(GAME, seatings(GAME)[0], "names").record()
    piles = {tuple(relabel(record, Labels.numbered(number))["setup"]["pile"]) for number in range(WORLDS)}
    assert len(piles) == WORLDS == 4_320
    assert relabel(record, Labels.numbered(0)) == record


@pytest.mark.rule("L7")
def test_threats_go_with_the_card() -> None:
    record = match_of(GAME, seatings(GAME)[0], "threats").record()
    labels = Labels({"G": "R", "B": "G", "R": "B"}, dict(zip(*[("NA", "SA", "EU", "AF", "AS", "OC")] * 2, strict=True)))
    assert relabel(record, labels)["deck"]["threats"]["R-NA"] == record["deck"]["threats"]["G-NA"]
    assert replay(relabel(record, labels)).deck.document["threats"]["R-NA"] == 13


@pytest.mark.rule("L7")
def test_what_was_said_is_relabelled_too() -> None:
    labels = Labels.numbered(WORLDS - 1)
    act = {"act": "promise", "value": 4, "crisis": "R-NA"}
    assert labels.act(act) == {"act": "promise", "value": 4, "crisis": "G-OC"}
    assert labels.back.act(labels.act(act)) == act
    assert labels.act({"text": "R-NA!"}) == {"text": "R-NA!"}


@pytest.mark.rule("L7")
@pytest.mark.parametrize("number", [-1, WORLDS])
def test_there_is_no_other_world(number: int) -> None:
    with pytest.raises(Refused, match="from 0 to 4319"):
        Labels.numbered(number)
