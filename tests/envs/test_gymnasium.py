"""One seat among bots as Gymnasium sees it."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import Game
from terrae.engine.record import replay
from terrae.envs.gymnasium import Seat, TalkingSeat, VectorSeat

AnyGame = Game[Any, Any]


def bots_for(game: AnyGame, players: int) -> list[str]:
    return ["tips" if "tips" in game.bots else "random"] * (players - 1)


@pytest.mark.parametrize("encoded", [False, True])
def test_the_checker_finds_nothing_wrong(game: AnyGame, encoded: bool) -> None:
    players = game.bench_players
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(render|spec|not within the observation space of).*")
        check_env(Seat(game.name, players, bots_for(game, players), encoded=encoded), skip_render_check=True)


def test_a_sample_is_of_the_mask_that_is_given_and_else_of_what_is_legal(game: AnyGame) -> None:
    e = Seat(game.name, game.bench_players, bots_for(game, game.bench_players))
    _, info = e.reset(seed=1)
    legal = info["action_mask"]
    other = int(np.flatnonzero(legal == 0)[0])
    only = np.zeros_like(legal)
    only[other] = 1
    assert e.action_space.sample(only) == other
    assert e.action_space.sample(probability=only.astype(np.float64)) == other
    assert all(legal[e.action_space.sample()] for _ in range(20))


def test_a_learner_plays_whole_games(game: AnyGame) -> None:
    players = game.bench_players
    e = Seat(game.name, players, bots_for(game, players))
    seats, total = set(), 0.0
    for number in range(8):
        observation, info = e.reset(seed=number)
        seats.add(e.seat)
        for _ in range(1_000):
            assert e.observation_space.contains(observation)
            assert e.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
            observation, reward, terminated, truncated, info = e.step(e.action_space.sample())
            total += float(reward)
            assert not truncated
            if terminated:
                break
        assert terminated
        assert e.action_masks().all()
        assert e.step(0)[1:3] == (0.0, True)
        record = e.batch.record(0)
        assert record["players"][e.seat]["kind"] == "policy:0"
    assert len(seats) > 1
    assert 0 <= total <= 8


def test_the_seat_and_the_others_can_be_chosen(game: AnyGame) -> None:
    e = Seat(game.name, 3, ["random", "greedy"], seat=1)
    e.reset(seed=0)
    kinds = [player["kind"] for player in e.batch.record(0)["players"]]
    assert kinds == ["bot:greedy", "policy:0", "bot:random"]
    with pytest.raises(Refused, match="3 players are a learner and 2 others, not 1"):
        Seat(game.name, 3, ["random"])


def test_names_with_versions_make_them(game: AnyGame) -> None:
    name = "".join(word.capitalize() for word in game.name.split("-"))
    one = gymnasium.make(f"terrae/{name}-v1", players=3)
    assert one.reset(seed=1)[0].shape == one.observation_space.shape
    many = gymnasium.make_vec(f"terrae/{name}-v1", num_envs=4, players=3)
    assert many.reset(seed=1)[0].shape == many.observation_space.shape


def test_the_checker_finds_nothing_wrong_with_talk() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(render|spec).*")
        check_env(TalkingSeat("terra", 3, ["helper", "tips"]), skip_render_check=True)


def test_an_illegal_action_can_end_the_game(game: AnyGame) -> None:
    e = Seat(game.name, illegal="lose")
    e.reset(seed=0)
    _, reward, terminated, _, info = e.step(game.actions)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    assert e.step(0)[1:3] == (0.0, True)
    e.reset(seed=1)
    assert not e.step(e.action_space.sample())[2]
    with pytest.raises(Refused, match="no illegal='replace'; there is raise, random, lose"):
        Seat(game.name, illegal="replace")  # type: ignore[arg-type]


@pytest.mark.parametrize("copied", [deepcopy, lambda e: pickle.loads(pickle.dumps(e))], ids=["deepcopy", "pickle"])
def test_a_copy_goes_on_by_itself_as_the_first_would(copied: Callable[[Any], Any]) -> None:
    kinds = (Seat("terra", 3), VectorSeat("terra", 3, copies=3), TalkingSeat("terra", 3, ["helper", "tips"]))
    for first in kinds:
        first.reset(seed=1)
        second = copied(first)
        for _ in range(40):
            action = first.action_masks().argmax(-1)
            assert str(first.step(action)) == str(second.step(action))
    seat = copied(kinds[0])
    assert all(seat.action_masks()[seat.action_space.sample()] for _ in range(20))


def test_batches_without_a_seed_are_dealt_different_games() -> None:
    one, two = (VectorSeat("terra", 3, copies=8).reset()[0] for _ in range(2))
    assert one.tolist() != two.tolist()


def test_a_new_game_may_begin_in_the_step_after_the_end(game: AnyGame) -> None:
    v = VectorSeat(game.name, game.bench_players, copies=4, autoreset="next-step")
    assert v.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    v.reset(seed=5)
    before, ends = np.zeros(4, np.bool_), 0
    for _ in range(400):
        _, rewards, terminated, _, info = v.step(v.batch.sample())
        assert not terminated[before].any()
        assert not rewards[before].any()
        assert info["action_mask"].any(1).all()
        assert info["action_mask"][terminated].all()
        assert "final_obs" not in info
        before = terminated
        ends += terminated.sum()
    assert ends > 3


def test_an_illegal_action_is_replaced_and_told_or_refused(game: AnyGame) -> None:
    e = Seat(game.name)
    _, info = e.reset(seed=0)
    assert not info["illegal"]
    for wrong in (int(np.flatnonzero(~e.action_masks())[0]), game.actions, -1):
        assert e.step(wrong)[4]["illegal"]
    assert not e.step(e.action_space.sample())[4]["illegal"]
    strict = Seat(game.name, illegal="raise")
    strict.reset(seed=0)
    with pytest.raises(Illegal, match="row 0"):
        strict.step(int(np.flatnonzero(~strict.action_masks())[0]))


@pytest.mark.parametrize("autoreset", ["same-step", "next-step"])
def test_in_a_batch_an_illegal_action_is_replaced_or_ends_the_game_of_its_row(autoreset: Any) -> None:
    drawn = VectorSeat("terra", 4, copies=4, illegal="random", autoreset=autoreset)
    drawn.reset(seed=3)
    _, _, ended, _, info = drawn.step([-1, 10**6, *drawn.batch.sample()[2:]])
    assert info["illegal"].tolist() == [True, True, False, False]
    assert not ended.any()

    lose = VectorSeat("terra", 4, copies=4, illegal="lose", autoreset=autoreset)
    first, _ = lose.reset(seed=3)
    seen, rewards, ended, _, info = lose.step([-1, *lose.batch.sample()[1:]])
    assert ended.tolist() == [True, False, False, False]
    assert rewards[0] == -1
    if autoreset == "same-step":
        assert (info["final_obs"][0] == first[0]).all()
        assert not (seen[0] == first[0]).all()
    else:
        assert (seen[0] == first[0]).all()
        assert info["action_mask"][0].all()
        seen, rewards, ended, _, info = lose.step([-1, *lose.batch.sample()[1:]])
        assert not ended[0]
        assert rewards[0] == 0
        assert not info["illegal"][0]
    assert not info["action_mask"][0].all()
    with pytest.raises(Refused):
        VectorSeat("terra", 4, copies=1, illegal="anything")  # type: ignore[arg-type]


def test_a_game_lost_before_the_learners_first_decision_is_dealt_again() -> None:
    """With every crisis insoluble and forced answers skipped, all may be lost before the learner has a choice."""
    e = Seat("terra", 6, ["random"] * 5, skip_forced=True)
    e.batch._decks["threat"] = 99
    for number in range(5_000):
        e.reset(seed=number)
        assert e.action_masks().sum() > 1
        if e.batch.unasked:
            break
    assert e.batch.unasked > 0


def test_a_batch_of_seats(game: AnyGame) -> None:
    players = game.bench_players
    v = VectorSeat(game.name, players, bots_for(game, players), copies=8)
    w = VectorSeat(game.name, players, bots_for(game, players), copies=8, encoded=True, threads=2)
    observation, info = v.reset(seed=5)
    encoded, _ = w.reset(seed=5)
    ended = 0
    for _ in range(150):
        assert v.observation_space.contains(observation)
        assert w.observation_space.contains(encoded)
        assert (v.batch.actor == v.seats).all()
        actions = v.batch.sample()
        assert v.action_masks()[np.arange(8), actions].all()
        assert info["action_mask"].tolist() == v.action_masks().astype(int).tolist()
        observation, rewards, terminated, truncated, info = v.step(actions)
        encoded, same, *_ = w.step(actions)
        assert rewards.tolist() == same.tolist()
        assert not truncated.any()
        if terminated.any():
            ended += 1
            assert info["_final_obs"].tolist() == terminated.tolist()
            assert v.observation_space.contains(info["final_obs"])
    assert ended > 0
    v.close()
    w.close()


@pytest.mark.rule("T23")
def test_with_talk_a_learner_speaks_before_each_round_and_bots_answer() -> None:
    e = TalkingSeat("terra", 3, ["helper", "tips"], illegal="raise")
    seats = set()
    for number in range(3):
        observation, info = e.reset(seed=number)
        e.action_space.seed(number)
        seats.add(e.seat)
        spoken, terminated, reward = 0, False, 0.0
        while not terminated:
            assert e.observation_space.contains(observation)
            mask = info["action_mask"]
            speaks = bool(mask[e.silence])
            assert speaks != bool(mask[: e.silence].any())
            assert e.action_masks().tolist() == mask.astype(bool).tolist()
            with pytest.raises(Illegal):
                e.step(0 if speaks else e.silence)
            action = int(e.action_space.sample(mask))
            spoken += action > e.silence
            observation, reward, terminated, _, info = e.step(action)
            if action > e.silence:
                assert observation["talk"][0, 0] == action - e.silence
        record = e.record()
        own = [act for _, seat, act in record["talk"] if seat == e.seat]
        assert len(own) == spoken > 5
        assert replay(record).talk == record["talk"]
        assert {act["act"] for _, seat, act in record["talk"] if seat == (e.seat + 1) % 3} >= {"offer", "warn"}
        assert record["players"][(e.seat + 1) % 3]["kind"] == "bot:helper"
        assert reward == float(e.seat in (record["result"].get("winners") or []))
    assert len(seats) > 1


@pytest.mark.rule("T23")
def test_acts_are_made_of_a_handful_of_factors() -> None:
    e = TalkingSeat("terra", 4, ["helper"] * 3)
    names, rows = e.factors
    assert rows.shape == (len(e.acts), len(names))
    assert len(np.unique(rows, axis=0)) == len(e.acts), "no two acts have the same factors"
    assert (rows.max(axis=0) + 1).sum() == 64 < len(e.acts) == 534
    for act, row in zip(e.acts, rows, strict=True):
        assert [name for name, place in zip(names, row, strict=True) if place >= 0] == [n for n in names if n in act]


@pytest.mark.rule("T23")
def test_acts_name_others_clockwise_from_the_learner() -> None:
    e = TalkingSeat("terra", 3, ["random", "random"], seat=2)
    _, info = e.reset(seed=1)
    while not info["action_mask"][e.silence]:
        info = e.step(int(info["action_mask"].argmax()))[4]
    thanks = [number for number, act in enumerate(e.acts) if act["act"] == "thank"]
    assert [int(info["action_mask"][e.silence + 1 + number]) for number in thanks] == [0, 1, 1]
    observation = e.step(e.silence + 1 + thanks[1])[0]
    assert e.record()["talk"][-1][1:] == [2, {"act": "thank", "who": 0}]
    assert observation["talk"][0, 0] == 1 + thanks[1]


def test_a_game_without_acts_has_no_talking_seat() -> None:
    with pytest.raises(Refused, match="no acts"):
        TalkingSeat("terra-futura", 2)
