"""What is seen at every size: nothing that matters is cut, covered or crowded out."""

from __future__ import annotations

import random
import re

from playwright.sync_api import WebSocketRoute, expect

from .conftest import OpenWindow
from .looks import DRAWN, OVERFLOW
from .pages import Pages
from .playing import step
from .tables import ask, look_at, prepared, started
from .windows import Window

DESKTOPS = [(1024, 768), (1366, 768), (1440, 900), (1920, 1080)]
BUTTONS = ".dock button, .dock .btn, .lands button, .hbar a, .lists .btn, .game .btn"
ENLARGED = (195, 422)
"""A phone of 390 x 844 whose page is enlarged to 200%."""

# Of Terra's table: cards of the hand that reach below the screen, pawns under a crisis or the crisis card, names of
# players that are cut, and how much of the screen the stage takes.
SEEN = """() => {
  const box = (e) => e.getBoundingClientRect()
  const all = (of) => [...document.querySelectorAll(of)]
  const isOn = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const over = all('.stage .big, .pin .tag').map(box)
  return {
    cut: all('.hand .card').filter((e) => box(e).bottom > innerHeight + 1).length,
    covered: all('.pawn circle').filter((e) => over.some((other) => isOn(box(e), other))).length,
    names: all('.player .who b').filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent),
    stage: box(document.querySelector('.stage')).height / innerHeight,
  }
}"""
# Buttons that lie on each other, or are too narrow for what they bear.
CROWDED = """(of) => {
  const all = [...document.querySelectorAll(of)].filter((e) => e.checkVisibility({ visibilityProperty: true }))
  const boxes = all.map((e) => e.getBoundingClientRect())
  const isOn = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const on = all.filter((_, i) => boxes.slice(i + 1).some((b) => isOn(boxes[i], b)))
  const out = all.filter((e) => e.scrollWidth > e.clientWidth + 1)
  return [...on, ...out].map((e) => e.outerHTML.slice(0, 90))
}"""


def with_points(window: Window, points: list[int]) -> None:
    """From now on every view that the window is told has these points on the track."""

    def connect(socket: WebSocketRoute) -> None:
        service = socket.connect_to_server()
        track = f'"track":{points}'.replace(" ", "")

        def back(text: str | bytes) -> None:
            told = re.sub(r'"track": ?\[[^\]]*\]', track, str(text))
            window.frames.append(told)
            socket.send(told)

        service.on_message(back)

    window.page.route_web_socket(re.compile("/socket"), connect)


def test_hand_pawns_and_names_are_whole_at_every_desktop_size(open_window: OpenWindow) -> None:
    window = open_window(width=1366, height=768)
    with_points(window, [26, 25, 24, 5])
    started("terra", [window], ["random", "random", "random"], start=0)
    heights: dict[str, list[float]] = {}
    chance = random.Random(1)
    for state in (".stage .big", ".stage.calm"):
        while not window.page.locator(state).is_visible():
            window.wait_until_asked()
            step(window, chance)
        window.wait_until_asked()
        heights[state] = []
        for width, height in DESKTOPS:
            window.page.set_viewport_size({"width": width, "height": height})
            window.page.evaluate(DRAWN)
            seen = window.page.evaluate(SEEN)
            heights[state].append(round(seen.pop("stage"), 2))
            assert seen == {"cut": 0, "covered": 0, "names": []}, (state, width)
    # It stands still: between two crises the stage is as high as with one, and about a fifth of the screen. Where it is
    # narrow, what seats do stands below them.
    crisis, calm = heights.values()
    assert crisis == calm
    narrow, *wide = calm
    assert narrow < 0.29, calm
    assert max(wide) < 0.23, calm


def test_an_enlarged_page_on_a_phone_scrolls_and_crowds_nothing(open_window: OpenWindow, pages: Pages) -> None:
    window = open_window(width=ENLARGED[0], height=ENLARGED[1])
    for page in ("terra", "terra-futura", "home"):
        pages.show(window, page)
        found = window.page.evaluate(CROWDED, BUTTONS)
        assert found == [], page
        wide = [told for told in window.page.evaluate(OVERFLOW) if told.startswith("page ")]
        assert wide == [], page
    pages.show(window, "terra")
    quiet = window.page.locator(".dock .pass")
    quiet.scroll_into_view_if_needed()
    expect(quiet).to_be_in_viewport()


