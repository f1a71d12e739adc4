"""Bots with parameters: `NAME[key=value;key=value]`."""

from pathlib import Path

import pytest

from terrae.bots.parameters import parameters_of, split
from terrae.bots.registry import bot_named, registered_bot
from terrae.bots.seats import bot_players
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import Budget, position_of

TERRA = game_named("terra")

OWN = '''
from __future__ import annotations

from typing import Annotated, Literal

from terrae.engine.player import Position, Range


def mine(
    position: Position,
    extra: object = None,
    *,
    place: Annotated[int, Range(0, 3)] = 0,
    lambda_: Annotated[float, Range(0, 1)] = 0.5,
    mood: Literal["calm", "wild"] = "calm",
) -> int:
    """Says what it was given."""
    raise ValueError(f"{place!r} {lambda_!r} {mood!r}")
'''


@pytest.fixture
def own(tmp_path: Path) -> str:
    file = tmp_path / "own.py"
    file.write_text(OWN, "utf-8")
    return f"{file}:mine"


def said_by(name: str) -> str:
    bot = bot_named(TERRA, name)
    with pytest.raises(Refused) as refusal:
        bot(position_of(Match(TERRA, bot_players([name] * 4), seed="parameters")))
    return str(refusal.value)


def test_a_name_is_split_into_name_and_parameters() -> None:
    assert split("tips") == ("tips", {})
    assert split("search[ms=100;lambda=0.3]") == ("search", {"ms": "100", "lambda": "0.3"})


@pytest.mark.parametrize(
    "text", ["a[", "a[b]", "a[=1]", "a[b=1;b=2]", "[b=1]", "a[b=1]c", "a[]", "a[ b=1]", "a[b =1]", "a[b\n=1]"]
)
def test_what_is_written_otherwise_is_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"written as"):
        split(text)


def test_parameters_reach_the_function_and_the_others_keep_their_defaults(own: str) -> None:
    assert "0 0.5 'calm'" in said_by(own)
    assert "2 0.25 'wild'" in said_by(f"{own}[place=2;lambda=0.25;mood=wild]")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("place=4", "place must be a whole number from 0 to 3, not '4'"),
        ("place=1.5", "place must be a whole number from 0 to 3, not '1.5'"),
        ("lambda=nan", "lambda must be a number from 0 to 1, not 'nan'"),
        ("mood=sad", "mood must be one of calm, wild, not 'sad'"),
        ("place= 2", "place must be a whole number from 0 to 3, not ' 2'"),
        ("place=2\n", "place must be a whole number from 0 to 3, not '2\\n'"),
        ("place=\u0662", "place must be a whole number from 0 to 3"),
        ("place=0_2", "place must be a whole number from 0 to 3, not '0_2'"),
        ("lambda= 0.5", "lambda must be a number from 0 to 1, not ' 0.5'"),
        ("extra=1", "has no parameter 'extra'; it has place, lambda, mood"),
    ],
)
def test_a_parameter_that_does_not_go_is_refused_in_a_sentence(own: str, given: str, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        bot_named(TERRA, f"{own}[{given}]")
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("given", ["0.5", ".5", "5e-1", "+0.5", "1", "1."])
def test_a_number_may_be_written_in_the_usual_ways(own: str, given: str) -> None:
    assert f" {float(given)!r} " in said_by(f"{own}[lambda={given}]")


def test_a_registered_bot_takes_no_parameters_that_it_has_not_and_no_file() -> None:
    with pytest.raises(Refused, match="the bot 'tips' has no parameter 'ms'; it has none"):
        registered_bot(TERRA, "tips[ms=3]")
    with pytest.raises(Refused, match="has no bot"):
        registered_bot(TERRA, "own.py:mine[place=1]")


def test_parameters_are_told_with_their_ranges() -> None:
    space: dict[str, object] = {}
    exec(compile(OWN, "own", "exec", dont_inherit=True), space)
    mine = space["mine"]
    assert callable(mine)
    assert [parameter.described() for parameter in parameters_of(mine)] == [
        {"name": "place", "default": 0, "type": "integer", "low": 0, "high": 3},
        {"name": "lambda", "default": 0.5, "type": "number", "low": 0.0, "high": 1.0},
        {"name": "mood", "default": "calm", "type": "choice", "values": ["calm", "wild"]},
    ]


def test_records_keep_the_parameters_and_people_read_the_name() -> None:
    players = bot_players(["fair-sharer[strength=easy]", "tips", "tips"])
    assert players[0] == {"name": "Fair sharer", "kind": "bot:fair-sharer[strength=easy]"}
    assert [player["name"] for player in players[1:]] == ["Tips 1", "Tips 2"]


def test_the_tighter_of_two_budgets_counts_limit_by_limit() -> None:
    assert Budget(ms=900).within(Budget(iterations=50)) == Budget(900, 50)
    assert Budget(900, 20).within(Budget(100, 50)) == Budget(100, 20)
    assert Budget().within(Budget()) == Budget()
