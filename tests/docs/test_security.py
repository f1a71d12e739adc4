"""The list of attacks in docs/security.md is the one that the tests tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from . import attacks
from .attacks import PAGE, ROOT, Attack, all_attacks, attacks_in, page_with_list, part_of


def test_the_page_lists_the_attacks_that_the_tests_carry_out() -> None:
    page = PAGE.read_text("utf-8")
    assert page == page_with_list(page), "run: python -m tests.docs.attacks"


def test_every_mark_is_on_a_test_that_runs() -> None:
    """A mark on something else than a function that pytest collects would list an attack that nobody carries out."""
    found = all_attacks()
    marks = [
        file
        for file in sorted((ROOT / "tests").rglob("*.py"))
        if file != Path(__file__)
        for _ in re.findall(r"^\s*@pytest\.mark\.attack\(", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert len(marks) == len(found) > 100
    for attack in found:
        assert attack.test.startswith("test_"), attack
        assert Path(attack.file).name.startswith("test_"), attack


def test_an_attack_is_one_plain_sentence() -> None:
    form = re.compile(r"[A-Z][^|\n]{5,150}\.")
    assert [attack for attack in all_attacks() if not form.fullmatch(attack.what)] == []


def test_an_attack_is_found_with_its_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attacks, "ROOT", tmp_path)
    file = tmp_path / "tests" / "server" / "test_it.py"
    file.parent.mkdir(parents=True)
    file.write_text('@pytest.mark.attack("Knocks.")\n@pytest.mark.full\nasync def test_it(): ...\n', "utf-8")
    assert list(attacks_in(file)) == [Attack("Knocks.", "tests/server/test_it.py", 3, "test_it")]
    assert part_of(next(attacks_in(file))) == "tests/server"
