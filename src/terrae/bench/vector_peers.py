"""Other environments in the same contest, each driven in its own fastest documented way, at random, with its mask."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import numpy as np

from terrae.engine.errors import Refused

from .contest import Contestant
from .engine import Play

BATCHED = ("leduc_holdem", "sparrow_mahjong")
"""Card games of Pgx."""


def batched_peers(copies: int) -> list[Contestant]:
    """Two games of Pgx in batches of the same size, and PettingZoo's hanabi, which has no batches."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    try:
        jax, pgx = import_module("jax"), import_module("pgx")
        auto_reset = import_module("pgx.experimental").auto_reset
        hanabi = import_module("pettingzoo.classic.hanabi.hanabi")
        environment = hanabi.raw_env(players=4)
    except (ImportError, OSError):
        raise Refused(
            "Pgx or PettingZoo is not installed, so there are no peers to measure; install with: "
            "pip install terrae[peers]"
        ) from None
    return [
        *(Contestant(f"pgx_{name}", in_batches(jax, pgx.make(name), auto_reset, copies)) for name in BATCHED),
        Contestant("pettingzoo_hanabi", turn_by_turn(environment)),
    ]


def in_batches(jax: Any, environment: Any, auto_reset: Any, copies: int) -> Play:
    """Sample and step compiled together, as Pgx shows it."""
    init, step = jax.jit(jax.vmap(environment.init)), jax.vmap(auto_reset(environment.step, environment.init))

    def one(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(first, logits), jax.random.split(second, copies))

    compiled = jax.jit(one)
    state = init(jax.random.split(jax.random.PRNGKey(0), copies))
    key = jax.random.PRNGKey(1)

    def play(steps: int) -> int:
        nonlocal state, key
        for _ in range(steps):
            key, now = jax.random.split(key)
            state = compiled(state, now)
        jax.block_until_ready(state.observation)
        return steps * copies

    return play


def turn_by_turn(environment: Any) -> Play:
    """One game after another, agent by agent."""
    r = np.random.default_rng(0)
    environment.reset(seed=0)

    def play(steps: int) -> int:
        for _ in range(steps):
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.reset()
                continue
            environment.step(int(r.choice(np.flatnonzero(observation["action_mask"]))))
        return steps

    return play
