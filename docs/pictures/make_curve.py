#!/usr/bin/env python3
"""Draws the curve of examples/self_play.py that is kept here: `.venv/bin/python -m docs.pictures.make_curve`."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")
import matplotlib.pyplot as plt

HERE = Path(__file__).parent
CURVE = HERE / "self-play.jsonl"
BESIDE, ALONE = "among tips", "among itself"
LINES = (
    (BESIDE, "survived", "everybody survives beside three tips", "#2a6f97"),
    (ALONE, "survived", "everybody survives at four nets", "#6a994e"),
    (BESIDE, "won", "the net wins beside three tips", "#bc4749"),
)
TIPS = (("won", 0.217, "#bc4749"), ("survived", 0.867, "#2a6f97"))
"""What tips in the net's place has there."""


def main() -> None:
    rows: list[dict[str, Any]] = [json.loads(line) for line in CURVE.read_text("utf-8").splitlines()]
    mpl.rcParams |= {"svg.hashsalt": "terrae", "font.size": 9}
    figure, axes = plt.subplots(figsize=(7, 3.6))
    millions = [row["steps"] / 1e6 for row in rows]
    for table, what, label, colour in LINES:
        middle, low, high = zip(*(row[table][what] for row in rows), strict=True)
        axes.fill_between(millions, low, high, color=colour, alpha=0.2, linewidth=0)
        axes.plot(millions, middle, color=colour, label=label)
    for _, value, colour in TIPS:
        axes.axhline(value, color=colour, linestyle=":", linewidth=1)
    began = [(0.0, rows[0]["lambda"])]
    began += [(a["steps"] / 1e6, b["lambda"]) for a, b in pairwise(rows) if a["lambda"] != b["lambda"]]
    for i, (start, survival) in enumerate(began):
        axes.axvline(start, color="grey", linewidth=0.7)
        axes.annotate(f" lambda {survival}", (start, 0.96 - 0.05 * (i % 2)), fontsize=7, color="grey")
    axes.set(
        xlabel="millions of steps (dotted: tips in its place)", ylabel="share of games", ylim=(0, 1), xlim=(0, None)
    )
    axes.legend(loc="center right", frameon=False)
    figure.tight_layout()
    figure.savefig(HERE / "self-play.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
