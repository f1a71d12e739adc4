"""Measures the anchors of a game and prints them; `anchors.json` of the game's folder holds what it printed.

python -m terrae.scenarios.anchors GAME [GAMES] [WORKERS]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from terrae import __version__
from terrae.bots.opponents import RANDOM
from terrae.bots.registry import policy_named
from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json, game_named, loaded
from terrae.engine.search.best_response import Bundle, PolicyTables
from terrae.lab.processes import spread
from terrae.lab.stats import mean, rounded
from terrae.lab.tournament import play_deal
from terrae.module_command import run_module

from .figures import WORTH, as_told, measure
from .manifest import Manifest, Scenario, manifest_of
from .play import Play


def main(game: str, games: int = 12_000, workers: int = 1) -> None:
    """Measure the anchors of a game and print them, as anchors.json of its folder holds them."""
    print(written(anchored(game_named(game), games, lambda jobs: spread(jobs, play_deal, workers))))


def anchored(game: Game[Any, Any], games: int, play: Play) -> Json:
    """The file of anchors: what `random`, the reference and the best that was found reach in each scenario."""
    manifest = manifest_of(game)
    if game.offers.best_response:
        found = by_policies(game, manifest, games)
    else:
        found = by_bots(game, manifest, games, play)
    head = {"version": __version__, "digest": manifest.digest, "reference": manifest.reference}
    return {**head, "anchors": found}


def by_policies(game: Game[Any, Any], manifest: Manifest, games: int) -> Json:
    """Anchors of a game whose bots are policies: the best is trained against each table."""
    tables: PolicyTables = loaded(game.offers.best_response)(game)
    found: Json = {}
    for scenario in manifest.scenarios:
        print(scenario.name, file=sys.stderr, flush=True)
        beside = [policy_of(game, other) for other in scenario.others]
        best, how = tables.best_response(scenario.own, beside, scenario.seed, WORTH)
        own = {"random": tables.at_random(), "reference": policy_of(game, manifest.reference), "best": best}
        found[scenario.name] = {
            kind: told(
                tables.play(of, scenario.own, beside, games, f"{scenario.seed}/anchors/{kind}", WORTH), games, scenario
            )
            for kind, of in own.items()
        }
        found[scenario.name]["best"] |= {"found": how, "policy": best}
        found[scenario.name] = with_the_best(found[scenario.name], manifest.reference)
    return found


def with_the_best(anchors: Json, reference: str) -> Json:
    """The same, but where the reference has done better than what was trained, it is the best itself."""
    if anchors["reference"]["utility"][0] > anchors["best"]["utility"][0]:
        anchors["best"] = {**anchors["reference"], "found": reference}
    return anchors


def policy_of(game: Game[Any, Any], bot: str) -> list[int]:
    """The policy of a bot by its name; `Refused` if it does not decide by one."""
    found = policy_named(game, bot)
    if found is None:
        raise Refused(f"{bot} does not decide by a policy")
    return found


def told(bundles: Sequence[Bundle], games: int, scenario: Scenario) -> Json:
    """What came of bundles of games, as the file holds it."""
    return {
        "games": games,
        "utility": rounded(mean([bundle.own for bundle in bundles])),
        "others_utility": rounded(mean([bundle.others for bundle in bundles])) if scenario.others else None,
        "survival": rounded(mean([bundle.survival for bundle in bundles])),
    }


def by_bots(game: Game[Any, Any], manifest: Manifest, games: int, play: Play) -> Json:
    """Anchors of a game whose bots think: the best is the bot that does best at each table."""
    candidates = dict.fromkeys((RANDOM, manifest.reference, *manifest.strongest))
    by_bot = {bot: measure(game, manifest.scenarios, bot, games, play) for bot in candidates}
    return {scenario.name: chosen(manifest, scenario, by_bot, games) for scenario in manifest.scenarios}


def chosen(manifest: Manifest, scenario: Scenario, by_bot: Json, games: int) -> Json:
    """The anchors of one scenario, of what each bot reached there."""
    figures = {bot: {"games": games, **as_told(found[scenario.name])} for bot, found in by_bot.items()}
    best = max(figures, key=lambda bot: figures[bot]["utility"][0])
    kept = ("games", "utility", "others_utility", "survival")
    rows = {"random": figures[RANDOM], "reference": figures[manifest.reference], "best": figures[best]}
    anchors: Json = {kind: {key: row[key] for key in kept} for kind, row in rows.items()}
    anchors["best"]["found"] = best
    return anchors


def written(found: Json) -> str:
    """The file of anchors, a line for each scenario."""
    head = [f"{json.dumps(key)}: {json.dumps(found[key])}" for key in found if key != "anchors"]
    lines = [f"  {json.dumps(name)}: {json.dumps(own)}" for name, own in found["anchors"].items()]
    return "{\n" + ",\n".join([*head, '"anchors": {\n' + ",\n".join(lines) + "\n}"]) + "\n}"


if __name__ == "__main__":
    run_module(main, "terrae.scenarios.anchors")
