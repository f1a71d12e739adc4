"""A tournament as a file that spreadsheets and statistics programs read: one line for each bot of each mix."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator

from terrae.engine.game import Json

ENDS = ("", "_low", "_high")
"""A figure has three columns: its value and its 95% interval."""
OF_A_MIX = ("survival", "gini")
OF_A_BOT = ("wins", "rank", "score", "given")
"""The figures, as the JSON calls them; after them the utilities."""


def to_csv(mixes: Iterable[Json]) -> str:
    """The text of the file. A figure of which no game tells is empty."""
    rows = [row for mix in mixes for row in rows_of(mix)]
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def rows_of(mix: Json) -> Iterator[dict[str, object]]:
    for bot in mix["wins"]:
        row: dict[str, object] = {
            "game": mix["game"],
            "players": len(mix["bots"]),
            "mix": " ".join(mix["bots"]),
            "bot": bot,
            "seats": mix["bots"].count(bot),
            "games": mix["games"],
            "seed": mix["seed"],
            "version": mix["version"],
        }
        figures = {name: mix[name] for name in OF_A_MIX} | {name: mix[name][bot] for name in OF_A_BOT}
        figures |= {f"utility_{worth}": each[bot] for worth, each in mix["utility"].items()}
        for name, figure in figures.items():
            row |= dict(zip((name + end for end in ENDS), figure or ("", "", ""), strict=True))
        yield row
