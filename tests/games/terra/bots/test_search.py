"""The bot that looks ahead: the same in both materials, from the view only, and again from a record's seed."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from terrae.bots.registry import bot_named
from terrae.engine.chance import Generator, seeded
from terrae.engine.compiled import compiled, fill
from terrae.engine.match import Match
from terrae.engine.player import Budget, play_bots, position_of
from terrae.engine.search.lookahead import (
    NOBODY,
    STATES,
    VIEW,
    WHOLE,
    LookaheadArrays,
    clearly_best,
    is_better,
    put_best_first,
)
from terrae.engine.search.rollouts import EVEN, even
from terrae.games.terra.bots import characters
from terrae.games.terra.bots.cooperation import DEEDS, STEADY
from terrae.games.terra.bots.learned import shipped
from terrae.games.terra.bots.opponent_model import FREE_RIDERS, POOL, manners_of, weights_of
from terrae.games.terra.bots.preferences import WORK
from terrae.games.terra.bots.search import remembered
from terrae.games.terra.bots.value import VALUE_WORK
from terrae.games.terra.view.history import deeds_in

from ..table import GAME

EXAMPLE = Path(__file__).parents[4] / "examples" / "search_bot.py"
SEATS = 4
WORLDS = 32


def match_of(seed: str, moves: int = 0) -> Match[Any, Any]:
    match = Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(SEATS)], seed=seed)
    for _ in range(moves):
        match.act(characters.tips(position_of(match)))
    return match


# ---- the loops -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turns", [0, 2])
def test_the_search_is_the_same_in_both_materials(turns: int) -> None:
    """Also where rollouts are cut short, by the net that comes with the game."""
    fast = compiled(GAME)
    own, pool = characters.policy(STEADY, characters.preferences_for(0.5)), list(POOL.values())
    weights, net = even(pool, SEATS), shipped()[0]
    for number, moves in enumerate((70, 90, 110)):
        match = match_of("materials", moves)
        v, legal = position_of(match).v, position_of(match).legal
        if len(legal) == 1:
            continue
        plain = LookaheadArrays(
            pool, weights, [own[:] for _ in range(6)], rows(6, DEEDS), rows(6, DEEDS), net, [0.0] * VALUE_WORK,
            [0] * GAME.scratch, [0] * WORK, [[0] * WORLDS for _ in range(GAME.scratch)],
        )  # fmt: skip
        quick = LookaheadArrays(
            fast.numbers(pool), fast.numbers(weights), fast.numbers([own] * 6), fast.rows(6, DEEDS),
            fast.rows(6, DEEDS), fast.floats(len(net)) + net, fast.floats(VALUE_WORK), fast.scratch(),
            fast.rows(1, WORK)[0], fast.rows(GAME.scratch, WORLDS),
        )  # fmt: skip
        r, generators = seeded(f"{number}"), fast.generators(f"{number}")
        states, actions = fast.states(STATES), fast.scratch()
        fill(states, VIEW, v)
        actions[: len(legal)] = legal
        decks, seat, n = fast.decks(match.d), match.actor, len(legal)
        slow_states = [v, GAME.state(), GAME.state()]
        found = fast.mind.search(states, decks, seat, 3_000, actions, n, 24, turns, 10, quick, generators)
        slow = GAME.mind.search(slow_states, [match.d], seat, 3_000, [*legal], n, 24, turns, 10, plain, [r])
        assert slow == found
        assert plain.values == np.asarray(quick.values).tolist()
        assert r.values() == tuple(generators[0].tolist())


def rows(n: int, length: int) -> list[list[int]]:
    return [[0] * length for _ in range(n)]


def test_a_difference_counts_only_when_it_is_clear() -> None:
    assert is_better([WHOLE] * 20, [0] * 20, 20, 10)
    assert not is_better([0, 0], [0, 0], 2, 10)
    assert not is_better([0] * 20, [WHOLE] * 20, 20, 10)
    mixed = [WHOLE, 0] * 10
    assert not is_better([*mixed[:19], WHOLE], mixed, 20, 10)


def test_the_first_action_stays_in_and_the_best_follow_it() -> None:
    actions, values = [7, 1, 2, 3], [[0, 0], [1, 1], [5, 5], [3, 3]]
    put_best_first(actions, values, 4, 3, 2)
    assert actions == [7, 2, 3, 1]
    assert values == [[0, 0], [5, 5], [3, 3], [1, 1]]


# ---- the bot -------------------------------------------------------------------------------------------------


def test_deeds_tell_free_riders_from_helpers() -> None:
    def riding(deeds: list[int]) -> int:
        return sum(weight for name, weight in zip(POOL, weights_of(deeds), strict=True) if name in FREE_RIDERS)

    assert sum(weights_of([0] * DEEDS)) == EVEN
    assert riding([12, 3, 20, 0, 2, 9, 3]) > 0.9 * EVEN
    assert riding([12, 3, 40, 0, 9, 3, 0]) < 0.1 * EVEN


def test_deeds_tell_what_a_seat_is_like() -> None:
    generous, cautious, riding = [12, 1, 30, 0, 10, 1, 0], [12, 4, 30, 0, 6, 6, 0], [12, 2, 15, 0, 2, 9, 2]
    assert sum(manners_of(generous)) == pytest.approx(1)
    assert manners_of([0] * DEEDS).cautious > 0.4, "nobody is known yet"
    assert manners_of(generous).generous > 0.7
    assert manners_of(cautious).cautious > 0.6
    assert manners_of(riding).riding > 0.9


def asked_often(seat: int, kind: str, times: int, **more: str) -> list[dict[str, Any]]:
    return [{"event": kind, "seat": seat, **more}] * times


def test_it_helps_among_the_generous_until_the_end_is_near() -> None:
    position = position_of(match_of("manners", 30))
    others = [seat for seat in range(SEATS) if seat != position.seat]
    assert not remembered(replace(position, history=()), others)[1], "nobody is known yet"
    giving = [
        event
        for seat in others
        for event in asked_often(seat, "pass", 12) + asked_often(seat, "contribute", 10, card="G3")
    ]
    past, helping = remembered(replace(position, history=giving), others)
    assert helping
    assert past == deeds_in(giving, SEATS)
    late = position.v.clone()
    late.left = 29
    assert not remembered(replace(position, v=late, history=giving), others)[1]


def test_it_does_not_forget_that_all_rode_free() -> None:
    position = position_of(match_of("manners", 30))
    others = [seat for seat in range(SEATS) if seat != position.seat]
    draw: list[dict[str, Any]] = [{"event": "draw", "seat": 0}]
    riding = [event for seat in others for event in asked_often(seat, "pass", 4) + asked_often(seat, "hoard", 2)]
    better = [event for seat in others for event in asked_often(seat, "contribute", 9, card="R2")]
    assert remembered(replace(position, history=riding), others)[1]
    history = draw * SEATS + riding + draw * 28 + better * 3
    late = position.v.clone()
    late.left = 10
    assert remembered(replace(position, v=late, history=history), others)[1]
    assert not remembered(replace(position, v=late, history=draw * 28 + better * 3), others)[1]
    assert not remembered(replace(position, v=late, history=draw * 28 + riding), others)[1], "late hoards are usual"


def test_a_search_ends_early_where_all_is_decided() -> None:
    worlds = 128
    rows = [[0] * worlds, [WHOLE] * worlds, [WHOLE // 2] * worlds]
    assert clearly_best(rows, 3, worlds) == 1
    assert clearly_best(rows, 3, 4) == NOBODY, "four worlds prove little"
    assert clearly_best([*rows, [WHOLE] * worlds], 4, worlds) == NOBODY


def test_a_budget_of_iterations_gives_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        match = match_of("again")
        play_bots(
            match, [bot_named(GAME, "search[iterations=24]"), characters.tips, characters.greedy, characters.tips]
        )
        games.append(match.record())
    assert games[0] == games[1]


def test_the_search_sees_only_its_view() -> None:
    bot = bot_named(GAME, "search[iterations=24;lambda=0.5]")
    match = match_of("views", 40)
    for number in range(12):
        position = position_of(match)
        before = position.v.clone()
        action = bot(position)
        assert action in position.legal
        assert position.v == before, "a bot may look, not touch"
        other = GAME.state()
        GAME.run.imagine(position.v, match.d, position.seat, other, seeded(f"o{number}"), [0] * GAME.scratch)
        seen = GAME.redact(other, match.d, position.seat)
        assert bot(replace(position, v=seen, r=position_of(match).r)) == action
        match.act(action)


def test_without_time_it_plays_as_it_would_without_looking_ahead() -> None:
    match = match_of("no time", 41)
    position = position_of(match)
    hasty = replace(position, budget=Budget(iterations=1))
    assert bot_named(GAME, "search")(hasty) == characters.selfish(position, lambda_=0.3)


def test_a_limit_of_time_gives_an_answer() -> None:
    position = position_of(match_of("time", 40))
    assert bot_named(GAME, "search[ms=5]")(position) in position.legal


IN_A_HURRY = """
import sys
from collections.abc import Sequence
from dataclasses import replace
from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
game = game_named("terra")
match = Match(game, [{"name": "a", "kind": "bot:search"}] * 4, seed="hurry")
for _ in range(12):
    match.act(bot_named(game, "search")(replace(position_of(match), hurry=True)))
print("numba" in sys.modules)
"""


def test_in_a_hurry_it_answers_without_compiling(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IN_A_HURRY],
        env={**os.environ, "TERRAE_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("moves", [0, 50])
def test_a_stranger_s_bot_in_one_file_uses_the_compiled_loops(moves: int) -> None:
    bot = bot_named(GAME, f"{EXAMPLE}:ponder[worlds=4]")
    match = match_of("stranger", moves)
    for _ in range(10):
        position = position_of(match)
        action = bot(position)
        assert bot(position_of(match)) == action
        match.act(action)


def test_a_generator_given_to_a_desk_stays_as_it_is() -> None:
    position = position_of(match_of("generator", 41))
    before: Generator = position.r.clone()
    bot_named(GAME, "search[iterations=24]")(position)
    assert position.r == before
