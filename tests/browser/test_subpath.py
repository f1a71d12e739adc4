"""The web app under a path of another site: the same files, and nothing that leads outside."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.server.running import Process

from .conftest import SECRET, OpenWindow
from .playing import play
from .test_invite import CLIPBOARD, copied, make, reach, sit_down

PATH = "/terrae"
# What the manifest says of the app when it is installed: its first page, what belongs to it, and its icon.
INSTALLED = """async () => {
  const { href } = document.querySelector('link[rel=manifest]')
  const { start_url, scope, icons } = await (await fetch(href)).json()
  return [start_url, scope, icons[0].src].map((to) => new URL(to, href).pathname)
}"""


@pytest.fixture
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("below") / "tables.db", secret=SECRET, path=PATH) as running:
        yield running


def test_a_game_is_begun_played_and_loaded_again_under_a_path(below: Process, open_window: OpenWindow) -> None:
    window = open_window(base=below.base, permissions=CLIPBOARD)
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    window.page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    window.play_now("terra")
    window.wait_until_asked()
    before = window.moves()
    play(window, random.Random(6), until=lambda: window.moves() > before)
    assert window.page.url == f"{below.base}/table/{window.table}"
    window.page.reload()
    window.wait_until_asked()

    window.go("/learn/terra/atlas")
    window.page.locator(".cards a").first.click()
    expect(window.page).to_have_url(re.compile(rf"{PATH}/learn/terra/atlas/\w+"))
    window.page.locator("a.brand").click()
    expect(window.page).to_have_url(f"{below.base}/")

    # The table is on the list of this device, and an invitation leads back under the path.
    window.page.route("**/api/addresses", lambda route: route.fulfill(json=reach(below.base)))
    make(window, "terra-futura", 2, "web-invite")
    expect(window.page.get_by_role("img", name=window.say("web-lobby-qr"))).to_be_visible()
    friend = open_window(base=below.base)
    friend.go(copied(window, "web-lobby-copy", "join"))
    sit_down(friend, "Ben")

    (cookie,) = [one for one in window.context.cookies() if one.get("name") == "terrae_device"]
    assert cookie.get("path") == PATH
    assert [path for path in asked if not path.startswith(f"{PATH}/")] == []
    assert any(path.endswith("/socket") for path in asked)
    assert window.page.evaluate(INSTALLED) == [f"{PATH}/", f"{PATH}/", f"{PATH}/icon.svg"]
