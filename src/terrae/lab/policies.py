"""How bots that decide by a policy fare at one table, in the compiled material: thousands of games a second.

    python -m terrae.lab.policies GAME BOT,BOT,BOT,... [GAMES] [SEED]

A name for every seat. Everybody goes round the seats, and the start goes round. The same seed deals the same cards to
every table; a win that is shared is shared. It prints a line of a Markdown listing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from terrae.bots.registry import policy_named
from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.engine.game import Game, game_named
from terrae.engine.search.lookahead import WHOLE
from terrae.engine.search.rollouts import rollouts_for
from terrae.module_command import run_module

from .stats import Estimate, share


class Fared(NamedTuple):
    """What came of the games at one table."""

    survived: Estimate
    wins: list[Estimate]
    """The share of each bot, in the order of the names."""


def policy_of(game: Game[Any, Any], name: str) -> list[int]:
    """The policy of a bot by its name; `Refused` if it has none."""
    policy = policy_named(game, name)
    if policy is None:
        raise Refused(f"the bot {name!r} does not decide by a policy")
    return policy


def measure(game: Game[Any, Any], names: list[str], games: int, seed: str) -> Fared:
    """Let these bots play so many games; `Refused` if the game has no tables of policies."""
    if not hasattr(game.mind, "play_policies"):
        raise Refused(f"no table of {game.name} can be played by policies alone")
    game.check_players(len(names))
    policies = [policy_of(game, name) for name in names]
    rollouts = rollouts_for(game, game.mind.POLICY, game.mind.DEEDS, game.mind.WORK)
    b = rollouts.buffers
    out = b.row(len(names) + 1)
    b.mind.play_policies(
        b.states,
        b.decks(load_deck(game, game.default_deck()).table),
        len(names),
        game.option_bits({}, len(names)),
        games,
        0,
        rollouts.seated(policies),
        b.generators(seed),
        out,
    )
    return Fared(share(int(out[-1]), games), [share(float(won) / WHOLE, games) for won in out[:-1]])


def main(game: str, bots: str, games: int = 4000, seed: str = "policies") -> None:
    """Measure and print one line: the bots, how often the table survived, and how often the first of them won."""
    names = bots.split(",")
    fared = measure(game_named(game), names, games, seed)
    first = sum(name == names[0] for name in names)
    wins = fared.wins[0] if first == 1 else None
    print(f"| {', '.join(names)} | {fared.survived:.1%} | {'' if wins is None else f'{wins:.1%}'} |")


if __name__ == "__main__":
    run_module(main, "terrae.lab.policies")
