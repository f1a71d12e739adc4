"""Every page: in every language at every width, in both themes for who cannot see or point well, for fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from terrae import __version__
from terrae.sentences import COMMON, codes_in

from .conftest import OpenWindow
from .looks import CLIP, DRAWN, OVERFLOW, SMALL, SPEAK, axe_finds
from .pages import PAGES, Pages
from .windows import Window

LANGUAGES = codes_in([COMMON])
WORDIEST = sorted(LANGUAGES, key=lambda code: -(COMMON / f"{code}.ftl").stat().st_size)[:4]
"""The languages with the longest sentences, where a page breaks first."""
PHONE, TABLET, ZOOMED, LAPTOP = (360, 740), (768, 1024), (640, 400), (1440, 900)
TOUCH = 44


def resize(window: Window, size: tuple[int, int]) -> None:
    window.page.set_viewport_size({"width": size[0], "height": size[1]})
    window.page.evaluate(DRAWN)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    "languages", [pytest.param(WORDIEST, id="wordiest"), pytest.param(LANGUAGES, id="all", marks=pytest.mark.full)]
)
def test_it_fits_in_every_language_at_every_width(
    kept_window: OpenWindow, pages: Pages, page: str, languages: list[str]
) -> None:
    window = kept_window()
    pages.show(window, page)
    window.page.evaluate(CLIP)
    can_choose = window.page.locator("select").count()
    wrong: dict[str, list[str]] = {}
    for language in languages:
        if can_choose:
            window.page.evaluate(SPEAK, language)
        else:
            # Pages without a choice of languages speak the one that was chosen before.
            window.page.evaluate("(language) => localStorage.setItem('terrae.language', language)", language)
            pages.show(window, page)
            window.page.evaluate(CLIP)
        assert window.page.locator("html").get_attribute("lang") == language
        for size in (PHONE, TABLET, ZOOMED, LAPTOP):
            resize(window, size)
            for problem in window.page.evaluate(OVERFLOW):
                wrong.setdefault(problem, []).append(f"{language} {size[0]}")
    assert wrong == {}


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(kept_window: OpenWindow, pages: Pages, page: str) -> None:
    """In the dark only its colours are other ones."""
    window = kept_window(width=LAPTOP[0], height=LAPTOP[1])
    pages.show(window, page)
    wrong: list[tuple[str, ...]] = []
    for theme in ("light", "dark"):
        window.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        for size in (PHONE, LAPTOP):
            resize(window, size)
            wrong += [(theme, str(size[0]), *violation) for violation in axe_finds(window, colours=theme == "dark")]
    assert wrong == []


@pytest.mark.parametrize("page", PAGES)
def test_everything_can_be_touched_on_a_phone(kept_window: OpenWindow, pages: Pages, page: str) -> None:
    window = kept_window(width=PHONE[0], height=PHONE[1], has_touch=True, is_mobile=True)
    pages.show(window, page)
    assert window.page.evaluate(SMALL, TOUCH) == []


def test_the_page_about_the_app_names_who_drew_it_and_leads_to_the_licences(
    open_window: OpenWindow, pages: Pages
) -> None:
    window = open_window()
    pages.show(window, "about")
    expect(window.page.locator(".version")).to_have_text(f"Terrae {__version__}")
    drawers = window.page.locator("dd", has_text=window.say("web-credit-icons"))
    for author in ("Lorc", "Delapouite", "Caro Asercion", "Skoll", "Faithtoken", "John Colburn", "CC BY 3.0"):
        expect(drawers).to_contain_text(author)
    with window.context.expect_page() as opened:
        window.page.get_by_text(window.say("web-licences")).click()
    expect(opened.value.locator("body")).to_contain_text("by Caro Asercion: bowl-of-rice")
