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


def called(window: Window) -> str:
    """Whom the curtain waits for, if there is one."""
    title: str = window.page.evaluate("() => document.querySelector('.curtain h2')?.textContent ?? ''")
    return next((name for name in ("Player A", "Player B", "Player C") if name in title), "")


@pytest.mark.attack("Looks at the shared screen before their turn.")
@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_a_curtain_hides_what_is_secret_until_the_next_player_is_here(open_window: OpenWindow, game: str) -> None:
    window = open_window()
    window.context.add_init_script(WATCH)
    started(game, [window, window, window], [])
    chance = random.Random(5)
    curtain = window.page.locator(".curtain")
    hand = window.page.locator(".hand, .secret")
    came: list[str] = []
    while len(set(came)) < 3:
        expect(curtain).to_be_visible()
        assert window.page.locator(SECRETS).count() == 0
        # What everybody may see is there.
        expect(window.page.locator("main:is(.terra, .ftable)")).to_be_visible()
        came.append(called(window))
        assert window.page.evaluate("window.early") == 0
        window.button("web-curtain-here").click()
        window.page.evaluate("window.isHere = true")
        # Who has nothing to decide is gone again as soon as they have come.
        window.wait_until(lambda: hand.is_visible() or called(window) not in ("", came[-1]))
        while not curtain.is_visible():
            step(window, chance)
        window.page.evaluate("[window.isHere, window.early] = [false, 0]")


@pytest.mark.attack("Reloads the page to get past the curtain of a shared screen.")
def test_a_reload_puts_the_curtain_back_also_while_a_bot_decides(open_window: OpenWindow) -> None:
    window = open_window()
    window.context.add_init_script(WATCH)
    started("terra", [window, window], ["random"], start=0)
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
    expect(window.page.locator(".curtain")).to_be_visible()
    assert window.page.evaluate("window.early") == 0
