"""A deal that friends share, once both have played it: what is offered, and both games beside each other."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from .conftest import OpenWindow
from .looks import OVERFLOW, axe_finds
from .tables import ask
from .windows import Window

Json = dict[str, Any]
DEAL = f"terra~{'5f' * 16}"
DAY = "2026-01-05"


def play_to_the_end(window: Window, joined: Json, which: int) -> None:
    """Always give the same answer of those that are offered."""
    path = f"/api/tables/{joined['table']['id']}/socket"
    with connect(window.base.replace("http", "ws", 1) + path, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": joined["key"], "pace": "instant"}))
        while True:
            heard = json.loads(socket.recv())
            if heard["type"] not in ("welcome", "moved"):
                continue
            if heard["view"]["result"] is not None:
                return
            if question := heard["view"]["question"]:
                move = {"type": "move", "id": str(heard["number"]), "number": heard["number"]}
                socket.send(json.dumps(move | {"answer": question["answers"][which]}))


def has_played(window: Window, name: str, deal: str, which: int) -> Json:
    """Let somebody have played a deal on this device; how it ended."""
    joined = ask(window, f"/deals/{deal}/play", {"name": name})
    play_to_the_end(window, joined, which)
    outcome: Json = ask(window, f"/tables/{joined['table']['id']}/outcome", {"count": False})["outcome"]
    kept = {
        "table": joined["table"]["id"],
        "names": [seat["name"] for seat in joined["table"]["seats"]],
        "outcome": outcome,
        "isCounted": False,
    }
    window.go("/about")
    window.page.evaluate("(kept) => localStorage.setItem('terrae.deals', JSON.stringify(kept))", {deal: kept})
    return outcome


def test_friends_remind_each_other_and_lay_their_games_beside_each_other(open_window: OpenWindow) -> None:
    ada, ben, cleo = open_window(width=1366, height=768), open_window(), open_window()
    outcomes = [has_played(window, name, DEAL, which) for window, name, which in ((ada, "Ada", 0), (ben, "Ben", -1))]
    ask(cleo, f"/deals/{DEAL}/play", {"name": "Cleo"})

    ada.go(f"/deal/{DEAL}")
    ada.page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    ada.button("web-duplicate-remind").click()
    expect(ada.page.get_by_text(ada.say("web-lobby-copied"))).to_be_visible()
    copied = ada.page.evaluate("window.copied")
    assert copied == f"{ada.say('web-duplicate-remind-text', names='Cleo')}\n{ada.base}/deal/{DEAL}"

    ada.link("web-duplicate-beside").click()
    crises = ada.page.locator("section.crisis")
    came = {task["name"] for outcome in outcomes for task in outcome["tasks"] if task["sign"] != "never"}
    expect(crises).to_have_count(len(came))
    parted = crises.filter(has_text="Ben").filter(has=ada.page.locator(".own"))
    expect(parted.first.locator("h3")).to_have_text([ada.say("web-daily-you"), "Ben"])
    assert axe_finds(ada) == []
    for width, height in ((390, 844), (1366, 768)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(OVERFLOW) == []

    # Nobody sees it before having played.
    cleo.forgiven.append("403")
    cleo.go(f"/deal/{DEAL}/beside")
    expect(cleo.page.locator("main.nowhere")).to_be_visible()
    expect(cleo.page.locator("section.crisis")).to_have_count(0)


def test_the_coach_is_offered_after_the_deal_of_a_day(open_window: OpenWindow) -> None:
    window = open_window(width=390, height=844)
    has_played(window, "Ada", f"terra~{DAY}", 0)
    window.go(f"/daily/{DAY}")
    table = window.link("web-the-replay").get_attribute("href")
    expect(window.link("web-coach")).to_have_attribute("href", f"{table}/coach")
