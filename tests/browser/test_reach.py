"""Every kind of decision at every size of screen: each legal answer, each secret of one's own, help and take-back are
there to be touched, in sight or at most one tap away."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from .conftest import OpenWindow
from .looks import DRAWN
from .tables import started
from .windows import Window

Json = dict[str, Any]
SIZES = [(360, 740), (820, 1180), (1024, 768), (1366, 768), (1440, 900)]
TOUCH = 44
TABLES = 8
"""At so many tables at most every kind of decision must have been asked."""

# What is wrong with touching these, each a selector that must find something: too small, or covered wherever it is.
REACH = """([selectors, least]) => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ checkVisibilityCSS: true }))
  if (!found.length) return [`${selector} is not there`]
  return found.flatMap((e) => {
    e.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, width, height } = e.getBoundingClientRect()
    if (width < least - 0.5 || height < least - 0.5) return [`${selector} is ${width} x ${height}`]
    const spots = [0.5, 0.1, 0.9, 0.3, 0.7].flatMap((x) => [0.5, 0.1, 0.3, 0.7, 0.9].map((y) => [x, y]))
    const free = ([x, y]) => e.contains(document.elementFromPoint(left + x * width, top + y * height))
    return spots.some(free) ? [] : [`${selector} is covered`]
  })
})"""

# Of these, each must show a square that a finger finds, wherever its neighbours lie on it.
SHOWN = """([selector, least]) => [...document.querySelectorAll(selector)].flatMap((e, nth) => {
  e.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, right, bottom } = e.getBoundingClientRect()
  const step = 4
  let best = 0, above = []
  for (let y = top; y <= bottom; y += step) {
    const row = []
    for (let x = left; x <= right; x += step) {
      const i = row.length
      const is = e.contains(document.elementFromPoint(x, y))
      row.push(is ? Math.min(row[i - 1] ?? 0, above[i] ?? 0, above[i - 1] ?? 0) + 1 : 0)
      best = Math.max(best, row[i])
    }
    above = row
  }
  return best * step < least ? [`${selector} ${nth} shows ${best * step}`] : []
})"""
HAND = ".hand button"
LOOKS = 50
"""A hand is laid anew after its width was measured, and moves there."""


def covered(window: Window) -> list[str]:
    """The cards of which too little can be touched, once the hand has found its place."""
    for _ in range(LOOKS):
        found: list[str] = window.page.evaluate(SHOWN, [HAND, TOUCH])
        if not found:
            break
        window.page.wait_for_timeout(100)
    return found


class Terra:
    """How Terra's questions are answered by touch."""

    bots = ("tips", "tips")
    screen = "main.terra"

    def __init__(self) -> None:
        self.kinds = {"impending", "common-good", "hoard", "discard"}

    def answer(self, view: Json) -> str:
        """Help until a set was hoarded, then keep everything: then there will be too many cards."""
        answers: list[str] = view["question"]["answers"]
        return answers[-1] if "hoard" in self.kinds and view["question"]["kind"] == "common-good" else answers[0]

    def is_wanted(self, view: Json) -> bool:
        return view["question"]["kind"] in self.kinds and len(view["question"]["answers"]) > 1

    def always(self) -> list[str]:
        return [".acts .hlp button", HAND]

    def secrets(self, window: Window, view: Json) -> None:
        """One's own hoard is told by one tap."""
        window.page.locator(".lookups button, .gauges .more button").locator("visible=true").first.tap()
        value = window.page.get_by_role("dialog").locator(".ownhoard b")
        expect(value).to_have_text(str(view["own"]["hoard_value"]))
        window.page.get_by_role("dialog").get_by_role("button", name=window.say("web-close")).tap()

    def reach(self, window: Window, view: Json) -> Iterator[list[str]]:
        """Look at each answer, one after the other: what must be there to be touched then."""
        for answer in view["question"]["answers"]:
            if answer in ("pass", "done"):
                yield [".acts .pass"]
                continue
            cards = view["question"].get("sets", {}).get(answer, {}).get("cards") or [
                answer.removeprefix("discard ").partition(">")[0]
            ]
            for card in cards:
                yield [f'.hand [data-place="hand:{card}"]']
                tap(window, f'.hand [aria-pressed=false][data-place="hand:{card}"]')
            if ">" in answer:
                crisis = f"{answer[0]}-{answer.partition('>')[2]}"
                yield [f'[data-place="pin:{crisis}"]', ".acts .targets button"]
                tap(window, f'.acts .targets [data-crisis="{crisis}"]')
            yield [".acts .do:not([aria-disabled=true])"]
            window.page.keyboard.press("Escape")


GAMES: dict[str, Callable[[], Terra]] = {"terra": Terra}


def tap(window: Window, selector: str) -> None:
    """Tap it where nothing lies on it."""
    window.page.locator(selector).first.dispatch_event("click")


def answer_until(base: str, table: str, seat_key: str, game: Terra) -> Json | None:
    """Answer for a seat until a decision of a kind that is still wanted waits for it; None if the game ends before."""
    with connect(base.replace("http", "ws", 1) + f"/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": seat_key}))
        while True:
            heard = json.loads(socket.recv())
            if heard["type"] not in ("welcome", "moved"):
                continue
            view: Json = heard["view"]
            if view["result"] is not None:
                return None
            if view["question"] is None:
                continue
            if game.is_wanted(view):
                return view
            move = {"type": "move", "id": f"r{heard['number']}", "number": heard["number"]}
            socket.send(json.dumps(move | {"answer": game.answer(view)}))


@pytest.mark.parametrize("name", GAMES)
def test_each_answer_secret_help_and_take_back_is_in_reach_of_a_finger(open_window: OpenWindow, name: str) -> None:
    window = open_window(has_touch=True)
    game = GAMES[name]()
    wrong: dict[str, list[str]] = {}

    def check(selectors: list[str], where: str) -> None:
        for problem in window.page.evaluate(REACH, [selectors, TOUCH]):
            wrong.setdefault(problem, []).append(where)

    for _ in range(TABLES):
        key = started(name, [window], list(game.bots))[0]
        while game.kinds and (view := answer_until(window.base, window.table, key, game)):
            kind = view["question"]["kind"]
            window.wait_until_asked()
            for width, height in SIZES:
                window.page.set_viewport_size({"width": width, "height": height})
                window.page.evaluate(DRAWN)
                expect(window.page.locator(game.screen)).to_be_visible()
                where = f"{kind} {width}"
                check(game.always(), where)
                wrong.update({problem: [where] for problem in covered(window)})
                game.secrets(window, view)
                for selectors in game.reach(window, view):
                    check(selectors, where)
            game.kinds.discard(kind)
        if not game.kinds:
            break
    assert wrong == {}
    assert game.kinds == set(), "these were never asked"
