"""The games as PettingZoo sees them."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import Game
from terrae.engine.record import replay
from terrae.envs.pettingzoo import env

AnyGame = Game[Any, Any]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")  # a dictionary, for the mask
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it holds the mask too
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # who is dead has no legal action
def test_the_api_is_kept(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game.name, game.bench_players), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


def test_a_seed_gives_the_same_game(game: AnyGame) -> None:
    seed_test(lambda: env(game.name, game.bench_players), num_cycles=30)
    two = [env(game.name, 3) for _ in range(2)]
    for one in two:
        one.reset()
    assert two[0].unwrapped._batch.record(0)["setup"] != two[1].unwrapped._batch.record(0)["setup"]


def test_a_whole_game_with_its_dead_steps(game: AnyGame) -> None:
    e = env(game.name, game.bench_players)
    e.reset(seed=3)
    totals = dict.fromkeys(e.possible_agents, 0.0)
    masked = 0
    for agent in e.agent_iter():
        observation, reward, terminated, truncated, info = e.last()
        totals[agent] += reward
        assert observation["action_mask"].tolist() == info["action_mask"].tolist()
        for other in e.agents:
            if other != agent:
                mask = e.observe(other)["action_mask"]
                assert mask.all() if e.terminations[other] else not mask.any()
        if terminated or truncated:
            e.step(None)
            continue
        masked += 1
        e.step(e.action_space(agent).sample(observation["action_mask"]))
    assert e.agents == []
    match = replay(e.unwrapped._batch.record(0))
    assert (match.over, len(match.moves)) == (True, masked)
    won = [bool(game.run.is_winner(match.state, match.d, seat)) for seat in range(len(totals))]
    assert [total > 0 for total in totals.values()] == won


def test_an_illegal_action_is_refused_in_words(game: AnyGame) -> None:
    e = env(game.name, game.bench_players)
    e.reset(seed=1)
    wrong = int(np.flatnonzero(e.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(Illegal, match="row 0: action"):
        e.step(wrong)


def test_an_illegal_action_is_replaced_or_ends_the_game(game: AnyGame) -> None:
    e = env(game.name, game.bench_players, illegal="random")
    e.reset(seed=1)
    agent = e.agent_selection
    e.step(game.actions)
    assert e.infos[agent]["illegal"]
    seed_test(lambda: env(game.name, game.bench_players, illegal="random"), num_cycles=30)
    lost = env(game.name, 3, illegal="lose")
    lost.reset(seed=1)
    agent = lost.agent_selection
    lost.step(-1)
    assert lost.rewards == {"seat_0": 0.0, "seat_1": 0.0, "seat_2": 0.0, agent: -1.0}
    for name in lost.agent_iter():
        observation, reward, terminated, _, _ = lost.last()
        assert terminated
        assert observation["action_mask"].all()
        assert reward == (-1.0 if name == agent else 0.0)
        lost.step(None)


def test_it_is_registered_by_name(game: AnyGame) -> None:
    e = pettingzoo.make("aec", f"terrae/{game.name}-v1", players=3)
    e.reset(seed=0)
    assert e.num_agents == 3
    assert str(e.unwrapped) == f"{game.name.replace('-', '_')}_v1"


def test_it_can_be_converted_to_parallel(game: AnyGame) -> None:
    p = turn_based_aec_to_parallel(env(game.name, game.bench_players))
    observations, infos = p.reset(seed=0)
    for _ in range(60):
        if not p.agents:
            break
        actions = {
            agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) if infos[agent]["action_mask"].any() else 0
            for agent in p.agents
        }
        observations, _, _, _, infos = p.step(actions)
    assert observations


def test_as_parallel_a_seed_gives_the_same_game_also_with_actions_that_nobody_masked(game: AnyGame) -> None:
    made = partial(env, game.name, game.bench_players, illegal="random")
    parallel_seed_test(lambda: turn_based_aec_to_parallel(made()), num_cycles=20)


def test_it_is_drawn_as_text_and_as_a_picture(game: AnyGame) -> None:
    texts = []
    for mode in ("ansi", "rgb_array"):
        e = env(game.name, game.bench_players, render_mode=mode)
        e.reset(seed=0)
        texts.append(e.render())
    assert len(texts[0].splitlines()) > 5
    assert "\x1b" not in texts[0]
    assert texts[1].dtype == np.uint8
    assert texts[1].shape[2] == 3
    assert texts[1].min() < 100
    e = env(game.name, game.bench_players)
    e.reset(seed=0)
    assert e.unwrapped.render() is None


@pytest.mark.rule("T23")
def test_with_talk_everybody_may_speak_before_each_round_and_the_record_holds() -> None:
    e = env("terra", 3, talk=True)
    talking = e.unwrapped
    silence, rounds = talking.silence, []
    e.action_space("seat_0").seed(4)
    e.reset(seed=2)
    for agent in e.agent_iter():
        observation, _, terminated, truncated, info = e.last()
        mask = observation["action_mask"]
        assert mask.tolist() == info["action_mask"].tolist()
        assert talking.observation_space(agent).contains(observation)
        if terminated or truncated:
            e.step(None)
            continue
        speaks = bool(mask[silence])
        assert speaks != bool(mask[:silence].any())
        with pytest.raises(Illegal):
            e.step(int(np.flatnonzero(mask[:silence] == 0)[0]) if speaks else silence)
        rounds.append(speaks)
        e.step(e.action_space("seat_0").sample(mask))
    record = {**talking._batch.record(0), "talk": talking.talk()}
    assert replay(record).talk == talking.talk()
    assert len(talking.talk()) > 15
    assert sum(rounds) % 3 == 0
    assert {act["act"] for _, _, act in talking.talk()} > {"ask", "if", "warn"}


@pytest.mark.rule("T23")
def test_what_may_be_said_is_what_the_conversation_lets_pass_act_by_act() -> None:
    e = env("terra", 3, talk=True).unwrapped
    chance = np.random.default_rng(2)
    looked = quoted = 0
    e.reset(seed=2)
    while not any(e.terminations.values()):
        mask, phase = e.infos[e.agent_selection]["action_mask"], e._phase
        action = int(chance.choice(np.flatnonzero(mask)))
        if phase.speaker is not None:
            v = phase._seen()
            expected = [phase.conversation.may_say(v, phase.speaker, act) for act in e.acts]
            assert mask[e.silence + 1 :].astype(bool).tolist() == expected
            looked += 1
            quoted += any(fine and "gave" in act for fine, act in zip(expected, e.acts, strict=True))
            promises = [n for n in np.flatnonzero(expected) if e.acts[n]["act"] == "promise"]
            action = e.silence + 1 + int(chance.choice(promises))  # some will not be kept
        e.step(action)
    assert looked > 10
    assert quoted, "nobody broke their word"


def test_a_game_without_acts_has_no_talk() -> None:
    with pytest.raises(Refused, match="no acts"):
        env("terra-futura", 2, talk=True)


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "players", "talk"), [("terra", 4, False), ("terra", 4, True), ("terra-futura", 3, False)]
)
def test_rllib_checks_it_and_plays_it(game: str, players: int, talk: bool) -> None:
    pytest.importorskip("tree", reason="RLlib is not installed: pip install 'ray[rllib]'")
    checks = pytest.importorskip("ray.rllib.utils.pre_checks.env")
    wrapped = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env").PettingZooEnv(
        env(game, players, talk=talk, illegal="random")
    )
    checks.check_multiagent_environments(wrapped)
    seen, _ = wrapped.reset(seed=1)
    over = {"__all__": False}
    while not over["__all__"]:
        seen, _, over, _, _ = wrapped.step({agent: wrapped.get_action_space(agent).sample() for agent in seen})
