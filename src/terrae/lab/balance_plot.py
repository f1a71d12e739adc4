"""The picture of a balance report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Json

ENDINGS = (".png", ".svg", ".pdf")
INK, LEAF, CLAY, PALE = "#22313a", "#3f7d4e", "#b4532a", "#d9d2c3"


def ready_to_plot(file: Path) -> Callable[[Json], None]:
    """A function that draws a report into a file; `Refused` now, before hours of play, if it could not."""
    if file.suffix not in ENDINGS:
        raise Refused(f"cannot draw {file}: a picture ends in {', '.join(ENDINGS)}")
    if not file.parent.is_dir():
        raise Refused(f"cannot write {file}: there is no folder {file.parent}")
    try:
        import matplotlib as mpl
    except ImportError:
        raise Refused("plots need matplotlib; install it with: pip install 'terrae[lab]'") from None
    mpl.use("Agg")
    return lambda report: plot(report, file)


def plot(report: Json, file: Path) -> None:
    """Draw the report; the file's ending decides the form."""
    from matplotlib import pyplot as plt

    tall = max(len(report["cards"]) * 0.19, 8)
    figure, axes = plt.subplots(
        2, 2, figsize=(15, tall), width_ratios=(1, 1), height_ratios=(3, 1), layout="constrained"
    )
    figure.suptitle(
        f"{report['game']}: {report['games']} games, {report['bot']} in every seat, seed {report['seed']} (bars: 95%)",
        color=INK,
    )
    taken(axes[0][0], report["cards"])
    scores(axes[0][1], report, "scoring", "Mean score of those who held the Scoring card")
    scores(axes[1][1], report, "territories", "Mean score by pollution at the end")
    seats(axes[1][0], report["seats"])
    try:
        figure.savefig(file, dpi=110)
    except (OSError, ValueError) as error:
        raise Refused(f"cannot write {file}: {error}") from None
    finally:
        plt.close(figure)


def bars(axis: Any, labels: Sequence[str], estimates: Sequence[Sequence[float]], colour: str) -> None:
    """Horizontal points with their intervals, the largest on top."""
    order = sorted(range(len(labels)), key=lambda i: estimates[i][0])
    values = [estimates[i][0] for i in order]
    low = [estimates[i][0] - estimates[i][1] for i in order]
    high = [estimates[i][2] - estimates[i][0] for i in order]
    places = range(len(order))
    axis.errorbar(values, places, xerr=[low, high], fmt="o", color=colour, ecolor=PALE, elinewidth=3, markersize=4)
    axis.set_yticks(places, [labels[i] for i in order], fontsize=8)
    axis.grid(axis="x", alpha=0.3)
    axis.spines[["top", "right"]].set_visible(False)


def taken(axis: Any, cards: Json) -> None:
    offered = {name: record for name, record in cards.items() if "taken_rate" in record}
    bars(axis, list(offered), [record["taken_rate"] for record in offered.values()], LEAF)
    axis.set_title("How often a card was taken when it lay in the display", fontsize=10)


def scores(axis: Any, report: Json, group: str, title: str) -> None:
    records = report.get(group, {})
    bars(axis, list(records), [record["mean_score"] for record in records.values()], CLAY)
    axis.axvline(report["mean_score"][0], color=INK, linewidth=1)
    axis.set_title(title, fontsize=10)


def seats(axis: Any, by_players: Json) -> None:
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
