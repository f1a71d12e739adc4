"""The picture of a balance report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any

from terrae.engine.balance import Group
from terrae.engine.errors import Refused
from terrae.engine.game import Json

from .stats import as_estimate

ENDINGS = (".png", ".svg", ".pdf")
WIDTH, LEAST_HEIGHT, HEIGHT_OF_AN_ITEM = 15, 8, 0.19
"""In inches."""
FIRST_ROW = 3
"""The charts with the most items stand in the first row, which is so many times as high as another."""
INK, LEAF, CLAY, PALE = "#22313a", "#3f7d4e", "#b4532a", "#d9d2c3"


def check_picture(file: Path) -> None:
    """`Refused` now, before hours of play, if no picture could be drawn into this file."""
    if file.suffix not in ENDINGS:
        raise Refused(f"cannot draw {file}: a picture ends in {', '.join(ENDINGS)}")
    if not file.parent.is_dir():
        raise Refused(f"cannot write {file}: there is no folder {file.parent}")
    try:
        import matplotlib as mpl
    except ImportError:
        raise Refused("plots need matplotlib; install it with: pip install 'terrae[lab]'") from None
    mpl.use("Agg")


def ready_to_plot(file: Path, groups: Sequence[Group]) -> Callable[[Json], None]:
    """A function that draws a report into a file; `Refused` if it could not."""
    check_picture(file)
    return lambda report: plot(report, groups, file)


def plot(report: Json, groups: Sequence[Group], file: Path) -> None:
    """Draw the report; the file's ending decides the form.

    On the left stand how often items were taken and the seats, on the right the scores of those who had an item.
    """
    from matplotlib import pyplot as plt

    left = [partial(taken, report=report, group=group) for group in groups if group.taken_title]
    left.append(partial(seats, by_players=report["seats"]))
    right = [partial(scores, report=report, group=group) for group in groups if group.score_title]
    rows = max(len(left), len(right))
    longest = max((len(report.get(group.key, {})) for group in groups), default=0)
    figure, axes = plt.subplots(
        rows,
        2,
        figsize=(WIDTH, max(longest * HEIGHT_OF_AN_ITEM, LEAST_HEIGHT)),
        height_ratios=(FIRST_ROW, *[1] * (rows - 1)),
        layout="constrained",
        squeeze=False,
    )
    figure.suptitle(
        f"{report['game']}: {report['games']} games, {report['bot']} in every seat, seed {report['seed']} (bars: 95%)",
        color=INK,
    )
    for column, charts in enumerate((left, right)):
        for row in range(rows):
            if row < len(charts):
                charts[row](axes[row][column])
            else:
                axes[row][column].set_visible(False)
    try:
        figure.savefig(file, dpi=110)
    except (OSError, ValueError) as error:
        raise Refused(f"cannot write {file}: {error}") from None
    finally:
        plt.close(figure)


def bars(axis: Any, labels: Sequence[str], estimates: Sequence[Sequence[Any]], colour: str) -> None:
    """Horizontal points with their intervals, the largest on top."""
    order = sorted(range(len(labels)), key=lambda i: estimates[i][0])
    values = [estimates[i][0] for i in order]
    found = [as_estimate(estimates[i]) for i in order]
    low = [one.value - one.low if isfinite(one.low) else 0.0 for one in found]
    high = [one.high - one.value if isfinite(one.high) else 0.0 for one in found]
    places = range(len(order))
    axis.errorbar(values, places, xerr=[low, high], fmt="o", color=colour, ecolor=PALE, elinewidth=3, markersize=4)
    axis.set_yticks(places, [labels[i] for i in order], fontsize=8)
    axis.grid(axis="x", alpha=0.3)
    axis.spines[["top", "right"]].set_visible(False)


def taken(axis: Any, report: Json, group: Group) -> None:
    """How often each item was taken when it was offered."""
    offered = {name: item for name, item in report.get(group.key, {}).items() if "taken_rate" in item}
    bars(axis, list(offered), [item["taken_rate"] for item in offered.values()], LEAF)
    axis.set_title(group.taken_title, fontsize=10)


def scores(axis: Any, report: Json, group: Group) -> None:
    """The mean score of those who had each item, and a line at everybody's."""
    items = report.get(group.key, {})
    bars(axis, list(items), [item["mean_score"] for item in items.values()], CLAY)
    axis.axvline(report["mean_score"][0], color=INK, linewidth=1)
    axis.set_title(group.score_title, fontsize=10)


def seats(axis: Any, by_players: Json) -> None:
    """Wins beyond a fair share of each seat, for each number of players."""
    labels = [
        f"{players} players, seat {i}" for players, positions in by_players.items() for i in range(len(positions))
    ]
    estimates = [
        [win - 1 / int(players) for win in wins] for players, positions in by_players.items() for wins in positions
    ]
    places = range(len(labels) - 1, -1, -1)
    values = [estimate[0] for estimate in estimates]
    reach = [[value - low for value, low, _ in estimates], [high - value for value, _, high in estimates]]
    axis.errorbar(values, places, xerr=reach, fmt="o", color=INK, ecolor=PALE, elinewidth=3, markersize=4)
    axis.set_yticks(places, labels, fontsize=8)
    axis.axvline(0, color=INK, linewidth=1)
    axis.set_title("Wins beyond a fair share, by seat from the starter on", fontsize=10)
    axis.grid(axis="x", alpha=0.3)
    axis.spines[["top", "right"]].set_visible(False)
