"""One word for each thing, in every language: the app and the rules pages say it, and what it replaced is gone."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from terrae.sentences import COMMON

from ..cli.test_sentences import OURS

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
GAMES = {"terra": "terra", "terra-futura": "terra_futura"}
PLACES: dict[str, dict[str, list[str]]] = tomllib.loads((HERE / "places.toml").read_text("utf-8"))
SOFT_HYPHEN, APOSTROPHE = "\u00ad", "\u2019"


@cache
def glossary(language: str) -> dict[str, Any]:
    return tomllib.loads((HERE / "glossary" / f"{language}.toml").read_text("utf-8"))


def plain(text: str) -> str:
    """As it is read: one kind of space and apostrophe, nothing that only helps to break lines."""
    return re.sub(r"\s+", " ", text.replace(SOFT_HYPHEN, "").replace("'", APOSTROPHE)).strip()


def said_in(file: Path) -> Iterator[tuple[str, str]]:
    """The messages of a file with all they say in any case; comments and the names of values are left out."""
    text = re.sub(r"^#.*\n|\$\w+", "", file.read_text("utf-8"), flags=re.MULTILINE)
    for message in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        name, _, said = message.partition(" =")
        yield name, plain(said)


@cache
def messages_of(language: str, game: str) -> dict[str, str]:
    """What the app says of a game, or of none ("common"), the atlas included."""
    folder = COMMON if game == "common" else COMMON.parent / "games" / GAMES[game] / "locales"
    return {name: said for file in sorted(folder.rglob(f"{language}.ftl")) for name, said in said_in(file)}


@cache
def page_of(language: str, game: str) -> str:
    """A rules page without what is meant for programmers: code and the names that records have."""
    folder = RULES if language == "en" else RULES / language
    return re.sub(r"```.*?```|`[^`]*`", "", (folder / f"{game}.md").read_text("utf-8"), flags=re.DOTALL)


@cache
def rules_of(language: str) -> dict[str, tuple[str, str]]:
    """The rules of both pages by their numbers: the heading, and the whole section with it."""
    found = {}
    for game in GAMES:
        for section in re.split(r"^(?=##)", page_of(language, game), flags=re.MULTILINE):
            if heading := re.match(r"### \*\*([TFL]\d+)\*\* (.+)", section):
                found[heading[1]] = plain(heading[2]), plain(section)
    return found


def is_of_the_world(name: str, names: Iterable[str]) -> bool:
    """Is it what the atlas says of a card in the world? There a word is free that means something else in the game."""
    game, _, card = name.partition("-atlas-")
    return any(other.startswith(f"{game}-") and other.endswith(f"-{card}") and other != name for other in names)


def paragraphs_of(language: str, game: str) -> Iterator[tuple[str, str]]:
    """The paragraphs of a rules page by the lines at which they begin: a word may stand across the end of a line."""
    at = 1
    for paragraph in page_of(language, game).split("\n\n"):
        yield f"rules page, line {at}", plain(paragraph)
        at += paragraph.count("\n") + 2


def test_each_of_ours_has_a_glossary_with_a_word_for_each_thing() -> None:
    assert {file.stem for file in (HERE / "glossary").glob("*.toml")} == set(OURS)
    for language in OURS:
        assert set(glossary(language)["words"]) == set(PLACES), language


@pytest.mark.parametrize("language", OURS)
def test_each_thing_is_called_by_its_name(language: str) -> None:
    said = {name: text for game in ("common", *GAMES) for name, text in messages_of(language, game).items()}
    rules = rules_of(language)
    missed = []
    for thing, word in glossary(language)["words"].items():
        texts = {name: said[name] for name in PLACES[thing]["messages"]}
        texts |= {rule: rules[rule][1] for rule in PLACES[thing]["rules"]}
        named = re.compile(word, re.IGNORECASE)
        missed += [f"{thing} in {name}: {text}" for name, text in texts.items() if not named.search(text)]
    assert missed == []


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", ["common", *GAMES])
def test_no_word_comes_back_that_was_replaced(language: str, game: str) -> None:
    never = glossary(language)["never"]
    messages = messages_of(language, game)
    pages = {} if game == "common" else dict(paragraphs_of(language, game))
    found = []
    for name, text in (messages | pages).items():
        forbidden = never["all"] | ({} if is_of_the_world(name, messages) else never.get(game, {}))
        for pattern, instead in forbidden.items():
            if hit := re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE):
                found.append(f"{name}: “{hit[0]}”, say: {instead}")
    assert found == []


@pytest.mark.parametrize("language", OURS)
def test_a_rule_has_one_name_in_the_app_and_on_its_page(language: str) -> None:
    rules = rules_of(language)
    for game in GAMES:
        for name, text in messages_of(language, game).items():
            if title := re.search(r"-rule-([TFL]\d+)\b.*?\.title = (.+?)(?= \.\w+ = |$)", f"{name} {text}"):
                assert title[2] == rules[title[1]][0], name


FORMAL = {
    "fr": "votre|pouvez|avez|partagez|envoyez",
    "cs": "váš|můžete|pošlete|vyhráli jste",
    "sk": "váš|môžete|pošlite|vyhrali ste",
}
"""How nobody is addressed who is called "you" by their first name elsewhere in the app."""


@pytest.mark.parametrize("language", sorted(FORMAL))
@pytest.mark.parametrize("game", ["common", *GAMES])
def test_the_app_addresses_everybody_in_one_way(language: str, game: str) -> None:
    said = {name: text for name, text in messages_of(language, game).items() if "-web-" in name or "-deal-" in name}
    said |= {name: text for name, text in messages_of(language, game).items() if name.startswith("web-")}
    formal = re.compile(rf"(?<!\w)(?:{FORMAL[language]})(?!\w)", re.IGNORECASE)
    assert {name for name, text in said.items() if formal.search(text)} == set()
