"""Terra Futura's greedy bot inside a batch: the same choices in both materials, and the same games."""

from typing import Any

from terrae.bots.registry import bot_named, policy_named
from terrae.engine.chance import seeded
from terrae.engine.compiled import compiled, fill
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.envs import vector
from terrae.games.terra_futura.bots.greedy import TRIAL_STATES, WORK

FUTURA = game_named("terra-futura")


def match_of(players: int, seed: str) -> Match[Any, Any]:
    return Match(FUTURA, [{"name": f"P{i}", "kind": "bot"} for i in range(players)], seed=seed)


def test_greedy_chooses_the_same_in_both_materials() -> None:
    fast = compiled(FUTURA)
    states, scratch, work = fast.states(1 + TRIAL_STATES), fast.scratch(), fast.rows(1, WORK)[0]
    policy, memory = fast.numbers([0]), fast.rows(5, 1)
    asked = 0
    for players in (2, 3, 5):
        match = match_of(players, f"materials {players}")
        decks = fast.decks(match.d)
        for number in range(120):
            if match.over:
                break
            position = position_of(match)
            fill(states, 0, position.v)
            seed = f"{players} {number}"
            quick = fast.mind.choose_action(
                states, 0, decks[0], policy, memory, fast.generators(seed)[0], scratch, work
            )
            plain = [position.v, *(FUTURA.state() for _ in range(TRIAL_STATES))]
            spaces = [0] * FUTURA.scratch, [0] * WORK
            slow = FUTURA.mind.choose_action(plain, 0, match.d, [0], (), seeded(seed), *spaces)
            assert slow == quick
            assert slow in position.legal
            asked += len(position.legal) > 1
            match.act(slow)
    assert asked > 100


def test_a_batch_asks_greedy_inside_its_step() -> None:
    assert policy_named(FUTURA, "greedy") is not None
    v = vector(FUTURA, 3, 8, seats=[0, "greedy", "greedy"], seed="inside")
    better, games = 0, 0
    while games < 24:
        assert (v.policy == 0).all()
        v.step(v.sample())
        for i in v.terminated.nonzero()[0]:
            games += 1
            better += v.reward[i, 0] < max(v.reward[i, 1:])
    assert better > 20  # random hardly ever wins beside two of them


def test_rows_with_greedy_do_not_depend_on_the_threads() -> None:
    seats = [0, "greedy"]
    one, two = (vector(FUTURA, 2, 4, seats=seats, seed="threads", threads=n) for n in (1, 2))
    for _ in range(60):
        actions = one.sample()
        assert (two.sample() == actions).all()
        one.step(actions)
        two.step(actions)
        assert (one.observation == two.observation).all()
    assert bot_named(FUTURA, "greedy") is not None
