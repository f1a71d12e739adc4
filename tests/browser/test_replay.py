"""A finished game: watch it again, check its shuffle, take its record along."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import OpenWindow
from .pages import Pages
from .tables import ask
from .windows import Window

ENDS = ["terra-lost", "terra-futura-end"]


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
    steps = ask(window, f"/tables/{window.table}/replay?eyes=watch")["steps"]
    turns = [step["view"]["turn"] for step in steps]
    second = next(at for at, turn in enumerate(turns) if turn != turns[0])
    last, middle = len(steps) - 1, len(steps) // 2
    window.link("web-the-replay").click()
    output = window.page.locator(".controls output")
    slider = window.page.get_by_role("slider", name=window.say("web-replay-moment"), exact=True)
    expect(output).to_have_text(f"0/{last}")
    window.button("web-replay-next").click()
    expect(output).to_have_text(f"1/{last}")
    window.page.keyboard.press("ArrowRight")
    expect(output).to_have_text(f"2/{last}")
    window.button("web-replay-back").click()
    expect(output).to_have_text(f"1/{last}")
    window.button("web-replay-play").click()
    # It goes on by itself: who looks late sees a later moment.
    expect(output).to_have_text(re.compile(rf"^(?![012]/)\d+/{last}$"))
    window.button("web-replay-pause").click()
    expect(window.button("web-replay-play")).to_be_visible()
    chooser(window, "web-replay-turn").select_option(index=1)
    expect(output).to_have_text(f"{second}/{last}")
    slider.fill(str(middle))
    expect(output).to_have_text(f"{middle}/{last}")
    own = window.page.locator(".hand, .secret")
    eyes = chooser(window, "web-replay-eyes")
    for whose in ("all", "1"):
        eyes.select_option("watch")
        expect(own).to_have_count(0)
        eyes.select_option(whose)
        expect(own).to_have_count(1)
    shown = window.page.locator("main").inner_text()
    window.button("web-replay-link-private").click()  # nobody else was let in
    link = f"{window.base}/replay/{pages.path(page).rpartition('/')[2]}?eyes=1&at={middle}"
    window.wait_until(lambda: window.page.evaluate("() => navigator.clipboard.readText()") == link)
    window.page.goto(link)
    expect(output).to_have_text(f"{middle}/{last}")
    assert window.page.locator("main").inner_text() == shown


@pytest.mark.parametrize("page", ENDS)
def test_the_shuffle_of_a_finished_game_can_be_checked(open_window: OpenWindow, pages: Pages, page: str) -> None:
    window = open_window()
    pages.show(window, page)
    table = window.table
    pages.show(window, "about")
    window.page.get_by_label(window.say("web-fair-table")).fill(table)
    window.button("web-fair-check").click()
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
    pages.show(window, "replay")
    window.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(window.page.locator(".controls output")).to_have_text(re.compile(r"^0/\d+$"))
