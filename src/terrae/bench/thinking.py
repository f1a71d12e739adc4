"""How long a bot thinks about a turn, all its decisions together.

python -m terrae.bench.thinking GAME BOT [GAMES] [PLAYERS]
"""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter
from typing import Any

from terrae.bots.registry import bot_named
from terrae.bots.seats import bot_players
from terrae.engine.game import Game, game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.module_command import run_module

MILLISECONDS = 1e3
PERCENT = 100


def turns(game: Game[Any, Any], name: str, games: int, players: int) -> list[float]:
    """Seconds of thinking in each turn of whole games that one bot plays in every seat.

    The first decision of all is made once before: it loads the compiled rules.
    """
    bot = bot_named(game, name)
    spent: list[float] = []
    for number in range(games):
        match = Match(game, bot_players([name] * players), seed=f"turn {number}")
        if number == 0:
            bot(position_of(match))
        turn = None
        while not match.over:
            if match.state.turn != turn:
                turn = match.state.turn
                spent.append(0.0)
            began = perf_counter()
            action = bot(position_of(match))
            spent[-1] += perf_counter() - began
            match.act(action)
    return spent


def summary(spent: list[float]) -> str:
    """The number of turns, and their median, 99th percentile and maximum in milliseconds."""
    times = {
        "median": median(spent),
        "99% within": quantiles(spent, n=PERCENT)[-1],
        "longest": max(spent),
    }
    return f"{len(spent)} turns: " + ", ".join(f"{name} {time * MILLISECONDS:.0f} ms" for name, time in times.items())


def main(game: str, bot: str, games: int = 5, players: int = 3) -> None:
    """Measure how long a bot thinks about a turn, and print it."""
    print(summary(turns(game_named(game), bot, games, players)))


if __name__ == "__main__":
    run_module(main, "terrae.bench.thinking")
