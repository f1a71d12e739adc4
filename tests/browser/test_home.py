"""The first page: playing at once with whom one likes, and one's own tables first on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

from .conftest import OpenWindow
from .tables import ask, prepared

# Whether what lies under a button, down to the end of its dialog, belongs to the button's own strip.
AT_THE_FOOT = """(button) => {
  const { left, bottom, width } = button.getBoundingClientRect()
  const end = button.closest('dialog').getBoundingClientRect().bottom
  return document.elementFromPoint(left + width / 2, (bottom + end) / 2) === button.parentElement
}"""


def box_of(page: Page, selector: str) -> FloatRect:
    """Where the first such element is."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


def character(dialog: Locator, name: str) -> Locator:
    """A character of the chooser, by its name."""
    return dialog.locator(".character", has_text=re.compile(f"^\\s*{name}", re.IGNORECASE))


def test_play_now_remembers_the_bots_and_asks_for_a_name_once(open_window: OpenWindow) -> None:
    window = open_window(width=390, height=844)
    page = window.go()
    expect(page.get_by_role("heading", level=1)).to_have_text(window.say("web-hero"))
    page.get_by_role("button", name=window.say("web-bots-mixed")).first.click()
    dialog = page.get_by_role("dialog")
    # The dialog looks like every dialog, also in the large type of a game's card; and nothing is seen under its button.
    size = dialog.get_by_role("heading", level=2).evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert size < 30, size
    done = window.button("web-done").evaluate(AT_THE_FOOT)
    assert done, "what can be chosen shows through under the button"
    dialog.get_by_text("3", exact=True).click()
    # A free rider is what it is; a giver can slip.
    character(dialog, window.say("terra-bot-greedy")).click()
    expect(dialog.locator(".strengths")).to_have_count(0)
    character(dialog, window.say("terra-bot-altruist")).click()
    dialog.locator(".strengths label").first.click()
    window.button("web-done").click()
    page.reload()
    pill = page.get_by_role("button", name=window.say("terra-bot-altruist"))
    expect(pill).to_contain_text(window.say("web-strength-easy"))
    window.play_now("terra")
    table = window.table
    seats = ask(window, f"/tables/{table}")["seats"]
    weak = ("bot", "altruist[strength=easy]")
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("human", None), weak, weak]
    assert seats[0]["name"] == "Ada"

    # One's own tables come first now, and nobody is asked for a name again.
    window.go()
    expect(page.locator(f".own [data-table='{table}']")).to_be_visible()
    first = page.locator("main").locator("article, .own").first
    expect(first).to_have_class(re.compile("own"))
    window.button("web-play-now").first.click()
    expect(page).to_have_url(re.compile("/table/"))
    assert ask(window, f"/tables/{window.table}")["seats"][0]["name"] == "Ada"


def test_a_game_that_nobody_else_plays_is_ended_from_the_list_after_a_question(open_window: OpenWindow) -> None:
    window, friend = open_window(width=390, height=844), open_window(width=390, height=844)
    alone, _ = prepared("terra", [window], ["random", "random"])
    shared, _ = prepared("terra", [window, friend], ["random"])
    page = window.go()
    # On a tablet too what goes on comes before the games.
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(f"[data-table='{shared}']").get_by_role("link")).to_be_in_viewport()
    page.set_viewport_size({"width": 390, "height": 844})
    end = page.get_by_role("button", name=window.say("web-end-table"))
    expect(page.locator(f"[data-table='{shared}']")).to_be_visible()
    expect(page.locator(f"[data-table='{shared}']").get_by_role("button")).to_have_count(0)
    page.locator(f"[data-table='{alone}']").locator(end).click()
    window.button("web-sure").click()
    # Nobody has moved in it: there is nothing left to see.
    expect(page.locator(f"[data-table='{alone}']")).to_have_count(0)
    assert ask(window, f"/tables/{alone}")["status"] == "abandoned"


def test_who_has_tables_finds_them_beside_the_games(open_window: OpenWindow) -> None:
    window = open_window(width=1440, height=900)
    prepared("terra", [window], ["random", "random"])
    page = window.go()
    expect(page.locator("main.beside .lists li").first).to_be_visible()
    games, lists, ways = (box_of(page, name) for name in (".games:visible", ".lists", ".ways"))
    assert ways["y"] + ways["height"] <= min(games["y"], lists["y"])
    assert games["x"] + games["width"] < lists["x"]
    assert games["width"] > 2 * lists["width"]


def test_who_comes_back_finds_a_new_game_in_sight_on_a_low_laptop(open_window: OpenWindow) -> None:
    window = open_window(width=1366, height=768, language="fr")
    ask(window, "/tables", {"game": "terra", "seats": 4, "title": "Friday"})
    window.go()
    expect(window.page.locator(".beside .lists li").first).to_be_visible()
    for play in window.page.get_by_role("button", name=window.say("web-play-now")).all():
        box = play.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768, box
