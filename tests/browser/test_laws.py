"""House rules at the table: a seal in the bar, and what a law makes of an answer where it is given."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .looks import OVERFLOW
from .playing import play
from .tables import look_at, prepared

ALL: dict[str, bool | int] = {"crises": 6, "fine": True, "pot": True, "open": True, "harder": True}


def test_laws_show_in_the_bar_and_where_they_bite(open_window: OpenWindow) -> None:
    window = open_window(width=1440, height=900)
    table, _ = prepared("terra", [window], ["selfish"] * 3, options=ALL)
    look_at(table, [window])
    page, say = window.page, window.say
    names = [say(f"terra-rule-{rule}.title") for rule in ("L2", "L3", "L5", "L6")]
    expect(page.locator(".lawchip b")).to_have_text(", ".join(names))
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text(say("terra-rule-L2"))
    page.keyboard.press("Escape")
    expect(page.locator(".openhand")).to_have_count(3)
    expect(page.locator(".gauges .region")).to_have_count(0)  # with six crises no region can be lost
    play(window, random.Random(5), until=lambda: page.locator(".stage .cri").count() > 0)
    expect(page.locator(".stage .cri .raised").first).to_have_text("+1")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "ca", "cs", "sk", "pl", "ro"])
def test_laws_fit_a_phone_in_every_language(open_window: OpenWindow, language: str) -> None:
    window = open_window(width=320, height=640, language=language, has_touch=True)
    table, _ = prepared("terra", [window], ["random"] * 3, options=ALL)
    look_at(table, [window])
    page = window.page
    expect(page.locator(".lawchip")).to_be_visible()
    assert page.evaluate(OVERFLOW) == []
    page.locator(".lawchip").click()
    expect(page.get_by_role("dialog")).to_contain_text(window.say("terra-rule-L6.title"))
    page.keyboard.press("Escape")
    page.locator(".seats .openb").first.click()
    expect(page.locator("dialog .openhand .sol").first).to_be_visible()
