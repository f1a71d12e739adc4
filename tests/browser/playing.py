"""Plays as a person would: clicks something of what the page offers, until it offers no more."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

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


# A point of an element that nothing lies on, if its middle is covered, as that of a card is by what it holds.
FREE_POINT = """(e) => {
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


def offers(window: Window, chance: random.Random) -> list[ElementHandle]:
    """What can be clicked now to go on. Taking back is no way on, and who only ever ends their turn sees little."""
    avoided = no_way_on(window)
    if chance.random() < 0.7:
        sure = [e for e in window.page.query_selector_all(DECIDES) if e.is_visible()]
        if sure:
            return sure
        avoided |= {window.say(f"terra-futura-web-{text}") for text in ("end", "end-anyway", "done")}
    found = [e for e in window.page.query_selector_all(OFFERS) if e.is_visible()]
    return [e for e in found if (e.text_content() or "").strip() not in avoided]


def click(element: ElementHandle) -> bool:
    """Click it as it lies; whether it was still there. What stays there and cannot be clicked is an error."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            element.scroll_into_view_if_needed(timeout=TRY_MS)
            element.click(timeout=TRY_MS, position=element.evaluate(FREE_POINT))
        except Error:
            if not element.evaluate("e => e.isConnected && !e.disabled"):
                return False
            if time.monotonic() > until:
                raise
        else:
            return True


def shut_what_is_open(window: Window) -> None:
    """A card that could be used a moment ago and no longer can is only looked at: shut that again."""
    if window.page.query_selector("dialog[open]"):
        window.page.keyboard.press("Escape")


def step(window: Window, chance: random.Random) -> bool:
    """Click something of what is offered; whether there was anything."""
    shut_what_is_open(window)
    try:
        found = offers(window, chance)
        return bool(found) and click(chance.choice(found))
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
        if step(window, chance):
            clicks += 1
            waiting_since = time.monotonic()
        assert time.monotonic() - waiting_since < PATIENCE, "the page offers nothing"
