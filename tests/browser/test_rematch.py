"""Once more: a game that ended early, somebody who wants to play again, and the new table's own invitation."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenWindow
from .tables import ask, look_at, prepared
from .test_invite import CLIPBOARD, copied, reach, seat_of, sit_down


def test_after_an_early_end_everybody_plays_again_at_one_tap_and_a_friend_comes_by_the_new_link(
    open_window: OpenWindow,
) -> None:
    host = open_window(width=1366, height=768, permissions=CLIPBOARD)
    other, friend = open_window(width=390, height=844), open_window(width=390, height=844)
    host.page.route("**/api/addresses", lambda route: route.fulfill(json=reach(host.base)))
    table, _ = prepared("terra", [host, other], ["random"])
    look_at(table, [host, other])
    ask(host, f"/tables/{table}/abandon", {})
    for window in (host, other):
        ended = window.page.get_by_role("dialog", name=window.say("web-abandoned-by", name="Player A"))
        expect(ended.get_by_role("button", name=window.say("web-play-again"))).to_be_visible()
        expect(ended.get_by_role("link", name=window.say("web-leave-table"))).to_have_attribute("href", "/")
    host.page.get_by_role("dialog").get_by_role("button", name=host.say("web-play-again")).click()
    kept = host.say("web-lobby-kept", name="Player B", time="10 minutes")
    expect(host.page.locator(".seats-panel li .kept")).to_have_text(kept)

    asked = other.page.get_by_role("dialog")
    expect(asked.get_by_text(other.say("web-wants-again", name="Player A"))).to_be_visible()
    asked.get_by_role("button", name=other.say("web-play-again")).click()
    expect(seat_of(host, "Player B")).to_contain_text(host.say("web-lobby-there"))
    assert other.table == host.table != table

    # The invitation is the new table's own, and there at once.
    invitation = copied(host, "web-lobby-copy", "join")
    ask(host, f"/tables/{host.table}/free", {"seat": 2})
    friend.go(invitation)
    sit_down(friend, "Zoe")
    host.button("web-lobby-start").click()
    for window in (host, other, friend):
        expect(window.page.locator("main.terra .hand")).to_be_visible()
