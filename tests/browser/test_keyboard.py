"""By keyboard alone: from the first page into a game of each, and on for several turns, with a focus to be seen."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import expect

from .playing import END
from .tables import started
from .windows import Window

# What has the focus: what it is, what it bears, and whether that it has it can be seen.
FOCUS = """() => {
  const e = document.activeElement
  if (!e || e === document.body) return null
  const style = getComputedStyle(e)
  const around = getComputedStyle(e.closest('label') ?? e)
  return {
    key: e.outerHTML.slice(0, 200),
    name: (e.getAttribute('aria-label') ?? e.textContent).trim(),
    game: e.closest('article')?.querySelector('h2')?.textContent ?? '',
    offered: e.matches('.acts button:not(.why), .hand button.can, .pin.can, .tray button, .shelf button, .terr button'),
    seen: style.boxShadow !== 'none' || style.outlineStyle !== 'none' || around.boxShadow !== 'none',
  }
}"""
FAR = 150
"""So many steps of the Tab key lead round every page."""


def tab_to(window: Window, wanted: str, game: str = "") -> None:
    """Press Tab until that has the focus."""
    for _ in range(FAR):
        window.page.keyboard.press("Tab")
        focus = window.page.evaluate(FOCUS)
        if focus is None:
            continue
        assert focus["seen"], f"the focus cannot be seen on {focus['key']}"
        if focus["name"] == wanted and focus["game"] in ("", game):
            return
    raise AssertionError(f"no way to {wanted!r} by Tab")


@pytest.mark.parametrize("name", ["Terra", "Terra Futura"])
def test_a_game_is_started_and_played_by_keyboard_alone(window: Window, name: str) -> None:
    window.go()
    expect(window.button("web-play-now").first).to_be_visible()
    tab_to(window, window.say("web-play-now"), name)
    window.page.keyboard.press("Enter")
    expect(window.page).to_have_url(re.compile("/table/"))
    chance = random.Random(10)
    backwards = {window.say("terra-futura-web-not-now"), window.say("web-take-back")}
    until = time.monotonic() + 240
    while len(answers(window)) < 4 and not window.page.query_selector(END):
        assert time.monotonic() < until
        window.page.keyboard.press(chance.choice(["Tab", "Tab", "Tab", "Shift+Tab", "ArrowRight"]))
        focus = window.page.evaluate(FOCUS)
        if focus:
            assert focus["seen"], f"the focus cannot be seen on {focus['key']}"
            if focus["offered"] and focus["name"] not in backwards and chance.random() < 0.6:
                window.page.keyboard.press("Enter")


def answers(window: Window) -> list[str]:
    return [frame for frame in window.sent if '"type":"move"' in frame]


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
