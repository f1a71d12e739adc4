"""What is a game's own stays in its folders: nothing else names a game or speaks of its cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from terrae.engine.game import games

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/terrae", "web", "requirements")
FILES = ("hatch_build.py", "play", "test")
"""What is looked through. Not: README, docs and CHANGELOG, which speak to people; the entry points of pyproject.toml,
the layers of .importlinter; examples, benchmarks and tests, which may be about one game."""
GENERATED = ("web/node_modules", "src/terrae/server/static", "web/package-lock.json", "web/dev/fixtures")
TEXT = {".py", ".ts", ".svelte", ".css", ".html", ".json", ".toml", ".ftl", ".webmanifest", ".js", ".mako", ".ini", ""}

NAMES = sorted({form for name in games() for form in (name, name.replace("-", "_"), name.replace("-", " "))})
NOUNS = {
    "terra": r"cris[ei]s|full[-_]blown|impending|averted|hoard\w*",
    "terra-futura": r"territor(?:y|ies)|pollut\w+|scoring cards?|display row",
}
"""Words that mean something in one game only; a further game may add its own."""
WORDS = re.compile(
    rf"(?<![\w-])(?:{'|'.join(map(re.escape, NAMES))})(?!\w)|\b(?:{'|'.join(NOUNS.values())})\b", re.IGNORECASE
)


def own_folders() -> list[Path]:
    """The folders of the games, in Python and in the web app."""
    names = {form for name in games() for form in (name, name.replace("-", "_"))}
    return [ROOT / home / name for home in ("src/terrae/games", "web/src/games") for name in names]


def files() -> Iterator[Path]:
    outside = [*own_folders(), *(ROOT / path for path in GENERATED)]
    for path in (path for folder in FOLDERS for path in (ROOT / folder).rglob("*")):
        if path.is_file() and path.suffix in TEXT and not any(path.is_relative_to(other) for other in outside):
            yield path
    yield from (ROOT / file for file in FILES)


def is_test(path: Path) -> bool:
    return ".test." in path.name


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file; of sentences in other languages, where a game's name may be a common noun, the names."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        foreign = path.suffix == ".ftl" and path.stem != "en"
        yield number, line.partition("=")[0] if foreign else line


def test_nothing_outside_a_games_folders_speaks_of_it() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files()
        if not is_test(path)
        for number, line in lines_of(path)
        if WORDS.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("line", ["the Terra game", "`terra_futura`", "'terra-futura'", "two crises", "Territory"])
def test_a_name_is_found(line: str) -> None:
    assert WORDS.search(line)


@pytest.mark.parametrize("line", ["Terrae", "terrae-record/1", "territorial claims", "subterranean", "web-terrace"])
def test_other_words_are_not(line: str) -> None:
    assert not WORDS.search(line)
