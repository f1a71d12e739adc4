"""What somebody has chosen stays; and the tab tells whose turn it is."""

from __future__ import annotations

import random
from itertools import pairwise

from playwright.sync_api import expect

from terrae.sentences import Sentences

from .conftest import OpenWindow
from .playing import play
from .tables import started
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


def test_everything_that_can_be_set_has_a_row_of_its_own_and_the_theme_follows_the_device(
    open_window: OpenWindow,
) -> None:
    window = open_window(width=390, height=844, theme="dark", language="de")
    page = window.go("/settings")
    rows = page.locator(".settings > *")
    expect(rows.first).to_be_visible()
    boxes = [box for box in (row.bounding_box() for row in rows.all()) if box is not None]
    assert len({(round(box["x"]), round(box["width"])) for box in boxes}) == 1, boxes
    assert all(above["y"] + above["height"] <= below["y"] + 1 for above, below in pairwise(boxes)), boxes

    html = page.locator("html")
    expect(page.get_by_role("radio", name=window.say("web-theme-device"))).to_be_checked()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name=window.say("web-theme-light")).check()
    expect(html).not_to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name=window.say("web-theme-device")).check()
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).not_to_have_attribute("data-theme", "dark")


def test_the_tab_tells_whose_turn_it_is(open_window: OpenWindow) -> None:
    people = [open_window(), open_window()]
    started("terra-futura", people, [])
    first = people[0]
    own, other = first.say("web-tab-your-turn", table="Friday"), "Friday · Terrae"
    people[0].wait_until(lambda: sorted(person.page.title() for person in people) == sorted([own, other]))
    asked, waits = sorted(people, key=lambda person: person.page.title() != own)
    play(asked, random.Random(5), until=lambda: waits.page.title() == own)
    expect(asked.page).to_have_title(other)
