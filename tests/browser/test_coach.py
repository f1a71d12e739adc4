"""The coach's page: the curve and what it is made of, moments, and what one's own page counts of it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.server.client import LONG_PATIENCE_S

from .conftest import OpenWindow
from .looks import axe_finds
from .pages import Pages

KEPT = {
    "day": "2026-11-15", "names": ["Ada", "Bea", "Cem", "Dan"], "seat": 0, "held": None, "won": 0,
    "score": None, "place": None, "given": None, "aside": None, "word": [0, 0, 0, 0],
}  # fmt: skip
WIDER_THAN_THE_SCREEN = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(
    ("game", "end", "values"), [("terra", "terra-lost", 2), ("terra-futura", "terra-futura-end", 1)]
)
def test_a_finished_game_is_coached_on_a_phone_and_counted_on_the_own_page(
    open_window: OpenWindow, pages: Pages, game: str, end: str, values: int
) -> None:
    window = open_window(width=390, height=844, has_touch=True, is_mobile=True)
    pages.show(window, end)
    table = window.table
    window.page.evaluate(
        "(games) => localStorage.setItem('terrae.games', games)", json.dumps({table: {**KEPT, "game": game}})
    )
    page = window.go(f"/replay/{table}/coach?seat=0")
    expect(page.locator(".bridge")).to_have_count(values, timeout=LONG_PATIENCE_S * 1000)
    expect(page.locator(".counting")).to_have_count(0, timeout=LONG_PATIENCE_S * 1000)

    # The parts lead from the start to the end, each drawn, with its pattern.
    for name in ("start", "cards", "others", "choices", "end"):
        expect(page.locator(f".bridge .br-{name}").first).to_be_visible()
    if game == "terra-futura":
        buttons = page.locator(".segs button")
        for turn in range(1, 10):
            expect(page.locator(".cmp .ctot").first).to_be_visible()
            assert page.evaluate(WIDER_THAN_THE_SCREEN) <= 0, f"turn {turn}"
            buttons.first.click()
    else:
        expect(page.locator(".hind")).to_be_visible()
    assert page.evaluate(WIDER_THAN_THE_SCREEN) <= 0
    assert axe_finds(window) == []

    page = window.go("/you")
    expect(page.get_by_text(window.say("web-you-coach-few", count=1))).to_be_visible()
    assert page.evaluate(WIDER_THAN_THE_SCREEN) <= 0
    assert axe_finds(window) == []
