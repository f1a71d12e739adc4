"""Teach a net a game by play against itself and against a pool of bots: PPO in one file, on one processor core.

pip install terrae torch==2.13.0
python examples/self_play.py --steps 1000000 --curve curve.jsonl --save net.npz

In every row of the batch the net has one, two or all seats, and bots have the others: a net that knows only itself does
badly beside anybody else. docs/envs/baselines.md tells how far it came.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from terrae.envs import Encoding, Reward, Vector, advantages, vector
from terrae.lab.stats import rounded, share

try:
    import torch
except ModuleNotFoundError:
    print("This example needs PyTorch: pip install torch==2.13.0", file=sys.stderr)
    sys.exit(2)

SURVIVAL = 0.5
"""In tests: what it is worth that everybody survives and somebody else wins (lambda); a win is worth 1."""
ROWS = ((1, True), (1, True), (1, False), (2, False), (0, False))
"""Row by row: how many seats the net has (0: all), and whether it is tested beside such others; else see the pool."""
EPOCHS, MINIBATCH, ENTROPY = 2, 4096, 0.005
CLIP, VALUE_LOSS, LARGEST_GRADIENT, LEFT_AT_THE_END = 0.2, 0.5, 0.5, 0.05
LEAST_SPREAD = 0.02  # inputs that hardly ever change are not blown up beyond this
MOST_ENCODED = 1000  # an observation that has more numbers when it is encoded is shown as it is (`Bag`)


class Legal:
    """The legal answers of many rows, one after the other: few actions are legal, so only these are computed with."""

    def __init__(self, mask: torch.Tensor) -> None:
        self.flat = torch.from_numpy(np.flatnonzero(mask.numpy().view(np.bool_)))
        self.row, self.action = self.flat // mask.shape[1], self.flat % mask.shape[1]
        counts = torch.bincount(self.row, minlength=len(mask))
        self.last = counts.cumsum(0) - 1
        self.first = self.last + 1 - counts

    def sums(self, terms: torch.Tensor) -> torch.Tensor:
        """A sum over the answers of each row."""
        return torch.zeros(len(self.first)).index_add(0, self.row, terms)

    def highest(self, terms: torch.Tensor) -> torch.Tensor:
        """For each answer the highest number among the answers of its row."""
        return torch.full((len(self.first),), -torch.inf).scatter_reduce(0, self.row, terms, "amax")[self.row]


class Bag(torch.nn.Module):
    """A first layer for observations as they are: categories look their weights up, so nothing is multiplied by 0."""

    def __init__(self, encoding: Encoding, width: int) -> None:
        super().__init__()
        places = [part for part in encoding.parts for _ in range(part.stop - part.start)]
        self.is_category = torch.tensor([part.kind == "category" for part in places])
        many = torch.tensor([part.maximum + 1 for part in places])[self.is_category]
        self.first = many.cumsum(0) - many
        self.looked_up = torch.nn.EmbeddingBag(int(many.sum()), width, mode="sum")
        self.counted = torch.nn.Linear(int((~self.is_category).sum()), width)
        torch.nn.init.normal_(self.looked_up.weight, std=1 / sqrt(len(many)))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        counted = self.counted(x[:, ~self.is_category])
        return counted + self.looked_up(x[:, self.is_category].long() + self.first).to(counted.dtype)


class Net(torch.nn.Module):
    """What a seat sees to a chance for each legal answer and a value."""

    def __init__(self, v: Vector, width: int) -> None:
        super().__init__()
        linear, relu = torch.nn.Linear, torch.nn.ReLU
        self.as_it_is = v.encoding.encoded_width > MOST_ENCODED
        inputs = v.encoding.width if self.as_it_is else v.encoding.encoded_width
        first = Bag(v.encoding, width) if self.as_it_is else linear(inputs, width)
        self.body = torch.nn.Sequential(first, relu(), linear(width, width), relu())
        self.policy, self.value = linear(width, v.mask.shape[1]), linear(width, 1)
        self.register_buffer("middle", torch.zeros(inputs))
        self.register_buffer("scale", torch.ones(inputs))
        torch.nn.init.orthogonal_(self.policy.weight, 0.01)

    def see(self, v: Vector) -> torch.Tensor:
        """What the net is shown, each count about as widely spread as the others."""
        return (torch.from_numpy(v.observation if self.as_it_is else v.encode()) - self.middle) * self.scale

    def spread(self, x: torch.Tensor) -> None:
        """Learn from some rows how widely the inputs are spread."""
        self.middle, self.scale = x.mean(0), 1 / x.std(0).clamp(LEAST_SPREAD)
        if self.as_it_is:
            self.middle[self.body[0].is_category], self.scale[self.body[0].is_category] = 0, 1

    def forward(self, x: torch.Tensor, legal: Legal) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of the legal answers, and the value of each row."""
        with torch.autocast("cpu", torch.bfloat16, enabled=x.dtype == torch.bfloat16):
            h = self.body(x)
            logits, value = self.policy(h).flatten()[legal.flat].float(), self.value(h)[:, 0].float()
        logits = logits - legal.highest(logits.detach())
        return logits - legal.sums(logits.exp()).log()[legal.row], value

    @torch.no_grad()
    def draw(self, x: torch.Tensor, legal: Legal) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The place of an answer drawn for every row, the logarithm of its chance, and the value of the row."""
        chances, value = self(x, legal)
        above = chances.double().exp().cumsum(0)
        below = torch.cat([torch.zeros(1), above])[legal.first]
        drawn = below + (above[legal.last] - below) * torch.rand(len(x))
        place = torch.searchsorted(above, drawn, right=True).clamp(legal.first, legal.last)
        return place, chances[place], value

    @torch.no_grad()
    def likeliest(self, x: torch.Tensor, legal: Legal) -> torch.Tensor:
        """The likeliest action of every row; 0 where nobody is asked."""
        chances, _ = self(x, legal)
        best = (chances == legal.highest(chances)).nonzero()[:, 0]
        return torch.zeros(len(x), dtype=torch.int64).scatter(0, legal.row[best], legal.action[best])


def seating(rows: int, players: int, pool: list[str], beside: list[str], r: np.random.Generator) -> list[list[Any]]:
    """Who sits where in every row: policy 0 is the net."""
    table = []
    for i in range(rows):
        own, tested = ROWS[i % len(ROWS)]
        others = r.choice(beside if tested else pool, players - (own or players))
        seats: list[Any] = [0] * (own or players) + [str(name) for name in others]
        table.append([seats[k] for k in r.permutation(players)])
    return table


class Rollout:
    """Material to learn from: so many steps of every row. Its memory is used again and again."""

    def __init__(self, v: Vector, steps: int, inputs: int, kind: torch.dtype) -> None:
        n, self.v, self.steps = v.copies, v, steps
        self.x = torch.zeros(steps, n, inputs, dtype=kind)
        self.mask = torch.zeros(steps, n, v.mask.shape[1], dtype=torch.int8)
        self.answer = torch.zeros(steps, n, dtype=torch.int64)
        self.chance, self.value = torch.zeros(steps, n), torch.zeros(steps, n)
        self.rewards = np.zeros((steps, n, v.players), np.float32)
        self.ended, self.actors = np.zeros((steps, n), np.bool_), np.zeros((steps, n), np.int64)

    def collect(self, net: Net, trace: float) -> dict[str, torch.Tensor]:
        """Play on: what each decision was, what it gained beyond what was expected, and which can be learned from."""
        v = self.v
        for t in range(self.steps):
            self.x[t], self.mask[t], self.actors[t] = net.see(v), torch.from_numpy(v.mask), v.actor
            legal = Legal(self.mask[t])
            place, self.chance[t], self.value[t] = net.draw(self.x[t], legal)
            self.answer[t] = place - legal.first
            v.step(legal.action[place].numpy())
            self.rewards[t], self.ended[t] = v.reward, v.terminated
        found = advantages(self.value.numpy(), self.rewards, self.ended, self.actors, trace=trace)
        gain, complete = (torch.from_numpy(array).flatten() for array in found)
        spread = (gain - gain[complete].mean()) / (gain[complete].std() + 1e-6)
        made = {"gain": spread, "goal": gain + self.value.flatten(), "use": complete.nonzero()[:, 0]}
        kept = {"x": self.x, "mask": self.mask, "answer": self.answer, "chance": self.chance}
        return made | {name: array.flatten(0, 1) for name, array in kept.items()}


def learn(net: Net, optimiser: torch.optim.Optimizer, m: dict[str, torch.Tensor], rate: float, entropy: float) -> None:
    """Proximal policy optimisation over the material."""
    for group in optimiser.param_groups:
        group["lr"] = rate
    for _ in range(EPOCHS):
        for rows in m["use"][torch.randperm(len(m["use"]))].split(MINIBATCH):
            legal, gain = Legal(m["mask"][rows]), m["gain"][rows]
            chances, value = net(m["x"][rows], legal)
            ratio = (chances[legal.first + m["answer"][rows]] - m["chance"][rows]).exp()
            loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = loss + VALUE_LOSS * (value - m["goal"][rows]).pow(2).mean()
            loss = loss + entropy * legal.sums(chances.exp() * chances).mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), LARGEST_GRADIENT)
            optimiser.step()


class Test:
    """One net beside the same bots in every game; the net's seat goes round. The same deals in every round."""

    def __init__(self, game: str, others: list[str | int], games: int, seed: str) -> None:
        players, self.seed = len(others) + 1, seed
        ring: list[Any] = [0, *others]
        seats = [[ring[(seat - i) % players] for seat in range(players)] for i in range(games)]
        self.rows, self.seat = np.arange(games), np.arange(games) % players
        reward = Reward("utility", survival=SURVIVAL)
        self.v = vector(game, players, games, seats=seats, reward=reward, reset="by-hand", skip_forced=True)

    def play(self, net: Net) -> dict[str, list[float]]:
        """The shares of games won and survived by the net's likeliest answers, with 95% intervals; the mean utility.

        Every row plays one game to its end: games that end early would count too often otherwise.
        """
        v = self.v
        v.reset(self.seed)
        utility = np.zeros(v.copies)
        while not v.over.all():
            v.step(net.likeliest(net.see(v), Legal(torch.from_numpy(v.mask))).numpy())
            utility[v.terminated] = v.reward[self.rows, self.seat][v.terminated]
        won = np.clip((utility - SURVIVAL) / (1 - SURVIVAL), 0, 1)
        shares = {"won": won.sum(), "survived": (utility > 0).sum()}
        found = {name: rounded(share(float(hits), v.copies)) for name, hits in shares.items()}
        return found | {"utility": [round(float(utility.mean()), 4)]}


