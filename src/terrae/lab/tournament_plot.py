"""The picture of a tournament: who wins and who ruins the table, one among others of a kind, and over all mixes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import isnan, nan
from pathlib import Path
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from .balance_plot import CLAY, INK, LEAF, PALE, check_picture
from .tournament import overall
from .tournament_mixes import lone_pairs

CELL, MARGIN = 0.75, 2.6
"""In inches: a cell of a matrix, and the room for names beside it."""
LIGHT_FROM = 0.55
"""On a cell darker than this, figures are white."""


def ready_to_plot(file: Path) -> Callable[[Sequence[Json]], None]:
    """A function that draws a tournament into a file; `Refused` now, before hours of play, if it could not."""
    check_picture(file)
    return lambda mixes: plot(mixes, file)


def plot(mixes: Sequence[Json], file: Path) -> None:
    """Draw the report; the file's ending decides the form."""
    from matplotlib import pyplot as plt

    names = list(dict.fromkeys(name for mix in mixes for name in mix["wins"]))
    pairs = {pair: mix for mix in mixes for pair in lone_pairs(tuple(mix["bots"]))}
    charts = 3 if pairs else 1
    side = CELL * max(len(names), 3) + MARGIN
    figure, axes = plt.subplots(1, charts, figsize=(side * charts, side), layout="constrained", squeeze=False)
    first = mixes[0]
    players = len(first["bots"])
    figure.suptitle(
        f"{first['game']}, {players} players: {sum(mix['games'] for mix in mixes)} games, seed {first['seed']}, "
        f"version {first['version']} (bars: 95%)",
        color=INK,
    )
    if pairs:
        wins = {pair: mix["wins"][pair[0]][0] for pair, mix in pairs.items()}
        lives = {pair: mix["survival"][0] for pair, mix in pairs.items()}
        matrix(axes[0][0], names, wins, "Greens", f"One among {players - 1}: the one wins")
        matrix(axes[0][1], names, lives, "Oranges", f"One among {players - 1}: the table survives")
    everywhere(axes[0][-1], names, mixes)
    try:
        figure.savefig(file, dpi=110)
    except (OSError, ValueError) as error:
        raise Refused(f"cannot write {file}: {error}") from None
    finally:
        plt.close(figure)


def matrix(axis: Any, names: Sequence[str], shares: Mapping[tuple[str, str], float], colours: str, title: str) -> None:
    """A cell for each pair: the row is the one, the column the others."""
    rows = [[shares.get((one, other), nan) for other in names] for one in names]
    axis.imshow(rows, cmap=colours, vmin=0, vmax=1)
    for i, row in enumerate(rows):
        for j, value in enumerate(row):
            if not isnan(value):  # there was such a table
                ink = "white" if value > LIGHT_FROM else INK
                axis.text(j, i, f"{value:.0%}", ha="center", va="center", color=ink, fontsize=9)
    axis.set_xticks(range(len(names)), names, rotation=40, ha="right", fontsize=8)
    axis.set_yticks(range(len(names)), names, fontsize=8)
    axis.set_xlabel("the others")
    axis.set_ylabel("the one")
    axis.set_title(title, fontsize=10)


def everywhere(axis: Any, names: Sequence[str], mixes: Sequence[Json]) -> None:
    """Over all mixes: how often each bot wins and how often its table survives, with their intervals."""
    figures = {name: overall(mixes, name) for name in names}
    order = sorted(names, key=lambda name: figures[name].wins.value)
    for colour, label, off in ((LEAF, "wins", 0.12), (CLAY, "the table survives", -0.12)):
        estimates = [figures[name].wins if colour == LEAF else figures[name].survival for name in order]
        reach = [[e.value - e.low for e in estimates], [e.high - e.value for e in estimates]]
        places = [place + off for place in range(len(order))]
        axis.errorbar(
            [e.value for e in estimates], places, xerr=reach, fmt="o", color=colour, ecolor=PALE, elinewidth=3,
            markersize=5, label=label,
        )  # fmt: skip
    axis.set_yticks(range(len(order)), order, fontsize=8)
    axis.set_xlim(-0.02, 1.02)
    axis.xaxis.set_major_formatter("{x:.0%}")
    axis.grid(axis="x", alpha=0.3)
    axis.spines[["top", "right"]].set_visible(False)
    axis.legend(loc="lower right", fontsize=8)
    axis.set_title("Over all mixes", fontsize=10)
