"""The first load stays light: in bytes, and in questions, each of which waits for an answer on a slow line."""

import pytest

from .conftest import OpenWindow
from .tables import prepared
from .weight import HOME, READY, weigh

MOST_BYTES = 350_000
MOST_REQUESTS = 20
MORE_LETTERS = 30_000, 4
"""What Czech, Slovak, Polish and Romanian may take more: a second file of each type, and longer sentences."""
BOTS = {"terra": ["random", "random"], "terra-futura": ["random"]}


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("where", ["home", *READY])
def test_the_first_load_is_light(open_window: OpenWindow, where: str, language: str) -> None:
    window = open_window(language=language)
    path, ready = "/", HOME
    if where in READY:
        path, ready = f"/table/{prepared(where, [window], BOTS[where])[0]}", READY[where]
    found = weigh(window.page, window.base + path, ready)
    more_bytes, more_requests = MORE_LETTERS if language == "cs" else (0, 0)
    assert 100_000 < found.bytes <= MOST_BYTES + more_bytes
    assert 10 < found.requests <= MOST_REQUESTS + more_requests


def test_letters_of_a_name_that_no_sentence_has_are_drawn_in_the_same_type(open_window: OpenWindow) -> None:
    window = open_window()
    window.go()
    loaded = """(letter) => document.fonts.load("16px 'Figtree Variable'", letter).then((faces) => faces.length)"""
    for letter in "aĄøğ":
        assert window.page.evaluate(loaded, letter) == 1, letter
    assert window.page.evaluate(loaded, "ж") == 0
