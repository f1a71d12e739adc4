"""The list of attacks in docs/security.md, made from the tests: `python -m tests.docs.attacks` writes it anew.

A test that carries out an attack says so with `@pytest.mark.attack("What somebody hostile does.")`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"
BEGIN = "<!-- attacks: python -m tests.docs.attacks writes what stands between these two lines -->\n"
END = "<!-- end of attacks -->\n"

PARTS = {
    "tests/server/http": "By requests and connections",
    "tests/server/websocket": "By WebSockets",
    "tests/server/tables": "At a table",
    "tests/server/database": "On the database",
    "tests/server/bots": "By bots",
    "tests/server/replays": "By records that cost much",
    "tests/server/fuzz": "By everything at once",
    "tests/server/reliability": "By floods, failures and cheating",
    "tests/server": "On the service as a whole",
    "tests/hosting": "Through a reverse proxy",
    "tests/browser": "In the browser",
    "tests/text": "By text",
    "tests/laws": "On hidden information, in every game",
    "tests": "On everything else",
}
"""Folders of tests and what their attacks have in common; a test belongs to the first that holds it."""


class Attack(NamedTuple):
    """What somebody hostile does, and the test that does it."""

    what: str
    file: str
    line: int
    test: str


def is_mark(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.attack"


def attacks_in(file: Path) -> Iterator[Attack]:
    """The attacks of a file of tests, from its source alone: nothing is run."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for mark in filter(is_mark, node.decorator_list):
                assert isinstance(mark, ast.Call)
                (what,) = (ast.literal_eval(argument) for argument in mark.args)
                yield Attack(what, file.relative_to(ROOT).as_posix(), node.lineno, node.name)


def all_attacks() -> list[Attack]:
    """Every attack, in the order of files and of the lines in them."""
    found = [attack for file in sorted((ROOT / "tests").rglob("*.py")) for attack in attacks_in(file)]
    return sorted(found, key=lambda attack: (attack.file, attack.line))


def part_of(attack: Attack) -> str:
    return next(part for part in PARTS if attack.file.startswith(f"{part}/"))


def section() -> str:
    """The list as the page shows it."""
    attacks = all_attacks()
    lines: list[str] = []
    for part, title in PARTS.items():
        rows = [f"| {one.what} | [{one.test}](../{one.file}) |" for one in attacks if part_of(one) == part]
        if rows:
            lines += [f"### {title}", "", "| somebody ... | test |", "|---|---|", *rows, ""]
    return "\n".join(lines)


def page_with_list(page: str) -> str:
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin, f"{PAGE.name} has no place for the list"
    assert end, f"{PAGE.name} does not say where the list ends"
    return f"{before}{begin}\n{section()}\n{end}{after}"


if __name__ == "__main__":
    PAGE.write_text(page_with_list(PAGE.read_text("utf-8")), "utf-8")
