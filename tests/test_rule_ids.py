"""Every rule of the rulebooks has a test that shows it."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"
RULES = {
    "terra": [*(f"T{number}" for number in range(1, 24)), "L1", "L2", "L3", "L5", "L6", "L7"],
    "terra_futura": [f"F{number}" for number in range(1, 33)],
}
"""The ids of each game's rules, by the folder of its tests. L4 is not offered (`docs/rules/terra.md`)."""


def shown_in(source: str) -> set[str]:
    """The ids that tests of a file are marked with."""
    return {
        mark.args[0].value
        for test in ast.walk(ast.parse(source))
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
        for mark in test.decorator_list
        if isinstance(mark, ast.Call)
        and ast.unparse(mark.func) == "pytest.mark.rule"
        and isinstance(mark.args[0], ast.Constant)
        and isinstance(mark.args[0].value, str)
    }


def shown(folder: str) -> set[str]:
    return {rule for file in (GAMES / folder).rglob("test_*.py") for rule in shown_in(file.read_text("utf-8"))}


@pytest.mark.parametrize(("folder", "rule"), [(folder, rule) for folder, rules in RULES.items() for rule in rules])
def test_the_rule_has_a_test(folder: str, rule: str) -> None:
    assert rule in shown(folder), f"no test of {folder} is marked with {rule}"


@pytest.mark.parametrize("folder", RULES)
def test_no_test_names_a_rule_that_does_not_exist(folder: str) -> None:
    assert shown(folder) <= set(RULES[folder])


def test_a_mark_counts_on_a_test_only() -> None:
    source = """
@pytest.mark.rule("T1")
@pytest.mark.parametrize("x", ["T2"])
def test_something(): ...

@pytest.mark.rule("T3")
def helper(): ...
"""
    assert shown_in(source) == {"T1"}
