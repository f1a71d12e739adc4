"""What `terrae scenarios` prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from terrae.scenarios.manifest import Manifest

from .reports import columns, drawn, left_to_chance
from .tournaments import NOTHING, mix_in_words, shown

Report = dict[str, Any]


def scenario_list(manifests: Iterable[Manifest]) -> Table:
    """Every scenario with who sits there."""
    listing = columns("game", "scenario", "group", "players", "own seats", "others")
    for manifest in manifests:
        for one in manifest.scenarios:
            others = mix_in_words(one.others) if one.others else NOTHING
            listing.add_row(manifest.game, one.name, one.group, str(one.players), str(one.own), others)
    return listing


def scenario_report(results: Report) -> Group:
    """An agent's figures in each scenario, and its score by group."""
    listing = columns(
        "scenario", "group", "games", "normalised", "survived", "own utility", "others' utility", "wins", "Gini"
    )
    for one in results["scenarios"]:
        listing.add_row(
            one["name"],
            one["group"],
            str(one["games"]),
            shown(one["normalised"], ".2f"),
            shown(one["survival"], ".0%"),
            shown(one["utility"], ".3f"),
            shown(one["others_utility"], ".3f"),
            shown(one["wins"], ".0%"),
            shown(one["gini"], ".2f"),
        )
    title = (
        f"{results['agent']} in {results['game']}; normalised: 0 is random, 1 is {results['reference']}; "
        f"95% intervals in brackets{drawn(results.get('chance'))}"
    )
    parts: list[RenderableType] = [title, "", listing, ""]
    for group, score in results["groups"].items():
        if score is not None:
            parts.append(f"{group}: {shown(score, '.2f')}")
    return Group(*parts, *left_to_chance([results]))


def cross_report(results: Report) -> Group:
    """A matrix: each agent as the one, each as the others."""
    agents = results["agents"]
    cells = {(pair["one"], pair["others"]): pair for pair in results["pairs"]}
    listing = columns("one", *(f"{results['players'] - 1} {agent}" for agent in agents))
    for one in agents:
        row = []
        for other in agents:
            pair = cells[one, other]
            row.append(f"{pair['utility'][0]:.2f} | {pair['others_utility'][0]:.2f} | {pair['survival'][0]:.0%}")
        listing.add_row(one, *row)
    welfare = results["welfare"]
    last = f"mean utility of a table: {welfare['own kind']:.3f} of one kind, {welfare['crossed']:.3f} crossed"
    title = f"utility of the one | of the others | the table survives{drawn(results.get('chance'))}"
    return Group(title, "", listing, "", last, *left_to_chance([results]))
