"""The atlas: every card of the default decks stands for something in the world, told in one or two sentences."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from terrae.engine.game import game_named
from terrae.games.terra.rules.moves import COLOUR_LETTERS
from terrae.sentences import Sentences, folder_of

from .test_sentences import OURS

SHORTEST, LONGEST = 80, 270
"""Characters of a text: the layout holds if they are of much the same length."""


def terra_cards(deck: dict[str, Any]) -> list[str]:
    """T1, T2: the crises of the deck, and a measure for each colour and value."""
    return [*deck["threats"], *(f"{colour}{value}" for colour in COLOUR_LETTERS for value in range(1, 7))]


def terra_futura_cards(deck: dict[str, Any]) -> list[str]:
    """F2, F4: the cards of a territory and the Scoring cards."""
    return [*deck["cards"], *deck["scoring"]]


CARDS: dict[str, Callable[[dict[str, Any]], list[str]]] = {"terra": terra_cards, "terra-futura": terra_futura_cards}
THOUGHTS = {"terra": 4, "terra-futura": 6}


def atlas_of(game: str, language: str) -> Sentences:
    return Sentences(language, [folder_of(game_named(game)) / "atlas"], only=True)


def texts_of(game: str, language: str) -> dict[str, str]:
    """What the atlas of a game says of each card of its default deck."""
    deck = folder_of(game_named(game)).parent / "decks" / "default.toml"
    say = atlas_of(game, language)
    return {card: say(f"{game}-atlas-{card}") for card in CARDS[game](tomllib.loads(deck.read_text("utf-8")))}


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", CARDS)
def test_every_card_has_a_text_of_one_or_two_sentences(game: str, language: str) -> None:
    texts = texts_of(game, language)
    assert len(set(texts.values())) == len(texts)
    for card, text in texts.items():
        assert text != f"{game}-atlas-{card}"
        assert text.endswith(".")
        assert text.count(". ") <= 1, text
        assert SHORTEST <= len(text) <= LONGEST, (len(text), text)


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", CARDS)
def test_no_figure_stands_without_a_source(game: str, language: str) -> None:
    texts = texts_of(game, language).values()
    assert [text for text in texts if any(letter.isdigit() for letter in text)] == []


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", CARDS)
def test_why_this_game_is_told_in_thoughts(game: str, language: str) -> None:
    say = atlas_of(game, language)
    messages = [f"{game}-why", f"{game}-why.lead", f"{game}-why-omits"]
    for thought in range(1, THOUGHTS[game] + 1):
        messages += [f"{game}-why-{thought}", f"{game}-why-{thought}.text"]
    assert [message for message in messages if say(message) == message] == []