def resume(net: Net, file: Path, version: int) -> int:
    """Let a net go on where it was saved; the steps that it had then."""
    kept = np.load(file)
    if kept["encoding"] != version:
        raise SystemExit(f"{file} reads observations of version {kept['encoding']}, and they are of version {version}")
    net.load_state_dict({name: torch.from_numpy(kept[name]) for name in net.state_dict()})
    return int(kept["steps"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a net a game by play against itself and a pool of bots.")
    add = parser.add_argument
    add("--game", default="terra")
    add("--players", type=int, default=4)
    add("--pool", default="tips,greedy,altruist,fair-sharer,tit-for-tat,selfish,random")
    add("--beside", default="tips", help="the bot beside which it is tested, or a bot for each other seat")
    add("--reward", default="utility", help="what is learned: utility, win, rank or score (terrae.envs.Reward)")
    add("--survival", type=float, default=0.25, help="lambda in training")
    add("--shaping", type=float, default=0.01, help="what a point is worth at once")
    add("--steps", type=int, default=1_000_000)
    add("--minutes", type=float, default=0, help="stop after so many, though steps are left")
    add("--copies", type=int, default=1024)
    add("--horizon", type=int, default=64, help="steps of each copy between two updates")
    add("--width", type=int, default=256)
    add("--rate", type=float, default=1e-3)
    add("--trace", type=float, default=0.95, help="how far advantages look ahead, from 0 to 1")
    add("--bfloat16", action="store_true", help="learn twice as fast on a processor that has it")
    add("--tests", type=int, default=20, help="how often it is tested on the way")
    add("--games", type=int, default=1000, help="games of a test")
    add("--seed", type=int, default=0)
    add("--curve", type=Path, help="a line of JSON for each test")
    add("--save", type=Path, help="the net as arrays of NumPy")
    add("--resume", type=Path, help="a net that was saved, to go on with")
    a = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(a.seed)
    beside = a.beside.split(",")
    seats = seating(a.copies, a.players, a.pool.split(","), beside, np.random.default_rng(a.seed))
    reward = Reward(a.reward, survival=a.survival, shaping=a.shaping)
    v = vector(a.game, a.players, a.copies, seats=seats, seed=a.seed, reward=reward, skip_forced=True)
    net = Net(v, a.width)
    rollout = Rollout(v, a.horizon, len(net.scale), torch.bfloat16 if a.bfloat16 else torch.float32)
    optimiser = torch.optim.Adam(net.parameters(), lr=a.rate, eps=1e-5, fused=True)
    others = {f"among {a.beside}": (beside * a.players)[: a.players - 1], "among itself": [0] * (a.players - 1)}
    tests = {name: Test(a.game, bots, a.games, f"test {a.seed}") for name, bots in others.items()}
    done = resume(net, a.resume, v.encoding.version) if a.resume else 0
    if not a.resume:
        net.spread(rollout.collect(net, a.trace)["x"].float())
    began, tested, part = perf_counter(), -1, done / a.steps
    while True:
        if int(part * a.tests) > tested:
            tested = int(part * a.tests)
            line: dict[str, Any] = {"steps": done, "seconds": round(perf_counter() - began)}
            line |= {"core": round(process_time())} | {name: test.play(net) for name, test in tests.items()}
            print(json.dumps(line), flush=True)
            if a.curve:
                with a.curve.open("a") as file:
                    file.write(json.dumps(line) + "\n")
            if a.save:
                arrays = {name: value.detach().numpy() for name, value in net.state_dict().items()}
                np.savez(a.save, encoding=v.encoding.version, steps=done, **arrays)
        if part >= 1:
            break
        left = 1 - part * (1 - LEFT_AT_THE_END)
        learn(net, optimiser, rollout.collect(net, a.trace), a.rate * left, ENTROPY * left)
        done += a.copies * a.horizon
        part = max(done / a.steps, (perf_counter() - began) / 60 / a.minutes if a.minutes else 0)


if __name__ == "__main__":
    main()
