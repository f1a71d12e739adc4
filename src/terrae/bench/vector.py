"""`terrae bench vector`: steps a second of batches of games that are driven from Python, and how peers do."""

from __future__ import annotations

import os
import subprocess
import sys
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np

from terrae.engine.game import Game, game_named, games
from terrae.envs import vector as batch

from .contest import Contestant, contest
from .engine import Play, Progress, key_of, machine, quietly
from .vector_peers import batched_peers

COPIES = 1024
YARDSTICK = "tips"
"""The bot beside which a learner is measured, where a game has it."""
VARIANTS: dict[str, dict[str, Any]] = {
    "steps_per_s": {"threads": 2},
    "one_thread_steps_per_s": {"threads": 1},
    "unchecked_steps_per_s": {"threads": 1, "check": False},
}
"""What is measured of every game: its key in the report, and how the batch is made."""
BESIDE = f"beside_{YARDSTICK}_steps_per_s"


def vector(
    *,
    peers: bool,
    rounds: int = 7,
    seconds: float = 0.7,
    copies: int = COPIES,
    starts: bool = True,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Steps a second of masked random play from Python, observation and mask in every step: medians of the rounds.

    A step is one decision of one copy. `peers` measures other environments in the same rounds, `starts` how long a
    fresh process takes to its first step, with everything to be compiled.
    """
    show = progress or quietly
    others = batched_peers(copies) if peers else []
    contestants = [contestant for game in games().values() for contestant in contestants_of(game, copies)]
    medians = contest([*contestants, *others], rounds, seconds, show)
    report: dict[str, Any] = {}
    for game in games().values():
        found = {
            key: round(medians[f"{key_of(game)} {key}"].wall)
            for key in (*VARIANTS, BESIDE)
            if f"{key_of(game)} {key}" in medians
        }
        report[key_of(game)] = {"players": game.bench_players, **found}
        if starts:
            show(f"first step of a fresh process: {game.name}")
            report[key_of(game)]["first_compile_s"] = round(first_step_seconds(game), 1)
    report["peers"] = {contestant.name: round(medians[contestant.name].wall) for contestant in others}
    report["steps_per_processor_s"] = {name: round(rate.processor) for name, rate in medians.items()}
    report["ratios"] = ratios(report)
    report["machine"] = machine()
    report["method"] = {"rounds": rounds, "seconds": seconds, "copies": copies, "clock": "wall"}
    return report


def contestants_of(game: Game[Any, Any], copies: int) -> list[Contestant]:
    """A game in every variant, and one learner beside the yardstick."""
    found = [Contestant(f"{key_of(game)} {key}", random_play(game, copies, **made)) for key, made in VARIANTS.items()]
    if YARDSTICK in game.bots:
        seats = [0, *[YARDSTICK] * (game.bench_players - 1)]
        found.append(Contestant(f"{key_of(game)} {BESIDE}", random_play(game, copies, seats=seats)))
    return found


def random_play(game: Game[Any, Any], copies: int, **made: Any) -> Play:
    """Steps of a whole batch, each with a compiled sample of the mask."""
    v = batch(game, game.bench_players, copies, seed="bench", **made)
    actions = np.zeros(copies, np.int64)

    def play(steps: int) -> int:
        for _ in range(steps):
            v.sample(actions)
            v.step(actions)
        return steps * copies

    return play


def first_step_seconds(game: Game[Any, Any]) -> float:
    """Wall-clock seconds of a process that finds nothing compiled and makes one step beside each kind of bot."""
    with TemporaryDirectory(prefix="terrae-bench-") as cache:
        began = perf_counter()
        environment = {**os.environ, "TERRAE_CACHE": cache}
        subprocess.run([sys.executable, "-m", __name__, game.name], check=True, env=environment)
        return perf_counter() - began


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """What the figures mean to each other; a ratio to the peers is to the fastest of them."""
    found: dict[str, float] = {}
    fastest = max(report["peers"].values(), default=0)
    for game in games().values():
        key, rates = key_of(game), report[key_of(game)]
        one = rates["one_thread_steps_per_s"]
        found[f"{key}_threads_2_to_one"] = rates["steps_per_s"] / one
        found[f"{key}_checked_to_unchecked"] = one / rates["unchecked_steps_per_s"]
        if fastest:
            found[f"{key}_to_fastest_peer"] = rates["steps_per_s"] / fastest
            found[f"{key}_one_thread_to_fastest_peer"] = one / fastest
    return {name: float(f"{ratio:.4g}") for name, ratio in found.items()}


if __name__ == "__main__":
    random_play(game_named(sys.argv[1]), 4)(1)
