"""Teach a net to score answers: PPO beside bots, past selves and itself, a phase at a time, on one processor core.

pip install terrae torch==2.13.0
python examples/learned_partner.py --steps 3000000 --survival-weight 0.3 --save base.pt --curve base.jsonl
python examples/learned_partner.py --resume base.pt --steps 6000000 --survival-weight 0.6 --save next.pt --ship net.json

The net is shown what each legal answer costs and brings (`terrae.envs.Choices`) and has two values, that the table
survives and that it wins; the *survival weight* mixes them, the *trace* says how far advantages look ahead. A file that
was saved holds the optimiser too. What ships is read without PyTorch (docs/learned.md).
"""

from __future__ import annotations

import argparse
import copy
import json
import shlex
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from terrae.bots.registry import policy_named
from terrae.engine.game import loaded
from terrae.engine.search.answer_net import FARTHEST, ONE
from terrae.envs import Choices, Reward, advantages, vector
from terrae.lab.stats import rounded, share

try:
    import torch
except ModuleNotFoundError:
    print("This example needs PyTorch: pip install torch==2.13.0", file=sys.stderr)
    sys.exit(2)

EPOCHS, MINIBATCH, CLIP, VALUE_LOSS, LARGEST_GRADIENT = 3, 2048, 0.2, 0.5, 0.5
LEAST_SPREAD = 20.0  # inputs that hardly ever change are not blown up beyond this
FOLLOWING = 0.05  # how much of the scaling of inputs a phase's latest positions replace at each update
HALF = 0.5
WRITTEN = ("--save", "--curve", "--ship")
TRUST, HEARING = (
    2.5,
    1.2,
)  # how much likelier, as logarithms, the answers of the trusted adviser and of others are at first
PAST = 3  # so many past selves sit at the tables


