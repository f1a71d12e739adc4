"""The rules pages say the same in every language: the same headings, rules, tables and links."""

import re
from pathlib import Path

import pytest

from ..cli.test_sentences import OURS

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = sorted(page.name for page in RULES.glob("*.md"))
TRANSLATED = sorted(str(page.relative_to(RULES)) for page in RULES.glob("*/*.md"))
"""Pages as `de/terra.md`. A language without a page shows the English one."""
RULE = re.compile(r"\b[TFL]\d+\b")


def sections(page: Path) -> list[tuple[str, str]]:
    """Every heading with its text, until the next one."""
    parts = re.split(r"^(#+ .*)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def level(heading: str) -> tuple[int, list[str]]:
    return len(heading) - len(heading.lstrip("#")), RULE.findall(heading)


def test_each_of_our_languages_has_every_page() -> None:
    wanted = {f"{language}/{name}" for language in OURS if language != "en" for name in PAGES}
    assert wanted <= set(TRANSLATED)


@pytest.mark.parametrize("page", TRANSLATED)
def test_a_translated_page_has_the_shape_of_the_english_one(page: str) -> None:
    english, translated = sections(RULES / Path(page).name), sections(RULES / page)
    assert [level(heading) for heading, _ in translated] == [level(heading) for heading, _ in english]
    for (heading, text), (_, told) in zip(english, translated, strict=True):
        for what in (r"^\|", r"\]\(", r"^```"):
            found = [len(re.findall(what, body, re.MULTILINE)) for body in (text, told)]
            assert found[0] == found[1], f"{what} in {heading}"
        assert set(RULE.findall(told)) == set(RULE.findall(text)), heading
        assert len(told.split()) >= 0.6 * len(text.split()), f"{heading} is too short"


def rulings(page: Path) -> list[str]:
    """The rules of the list of rulings, which is the first list of its section."""
    (text,) = [text for _, text in sections(page) if re.search(r"^- \*\*[TF]\d", text, re.MULTILINE)]
    first = re.search(r"(?:^- .*\n(?:  .*\n)*)+", text, re.MULTILINE)
    assert first
    return re.findall(r"^- \*\*([TF]\d+)\*\*", first.group(), re.MULTILINE)


@pytest.mark.parametrize("name", PAGES)
def test_every_ruling_is_listed_marked_and_in_the_readme(name: str) -> None:
    listed = rulings(RULES / name)
    link = r"\[ruling\]\(#where-the-rulebook-is-silent-what-we-ruled\)"
    marked = {RULE.findall(heading)[0] for heading, text in sections(RULES / name) if re.search(link, text)}
    # F12 links to its option, which tells of the ruling.
    assert marked == set(listed) - {"F12"}
    readme = (RULES.parents[1] / "README.md").read_text("utf-8")
    table = readme.partition(f"rules/{name}#where-the-rulebook-is-silent")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| ([TF]\d+) \|", table, re.MULTILINE)) == set(listed)


@pytest.mark.parametrize("page", TRANSLATED)
def test_a_translated_page_lists_the_same_rulings(page: str) -> None:
    assert rulings(RULES / page) == rulings(RULES / Path(page).name)
