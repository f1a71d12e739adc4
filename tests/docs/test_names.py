"""One name, one thing: no two classes of the project have the same name."""

import re
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "terrae"
EVERY_GAME_HAS = {"Deck", "PhaseQuestion", "Screen", "State", "Words"}
"""Classes that each game defines for itself, under the name that every game uses."""


def test_no_two_classes_have_the_same_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(SOURCE.rglob("*.py")):
        place = file.relative_to(SOURCE).as_posix()
        for name in re.findall(r"^class (\w+)", file.read_text("utf-8"), re.MULTILINE):
            places[name].append("games/" if name in EVERY_GAME_HAS and place.startswith("games/") else place)
    for name, files in places.items():
        assert len({*files}) == 1, f"{name}: {', '.join(files)}"
    assert {*places} >= EVERY_GAME_HAS
