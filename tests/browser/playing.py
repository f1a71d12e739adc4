"""Plays as a person would: clicks something of what the page offers, until it offers no more."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import ElementHandle, Error

from .windows import Window

END = "main.won, main.lost, main.fend"
OFFERS = (
    # Terra: the decision, one's hand, the crises on the map.
    ".acts button:enabled:not(.why, [aria-disabled=true]), .hand button.can, button.pin.can,"
    # Terra Futura: the tray, the display, one's territory.
    ".tray button:enabled, .shelf button.can:enabled, .shelf .discard:enabled,"
    ".terr .can button:enabled, .terr .legal:enabled"
)
DECIDES = ".tray .do .sun:enabled"
"""What gives the answer that is looked at: who only ever looks comes to no end."""
PATIENCE = 60.0
"""Seconds in which the page must offer something, or end."""
TRY_MS = 1_000
"""Milliseconds after which a click that did not come through is looked at: what it was for may be gone."""
LOOK_MS = 250
"""Milliseconds for which the page waits for something to offer before what is waited for is asked again."""

# What can be clicked now to go on, each with what it bears; what decides first. Waits a while until there is something,
# or the end: a page that nothing happens to is not asked again and again.
OFFERED = """([offers, decides, end, avoided, patience]) => {
  const isSeen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0
  const look = () => {
    const sure = [...document.querySelectorAll(decides)].filter(isSeen)
    const all = [...document.querySelectorAll(offers)].filter(isSeen)
    window.offers = [...sure, ...all.filter((e) => !avoided.includes(e.textContent.trim()))]
    return [sure.length, window.offers.map((e) => e.textContent.trim())]
  }
  const isOffered = () => document.querySelector(end) || look()[1].length
  if (!patience || isOffered()) return look()
  return new Promise((done) => {
    const changes = new MutationObserver(() => isOffered() && finish())
    const late = setTimeout(() => finish(), patience)
    const finish = () => {
      changes.disconnect()
      clearTimeout(late)
      done(look())
    }
    changes.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}"""

# Brings an element into sight. A point of it that nothing lies on, if its middle is covered, as that of a card is by
# what it holds.
FREE_POINT = """(e) => {
  e.scrollIntoViewIfNeeded()
  const { left, top, width, height } = e.getBoundingClientRect()
  const isFree = ([x, y]) => e.contains(document.elementFromPoint(left + x * width, top + y * height))
  const points = [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5], [0.1, 0.1], [0.9, 0.9]]
  const [x, y] = points.find(isFree) ?? points[0]
  return x === 0.5 && y === 0.5 ? null : { x: x * width, y: y * height }
}"""


def no_way_on(window: Window) -> set[str]:
    """What buttons bear that lead back, or to something to look at."""
    looks = [f"terra-futura-web-{text}" for text in ("not-now", "signs", "zoom")]
    return {window.say(text) for text in ("web-take-back", *looks)}


def offered(window: Window, chance: random.Random, patience_ms: int) -> ElementHandle | None:
    """Something to click to go on. Taking back is no way on, and who only ever ends their turn sees little."""
    decides, names = window.page.evaluate(OFFERED, [OFFERS, DECIDES, END, sorted(no_way_on(window)), patience_ms])
    can: Sequence[int] = range(decides, len(names))
    if chance.random() < 0.7:
        slow = {window.say(f"terra-futura-web-{text}") for text in ("end", "end-anyway", "done")}
        can = range(decides) or [which for which in can if names[which] not in slow]
    if not can:
        return None
    return window.page.evaluate_handle("(which) => window.offers[which]", chance.choice(can)).as_element()


def click(element: ElementHandle) -> bool:
    """Click it as it lies; whether it was still there. What stays there and cannot be clicked is an error."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            element.click(timeout=TRY_MS, position=element.evaluate(FREE_POINT))
        except Error:
            if not element.evaluate("e => e.isConnected && !e.matches(':disabled, [aria-disabled=true]')"):
                return False
            if time.monotonic() > until:
                raise
        else:
            return True


def shut_what_is_open(window: Window) -> None:
    """A card that could be used a moment ago and no longer can is only looked at: shut that again."""
    if window.page.query_selector("dialog[open]"):
        window.page.keyboard.press("Escape")


def step(window: Window, chance: random.Random, patience_ms: int = 0) -> bool:
    """Click something of what is offered; whether there was anything."""
    shut_what_is_open(window)
    try:
        found = offered(window, chance, patience_ms)
        return found is not None and click(found)
    except Error as error:
        # Between two looks the page may have drawn itself anew.
        if "not attached" not in str(error):
            raise
        return False


def play(window: Window, chance: random.Random, until: Callable[[], bool] | None = None) -> int:
    """Play on until the end screen, or until something holds; how many clicks it took."""
    clicks = 0
    waiting_since = time.monotonic()
    while True:
        if (until and until()) or window.page.query_selector(END):
            return clicks
        if step(window, chance, LOOK_MS):
            clicks += 1
            waiting_since = time.monotonic()
        assert time.monotonic() - waiting_since < PATIENCE, "the page offers nothing"
