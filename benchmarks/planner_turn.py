"""How long Terra Futura's planner thinks about a whole turn: python benchmarks/planner_turn.py [games] [players]."""

import sys
from statistics import median, quantiles
from time import perf_counter

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of


def turns(games: int, players: int) -> list[float]:
    """Seconds of thinking in each turn, over whole games; the first decision, which loads the compiled rules, aside."""
    game = game_named("terra-futura")
    planner = bot_named(game, "planner")
    spent: list[float] = []
    for number in range(games):
        match = Match(game, [{"name": "Planner", "kind": "bot:planner"}] * players, seed=f"turn {number}")
        if number == 0:
            planner(position_of(match))
        seat, thinking = match.state.turn, 0.0
        while not match.over:
            began = perf_counter()
            action = planner(position_of(match))
            thinking += perf_counter() - began
            match.act(action)
            if match.state.turn != seat:
                spent.append(thinking)
                seat, thinking = match.state.turn, 0.0
    return spent


if __name__ == "__main__":
    games, players = (int(text) for text in [*sys.argv[1:], "5", "3"][:2])
    spent = turns(games, players)
    late = quantiles(spent, n=100)[-1]
    print(f"{len(spent)} turns: median {median(spent) * 1e3:.0f} ms, 99% within {late * 1e3:.0f} ms", end=", ")
    print(f"longest {max(spent) * 1e3:.0f} ms")
