"""Several people at one device: a curtain between them, and nobody's secrets in the document behind it."""

import random
import re

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .playing import step
from .tables import started
from .windows import Window

SECRETS = ".hand, .secret, .sc1, [data-place^='hand:'], [data-place='taken']"
# Whatever of one's own ever comes into the document before anybody has said that they are here.
WATCH = f"""
  window.early = 0
  new MutationObserver(() => {{
    if (!window.isHere && document.querySelector("{SECRETS}")) window.early += 1
  }}).observe(document, {{ childList: true, subtree: true }})
"""


def hand_on_screen(window: Window) -> str:
    return window.page.locator(".hand, .secret").first.inner_html()


@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_a_curtain_hides_what_is_secret_until_the_next_player_is_here(open_window: OpenWindow, game: str) -> None:
    window = open_window()
    window.context.add_init_script(WATCH)
    started(game, [window, window, window], [])
    chance = random.Random(5)
    curtain = window.page.locator("main.curtain")
    came: list[str] = []
    while len(set(came)) < 3:
        expect(curtain).to_be_visible()
        assert window.page.locator(SECRETS).count() == 0
        title = curtain.get_by_role("heading").inner_text()
        came.append(next(name for name in ("Player A", "Player B", "Player C") if name in title))
        assert window.page.evaluate("window.early") == 0
        window.button("web-curtain-here").click()
        window.page.evaluate("window.isHere = true")
        expect(window.page.locator(".hand, .secret").first).to_be_visible()
        while not curtain.is_visible():
            step(window, chance)
        window.page.evaluate("[window.isHere, window.early] = [false, 0]")


def test_a_reload_puts_the_curtain_back_also_while_a_bot_decides(open_window: OpenWindow) -> None:
    window = open_window()
    window.context.add_init_script(WATCH)
    started("terra", [window, window], ["random"])
    window.button("web-curtain-here").click()
    expect(window.page.locator(".hand")).to_be_visible()
    # The bot thinks for ever: nothing but the first look at the table ever comes.
    silent = r'"actor": ?\d'
    window.page.route_web_socket(
        re.compile("/socket"),
        lambda socket: socket.connect_to_server().on_message(
            lambda text: socket.send(re.sub(silent, '"actor":2', str(text))) if '"welcome"' in str(text) else None
        ),
    )
    window.page.reload()
    expect(window.page.locator("main.curtain")).to_be_visible()
    assert window.page.evaluate("window.early") == 0
