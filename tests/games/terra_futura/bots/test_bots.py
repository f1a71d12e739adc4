"""The bots of Terra Futura: always legal, on views only, the same in both materials, and each better than the last."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.chance import seeded
from terrae.engine.compiled import compiled, fill
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.games.terra_futura.bots.forecast import WEIGHTS
from terrae.games.terra_futura.rules.state import OVER

FUTURA = game_named("terra-futura")


def match_of(players: int, seed: str) -> Match[Any, Any]:
    return Match(FUTURA, [{"name": f"P{i}", "kind": "bot"} for i in range(players)], seed=seed)


@pytest.mark.parametrize("name", ["greedy", "planner", "learned[iterations=60]", "search[iterations=30]"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_choice_is_legal(name: str, players: int) -> None:
    bot = bot_named(FUTURA, name)
    match = match_of(players, f"legal {name}")
    while not match.over:
        position = position_of(match)
        action = bot(position)
        assert action in position.legal
        match.act(action)


@pytest.mark.parametrize("name", ["greedy", "planner", "learned[iterations=60]", "search[iterations=30]"])
def test_a_bot_decides_the_same_whatever_it_cannot_see(name: str) -> None:
    bot = bot_named(FUTURA, name)
    match = match_of(3, "unseen")
    other = FUTURA.state()
    for number in range(60):
        position = position_of(match)
        action = bot(position)
        FUTURA.run.imagine(position.v, match.d, position.seat, other, seeded(f"other {number}"), [0] * FUTURA.scratch)
        again = position_of(match)
        assert FUTURA.redact(other, match.d, position.seat) == again.v
        assert bot(again) == action
        match.act(action)


def test_the_better_bot_scores_more() -> None:
    bots = [bot_named(FUTURA, name) for name in ("random", "greedy", "planner")]
    totals = [0, 0, 0]
    for number in range(6):
        match = match_of(3, f"better {number}")
        seats = [(seat + number) % 3 for seat in range(3)]
        play_bots(match, [bots[i] for i in seats])
        for i, score in zip(seats, match.record()["result"]["scores"], strict=True):
            totals[i] += score
    assert totals[0] < totals[1] < totals[2]


def test_the_plan_is_the_same_in_both_materials() -> None:
    match = match_of(2, "materials")
    fast = compiled(FUTURA)
    states, decks, scratch = fast.states(3), fast.decks(match.d), fast.scratch()
    actions, values, weights = fast.scratch(), fast.scratch(), fast.scratch()
    weights[: len(WEIGHTS)] = WEIGHTS
    bot = bot_named(FUTURA, "greedy")
    for _ in range(40):
        position = position_of(match)
        if len(position.legal) > 1:
            fill(states, 0, position.v)
            quick = fast.mind.plan(
                states, decks, position.seat, 40, weights, fast.generators("plan"), scratch, actions, values
            )
            plain = [position.v, FUTURA.state(), FUTURA.state()]
            spaces = [[0] * FUTURA.scratch for _ in range(3)]
            slow = FUTURA.mind.plan(plain, [match.d], position.seat, 40, WEIGHTS, [seeded("plan")], *spaces)
            assert slow == quick
        match.act(bot(position))


def test_the_forecast_of_a_finished_territory_is_its_score() -> None:
    match = match_of(2, "forecast")
    play_bots(match, [bot_named(FUTURA, "greedy")] * 2)
    assert match.state.phase == OVER
    scores = match.record()["result"]["scores"]
    scratch = [0] * FUTURA.scratch
    assert [FUTURA.mind.forecast(match.state, match.d, seat, WEIGHTS, scratch) for seat in range(2)] == [
        100 * score for score in scores
    ]


IN_A_HURRY = """
import sys
from dataclasses import replace
from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
game = game_named("terra-futura")
match = Match(game, [{"name": "a", "kind": "bot:planner"}] * 2, seed="hurry")
for _ in range(12):
    match.act(bot_named(game, "planner")(replace(position_of(match), hurry=True)))
print(match.moves, "numba" in sys.modules)
"""


def test_in_a_hurry_the_planner_answers_the_same_without_compiling(tmp_path: Path) -> None:
    """A fresh machine: nothing is compiled yet, and somebody waits for the bot's answer."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_HURRY],
        env={**os.environ, "TERRAE_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    match = Match(FUTURA, [{"name": "a", "kind": "bot:planner"}] * 2, seed="hurry")
    for _ in range(12):
        match.act(bot_named(FUTURA, "planner")(position_of(match)))
    assert done.stdout.strip() == f"{match.moves} False"
