"""Any valid deck makes a game: it ends, the independent checker accepts it, and compiled code plays it as it is."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terrae.engine.chance import Generator, seeded
from terrae.engine.compiled import Compiled, compiled, to_plain
from terrae.engine.match import Match
from terrae.engine.record import replay, to_line
from terrae.games.terra_futura.rules.deck import RESOURCES
from terrae.games.terra_futura.rules.state import USE, Deck, State

from ....checkers.terra_futura import check
from .. import census
from ..checking import answers_by_the_checker
from ..random_decks import decks
from ..territory import DEFAULT, GAME, Json, data

SEEDS = st.integers(0, 2**32 - 1)
FEW = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
MANY = settings(FEW, max_examples=600)
LONGEST = 20_000
"""No game comes near so many decisions, whatever its deck."""


def play_and_check(document: Json, players: int, adjacent: bool, seed: int) -> None:
    deck = GAME.read_deck(document)
    seats = [{"name": "", "kind": "bot:random"}] * players
    match = Match(GAME, seats, deck=deck, seed=str(seed), options={"adjacent": adjacent})
    choice = Random(seed)
    while not match.over:
        legal = GAME.legal(match.state, match.d)
        assert legal, f"seat {match.actor} is asked, but has no legal answer"
        if choice.random() < 0.01:
            assert sorted(answers_by_the_checker(match)[0]) == sorted(match.answers())
        match.act(choice.choice(legal))
        assert census.census(match.state, match.d) == census.everything(match.state, match.d)
        census.check_caches(match.state, match.d)
        assert len(match.moves) < LONGEST
    line = to_line(match.record())
    assert check(json.loads(line)) == []
    assert to_line(replay(json.loads(line)).record()) == line


@given(decks(), st.integers(2, 5), st.booleans(), SEEDS)
@FEW
def test_any_deck_plays_to_the_end_and_is_accepted(document: Json, players: int, adjacent: bool, seed: int) -> None:
    play_and_check(document, players, adjacent, seed)


@pytest.mark.full
@given(decks(), st.integers(2, 5), st.booleans(), SEEDS)
@MANY
def test_many_decks_play_to_the_end_and_are_accepted(document: Json, players: int, adjacent: bool, seed: int) -> None:
    play_and_check(document, players, adjacent, seed)


# ---- Compiled ----------------------------------------------------------------------------------------------


def signatures(fast: Compiled) -> dict[str, int]:
    """How many versions of each function have been compiled."""
    return {
        name: len(function.signatures) for name, function in vars(fast.run).items() if hasattr(function, "signatures")
    }


def games_in_both(fast: Compiled, deck: Deck, players: int, options: int, seed: str, games: int) -> None:
    """The engine's own loop over whole games, in both materials: as many decisions, the same chance, the same end."""
    states, decks_, generators = fast.states(1), fast.decks(deck), fast.generators(seed)
    plain, r, scratch = State(), seeded(seed), [0] * GAME.scratch
    steps = fast.run.random_games(states, 0, decks_, players, options, games, generators, fast.scratch())
    assert GAME.run.random_games([plain], 0, [deck], players, options, games, [r], scratch) == steps
    end = State()
    to_plain(states, 0, end)
    assert end == plain
    assert chance_of(generators) == (r.one, r.two)
    assert GAME.result(end, deck) == GAME.result(plain, deck)


def chance_of(generators: np.ndarray[Any, Any]) -> tuple[int, ...]:
    assert generators.dtype.names == tuple(field.name for field in Generator.FIELDS)
    return tuple(generators[0].tolist())


@given(decks(), st.integers(2, 5), st.integers(0, 1), SEEDS)
@FEW
def test_any_deck_plays_compiled_as_it_plays_plain(document: Json, players: int, options: int, seed: int) -> None:
    games_in_both(compiled(GAME), GAME.read_deck(document).table, players, options, str(seed), 2)


@pytest.mark.full
@given(decks(), st.integers(2, 5), st.integers(0, 1), SEEDS)
@MANY
def test_many_decks_play_compiled_as_they_play_plain(document: Json, players: int, options: int, seed: int) -> None:
    games_in_both(compiled(GAME), GAME.read_deck(document).table, players, options, str(seed), 10)


def test_the_largest_amounts_a_deck_may_name_fit_the_state() -> None:
    """Every card gains 99 and 99 of choice; everybody takes such a card, uses all they can, and wants green."""
    document = data()
    for content in document["cards"].values():
        if content["level"] > 0:
            content.update(upper=[{"gain": {"green": 99, "raw": 99}}], lower=[])
    document["values"] = dict.fromkeys(RESOURCES, 99)
    deck, fast = GAME.read_deck(document).table, compiled(GAME)
    plain, r, scratch = State(), seeded("much"), [0] * GAME.scratch
    states, decks_, generators, fast_scratch = fast.states(1), fast.decks(deck), fast.generators("much"), fast.scratch()
    GAME.run.new_game(plain, deck, 2, 0, 1, r, scratch)
    fast.run.new_game(states[0], decks_[0], 2, 0, 1, generators[0], fast_scratch)
    while not GAME.run.is_over(plain, deck):
        legal = GAME.legal(plain, deck)
        action = legal[1] if plain.phase == USE and len(legal) > 1 else legal[0]
        GAME.run.play(plain, deck, action, r, scratch)
        fast.run.play(states[0], decks_[0], action, generators[0], fast_scratch)
    end = State()
    to_plain(states, 0, end)
    assert end == plain
    assert 4_000 < max(map(max, end.stock)) < 2**15
    assert GAME.result(end, deck)["scores"][0] > 400_000


def test_another_deck_needs_no_compiling() -> None:
    fast = compiled(GAME)
    games_in_both(fast, DEFAULT.table, 3, 1, "default", 2)
    before = signatures(fast)
    assert before["random_games"] == 1

    @given(decks(), SEEDS)
    @settings(FEW, max_examples=10)
    def others(document: Json, seed: int) -> None:
        games_in_both(fast, GAME.read_deck(document).table, 2, 0, str(seed), 1)

    others()
    assert signatures(fast) == before
