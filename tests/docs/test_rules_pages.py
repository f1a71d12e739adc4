"""The rules pages say the same in every language: the same headings, rules, tables and links."""

import re
from pathlib import Path

import pytest

from terrae.sentences import HOUSE

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = sorted(page.name for page in RULES.glob("*.md"))
LANGUAGES = sorted(file.stem for file in HOUSE.glob("*.ftl") if file.stem != "en")
RULE = re.compile(r"\b[TF]\d+\b")


def sections(page: Path) -> list[tuple[str, str]]:
    """Every heading with its text, until the next one."""
    parts = re.split(r"^(#+ .*)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def level(heading: str) -> tuple[int, list[str]]:
    return len(heading) - len(heading.lstrip("#")), RULE.findall(heading)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_translated_page_has_the_shape_of_the_english_one(name: str, language: str) -> None:
    english, translated = sections(RULES / name), sections(RULES / language / name)
    assert [level(heading) for heading, _ in translated] == [level(heading) for heading, _ in english]
    for (heading, text), (_, told) in zip(english, translated, strict=True):
        for what in (r"^\|", r"\]\(", r"^```"):
            found = [len(re.findall(what, body, re.MULTILINE)) for body in (text, told)]
            assert found[0] == found[1], f"{what} in {heading}"
        assert set(RULE.findall(told)) == set(RULE.findall(text)), heading
        assert len(told.split()) >= 0.6 * len(text.split()), f"{heading} is too short"
