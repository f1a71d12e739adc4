"""How tables of Terra's own bots fare, by how many of them are greedy: a tragedy of the commons, measured.

    python benchmarks/terra_bots.py [GAMES] [SEED]

Prints a Markdown table. A score is the mean of a bot's seats in one game; a lost game counts as 0 (T12).
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from terrae.engine.game import game_named
from terrae.lab.simulate import Plan, Tally, matches
from terrae.lab.stats import Estimate, mean, share


class Row(NamedTuple):
    """One kind of table."""

    players: int
    greedy: int
    survived: Estimate
    scores: dict[str, Estimate]


def measure(players: int, greedy: int, games: int, seed: str) -> Row:
    """So many games at one kind of table; who sits where turns with the start seat."""
    names = ["greedy"] * greedy + ["tips"] * (players - greedy)
    tally = Tally(names)
    for match in matches(Plan(game_named("terra"), players, names, games, seed)):
        tally.add(match.record()["result"])
    lost = sum(tally.losses.values())
    scores = {name: mean(tally.scores.get(name, []) + [0.0] * lost) for name in dict.fromkeys(names)}
    return Row(players, greedy, share(games - lost, games), scores)


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
