"""One seat in each of many games among bots, for Gymnasium (`gymnasium.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from terrae.engine.game import OptionValue, game_named

from .arrays import Array
from .illegal import LOST, Illegals, check_choice
from .one_seat import around, others_for
from .rewards import Reward
from .spaces import observation_box
from .vector import NO_OPTIONS, Vector, vector

AUTORESETS = {"same-step": AutoresetMode.SAME_STEP, "next-step": AutoresetMode.NEXT_STEP}


class VectorSeat(VectorEnv[Array, Any, Array]):
    """One seat in each of many games.

    The learner of row i sits in seat `i % players`, or everywhere in `seat`.

    Parameters
    ----------
    game, players, others, deck, options, reward, skip_forced, encoded, rounds
        As `Seat` takes them.
    copies, threads
        How many games there are, and how many threads step them.
    autoreset
        `same-step`: a new game begins in the step in which one ended, and `info["final_obs"]` holds the last
        observation. `next-step`: the step of the end returns it, and the step after it, whatever its action, is the
        first observation of a new game.
    illegal
        What an illegal action does: `raise` raises `Illegal` before anything has happened, `random` draws a legal one,
        `lose` ends the game of its row with a reward of -1. With the last two `info["illegal"]` tells the rows.
    copy
        Return copies; else the arrays are those of the batch, which the next step overwrites.

    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        others: Sequence[str] | None = None,
        *,
        copies: int = 64,
        seat: int | None = None,
        deck: str | Path | None = None,
        options: Mapping[str, OptionValue] = NO_OPTIONS,
        reward: str | Reward = "win",
        skip_forced: bool = False,
        encoded: bool = False,
        rounds: int = 0,
        threads: int = 1,
        autoreset: Literal["same-step", "next-step"] = "same-step",
        illegal: Illegals = "raise",
        copy: bool = True,
    ) -> None:
        check_choice(illegal)
        self.players = players or game_named(game).bench_players
        names = others_for(others, self.players)
        self.seats = np.arange(copies) % self.players if seat is None else np.full(copies, seat)
        self._batch = vector(
            game,
            self.players,
            copies,
            seats=[around(int(seat), names, self.players) for seat in self.seats],
            deck=deck,
            options=options,
            reward=reward,
            skip_forced=skip_forced,
            rounds=rounds,
            threads=threads,
            reset=autoreset,
            seed=token_hex(16),
        )
        self.metadata = {**type(self).metadata, "autoreset_mode": AUTORESETS[autoreset]}
        self._encoded, self._copy, self._illegal = encoded, copy, illegal
        self._lost: Array = np.zeros(copies, np.bool_)
        """The rows whose game was lost by an illegal action, where the next step begins another."""
        self.num_envs = copies
        self.single_observation_space = observation_box(self._batch, encoded=encoded)
        self.single_action_space = spaces.Discrete(self._batch.game.actions)
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)

    @property
    def batch(self) -> Vector:
        """The batch behind it."""
        return self._batch

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """New games in all rows. Without a seed, chance goes on."""
        super().reset(seed=seed, options=options)
        self._batch.reset(seed)
        self._lost[:] = False
        return self._shown(self._batch.observation), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """A decision in every row, and all that follows until the next or the end."""
        batch, same_step = self._batch, self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        if self._illegal == "raise":
            batch.step(actions)
            return self._stepped(batch.terminated.copy(), {})
        wrong, chosen = self._corrected(np.array(actions, np.int64))
        lost: Array = wrong if self._illegal == "lose" else np.zeros_like(wrong)
        before = batch.observation[lost].copy()
        batch.step(chosen)
        if self._lost.any():
            batch.reset(which=self._lost)
            batch.reward[self._lost], batch.terminated[self._lost] = 0.0, False
        ended = batch.terminated | lost
        batch.reward[lost, self.seats[lost]] = LOST
        batch.final_observation[lost] = before
        if same_step and lost.any():
            batch.reset(which=lost)
            batch.reward[lost, self.seats[lost]] = LOST
        elif lost.any():
            batch.observation[lost] = before
        self._lost = lost if not same_step else self._lost
        return self._stepped(ended, {"illegal": wrong})

    def _corrected(self, actions: Array) -> tuple[Array, Array]:
        """Which rows were given an illegal action, and the actions with a legal one drawn instead."""
        rows = np.arange(self.num_envs)
        number = (actions >= 0) & (actions < self._batch.game.actions)
        asked = ~self._batch.over & ~self._lost
        legal = number & (self._batch.mask[rows, np.where(number, actions, 0)] != 0)
        return asked & ~legal, np.where(legal, actions, self._batch.sample())

    def _stepped(self, ended: Array, told: dict[str, Any]) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """What a step returns."""
        batch = self._batch
        rewards = batch.reward[np.arange(self.num_envs), self.seats].astype(np.float64)
        info = self._info() | told
        if ended.any() and self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            info |= {"final_obs": self._shown(batch.final_observation), "_final_obs": ended}
        return self._shown(batch.observation), rewards, ended, np.zeros_like(ended), info

    def _shown(self, observation: Array) -> Array:
        if self._encoded:
            return self._batch.encoding.encode(observation)
        return observation.copy() if self._copy else observation

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask() if self._copy else self._batch.mask}

    def _mask(self) -> Array:
        """The legal actions; where a game is over, all: whatever is chosen there, a new one begins."""
        return self._batch.mask | (self._batch.over | self._lost)[:, None]

    def action_masks(self) -> Array:
        """Which actions are legal now, row by row."""
        return self._mask().astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        """Let go of what stepping needs."""
        self._batch.close()
