"""What talk brings: the same deals with talk and in silence, `python -m terrae.lab.talk GAME --bots NAMES`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.strangers import bots_chance, of_game
from terrae.engine.game import Game, game_named
from terrae.module_command import run_module
from terrae.table.local_table import LocalTable

from .games import Job, Played, match_of, rules_of
from .stats import Estimate, mean, share
from .tournament_mixes import seated


@dataclass(frozen=True)
class Told:
    """How one game went."""

    survived: bool
    wins: list[float]
    """Each seat's share of the win."""
    said: int
    kept: list[int]
    broken: list[int]


def play(
    game: Game[Any, Any], names: Sequence[str], seed: str, number: int, talk: bool, chance: str | None = None
) -> Told:
    """Game `number` of a seed, with talk or in silence. Bots move one seat on from game to game."""
    players = len(names)
    shift = number % players
    bots = seated(tuple(names), -number)
    rules = rules_of(game, players, seed, {}, None)
    job = Job(rules, bots, number, f"{seed}/{number}", chance=of_game(chance, number))
    table = LocalTable(match_of(job))
    speakers = [speaker_named(game, name) if talk else None for name in bots]
    table.play([bot_named(game, name) for name in bots], speakers)
    played = Played(job, table.match)
    seats = [(place + shift) % players for place in range(players)]
    accounts = [table.ledger.account(seat) for seat in seats]
    return Told(
        played.survived,
        [played.wins[seat] for seat in seats],
        len(table.said),
        [account.kept for account in accounts],
        [account.broken for account in accounts],
    )


def compare(game: Game[Any, Any], names: Sequence[str], games: int, seed: str) -> tuple[list[Told], list[Told]]:
    """The same deals in silence and with talk."""
    chance = bots_chance(game, names)
    silent, talking = ([play(game, names, seed, k, talk, chance) for k in range(games)] for talk in (False, True))
    return silent, talking


def survival(told: Sequence[Told]) -> Estimate:
    return share(sum(one.survived for one in told), len(told))


def wins(told: Sequence[Told], place: int) -> Estimate:
    """How often the bot named at this place wins."""
    return mean([one.wins[place] for one in told])


def gained(silent: Sequence[Told], talking: Sequence[Told]) -> Estimate:
    """How much likelier survival is with talk, deal by deal."""
    return mean([float(b.survived) - float(a.survived) for a, b in zip(silent, talking, strict=True)])


def main(game: str, *, bots: str, games: int = 1000, seed: str = "1") -> None:
    """Play the same deals in silence and with talk; BOTS names one for every seat, with commas between them."""
    names = bots.split(",")
    silent, talking = compare(game_named(game), names, games, seed)
    print(f"{bots}: {games} deals of seed {seed!r}, 95% intervals")
    print(f"  survival in silence {survival(silent):.1%}, with talk {survival(talking):.1%}")
    print(f"  with talk more by {gained(silent, talking):+.1%}")
    for place, name in enumerate(names):
        kept, broken = (sum(getattr(one, of)[place] for one in talking) for of in ("kept", "broken"))
        print(f"  {name}: wins {wins(silent, place):.1%}, with talk {wins(talking, place):.1%}; ", end="")
        print(f"promises kept {kept}, broken {broken}")
    print(f"  {sum(one.said for one in talking) / games:.0f} sentences a game")


if __name__ == "__main__":
    run_module(main, "terrae.lab.talk")
