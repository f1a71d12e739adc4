"""A batch goes back to a moment, and is pickled, copied and forked, as the same batch."""

from __future__ import annotations

import os
import pickle
import signal
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import Game
from terrae.envs import vector

from .test_vector import everything, played

AnyGame = Game[Any, Any]


def test_a_snapshot_is_gone_back_to(game: AnyGame) -> None:
    v = played(vector(game, game.bench_players, 4), 50)
    moment = v.snapshot()
    after = everything(played(v), slice(None))
    v.restore(moment)
    assert everything(played(v), slice(None)) == after


def test_a_snapshot_is_not_restored_into_another_seating() -> None:
    moment = vector("terra", 3, 2, seats=[0, "tips", "random"]).snapshot()
    for other in (
        vector("terra", 3, 2, seats=[0, "random", "tips"]),
        vector("terra", 3, 3, seats=[0, "tips", "random"]),
        vector("terra", 3, 2, seats=[0, "tips", "random"], options={"teams": False}, rounds=1),
    ):
        with pytest.raises(Refused, match=r"of a batch with other (seats|copies|rounds|options)"):
            other.restore(moment)
    vector("terra", 3, 2, seats=[0, "tips", "random"], seed="another").restore(moment)


@pytest.mark.parametrize("copied", [deepcopy, lambda v: pickle.loads(pickle.dumps(v))], ids=["deepcopy", "pickle"])
def test_a_copy_of_a_batch_goes_on_as_the_first_would(copied: Any, game: AnyGame) -> None:
    first = played(
        vector(game, game.bench_players, 5, seats=[0] + ["random"] * (game.bench_players - 1), threads=2), 30
    )
    second = copied(first)
    for v in (first, second):
        played(v, 60)
    assert everything(first, slice(None)) == everything(second, slice(None))
    assert first.record(0) == second.record(0)


def test_a_batch_with_threads_steps_in_a_forked_process() -> None:
    """The threads stay behind in the parent: without new ones the child would wait for ever."""
    v = played(vector("terra", 3, 8, threads=2), 10)
    expected = everything(played(deepcopy(v), 10), slice(None))
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        os._exit(0 if everything(played(v, 10), slice(None)) == expected else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert everything(played(v, 10), slice(None)) == expected


@pytest.mark.parametrize("action", [-1, 10**6, 10**15])
def test_a_number_that_is_no_action_is_refused_without_the_check_too(action: int, game: AnyGame) -> None:
    v = vector(game, game.bench_players, 3, check=False)
    with pytest.raises(Illegal, match=f"row 1: {action} is no action; they are numbered from 0 to {game.actions - 1}"):
        v.step(np.array([v.sample()[0], action, 0]))


def test_a_step_returns_the_arrays(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 2)
    observation, mask, reward, terminated = v.step(v.sample())
    assert observation is v.observation
    assert mask is v.mask
    assert reward is v.reward
    assert terminated is v.terminated
