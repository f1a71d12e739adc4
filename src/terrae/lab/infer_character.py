"""How often the bots at mixed tables are named rightly, each from one match as everybody could see it.

    python -m terrae.lab.infer_character GAME BOT,BOT,... [PLAYERS] [GAMES] [SEED]

The bots of each table are drawn by chance. It prints two lines: which of them, and whether it is one that cooperates.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from terrae.engine.errors import Refused
from terrae.engine.game import Game, game_named, loaded
from terrae.module_command import run_module

from .games import Job, play_job, rules_of
from .stats import Estimate, share


class Named(NamedTuple):
    """How often seats were named rightly."""

    seats: int
    which: Estimate
    cooperates: Estimate


def measure(game: Game[Any, Any], bots: Sequence[str], players: int, games: int, seed: str) -> Named:
    """Play so many games and name every seat. Seats of one game count as if they were independent."""
    if not game.offers.infer_character:
        raise Refused(f"nothing in {game.name} names characters")
    naming = loaded(game.offers.infer_character)
    chance = Random(seed)
    rules = rules_of(game, players, seed, {}, None)
    which = cooperates = 0
    for number in range(games):
        names = tuple(chance.choice(bots) for _ in range(players))
        played = play_job(Job(rules, names, number, f"{seed}/{number}"))
        for name, likely in zip(names, naming.names_of(played.match), strict=True):
            riding = sum(likely[rider] for rider in naming.RIDING)
            which += max(likely, key=likely.__getitem__) == name
            cooperates += (riding > 1 / 2) == (name in naming.RIDING)
    seats = games * players
    return Named(seats, share(which, seats), share(cooperates, seats))


def main(game: str, bots: str, players: int = 4, games: int = 250, seed: str = "naming") -> None:
    """Measure and print."""
    named = measure(game_named(game), bots.split(","), players, games, seed)
    print(f"{named.seats} seats: which of them {named.which:.1%}, whether it cooperates {named.cooperates:.1%}")


if __name__ == "__main__":
    run_module(main, "terrae.lab.infer_character")
