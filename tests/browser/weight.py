"""What opening a page costs: bytes and questions over the wire, and when it is there."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

# When the wanted part is on the screen and the page answers again.
WATCH_READY = """(selector) => new Promise((done) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    : requestAnimationFrame(look);
  look();
})"""
HOME = "main h1"
"""What is there when the first page says something."""
READY = {"terra": "main.terra .hand button", "terra-futura": "main.ftable .terr .plot"}
"""What is there when the table can be played: one's hand, one's territory."""


@dataclass
class Weight:
    """One visit; `bytes` with the heads of all answers, but not what the WebSocket said."""

    bytes: float
    requests: int
    paint_ms: float
    ready_ms: float


def weigh(page: Page, address: str, ready: str) -> Weight:
    """Open a page of which the browser keeps no file."""
    counting = page.context.new_cdp_session(page)
    counting.send("Network.enable")
    sizes: list[float] = []
    counting.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(address, wait_until="commit")
    ready_ms = page.evaluate(WATCH_READY, ready)
    page.wait_for_load_state("networkidle")
    paint_ms = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    return Weight(sum(sizes), len(sizes), paint_ms, ready_ms)
