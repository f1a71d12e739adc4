"""Teach a net a game by play against itself and against a pool of bots: PPO in one file, on one processor core.

pip install terrae torch==2.13.0
python examples/self_play.py --steps 1000000 --curve curve.jsonl --save net.npz

In every row of the batch the net has one, two or all seats, and bots of the pool have the others: a net that knows only
itself does badly beside anybody else. docs/envs/baselines.md tells how far it came.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch

from terrae.envs import Encoding, Reward, Vector, advantages, vector

SURVIVAL = 0.5
"""In tests: what it is worth that everybody survives and somebody else wins (lambda); a win is worth 1."""
SHARES = (1, 1, 1, 2, 0)
"""How many seats the net has, row by row; 0 is all of them."""
TRACE, CLIP, VALUE_LOSS, LARGEST_GRADIENT = 0.95, 0.2, 0.5, 0.5
ILLEGAL = -1e9


class Net(torch.nn.Module):
    """An encoded observation to a logit for each action and a value."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        linear, relu = torch.nn.Linear, torch.nn.ReLU
        self.body = torch.nn.Sequential(linear(inputs, width), relu(), linear(width, width), relu())
        self.policy, self.value = linear(width, actions), linear(width, 1)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of the actions, the illegal ones masked, and the value."""
        h = self.body(x)
        return torch.log_softmax(self.policy(h).masked_fill(mask == 0, ILLEGAL), -1), self.value(h)[:, 0]

    @torch.no_grad()
    def decide(self, encoding: Encoding, v: Vector) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """An action for every row, how likely it was, the value, and what the net was shown."""
        x = torch.from_numpy(encoding.encode(v.observation))
        chances, value = self(x, torch.from_numpy(v.mask))
        # An exponential race: cheaper than torch.multinomial, and as fair.
        action = (chances - torch.empty_like(chances).exponential_().log_()).argmax(-1)
        return action, chances.gather(1, action[:, None])[:, 0], value, x


def seating(rows: int, players: int, pool: list[str], r: np.random.Generator) -> list[list[Any]]:
    """Who sits where in every row: policy 0 is the net."""
    table = []
    for i in range(rows):
        own = SHARES[i % len(SHARES)] or players
        seats: list[Any] = [0] * own + [str(name) for name in r.choice(pool, players - own)]
        table.append([seats[k] for k in r.permutation(players)])
    return table


def collect(net: Net, v: Vector, steps: int) -> dict[str, torch.Tensor]:
    """So many steps of every row as material to learn from."""
    n, players = v.copies, v.players
    shown = torch.zeros(steps, n, v.encoding.encoded_width)
    masks = torch.zeros(steps, n, v.mask.shape[1], dtype=torch.int8)
    actions = torch.zeros(steps, n, dtype=torch.int64)
    chances, values = torch.zeros(steps, n), torch.zeros(steps, n)
    rewards = np.zeros((steps, n, players), np.float32)
    ended, actors = np.zeros((steps, n), bool), np.zeros((steps, n), np.int64)
    for t in range(steps):
        masks[t], actors[t] = torch.from_numpy(v.mask), v.actor
        actions[t], chances[t], values[t], shown[t] = net.decide(v.encoding, v)
        v.step(actions[t].numpy())
        rewards[t], ended[t] = v.reward, v.terminated
    advantage, complete = advantages(values.numpy(), rewards, ended, actors, trace=TRACE)
    use = torch.from_numpy(complete.ravel())
    found = torch.from_numpy(advantage)
    material = {"x": shown, "mask": masks, "action": actions, "chance": chances, "goal": found + values, "gain": found}
    return {name: m.reshape(steps * n, *m.shape[2:])[use] for name, m in material.items()}


def learn(net: Net, optimiser: torch.optim.Optimizer, m: dict[str, torch.Tensor], entropy: float, epochs: int) -> None:
    """Proximal policy optimisation over the material."""
    for _ in range(epochs):
        for rows in torch.randperm(len(m["gain"])).split(4096):
            chances, value = net(m["x"][rows], m["mask"][rows])
            ratio = (chances.gather(1, m["action"][rows][:, None])[:, 0] - m["chance"][rows]).exp()
            gain = m["gain"][rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = loss + VALUE_LOSS * (value - m["goal"][rows]).pow(2).mean()
            loss = loss + entropy * (chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), LARGEST_GRADIENT)
            optimiser.step()


class Test:
    """One net beside the same bots in every game; the net's seat goes round. The same deals in every round."""

    def __init__(self, game: str, others: list[str | int], games: int) -> None:
        players = len(others) + 1
        ring: list[Any] = [0, *others]
        seats = [[ring[(seat - i) % players] for seat in range(players)] for i in range(games)]
        self.rows, self.seat = np.arange(games), np.arange(games) % players
        self.v = vector(
            game,
            players,
            games,
            seats=seats,
            reward=Reward("utility", survival=SURVIVAL),
            reset="by-hand",
            skip_forced=True,
        )

    def play(self, net: Net) -> dict[str, list[float]]:
        """The shares of games won and survived, each with its 95% interval, and the mean utility.

        Every row plays one game to its end: games that end early would count too often otherwise.
        """
        v = self.v
        v.reset("test")
        utility = np.zeros(v.copies)
        torch.manual_seed(0)
        while not v.over.all():
            v.step(net.decide(v.encoding, v)[0].numpy())
            utility[v.terminated] = v.reward[self.rows, self.seat][v.terminated]
        won = np.clip((utility - SURVIVAL) / (1 - SURVIVAL), 0, 1)
        return {"won": share(won), "survived": share(utility > 0), "utility": [round(float(utility.mean()), 4)]}


