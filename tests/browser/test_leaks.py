"""Those who look for secrets in a page find them, however they are kept; and nothing where there is none."""

from __future__ import annotations

import pytest

from .conftest import OpenWindow
from .leaks import hands_in, names_in
from .memory import texts
from .windows import Window

HELD = {
    "list": "window.kept.push(() => cards.length)",
    "object": "window.kept.push(Object.fromEntries(cards.map((card, i) => [`card ${i}`, card])))",
    "map": "const map = new Map(cards.map((card, i) => [i, card])); window.kept.push(() => map.size)",
    "set": "const set = new Set(cards); window.kept.push(() => set.size)",
}
SAID = {
    "end of a long text": "keep('and so on. '.repeat(5000) + JSON.stringify(cards))",
    "text in pieces": "keep(cards.reduce((text, card) => text + ', ' + card, 'x'.repeat(20)))",
    "text in a text": "keep(JSON.stringify([JSON.stringify({ cards })]))",
    "attribute": "document.querySelector('main').dataset.kept = cards.join(' ')",
    "storage": "localStorage.setItem('kept', cards.join())",
}
HANDS = [(f"G{i + 1}", "B2", f"B{j + 1}", f"R{i + 1}") for i in range(6) for j in (2, 5)]
SCORING = ("farm-shop", "food-fair")
NOBODYS = {"home-and-table", "brick-and-bread", "garden-city"}


def plant(window: Window, keep: str, cards: tuple[str, ...]) -> None:
    """Keep cards in a page. They come as the numbers of their letters, and so are nowhere else."""
    letters = [[ord(letter) for letter in card] for card in cards]
    window.page.evaluate(
        f"""(letters) => {{
          const cards = letters.map((card) => String.fromCharCode(...card))
          window.kept ??= []
          const keep = (text) => window.kept.push(() => text)
          {keep}
        }}""",
        letters,
    )


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    """Somewhere where the languages, and so the names of all cards, are in memory."""
    window = open_window()
    window.go("/about")
    window.page.locator("main input").wait_for()
    return window


def test_where_nothing_is_kept_nothing_is_found(window: Window) -> None:
    assert hands_in(window, texts(window), HANDS) == []
    assert names_in(window, texts(window), set(SCORING), NOBODYS) == []


def test_a_hand_is_found_however_it_is_kept(window: Window) -> None:
    kept = dict(zip([*HELD, *SAID], HANDS, strict=False))
    for way, hand in kept.items():
        plant(window, (HELD | SAID)[way], hand)
    found = hands_in(window, texts(window), HANDS)
    for way, hand in kept.items():
        told = "held" if way in HELD else "said"
        assert [text for text in found if text.startswith(told) and all(card in text for card in hand)], way
    assert not [text for text in found if all(card in text for card in HANDS[-1])]


@pytest.mark.parametrize("cards", [SCORING, (SCORING[0], *sorted(NOBODYS))], ids=["alone", "with others"])
@pytest.mark.parametrize("way", ["map", "end of a long text", "attribute"])
def test_a_name_is_found_however_it_is_kept(window: Window, way: str, cards: tuple[str, ...]) -> None:
    plant(window, (HELD | SAID)[way], cards)
    told = "held" if way in HELD else "said"
    assert [text for text in names_in(window, texts(window), set(SCORING), NOBODYS) if text.startswith(told)]
