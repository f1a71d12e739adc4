"""One seat in each of many games as a vectorised environment of Stable-Baselines3, with masks for MaskablePPO."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from terrae.engine.errors import Refused

from .arrays import Array
from .gymnasium import VectorSeat

try:
    VecEnv: Any = import_module("stable_baselines3.common.vec_env").VecEnv
except ImportError:
    raise Refused("Stable-Baselines3 is not installed; install with: pip install terrae[sb3]") from None


class VecSeat(VecEnv):  # type: ignore[misc]  # the library is not there where types are checked
    """A `VectorSeat` as Stable-Baselines3 wants it.

    Parameters
    ----------
    game, players, others
        As `VectorSeat` takes them.
    given
        What else it takes, but `autoreset`: a new game always begins in the step in which one ended.

    """

    def __init__(
        self, game: str, players: int | None = None, others: Sequence[str] | None = None, **given: Any
    ) -> None:
        self.rows = VectorSeat(game, players, others, **given)
        self._actions: Any = None
        super().__init__(self.rows.num_envs, self.rows.single_observation_space, self.rows.single_action_space)

    def reset(self) -> Array:
        """New games in all rows, with the seed that `seed` was given if there is one."""
        seed = self._seeds[0]
        self._reset_seeds()
        return self.rows.reset(seed=seed)[0]

    def step_async(self, actions: Any) -> None:
        """Note the actions."""
        self._actions = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Carry them out. The `info` of a row whose game ended holds its last observation."""
        observations, rewards, ended, _, info = self.rows.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended).tolist():
            infos[i] = {"terminal_observation": info["final_obs"][i], "TimeLimit.truncated": False}
        return observations, rewards.astype(np.float32), ended, infos

    def action_masks(self) -> Array:
        """Which actions are legal now, row by row."""
        return self.rows.action_masks()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """MaskablePPO asks for `action_masks` this way."""
        if method_name != "action_masks" or args or kwargs:
            raise AttributeError(f"rows of a batch have no method {method_name!r} but action_masks()")
        return list(self.action_masks()[self._rows_of(indices)])

    def has_attr(self, attr_name: str) -> bool:
        """Rows have masks, and nothing else of their own."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the batch, the same for every row."""
        return [getattr(self.rows, attr_name)] * len(self._rows_of(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        """Rows have no attributes of their own."""
        raise AttributeError(f"rows of a batch have no attribute {attr_name!r} to be set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        """Nothing is wrapped around a row."""
        return [False] * len(self._rows_of(indices))

    def _rows_of(self, indices: Any) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return list(indices) if isinstance(indices, Iterable) else [int(indices)]

    def close(self) -> None:
        """Let go of what stepping needs."""
        self.rows.close()
