"""The lessons that teach a game: text, cards and button together, the result before *Next*, and how the game ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .looks import DRAWN
from .reach import resize, scrolling, told
from .windows import Window

Json = dict[str, Any]
GAMES = Path(__file__).parents[2] / "web/src/games"
SMALL = ((320, 568), (360, 640), (740, 360))
LONG = ("en", "de", "fr", "it", "pl", "ro")
"""The languages whose texts are the longest."""
NEXT = ".dock .loud .do"

# How much of a lesson's text has no room, and how far below the screen what is decided with stands.
CUT = """() => {
  const text = document.querySelector('.coach')
  const dock = document.querySelector('.dock').getBoundingClientRect()
  const found = []
  if (text.scrollHeight > text.clientHeight + 1) found.push(`text is cut by ${text.scrollHeight - text.clientHeight}`)
  if (dock.bottom > innerHeight + 1) found.push('the dock is below the screen')
  return found
}"""


def lesson_of(game: str) -> Json:
    lesson: Json = json.loads((GAMES / game / "lesson.json").read_text("utf-8"))
    return lesson


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_what_a_lesson_says_has_room_on_every_phone(open_window: OpenWindow, game: str) -> None:
    window = open_window(width=360, height=640, has_touch=True)
    window.page.goto(f"{window.base}/learn/{game}")
    wrong: dict[str, list[str]] = {}
    for language in LONG:
        window.page.evaluate("(language) => localStorage.setItem('terrae.language', language)", language)
        window.page.reload()
        for name in ["intro", *(position["name"] for position in lesson_of(game)["positions"])]:
            expect(window.page.locator(f".coach[data-step={name}]")).to_be_visible()
            for size in SMALL:
                resize(window, size)
                for problem in [*window.page.evaluate(CUT), *scrolling(window, size)]:
                    wrong.setdefault(f"{name}: {problem}", []).append(f"{language} {size[0]}x{size[1]}")
            window.page.locator(NEXT if name in ("intro", "goals") else ".bar .btn.quiet").dispatch_event("click")
    assert not wrong, told(wrong)


def answer(window: Window, position: Json, text: str) -> None:
    """Choose an answer on a phone, and give it."""
    page, question = window.page, position["view"]["question"]
    if position["view"]["game"] == "terra":
        cards = question.get("sets", {}).get(text, {}).get("cards") or [text.partition(">")[0]]
        for card in cards:
            page.locator(f'.hand [aria-pressed=false][data-place="hand:{card}"]').first.dispatch_event("click")
    else:
        if text.startswith("drop "):
            page.locator(".dock .quiet button").dispatch_event("click")
        for part in (text.rsplit(" ", 1)[0], text):
            found = page.locator(f'[data-answer="{part}"]')
            page.evaluate(DRAWN)
            if found.count():
                found.first.dispatch_event("click")
    page.evaluate(DRAWN)
    page.locator(".dock .do[aria-disabled=false]").dispatch_event("click")


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_every_step_shows_its_result_and_the_end_tells_who_won_and_why(open_window: OpenWindow, game: str) -> None:
    window = open_window(width=360, height=640, has_touch=True)
    lesson = lesson_of(game)
    window.page.goto(f"{window.base}/learn/{game}")
    window.page.locator(NEXT).click()
    for position in lesson["positions"]:
        name = position["name"]
        text = window.page.locator(f".coach[data-step={name}] .text")
        if position["wanted"]:
            expect(text).to_have_text(window.say(f"{game}-lesson-{name}"))
            assert window.page.get_by_role("button", name=window.say("web-lesson-next")).count() == 0
            good = next(one for one in position["wanted"] if one not in position["others"])
            answer(window, position, good)
            expect(text).to_have_text(window.say(f"{game}-lesson-{name}-good"))
            assert (
                position["name"] not in ("first", "last", "fatal") or window.page.locator(".stage.sunny").is_visible()
            )
            # Nobody is said to decide while the lesson waits for whoever learns.
            assert "deciding" not in window.page.locator(".dock").inner_text()
        window.page.locator(NEXT, has_text=window.say("web-lesson-next")).dispatch_event("click")
    why = lesson["end"]["why"]
    expect(window.page.locator(".because")).to_contain_text(f"{lesson['players'][why['winner']]} {why['points']}")
    expect(window.button("web-play-now")).to_be_visible()
