"""Measures the anchors of a game and prints them; `anchors.json` of the game's folder holds what it printed.

python -m terrae.scenarios.anchors GAME [GAMES] [WORKERS]
"""

from __future__ import annotations

import json
import sys

from terrae.engine.game import Json, game_named
from terrae.lab.processes import spread
from terrae.lab.tournament import play_deal

from .run import anchored


def main(game: str, games: str = "1000", workers: str = "1") -> None:
    """Play and print."""
    found = anchored(game_named(game), int(games), lambda jobs: spread(jobs, play_deal, int(workers)))
    print(written(found))


def written(found: Json) -> str:
    """The file of anchors, a line for each scenario."""
    head = [f"{json.dumps(key)}: {json.dumps(found[key])}" for key in found if key != "anchors"]
    lines = [f"  {json.dumps(name)}: {json.dumps(own)}" for name, own in found["anchors"].items()]
    return "{\n" + ",\n".join([*head, '"anchors": {\n' + ",\n".join(lines) + "\n}"]) + "\n}"


if __name__ == "__main__":
    main(*sys.argv[1:])
