"""The picture of what the coach says: of every seat the values over the match, and the parts that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.lab.balance_plot import INK, PALE, check_picture

from .advice import PARTS

WIDTH, HEIGHT = 13, 3
"""Of one row, in inches."""
COLOURS = {"survive": "#3f7d4e", "win": "#b4532a", "score": "#b4532a"}
PART_COLOURS = {"start": INK, "cards": "#c9a24a", "others": "#7d6f9c", "choices": "#b4532a", "end": INK}
MOST_ROWS = 24
"""A picture shows so many seats at most."""
BAND = 1.28
"""80% of a normal distribution lies within so many standard deviations of its mean."""


def ready_to_plot(file: Path) -> Callable[[Sequence[Json]], None]:
    """A function that draws games into a file; `Refused` if it could not."""
    check_picture(file)
    return lambda games: plot(games, file)


def plot(games: Sequence[Json], file: Path) -> None:
    """Draw the first seats; the file's ending decides the form."""
    from matplotlib import pyplot as plt

    rows = [(number, seat) for number, game in enumerate(games, 1) for seat in game["seats"]][:MOST_ROWS]
    figure, axes = plt.subplots(
        len(rows), 2, figsize=(WIDTH, HEIGHT * len(rows)), width_ratios=(2, 1), layout="constrained", squeeze=False
    )
    for (number, seat), (left, right) in zip(rows, axes, strict=True):
        names = [name for name in COLOURS if name in seat]
        draw_curve(left, seat, names)
        left.set_title(f"game {number}, seat {seat['seat']} (bands: 80%)", fontsize=10, color=INK)
        draw_bridge(right, seat, names)
    try:
        figure.savefig(file, dpi=110)
    except (OSError, ValueError) as error:
        raise Refused(f"cannot write {file}: {error}") from None
    finally:
        plt.close(figure)


def draw_curve(axis: Any, seat: Json, names: Sequence[str]) -> None:
    """Each value from point to point, with its band."""
    places = range(len(seat["moments"]))
    for name in names:
        values = [moment[name] for moment in seat["moments"]]
        errors = [BAND * (moment[f"{name}_se"] or 0.0) for moment in seat["moments"]]
        axis.plot(places, values, color=COLOURS[name], label=name)
        low = [value - error for value, error in zip(values, errors, strict=True)]
        high = [value + error for value, error in zip(values, errors, strict=True)]
        axis.fill_between(places, low, high, color=COLOURS[name], alpha=0.2)
    axis.legend(fontsize=8, frameon=False)
    axis.spines[["top", "right"]].set_visible(False)


def draw_bridge(axis: Any, seat: Json, names: Sequence[str]) -> None:
    """Start, parts and end as columns: every part begins where the one before it has ended."""
    steps = ("start", *PARTS, "end")
    for k, name in enumerate(names):
        level = 0.0
        for place, step in enumerate(steps):
            value = seat[name][step]
            bottom = level if step in PARTS else 0.0
            x = k * (len(steps) + 1) + place
            axis.bar(x, value, bottom=bottom, color=PART_COLOURS[step], width=0.8)
            axis.errorbar(x, bottom + value, yerr=seat[name][f"{step}_se"] or 0.0, color=PALE, capsize=2)
            level = bottom + value
    axis.set_xticks(
        [k * (len(steps) + 1) + place for k in range(len(names)) for place in range(len(steps))],
        [f"{name}: {step}" if step == "start" else step for name in names for step in steps],
        rotation=60,
        fontsize=8,
    )
    axis.axhline(0, color=INK, linewidth=1)
    axis.spines[["top", "right"]].set_visible(False)
