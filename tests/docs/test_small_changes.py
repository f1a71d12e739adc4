"""The tables of small changes in CONTRIBUTING.md: each file is there, and holds the name that the table tells."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PLACE = re.compile(r"`([\w./-]+/[\w.-]+\.\w+)` \((`[^)]*`)\)")


def rows(heading: str) -> list[str]:
    """The rows of the table below a heading."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return [line for line in section.splitlines() if line.startswith("| ")][1:]


ROWS = rows("Small changes")


def defined(node: ast.AST) -> set[str]:
    """The names that a module or a class defines, those of its classes with a point."""
    names: set[str] = set()
    for child in getattr(node, "body", ()):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(child.name)
            if isinstance(child, ast.ClassDef):
                names |= {f"{child.name}.{name}" for name in defined(child)}
        elif isinstance(child, ast.Assign | ast.AnnAssign):
            targets = child.targets if isinstance(child, ast.Assign) else [child.target]
            names |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return names


def holds(file: Path, name: str) -> bool:
    """Does a file define the name? What is no Python must have it as a word."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return name in defined(ast.parse(text))
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


@pytest.mark.parametrize("row", ROWS, ids=[row.split("|")[1].strip() for row in ROWS])
def test_a_small_change_is_where_the_table_says(row: str) -> None:
    places = PLACE.findall(row)
    assert places, "a row names a file, and in brackets what to look for there"
    assert len(places) == len(re.findall(r"`src/[^`]*`|`web/[^`]*`", row)), "every file is told with a name in it"
    for path, names in places:
        for name in re.findall(r"`([^`]*)`", names):
            assert holds(ROOT / path, name), f"{path} has no {name}"


def test_the_table_tells_of_all_small_changes() -> None:
    assert len(ROWS) >= 25


def test_a_name_that_is_only_used_or_imported_is_not_there() -> None:
    assert holds(ROOT / "src/terrae/games/terra/rules/rules.py", "HAND_LIMIT")
    assert not holds(ROOT / "src/terrae/games/terra/rules/state.py", "HAND_LIMIT")


def test_every_file_of_a_larger_change_is_there() -> None:
    for path in re.findall(r"`((?:src|tests|web)/[\w./-]+\.\w+)`", "\n".join(rows("Changes of several files"))):
        assert (ROOT / path).is_file(), path
