"""Measures tables of bots alone, for what *Play now* seats beside a person: run it from `web/`.

For every company of bots that a game's `mixes.json` can seat, and for every character as the only one, one of them more
sits in the person's place, each as often as the others. `alone.json` beside it gets the share of worlds that hold.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from terrae.bots.catalogue import strengths_of
from terrae.bots.registry import policy_named
from terrae.engine.game import Game, game_named
from terrae.lab.policies import measure

GAMES = Path(__file__).parent.parent / "src" / "games"
TABLES = 1000
"""So many games of each company, shared out among those who may sit in the person's place."""
SEED = "alone"


def companies(game: Game[Any, Any], mixes: dict[str, list[Any]]) -> Iterator[tuple[str, ...]]:
    """All bots that somebody can find beside them, in the order of their names."""
    for others in (players - 1 for players in game.seats):
        for mix in mixes.values():
            seats = [mix[i % len(mix)] for i in range(others)]
            for bots in product(*([one] if isinstance(one, str) else one for one in seats)):
                yield tuple(sorted(bots))
        for bot in game.bots:
            names = [f"{bot}[strength={strength}]" for strength in strengths_of(game).get(bot, [])] or [bot]
            yield from ((name,) * others for name in names if policy_named(game, name) is not None)


def held(game: Game[Any, Any], company: tuple[str, ...]) -> float:
    """How often a world of these bots holds with one of them in the person's place."""
    places = sorted(set(company))
    games = TABLES // len(places)
    weights = [company.count(bot) for bot in places]
    found = [measure(game, [bot, *company], games, SEED).survived.value for bot in places]
    return sum(weight * share for weight, share in zip(weights, found, strict=True)) / len(company)


def main() -> None:
    """Write `alone.json` of every game that has a `mixes.json`."""
    for file in sorted(GAMES.glob("*/mixes.json")):
        game = game_named(file.parent.name)
        found = sorted(set(companies(game, json.loads(file.read_text("utf-8")))))
        shares = {", ".join(company): round(held(game, company), 3) for company in found}
        told = {"games": TABLES, "seed": SEED, "held": shares}
        (file.parent / "alone.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        print(f"{game.name}: {len(shares)} companies")


if __name__ == "__main__":
    main()
