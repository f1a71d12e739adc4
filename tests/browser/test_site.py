"""The games without a service: a folder on a plain web server, under a path of it, and without a connection."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from terrae.site.folder import build

from .conftest import OpenWindow
from .playing import END, play
from .sites import ELSEWHERE, IS_KEPT, LISTEN, PATH, acknowledged, kept, served, shown
from .windows import Window

KILLS = [pytest.param(3, id="few"), pytest.param(50, id="many", marks=pytest.mark.full)]


def opened(open_window: OpenWindow, site: str) -> Window:
    """A window that remembers what the worker tells it."""
    window = open_window(base=site)
    window.context.add_init_script(LISTEN)
    return window


def decide(window: Window, chance: random.Random) -> None:
    """Give one answer, and wait until it is kept."""
    before = acknowledged(window.page)
    play(window, chance, until=lambda: acknowledged(window.page) > before)


def test_after_the_first_visit_a_game_is_played_without_a_connection(open_window: OpenWindow, site: str) -> None:
    window = opened(open_window, site)
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    window.go()
    expect(window.page.get_by_text(window.say("web-site-kept"))).to_be_visible()
    assert window.page.evaluate(IS_KEPT)
    assert all(address.startswith(site) for address in asked if not address.startswith(("data:", "blob:")))
    window.context.set_offline(True)
    window.play_now("terra")
    chance = random.Random(1)
    for _ in range(3):
        decide(window, chance)
    number = shown(window.page)
    window.page.reload()
    window.wait_until(lambda: shown(window.page) >= number)
    decide(window, chance)
    # Any page opens, and what only a service can do is not there.
    window.go("/?/learn/terra/rules")
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.go("/")
    expect(window.page.get_by_text(window.say("web-site-needs"))).to_be_visible()
    expect(window.link("web-site-connect")).to_have_attribute("href", ELSEWHERE)
    expect(window.button("web-invite")).to_have_count(0)
    # A path that no file has leads to the one page that there is.
    window.go("/learn")
    expect(window.page).to_have_url(re.compile(r"/\?/learn$"))


@pytest.mark.full
@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_a_whole_game_is_played_to_its_end_and_replayed(open_window: OpenWindow, site: str, game: str) -> None:
    window = opened(open_window, site)
    window.play_now(game)
    play(window, random.Random(2))
    expect(window.page.locator(END)).to_be_visible()
    window.go(f"/?/replay/{window.table}")
    expect(window.page.get_by_role("slider").first).to_be_visible()


@pytest.mark.parametrize("times", KILLS)
def test_nothing_answered_is_lost_when_the_tab_is_killed(open_window: OpenWindow, site: str, times: int) -> None:
    window = opened(open_window, site)
    window.play_now("terra-futura")
    chance = random.Random(3)
    table = window.table
    for _ in range(times):
        decide(window, chance)
        told = max(acknowledged(window.page), shown(window.page))
        window.page.close(run_before_unload=False)
        window.page = new_page(window)
        window.go(f"/?/table/{table}")
        window.wait_until(lambda: shown(window.page) > 0)
        assert len(kept(window.page, table)["log"]) >= told
        assert shown(window.page) >= told


def new_page(window: Window) -> Page:
    page = window.context.new_page()
    page.on("pageerror", lambda error: window.complaints.append(f"error: {error}"))
    return page


def test_two_tabs_of_one_table_do_not_write_over_each_other(open_window: OpenWindow, site: str) -> None:
    window = opened(open_window, site)
    window.play_now("terra-futura")
    table, first = window.table, window.page
    second = new_page(window)
    second.goto(first.url)
    chance = random.Random(4)
    for page in (first, second, first):
        window.page = page
        window.wait_until(lambda page=page: shown(page) == len(kept(page, table)["log"]))  # type: ignore[misc]
        decide(window, chance)
    seats = [entry["seat"] for entry in kept(first, table)["log"]]
    window.wait_until(lambda: shown(second) >= len(seats))
    assert acknowledged(first) <= len(seats)
    assert acknowledged(second) <= len(seats)


# Stands before the worker's own script: from a word of the test on, storage takes nothing more.
NO_ROOM = """
const put = IDBObjectStore.prototype.put
let isFull = false
new BroadcastChannel('room').onmessage = ({ data }) => (isFull = data === 'full')
IDBObjectStore.prototype.put = function (...given) {
  if (isFull) throw new DOMException('full', 'QuotaExceededError')
  return put.apply(this, given)
}
"""
TELL_ROOM = "(said) => new BroadcastChannel('room').postMessage(said)"


@pytest.mark.attack("Fills the storage of the browser, so that an answer which was acknowledged is lost.")
def test_without_room_it_is_said_and_nothing_is_lost(open_window: OpenWindow, site: str) -> None:
    window = opened(open_window, site)
    window.page.route(
        re.compile(r"engine\.worker-.*\.js"),
        lambda route: route.fulfill(content_type="text/javascript", body=NO_ROOM + route.fetch().text()),
    )
    window.play_now("terra-futura")
    chance = random.Random(5)
    decide(window, chance)
    window.forgiven.append("error: full")
    window.page.evaluate(TELL_ROOM, "full")
    full = window.page.get_by_text(window.say("web-site-full"))
    play(window, chance, until=lambda: full.count() > 0)
    log = len(kept(window.page, window.table)["log"])
    assert acknowledged(window.page) <= log
    assert shown(window.page) <= log
    window.page.evaluate(TELL_ROOM, "room")
    decide(window, chance)


def test_a_new_version_waits_while_a_game_is_on_and_comes_when_it_is_wanted(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    build(tmp_path / PATH, ELSEWHERE)
    with served(tmp_path) as address:
        window = opened(open_window, f"{address}/{PATH}")
        window.go()
        expect(window.page.get_by_text(window.say("web-site-kept"))).to_be_visible()
        window.play_now("terra")
        chance = random.Random(1)
        decide(window, chance)
        window.page.evaluate("() => void (window.stays = true)")
        build(tmp_path / PATH, "https://other.example.org")
        window.page.evaluate("() => navigator.serviceWorker.ready.then((found) => found.update())")
        # In a game nothing is forced: it goes on, and the menu says what waits.
        window.page.locator(".tool.menu").click()
        expect(window.page.get_by_text(window.say("web-site-waits"))).to_be_visible()
        window.page.keyboard.press("Escape")
        decide(window, chance)
        assert window.page.evaluate("() => window.stays")
        number = shown(window.page)
        window.page.reload()  # still the version in which the game began
        window.wait_until(lambda: shown(window.page) >= number)
        decide(window, chance)
        window.go()
        expect(window.page.get_by_text(window.say("web-site-new"))).to_be_visible()
        expect(window.link("web-site-connect")).to_have_attribute("href", ELSEWHERE)
        window.button("web-site-change").click()
        expect(window.link("web-site-connect")).to_have_attribute("href", "https://other.example.org")


def test_opened_as_a_file_it_says_what_to_do(open_window: OpenWindow, root: Path) -> None:
    window = open_window(base=f"file://{root / PATH}")
    window.forgiven += ["file:", "CORS", "ERR_FAILED"]
    window.go("/index.html")
    expect(window.page.get_by_text("python3 -m http.server")).to_be_visible()


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("x", "utf-8")
    with pytest.raises(Exception, match="holds something else"):
        build(tmp_path)
    assert (tmp_path / "mine.txt").exists()
    shutil.rmtree(tmp_path)
