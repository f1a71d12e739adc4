"""The page of rules: what is searched for is marked, and what is not there is said."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenWindow


def test_a_search_of_the_rules_marks_its_hits_and_says_if_there_are_none(open_window: OpenWindow) -> None:
    window = open_window()
    window.page.goto(f"{window.base}/learn/terra/rules")
    search = window.page.get_by_role("searchbox")
    expect(window.page.locator("mark")).to_have_count(0)
    search.fill("threat")
    expect(window.page.locator("mark").first).to_have_text("threat", ignore_case=True)
    search.fill("chess")
    expect(window.page.get_by_text(window.say("web-rules-nothing"))).to_be_visible()
    expect(window.page.locator("main section")).to_have_count(0)

    # On a phone the contents are folded, and shut again by what is chosen there.
    window.page.set_viewport_size({"width": 390, "height": 844})
    search.fill("")
    contents = window.page.get_by_role("navigation", name=window.say("web-rules-contents"))
    expect(contents).to_be_hidden()
    window.page.get_by_text(window.say("web-rules-contents"), exact=True).click()
    last = contents.get_by_role("link").last
    title = last.inner_text()
    last.click()
    expect(window.page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
    expect(contents).to_be_hidden()
