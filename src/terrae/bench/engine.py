"""`terrae bench engine`: how many decisions a second every game makes, in each material, and how peers do."""

from __future__ import annotations

import os
import platform
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numpy as np

from terrae.engine.chance import seeded
from terrae.engine.compiled import compiled
from terrae.engine.decks import load_deck
from terrae.engine.game import Game, games

from .contest import Contestant, contest
from .peers import open_spiel
from .starts import starts as measure_starts

Progress = Callable[[str], None]
Play = Callable[[int], int]
"""Plays so many whole games; returns how many decisions were made."""

SEED = "bench"
COUNTED_GAMES = 200
PORTIONS = 16
LIBRARIES = ("numba", "numpy", "open_spiel")


def engine(
    *, peers: bool, rounds: int = 7, seconds: float = 0.7, starts: bool = True, progress: Progress | None = None
) -> dict[str, Any]:
    """Steps per second of uniformly random legal play: medians of `rounds` rounds of about `seconds` each.

    The rates are by the clock on the wall, and once more by processor time, which a busy machine disturbs less.
    `peers` measures other engines in the same rounds, `starts` how long fresh processes take to their first game.
    """
    show = progress or quietly
    peer_contestants, peer_lengths = open_spiel() if peers else ([], {})
    contestants = [contestant for game in games().values() for contestant in contestants_of(game)]
    medians = contest([*contestants, *peer_contestants], rounds, seconds, show)
    report: dict[str, Any] = {}
    for game in games().values():
        report[key_of(game)] = {
            "players": game.bench_players,
            "decisions_per_game": round(decisions_per_game(game), 1),
            **{f"{name}_steps_per_s": round(medians[f"{key_of(game)}_{name}"].wall) for name in MATERIALS},
            **(measure_starts(game, show) if starts else {}),
        }
    report["peers"] = {contestant.name: round(medians[contestant.name].wall) for contestant in peer_contestants}
    report["peer_decisions_per_game"] = {name: round(length, 1) for name, length in peer_lengths.items()}
    report["steps_per_processor_s"] = {name: round(rate.processor) for name, rate in medians.items()}
    report["ratios"] = ratios(report)
    report["machine"] = machine()
    report["method"] = {"rounds": rounds, "seconds": seconds, "clock": "wall"}
    return report


def quietly(line: str) -> None:
    """Show no progress."""


def key_of(game: Game[Any, Any]) -> str:
    """The game's name in the keys of a report."""
    return game.name.replace("-", "_")


def contestants_of(game: Game[Any, Any]) -> list[Contestant]:
    """The game in each material."""
    return [Contestant(f"{key_of(game)}_{name}", make(game)) for name, make in MATERIALS.items()]


def plain(game: Game[Any, Any]) -> Play:
    """On lists, in plain Python."""
    deck = load_deck(game, game.default_deck()).table
    states, generators, scratch = [game.state()], [seeded(SEED)], [0] * game.scratch
    players, options = seating(game)

    def play(n: int) -> int:
        steps: int = game.run.random_games(states, 0, [deck], players, options, n, generators, scratch)
        return steps

    return play


def in_compiled(game: Game[Any, Any], seed: str = SEED) -> Play:
    """On a record, in one thread."""
    c = compiled(game)
    states, generators, scratch = c.states(1), c.generators(seed), c.scratch()
    decks = c.decks(load_deck(game, game.default_deck()).table)
    players, options = seating(game)

    def play(n: int) -> int:
        steps: int = c.run.random_games(states, 0, decks, players, options, n, generators, scratch)
        return steps

    return play


def observed(game: Game[Any, Any]) -> Play:
    """The same, with the deciding seat's observation (int16) and legal mask (int8) written at every decision."""
    c = compiled(game)
    states, generators, scratch = c.states(1), c.generators(SEED), c.scratch()
    decks = c.decks(load_deck(game, game.default_deck()).table)
    players, options = seating(game)
    observation, mask = np.zeros(game.observation, np.int16), np.zeros(game.actions, np.int8)

    def play(n: int) -> int:
        steps: int = c.run.observed_games(states, 0, decks, players, options, n, generators, scratch, observation, mask)
        return steps

    return play


def in_two_threads(game: Game[Any, Any]) -> Play:
    """Two Python threads with states of their own: compiled code lets go of the interpreter.

    They take `n` games each on average, in portions from one pile: a core that has other work too gets fewer.
    """
    both = [in_compiled(game, f"{SEED}/{thread}") for thread in ("one", "two")]

    def play(n: int) -> int:
        games = len(both) * n
        portions = deque(games * (i + 1) // PORTIONS - games * i // PORTIONS for i in range(PORTIONS))

        def work(one: Play) -> int:
            steps = 0
            while True:
                try:
                    steps += one(portions.pop())
                except IndexError:
                    return steps

        with ThreadPoolExecutor(len(both)) as pool:
            return sum(pool.map(work, both))

    return play


MATERIALS: dict[str, Callable[[Game[Any, Any]], Play]] = {
    "plain": plain,
    "compiled": in_compiled,
    "observed": observed,
    "threads_2": in_two_threads,
}
"""The ways to run a game that are measured."""


def seating(game: Game[Any, Any]) -> tuple[int, int]:
    """How many play, and their options: the defaults."""
    return game.bench_players, game.option_bits({}, game.bench_players)


def decisions_per_game(game: Game[Any, Any]) -> float:
    """The mean number of decisions of a random game."""
    return plain(game)(COUNTED_GAMES) / COUNTED_GAMES


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """What the figures mean to each other; a ratio to a peer is to the fastest of its kind."""
    found: dict[str, float] = {}
    inside = [rate for name, rate in report["peers"].items() if "_python" not in name]
    watched = [rate for name, rate in report["peers"].items() if name.endswith("_python_observed")]
    for game in games().values():
        key = key_of(game)
        rates = report[key]
        found[f"{key}_compiled_to_plain"] = rates["compiled_steps_per_s"] / rates["plain_steps_per_s"]
        found[f"{key}_threads_2_to_compiled"] = rates["threads_2_steps_per_s"] / rates["compiled_steps_per_s"]
        if inside:
            found[f"{key}_compiled_to_fastest_peer"] = rates["compiled_steps_per_s"] / max(inside)
            found[f"{key}_observed_to_fastest_observed_peer"] = rates["observed_steps_per_s"] / max(watched)
    return {name: float(f"{ratio:.4g}") for name, ratio in found.items()}


def machine() -> dict[str, Any]:
    """Where it was measured."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        **{library: installed for library in LIBRARIES if (installed := version_of(library))},
    }


def cpu_model() -> str:
    """The processor's name, as the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def version_of(library: str) -> str:
    """The installed version of a library; empty if there is none."""
    try:
        return version(library)
    except PackageNotFoundError:
        return ""
