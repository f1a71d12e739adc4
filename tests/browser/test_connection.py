"""Reloads, lost connections and a service that is killed, in the middle of a decision."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.running import Process

from .conftest import SECRET, OpenWindow
from .playing import play
from .tables import ask, started
from .windows import Window

GAMES = ["terra", "terra-futura"]
TROUBLE = "ERR_CONNECTION_REFUSED|WebSocket"


def own_moves(window: Window) -> int:
    """How often seat 0 has decided, as the service's log has it."""
    steps = ask(window, f"/tables/{window.table}/replay?eyes=0")["steps"]
    return sum(told["seat"] == 0 for told in steps)


def ids(messages: list[str], kind: str) -> set[str]:
    return {message["id"] for message in map(json.loads, messages) if message["type"] == kind}


def wait_until_each_counts_once(window: Window, sent: list[str], heard: list[str]) -> None:
    """Until the log holds as many decisions as left this window since the table began, and none is under way.

    What counts twice never comes to that: then the log is ahead whenever all that was sent is acknowledged.
    """
    window.wait_until(
        lambda: ids(sent, "move") <= ids(heard, "ack") and own_moves(window) == len(ids(sent, "move")),
    )


def answer_somehow(window: Window, chance: random.Random) -> None:
    """Click on until something was decided."""
    before = own_moves(window)
    play(window, chance, until=lambda: own_moves(window) > before)


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_finds_the_same_decision(window: Window, game: str) -> None:
    started(game, [window], ["random", "random"])
    window.wait_until_asked()
    decision = window.page.locator(".acts, .tray")
    hand = window.page.locator(".hand, .secret").first
    before = decision.inner_text(), hand.inner_text()
    window.page.reload()
    window.wait_until_asked()
    assert (decision.inner_text(), hand.inner_text()) == before
    answer_somehow(window, random.Random(6))


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_service_is_waited_for_and_decisions_after_it_count_once(
    open_window: OpenWindow, tmp_path: Path, game: str
) -> None:
    service = Process(tmp_path / "tables.db", secret=SECRET)
    service.start()
    try:
        window = open_window(base=service.base)
        window.forgiven.append(TROUBLE)
        started(game, [window], ["random", "random"])
        window.wait_until_asked()
        expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-open"))
        service.kill()
        expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-lost"))
        # Cards can be looked at meanwhile, but nothing can be decided.
        if game == "terra-futura":
            window.page.locator(".shelf .deck:enabled").first.click()
        expect(window.page.locator(".acts .pass, .tray .do:not(.narrow) .sun").first).to_be_disabled()
        service.start()
        expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-open"))
        # Whatever the page has sent is dealt with before the second decision.
        answer_somehow(window, random.Random(7))
        answer_somehow(window, random.Random(7))
        wait_until_each_counts_once(window, window.sent, window.frames)
    finally:
        service.kill()


def test_a_move_whose_acknowledgement_was_lost_is_sent_again_and_counts_once(window: Window) -> None:
    sent: list[str] = []
    heard: list[str] = []
    sockets: list[WebSocketRoute] = []

    def cut_after_the_move(socket: WebSocketRoute) -> None:
        """The first connection breaks as soon as a move has left."""
        sockets.append(socket)
        is_first = len(sockets) == 1
        service = socket.connect_to_server()

        def out(text: str | bytes) -> None:
            service.send(text)
            sent.append(str(text))
            if is_first and moves():
                socket.close(code=1011)

        def back(text: str | bytes) -> None:
            if not (is_first and moves()):
                heard.append(str(text))
                socket.send(text)

        socket.on_message(out)
        service.on_message(back)

    def moves() -> list[str]:
        return [message["id"] for message in map(json.loads, sent) if message["type"] == "move"]

    window.page.route_web_socket(re.compile("/socket"), cut_after_the_move)
    started("terra", [window], ["random", "random"])
    play(window, random.Random(8), until=lambda: bool(moves()))
    window.wait_until(lambda: len(moves()) >= 2)
    expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-open"))
    answer_somehow(window, random.Random(8))
    wait_until_each_counts_once(window, sent, heard)
    assert moves()[0] == moves()[1]
    assert len(set(moves())) == len(moves()) - 1
    assert len(sockets) == 2
