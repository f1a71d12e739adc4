"""On a phone things lie where they lay: no state, language or number of players moves a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .looks import DRAWN, OVERFLOW, SPEAK
from .reach import Size, places, resize, scrolling, told
from .stage import SIX, Stage, decisions, hardest
from .test_pages import LANGUAGES
from .test_reach_futura import KINDS, kind_of
from .windows import Window

Json = dict[str, Any]
SIZES: tuple[Size, ...] = ((320, 568), (360, 640), (390, 844), (740, 360), (844, 390))
STOP = "localStorage.setItem('terrae.stops', 'on')"

# Of whom the points, the cards or the name reach out of their own column or lie under something.
HIDDEN_SEATS = """() => [...document.querySelectorAll('.seats li')].flatMap((seat) => {
  const column = seat.getBoundingClientRect()
  return ['.sx b', '.cd', '.sn'].flatMap((part) => {
    const e = seat.querySelector(part)
    const { left, top, right, width, height } = e.getBoundingClientRect()
    const at = [left + 1, left + width / 2, Math.min(right, column.right) - 1]
    const isFree = at.every((x) => seat.contains(document.elementFromPoint(x, top + height / 2)))
    const isIn = left >= column.left - 1 && right <= column.right + 2
    return isFree && isIn ? [] : [`${part} of ${seat.querySelector('.sn').textContent}`]
  })
})"""


class Still:
    """Notes where some parts of a page stand at every size, and what has moved since."""

    def __init__(self, window: Window, *parts: str) -> None:
        self.window, self.parts = window, parts
        self.first: dict[Size, list[list[int]]] = {}
        self.wrong: dict[str, list[str]] = {}

    def look(self, state: str, size: Size) -> None:
        self.window.page.evaluate(DRAWN)
        stand = places(self.window, *self.parts)
        where = "x".join(map(str, size))
        for part, was, now in zip(self.parts, self.first.setdefault(size, stand), stand, strict=True):
            if was != now:
                self.wrong.setdefault(f"{state}: {part} moves from {was} to {now}", []).append(where)
        for problem in scrolling(self.window, size):
            self.wrong.setdefault(f"{state}: {problem}", []).append(where)


@pytest.fixture(scope="module")
def terra() -> dict[str, Json]:
    """A decision of every kind, among six."""
    views = (view for view in decisions("terra", "tips", SIX) if len(view["question"]["answers"]) > 1)
    kinds = {"impending", "common-good", "hoard", "discard"}
    return hardest(views, lambda view: str(view["question"]["kind"]), kinds)


def states_of_terra(window: Window, stage: Stage, moments: dict[str, Json]) -> Iterator[str]:
    """Bring the page into one state after the other."""
    choose = window.page.locator(".hand button.can")
    for kind, view in moments.items():
        stage.show(view)
        yield kind
        (window.page.locator(".choices .option") if kind == "hoard" else choose).first.dispatch_event("click")
        expect(window.page.locator(".dock .do[aria-disabled=false]")).to_be_visible()
        yield f"{kind}, chosen"
    asked = moments["impending"]
    others = {**asked, "question": None, "actor": (asked["seat"] + 1) % len(SIX)}
    stage.show(others)
    yield "another decides"
    turn = moments["common-good"]
    stage.show({**turn, "question": None, "actor": others["actor"], "turn": others["actor"], "waiting": "common-good"})
    yield "another's turn"
    stage.show(asked)
    seat = asked["actor"]
    scored = [[seat, 3]]
    settled = {**asked["impending"], "remaining": []}
    averted = {"event": "averted", "points": scored, "first": scored, "highest": scored, "settled": settled}
    stage.move(others, seat, "pass", [{"event": "pass", "seat": seat}, averted])
    expect(window.page.locator(".stage.sunny")).to_be_visible()
    yield "verdict"
    window.page.locator(".dock .do").dispatch_event("click")
    expect(window.page.locator(".stage.sunny")).to_have_count(0)
    stage.show(asked)
    for language in ("de", "cs", "en"):
        window.page.evaluate(SPEAK, language)
        yield f"asked in {language}"


def test_nothing_of_terra_moves_on_a_phone(open_window: OpenWindow, terra: dict[str, Json]) -> None:
    window = open_window(has_touch=True, width=360, height=640)
    window.context.add_init_script(STOP)
    stage = Stage(window, "terra", SIX)
    still = Still(window, ".stage", ".hand", ".dock", ".dock .hlp button:nth-child(2)", ".dock .quiet", ".dock .loud")
    stage.show(terra["impending"])
    for size in SIZES:
        resize(window, size)
        for state in states_of_terra(window, stage, terra):
            still.look(state, size)
            for problem in window.page.evaluate(HIDDEN_SEATS):
                still.wrong.setdefault(f"{state}: {problem} is covered", []).append("x".join(map(str, size)))
    assert not still.wrong, told(still.wrong)


TABLETS: tuple[Size, ...] = ((820, 1180), (768, 1024))
# Cards of the hand that reach under the decision.
COVERED = """() => [...document.querySelectorAll('.hand .card')].filter(
  (e) => e.getBoundingClientRect().bottom > document.querySelector('.acts').getBoundingClientRect().top + 1,
).length"""


def test_nothing_of_terra_moves_on_a_tablet_held_upright(open_window: OpenWindow, terra: dict[str, Json]) -> None:
    window = open_window(has_touch=True, width=820, height=1180)
    stage = Stage(window, "terra", SIX)
    still = Still(window, ".board", ".stage", ".hand", ".acts")
    turn = terra["common-good"]
    other = (turn["seat"] + 1) % len(SIX)
    others = {**turn, "question": None, "actor": other, "turn": other, "waiting": "common-good"}
    stage.show(terra["impending"])
    for size in TABLETS:
        resize(window, size)
        for state, view in {**terra, "another's turn": others}.items():
            stage.show(view)
            still.look(state, size)
            if view["question"]:
                window.page.locator(".hand button.can").first.dispatch_event("click")
                still.look(f"{state}, chosen", size)
            assert window.page.evaluate(COVERED) == 0, (state, size)
    assert not still.wrong, told(still.wrong)


# What of the tray reaches out of it.
SPILLED = """() => {
  const tray = document.querySelector('.tray')
  const { top, bottom } = tray.getBoundingClientRect()
  return [...tray.querySelectorAll('button, p, h2, label, .card')]
    .filter((e) => e.checkVisibility() && !e.matches('.vh, .vh *'))
    .filter((e) => e.getBoundingClientRect().top < top || e.getBoundingClientRect().bottom > bottom)
    .map((e) => e.outerHTML.slice(0, 80))
}"""


def test_nothing_of_terra_futura_moves_on_a_tablet_held_upright(
    open_window: OpenWindow, futura: dict[str, Json]
) -> None:
    window = open_window(has_touch=True, width=820, height=1180)
    stage = Stage(window, "terra-futura")
    still = Still(window, ".ground", ".tray")
    taking = futura["take"]
    others = {**taking, "question": None, "actor": (taking["seat"] + 1) % 3, "waiting": "take"}
    stage.show(futura["place"])
    window.page.evaluate(SPEAK, "de")
    for size in (*TABLETS, (640, 900)):
        resize(window, size)
        for state, view in {**futura, "another decides": others}.items():
            stage.show(view)
            still.look(state, size)
            assert window.page.evaluate(SPILLED) == [], (state, size)
            if view["question"]:
                offered = window.page.locator(":is(.terr, .shelf, .tray .scroll) [data-answer]:visible")
                if offered.count():
                    offered.first.dispatch_event("click")
                    still.look(f"{state}, looked at", size)
                    assert window.page.evaluate(SPILLED) == [], (state, size)
    assert not still.wrong, told(still.wrong)


# Of the stage: a title that is cut, a promise in the meter that is, and a sentence that goes on with a capital.
CUT = """() => [...document.querySelectorAll('.stage h1, .meter .promised')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.textContent)"""


def test_titles_and_promises_are_whole_in_every_language(open_window: OpenWindow, terra: dict[str, Json]) -> None:
    window = open_window(has_touch=True, width=360, height=740)
    stage = Stage(window, "terra", SIX)
    own = terra["common-good"]
    others = {**own, "question": None, "actor": 2, "turn": 2, "waiting": "common-good"}
    cut = {}
    for view in (own, others):
        stage.show(view)
        for language in LANGUAGES:
            window.page.evaluate(SPEAK, language)
            window.page.evaluate(DRAWN)
            if found := window.page.evaluate(CUT):
                cut[language] = found
        window.page.evaluate(SPEAK, "en")
    assert cut == {}


@pytest.fixture(scope="module")
def futura() -> dict[str, Json]:
    return hardest(decisions("terra-futura"), kind_of, KINDS)


def states_of_terra_futura(window: Window, stage: Stage, moments: dict[str, Json]) -> Iterator[str]:
    """Bring the page into one state after the other."""
    for kind, view in moments.items():
        stage.show(view)
        yield kind
        offered = window.page.locator(".ground [data-answer], .dock .way[role=radio]")
        if offered.count():
            offered.first.dispatch_event("click")
            yield f"{kind}, looked at"
        if kind == "use":
            stage.show(view)
            window.page.locator(".dock .quiet button").click()
            yield "asked whether the turn ends"
    taking = moments["take"]
    stage.show({**taking, "question": None, "actor": (taking["seat"] + 1) % 3, "waiting": "take"})
    yield "another decides"
    window.page.locator(".lands .dsp").click()
    yield "the display"
    window.page.locator(".lands button").first.click()
    for language in ("de", "cs", "en"):
        window.page.evaluate(SPEAK, language)
        yield f"waiting in {language}"


# Of the strip with one's goals: what is not seen of it, or lies on something else.
HIDDEN_GOALS = """() => {
  const strip = document.querySelector('.peek').getBoundingClientRect()
  const worth = document.querySelector('.pkw > :last-child').getBoundingClientRect()
  return [...document.querySelectorAll('.pk .owned i, .pk b')].filter((e) => {
    const { left, right, top, bottom, width } = e.getBoundingClientRect()
    const isIn = left >= strip.left && top >= strip.top && bottom <= strip.bottom
    return width < 7 || !isIn || right > worth.left
  }).map((e) => e.outerHTML.slice(0, 90))
}"""


def test_nothing_of_terra_futura_moves_on_a_phone(open_window: OpenWindow, futura: dict[str, Json]) -> None:
    window = open_window(has_touch=True, width=360, height=640, language="de")
    stage = Stage(window, "terra-futura")
    still = Still(window, ".ground", ".lands", ".peek", ".dock", ".dock .hlp button:nth-child(2)", ".dock .loud")
    stage.show(futura["place"])
    for size in SIZES:
        resize(window, size)
        for state in states_of_terra_futura(window, stage, futura):
            still.look(state, size)
            cut = [found for found in window.page.evaluate(OVERFLOW) if "told" in found or "way" in found]
            for hidden in [*window.page.evaluate(HIDDEN_GOALS), *cut]:
                still.wrong.setdefault(f"{state}: {hidden} is not seen", []).append("x".join(map(str, size)))
    assert not still.wrong, told(still.wrong)
