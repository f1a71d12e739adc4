"""MaskablePPO of sb3-contrib at one seat among bots.

pip install terrae[sb3] torch==2.13.0
python examples/maskable_ppo.py --steps 200000

It tells, before and after learning, how often the learner wins and how often everybody survives beside its bots.
docs/envs/baselines.md tells how far it came.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter

import numpy as np

from terrae.envs import Reward

try:
    import torch
    from sb3_contrib import MaskablePPO

    from terrae.envs.sb3 import VecSeat
except ModuleNotFoundError as missing:
    print(f"{missing.name} is missing: pip install torch==2.13.0 'terrae[sb3]'", file=sys.stderr)
    sys.exit(2)

SURVIVAL = 0.5
"""What it is worth that everybody survives and somebody else wins (lambda); a win is worth 1."""


def seats(a: argparse.Namespace, copies: int) -> VecSeat:
    """So many games with the learner in one seat of each."""
    reward = Reward("utility", survival=SURVIVAL)
    others = [a.beside] * (a.players - 1)
    return VecSeat(a.game, a.players, others, copies=copies, encoded=True, skip_forced=True, reward=reward)


def tested(model: MaskablePPO, a: argparse.Namespace) -> dict[str, float]:
    """The first game of every row to its end, as the policy would choose at random: shares won and survived."""
    v = seats(a, a.games)
    v.seed(1)
    observation, utility = v.reset(), np.full(a.games, np.nan)
    while np.isnan(utility).any():
        action, _ = model.predict(observation, action_masks=v.action_masks())
        observation, reward, done, _ = v.step(action)
        first = done & np.isnan(utility)
        utility[first] = reward[first]
    won = np.clip((utility - SURVIVAL) / (1 - SURVIVAL), 0, 1)
    return {"won": round(float(won.mean()), 4), "survived": round(float((utility > 0).mean()), 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO at one seat among bots.")
    parser.add_argument("--game", default="terra")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--beside", default="tips", help="the bot in the other seats")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--copies", type=int, default=256)
    parser.add_argument("--games", type=int, default=1000, help="games of a test")
    parser.add_argument("--seed", type=int, default=0)
    a = parser.parse_args()
    torch.set_num_threads(1)
    v = seats(a, a.copies)
    model = MaskablePPO(
        "MlpPolicy", v, n_steps=64, batch_size=4096, n_epochs=3, gamma=1.0, ent_coef=0.01, seed=a.seed, device="cpu"
    )
    print(json.dumps({"steps": 0, **tested(model, a)}), flush=True)
    began = perf_counter()
    model.learn(a.steps)
    found = {"steps": model.num_timesteps, "seconds": round(perf_counter() - began), **tested(model, a)}
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
