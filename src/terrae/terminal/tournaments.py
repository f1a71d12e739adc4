"""What `terrae tournament` and `terrae better` print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from terrae.lab.ratings import MISSING
from terrae.lab.stats import as_estimate
from terrae.lab.tournament import overall
from terrae.lab.tournament_mixes import lone_pairs

from .reports import columns, counted, drawn, left_to_chance

Report = dict[str, Any]
NOTHING = "-"


def shown(estimate: Sequence[Any] | None, spec: str) -> str:
    """A figure with its interval."""
    return NOTHING if estimate is None else format(as_estimate(estimate), spec)


def mix_in_words(mix: Sequence[str]) -> str:
    """A mix in few words: `3 tips, greedy`."""
    counts = [(name, mix.count(name)) for name in dict.fromkeys(mix)]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in sorted(counts, key=lambda c: -c[1]))


def tournament_report(mixes: Sequence[Report], ratings: Report | None) -> Group:
    """Every mix with its bots; one among others of a kind; the bots over all mixes, with their ratings."""
    first = mixes[0]
    players = len(first["bots"])
    title = (
        f"{first['game']}, {players} players, {counted(sum(mix['games'] for mix in mixes), 'game')}, "
        f"deals {first['seed']}/0 to {first['seed']}/{first['games'] - 1}{drawn(first.get('chance'))}; "
        "95% intervals in brackets"
    )
    parts: list[RenderableType] = [title, "", mix_listing(mixes)]
    if matrix := matrix_listing(mixes, players):
        parts += ["", f"one among {counted(players - 1, 'other')}: it wins | the table survives", matrix]
    parts += ["", "over all mixes, each counting as much as another", bot_listing(mixes, ratings)]
    if ratings is None:
        parts += ["", MISSING]
    return Group(*parts, *left_to_chance(mixes))


def mix_listing(mixes: Sequence[Report]) -> Table:
    """A line for each bot of each mix."""
    heads = ("table", "survived", "bot", "wins", "rank", "score", "utility at 0.3", "share given", "Gini")
    listing = columns(*heads)
    for mix in mixes:
        whole = [mix_in_words(mix["bots"]), shown(mix["survival"], ".0%")]
        gini = shown(mix["gini"], ".2f")
        for name in mix["wins"]:
            listing.add_row(
                *whole,
                name,
                shown(mix["wins"][name], ".0%"),
                shown(mix["rank"][name], ".2f"),
                shown(mix["score"][name], ".1f"),
                shown(mix["utility"]["0.3"][name], ".2f"),
                shown(mix["given"][name], ".0%"),
                gini,
            )
            whole, gini = ["", ""], ""
    return listing


def matrix_listing(mixes: Sequence[Report], players: int) -> Table | None:
    """Each bot as the one, each as the others; None if the mixes tell of none."""
    cells = {
        pair: f"{mix['wins'][pair[0]][0]:.0%} | {mix['survival'][0]:.0%}"
        for mix in mixes
        for pair in lone_pairs(tuple(mix["bots"]))
    }
    if not cells:
        return None
    names = list(dict.fromkeys(name for pair in cells for name in pair))
    listing = columns("one", *(f"{players - 1} {name}" for name in names))
    for one in names:
        listing.add_row(one, *(cells.get((one, other), NOTHING) for other in names))
    return listing


def bot_listing(mixes: Sequence[Report], ratings: Report | None) -> Table:
    """Each bot over all tables at which it sat, who wins most first."""
    kinds = [kind for kind in ("rank", "survival") if ratings and ratings[kind]]
    listing = columns("bot", "survived", "wins", *(f"rating by {kind}" for kind in kinds))
    names = dict.fromkeys(name for mix in mixes for name in mix["wins"])
    figures = {name: overall(mixes, name) for name in names}
    for name in sorted(names, key=lambda name: -figures[name].wins.value):
        rated = [shown((ratings or {})[kind].get(name), ".1f") for kind in kinds]
        listing.add_row(name, f"{figures[name].survival:.0%}", f"{figures[name].wins:.0%}", *rated)
    return listing


VERDICTS = {
    "better": "{new} is better than {old}",
    "not better": "{new} is not better than {old}",
    "undecided": "after {deals} deals it is not clear whether {new} is better than {old}",
}


def so_far(report: Report, most: int) -> str:
    """A sequential test that is going on, in one line."""
    return f"{report['game']} {report['deals']}/{most}, difference {shown(report['difference'], '+.3f')}"


def comparison(report: Report) -> Group:
    """The verdict of a sequential test, and what it rests on."""
    among = (
        f"{counted(report['deals'], 'deal')} of {report['game']}, one among {report['players'] - 1} {report['among']}"
    )
    figures = (
        f"utility at {report['lambda']:g}: {shown(report['difference'], '+.3f')} a game; the table survives "
        f"{shown(report['survival']['new'], '.0%')} with {report['new']}, {shown(report['survival']['old'], '.0%')} "
        f"with {report['old']}"
    )
    return Group(
        VERDICTS[report["verdict"]].format(**report),
        f"{among}, seed {report['seed']}{drawn(report.get('chance'))}",
        figures,
        *left_to_chance([report]),
    )
