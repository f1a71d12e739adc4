"""How long a fresh process takes to its first finished game: plain, compiled for the first time, and compiled again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from terrae.engine.decks import load_deck
from terrae.engine.game import Game, game_named

WARM_STARTS = 5


def starts(game: Game[Any, Any], progress: Callable[[str], None]) -> dict[str, float]:
    """Wall-clock seconds of whole processes. The first compilation is measured once, in a cache of its own."""
    with TemporaryDirectory(prefix="terrae-bench-") as cache:
        progress(f"start: {game.name}, plain")
        plain = median(process_seconds(game, "plain", cache) for _ in range(WARM_STARTS))
        progress(f"start: {game.name}, compiled for the first time")
        first = process_seconds(game, "compiled", cache)
        progress(f"start: {game.name}, compiled before")
        warm = median(process_seconds(game, "compiled", cache) for _ in range(WARM_STARTS))
    return {"plain_start_s": round(plain, 3), "first_compile_s": round(first, 3), "warm_start_s": round(warm, 3)}


def process_seconds(game: Game[Any, Any], material: str, cache: str) -> float:
    """One process that plays one game in that material and ends."""
    began = perf_counter()
    subprocess.run(
        [sys.executable, "-m", __name__, game.name, material], check=True, env={**os.environ, "TERRAE_CACHE": cache}
    )
    return perf_counter() - began


def play_one(game: Game[Any, Any], material: str) -> None:
    """One random game."""
    deck = load_deck(game, game.default_deck()).table
    players = game.bench_players
    options = game.option_bits({}, players)
    if material == "plain":
        from terrae.engine.chance import seeded

        game.run.random_games([game.state()], 0, [deck], players, options, 1, [seeded("start")], [0] * game.scratch)
    else:
        from terrae.engine.compiled import compiled

        c = compiled(game)
        c.run.random_games(c.states(1), 0, c.decks(deck), players, options, 1, c.generators("start"), c.scratch())


if __name__ == "__main__":
    play_one(game_named(sys.argv[1]), sys.argv[2])
