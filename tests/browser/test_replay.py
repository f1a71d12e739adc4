"""A finished game: watch it again, check its shuffle, take its record along."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import OpenWindow
from .pages import Pages
from .windows import Window

ENDS = ["terra-lost", "terra-futura-end"]


def at(window: Window) -> str:
    return window.page.locator(".controls output").inner_text()


def chooser(window: Window, message: str) -> Locator:
    """A list to choose from, by its label."""
    label = window.page.locator(".controls label").filter(has=window.page.get_by_text(window.say(message), exact=True))
    return label.get_by_role("combobox")


@pytest.mark.parametrize("page", ENDS)
def test_a_finished_game_can_be_watched_step_by_step_through_any_eyes(
    open_window: OpenWindow, pages: Pages, page: str
) -> None:
    window = open_window(permissions=["clipboard-read", "clipboard-write"])
    pages.show(window, page)
    window.link("web-the-replay").click()
    output = window.page.locator(".controls output")
    expect(output).to_have_text(re.compile(r"^0/\d+$"))
    last = int(at(window).partition("/")[2])
    window.button("web-replay-next").click()
    expect(output).to_have_text(f"1/{last}")
    window.page.keyboard.press("ArrowRight")
    expect(output).to_have_text(f"2/{last}")
    window.button("web-replay-back").click()
    expect(output).to_have_text(f"1/{last}")
    window.button("web-replay-play").click()
    expect(output).to_have_text(f"3/{last}")
    window.button("web-replay-pause").click()
    window.page.get_by_role("slider", name=window.say("web-replay-moment"), exact=True).fill("20")
    expect(output).to_have_text(f"20/{last}")
    turn = chooser(window, "web-replay-turn")
    turn.select_option(index=2)
    expect(output).not_to_have_text(f"20/{last}")
    window.page.get_by_role("slider", name=window.say("web-replay-moment"), exact=True).fill("20")
    own = window.page.locator(".hand, .secret")
    eyes = chooser(window, "web-replay-eyes")
    eyes.select_option("watch")
    expect(own).to_have_count(0)
    eyes.select_option("1")
    expect(own).to_have_count(1)
    eyes.select_option("all")
    expect(own).to_have_count(1)
    eyes.select_option("1")
    window.button("web-replay-link").click()
    link = window.page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith("?eyes=1&at=20")
    shown = window.page.locator("main").inner_text()
    window.page.goto(link)
    expect(window.page.locator(".controls output")).to_have_text(f"20/{last}")
    assert window.page.locator("main").inner_text() == shown


@pytest.mark.parametrize("page", ENDS)
def test_the_shuffle_of_a_finished_game_can_be_checked(open_window: OpenWindow, pages: Pages, page: str) -> None:
    window = open_window()
    pages.show(window, page)
    window.link("web-fair-check").click()
    expect(window.page.get_by_role("status").filter(has_text=window.say("web-fair-holds"))).to_be_visible()


def test_a_table_that_is_not_over_has_no_shuffle_to_check(open_window: OpenWindow, pages: Pages) -> None:
    window = open_window()
    window.forgiven.append("404|409")
    pages.show(window, "about")
    window.page.get_by_label(window.say("web-fair-table")).fill("nothing")
    window.button("web-fair-check").click()
    expect(window.page.get_by_role("status").filter(has_text=window.say("web-fair-none"))).to_be_visible()


@pytest.mark.parametrize("page", ENDS)
def test_a_record_from_a_file_can_be_watched(open_window: OpenWindow, pages: Pages, page: str) -> None:
    window = open_window()
    pages.show(window, page)
    record = window.context.request.get(f"/api/tables/{window.table}/record").json()
    pages.show(window, "replays")
    window.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(window.page.locator(".controls output")).to_have_text(re.compile(r"^0/\d+$"))
