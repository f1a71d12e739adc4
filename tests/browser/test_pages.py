"""Every page: in every language at every width, in both themes for who cannot see or point well, for fingers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .conftest import OpenWindow
from .looks import DRAWN, OVERFLOW, SMALL, SPEAK
from .pages import PAGES, Pages

ROOT = Path(__file__).parents[2]
LANGUAGES = ["en", "fr", "de", "es", "ca", "it", "cs", "sk", "pl", "ro"]
PHONE, TABLET, ZOOMED, LAPTOP = (360, 740), (768, 1024), (640, 400), (1440, 900)
TOUCH = 44


@pytest.mark.parametrize("page", PAGES)
def test_it_fits_in_every_language_at_every_width(open_window: OpenWindow, pages: Pages, page: str) -> None:
    window = open_window()
    pages.show(window, page)
    if not window.page.locator("select").count():
        pytest.skip("a page without a choice of languages")
    wrong: dict[str, list[str]] = {}
    for width, height in (PHONE, TABLET, ZOOMED, LAPTOP):
        window.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            window.page.evaluate(SPEAK, language)
            window.page.evaluate(DRAWN)
            for problem in window.page.evaluate(OVERFLOW):
                wrong.setdefault(problem, []).append(f"{language} {width}")
    assert wrong == {}


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(open_window: OpenWindow, pages: Pages, page: str) -> None:
    window = open_window(width=1440, height=900)
    pages.show(window, page)
    window.page.evaluate((ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8"))
    wrong: list[Any] = []
    for theme in ("light", "dark"):
        window.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        for size in (PHONE, LAPTOP):
            window.page.set_viewport_size({"width": size[0], "height": size[1]})
            window.page.evaluate(DRAWN)
            found = window.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
            for violation in found["violations"]:
                for node in violation["nodes"]:
                    wrong.append((theme, size[0], violation["id"], node["html"][:160], node["failureSummary"][:200]))
    assert wrong == []


@pytest.mark.parametrize("page", PAGES)
def test_everything_can_be_touched_on_a_phone(open_window: OpenWindow, pages: Pages, page: str) -> None:
    window = open_window(width=PHONE[0], height=PHONE[1], has_touch=True, is_mobile=True)
    pages.show(window, page)
    assert window.page.evaluate(SMALL, TOUCH) == []
