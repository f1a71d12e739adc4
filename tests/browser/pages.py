"""Every page of the app, each with something on it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .looks import DRAWN
from .tables import ask, play_on, start_open, started, take_seat
from .windows import Window

ROUTES = Path(__file__).parents[2] / "web" / "src" / "routes" / "index.ts"
PLAIN: dict[str, str] = {
    path.strip("/").replace("/", "-") or "home": path
    for path in re.findall(r"^  route\(\s*'(/[^':]*)'", ROUTES.read_text("utf-8"), re.MULTILINE)
}
"""The paths of all pages that take no parameter, by name."""
PAGES = [
    *PLAIN, "lobby", "curtain", "terra", "terra-futura", "terra-lost", "terra-won", "terra-futura-end",
    "replay-terra", "replay-terra-futura", "lesson-terra", "lesson-terra-futura", "rules-terra", "rules-terra-futura",
    "atlas-terra", "atlas-terra-futura", "atlas-card-terra", "atlas-card-terra-futura", "why-terra", "why-terra-futura",
    "guide", "nowhere",
]  # fmt: skip
# What is there when all of a page is, where that is more than its main part.
WHOLE = {
    "lobby": ".lobby .options",
    "curtain": ".curtain",
    "terra": "main.terra.asked",
    "terra-futura": "main.ftable :is(.tray:not(.quiet), .dock .do)",
    "terra-lost": "main.lost",
    "terra-won": "main.won",
    "terra-futura-end": "main.fend",
    "replay-terra": ".replay main.terra",
    "replay-terra-futura": ".replay main.ftable",
    "lesson-terra": ".lesson main.terra",
    "lesson-terra-futura": ".lesson main.ftable",
    "guide": ".sheet h1",
    "nowhere": "main.nowhere a.sun",
}
MIDDLE = 30
"""A number of moves after which a game is in full swing."""


class Pages:
    """The pages of one device: where each is, and tables in every state, made when they are first asked for."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.paths = {
            **PLAIN,
            "lesson-terra": "/learn/terra",
            "lesson-terra-futura": "/learn/terra-futura",
            "rules-terra": "/learn/terra/rules",
            "rules-terra-futura": "/learn/terra-futura/rules",
            "atlas-terra": "/learn/terra/atlas",
            "atlas-terra-futura": "/learn/terra-futura/atlas",
            "atlas-card-terra": "/learn/terra/atlas/G-OC",
            "atlas-card-terra-futura": "/learn/terra-futura/atlas/greenhouse",
            "why-terra": "/learn/terra/why",
            "why-terra-futura": "/learn/terra-futura/why",
            "guide": "/class/guide/two-rounds",
            "nowhere": "/no/such/page",
        }

    def path(self, page: str) -> str:
        if page not in self.paths:
            self.paths[page] = self._made(page)
        return self.paths[page]

    def show(self, window: Window, page: str) -> None:
        """Go there with a window of the same device, and wait until all is drawn."""
        path = self.path(page)
        window.context.add_cookies([{**cookie} for cookie in self.window.context.cookies()])  # type: ignore[typeddict-item]
        window.go(path)
        expect(window.page.locator(WHOLE.get(page, "main:not([aria-busy])"))).to_be_visible()
        window.page.wait_for_load_state("networkidle")
        window.page.evaluate(DRAWN)

    def _made(self, page: str) -> str:
        if page == "lobby":
            made = ask(self.window, "/tables", {"game": "terra", "seats": 4, "title": "Friday"})
            return f"/table/{made['table']['id']}"
        if page == "curtain":
            started("terra-futura", [self.window, self.window], [])
            return f"/table/{self.window.table}"
        if page in ("terra", "terra-futura"):
            key = started(page, [self.window], ["random", "random", "random"])[0]
            play_on(self.window.base, self.window.table, key, MIDDLE)
            return f"/table/{self.window.table}"
        if page == "terra-lost":
            return f"/table/{self._finished('terra', 'random', 'loss')}"
        if page == "terra-won":
            return f"/table/{self._finished('terra', 'tips', 'success')}"
        if page == "terra-futura-end":
            return f"/table/{self._finished('terra-futura', 'random', 'success')}"
        ends = {"replay-terra": "terra-lost", "replay-terra-futura": "terra-futura-end"}
        return self.path(ends[page]).replace("/table/", "/replay/") + "?eyes=1&at=25"

    def _finished(self, game: str, bot: str, outcome: str) -> str:
        """A table at which bots have played, with this outcome: the first of some that are the same at every run."""
        for chance in range(20):
            created = ask(self.window, "/tables", {"game": game, "seats": 4})
            table: str = created["table"]["id"]
            key = take_seat(self.window, table, 0, bytes([chance]))
            for seat in range(1, 4):
                ask(self.window, f"/tables/{table}/bots", {"seat": seat, "bot": bot})
            start_open(self.window.base, table, created["keys"]["host"], key, bytes([chance]))
            ask(self.window, f"/tables/{table}/replace", {"seat": 0, "bot": bot})
            self._wait_until_over(table)
            if ask(self.window, f"/tables/{table}/record")["result"]["outcome"] == outcome:
                return table
        raise AssertionError(f"twenty games of {game} without {outcome}")

    def _wait_until_over(self, table: str) -> None:
        self.window.wait_until(lambda: ask(self.window, f"/tables/{table}")["status"] == "over")
