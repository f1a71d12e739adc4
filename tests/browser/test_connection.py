"""Reloads, lost connections and a service that is killed, in the middle of a decision."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.running import Process

from .conftest import OpenWindow
from .playing import play
from .tables import ask, started
from .windows import Window

GAMES = ["terra", "terra-futura"]
TROUBLE = "ERR_CONNECTION_REFUSED|WebSocket"


def wait_until_asked(window: Window) -> None:
    expect(window.page).to_have_title(re.compile("^●"), timeout=60_000)


def own_moves(window: Window) -> int:
    """How often seat 0 has decided, as the service's log has it."""
    steps = ask(window, f"/tables/{window.table}/replay?eyes=0")["steps"]
    return sum(told["seat"] == 0 for told in steps)


def moves_sent(window: Window) -> set[str]:
    """The ids of all decisions that left this window."""
    return {message["id"] for message in map(json.loads, window.sent) if message["type"] == "move"}


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def answer_somehow(window: Window, chance: random.Random) -> None:
    """Click on until something was decided."""
    before = own_moves(window)
    play(window, chance, until=lambda: own_moves(window) > before)


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_finds_the_same_decision(window: Window, game: str) -> None:
    started(game, [window], ["random", "random"])
    wait_until_asked(window)
    before = window.page.locator(".acts, .tray").inner_text()
    hand = window.page.locator(".hand, .secret").first.inner_text()
    window.page.reload()
    wait_until_asked(window)
    assert window.page.locator(".acts, .tray").inner_text() == before
    assert window.page.locator(".hand, .secret").first.inner_text() == hand
    answer_somehow(window, random.Random(6))


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_service_is_waited_for_and_a_decision_made_meanwhile_counts_once(
    open_window: OpenWindow, tmp_path: Path, game: str
) -> None:
    service = Process(tmp_path / "tables.db")
    service.start()
    try:
        window = open_window(base=service.base)
        window.forgiven.append(TROUBLE)
        started(game, [window], ["random", "random"])
        wait_until_asked(window)
        expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-open"))
        before = own_moves(window)
        service.kill()
        expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-lost"))
        window.page.locator(".acts .two .line, .acts .wide, .shelf .deck:enabled").first.click()
        service.start()
        expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-open"), timeout=30_000)
        wait_until(lambda: own_moves(window) > before)
        window.page.wait_for_timeout(300)
        assert own_moves(window) == before + len(moves_sent(window))
        answer_somehow(window, random.Random(7))
    finally:
        service.kill()


def test_a_move_whose_acknowledgement_was_lost_is_sent_again_and_counts_once(window: Window) -> None:
    started("terra", [window], ["random", "random"])
    wait_until_asked(window)
    sent: list[str] = []
    sockets: list[WebSocketRoute] = []

    def cut_after_the_move(socket: WebSocketRoute) -> None:
        """The first connection breaks as soon as a move has left."""
        sockets.append(socket)
        is_first = len(sockets) == 1
        service = socket.connect_to_server()

        def out(text: str | bytes) -> None:
            message = json.loads(text)
            service.send(text)
            if message["type"] == "move":
                sent.append(message["id"])
                if is_first:
                    socket.close(code=1011)

        socket.on_message(out)
        service.on_message(lambda text: None if sent and is_first else socket.send(text))

    window.page.route_web_socket(re.compile("/socket"), cut_after_the_move)
    window.page.reload()
    wait_until_asked(window)
    before = own_moves(window)
    play(window, random.Random(8), until=lambda: bool(sent))
    window.page.wait_for_timeout(100)
    expect(window.page.locator(".bar .live")).to_have_text(window.say("web-connection-open"))
    wait_until(lambda: len(sent) == 2)
    window.page.wait_for_timeout(300)
    assert len(sockets) == 2
    assert len(set(sent)) == 1
    assert own_moves(window) == before + 1
