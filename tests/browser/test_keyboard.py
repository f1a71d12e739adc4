"""By keyboard and by what is read out: a whole game of each, to its last page, with a focus that is never lost."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from .looks import CLIP, DRAWN
from .playing import END, PATIENCE, no_way_on, shut_what_is_open
from .playing import OFFERS as PLAYING
from .stage import Stage, decisions, hardest
from .tables import started
from .test_reach_futura import KINDS, kind_of
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
ROLES = {"button", "radio", "link", "option", "tab", "combobox", "switch"}
"""What something may be called that can be answered with."""
PLACES = ("main", "region", "status")
"""What is read out by what it holds: a status is, as that a table is being fetched."""
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


class Aloud:
    """What a screen reader is given: Chromium's own accessibility tree."""

    def __init__(self, window: Window) -> None:
        self.cdp = window.context.new_cdp_session(window.page)
        self.cdp.send("Accessibility.enable")

    def node(self, expression: str) -> dict[str, Any] | None:
        """The node of an element, by an expression for it; None if it is gone."""
        found = self.cdp.send("Runtime.evaluate", {"expression": expression})["result"]
        if "objectId" not in found:
            return None
        element = {"objectId": found["objectId"]}
        try:
            node = dict(
                self.cdp.send("Accessibility.getPartialAXTree", {**element, "fetchRelatives": False})["nodes"][0]
            )
            # The page goes on between two questions: what has left it meanwhile is gone, and nothing is wrong with it.
            is_there = {**element, "functionDeclaration": "function () { return this.isConnected }"}
            return node if self.cdp.send("Runtime.callFunctionOn", is_there)["result"]["value"] else None
        except Error:
            return None

    def name(self, expression: str) -> str | None:
        """How an element is read out; None if it is gone."""
        node = self.node(expression)
        if node is None:
            return None
        assert not node["ignored"], f"nothing of {expression} is read out: {node.get('ignoredReasons')}"
        role = node["role"]["value"]
        assert role in ROLES, f"{role} says nobody that it can be pressed"
        return str(node["name"]["value"]).strip()

    def check_focus(self) -> None:
        """Whatever has the focus is read out by a name, or is a place that holds something."""
        node = self.node("document.activeElement")
        if node is not None:
            assert node["role"]["value"] != "RootWebArea", "the focus was lost"
            assert node.get("name", {}).get("value") or node["role"]["value"] in PLACES, node


def answer(window: Window, aloud: Aloud, chance: random.Random, quick: set[str], never: set[str]) -> bool:
    """Go by keyboard to something that is read out, mostly what is quick, and press it; whether it was still there."""
    window.page.wait_for_function(IS_SOMEWHERE)
    aloud.check_focus()
    count = len(window.page.evaluate(OFFERS, PLAYING))
    heard = [aloud.name(f"window.offers[{which}]") for which in range(count)]
    names = [name for name in heard if name is not None]
    if len(names) < count:
        return False
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
    backwards, aloud = no_way_on(window), Aloud(window)
    quick = {window.say(f"terra-web-{text}") for text in ("pass", "done", "keep")} | {
        window.say(f"terra-futura-web-{text}")
        for text in ("take-this", "place-here", "end", "end-anyway", "exchange", "pollute", "copy-this", "pattern-this")
    }
    waiting_since = time.monotonic()
    while not window.page.query_selector(END):
        shut_what_is_open(window)
        if answer(window, aloud, chance, quick, backwards):
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
    aloud, chance, none = Aloud(window), random.Random(3), no_way_on(window)
    for _ in range(4):
        while not answer(window, aloud, chance, set(), none):
            window.page.wait_for_timeout(LOOK_EVERY_MS)
        focus = window.page.evaluate(FOCUS)
        kept(focus, "an answer")


RIMMED = (".effect", ".copy", ".chip")
"""What has a rim of its own, which hid the ring."""
# Those that answer and show no ring when they have the focus.
RINGLESS = """() => [...document.querySelectorAll('[data-answer]')]
  .filter((e) => !e.disabled && e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => {
    e.focus({ focusVisible: true })
    return document.activeElement === e && !(FOCUS)().seen
  })
  .map((e) => e.outerHTML.slice(0, 120))""".replace("FOCUS", FOCUS)


def test_the_ring_is_seen_on_everything_that_answers(window: Window) -> None:
    stage = Stage(window, "terra-futura")
    rimmed: list[str] = []
    for kind, view in hardest(decisions("terra-futura"), kind_of, KINDS).items():
        stage.show(view)
        window.page.keyboard.press("Tab")
        assert window.page.evaluate(RINGLESS) == [], kind
        if (looked := window.page.locator(".terr [data-answer]:visible")).count():
            looked.first.dispatch_event("click")
            window.page.evaluate(DRAWN)
            assert window.page.evaluate(RINGLESS) == [], kind
        rimmed += [name for name in RIMMED if window.page.locator(f"button{name}[data-answer]:visible").count()]
    assert set(rimmed) == set(RIMMED)


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
