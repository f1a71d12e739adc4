"""Cross-play: agents that did not grow up together at one table, each among others of another kind."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from terrae import __version__
from terrae.bots.strangers import bots_chance
from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json
from terrae.lab.tournament import Faults

from .figures import WORTH, as_told, measure
from .manifest import Scenario
from .play import Play

FORMAT = "terrae-cross-play/1"
FEWEST, MOST = 2, 20


def cross_play(
    game: Game[Any, Any],
    agents: Sequence[str],
    players: int,
    games: int,
    seed: str,
    play: Play,
    chance: str | None = None,
) -> Json:
    """Every agent as the one, every agent as all the others, on the same deals."""
    agents = list(dict.fromkeys(agents))
    if not FEWEST <= len(agents) <= MOST:
        raise Refused(f"cross-play is for {FEWEST} to {MOST} agents, not {len(agents)}")
    game.check_players(players)
    chance = bots_chance(game, agents, chance)
    faults = Faults()
    pairs = []
    for one in agents:
        for other in agents:
            table = Scenario(f"{one} among {other}", "pool", players, 1, (other,) * (players - 1), seed)
            found = measure(game, [table], one, games, lambda jobs: faults.counting(play(jobs)), chance)[table.name]
            pairs.append({"one": one, "others": other, "games": games, **as_told(found)})
    return {
        "format": FORMAT,
        "game": game.name,
        "version": __version__,
        "players": players,
        "seed": seed,
        **({} if chance is None else {"chance": chance}),
        **faults.report(),
        "lambda": WORTH,
        "agents": agents,
        "pairs": pairs,
        "welfare": {
            "own kind": round(fmean(welfare(pair, players) for pair in pairs if pair["one"] == pair["others"]), 4),
            "crossed": round(fmean(welfare(pair, players) for pair in pairs if pair["one"] != pair["others"]), 4),
        },
    }


def welfare(pair: Json, players: int) -> float:
    """The mean utility of all seats of a table."""
    return float(pair["utility"][0] + (players - 1) * pair["others_utility"][0]) / players