class Net(torch.nn.Module):
    """A position and its answers to a chance for each answer, and two values of the position."""

    def __init__(self, nets: Any) -> None:
        super().__init__()
        linear, self.advisers = torch.nn.Linear, len(nets.advisers)
        self.one, self.two = linear(nets.position, nets.width), linear(nets.width, nets.width)
        self.out, self.own = linear(nets.width, nets.head), linear(nets.answer, nets.head, bias=False)
        self.counts, self.values = linear(nets.head, 1, bias=False), linear(nets.width, 2)
        self.register_buffer("middle", torch.zeros(nets.position))
        self.register_buffer("square", torch.zeros(nets.position))
        torch.nn.init.normal_(self.counts.weight, std=0.02)

    def trust(self, adviser: int, advised: int) -> None:
        """Begin with the advice of one adviser: the first places of the head see what each advises."""
        with torch.no_grad():
            for k in range(self.advisers):
                self.out.weight[k], self.out.bias[k], self.own.weight[k] = 0, 0, 0
                self.own.weight[k, advised + k] = 1
                self.counts.weight[0, k] = TRUST if k == adviser else HEARING

    def spread(self) -> torch.Tensor:
        """How widely each number of a position is spread."""
        return (self.square - self.middle**2).clamp(0).sqrt().clamp(LEAST_SPREAD)

    def follow(self, x: torch.Tensor, part: float) -> None:
        """Let the scaling of inputs follow some positions."""
        self.middle += part * (x.mean(0) - self.middle)
        self.square += part * ((x**2).mean(0) - self.square)

    def forward(self, x: torch.Tensor, answers: torch.Tensor, row: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each answer's chance among those of its row, and the values of each row."""
        far = FARTHEST / ONE
        z = ((x - self.middle) / self.spread()).clamp(-far, far)
        h = torch.relu(self.two(torch.relu(self.one(z))))
        scores = self.counts(torch.relu(self.out(h)[row] + self.own(answers)))[:, 0]
        most = torch.full((len(x),), -torch.inf).scatter_reduce(0, row, scores.detach(), "amax")
        scores = scores - most[row]
        total = torch.zeros(len(x)).index_add(0, row, scores.exp())
        return scores - total.clamp(1e-30).log()[row], self.values(h)

    def parts(self) -> dict[str, list[float]]:
        """The net as the game's file holds it."""
        with torch.no_grad():
            layers = {"one": self.one, "two": self.two, "out": self.out}
            found = {"middle": self.middle, "scale": ONE / self.spread()}
            for name, layer in layers.items():
                found |= {name: layer.weight.T, f"bias_{name}": layer.bias}
            found |= {"own": self.own.weight.T, "counts": self.counts.weight}
            return {name: part.flatten().tolist() for name, part in found.items()}


@torch.no_grad()
def draw(net: Net, x: torch.Tensor, answers: torch.Tensor, row: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """The place of an answer drawn for every row, the logarithm of its chance, and the values of the row."""
    chances, values = net(x, answers, row)
    noise = -torch.log(-torch.log(torch.rand(len(chances)).clamp(1e-9, 1 - 1e-7)))
    drawn = chances + noise
    most = torch.full((len(x),), -torch.inf).scatter_reduce(0, row, drawn, "amax")
    chosen = (drawn == most[row]).nonzero()[:, 0]
    place = torch.zeros(len(x), dtype=torch.int64).scatter(0, row[chosen], chosen)
    return place, chances[place], values


class Tables:
    """A batch of tables of so many players. Who sits there is drawn anew for every game."""

    def __init__(self, a: argparse.Namespace, players: int, copies: int, seed: int) -> None:
        self.players, self.chance = players, np.random.default_rng(seed)
        self.pool = a.pool.split(",")
        kinds = [kind.split("=") for kind in a.seats.split(",")]
        self.kinds = [name for name, _ in kinds]
        weights = np.array([float(weight) for _, weight in kinds])
        self.weights = weights / weights.sum()
        named = list(
            dict.fromkeys([*self.pool, *(kind for kind in self.kinds if kind not in ("pool", "mixed", "self"))])
        )
        seats: list[Any] = [self.drawn() for _ in range(copies)]
        for i, name in enumerate(named):
            seats[i] = [0, *[name] * (players - 1)]
        reward = Reward("utility", survival=HALF)
        self.v = vector(
            a.game, players, copies, seats=seats, seed=seed, reward=reward, reset="next-step", skip_forced=True
        )
        self.choices = Choices(self.v)

    def drawn(self) -> list[Any]:
        """Who sits at a table: the net is 0, past selves are 1 and so on."""
        kind, others = self.chance.choice(self.kinds, p=self.weights), self.players - 1
        if kind == "self":
            return [0] * self.players
        if kind == "pool":
            seats = [0, *map(str, self.chance.choice(self.pool, others))]
        elif kind == "mixed":
            either = [*[0] * 3, *range(1, PAST + 1), *self.chance.choice(self.pool, 6).tolist()]
            seats = [0, *(either[k] for k in self.chance.integers(0, len(either), others))]
        else:
            seats = [0, *[str(kind)] * others]
        return [seats[k] for k in self.chance.permutation(self.players)]

    def collect(self, net: Net, past: list[Net], steps: int, trace: float, weight: float) -> dict[str, torch.Tensor]:
        """Play on for so many steps: every decision of the net, and what it gained beyond what was expected."""
        v, n = self.v, self.v.copies
        own = np.zeros((steps, n), np.bool_)
        values = np.zeros((2, steps, n), np.float32)
        rewards = np.zeros((2, steps, n, self.players), np.float32)
        ended, actors = np.zeros((steps, n), np.bool_), np.zeros((steps, n), np.int64)
        kept: dict[str, list[Any]] = {name: [] for name in ("x", "answers", "many", "answer", "chance")}
        for t in range(steps):
            shown = self.choices.describe()
            x = torch.from_numpy(shown.position.astype(np.float32))
            answers = torch.from_numpy(shown.answer.astype(np.float32) / ONE)
            row, policy = torch.from_numpy(shown.row.copy()), v.policy.copy()
            many = np.bincount(shown.row, minlength=n)
            first = np.cumsum(many) - many
            place, chance, value = draw(net, x, answers, row)
            for k, self_then in enumerate(past, 1):
                if (rows := np.flatnonzero(policy == k)).size:
                    at = np.flatnonzero(policy[shown.row] == k)
                    new = torch.from_numpy(np.searchsorted(rows, shown.row[at]))
                    found, _, _ = draw(self_then, x[rows], answers[at], new)
                    place[rows] = torch.from_numpy(at)[found]
            own[t], actors[t] = policy == 0, v.actor
            values[:, t] = value.T.numpy()
            action = np.where(many > 0, shown.action[place.numpy().clip(0, len(shown.action) - 1)], 0)
            mine = np.flatnonzero(own[t])
            kept["x"].append(shown.position[mine].copy())
            kept["answers"].append(shown.answer[own[t][shown.row]].copy())
            kept["many"].append(many[mine])
            kept["answer"].append(place.numpy()[mine] - first[mine])
            kept["chance"].append(chance.numpy()[mine])
            v.step(action)
            ended[t] = v.terminated
            rewards[0, t], rewards[1, t] = v.reward > 0, np.maximum(0, v.reward - HALF) / (1 - HALF)
            for i in np.flatnonzero(v.terminated).tolist():
                v.seat(i, self.drawn())
        gain, goal = np.zeros((steps, n), np.float32), []
        for k, worth in enumerate((weight, 1 - weight)):
            found, complete = advantages(values[k], rewards[k], ended, actors, trace=trace)
            gain += worth * found
            goal.append((found + values[k])[own])
        made = {name: torch.from_numpy(np.concatenate(parts)) for name, parts in kept.items()}
        made |= {"gain": torch.from_numpy(gain[own]), "complete": torch.from_numpy(complete[own])}
        return made | {"goal": torch.from_numpy(np.stack(goal, 1))}


def learn(net: Net, optimiser: torch.optim.Optimizer, m: dict[str, torch.Tensor], entropy: float) -> None:
    """Proximal policy optimisation over the decisions of which it is known what came of them."""
    use = m["complete"].nonzero()[:, 0]
    gain = m["gain"]
    gain = (gain - gain[use].mean()) / (gain[use].std() + 1e-6)
    starts = m["many"].cumsum(0) - m["many"]
    for _ in range(EPOCHS):
        for rows in use[torch.randperm(len(use))].split(MINIBATCH):
            many = m["many"][rows]
            row = torch.repeat_interleave(torch.arange(len(rows)), many)
            first = many.cumsum(0) - many
            at = torch.arange(len(row)) - first[row] + starts[rows][row]
            chances, values = net(m["x"][rows].float(), m["answers"][at].float() / ONE, row)
            ratio = (chances[first + m["answer"][rows]] - m["chance"][rows]).exp()
            loss = -torch.min(ratio * gain[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[rows]).mean()
            loss = loss + VALUE_LOSS * (values - m["goal"][rows]).pow(2).sum(1).mean()
            loss = loss + entropy * (chances.exp() * chances).sum() / len(rows)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), LARGEST_GRADIENT)
            optimiser.step()


class Test:
    """The net as it ships, in the compiled material: its likeliest answers beside bots, and four of it."""

    def __init__(self, game: Any, nets: Any, games: int, seed: str) -> None:
        self.tables, self.nets = loaded(game.offers.best_response)(game), nets
        self.games, self.seed, self.others = games, seed, policy_named(game, "tips")

    def play(self, net: Net) -> dict[str, list[float]]:
        """Shares of games with their 95% intervals; a win that is shared is shared."""
        policy = self.nets.policy(net.parts())
        found = {}
        for name, seats, others in (("beside", 1, [self.others] * 3), ("together", 4, [])):
            bundles = self.tables.play(policy, seats, others, self.games, self.seed, 0.0)
            for kind, mean in (("wins", "own"), ("survives", "survival")):
                total = sum(getattr(bundle, mean) for bundle in bundles) / len(bundles)
                found[f"{kind} {name}"] = rounded(share(total * self.games, self.games))
        return found


def save(file: Path, net: Net, optimiser: torch.optim.Optimizer, past: list[Net], steps: int, version: int) -> None:
    """Everything that another phase goes on with."""
    kept = {"net": net.state_dict(), "optimiser": optimiser.state_dict(), "past": [one.state_dict() for one in past]}
    torch.save({**kept, "steps": steps, "choices": version}, file)


def command_of(arguments: list[str]) -> str:
    """The command by which a net was taught, without the files that it wrote."""
    kept = [text for i, text in enumerate(arguments) if not {text, *arguments[max(0, i - 1) : i]} & set(WRITTEN)]
    return shlex.join(["python", "examples/learned_partner.py", *kept])


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a net to score the answers of a game, a phase at a time.")
    add = parser.add_argument
    add("--game", default="terra")
    add("--players", default="4,4,4,3,5,6", help="how many sit at the tables of each batch")
    add("--pool", default="tips,greedy,altruist,fair-sharer,tit-for-tat,selfish,late-saver,random")
    add("--adviser", default="", help="whose advice a new net follows at first: one of the game's advisers")
    add(
        "--seats",
        default="tips=3,pool=2,mixed=2,self=1",
        help="kinds of tables and how often: a bot's name, pool, mixed, self",
    )
    add(
        "--survival-weight",
        type=float,
        default=0.3,
        help="what it counts that everybody survives (lambda); the rest is for winning",
    )
    add("--trace", type=float, default=0.95, help="how far advantages look ahead, from 0 to 1")
    add("--steps", type=int, default=3_000_000, help="decisions of the net, those before a resumed phase included")
    add("--minutes", type=float, default=0, help="stop after so many, though steps are left")
    add("--copies", type=int, default=192, help="tables of each batch")
    add("--horizon", type=int, default=32)
    add("--rate", type=float, default=2e-3)
    add("--last-rate", type=float, default=2e-4)
    add("--entropy", type=float, default=0.003)
    add("--every", type=int, default=500_000, help="steps between two tests")
    add("--games", type=int, default=1200, help="games of a test")
    add("--seed", type=int, default=0)
    add("--curve", type=Path, help="a line of JSON for each test")
    add("--save", type=Path, help="net, optimiser and past selves")
    add("--resume", type=Path, help="what was saved, to go on with")
    add("--ship", type=Path, help="the net as the game reads it, at the end")
    a = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(a.seed)
    batches = [Tables(a, int(players), a.copies, a.seed * 100 + i) for i, players in enumerate(a.players.split(","))]
    nets, game = batches[0].choices.nets, batches[0].v.game
    net = Net(nets)
    if a.adviser:
        net.trust(nets.advisers.index(a.adviser), nets.advised)
    optimiser = torch.optim.Adam(net.parameters(), lr=a.rate, eps=1e-5)
    past = [copy.deepcopy(net) for _ in range(PAST)]
    done = 0
    if a.resume:
        kept = torch.load(a.resume, weights_only=True)
        if kept["choices"] != nets.version:
            raise SystemExit(
                f"{a.resume} reads answers of version {kept['choices']}, and they are of version {nets.version}"
            )
        net.load_state_dict(kept["net"])
        optimiser.load_state_dict(kept["optimiser"])
        for one, state in zip(past, kept["past"], strict=True):
            one.load_state_dict(state)
        done = kept["steps"]
    test, began, since, tested = Test(game, nets, a.games, f"test {a.seed}"), perf_counter(), done, -1
    ends = False
    while True:
        if ends or done // a.every > tested:
            tested = done // a.every
            line: dict[str, Any] = {
                "steps": done,
                "survival weight": a.survival_weight,
                "trace": a.trace,
                "seed": a.seed,
            }
            line |= {
                "minutes": round((perf_counter() - began) / 60, 1),
                "core": round(process_time()),
                **test.play(net),
            }
            print(json.dumps(line), flush=True)
            if a.curve:
                with a.curve.open("a") as file:
                    file.write(json.dumps(line) + "\n")
            if a.save:
                save(a.save, net, optimiser, past, done, nets.version)
            past[tested % PAST].load_state_dict(net.state_dict())
        if ends:
            break
        material = [tables.collect(net, past, a.horizon, a.trace, a.survival_weight) for tables in batches]
        m = {name: torch.cat([part[name] for part in material]) for name in material[0]}
        net.follow(m["x"].float(), 1.0 if done == 0 else FOLLOWING)
        if done == 0:
            done += 1  # the first positions only tell how widely inputs are spread
            continue
        part = (done - since) / max(1, a.steps - since)
        for group in optimiser.param_groups:
            group["lr"] = a.rate + (a.last_rate - a.rate) * min(1, part)
        learn(net, optimiser, m, a.entropy)
        done += len(m["many"])
        ends = done >= a.steps or bool(a.minutes and perf_counter() - began > a.minutes * 60)
    if a.ship:
        provenance = {"made_by": command_of(sys.argv[1:]), "steps": done}
        a.ship.write_text(nets.pack(net.parts(), provenance), "utf-8")


if __name__ == "__main__":
    main()
