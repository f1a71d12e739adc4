"""One seat of one game among bots, for Gymnasium (`gymnasium.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import Env, spaces

from terrae.bots.opponents import RANDOM
from terrae.engine.errors import Refused
from terrae.engine.game import OptionValue, game_named

from .arrays import Array
from .illegal import LOST, Illegals, check_choice, drawn, is_legal
from .render import picture_of, text_of
from .rewards import Reward
from .spaces import Actions, observation_box
from .vector import NO_OPTIONS, Vector, vector

MANY = 2**31


def around(seat: int, others: Sequence[str], players: int) -> list[Any]:
    """Who sits where: the learner, and the others clockwise from it."""
    seats: list[Any] = [0] * players
    for i, name in enumerate(others, 1):
        seats[(seat + i) % players] = name
    return seats


def others_for(others: Sequence[str] | None, players: int) -> list[str]:
    """The bots of the other seats; `Refused` if they are too few or too many."""
    names = [RANDOM] * (players - 1) if others is None else list(others)
    if len(names) != players - 1:
        raise Refused(f"{players} players are a learner and {players - 1} others, not {len(names)}")
    return names


class Seat(Env[Any, Any]):
    """One seat of one game; the others are bots, who answer inside a step.

    `action_masks()` is what MaskablePPO asks for; the mask is in `info` too, and samples of the action space are legal.

    Gymnasium wants any action of the space to be taken: instead of an illegal one a legal one is drawn, and
    `info["illegal"]` is true. After the end every step is an end again, worth nothing, until `reset`. The mask of an
    end is true everywhere, so that a net that masks its answers has one to give.

    Parameters
    ----------
    game, players
        The game's name, and how many sit at its table.
    others
        The bots' names, clockwise from the learner; `random` where none are given.
    seat
        The learner's seat; by chance another one in every game if it is not given.
    deck, options
        A file with a deck of one's own, and the options of the game that are on.
    reward
        The kind of reward, or a `Reward`.
    skip_forced
        Carry out a decision with one legal answer without asking.
    encoded
        Observe float32 made ready for a net instead of int16.
    rounds
        How many of the last rounds an observation shows one by one.
    illegal
        What an illegal action does: `random` draws a legal one, `raise` raises `Illegal`, `lose` ends the game with a
        reward of -1.
    render_mode
        `ansi`, `rgb_array` or none.

    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        others: Sequence[str] | None = None,
        *,
        seat: int | None = None,
        deck: str | Path | None = None,
        options: Mapping[str, OptionValue] = NO_OPTIONS,
        reward: str | Reward = "win",
        skip_forced: bool = False,
        encoded: bool = False,
        rounds: int = 0,
        illegal: Illegals = "random",
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.players = players or self.game.bench_players
        self._others = others_for(others, self.players)
        self._seat = seat
        self.seat = seat or 0
        """The learner's seat in this game."""
        self.render_mode = render_mode
        check_choice(illegal)
        self._encoded, self._illegal = encoded, illegal
        self._lost = False
        """Has the learner lost by an illegal action?"""
        self._batch = vector(
            self.game,
            self.players,
            1,
            seats=self._seats(),
            deck=deck,
            options=options,
            reward=reward,
            skip_forced=skip_forced,
            rounds=rounds,
            reset="by-hand",
        )
        self.observation_space: spaces.Space[Any] = observation_box(self._batch, encoded=encoded)
        self.action_space: spaces.Discrete = Actions(self._batch.mask[0])

    def _seats(self) -> list[Any]:
        """Who sits where in the batch."""
        return around(self.seat, self._others, self.players)

    @property
    def batch(self) -> Vector:
        """The batch of one row behind it."""
        return self._batch

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game up to the learner's first decision. A game that ends before is dealt again."""
        super().reset(seed=seed, options=options)
        if self._seat is None:
            self.seat = int(self.np_random.integers(self.players))
            self._batch.seat(0, self._seats())
        self._lost = False
        self._deal()
        return self._seen(), self._info()

    def _deal(self) -> None:
        """A new game, by the environment's own chance, up to the learner's first decision."""
        self._batch.reset(int(self.np_random.integers(MANY)))

    @property
    def is_over(self) -> bool:
        """Has the game ended, and is a reset due?"""
        return self._lost or bool(self._batch.over[0])

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """A decision, and all that follows until the next or the end."""
        if self.is_over:
            return self._seen(), 0.0, True, False, self._info()
        mask = self._mask()
        illegal = not is_legal(mask, action)
        if illegal and self._illegal == "lose":
            self._lost = True
            return self._seen(), LOST, True, False, self._info() | {"illegal": True}
        if illegal and self._illegal == "random":
            action = drawn(mask, self.np_random)
        reward = self._carry_out(int(action))
        return self._seen(), reward, self.is_over, False, self._info() | {"illegal": illegal}

    def _carry_out(self, action: int) -> float:
        """A decision of the learner, and all that follows; what it brings. `Illegal` if it does not go."""
        self._batch.step((action,))
        return float(self._batch.reward[0, self.seat])

    def _seen(self) -> Any:
        seen: Array = self._batch.observation[0].copy()
        return self._batch.encoding.encode(seen[None])[0] if self._encoded else seen

    def _mask(self) -> Array:
        """The legal actions of the moment."""
        mask: Array = self._batch.mask[0]
        return mask

    def _info(self) -> dict[str, Any]:
        mask = self._mask()
        return {"action_mask": np.ones_like(mask) if self.is_over else mask.copy(), "illegal": False}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """After `pickle` or `deepcopy`, samples are of this batch's mask."""
        self.__dict__.update(state)
        if isinstance(self.action_space, Actions):
            self.action_space.now = self._batch.mask[0]

    def action_masks(self) -> Array:
        """Which actions are legal now, as MaskablePPO asks."""
        legal: Array = self._info()["action_mask"].astype(np.bool_)
        return legal

    def render(self) -> Any:
        """The table as the learner sees it, as text or as a picture; None without a render mode."""
        if self.render_mode is None:
            return None
        text = text_of(self._batch, 0, self.seat)
        return picture_of(text) if self.render_mode == "rgb_array" else text

    def close(self) -> None:
        """Let go of what stepping needs."""
        self._batch.close()
