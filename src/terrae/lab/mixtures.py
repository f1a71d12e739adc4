"""How two bots fare at tables of both, by how many of them sit there.

    python -m terrae.lab.mixtures GAME BOT OTHER [GAMES] [SEED]

It prints a Markdown listing. A bot's score in a game is the mean of its seats; a game that everybody lost counts as 0.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from terrae.bots.registry import bot_named
from terrae.bots.seats import bot_players
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots

from .stats import Estimate, mean, share


class Mixture(NamedTuple):
    """One kind of table: so many players, and so many of them the other bot."""

    game: str
    bot: str
    other: str
    players: int
    others: int

    @property
    def names(self) -> list[str]:
        """The bot of each seat."""
        return [self.other] * self.others + [self.bot] * (self.players - self.others)


class Outcome(NamedTuple):
    """What came of the games at one kind of table."""

    survived: Estimate
    scores: dict[str, Estimate]


def measure(mixture: Mixture, games: int, seed: str) -> Outcome:
    """Play so many games. Where the host may choose the start, it goes round, so every bot sits everywhere in turn."""
    game = game_named(mixture.game)
    names = mixture.names
    bots = [bot_named(game, name) for name in names]
    scores: dict[str, list[float]] = {name: [] for name in names}
    survived = 0
    for number in range(games):
        start = number % mixture.players if game.start_is_chosen else 0
        match = Match(game, bot_players(names), seed=f"{seed}/{number}", start=start)
        play_bots(match, bots)
        result = game.result(match.state, match.d)
        success = result["outcome"] == "success"
        survived += success
        for name, kept in scores.items():
            own = [result["scores"][seat] for seat, other in enumerate(names) if other == name] if success else [0]
            kept.append(sum(own) / len(own))
    return Outcome(share(survived, games), {name: mean(kept) for name, kept in scores.items()})


def mixtures(game: str, bot: str, other: str) -> list[Mixture]:
    """For every number of players: none, one, two and nothing but the other bot."""
    return [
        Mixture(game, bot, other, players, others)
        for players in game_named(game).seats
        for others in sorted({0, 1, 2, players})
    ]


def main(game: str, bot: str, other: str, games: str = "400", seed: str = "commons") -> None:
    """Print a line for every mixture, as soon as its games are played."""
    rows, each = mixtures(game, bot, other), int(games)
    print(f"{each} games a row, seeds {seed}/0 to {seed}/{each - 1}; 95% intervals in brackets.\n")
    print(f"| players | of them {other} | survived | score of {bot} | score of {other} |\n|---|---|---|---|---|")
    with ProcessPoolExecutor() as pool:
        outcomes = pool.map(measure, rows, [each] * len(rows), [seed] * len(rows))
        for row, (survived, scores) in zip(rows, outcomes, strict=True):
            means = [f"{scores[name]:.1f}" if name in scores else "" for name in (bot, other)]
            print(f"| {row.players} | {row.others} | {survived:.0%} | {means[0]} | {means[1]} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
