"""What docs/architecture.md says of the whole, held by tests: games are known in their own folders only."""

import re
from collections.abc import Iterator
from pathlib import Path

from terrae.engine.game import games

ROOT = Path(__file__).parents[2]
SOURCES = ("src/terrae/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css", "web/build/**/*.ts")
NAMES = re.compile(r"\b({})\b".format("|".join(name.replace("-", "[-_ ]?") for name in games())), re.IGNORECASE)


def shared_files() -> Iterator[Path]:
    """Every source but tests and what lies in a game's own folder."""
    folders = {name.replace("-", separator) for name in games() for separator in "-_"}
    for pattern in SOURCES:
        for file in ROOT.glob(pattern):
            inside = file.relative_to(ROOT).parts
            own = "games" in inside and inside[inside.index("games") + 1] in folders
            if not own and not file.name.endswith(".test.ts") and "static" not in inside:
                yield file


def test_no_shared_file_knows_a_game_by_name() -> None:
    files = list(shared_files())
    assert len(files) > len(SOURCES)
    found = [
        f"{file.relative_to(ROOT)}, line {number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert found == []
