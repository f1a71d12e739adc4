"""By keyboard alone: a whole game of each, from the first page to the last, with a focus that is always to be seen."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from .looks import CLIP
from .playing import END, PATIENCE, no_way_on, shut_what_is_open
from .playing import OFFERS as PLAYING
from .tables import started
from .windows import LOOK_EVERY_MS, Window

# What has the focus: what it is, what it bears, and whether that it has it can be seen.
FOCUS = """() => {
  const e = document.activeElement
  if (!e || e === document.body) return null
  // The ring once it has come, which another shadow is not.
  for (const change of e.getAnimations()) if (change instanceof CSSTransition) change.finish()
  const ring = /rgb\\((11, 92, 173|125, 183, 245)\\)/
  const isRinged = (of) => of && ring.test(getComputedStyle(of).boxShadow + getComputedStyle(of).outlineColor)
  return {
    key: e.outerHTML.slice(0, 200),
    name: (e.getAttribute('aria-label') ?? e.textContent).trim(),
    game: e.closest('article')?.querySelector('h2')?.textContent ?? '',
    seen: [e, e.closest('label'), e.parentElement, e.nextElementSibling, ...e.querySelectorAll('*')].some(isRinged),
  }
}"""
# What can be answered with now, each with what it bears.
OFFERS = """(offers) => {
  window.offers = [...document.querySelectorAll(offers)].filter((e) => e.checkVisibility({ visibilityProperty: true }))
  return window.offers.map((e) => (e.getAttribute('aria-label') ?? e.textContent).trim())
}"""
# What has the focus, and the key that leads from there to one of these; none if that is gone.
WAY = """(which) => {
  const key = () => {
    const [to, from] = [window.offers[which], document.activeElement]
    if (!to.isConnected || to.disabled) return null
    if (to === from) return 'Enter'
    if (to.closest('.hand') && to.closest('.hand') === from.closest('.hand')) return 'ArrowRight'
    const isBefore = from !== document.body && from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore ? 'Shift+Tab' : 'Tab'
  }
  return [key(), (FOCUS)()]
}""".replace("FOCUS", FOCUS)
HASTE = 0.7
"""How often to do what ends a turn: a game in which everything is tried takes long."""
IS_SOMEWHERE = "() => document.activeElement && document.activeElement !== document.body"
STOPS = "() => document.querySelectorAll('a, button, input, select, [tabindex]').length"


def seen(focus: dict[str, Any] | None) -> dict[str, Any]:
    assert focus is None or focus["seen"], f"the focus cannot be seen on {focus['key']}"
    return focus or {}


def kept(focus: dict[str, Any] | None, after: str) -> dict[str, Any]:
    """The focus, which is somewhere and can be seen there."""
    assert focus is not None, f"the focus was lost after {after!r}"
    return seen(focus)


def tab_to(window: Window, wanted: str, game: str = "") -> None:
    """Press Tab until that has the focus, at most once round the page."""
    for _ in range(window.page.evaluate(STOPS) + 2):
        window.page.keyboard.press("Tab")
        focus = seen(window.page.evaluate(FOCUS))
        if focus.get("name") == wanted and focus["game"] in ("", game):
            return
    raise AssertionError(f"no way to {wanted!r} by Tab")


def answer(window: Window, chance: random.Random, quick: set[str], never: set[str]) -> bool:
    """Go by keyboard to something that is offered, mostly what is quick, and press it; whether it was still there."""
    window.page.wait_for_function(IS_SOMEWHERE)
    names: list[str] = window.page.evaluate(OFFERS, PLAYING)
    assert all(names), "something can be pressed, and nothing says what it is"
    can = [which for which, name in enumerate(names) if name not in never]
    if not can:
        return False
    if chance.random() < HASTE:
        can = [which for which in can if names[which] in quick] or can
    which = chance.choice(can)
    for _ in range(2 * window.page.evaluate(STOPS) + 2):
        key, focus = window.page.evaluate(WAY, which)
        kept(focus, names[which])
        if key is None:
            return False
        window.page.keyboard.press(key)
        if key == "Enter":
            return True
    raise AssertionError(f"no way to {names[which]!r} by keyboard")


@pytest.mark.parametrize("name", ["Terra", pytest.param("Terra Futura", marks=pytest.mark.full)])
def test_a_whole_game_by_keyboard_alone(window: Window, name: str) -> None:
    window.go()
    expect(window.button("web-play-now").first).to_be_visible()
    tab_to(window, window.say("web-play-now"), name)
    window.page.keyboard.press("Enter")
    expect(window.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    window.page.keyboard.type("Ada")
    window.page.keyboard.press("Enter")
    expect(window.page).to_have_url(re.compile("/table/"))
    window.page.evaluate(CLIP)
    chance = random.Random(10)
    backwards = no_way_on(window)
    quick = {window.say(f"terra-web-{text}") for text in ("pass", "done", "keep")} | {
        window.say(f"terra-futura-web-{text}")
        for text in ("take-this", "place-here", "end", "end-anyway", "exchange", "pollute", "copy-this", "pattern-this")
    }
    waiting_since = time.monotonic()
    while not window.page.query_selector(END):
        shut_what_is_open(window)
        if answer(window, chance, quick, backwards):
            waiting_since = time.monotonic()
        assert time.monotonic() - waiting_since < PATIENCE, "the page offers nothing"
    expect(window.page.locator(f":is({END}) h1")).to_be_focused()
    expect(window.page).to_have_title(re.compile(re.escape(window.say("web-row-over"))))
    tab_to(window, window.say("web-the-replay"))
    window.page.keyboard.press("Enter")
    expect(window.page).to_have_url(re.compile("/replay/"))


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_after_an_answer_the_focus_is_at_the_next_question(window: Window, game: str) -> None:
    started(game, [window], ["random", "random"])
    window.page.keyboard.press("Tab")
    expect(window.button("web-skip-link")).to_be_focused()
    window.page.keyboard.press("Enter")
    heading = window.page.locator("[data-dock] :is(h1, h2, .say, .says):focus")
    expect(heading).to_be_visible()
    chance, none = random.Random(3), no_way_on(window)
    for _ in range(4):
        while not answer(window, chance, set(), none):
            window.page.wait_for_timeout(LOOK_EVERY_MS)
        focus = window.page.evaluate(FOCUS)
        kept(focus, "an answer")


def test_a_dialog_takes_the_focus_and_gives_it_back(window: Window) -> None:
    started("terra-futura", [window, window], [])
    window.button("web-curtain-here").click()
    why = window.button("web-what-now")
    why.focus()
    window.page.keyboard.press("Enter")
    expect(window.page.get_by_role("dialog")).to_be_visible()
    window.page.keyboard.press("Escape")
    expect(window.page.get_by_role("dialog")).not_to_be_visible()
    assert window.page.evaluate(FOCUS)["name"] == window.say("web-what-now")
