#!/usr/bin/env python3
"""Makes the pictures of the web app: `.venv/bin/python -m docs.pictures.make_web [NAME ...]`.

A service of its own serves the app as it is built, and games of fixed seeds stand at telling moments, so the pictures
change only when the app's looks do. They need Chromium.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launched
from tests.server.running import served

from .moments import COLOURS, Cast, Json, Played

HERE = Path(__file__).parent
LAPTOP, PHONE = (1440, 900), (390, 844)
SETTLED_MS = 900
SAME_EVERYWHERE = ("--force-color-profile=srgb", "--font-render-hinting=none")

NAMES = ("Lena", "Aiko", "Mateo", "Juno", "Otto")
BRINK = Cast("terra", "picture 101", NAMES, ("tips", "tips", "greedy", "tips", "greedy"), humans=(0, 1, 2))
SAVED = Cast("terra", "picture 3", NAMES, ("tips", "tips", "greedy", "tips", "greedy"), humans=(0, 1, 2))
GROWN = Cast("terra-futura", "picture 4", NAMES[:4], ("planner", "greedy"), humans=(0, 1, 2))
SPOKEN = {"n": 1, "seat": 2, "name": "Mateo", "text": "Nothing red here, I swear. Who can go high?"}


def is_brink(view: Json) -> bool:
    """A crisis of which the world would be lost, in the last moments of its being impending."""
    crisis = view["impending"] and view["impending"]["crisis"]
    return bool(
        crisis
        and view["question"]
        and len(view["question"]["answers"]) >= 3
        and view["danger"]["regions"][crisis[2:]][0] == 2
        and view["danger"]["total"][0] >= 5
    )


def is_exchange(view: Json) -> bool:
    """A payment with pollution, late in the game."""
    question, territory = view["question"], view["territories"][0]
    return bool(question and question["kind"] == "pay" and len(territory["cards"]) >= 8)


@dataclass(frozen=True)
class Picture:
    name: str
    path: str
    size: tuple[int, int] = LAPTOP
    theme: str = "light"
    cast: Cast | None = None
    at: Callable[[Json], bool] | None = None
    """Which moment of the game; none: its end."""
    prepare: Callable[[Page, str], None] | None = None
    """What is there before the page is."""
    does: Callable[[Page], None] | None = None
    """What is clicked before the picture is taken."""
    scale: float = 1


def choose_a_card(page: Page) -> None:
    page.locator(".hand button.can").last.click()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()


def ask(page: Page, base: str, path: str, body: Json, key: str = "") -> Json:
    """Ask the service as this page's device, or with a key as somebody else."""
    headers = {"authorization": f"Bearer {key}"} if key else {"origin": base}
    answered = page.request.post(f"{base}/api{path}", data=body, headers=headers)
    if not answered.ok:
        raise SystemExit(f"{path}: {answered.text()}")
    return dict(answered.json())


def open_table(page: Page, base: str, game: str, title: str, seats: int, names: tuple[str, ...]) -> str:
    """A table with its first friends; the first of them is this device, which also hosts it. Its path."""
    made = ask(page, base, "/tables", {"game": game, "seats": seats, "title": title, "public": True})
    path = f"/tables/{made['table']['id']}"
    for seat, name in enumerate(names):
        key = made["keys"]["join"] if seat else ""
        ask(page, base, f"{path}/join", {"name": name, "colour": COLOURS[seat], "seat": seat}, key)
    return path


def with_tables(page: Page, base: str) -> None:
    """Tables to come back to."""
    path = open_table(page, base, "terra", "Kitchen table", 4, NAMES[:2])
    for seat, bot in ((2, "tips"), (3, "greedy")):
        ask(page, base, f"{path}/bots", {"seat": seat, "bot": bot})
    ask(page, base, f"{path}/start", {})
    open_table(page, base, "terra-futura", "After school", 3, NAMES[:2])


def in_lobby(page: Page, base: str) -> None:
    path = open_table(page, base, "terra", "Kitchen table", 5, NAMES[:3])
    ask(page, base, f"{path}/bots", {"seat": 3, "bot": "tips"})
    keys = json.dumps({"host": "", "join": "j_an-invitation-that-opens-nothing", "watch": ""})
    page.add_init_script(f"localStorage.setItem('terrae.keys.{path.rpartition('/')[2]}', '{keys}')")
    page.goto(base + path.replace("tables", "table"))


PICTURES = (
    Picture("home", "/", prepare=with_tables),
    Picture("home-phone", "/", PHONE, scale=2),
    Picture("lobby", "", prepare=in_lobby),
    Picture("terra", "/table/moment", cast=BRINK, at=is_brink, does=choose_a_card, scale=1.5),
    Picture("terra-dark", "/table/moment", theme="dark", cast=BRINK, at=is_brink, does=choose_a_card),
    Picture("terra-phone", "/table/moment", PHONE, cast=BRINK, at=is_brink, does=choose_a_card, scale=2),
    Picture("terra-lost", "/table/moment", cast=BRINK),
    Picture("terra-count", "/table/moment", cast=SAVED),
    Picture("terra-futura", "/table/moment", cast=GROWN, at=is_exchange, scale=1.5),
    Picture("terra-futura-dark", "/table/moment", theme="dark", cast=GROWN, at=is_exchange),
    Picture("terra-futura-phone", "/table/moment", PHONE, cast=GROWN, at=is_exchange, scale=2),
    Picture("terra-futura-count", "/table/moment", cast=GROWN),
    Picture("replay", "/replay/moment", cast=GROWN, at=is_exchange),
    Picture("lesson", "/learn/terra", does=begin),
)


def take(browser: Browser, base: str, games: dict[Cast, Played], picture: Picture) -> bytes:
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=picture.scale,
        color_scheme="dark" if picture.theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
        bypass_csp=True,
    )
    page = context.new_page()
    path = picture.path
    if picture.cast is not None:
        played = games.setdefault(picture.cast, Played(base, picture.cast))
        at = played.last if picture.at is None else played.find(picture.at)
        played.show_in(page, at, chat=[] if picture.at is None else [{**SPOKEN, "at": "2026-11-15T20:00:00Z"}])
        path += f"?eyes=0&at={at}" if path.startswith("/replay") else ""
    if picture.prepare is not None:
        picture.prepare(page, base)
    if path:
        page.goto(base + path)
    page.wait_for_load_state("networkidle")
    if picture.does is not None:
        picture.does(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED_MS)
    shot = page.screenshot()
    context.close()
    return shot


def main(names: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "pictures.db") as base,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright, SAME_EVERYWHERE)
        games: dict[Cast, Played] = {}
        for picture in PICTURES:
            if names and picture.name not in names:
                continue
            file = HERE / f"web-{picture.name}.webp"
            Image.open(io.BytesIO(take(browser, base, games, picture))).save(file, quality=82, method=6)
            print(f"{file.name}: {file.stat().st_size // 1024} KB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
