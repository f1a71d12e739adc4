"""Tables to begin a test with, made by the windows' own devices."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .windows import Window

SCREEN = "main.terra, main.ftable, main.curtain"
COLOURS = ["plum", "teal", "amber", "rose", "slate", "olive"]


def ask(window: Window, path: str, body: Any = None, key: str | None = None) -> Any:
    """Ask the service as the page would, with the window's cookie."""
    headers = {"Origin": window.base} | ({"Authorization": f"Bearer {key}"} if key else {})
    if body is None:
        answer = window.context.request.get(f"/api{path}", headers=headers)
    else:
        answer = window.context.request.post(f"/api{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def started(game: str, people: list[Window], bots: list[str], watchers: list[Window] | None = None) -> list[str]:
    """A table for these windows, bots and spectators, in this order, that all look at. Returns the seats' keys."""
    host = people[0]
    made = ask(host, "/tables", {"game": game, "seats": len(people) + len(bots), "title": "Friday"})
    table, keys = made["table"]["id"], made["keys"]
    seat_keys = []
    for seat, person in enumerate(people):
        ask(person, f"/tables/{table}/claim", {}, keys["join"])
        wish = {"name": f"Player {'ABCDEF'[seat]}", "colour": COLOURS[seat], "seat": seat, "bytes": ""}
        seat_keys.append(ask(person, f"/tables/{table}/join", wish)["key"])
    for seat, bot in enumerate(bots, len(people)):
        ask(host, f"/tables/{table}/bots", {"seat": seat, "bot": bot})
    ask(host, f"/tables/{table}/start", {})
    for watcher in watchers or []:
        ask(watcher, f"/tables/{table}/claim", {}, keys["watch"])
    for window in dict.fromkeys([*people, *(watchers or [])]):
        window.go(f"/table/{table}")
        expect(window.page.locator(SCREEN)).to_be_visible()
    return seat_keys
