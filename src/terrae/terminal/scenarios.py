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
SIGNED = ("gain", "others", "least")
SAID = {
    "own": "own, beside others",
    "held_out": "own, beside partners that are held out",
    "gain": "gain over the reference",
    "others": "what the others have more",
    "together": "together, all of its kind",
    "least": "ranked by the lesser of gain and others",
}


def scenario_list(manifests: Iterable[Manifest]) -> Table:
    """Every scenario with who sits there."""
    listing = columns("game", "scenario", "group", "players", "own seats", "others")
    for manifest in manifests:
        for one in manifest.scenarios:
            others = mix_in_words(one.others) if one.others else NOTHING
            listing.add_row(manifest.game, one.name, one.group, str(one.players), str(one.own), others)
    return listing


def scenario_report(results: Report) -> Group:
    """An agent's figures in each scenario, and what they come to."""
    listing = columns("scenario", "group", "games", "own", "survived", "utility", "gain", "others", "wins", "Gini")
    for one in results["scenarios"]:
        listing.add_row(
            one["name"],
            one["group"],
            str(one["games"]),
            shown(one["normalised"], ".2f"),
            shown(one["survival"], ".0%"),
            shown(one["utility"], ".3f"),
            shown(one["gain"], "+.3f"),
            shown(one["externality"], "+.3f"),
            shown(one["wins"], ".0%"),
            shown(one["gini"], ".2f"),
        )
    reference = results["reference"]
    title = (
        f"{results['agent']} in {results['game']}; own: 0 is random, 1 is the best that was found; gain and others: "
        f"utility beside that of {reference} in the same seats on the same deals; 95% intervals in brackets"
        f"{drawn(results.get('chance'))}"
    )
    parts: list[RenderableType] = [title, "", listing, ""]
    for figure, said in SAID.items():
        if results["score"][figure] is not None:
            parts.append(f"{said}: {shown(results['score'][figure], '+.3f' if figure in SIGNED else '.2f')}")
    return Group(*parts, *left_to_chance([results]))


def leaderboard_listing(board: Report) -> Group:
    """The rows of a leaderboard in their order."""
    listing = columns("rank", "agent", "least", "gain", "others", "together", "own", "held out", "games", "commit")
    for rank, row in enumerate(board["rows"], 1):
        score = row["score"]
        figures = [shown(score[name], "+.3f") for name in ("least", "gain", "others")]
        figures += [shown(score[name], ".2f") for name in ("together", "own", "held_out")]
        listing.add_row(str(rank), row["agent"], *figures, str(row["games"]), row["commit"][:9] or NOTHING)
    title = (
        f"{board['game']}, version {board['manifest']['version']}; ranked by the lesser of what the agent has more "
        f"than {board['reference']} and of what the others have more, then by how its own kind does together"
    )
    return Group(title, "", listing)


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
