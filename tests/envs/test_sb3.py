"""Many seats as Stable-Baselines3 sees them. Without the library, a stand-in of its base class."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from terrae.engine.errors import Refused


class VecEnv:
    """What the base class of the library does."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._reset_seeds()

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def seed(self, seed: int) -> None:
        self._seeds = [seed + i for i in range(self.num_envs)]

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def sb3(monkeypatch: pytest.MonkeyPatch) -> Any:
    stand_in = ModuleType("stable_baselines3.common.vec_env")
    stand_in.VecEnv = VecEnv  # type: ignore[attr-defined]
    for name in ("stable_baselines3", "stable_baselines3.common"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    monkeypatch.delitem(sys.modules, "terrae.envs.sb3", raising=False)
    yield import_module("terrae.envs.sb3")
    sys.modules.pop("terrae.envs.sb3", None)


def test_rows_are_stepped_with_masks_and_last_observations(sb3: Any) -> None:
    v = sb3.VecSeat("terra", 4, ["random"] * 3, copies=8)
    v.seed(5)
    first = v.reset()
    v.seed(5)
    assert v.reset().tolist() == first.tolist()
    ended = 0
    for _ in range(150):
        masks = np.array(v.env_method("action_masks"))
        assert masks.tolist() == v.action_masks().tolist()
        observations, rewards, done, infos = v.step(v.rows.batch.sample())
        assert observations.shape == first.shape
        assert rewards.dtype == np.float32
        for i in range(8):
            assert ("terminal_observation" in infos[i]) == done[i]
            ended += int(done[i])
    assert ended > 0
    assert v.has_attr("action_masks")
    assert not v.has_attr("render")
    assert v.env_is_wrapped(object, indices=[0, 1]) == [False, False]
    assert v.get_attr("players", 3) == [4]
    with pytest.raises(AttributeError):
        v.env_method("fly")
    with pytest.raises(AttributeError):
        v.set_attr("players", 5)
    v.close()


def test_without_the_library_the_refusal_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stable_baselines3", "stable_baselines3.common.vec_env"):  # both: others may have imported it
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "terrae.envs.sb3", raising=False)
    with pytest.raises(Refused, match=r"pip install terrae\[sb3\]"):
        import_module("terrae.envs.sb3")
