"""What a table service serves, read and replayed without a connection: the same service worker as a site's."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenWindow
from .tables import started
from .test_shuffle import LOADING_MS, let_bots_play

# What a page of the service does when somebody has stayed on it for a minute.
KEEP = """() => navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  .then(() => navigator.serviceWorker.ready).then(() => true)"""


def test_what_a_service_serves_can_be_read_without_a_connection(open_window: OpenWindow) -> None:
    window = open_window()
    started("terra", [window, window, window], [])
    window.button("web-curtain-here").click()
    let_bots_play(window, [window])
    table = window.table
    assert window.page.evaluate(KEEP)
    # What was looked at is kept: a replay, the list of one's games, and the engine by replaying a file.
    window.page.reload()
    window.go(f"/replay/{table}")
    expect(window.page.get_by_role("slider").first).to_be_visible()
    window.go("/replay")
    expect(window.page.locator(".panel li a").first).to_be_visible()
    sample = window.page.get_by_role("button", name=window.say("web-replay-sample", game=window.say("terra-name")))
    # The service does not answer any more: the engine is asked, and so it is loaded.
    window.page.route("**/api/replay?*", lambda route: route.abort())
    sample.click()
    expect(window.page.get_by_role("slider").first).to_be_visible(timeout=LOADING_MS)
    window.context.set_offline(True)
    window.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket", "Failed to load resource"]
    for path in ("/learn", "/learn/terra/rules", "/learn/terra/atlas", "/about"):
        window.go(path)
        expect(window.page.get_by_role("heading", level=1).first).to_be_visible()
    window.go(f"/replay/{table}")
    expect(window.page.get_by_role("slider").first).to_be_visible()
    window.go("/replay")
    expect(window.page.locator(".panel li a").first).to_be_visible()
    sample.click()
    expect(window.page.get_by_role("slider").first).to_be_visible(timeout=LOADING_MS)
