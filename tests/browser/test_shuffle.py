"""The fair shuffle on the page: it adds to it by itself, checks its own game, and says what does not fit."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from .conftest import OpenWindow
from .playing import END
from .tables import ask
from .windows import Window

GAMES = ["terra", "terra-futura"]
LOADING_MS = 180_000
"""However busy the machine is, Python is loaded after this time."""
KEPT = "JSON.parse(localStorage.getItem('terrae.shuffles'))"


def let_bots_play(window: Window, people: list[Window]) -> None:
    """Bots play for these people, each at a seat of their own, to the end."""
    for person in people:
        for seat in ask(person, f"/tables/{window.table}")["you"]["seats"]:
            ask(person, f"/tables/{window.table}/replace", {"seat": seat, "bot": "random"})
    for person in people:
        go_on = person.button("web-continue")  # who has lost control of the world stays there until they go on
        expect(person.page.locator(END).or_(go_on)).to_be_visible()
        if go_on.is_visible():
            go_on.click()
        expect(person.page.locator(END)).to_be_visible()


def verdict(window: Window) -> Any:
    return window.page.locator(".shuffle").get_by_role("status").first


def shows(window: Window, message: str, **values: str) -> None:
    expect(verdict(window)).to_have_text(window.say(message, **values))


@pytest.mark.parametrize("game", GAMES)
def test_two_people_find_their_own_game_shuffled_fairly(open_window: OpenWindow, game: str) -> None:
    host, guest = open_window(), open_window()
    made = ask(host, "/tables", {"game": game, "seats": 3})
    table = made["table"]["id"]
    ask(host, f"/tables/{table}/bots", {"seat": 2, "bot": "random"})
    ask(guest, f"/tables/{table}/claim", {}, made["keys"]["join"])
    for window, name in ((host, "Ada"), (guest, "Ben")):
        window.go(f"/table/{table}")
        window.page.get_by_label(window.say("web-lobby-name")).fill(name)
        window.button("web-lobby-sit").click()
        expect(window.page.locator(".who b", has_text=name)).to_be_visible()
    assert len(ask(host, f"/tables/{table}")["fair"]["seats"]) == 2
    host.button("web-lobby-start").click()
    for window in (host, guest):
        expect(window.page.locator("main.terra, main.ftable")).to_be_visible()
    opened = ask(host, f"/tables/{table}")["fair"]["seats"]
    assert [seat["seat"] for seat in opened] == [0, 1]
    assert all(seat["bytes"] for seat in opened), "both pages have opened their contributions by themselves"
    let_bots_play(host, [host, guest])
    for window in (host, guest):
        shows(window, "web-shuffle-holds", own="in")
    guest.button("web-shuffle-cards").click()
    checked = guest.page.locator(".shuffle").get_by_role("status").nth(1)
    expect(checked).to_have_text(guest.say("web-shuffle-cards-hold"), timeout=LOADING_MS)


def test_what_does_not_fit_is_said(window: Window) -> None:
    window.play_now("terra")
    expect(window.page.locator("main.terra")).to_be_visible()
    kept = window.page.evaluate(KEPT)
    assert len(kept) == 1
    let_bots_play(window, [window])
    shows(window, "web-shuffle-holds", own="in")

    def keep(change: dict[str, Any]) -> None:
        altered = [[kept[0][0], {**kept[0][1], **change}]]
        window.page.evaluate("(kept) => localStorage.setItem('terrae.shuffles', JSON.stringify(kept))", altered)
        window.go(window.page.url)

    keep({"service": "00" * 32})
    shows(window, "web-shuffle-wrong", what="secret")
    keep({"seats": {"0": "00" * 32}})
    shows(window, "web-shuffle-wrong", what="seats")
    window.page.evaluate("localStorage.removeItem('terrae.shuffles')")
    window.go(window.page.url)
    shows(window, "web-shuffle-holds", own="none")

    record = ask(window, f"/tables/{window.table}/record")
    pile = record["setup"]["pile"]
    changed = next(n for n, (card, last) in enumerate(zip(pile, reversed(pile), strict=True)) if card != last)
    pile.reverse()

    def tampered(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(record))

    window.page.route("**/record", tampered)
    keep({})
    shows(window, "web-shuffle-holds", own="in")
    window.button("web-shuffle-cards").click()
    checked = window.page.locator(".shuffle").get_by_role("status").nth(1)
    expect(checked).to_contain_text(
        window.say("web-shuffle-cards-wrong", why=f"'setup.pile[{changed}]'"), timeout=LOADING_MS
    )
    record["fair"]["seats"][0]["bytes"] = None
    keep({})
    shows(window, "web-shuffle-wrong", what="own")
