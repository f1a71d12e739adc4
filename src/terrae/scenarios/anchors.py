"""Measures the anchors of a game and prints them; `anchors.json` of the game's folder holds what it printed.

python -m terrae.scenarios.anchors GAME [GAMES] [WORKERS]
"""

from __future__ import annotations

import json

from terrae.engine.game import Json, game_named
from terrae.lab.processes import spread
from terrae.lab.tournament import play_deal
from terrae.module_command import run_module

from .run import anchored


def main(game: str, games: int = 1000, workers: int = 1) -> None:
    """Measure the anchors of a game and print them, as anchors.json of its folder holds them."""
    found = anchored(game_named(game), games, lambda jobs: spread(jobs, play_deal, workers))
    print(written(found))


def written(found: Json) -> str:
    """The file of anchors, a line for each scenario."""
    head = [f"{json.dumps(key)}: {json.dumps(found[key])}" for key in found if key != "anchors"]
    lines = [f"  {json.dumps(name)}: {json.dumps(own)}" for name, own in found["anchors"].items()]
    return "{\n" + ",\n".join([*head, '"anchors": {\n' + ",\n".join(lines) + "\n}"]) + "\n}"


if __name__ == "__main__":
    run_module(main, "terrae.scenarios.anchors")
