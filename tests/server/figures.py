"""What the tests measured, for docs/reliability.md: appended to the file that TERRAE_FIGURES names."""

from __future__ import annotations

import json
import os


def note(name: str, **figures: float) -> None:
    """Write figures down, if somebody wants them."""
    file = os.environ.get("TERRAE_FIGURES")
    if file:
        with open(file, "a", encoding="utf-8") as out:
            out.write(json.dumps({"test": name, **{k: round(v, 3) for k, v in figures.items()}}) + "\n")
