"""After the end: points by source, the last board, and talk."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenWindow
from .pages import Pages
from .tables import ask


def test_the_end_shows_sources_the_last_board_and_talk(open_window: OpenWindow, pages: Pages) -> None:
    window = open_window(width=390, height=844)
    pages.show(window, "terra-won")
    page = window.page
    result = ask(window, f"/tables/{window.table}/record")["result"]
    for seat, score in enumerate(result["scores"]):
        row = page.locator(f".count [data-seat='{seat}']")
        assert sum(int(points) for points in row.locator(".stk b").all_inner_texts()) == score
    expect(page.locator(".count .mine .youtag")).to_be_visible()
    expect(page.get_by_role("heading", name=window.say("terra-web-given"))).to_be_visible()
    window.button("web-look-back").click()
    expect(page.locator("main.terra")).to_be_visible()
    expect(page.locator("main.terra .asked")).to_have_count(0)
    expect(page.locator("main.terra h1")).to_have_text(window.say("web-row-over"))
    expect(page.locator("main.terra .acts")).to_contain_text(window.say("web-row-over"))
    window.button("web-back-to-count").click()
    expect(page.locator("main.won")).to_be_visible()
    window.button("web-talk").click()
    page.get_by_role("textbox", name=window.say("web-talk-say")).fill("Well given")
    window.button("web-talk-send").click()
    expect(page.get_by_role("log", name=window.say("web-talk"))).to_contain_text("Well given")

    # On the last board of a lost world all dangers have room, the one that came true marked.
    pages.show(window, "terra-lost")
    window.button("web-look-back").click()
    expect(page.locator(".gauges .hot").first).to_be_visible()
    more = window.button("terra-web-look-all").bounding_box()
    assert more["x"] + more["width"] <= 390, more

    # The crown stands beside the name of who has won, on the narrowest phone too.
    pages.show(window, "terra-futura-end")
    page.set_viewport_size({"width": 320, "height": 640})
    rank, crown = (page.locator(f".pc:has(.crown) {part}").first.bounding_box() for part in (".rank", ".crown"))
    assert rank is not None
    assert crown is not None
    assert abs(rank["y"] + rank["height"] / 2 - crown["y"] - crown["height"] / 2) < 15, (rank, crown)

    # On a phone held sideways the first screen says how it ended, and leads to the next game.
    page.set_viewport_size({"width": 844, "height": 390})
    for end in ("terra-futura-end", "terra-won", "terra-lost"):
        pages.show(window, end)
        expect(page.locator("main h1")).to_be_in_viewport(ratio=1)
        expect(window.button("web-play-again")).to_be_in_viewport(ratio=0.9)
