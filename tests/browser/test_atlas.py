"""The atlas of cards: looked through by who types, clicks or uses the keyboard alone, and loaded only by who looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .looks import DRAWN
from .windows import Window

# How far the words on the banner reach, and where its picture begins; 0 where it shows none.
BANNER = """() => {
  const box = (e) => e.getBoundingClientRect()
  const words = [...document.querySelectorAll('.banner > :is(h1, p)')].map((e) => {
    const range = document.createRange()
    range.selectNodeContents(e)
    return box(range).right
  })
  const drawn = [...document.querySelectorAll('.banner .art :is(circle, .card)')].filter((e) => e.checkVisibility())
  return [Math.max(...words), drawn.length ? Math.min(...drawn.map((e) => box(e).left)) : 0]
}"""


def test_a_card_is_found_without_its_accents_and_what_was_asked_for_stays(window: Window) -> None:
    page = window.page
    window.go("/learn/terra-futura/atlas")
    page.evaluate("() => localStorage.setItem('terrae.language', 'sk')")
    window.go("/learn/terra-futura/atlas")
    page.get_by_role("searchbox").fill("cistiaren VOD")
    expect(page.get_by_role("status")).to_contain_text("1 z celkovo 68")
    page.get_by_role("link", name="Čistiareň vôd").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Čistiareň vôd")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("cistiaren VOD")
    expect(page.locator(".cards a")).to_have_count(1)


def test_it_is_looked_through_with_the_keyboard_alone(window: Window) -> None:
    page = window.page
    window.go("/learn")
    page.get_by_role("link", name="Atlas of cards").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("sahel")
    expect(page.locator(".cards a")).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    crises = page.get_by_role("button", name="Crises 18")
    crises.focus()
    page.keyboard.press("Space")
    expect(crises).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status")).to_have_text("18 of 36 cards")
    page.get_by_label("Region").focus()
    page.keyboard.type("Afr")
    expect(page.locator(".cards a")).to_have_count(3)
    page.locator(".cards a").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Desertification")
    page.get_by_role("link", name="Next card").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Choking smog")


def test_a_card_has_an_address_of_its_own_that_a_table_can_link_to(window: Window) -> None:
    window.go("/learn/terra/atlas/B-AF")
    expect(window.page.get_by_role("heading", level=1)).to_have_text("Epidemic")
    expect(window.page.get_by_text("A virus travels as fast as people do")).to_be_visible()
    window.go("/learn/terra/atlas/B-XX")
    expect(window.page.get_by_role("heading", level=1)).to_have_text("There is no such card")


def test_nobody_loads_its_sentences_who_does_not_look(window: Window) -> None:
    page = window.page
    told = "() => performance.getEntriesByType('resource').map((entry) => entry.name).filter((n) => n.endsWith('.js'))"
    has_it = "async (files) => (await Promise.all(files.map(async (f) => (await fetch(f)).text())))" + (
        ".some((text) => text.includes('terra-atlas-G1 ='))"
    )
    window.go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not page.evaluate(has_it, page.evaluate(told))
    window.go("/learn/terra/atlas")
    expect(page.locator(".cards a")).to_have_count(36)
    assert page.evaluate(has_it, page.evaluate(told))


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_the_picture_of_why_this_game_lies_beside_its_words(window: Window, game: str) -> None:
    window.go(f"/learn/{game}/why")
    expect(window.page.locator(".banner .art .card").first).to_be_visible()
    for width in (820, 1001, 1180, 1260, 1366, 1440):
        window.page.set_viewport_size({"width": width, "height": 800})
        window.page.evaluate(DRAWN)
        words, picture = window.page.evaluate(BANNER)
        assert picture == 0 or words < picture, (width, words, picture)