def test_the_last_board_says_what_the_count_said_in_one_line_of_the_bar(open_window: OpenWindow, pages: Pages) -> None:
    window = open_window(width=1024, height=768, language="fr")
    pages.show(window, "terra-futura-end")
    scores = ask(window, f"/tables/{window.table}/record")["result"]["scores"]
    window.button("web-look-back").click()
    shown = window.page.locator(".others .other .oh > .num")
    expect(shown).to_have_text([str(score) for score in scores[1:]])
    bar = window.page.locator(".bar").bounding_box()
    name = window.page.locator(".bar .tname").bounding_box()
    assert bar is not None
    assert name is not None
    assert name["height"] < 30 <= bar["height"] < 60, (name, bar)

    # Nobody's face is left where nobody is asked any more; tabs and what stands beside them have room.
    pages.show(window, "terra-won")
    window.button("web-look-back").click()
    expect(window.page.locator(".stage.calm")).to_be_visible()
    expect(window.page.locator(".stage .who-turn, .stage .big.who")).to_have_count(0)
    window.page.get_by_role("tab", name=window.say("web-talk")).click()
    assert window.page.evaluate(CROWDED, ".tabs button") == []
    left = window.page.locator(".log .jump, .tabs").first.evaluate("e => getComputedStyle(e).textAlign")
    assert left in ("left", "start")


def test_a_spectator_a_replay_and_an_early_end_say_who(open_window: OpenWindow, pages: Pages) -> None:
    host, watcher = open_window(width=1366, height=768), open_window(width=390, height=844)
    table, _ = prepared("terra", [host], ["random", "random"], watchers=[watcher])
    look_at(table, [host, watcher])
    expect(watcher.page.locator(".bar .watching")).to_have_text(watcher.say("web-watching"))
    expect(host.page.locator(".bar .watching")).to_have_count(0)
    ask(host, f"/tables/{table}/abandon", {})
    ended = watcher.say("web-abandoned-by", name="Player A")
    expect(watcher.page.get_by_role("dialog", name=ended)).to_be_visible()

    # All open: whose hand it is.
    pages.show(host, "replay-terra")
    whose = host.say("terra-web-hand-of", name="Bruno")
    expect(host.page.locator(".hand .whose")).to_have_text(whose)

    # By night no card of the first page is bright.
    dark = open_window(width=1366, height=768, theme="dark")
    dark.go()
    ink = dark.page.locator(".game[data-game='terra-futura'] h2").evaluate("e => getComputedStyle(e).color")
    assert min(map(int, re.findall(r"\d+", ink)[:3])) > 180, ink


def test_what_can_be_said_has_room_on_a_small_laptop_in_french(open_window: OpenWindow) -> None:
    window = open_window(width=1024, height=768, language="fr")
    started("terra", [window], ["random", "random"])
    window.page.get_by_role("tab", name=window.say("web-talk")).click()
    expect(window.page.locator(".agrid button")).to_have_count(8)
    window.page.evaluate(DRAWN)
    assert window.page.evaluate(CROWDED, ".agrid button, .talkbox .signs button") == []
    assert [told for told in window.page.evaluate(OVERFLOW) if "composer" in told] == []
    signs = [sign.bounding_box() for sign in window.page.locator(".talkbox .signs button").all()]
    assert len(signs) == 6
    assert len({round(box["y"]) for box in signs if box}) == 1


def test_the_menu_has_one_row_for_each_thing(open_window: OpenWindow) -> None:
    window = open_window(width=390, height=844, has_touch=True, is_mobile=True, language="de")
    started("terra", [window], ["random", "random"])
    window.page.locator(".tool.menu").click()
    rows = window.page.get_by_role("dialog").locator(".settings > *, .settings .tools > *")
    # All at one moment: what the service tells of notices may still push rows down.
    boxes = rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    boxes = [box for box in boxes if box["height"] > 1 and box["width"] > 1]
    assert len({round(box["x"]) for box in boxes}) == 1, boxes
    assert all(box["height"] >= 44 for box in boxes)
    tops = [box["y"] for box in boxes]
    assert tops == sorted(set(tops)), "two things stand in one row"
    # A finger presses no keys.
    for keys in ("web-single-keys", "web-keys"):
        expect(window.page.get_by_role("button", name=window.say(keys))).to_be_hidden()
