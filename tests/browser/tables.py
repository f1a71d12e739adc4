"""Tables to begin a test with, made by the windows' own devices."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from playwright.sync_api import expect
from websockets.sync.client import connect

from terrae.engine.fair import commitment_to

from .windows import Window

SCREEN = "main.terra, main.ftable, .curtain"
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


def take_seat(person: Window, table: str, seat: int, chance: bytes = b"") -> str:
    """Sit down with a name and colour, committed to this contribution to the shuffle; the seat's key."""
    commitment = commitment_to(chance) if chance else ""
    body = {"name": f"Player {'ABCDEF'[seat]}", "colour": COLOURS[seat], "seat": seat, "commitment": commitment}
    key: str = ask(person, f"/tables/{table}/join", body)["key"]
    return key


def start_open(base: str, table: str, host_key: str, seat_key: str, chance: bytes) -> None:
    """Start a table at which the holder of one seat opens this contribution to the shuffle."""
    with ThreadPoolExecutor(1) as beside, httpx.Client(base_url=f"{base}/api/tables/{table}", timeout=60) as http:
        host, seat = ({"authorization": f"Bearer {key}"} for key in (host_key, seat_key))
        starting = beside.submit(http.post, "/start", json={}, headers=host)
        while http.post("/open", json={"seat": 0, "bytes": chance.hex()}, headers=seat).is_error:
            assert not starting.done(), starting.result().text
        starting.result().raise_for_status()


def started(
    game: str,
    people: list[Window],
    bots: list[str],
    watchers: list[Window] | None = None,
    start: int | None = None,
) -> list[str]:
    """A table for these windows, bots and spectators, in this order, that all look at. Returns the seats' keys."""
    table, seat_keys = prepared(game, people, bots, watchers, start)
    look_at(table, [*people, *(watchers or [])])
    return seat_keys


def prepared(
    game: str,
    people: list[Window],
    bots: list[str],
    watchers: list[Window] | None = None,
    start: int | None = None,
    options: dict[str, bool | int] | None = None,
) -> tuple[str, list[str]]:
    """A started table for these windows, bots and spectators, that nobody looks at yet, and the seats' keys."""
    host = people[0]
    wish = {"game": game, "seats": len(people) + len(bots), "title": "Friday", "start": start, "options": options or {}}
    made = ask(host, "/tables", wish)
    table, keys = made["table"]["id"], made["keys"]
    seat_keys = []
    for seat, person in enumerate(people):
        ask(person, f"/tables/{table}/claim", {}, keys["join"])
        seat_keys.append(take_seat(person, table, seat))
    for seat, bot in enumerate(bots, len(people)):
        ask(host, f"/tables/{table}/bots", {"seat": seat, "bot": bot})
    ask(host, f"/tables/{table}/start", {})
    for watcher in watchers or []:
        ask(watcher, f"/tables/{table}/claim", {}, keys["watch"])
    return table, seat_keys


def look_at(table: str, windows: list[Window]) -> None:
    """Open a table in these windows."""
    for window in dict.fromkeys(windows):
        window.go(f"/table/{table}")
        expect(window.page.locator(SCREEN).first).to_be_visible()


def play_on(base: str, table: str, seat_key: str, number: int) -> None:
    """Answer for a seat, always in the same way, until a decision from this number on waits for it."""
    chance = random.Random(number)
    with connect(base.replace("http", "ws", 1) + f"/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": seat_key}))
        while True:
            heard = json.loads(socket.recv())
            if heard["type"] not in ("welcome", "moved"):
                continue
            assert heard["view"]["result"] is None, "the game is over already"
            if question := heard["view"]["question"]:
                if heard["number"] >= number and question["answers"] != ["done"]:
                    return
                move = {"type": "move", "id": str(heard["number"]), "number": heard["number"]}
                socket.send(json.dumps(move | {"answer": chance.choice(question["answers"])}))
