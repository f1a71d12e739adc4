"""What somebody has chosen stays; and the tab tells whose turn it is."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from terrae.sentences import Sentences

from .playing import play
from .windows import FOLDERS, Window


def test_the_language_stays(window: Window) -> None:
    window.go()
    window.page.locator(".tool.language select").first.select_option("cs")
    czech = Sentences("cs", FOLDERS)
    for _ in range(2):
        expect(window.page.get_by_role("button", name=czech("web-play-now")).first).to_be_visible()
        expect(window.page.locator("html")).to_have_attribute("lang", "cs")
        window.page.reload()


def test_the_theme_stays(window: Window) -> None:
    window.go()
    window.button("web-theme-dark").first.click()
    for _ in range(2):
        expect(window.page.locator("html")).to_have_attribute("data-theme", "dark")
        window.page.reload()
    window.button("web-theme-light").first.click()
    expect(window.page.locator("html")).not_to_have_attribute("data-theme", "dark")


def test_the_tab_tells_when_it_is_ones_turn(window: Window) -> None:
    window.play_now("terra")
    own = window.say("web-tab-your-turn", table=window.say("web-title-terra"))
    expect(window.page).to_have_title(own, timeout=30_000)
    answered = len(window.sent)
    play(window, random.Random(5), until=lambda: len(window.sent) > answered)
    expect(window.page).to_have_title(re.compile(re.escape(window.say("web-title-terra"))))