def share(found: Any) -> list[float]:
    """A share with its 95% interval (Wilson's)."""
    n, p, z = len(found), float(np.mean(found)), 1.96
    whole = 1 + z * z / n
    middle, half = (p + z * z / 2 / n) / whole, z * sqrt(p * (1 - p) / n + z * z / 4 / n / n) / whole
    return [round(p, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]


def resume(net: Net, file: Path, version: int) -> int:
    """Let a net go on where it was saved; the steps that it had then."""
    kept = np.load(file)
    if kept["encoding"] != version:
        raise SystemExit(f"{file} reads observations of version {kept['encoding']}, and they are of version {version}")
    net.load_state_dict({name: torch.from_numpy(kept[name]) for name in net.state_dict()})
    return int(kept["steps"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a net a game by play against itself and a pool of bots.")
    parser.add_argument("--game", default="terra")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--pool", default="tips,greedy,altruist,fair-sharer,tit-for-tat,selfish,random")
    parser.add_argument("--beside", default="tips", help="the bot beside which it is tested")
    parser.add_argument("--survival", type=float, default=0.25, help="lambda in training")
    parser.add_argument("--shaping", type=float, default=0.01, help="what a point is worth at once")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=0, help="stop after so many, though steps are left")
    parser.add_argument("--copies", type=int, default=512)
    parser.add_argument("--horizon", type=int, default=64, help="steps of each copy between two updates")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--tests", type=int, default=20, help="how often it is tested on the way")
    parser.add_argument("--games", type=int, default=400, help="games of a test")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", type=Path, help="a line of JSON for each test")
    parser.add_argument("--save", type=Path, help="the net as arrays of NumPy")
    parser.add_argument("--resume", type=Path, help="a net that was saved, to go on with")
    a = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(a.seed)
    seats = seating(a.copies, a.players, a.pool.split(","), np.random.default_rng(a.seed))
    reward = Reward("utility", survival=a.survival, shaping=a.shaping)
    v = vector(a.game, a.players, a.copies, seats=seats, seed=a.seed, reward=reward, skip_forced=True)
    net = Net(v.encoding.encoded_width, v.mask.shape[1], a.width)
    optimiser = torch.optim.Adam(net.parameters(), lr=a.rate)
    tests = {
        f"among {a.beside}": Test(a.game, [a.beside] * (a.players - 1), a.games),
        "among itself": Test(a.game, [0] * (a.players - 1), a.games),
    }
    done = resume(net, a.resume, v.encoding.version) if a.resume else 0
    began, tested, part = perf_counter(), -1, done / a.steps
    while True:
        if int(part * a.tests) > tested:
            tested = int(part * a.tests)
            line: dict[str, Any] = {"steps": done, "seconds": round(perf_counter() - began)}
            line |= {name: test.play(net) for name, test in tests.items()}
            torch.manual_seed(a.seed + done)
            print(json.dumps(line), flush=True)
            if a.curve:
                with a.curve.open("a") as file:
                    file.write(json.dumps(line) + "\n")
            if a.save:
                arrays = {name: value.detach().numpy() for name, value in net.state_dict().items()}
                np.savez(a.save, encoding=v.encoding.version, steps=done, **arrays)
        if part >= 1:
            break
        material = collect(net, v, a.horizon)
        for group in optimiser.param_groups:
            group["lr"] = a.rate * (1 - 0.9 * part)
        learn(net, optimiser, material, 0.02 * (1 - 0.9 * part), a.epochs)
        done += a.copies * a.horizon
        part = max(done / a.steps, (perf_counter() - began) / 60 / a.minutes if a.minutes else 0)


if __name__ == "__main__":
    main()
