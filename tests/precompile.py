"""Compiles every game for the tests, each in a process of its own: `python -m tests.precompile`.

Without it the first test that needs something compiles it, and the others wait for that one: longest for a service,
which compiles only when nobody else wants the processor.
"""

from __future__ import annotations

import multiprocessing

from terrae.engine.compile_cache import is_built
from terrae.engine.game import games
from terrae.server.bots.precompile import precompile


def compile_for_tests(name: str) -> None:
    """What bots, previews and many copies at once need."""
    from terrae.envs import vector

    game = games()[name]
    players = game.bench_players
    precompile(game)
    for seats in (None, [0, *["greedy"] * (players - 1)]):
        batch = vector(game, players, 1, seats=seats)
        batch.step(batch.sample())


if __name__ == "__main__":
    fresh = [name for name, game in games().items() if not is_built(game)]
    with multiprocessing.get_context("spawn").Pool(max(1, len(fresh))) as pool:
        pool.map(compile_for_tests, fresh)
