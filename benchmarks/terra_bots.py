"""How tables of Terra's own bots fare, by how many of them are greedy: a tragedy of the commons, measured.

    python benchmarks/terra_bots.py [GAMES] [SEED]

Prints a Markdown table. A bot's score in a game is the mean of its seats; a lost game counts as 0 (T12).
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.lab.stats import Estimate, mean, share


class Row(NamedTuple):
    """One kind of table."""

    players: int
    greedy: int
    survived: Estimate
    scores: dict[str, Estimate]


def measure(players: int, greedy: int, games: int, seed: str) -> Row:
    """So many games at one kind of table. The start goes round, so the greedy ones sit everywhere in turn."""
    game = game_named("terra")
    names = ["greedy"] * greedy + ["tips"] * (players - greedy)
    bots = [bot_named(game, name) for name in names]
    scores: dict[str, list[float]] = {name: [] for name in names}
    survived = 0
    for number in range(games):
        match = Match(
            game, [{"name": name, "kind": "bot"} for name in names], seed=f"{seed}/{number}", start=number % players
        )
        play_bots(match, bots)
        result = game.result(match.state, match.d)
        success = result["outcome"] == "success"
        survived += success
        for name, kept in scores.items():
            own = [result["scores"][seat] for seat in range(players) if names[seat] == name] if success else [0]
            kept.append(sum(own) / len(own))
    return Row(players, greedy, share(survived, games), {name: mean(kept) for name, kept in scores.items()})


def main(games: int = 400, seed: str = "commons") -> None:
    tables = [(players, greedy) for players in range(3, 7) for greedy in (0, 1, 2, players)]
    print(f"{games} games a row, seeds {seed}/0 to {seed}/{games - 1}; 95% intervals in brackets.\n")
    print("| players | of them greedy | survived | score of tips | score of greedy |\n|---|---|---|---|---|")
    with ProcessPoolExecutor() as pool:
        for row in pool.map(measure, *zip(*tables, strict=True), [games] * len(tables), [seed] * len(tables)):
            told = [f"{row.scores[name]:.1f}" if name in row.scores else "" for name in ("tips", "greedy")]
            print(f"| {row.players} | {row.greedy} | {row.survived:.0%} | {told[0]} | {told[1]} |", flush=True)


if __name__ == "__main__":
    main(*(int(text) for text in sys.argv[1:2]), *sys.argv[2:3])
