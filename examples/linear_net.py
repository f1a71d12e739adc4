"""A small policy that learns in a batch beside `tips`, and plays as a bot: docs/how-to/net-to-leaderboard.md.

    python examples/linear_net.py
    terrae scenarios run terra --agent examples/linear_net.py:choose --games 20 --board board.json

It is one matrix from what a seat sees to a number for every action, taught by REINFORCE with NumPy alone. It shows the
way, not how to learn well: docs/envs/baselines.md does that.
"""

import argparse
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import terrae.envs
from terrae.engine.player import Position
from terrae.envs.gymnasium import VectorSeat

FILE = Path(__file__).with_name("linear_net.npz")


@cache
def weights() -> Any:
    return np.load(FILE)["weights"]


def choose(position: Position) -> int:
    """The bot: what it is given becomes the numbers that the net was trained with."""
    scores = terrae.envs.observation(position, encoded=True) @ weights()
    return max(position.legal, key=lambda action: float(scores[action]))


def chances(seen: Any, masks: Any, matrix: Any) -> Any:
    """How likely each action is, legal ones only."""
    scores = np.where(masks, seen @ matrix, -1e9)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def train(steps: int, copies: int, rate: float, seed: int) -> Any:
    """Teach it: what a game brought, beside what games bring on average, moves the chances of its actions."""
    reward = terrae.envs.Reward("utility", survival=0.3)
    rows = VectorSeat("terra", 4, ["tips"] * 3, copies=copies, encoded=True, reward=reward, skip_forced=True)
    chance = np.random.default_rng(seed)
    seen, info = rows.reset(seed=seed)
    matrix = np.zeros((seen.shape[1], rows.single_action_space.n), np.float32)
    played: list[list[tuple[Any, Any]]] = [[] for _ in range(copies)]  # what each row saw and wanted in its game
    usual, brought = 0.4, []
    for step in range(steps):
        masks = info["action_mask"] != 0
        likely = chances(seen, masks, matrix)
        actions = (likely.cumsum(axis=1) > chance.random((copies, 1))).argmax(axis=1)
        wanted = -likely
        wanted[np.arange(copies), actions] += 1
        for i in range(copies):
            played[i].append((seen[i], wanted[i]))
        seen, rewards, ended, _, info = rows.step(actions)
        for i in np.flatnonzero(ended):
            saw, wished = (np.array(part, np.float32) for part in zip(*played[i], strict=True))
            matrix += rate * (rewards[i] - usual) * (saw.T @ wished)
            usual += 0.01 * (rewards[i] - usual)
            played[i] = []
            brought.append(rewards[i])
        if (step + 1) % (steps // 5) == 0:
            lately = brought[-200:]
            print(f"step {step + 1}: {len(brought)} games, the last {len(lately)} brought {np.mean(lately):.3f} each")
    return matrix


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--copies", type=int, default=16)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=FILE)
    given = parser.parse_args()
    np.savez_compressed(given.to, weights=train(given.steps, given.copies, given.rate, given.seed))
    print(f"written: {given.to}")
