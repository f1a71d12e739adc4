"""Measures bots in play: how soon they answer while many tables are played, and how late the event loop runs."""

from __future__ import annotations

import json
import os
import platform
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

from terrae.engine.game import game_named
from terrae.server.bots.precompile import precompile

from .server import IDLE_MS, Watched, read, started

THINKING_S = 1.5
"""About how long a person thinks about an answer."""
PERCENTILE = 0.99
LOOK_S = 0.2


@dataclass(frozen=True)
class BotsPlan:
    """What is measured: at each table one person among bots."""

    game: str
    bot: str
    tables: int
    seconds: float


def measure(plan: BotsPlan) -> dict[str, Any]:
    """Run the service and the people, each in a process of their own; the report."""
    game = game_named(plan.game)
    precompile(game)
    numbers = (game.bench_players, plan.tables, plan.tables, plan.tables / THINKING_S, plan.seconds)
    with (
        tempfile.TemporaryDirectory(prefix="terrae-bench-") as folder,
        started("-m", "terrae.bench.service", f"{folder}/tables.db", str(IDLE_MS * 60)) as service,
    ):
        address = read(service.stdout).split()[4]
        watched = Watched([service.pid], [address])
        with started("-m", "terrae.bench.load", address, game.name, *map(str, numbers), plan.bot) as load:
            assert load.stdin is not None
            read(load.stdout)
            while watched.figures()["terrae_bot_questions"]:
                time.sleep(LOOK_S)  # the first bot loads the compiled rules
            for phase in ("open", "play"):
                load.stdin.write(f"{phase}\n")
                load.stdin.flush()
                read(load.stdout)
            before, began = watched.figures(), time.perf_counter()
            played = json.loads(read(load.stdout))
            took, after = time.perf_counter() - began, watched.figures()
    after.subtract(before)
    return {
        "game": plan.game,
        "bot": plan.bot,
        "tables": plan.tables,
        "seconds": round(took, 1),
        "moves": int(after["terrae_moves_total"]),
        "bot_decisions": int(after["terrae_bot_seconds_count"]),
        "bot_within_1_s": round(share_within(after, "terrae_bot_seconds", 1.0), 4),
        "bot_within_1.5_s": round(share_within(after, "terrae_bot_seconds", 1.5), 4),
        "bot_p99_at_most_s": quantile(after, "terrae_bot_seconds"),
        "bot_budget_mean_ms": round(mean(after, "terrae_bot_budget_seconds") * 1000, 1),
        "bot_failures": int(
            sum(count for name, count in after.items() if name.startswith("terrae_bot_failures_total"))
        ),
        "lag_p99_at_most_s": quantile(after, "terrae_loop_lags_seconds"),
        "ack_p99_ms": round(played["ack_p99_ms"], 1),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load_average_before": round(os.getloadavg()[2], 2),
    }


def buckets(figures: Counter[str], name: str) -> list[tuple[float, float]]:
    """How many observations were at most so much, for every bound of a histogram."""
    start = f'{name}_bucket{{le="'
    found = [
        (float(key[len(start) :].partition('"')[0]), count) for key, count in figures.items() if key.startswith(start)
    ]
    return sorted(found)


def share_within(figures: Counter[str], name: str, bound: float) -> float:
    """The share of observations that were at most so much."""
    counts = dict(buckets(figures, name))
    return counts.get(bound, 0) / max(1.0, counts.get(float("inf"), 0))


def mean(figures: Counter[str], name: str) -> float:
    """The mean of the observations."""
    return figures[f"{name}_sum"] / max(1.0, figures[f"{name}_count"])


def quantile(figures: Counter[str], name: str) -> float:
    """The least bound within which 99% of the observations lie."""
    counts = buckets(figures, name)
    return next((bound for bound, count in counts if count >= PERCENTILE * counts[-1][1]), float("inf"))
